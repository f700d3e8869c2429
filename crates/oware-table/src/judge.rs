//! Judges a command against the table as it stands. Nothing here changes a table.

use oware_rules::{End, EndReason, House, Refusal, Side};

use crate::offer::Answer;
use crate::{
    Command, Event, Holding, Opponent, Outcome, Phase, Refused, Rematch, SeatKeyHash, Table,
    TableId,
};

/// How often one side may ask for another game: whoever leaves takes the wish back and may return,
/// but a log does not grow without end.
const MOST_REMATCH_OFFERS: u8 = 5;

pub(crate) type Judgement = Result<Outcome, Refused>;

impl Table {
    /// What a command by the holder of `key` leads to. The table is unchanged until the events are
    /// stored and [`apply`](Self::apply) takes them in.
    ///
    /// # Errors
    ///
    /// [`Refused`] says why the command changes nothing.
    pub fn handle(&self, key: &SeatKeyHash, command: Command) -> Judgement {
        match command {
            Command::TakeSeat => self.take_seat(key),
            Command::Move { ply, house } => self.play(self.player(key)?, ply, house),
            Command::OfferEnd { ply } => self.offer_end(self.player(key)?, ply),
            Command::AcceptEnd { ply } => self.accept_end(self.player(key)?, ply),
            Command::DeclineEnd { ply } => self.decline_end(self.player(key)?, ply),
            Command::WithdrawEnd { ply } => self.withdraw_end(self.player(key)?, ply),
            Command::Resign { ply } => self.resign(self.player(key)?, ply),
            Command::OfferRematch { table } => self.offer_rematch(self.player(key)?, table),
            Command::AcceptRematch { table } => self.accept_rematch(self.player(key)?, table),
            Command::WithdrawRematch => self.withdraw_rematch(self.player(key)?),
        }
    }

    fn take_seat(&self, key: &SeatKeyHash) -> Judgement {
        match (self.holding(key), self.free_seat()) {
            (Some(_), _) => Ok(Outcome::Already),
            (None, Some(side)) => events([Event::SeatTaken { side, key: *key }]),
            (None, None) => Err(Refused::SeatTaken),
        }
    }

    /// The seats of a key, once both are taken.
    fn player(&self, key: &SeatKeyHash) -> Result<Holding, Refused> {
        let holding = self.holding(key).ok_or(Refused::WrongSeat)?;
        if self.phase() == Phase::Waiting { Err(Refused::NotStarted) } else { Ok(holding) }
    }

    pub(crate) fn play(&self, holding: Holding, ply: usize, house: House) -> Judgement {
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
        let by = self.acting(holding);
        let own = self.offers.of(by);
        if self.is_at(ply) && matches!(own, Some(Answer::Awaited | Answer::Accepted)) {
            return Ok(Outcome::Already);
        }
        self.check_open(ply)?;
        match own {
            // The computer has answered the offer together with taking it.
            Some(Answer::Declined) if self.computer().is_some() => return Ok(Outcome::Already),
            Some(Answer::Declined) => return Err(Refused::OfferDeclined),
            Some(Answer::Withdrawn) => return Err(Refused::OfferWithdrawn),
            Some(Answer::Awaited | Answer::Accepted) | None => {}
        }
        if self.offer().is_some() {
            return Err(Refused::OfferStands);
        }
        let offered = Event::EndOffered { by };
        match (holding, self.settings().opponent) {
            (Holding::Both, _) => self.agreed_at_once(by),
            (Holding::One(_), Opponent::Computer(_)) if self.computer_agrees() => {
                self.agreed_at_once(by)
            }
            (Holding::One(_), Opponent::Computer(_)) => {
                events([offered, Event::EndDeclined { by: by.other() }])
            }
            (Holding::One(_), _) => events([offered]),
        }
    }

    /// An offer with its answer.
    fn agreed_at_once(&self, by: Side) -> Judgement {
        let accepted = Event::EndAccepted { by: by.other() };
        events([Event::EndOffered { by }, accepted, self.agreed_end()?])
    }

    fn accept_end(&self, holding: Holding, ply: Option<usize>) -> Judgement {
        let by = self.acting(holding);
        if self.has_answered(by, Answer::Accepted, ply) {
            return Ok(Outcome::Already);
        }
        self.check_offered(by.other(), ply)?;
        events([Event::EndAccepted { by }, self.agreed_end()?])
    }

    fn decline_end(&self, holding: Holding, ply: Option<usize>) -> Judgement {
        let by = self.acting(holding);
        if self.has_answered(by, Answer::Declined, ply) {
            return Ok(Outcome::Already);
        }
        self.check_offered(by.other(), ply)?;
        events([Event::EndDeclined { by }])
    }

    fn has_answered(&self, by: Side, answer: Answer, ply: Option<usize>) -> bool {
        self.is_at(ply) && self.offers.of(by.other()) == Some(answer)
    }

    fn check_offered(&self, by: Side, ply: Option<usize>) -> Result<(), Refused> {
        self.check_open(ply)?;
        if self.offer() == Some(by) { Ok(()) } else { Err(Refused::NoOffer) }
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
        let by = self.acting(holding);
        let resigned =
            |end: &End| end.reason == EndReason::Resignation && end.winner == Some(by.other());
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
            (Rematch::None, Holding::One(_)) if self.settings().opponent.computer().is_some() => {
                events([Event::RematchCreated { table }])
            }
            (Rematch::None, Holding::One(by)) if self.rematch_offers(by) < MOST_REMATCH_OFFERS => {
                events([Event::RematchOffered { by }])
            }
            (Rematch::None, Holding::One(_)) => Err(Refused::RematchWithdrawn),
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

    fn acting(&self, holding: Holding) -> Side {
        holding.acts_for(self.game.position().side())
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
