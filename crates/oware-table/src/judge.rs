//! Judges a command against the table as it stands. Nothing here changes a table.

use oware_rules::{EndReason, House, Refusal};

use crate::offer::{Answer, Offer};
use crate::{
    Command, Event, Holding, Outcome, Phase, Refused, Rematch, SeatKeyHash, Table, TableId,
};

type Judgement = Result<Outcome, Refused>;

impl Table {
    /// What a command by the holder of `key` leads to. The table is unchanged until the events are
    /// stored and [`apply`](Self::apply) takes them in.
    ///
    /// # Errors
    ///
    /// [`Refused`] says why the command changes nothing.
    pub fn handle(&self, key: &SeatKeyHash, command: Command) -> Judgement {
        let holding = self.holding(key);
        if command == Command::TakeSeat {
            return self.take_seat(key, holding);
        }
        let holding = holding.ok_or(Refused::WrongSeat)?;
        if self.phase() == Phase::Waiting {
            return Err(Refused::NotStarted);
        }
        match command {
            Command::TakeSeat => Ok(Outcome::Already),
            Command::Move { ply, house } => self.play(holding, ply, house),
            Command::OfferEnd { ply } => self.offer_end(holding, ply),
            Command::AcceptEnd { ply } => self.answer_end(holding, ply, Answer::Accepted),
            Command::DeclineEnd { ply } => self.answer_end(holding, ply, Answer::Declined),
            Command::WithdrawEnd { ply } => self.withdraw_end(holding, ply),
            Command::Resign { ply } => self.resign(holding, ply),
            Command::OfferRematch { table } => self.offer_rematch(holding, table),
            Command::AcceptRematch { table } => self.accept_rematch(holding, table),
            Command::WithdrawRematch => self.withdraw_rematch(holding),
        }
    }

    fn take_seat(&self, key: &SeatKeyHash, holding: Option<Holding>) -> Judgement {
        match (holding, self.free_seat()) {
            (Some(_), _) => Ok(Outcome::Already),
            (None, Some(side)) => events([Event::SeatTaken { side, key: *key }]),
            (None, None) => Err(Refused::SeatTaken),
        }
    }

    fn play(&self, holding: Holding, ply: usize, house: House) -> Judgement {
        let played = self.game.moves().get(ply);
        if played == Some(&house) && holding.holds(house.owner()) {
            return Ok(Outcome::Already);
        }
        self.check_open(Some(ply))?;
        let to_move = self.game.position().side();
        if !holding.holds(to_move) {
            return Err(Refused::NotYourTurn { to_move });
        }
        let step = self.game.try_move(house).map_err(|refusal| self.illegal(refusal))?;
        let moved = Event::Moved { ply, house };
        match step.end {
            None => events([moved]),
            Some(end) => events([moved, Event::Ended(end)]),
        }
    }

    fn illegal(&self, refusal: Refusal) -> Refused {
        Refused::IllegalMove { refusal, legal: self.legal() }
    }

    fn offer_end(&self, holding: Holding, ply: Option<usize>) -> Judgement {
        let by = holding.acts_for(self.game.position().side());
        let own = self.offer.filter(|offer| offer.by == by).map(|offer| offer.answer);
        if self.is_at(ply) && matches!(own, Some(Answer::Awaited | Answer::Accepted)) {
            return Ok(Outcome::Already);
        }
        self.check_open(ply)?;
        if own == Some(Answer::Declined) {
            return Err(Refused::OfferDeclined);
        }
        if self.offer().is_some() {
            return Err(Refused::OfferStands);
        }
        let offered = Event::EndOffered { by };
        match holding {
            Holding::One(_) => events([offered]),
            Holding::Both => {
                events([offered, Event::EndAccepted { by: by.other() }, self.agreed_end()?])
            }
        }
    }

    fn answer_end(&self, holding: Holding, ply: Option<usize>, answer: Answer) -> Judgement {
        let by = holding.acts_for(self.game.position().side());
        if self.is_at(ply) && self.offer == Some(Offer { by: by.other(), answer }) {
            return Ok(Outcome::Already);
        }
        self.check_open(ply)?;
        if self.offer() != Some(by.other()) {
            return Err(Refused::NoOffer);
        }
        match answer {
            Answer::Accepted => events([Event::EndAccepted { by }, self.agreed_end()?]),
            Answer::Declined | Answer::Awaited => events([Event::EndDeclined { by }]),
        }
    }

    fn agreed_end(&self) -> Result<Event, Refused> {
        self.game.clone().agree().map(Event::Ended).map_err(|_| Refused::GameOver)
    }

    fn withdraw_end(&self, holding: Holding, ply: Option<usize>) -> Judgement {
        self.check_open(ply)?;
        match self.offer() {
            Some(by) if holding.holds(by) => events([Event::EndWithdrawn { by }]),
            _ => Ok(Outcome::Already),
        }
    }

    fn resign(&self, holding: Holding, ply: Option<usize>) -> Judgement {
        let by = holding.acts_for(self.game.position().side());
        let resigned = |end: &oware_rules::End| {
            end.reason == EndReason::Resignation && end.winner == Some(by.other())
        };
        if self.end().is_some_and(resigned) {
            return Ok(Outcome::Already);
        }
        self.check_open(ply)?;
        let end = self.game.clone().resign(by).map_err(|_| Refused::GameOver)?;
        events([Event::Resigned { by }, Event::Ended(end)])
    }

    fn offer_rematch(&self, holding: Holding, table: TableId) -> Judgement {
        self.check_over()?;
        match (self.rematch(), holding) {
            (Rematch::Created(_), _) => Ok(Outcome::Already),
            (Rematch::Offered(by), _) if holding.holds(by) => Ok(Outcome::Already),
            (Rematch::Offered(_), _) | (Rematch::None, Holding::Both) => {
                events([Event::RematchCreated { table }])
            }
            (Rematch::None, Holding::One(by)) => events([Event::RematchOffered { by }]),
        }
    }

    fn accept_rematch(&self, holding: Holding, table: TableId) -> Judgement {
        self.check_over()?;
        match self.rematch() {
            Rematch::Created(_) => Ok(Outcome::Already),
            Rematch::Offered(by) if !holding.holds(by) => events([Event::RematchCreated { table }]),
            Rematch::Offered(_) | Rematch::None => Err(Refused::NoOffer),
        }
    }

    fn withdraw_rematch(&self, holding: Holding) -> Judgement {
        self.check_over()?;
        match self.rematch() {
            Rematch::Offered(by) if holding.holds(by) => events([Event::RematchWithdrawn { by }]),
            Rematch::Created(_) => Err(Refused::NoOffer),
            Rematch::Offered(_) | Rematch::None => Ok(Outcome::Already),
        }
    }

    /// Whether the sender saw the table as it is.
    fn is_at(&self, ply: Option<usize>) -> bool {
        ply.is_none_or(|ply| ply == self.game.ply())
    }

    /// The game must be on, and the sender must have seen its last move.
    fn check_open(&self, seen: Option<usize>) -> Result<(), Refused> {
        let ply = self.game.ply();
        match seen {
            _ if self.phase() == Phase::Ended => Err(Refused::GameOver),
            Some(seen) if seen < ply => Err(Refused::Stale { ply }),
            Some(seen) if seen > ply => Err(Refused::Ahead { ply }),
            _ => Ok(()),
        }
    }

    fn check_over(&self) -> Result<(), Refused> {
        if self.phase() == Phase::Ended { Ok(()) } else { Err(Refused::NotOver) }
    }
}

fn events<const N: usize>(events: [Event; N]) -> Judgement {
    Ok(Outcome::Events(events.into()))
}
