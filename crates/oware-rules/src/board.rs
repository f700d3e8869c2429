//! The seeds in the twelve houses.

use core::fmt;

use crate::{House, Side, lanes};

/// The most seeds a board holds: twelve houses of four.
pub const MAX_SEEDS: u8 = 48;

/// Twelve houses with seeds in them, at most [`MAX_SEEDS`] in all.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct Board {
    /// A row a side, a byte a house, lane 0 at the owner's left.
    rows: [u64; 2],
}

impl Board {
    /// A board from its houses, A–F then a–f. `None` if they hold more than [`MAX_SEEDS`] in all.
    #[must_use]
    pub fn from_array(houses: [u8; 12]) -> Option<Board> {
        let total: u32 = houses.iter().map(|&n| u32::from(n)).sum();
        if total > u32::from(MAX_SEEDS) {
            return None;
        }
        let mut rows = [0u64; 2];
        for (house, n) in House::ALL.into_iter().zip(houses) {
            rows[house.owner().index()] |= u64::from(n) << (8 * house.place());
        }
        Some(Board { rows })
    }

    /// A board from its two rows of lanes (see [`crate::lanes`]), South's first.
    #[inline]
    pub(crate) const fn from_rows(rows: [u64; 2]) -> Board {
        Board { rows }
    }

    /// The board with `seeds` (at most 4) in every house.
    #[must_use]
    pub const fn filled(seeds: u8) -> Board {
        let row = 0x0000_0101_0101_0101 * (seeds & 7) as u64;
        Board { rows: [row, row] }
    }

    /// The houses, A–F then a–f.
    #[must_use]
    pub fn to_array(self) -> [u8; 12] {
        House::ALL.map(|house| self.seeds(house))
    }

    /// Seeds in a house.
    #[must_use]
    #[inline]
    pub const fn seeds(self, house: House) -> u8 {
        lanes::seeds(self.rows[house.owner().index()], house.place())
    }

    /// Seeds in a side's row.
    #[must_use]
    #[inline]
    pub const fn row(self, side: Side) -> u8 {
        lanes::total(self.rows[side.index()])
    }

    /// The lanes of a side's row, a byte a house (see [`crate::lanes`]).
    #[must_use]
    #[inline]
    pub const fn row_lanes(self, side: Side) -> u64 {
        self.rows[side.index()]
    }

    /// Seeds in all houses.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.row(Side::South) + self.row(Side::North)
    }
}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.to_array())
    }
}
