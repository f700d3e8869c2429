//! Games written down: a line of JSON that `oware judge` reads, or Oware Game Notation for Aualé.

use std::fmt::Write as _;

use oware_rules::{EndReason, House, Position, Score, Side};
use serde::{Deserialize, Serialize};

use super::game::{Ending, Played};
use crate::given::Given;

/// A game as a line of JSON: rules, start (where it is not the opening) and moves as `oware judge`
/// reads them, and how it came about.
#[derive(Serialize)]
struct Record<'a> {
    /// Which of the match, from 1.
    game: usize,
    rules: &'a Given,
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<[u8; 12]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stores: Option<[u8; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    side: Option<Side>,
    moves: String,
    /// Plies of the opening.
    opening: usize,
    south: &'a str,
    north: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<Ended>,
    #[serde(skip_serializing_if = "Option::is_none")]
    forfeit: Option<Forfeit>,
    winner: &'static str,
    /// For each move after the opening what the engine expected, in hundredths of a seed.
    scores: Vec<Option<i64>>,
    depths: Vec<Option<u64>>,
    milliseconds: Vec<u64>,
}

#[derive(Serialize)]
struct Ended {
    reason: EndReason,
    stores: [Score; 2],
}

/// A game lost by a fault, as it stands in a record.
#[derive(Deserialize, Serialize)]
pub(super) struct Forfeit {
    pub loser: Side,
    pub why: String,
}

/// The line, without its line feed. `names` are South's and North's; the first game is `round` 0.
///
/// # Errors
/// Never in practice: nothing in it can't be JSON.
pub fn json(
    rules: &Given,
    names: [&str; 2],
    round: usize,
    played: &Played,
) -> serde_json::Result<String> {
    let start = played.game.start();
    let odd = *start != Position::start(rules);
    let (end, forfeit) = match &played.ending {
        Ending::Over(end) => (Some(Ended { reason: end.reason, stores: end.scores }), None),
        Ending::Forfeit { loser, why } => {
            (None, Some(Forfeit { loser: *loser, why: why.to_string() }))
        }
    };
    let choices = &played.choices;
    serde_json::to_string(&Record {
        game: round + 1,
        rules,
        board: odd.then(|| start.board().to_array()),
        stores: odd.then(|| start.stores()),
        side: odd.then(|| start.side()),
        moves: played.game.moves().iter().map(|house| house.letter()).collect(),
        opening: played.opening,
        south: names[0],
        north: names[1],
        end,
        forfeit,
        winner: played.winner().map_or("draw", Side::name),
        scores: choices.iter().map(|choice| choice.score).collect(),
        depths: choices.iter().map(|choice| choice.depth).collect(),
        milliseconds: choices.iter().map(|choice| choice.took.as_millis() as u64).collect(),
    })
}

/// The widest line of moves.
const WIDTH: usize = 79;

/// The game in Oware Game Notation, with a blank line after it.
pub fn ogn(rules: &Given, names: [&str; 2], round: usize, played: &Played) -> String {
    let result = match played.winner() {
        Some(Side::South) => "1-0",
        Some(Side::North) => "0-1",
        None => "1/2-1/2",
    };
    let mut text = String::new();
    let mut tag = |name: &str, value: &str| {
        let value = value.replace('\\', "\\\\").replace('"', "\\\"");
        // Writing to a string does not fail.
        let _ = writeln!(text, "[{name} \"{value}\"]");
    };
    tag("Variant", &rules.to_string());
    tag("Event", "oware match");
    tag("Site", "?");
    tag("Date", "?");
    tag("Round", &(round + 1).to_string());
    tag("South", names[0]);
    tag("North", names[1]);
    tag("Result", result);
    if *played.game.start() != Position::start(rules) {
        tag("FEN", &played.game.start().to_string());
    }
    let mut line = String::new();
    for token in tokens(played).into_iter().chain([result.to_owned()]) {
        if !line.is_empty() && line.len() + 1 + token.len() > WIDTH {
            text.push('\n');
            text.push_str(&line);
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(&token);
    }
    text.push('\n');
    text.push_str(&line);
    text.push_str("\n\n");
    text
}

/// Move numbers and moves, with what they captured.
fn tokens(played: &Played) -> Vec<String> {
    let Ok(mut game) = oware_rules::Game::from_position(*played.game.rules(), *played.game.start())
    else {
        return Vec::new(); // can't be: the game began there
    };
    let mut tokens = Vec::new();
    for (ply, &house) in played.game.moves().iter().enumerate() {
        if ply % 2 == 0 {
            tokens.push(format!("{}.", ply / 2 + 1));
        }
        tokens.push(match captured(&mut game, house) {
            0 => house.to_string(),
            seeds => format!("{house}+{seeds}"),
        });
    }
    tokens
}

fn captured(game: &mut oware_rules::Game, house: House) -> u8 {
    game.play(house).map_or(0, |step| step.captured)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use oware_rules::{Game, parse_moves};

    use super::super::game::Fault;
    use super::super::player::Choice;
    use super::*;

    fn played(rules: &Given, start: &str, moves: &str) -> Played {
        let start = Position::parse(start, rules).expect("a position");
        let mut game = Game::from_position(rules.rules, start).expect("a game");
        let moves = parse_moves(moves).expect("moves");
        for &house in &moves {
            game.play(house).expect("legal");
        }
        let ending = match game.end() {
            Some(end) => Ending::Over(*end),
            None => Ending::Forfeit { loser: Side::South, why: Fault::NoMove },
        };
        let choice = Choice {
            took: Duration::from_millis(12),
            depth: Some(5),
            score: Some(-30),
            ..Choice::default()
        };
        Played {
            game,
            opening: 1,
            ending,
            choices: vec![choice; moves.len() - 1],
            overruns: [(0, Duration::ZERO); 2],
        }
    }

    #[test]
    fn games_are_written_as_judge_reads_them() {
        let rules = Given::from_argument("wari").expect("rules");
        let opening = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        let line = json(&rules, ["a", "b"], 6, &played(&rules, opening, "FfE")).expect("JSON");
        assert_eq!(
            line,
            "{\"game\":7,\"rules\":\"wari\",\"moves\":\"FfE\",\"opening\":1,\"south\":\"a\",\"north\":\"b\",\
             \"forfeit\":{\"loser\":\"south\",\"why\":\"says that the game is over, and it is \
             not\"},\"winner\":\"north\",\"scores\":[-30,-30],\"depths\":[5,5],\
             \"milliseconds\":[12,12]}"
        );
        let late = "0-0-0-0-0-1-0-0-0-0-0-1-22-24-S";
        let line = json(&rules, ["a", "b"], 0, &played(&rules, late, "Ff")).expect("JSON");
        assert!(line.contains("\"board\":[0,0,0,0,0,1,0,0,0,0,0,1],\"stores\":[22,24]"), "{line}");
    }

    #[test]
    fn notation_is_aualés() {
        let rules = Given::from_argument("abapa").expect("rules");
        let late = "0-0-0-0-0-1-1-1-0-0-0-1-22-22-S";
        let text = ogn(&rules, ["a \"b\"", "c"], 4, &played(&rules, late, "Ff"));
        assert!(text.starts_with("[Variant \"abapa\"]\n[Event \"oware match\"]\n"), "{text}");
        assert!(text.contains("[Round \"5\"]\n[South \"a \\\"b\\\"\"]\n[North \"c\"]\n"), "{text}");
        assert!(text.contains(&format!("[FEN \"{late}\"]\n\n1. F+2 f")), "{text}");
        assert!(text.lines().all(|line| line.len() <= WIDTH) && text.ends_with("\n\n"));
    }
}
