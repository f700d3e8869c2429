//! A position as the search sees it: from the mover, without sides.

use oware_rules::lanes::{self, Effect};
use oware_rules::{Leftover, Position, Repetition, Spec};

/// Rows, seeds on the board, and how far the mover's store is ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    /// The mover's row.
    pub own: u64,
    /// The other row.
    pub opp: u64,
    /// The mover's store less the other's.
    pub diff: i32,
    /// Seeds on the board.
    pub seeds: i32,
}

/// What follows a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// The other player moves.
    Pass,
    /// The mover moves again.
    Again,
    /// The game is over by more than half of the seeds; they may lie on.
    Majority,
    /// The game is over, every seed is shared out.
    Over,
}

/// The state after a move, seen from who moves then; where the game is over, as after
/// [`Next::Pass`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    pub state: State,
    pub next: Next,
}

impl State {
    pub fn of(position: &Position) -> State {
        let (board, side) = (position.board(), position.side());
        let stores = position.stores().map(i32::from);
        State {
            own: board.row_lanes(side),
            opp: board.row_lanes(side.other()),
            diff: stores[side.index()] - stores[1 - side.index()],
            seeds: i32::from(board.total()),
        }
    }

    /// Plays a legal move.
    #[inline(always)]
    pub fn play(&self, place: usize, spec: Spec) -> Child {
        let made = lanes::make(self.own, self.opp, place, spec);
        let captured = i32::from(made.captured);
        let (diff, seeds) = (self.diff + captured, self.seeds - captured);
        // Half of all seeds and one in the store: more ahead than seeds lie on the board.
        if spec.majority && captured != 0 && diff > seeds && made.effect == Effect::Pass {
            let state = State { own: made.opp, opp: made.own, diff: -diff, seeds };
            return Child { state, next: Next::Majority };
        }
        match made.effect {
            Effect::Pass => Child {
                state: State { own: made.opp, opp: made.own, diff: -diff, seeds },
                next: Next::Pass,
            },
            Effect::Again if spec.majority && diff > seeds => Child {
                state: State { own: made.opp, opp: made.own, diff: -diff, seeds },
                next: Next::Majority,
            },
            Effect::Again => {
                Child { state: State { own: made.own, opp: 0, diff, seeds }, next: Next::Again }
            }
            Effect::SlamEnd { own, opp } => {
                let diff = diff + i32::from(own) - i32::from(opp);
                Child { state: State { own: 0, opp: 0, diff: -diff, seeds: 0 }, next: Next::Over }
            }
        }
    }

    /// The final difference for a mover who has no legal move (rule 5).
    #[inline(always)]
    pub fn stuck(&self, spec: Spec) -> i32 {
        match spec.leftover {
            Leftover::Uncounted => self.diff,
            Leftover::OwnRow | Leftover::Split => self.diff + self.rows(),
        }
    }

    /// The final difference if the game ends here because it goes round in a circle. Where nothing
    /// ends endless play, what lies on the board goes to nobody.
    #[inline(always)]
    pub fn repeated(&self, spec: Spec) -> i32 {
        if cycles_are_even(spec) { self.diff } else { self.diff + self.rows() }
    }

    /// Seeds in the own row less those in the other's.
    #[inline(always)]
    fn rows(&self) -> i32 {
        i32::from(lanes::total(self.own)) - i32::from(lanes::total(self.opp))
    }

    /// A number for the transposition table.
    #[inline(always)]
    pub fn hash(&self) -> u64 {
        let own = self.own | (self.diff as u64) << 48;
        let mixed = own.wrapping_mul(0x9E37_79B9_7F4A_7C15)
            ^ self.opp.wrapping_mul(0xC2B2_AE3D_27D4_EB4F).rotate_left(29);
        let mixed = (mixed ^ mixed >> 32).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        mixed ^ mixed >> 32
    }
}

/// Whether endless play leaves the difference as it is: then the tables' score is exact.
#[inline(always)]
pub(crate) const fn cycles_are_even(spec: Spec) -> bool {
    !matches!(spec.leftover, Leftover::OwnRow) || matches!(spec.repetition, Repetition::Never)
}
