//! What workers in a browser do, without asking a server: one solves all positions of a few seeds
//! under any rules and says what each is worth, another plays as the computer.
//!
//! A thin skin over `oware-solver`, `oware-endgame` and `oware-engine`. It is a module of its own, so
//! that a page which needs neither does not load it. The page is not known here, and no rule is
//! decided.

mod clock;
mod parcel;
mod player;
mod told;

use oware_endgame::{EndgameError, Kind, TableFile, TableId, Tables};
use oware_rules::{Position, Rules};
use wasm_bindgen::prelude::*;

/// The most seeds: more would take minutes and hundreds of megabytes.
const MOST_SEEDS: u8 = 14;

/// The tables of one choice of rules.
#[wasm_bindgen]
pub struct Oracle {
    rules: Rules,
    seeds: u8,
    score: Tables<Vec<u8>>,
    bounds: Tables<Vec<u8>>,
}

#[wasm_bindgen]
impl Oracle {
    /// Solves all positions of up to so many seeds under these rules, named as in
    /// `wari grand_slam=no_capture`.
    ///
    /// # Errors
    /// There are no such rules, or these are too many seeds.
    #[wasm_bindgen(constructor)]
    pub fn new(rules: &str, seeds: u8) -> Result<Oracle, String> {
        let rules = Rules::from_words(rules).map_err(|error| error.to_string())?;
        if seeds > MOST_SEEDS {
            return Err(format!("tables of {seeds} seeds are too large to be made here"));
        }
        let make = |kind| tables(rules, kind, seeds).map_err(|error| error.to_string());
        Ok(Oracle { rules, seeds, score: make(Kind::Score)?, bounds: make(Kind::Bounds)? })
    }

    /// Positions of up to so many seeds are known.
    pub fn seeds(&self) -> u8 {
        self.seeds
    }

    /// What a position is worth, as JSON of the same form that a server gives at
    /// `/api/v1/endgame`, without the rules.
    ///
    /// # Errors
    /// The text is no position under these rules, or has too many seeds on the board.
    pub fn probe(&mut self, position: &str) -> Result<String, String> {
        let position = Position::parse(position, self.rules).map_err(|error| error.to_string())?;
        let (board, side) = (position.board(), position.side());
        let (own, opp) = (board.row_lanes(side), board.row_lanes(side.other()));
        let score = self.score.probe(own, opp).map_err(|error| error.to_string())?;
        let bounds = self.bounds.probe(own, opp).map_err(|error| error.to_string())?;
        Ok(told::told(self.rules, &position, &score, &bounds))
    }
}

fn tables(rules: Rules, kind: Kind, seeds: u8) -> Result<Tables<Vec<u8>>, EndgameError> {
    let rules = rules.spec.into();
    let mut tables = Tables::new(rules, kind);
    for (seeds, file) in (1..).zip(oware_solver::solve_in_memory(rules, kind, seeds)?) {
        tables.insert(TableFile::open(file, TableId { rules, kind, seeds })?)?;
    }
    Ok(tables)
}

#[cfg(test)]
mod tests {
    use super::Oracle;

    #[test]
    fn positions_and_what_is_none() {
        let mut oracle = Oracle::new("wari", 3).expect("tables");
        assert_eq!(oracle.seeds(), 3);
        let told = oracle.probe("0-1-0-0-0-0-1-0-0-0-0-0-23-23-S");
        assert_eq!(
            told.as_deref(),
            Ok(concat!(
                r#"{"position":"0-1-0-0-0-0-1-0-0-0-0-0-23-23-S","seeds":2,"kind":"score","#,
                r#""value":-2,"moves":{"B":-2},"bounds":[-2,-2],"moves_bounds":{"B":[-2,-2]},"#,
                r#""exact":true,"repetition_may_change":false,"over":false}"#
            ))
        );
        let told = oracle.probe("1-0-0-0-0-0-1-0-0-0-0-0-23-23-N").expect("an answer");
        assert!(told.contains(r#""bounds":[-2,2]"#) && told.contains(r#""a":["#), "{told}");
        assert!(told.contains(r#""repetition_may_change":true"#), "{told}");
        let mut awari = Oracle::new("wari leftover=split", 2).expect("tables");
        let told = awari.probe("1-0-0-0-0-0-1-0-0-0-0-0-23-23-N").expect("an answer");
        assert!(told.contains(r#""repetition_may_change":false"#), "{told}");

        assert!(oracle.probe("nothing").is_err());
        assert!(oracle.probe("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S").is_err());
        assert!(Oracle::new("chess", 3).is_err());
        assert!(Oracle::new("wari", 48).is_err());
    }
}
