//! A line to be judged: rules, a position, moves.

use std::fmt;

use oware_rules::{House, Position, Side, parse_moves};
use serde::Deserialize;
use serde::de::{Deserializer, SeqAccess, Visitor};
use serde_json::value::RawValue;

use super::fault::Fault;
use crate::given::Given;

/// What a line asks.
pub struct Case {
    pub given: Given,
    pub start: Position,
    pub moves: Vec<House>,
}

/// The fields as they stand; each is read apart, so that a fault can name it.
#[derive(Deserialize)]
struct Fields<'a> {
    #[serde(borrow)]
    rules: Option<&'a RawValue>,
    #[serde(borrow)]
    board: Option<&'a RawValue>,
    #[serde(borrow)]
    stores: Option<&'a RawValue>,
    #[serde(borrow)]
    side: Option<&'a RawValue>,
    #[serde(borrow)]
    moves: Option<&'a RawValue>,
}

impl Case {
    /// Reads a line.
    ///
    /// # Errors
    /// [`Fault`] says what is wrong with it.
    pub fn read(line: &[u8]) -> Result<Case, Fault> {
        let text = std::str::from_utf8(line).map_err(|error| Fault::bad_utf8(&error))?;
        let text = text.trim_ascii();
        if text.is_empty() {
            return Err(Fault::bad_json("the line is blank".to_owned()));
        }
        if !text.starts_with('{') {
            return Err(Fault::bad_json("the line is not a JSON object".to_owned()));
        }
        let fields: Fields<'_> =
            serde_json::from_str(text).map_err(|error| Fault::bad_json(error.to_string()))?;
        let Some(rules) = fields.rules else {
            let missing = "rules are missing: the name of a rule set, or an object";
            return Err(Fault::bad_field("rules", missing.to_owned()));
        };
        let given = Given::from_json(rules.get())?;
        let start = fields.position(&given)?;
        Ok(Case { given, start, moves: fields.moves()? })
    }
}

impl Fields<'_> {
    fn position(&self, given: &Given) -> Result<Position, Fault> {
        let opening = Position::start(given);
        let board = field("board", self.board, "12 whole numbers of seeds, A to F then a to f")?;
        let stores = field("stores", self.stores, "2 whole numbers, South's and North's")?;
        let side = field::<String>("side", self.side, SIDE)?;
        let side = match &side {
            Some(name) => Side::from_name(name).ok_or_else(|| wrong("side", SIDE))?,
            None => opening.side(),
        };
        let board = board.unwrap_or_else(|| opening.board().to_array());
        Ok(Position::new(board, stores.unwrap_or([0, 0]), side, given)?)
    }

    fn moves(&self) -> Result<Vec<House>, Fault> {
        match self.moves.map(RawValue::get) {
            None => Ok(Vec::new()),
            // An answer of this command, whose moves are answers too.
            Some(text) if text.starts_with('{') => Ok(Vec::new()),
            Some(text) if text.starts_with('"') => {
                let joined: String = serde_json::from_str(text).map_err(|_| wrong_moves())?;
                parse_moves(&joined).map_err(Fault::bad_moves)
            }
            Some(text) => {
                let Letters(letters) = serde_json::from_str(text).map_err(|_| wrong_moves())?;
                letters.map_err(|(index, found)| Fault::unknown_house(index, found))
            }
        }
    }
}

const SIDE: &str = "\"south\" or \"north\"";

fn field<'a, T: Deserialize<'a>>(
    name: &'static str,
    raw: Option<&'a RawValue>,
    expected: &str,
) -> Result<Option<T>, Fault> {
    raw.map(|raw| serde_json::from_str(raw.get()).map_err(|_| wrong(name, expected))).transpose()
}

fn wrong(name: &'static str, expected: &str) -> Fault {
    Fault::bad_field(name, format!("{name} must be {expected}"))
}

fn wrong_moves() -> Fault {
    wrong("moves", "an array of house letters, or one string of them")
}

/// An array of strings: the houses, or the first that is none with its index.
struct Letters(Result<Vec<House>, (usize, String)>);

impl<'de> Deserialize<'de> for Letters {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Letters, D::Error> {
        struct Strings;

        impl<'de> Visitor<'de> for Strings {
            type Value = Letters;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an array of strings")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut texts: A) -> Result<Letters, A::Error> {
                let mut houses = Ok(Vec::new());
                while let Some(text) = texts.next_element::<String>()? {
                    let Ok(known) = &mut houses else { continue };
                    match one_house(&text) {
                        Some(house) => known.push(house),
                        None => houses = Err((known.len(), text)),
                    }
                }
                Ok(Letters(houses))
            }
        }

        from.deserialize_seq(Strings)
    }
}

fn one_house(text: &str) -> Option<House> {
    let mut letters = text.chars();
    let house = House::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(house)
}
