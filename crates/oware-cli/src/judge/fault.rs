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
    #[serde(flatten)]
    about: About,
}

/// What a fault is about, for programs.
#[derive(Debug, Serialize)]
#[serde(untagged)]
enum About {
    Line {},
    Field {
        field: &'static str,
    },
    UnknownHouse {
        index: usize,
        #[serde(rename = "move")]
        found: String,
    },
    IllegalMove {
        index: usize,
        #[serde(rename = "move")]
        house: House,
        reason: &'static str,
        #[serde(serialize_with = "as_list")]
        legal: Houses,
    },
}

fn as_list<S: Serializer>(houses: &Houses, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(*houses)
}

impl Fault {
    fn new(code: &'static str, message: String) -> Fault {
        Fault { code, message, line: 0, about: About::Line {} }
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
        Fault { about: About::Field { field }, ..Fault::new("bad_field", message) }
    }

    /// A move that is no house, as it was given.
    pub fn unknown_house(index: usize, found: String) -> Fault {
        let message = format!("move {index} is no house; houses are A to F and a to f");
        Fault {
            about: About::UnknownHouse { index, found },
            ..Fault::new("unknown_house", message)
        }
    }

    pub fn illegal_move(index: usize, house: House, refusal: Refusal, legal: Houses) -> Fault {
        let about = About::IllegalMove { index, house, reason: refusal.code(), legal };
        Fault { about, ..Fault::new("illegal_move", refusal.to_string()) }
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
