//! Where the games of a match begin.

use std::collections::BTreeSet;

use oware_rules::{Game, House, Position, Rules, parse_moves};

use crate::random::Random;

/// A game's first moves, played for both engines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    pub start: Position,
    pub moves: Vec<House>,
}

impl Opening {
    /// The game after these moves.
    ///
    /// # Errors
    /// What is wrong with the position or a move, in words.
    pub fn game(&self, rules: Rules) -> Result<Game, String> {
        let mut game = Game::from_position(rules, self.start).map_err(|error| error.to_string())?;
        for (index, &house) in self.moves.iter().enumerate() {
            game.play(house).map_err(|error| format!("move {}, {house}: {error}", index + 1))?;
        }
        if let Some(end) = game.end() {
            return Err(format!("the game is over ({})", end.reason));
        }
        Ok(game)
    }
}

/// So many random games in a row may be fruitless before positions are taken twice.
const PATIENCE: u32 = 10_000;

/// Random openings of `plies` moves, each position but once as long as there are others: the same
/// for the same rules and seed, and the first of many are those of few.
pub fn random(rules: Rules, plies: usize, seed: u64, count: usize) -> Vec<Opening> {
    let mut random = Random::new(seed);
    let (mut openings, mut seen) = (Vec::new(), BTreeSet::new());
    let mut fruitless = 0;
    while openings.len() < count {
        let mut game = Game::new(rules);
        for _ in 0..plies {
            let legal: Vec<House> = game.legal().collect();
            if legal.is_empty() {
                break;
            }
            // A legal house can be played.
            let _ = game.play(legal[random.below(legal.len() as u64) as usize]);
        }
        let fresh = game.end().is_none() && seen.insert(*game.position());
        if fresh || (fruitless >= PATIENCE && !openings.is_empty()) {
            openings.push(Opening { start: *game.start(), moves: game.moves().to_vec() });
            fruitless = if fresh { 0 } else { fruitless };
        } else {
            fruitless += 1;
            if fruitless > 100 * PATIENCE {
                break; // every game is over by then
            }
        }
    }
    openings
}

/// Reads openings, one a line: moves from the opening of the rules (`FfEa`), a position, or a
/// position and moves. Blank lines and those that begin with `#` are left out.
///
/// # Errors
/// The first line that is none, counted from 1, and why.
pub fn read(text: &str, rules: Rules) -> Result<Vec<Opening>, String> {
    let mut openings = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let opening = read_line(line, rules).and_then(|opening| {
            opening.game(rules)?;
            Ok(opening)
        });
        openings.push(opening.map_err(|error| format!("line {}: {error}", number + 1))?);
    }
    if openings.is_empty() { Err("there is no opening in it".to_owned()) } else { Ok(openings) }
}

fn read_line(line: &str, rules: Rules) -> Result<Opening, String> {
    let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let (start, moves) = if first.contains('-') {
        (Position::parse(first, rules).map_err(|error| error.to_string())?, rest)
    } else {
        (Position::start(rules), line)
    };
    let letters: String = moves.split_whitespace().collect();
    Ok(Opening { start, moves: parse_moves(&letters).map_err(|error| error.to_string())? })
}

#[cfg(test)]
mod tests {
    use oware_rules::Preset;

    use super::*;

    #[test]
    fn random_openings_are_open_distinct_and_the_same_again() {
        for &preset in Preset::ALL {
            let rules = Rules::preset(preset);
            let openings = random(rules, 6, 9, 300);
            assert_eq!(openings, random(rules, 6, 9, 300));
            assert_eq!(openings[..20], random(rules, 6, 9, 20)[..]);
            assert_ne!(openings, random(rules, 6, 10, 300));
            let positions: BTreeSet<Position> = openings
                .iter()
                .map(|opening| *opening.game(rules).expect("an open game").position())
                .collect();
            assert_eq!(positions.len(), 300, "{preset}");
        }
    }

    #[test]
    fn few_positions_are_taken_again() {
        let openings = random(Rules::preset(Preset::Abapa), 1, 1, 20);
        assert_eq!(openings.len(), 20);
        let distinct: BTreeSet<_> = openings.iter().map(|opening| opening.moves.clone()).collect();
        assert_eq!(distinct.len(), 6);
    }

    #[test]
    fn files_are_read() {
        let rules = Rules::preset(Preset::Wari);
        let text = "# comment\n\nFfEa\n F f \n4-4-4-4-4-0-5-5-5-5-4-4-0-0-N\n\
                    4-4-4-4-4-0-5-5-5-5-4-4-0-0-N fE\n";
        let openings = read(text, rules).expect("openings");
        let plies: Vec<usize> = openings.iter().map(|opening| opening.moves.len()).collect();
        assert_eq!(plies, [4, 2, 0, 2]);
        for (text, expected) in [
            ("", "there is no opening"),
            ("F\nFx", "line 2: 'x' at 1 is no house"),
            ("FF", "line 1: move 2, F: "),
            ("4-4-S", "line 1: "),
            ("0-0-0-0-0-0-0-0-0-0-0-0-24-24-S", "line 1: the game is over (no_move)"),
        ] {
            let error = read(text, rules).expect_err(text);
            assert!(error.starts_with(expected), "{text}: {error}");
        }
    }
}
