//! Moves on positions: what is legal, what a move does, when a position is the end.

use crate::lanes::{self, Effect};
use crate::{
    Board, End, EndReason, House, Houses, LeftoverShare, Position, Refusal, RuleSet, Score, Side,
    Spec,
};

/// What a move did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// The house played.
    pub house: House,
    /// The house where the last seed fell.
    pub last: House,
    /// Houses whose seeds were captured.
    pub taken: Houses,
    /// Seeds captured.
    pub captured: u8,
    /// Whether the capture would have taken the opponent's whole row (rule 4), whatever the rule
    /// set then made of it.
    pub slam: bool,
    /// The board when the capture was done, before left-over seeds are shared.
    pub board: Board,
    /// The position after the move; at an end by no move or grand slam the rows are swept.
    pub position: Position,
    /// The end, if the move ended the game (repetition is the game's matter, not the move's).
    pub end: Option<End>,
}

impl Position {
    /// The legal houses. None if the position is an end.
    #[must_use]
    pub fn legal(&self, rules: impl RuleSet) -> Houses {
        let spec = rules.spec();
        if self.majority(spec).is_some() {
            return Houses::NONE;
        }
        let (own, opp) = self.lanes();
        Houses::of(self.side, lanes::legal(own, opp, spec))
    }

    /// The end, if the position is one: more than half captured, or no legal move.
    #[must_use]
    pub fn end(&self, rules: impl RuleSet) -> Option<End> {
        let spec = rules.spec();
        if self.majority(spec).is_some() {
            Some(End::unshared(EndReason::Majority, self.board, self.stores))
        } else if self.legal(spec).is_empty() {
            Some(End::shared(EndReason::NoMove, self.board, self.stores, spec))
        } else {
            None
        }
    }

    /// The side that has captured more than half of all seeds, if that ends the game.
    fn majority(&self, spec: Spec) -> Option<Side> {
        let reached = |side: &Side| self.stores[side.index()] >= spec.majority_seeds();
        if spec.majority { Side::ALL.into_iter().find(reached) } else { None }
    }

    /// Plays a house.
    ///
    /// # Errors
    /// [`Refusal`] says why the move is not legal; the position is unchanged.
    pub fn play(&self, house: House, rules: impl RuleSet) -> Result<Step, Refusal> {
        let spec = rules.spec();
        match self.refusal(house, spec) {
            Some(refusal) => Err(refusal),
            None => Ok(self.play_legal(house, spec)),
        }
    }

    /// Why `house` can't be played, in the order of the rules; `None` if it can.
    fn refusal(&self, house: House, spec: Spec) -> Option<Refusal> {
        let legal = self.legal(spec);
        if legal.contains(house) {
            return None;
        }
        if let Some(end) = self.end(spec) {
            return Some(Refusal::GameOver { reason: end.reason });
        }
        if house.owner() != self.side {
            return Some(Refusal::WrongSide { house, to_move: self.side });
        }
        if self.board.seeds(house) == 0 {
            return Some(Refusal::EmptyHouse { house });
        }
        let (own, opp) = self.lanes();
        let place = 1 << house.place();
        if opp == 0 && lanes::feeding(own) & place == 0 {
            return Some(Refusal::MustFeed { house, legal });
        }
        let full = lanes::full(own, spec.full_house);
        if full != 0 && full & place == 0 {
            return Some(Refusal::FullHouse { house, legal });
        }
        Some(Refusal::GrandSlam { house, legal })
    }

    /// Plays a house known to be legal.
    fn play_legal(&self, house: House, spec: Spec) -> Step {
        let (own, opp) = self.lanes();
        let mover = self.side;
        let count = usize::from(self.board.seeds(house));
        let made = lanes::make(own, opp, house.place(), spec);
        let rows = |own, opp| match mover {
            Side::South => Board::from_rows([own, opp]),
            Side::North => Board::from_rows([opp, own]),
        };
        let by_side = |own, opp| match mover {
            Side::South => [own, opp],
            Side::North => [opp, own],
        };
        let mut stores = self.stores;
        stores[mover.index()] += made.captured;
        let board = rows(made.own, made.opp);
        let side = if made.effect == Effect::Again { mover } else { mover.other() };
        let mut position = Position { board, stores, side };
        let mut step = Step {
            house,
            last: last_house(house, count),
            taken: Houses::of(mover.other(), lanes::non_empty(made.taken & 0x0000_0101_0101_0101)),
            captured: made.captured,
            slam: made.slam,
            board,
            position,
            end: None,
        };
        if let Effect::SlamEnd { own, opp } = made.effect {
            let sown = lanes::sow(self.lanes().0, self.lanes().1, house.place(), spec.capture_run);
            step.board = rows(sown.own, 0);
            let leftover = match (own, opp) {
                (0, 0) => LeftoverShare::Nothing,
                (_, 0) => LeftoverShare::MoverSweeps,
                _ => LeftoverShare::OpponentTakes,
            };
            let shared = by_side(own, opp).map(Score::seeds);
            step.end = Some(End::by_score(EndReason::GrandSlam, stores, leftover, shared));
            position.sweep(by_side(own, opp));
        } else {
            step.end = position.end(spec);
            let swept =
                |end: End| end.reason == EndReason::NoMove && end.leftover == LeftoverShare::OwnRow;
            if step.end.is_some_and(swept) {
                position.sweep(Side::ALL.map(|side| board.row(side)));
            }
        }
        step.position = position;
        step
    }

    /// Empties the rows into the stores, so much to each side.
    fn sweep(&mut self, shares: [u8; 2]) {
        self.board = Board::default();
        for (store, share) in self.stores.iter_mut().zip(shares) {
            *store += share;
        }
    }
}

/// Where the last of `seeds` (1 or more) seeds sown from `house` falls; the origin is skipped on
/// every lap of eleven.
fn last_house(house: House, seeds: usize) -> House {
    House::ALL[(house.index() + 1 + (seeds - 1) % 11) % 12]
}
