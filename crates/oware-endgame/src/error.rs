//! Why a table can't answer: missing, truncated, corrupt, foreign, unreadable. Each is another case.

use core::fmt;

/// Why an endgame table can't be opened or probed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndgameError {
    /// There is no table for so many seeds.
    Missing {
        /// The number of seeds on the board.
        seeds: u8,
    },
    /// The file ends before its contents do.
    Truncated,
    /// The contents are not what was written.
    Corrupt(Corruption),
    /// A sound table, but not the one that was asked for.
    Foreign(Foreign),
    /// Reading failed.
    Unreadable,
}

/// How a file is damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Corruption {
    /// It does not begin as tables do.
    Magic,
    /// The head or the list of blocks does not match its checksum, or makes no sense.
    Head,
    /// A block does not match its checksum, or can't be unpacked.
    Block(u32),
    /// There are bytes after the last block.
    Length,
}

/// In what a table differs from the one asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Foreign {
    /// Written by another version of the format.
    Version(u16),
    /// For other rules.
    Rules,
    /// Of another kind.
    Kind,
    /// For another number of seeds.
    Seeds(u8),
}

impl EndgameError {
    /// A short name that does not change.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            EndgameError::Missing { .. } => "missing",
            EndgameError::Truncated => "truncated",
            EndgameError::Corrupt(_) => "corrupt",
            EndgameError::Foreign(_) => "foreign",
            EndgameError::Unreadable => "unreadable",
        }
    }
}

impl fmt::Display for EndgameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EndgameError::Missing { seeds } => write!(f, "no table for {seeds} seeds"),
            EndgameError::Truncated => f.write_str("the table is truncated"),
            EndgameError::Corrupt(how) => match how {
                Corruption::Magic => f.write_str("not an endgame table"),
                Corruption::Head => f.write_str("the head of the table is damaged"),
                Corruption::Block(block) => write!(f, "block {block} of the table is damaged"),
                Corruption::Length => f.write_str("the table is longer than it says"),
            },
            EndgameError::Foreign(how) => match how {
                Foreign::Version(version) => {
                    write!(f, "the table has format version {version}, which is not read here")
                }
                Foreign::Rules => f.write_str("the table is for other rules"),
                Foreign::Kind => f.write_str("the table is of another kind"),
                Foreign::Seeds(seeds) => write!(f, "the table is for {seeds} seeds"),
            },
            EndgameError::Unreadable => f.write_str("the table can't be read"),
        }
    }
}

impl core::error::Error for EndgameError {}
