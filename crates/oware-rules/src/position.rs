//! A position: houses, stores and side to move, checked to be one that a game can have.

use core::fmt;

use crate::{Board, RuleSet, Side, Spec};

/// Houses, stores and the side to move. The seeds in it are exactly those of the game.
///
/// How often a position has occurred belongs to the [`crate::Game`], not to the position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) stores: [u8; 2],
    pub(crate) side: Side,
}

impl Position {
    /// The opening: every house full, stores empty, the rule set's first player to move.
    #[must_use]
    pub fn start(rules: impl RuleSet) -> Position {
        let spec = rules.spec();
        Position { board: Board::filled(spec.seeds_per_house), stores: [0, 0], side: spec.first }
    }

    /// A position that has been set up: houses A–F then a–f, stores South then North.
    ///
    /// # Errors
    /// [`SetupError::SeedTotal`] if the seeds are not exactly those of the game (48 with four a
    /// house).
    pub fn new(
        houses: [u8; 12],
        stores: [u8; 2],
        side: Side,
        rules: impl RuleSet,
    ) -> Result<Position, SetupError> {
        let found = houses.iter().chain(&stores).map(|&n| u32::from(n)).sum();
        let expected = rules.spec().total_seeds();
        match Board::from_array(houses) {
            Some(board) if found == u32::from(expected) => Ok(Position { board, stores, side }),
            _ => Err(SetupError::SeedTotal { found, expected }),
        }
    }

    /// The houses.
    #[must_use]
    #[inline]
    pub const fn board(&self) -> Board {
        self.board
    }

    /// Captured seeds, South's and North's.
    #[must_use]
    #[inline]
    pub const fn stores(&self) -> [u8; 2] {
        self.stores
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub const fn side(&self) -> Side {
        self.side
    }

    /// The mover's row and the other row as lanes (see [`crate::lanes`]).
    #[inline(always)]
    pub(crate) const fn lanes(&self) -> (u64, u64) {
        (self.board.row_lanes(self.side), self.board.row_lanes(self.side.other()))
    }

    /// The seeds a rule set plays with must be those of this position.
    pub(crate) fn fits(&self, spec: Spec) -> Result<(), SetupError> {
        Position::new(self.board.to_array(), self.stores, self.side, spec).map(|_| ())
    }
}

/// Why a set-up is not a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Houses and stores do not hold the seeds of the game.
    SeedTotal {
        /// Seeds counted.
        found: u32,
        /// Seeds of the game.
        expected: u8,
    },
}

impl SetupError {
    /// A stable code for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            SetupError::SeedTotal { .. } => "seed_total",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::SeedTotal { found, expected } => {
                write!(f, "seed total {found}, must be {expected}")
            }
        }
    }
}

impl core::error::Error for SetupError {}
