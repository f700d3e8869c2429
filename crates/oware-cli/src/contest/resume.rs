//! A match that goes on where it was broken off: games read back from its records.

use std::fs::{File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom};
use std::path::Path;
use std::time::Duration;

use oware_rules::{Game, House, Position, Side, parse_moves};
use serde::Deserialize;
use serde_json::Value;

use super::game::{Ending, Fault, Played};
use super::openings::Opening;
use super::player::Choice;
use super::record::Forfeit;
use super::schedule::{Fixture, Result as Done};
use crate::given::Given;

/// The match that the games must be of.
pub struct Match<'a> {
    pub rules: &'a Given,
    /// The engines' names.
    pub names: &'a [String],
    pub openings: &'a [Opening],
    pub fixtures: &'a [Fixture],
}

/// What counts of a line of the records.
#[derive(Deserialize)]
struct Line {
    game: usize,
    rules: Value,
    board: Option<[u8; 12]>,
    stores: Option<[u8; 2]>,
    side: Option<Side>,
    moves: String,
    south: String,
    north: String,
    forfeit: Option<Forfeit>,
    scores: Vec<Option<i64>>,
    depths: Vec<Option<u64>>,
    milliseconds: Vec<u64>,
}

/// The games that a file of records has, and the file, to be written on after them. A file that is
/// not there has none; a last line that was not finished is taken away.
///
/// # Errors
/// Where the file can't be read or written, or has a game of another match; which line, and why.
pub fn open(path: &Path, of: &Match<'_>) -> io::Result<(Vec<Done>, File)> {
    let fault = |why: String| io::Error::other(format!("{}: {why}", path.display()));
    let options = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
    let mut file = options.map_err(|error| fault(error.to_string()))?;
    let mut text = String::new();
    file.read_to_string(&mut text).map_err(|error| fault(error.to_string()))?;
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut done: Vec<Done> = Vec::new();
    for (number, line) in text[..whole].lines().enumerate() {
        let result = of.read(line).and_then(|result| {
            let again = done.iter().any(|other| other.fixture == result.fixture);
            if again { Err("the game is there twice".to_owned()) } else { Ok(result) }
        });
        done.push(result.map_err(|why| fault(format!("line {}: {why}", number + 1)))?);
    }
    file.set_len(whole as u64)?;
    file.seek(SeekFrom::End(0))?;
    Ok((done, file))
}

impl Match<'_> {
    fn read(&self, line: &str) -> Result<Done, String> {
        let line: Line = serde_json::from_str(line)
            .map_err(|error| format!("not a record of a match with numbered games: {error}"))?;
        let number = line.game.checked_sub(1);
        let fixture = number.and_then(|number| self.fixtures.get(number));
        let fixture = *fixture.ok_or_else(|| format!("this match has no game {}", line.game))?;
        let other = |what: &str| format!("a game of another match: {what}");
        if serde_json::to_value(self.rules).ok() != Some(line.rules) {
            return Err(other("other rules"));
        }
        let names = fixture.seats.map(|seat| self.names[seat].clone());
        if names != [line.south, line.north] {
            return Err(other("other engines"));
        }
        let opening = &self.openings[fixture.opening % self.openings.len()];
        let start = opening.start;
        let odd = start != Position::start(self.rules);
        let given = (line.board, line.stores, line.side);
        let expected = (
            odd.then(|| start.board().to_array()),
            odd.then(|| start.stores()),
            odd.then(|| start.side()),
        );
        let moves = parse_moves(&line.moves).map_err(|error| error.to_string())?;
        if given != expected || !moves.starts_with(&opening.moves) {
            return Err(other("another opening"));
        }
        let mut game = replay(self.rules, start, &moves)?;
        let ending = match line.forfeit {
            Some(Forfeit { loser, why }) => Ending::Forfeit { loser, why: Fault::Recorded(why) },
            None => match game.end() {
                Some(end) => Ending::Over(*end),
                None => Ending::Over(game.agree().map_err(|error| error.to_string())?),
            },
        };
        let found = line.scores.into_iter().zip(line.depths).zip(line.milliseconds);
        let choices = found.map(|((score, depth), milliseconds)| Choice {
            took: Duration::from_millis(milliseconds),
            depth,
            score,
            ..Choice::default()
        });
        let (choices, opening) = (choices.collect(), opening.moves.len());
        let played = Played { game, opening, ending, choices, overruns: Default::default() };
        Ok(Done { fixture, played, names })
    }
}

fn replay(rules: &Given, start: Position, moves: &[House]) -> Result<Game, String> {
    let mut game = Game::from_position(rules.rules, start).map_err(|error| error.to_string())?;
    for (index, &house) in moves.iter().enumerate() {
        game.play(house).map_err(|error| format!("move {}, {house}: {error}", index + 1))?;
    }
    Ok(game)
}
