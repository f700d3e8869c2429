//! What is settled when a table is made.

use oware_rules::{Rules, Side};
use serde::{Deserialize, Serialize};

/// The choices of the person who makes a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// The rule set and what is changed of it.
    pub rules: Rules,
    /// The side that the maker takes. Chance, if asked for, has already decided.
    pub host: Side,
    /// Who plays the other side.
    pub opponent: Opponent,
}

/// Who plays against the maker of a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Opponent {
    /// Whoever takes the free seat, at a screen and with a key of their own.
    Guest,
    /// Somebody at the same screen: the maker's key holds both seats.
    SameScreen,
    /// The computer. No key holds its seat.
    Computer(ComputerLevel),
}

impl Opponent {
    /// How strong the computer is, where it plays.
    #[must_use]
    pub const fn computer(self) -> Option<ComputerLevel> {
        match self {
            Opponent::Computer(level) => Some(level),
            Opponent::Guest | Opponent::SameScreen => None,
        }
    }
}

/// How strong the computer plays: 1, a beginner's first opponent, to 8, as well as it can.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(into = "u8", try_from = "u8")]
pub struct ComputerLevel(u8);

impl ComputerLevel {
    /// The weakest.
    pub const MIN: Self = Self(1);
    /// The strongest.
    pub const MAX: Self = Self(8);

    /// The number, 1 to 8.
    #[must_use]
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl From<ComputerLevel> for u8 {
    fn from(level: ComputerLevel) -> Self {
        level.0
    }
}

impl TryFrom<u8> for ComputerLevel {
    type Error = NotALevel;

    fn try_from(number: u8) -> Result<Self, NotALevel> {
        let level = Self(number);
        if (Self::MIN..=Self::MAX).contains(&level) { Ok(level) } else { Err(NotALevel) }
    }
}

/// The number is no level of the computer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a level of the computer is a number from 1 to 8")]
pub struct NotALevel;
