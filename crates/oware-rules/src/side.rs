//! The two players. Nothing here knows the board.

use core::fmt;

/// A player: South sits at the bottom and owns houses A–F, North at the top and owns a–f.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// Owner of houses A–F.
    South,
    /// Owner of houses a–f.
    North,
}

impl Side {
    /// Both sides, South first.
    pub const ALL: [Side; 2] = [Side::South, Side::North];

    /// The opponent.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::South => Side::North,
            Side::North => Side::South,
        }
    }

    /// 0 for South, 1 for North: the index in every `[_; 2]` of this crate.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `south` or `north`, as written in JSON.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Side::South => "south",
            Side::North => "north",
        }
    }

    /// `S` or `N`, as written in position text.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Side::South => 'S',
            Side::North => 'N',
        }
    }

    /// The side named `south` or `north`; also `S` or `N`.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Side> {
        match name {
            "south" | "S" => Some(Side::South),
            "north" | "N" => Some(Side::North),
            _ => None,
        }
    }
}

impl fmt::Display for Side {
    /// `South` or `North`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::South => "South",
            Side::North => "North",
        })
    }
}
