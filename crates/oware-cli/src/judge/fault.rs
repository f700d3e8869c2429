//! Why a line can't be judged, in the form in which it is answered.

use oware_rules::{House, Houses, ParseError, Refusal, SetupError};
use serde::{Serialize, Serializer};

use crate::given;

/// An error: a stable code, a sentence, and what belongs to the code.
#[derive(Debug, Serialize)]
pub struct Fault {
    code: &'static str,
    message: String,
    line: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    index: Option<usize>,
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    played: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "as_list")]
    legal: Option<Houses>,
}

fn as_list<S: Serializer>(houses: &Option<Houses>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(houses.unwrap_or_default())
}

impl Fault {
    fn new(code: &'static str, message: String) -> Fault {
        Fault {
            code,
            message,
            line: 0,
            field: None,
            index: None,
            played: None,
            reason: None,
            legal: None,
        }
    }

    /// The fault with the number of its line, from 1.
    pub fn at_line(self, line: u64) -> Fault {
        Fault { line, ..self }
    }

    pub fn line_too_long(longest: usize) -> Fault {
        Fault::new("line_too_long", format!("the line is longer than {longest} bytes"))
    }

    pub fn bad_utf8(error: &std::str::Utf8Error) -> Fault {
        Fault::new("bad_utf8", format!("the line is not UTF-8: {error}"))
    }

    pub fn bad_json(message: String) -> Fault {
        Fault::new("bad_json", message)
    }

    pub fn bad_field(field: &'static str, message: String) -> Fault {
        Fault { field: Some(field), ..Fault::new("bad_field", message) }
    }

    /// A move that is no house, as it was given.
    pub fn unknown_house(index: usize, found: String) -> Fault {
        let message = format!("move {index} is no house; houses are A to F and a to f");
        let fault = Fault::new("unknown_house", message);
        Fault { index: Some(index), played: Some(found), ..fault }
    }

    pub fn illegal_move(index: usize, house: House, refusal: Refusal, legal: Houses) -> Fault {
        Fault {
            index: Some(index),
            played: Some(house.to_string()),
            reason: Some(refusal.code()),
            legal: Some(legal),
            ..Fault::new("illegal_move", refusal.to_string())
        }
    }

    /// A string of moves with a character that is no house.
    pub fn bad_moves(error: ParseError) -> Fault {
        match error {
            ParseError::NotAHouse { index, found } => Fault::unknown_house(index, found.into()),
            other => Fault::bad_field("moves", other.to_string()),
        }
    }
}

impl From<given::Fault> for Fault {
    fn from(fault: given::Fault) -> Fault {
        let message = fault.to_string();
        match fault {
            given::Fault::Rules(error) => Fault::new(error.code(), message),
            given::Fault::Shape | given::Fault::NoPreset | given::Fault::Twice(_) => {
                Fault::bad_field("rules", message)
            }
        }
    }
}

impl From<SetupError> for Fault {
    fn from(error: SetupError) -> Fault {
        Fault::new(error.code(), error.to_string())
    }
}
