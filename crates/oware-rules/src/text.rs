//! Position text as Aualé writes it: `4-4-4-4-4-4-4-4-4-4-4-4-0-0-S` — houses A–F, a–f, South's
//! store, North's store, side to move. And move lists: `FfEa`.

use alloc::vec::Vec;
use core::fmt;

use crate::{House, Position, RuleSet, SetupError, Side};

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for n in self.board.to_array().into_iter().chain(self.stores) {
            write!(f, "{n}-")?;
        }
        write!(f, "{}", self.side.letter())
    }
}

impl Position {
    /// Reads position text: exactly what [`Display`](fmt::Display) writes.
    ///
    /// # Errors
    /// [`ParseError`] says which field is wrong, or that the seeds are not those of the game.
    pub fn parse(text: &str, rules: impl RuleSet) -> Result<Position, ParseError> {
        let mut fields = text.split('-');
        let mut numbers = [0u8; 14];
        for (index, number) in numbers.iter_mut().enumerate() {
            let field = fields.next().ok_or(ParseError::FieldCount { found: index })?;
            let plain = field.len() <= 2 && field.bytes().all(|b| b.is_ascii_digit());
            *number = field
                .parse()
                .ok()
                .filter(|_| plain && (field.len() == 1 || !field.starts_with('0')))
                .ok_or(ParseError::NotANumber { field: index + 1 })?;
        }
        let side = match fields.next().ok_or(ParseError::FieldCount { found: 14 })? {
            "S" => Side::South,
            "N" => Side::North,
            _ => return Err(ParseError::NotASide),
        };
        if fields.next().is_some() {
            return Err(ParseError::FieldCount { found: text.split('-').count() });
        }
        let mut houses = [0; 12];
        houses.copy_from_slice(&numbers[..12]);
        Ok(Position::new(houses, [numbers[12], numbers[13]], side, rules)?)
    }
}

/// Reads moves joined without spaces, `FfEa`.
///
/// # Errors
/// [`ParseError::NotAHouse`] names the first character that is no house letter.
pub fn parse_moves(text: &str) -> Result<Vec<House>, ParseError> {
    text.chars()
        .enumerate()
        .map(|(index, found)| {
            House::from_letter(found).ok_or(ParseError::NotAHouse { index, found })
        })
        .collect()
}

/// Why a text is not a position or a move list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParseError {
    /// A position has 15 fields.
    FieldCount {
        /// Fields found.
        found: usize,
    },
    /// A house or store is not a number of one or two digits.
    NotANumber {
        /// Which field, from 1.
        field: usize,
    },
    /// The last field is not S or N.
    NotASide,
    /// A move is not one of A–F, a–f.
    NotAHouse {
        /// Which character, from 0.
        index: usize,
        /// The character.
        found: char,
    },
    /// The fields are well formed, but make no position.
    Setup(SetupError),
}

impl ParseError {
    /// A stable code for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            ParseError::FieldCount { .. }
            | ParseError::NotANumber { .. }
            | ParseError::NotASide => "bad_position",
            ParseError::NotAHouse { .. } => "unknown_house",
            ParseError::Setup(error) => error.code(),
        }
    }
}

impl From<SetupError> for ParseError {
    fn from(error: SetupError) -> ParseError {
        ParseError::Setup(error)
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const FORM: &str = "a position is twelve houses A–F a–f, South's store, North's store and \
                            S or N, joined by hyphens: 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        match self {
            ParseError::FieldCount { found } => write!(f, "{found} fields instead of 15; {FORM}"),
            ParseError::NotANumber { field } => {
                write!(f, "field {field} is not a number of one or two digits; {FORM}")
            }
            ParseError::NotASide => write!(f, "the side to move must be S or N; {FORM}"),
            ParseError::NotAHouse { index, found } => {
                write!(f, "{found:?} at {index} is no house; houses are A to F and a to f")
            }
            ParseError::Setup(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for ParseError {}
