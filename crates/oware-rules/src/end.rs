//! How a game ends: the reason, the final scores, and who got the seeds left on the board.

use core::fmt;

use crate::spec::named;
use crate::{Board, Leftover, Side, Spec};

named! {
    /// Why a game ended.
    EndReason {
        /// A side captured more than half of all seeds.
        Majority = "majority",
        /// The player to move has no legal move.
        NoMove = "no_move",
        /// A grand slam that ends the game by its rule.
        GrandSlam = "grand_slam",
        /// The position occurred as often as the rules allow.
        Repetition = "repetition",
        /// Both players agreed.
        Agreement = "agreement",
        /// A player resigned.
        Resignation = "resignation",
    }
}

named! {
    /// What became of the seeds left on the board.
    LeftoverShare {
        /// There were none.
        Nothing = "nothing",
        /// They stay on the board and are not added (an early win, a resignation).
        OnBoard = "on_board",
        /// Each side took the own row.
        OwnRow = "own_row",
        /// The rule set does not count them.
        Uncounted = "uncounted",
        /// Split evenly.
        Split = "split",
        /// The player of the grand slam took the own row.
        MoverSweeps = "mover_sweeps",
        /// The opponent of the player of the grand slam was awarded them.
        OpponentTakes = "opponent_takes",
    }
}

/// Seeds in halves: an even split of an odd number gives each side a half.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Score(u16);

impl Score {
    /// Whole seeds.
    #[must_use]
    pub const fn seeds(seeds: u8) -> Score {
        Score(2 * seeds as u16)
    }

    /// Half seeds.
    #[must_use]
    pub const fn halves(halves: u16) -> Score {
        Score(halves)
    }

    /// The number of half seeds.
    #[must_use]
    pub const fn to_halves(self) -> u16 {
        self.0
    }
}

impl core::ops::Add for Score {
    type Output = Score;

    fn add(self, other: Score) -> Score {
        Score(self.0 + other.0)
    }
}

impl fmt::Display for Score {
    /// `24` or `24.5`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.0 / 2, if self.0 % 2 == 1 { ".5" } else { "" })
    }
}

impl fmt::Debug for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A finished game's result. `[_; 2]` are South's and North's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct End {
    /// Why.
    pub reason: EndReason,
    /// Final scores, left-over seeds shared.
    pub scores: [Score; 2],
    /// The winner; `None` is a draw.
    pub winner: Option<Side>,
    /// How the seeds left on the board were shared.
    pub leftover: LeftoverShare,
    /// What each side got of them.
    pub shared: [Score; 2],
}

impl End {
    /// The end of a game in which `stores` were captured and each side gets `shared` of the rest.
    pub(crate) fn by_score(
        reason: EndReason,
        stores: [u8; 2],
        leftover: LeftoverShare,
        shared: [Score; 2],
    ) -> End {
        let scores = [0, 1].map(|i| Score::seeds(stores[i]) + shared[i]);
        let winner = match scores[0].cmp(&scores[1]) {
            core::cmp::Ordering::Greater => Some(Side::South),
            core::cmp::Ordering::Less => Some(Side::North),
            core::cmp::Ordering::Equal => None,
        };
        End { reason, scores, winner, leftover, shared }
    }

    /// An end by which the seeds on the board are not shared.
    pub(crate) fn unshared(reason: EndReason, board: Board, stores: [u8; 2]) -> End {
        let leftover =
            if board.total() == 0 { LeftoverShare::Nothing } else { LeftoverShare::OnBoard };
        End::by_score(reason, stores, leftover, [Score::default(); 2])
    }

    /// An end by which the rule set's leftover rule applies (rule 5).
    pub(crate) fn shared(reason: EndReason, board: Board, stores: [u8; 2], spec: Spec) -> End {
        let none = [Score::default(); 2];
        let (leftover, shared) = match spec.leftover {
            _ if board.total() == 0 => (LeftoverShare::Nothing, none),
            Leftover::Uncounted => (LeftoverShare::Uncounted, none),
            Leftover::Split if reason == EndReason::Repetition => {
                (LeftoverShare::Split, [Score::halves(u16::from(board.total())); 2])
            }
            Leftover::OwnRow | Leftover::Split => {
                (LeftoverShare::OwnRow, Side::ALL.map(|side| Score::seeds(board.row(side))))
            }
        };
        End::by_score(reason, stores, leftover, shared)
    }

    /// `south`, `north` or `draw`.
    #[must_use]
    pub const fn winner_name(&self) -> &'static str {
        match self.winner {
            Some(side) => side.name(),
            None => "draw",
        }
    }
}
