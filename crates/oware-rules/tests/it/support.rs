//! Reads the answers in `testdata/`.

use std::path::PathBuf;

use oware_rules::{End, Game, House, Position, Rules, Side, parse_moves};
use serde_json::{Value, json};

/// A file or folder of the project's `testdata/`.
pub fn testdata(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name)
}

/// The lines of a JSON Lines file.
pub fn lines(name: &str) -> Vec<Value> {
    let text = std::fs::read_to_string(testdata(name)).expect(name);
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

/// The position of a vector: `board`, `stores`, `side`.
pub fn position(case: &Value, rules: Rules) -> Position {
    let board = serde_json::from_value(case["board"].clone()).expect("board");
    let stores = serde_json::from_value(case["stores"].clone()).expect("stores");
    let side = Side::from_name(case["side"].as_str().expect("side")).expect("side");
    Position::new(board, stores, side, rules).expect("a position of the game")
}

pub fn rules(case: &Value) -> Rules {
    serde_json::from_value(case["rules"].clone()).expect("rules")
}

/// An end as vectors write it.
pub fn end_json(end: Option<&End>) -> Value {
    end.map_or(
        Value::Null,
        |end| json!({"reason": end.reason, "stores": end.scores, "winner": end.winner_name()}),
    )
}

/// The fields `board`, `stores`, `side`, `end` as vectors write them.
pub fn position_json(position: &Position, end: Option<&End>) -> Value {
    json!({
        "board": position.board().to_array(),
        "stores": position.stores(),
        "side": position.side(),
        "end": end_json(end),
    })
}

pub fn letters(houses: impl IntoIterator<Item = House>) -> Vec<String> {
    houses.into_iter().map(|house| house.to_string()).collect()
}

pub fn house(letter: char) -> House {
    House::from_letter(letter).expect("a house")
}

/// Rules from their JSON form.
pub fn rules_from(json: &str) -> Rules {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{json}: {error}"))
}

/// An end in one line: reason, scores, winner, how the seeds left over were shared and what each
/// side got of them.
pub fn end_text(end: &End) -> String {
    let [south, north] = end.scores;
    let [to_south, to_north] = end.shared;
    let winner = end.winner_name();
    format!("{} {south}-{north} {winner}, {} {to_south}-{to_north}", end.reason, end.leftover)
}

/// Plays moves from a position under rules given as JSON. What comes of it in one line: the
/// position, then the end if it is one; or the refusal of the last move.
pub fn play(rules: &str, position: &str, moves: &str) -> String {
    let rules = rules_from(rules);
    let position = Position::parse(position, rules).expect(position);
    let mut game = Game::from_position(rules, position).expect("the same rules");
    for house in parse_moves(moves).expect(moves) {
        if let Err(refusal) = game.play(house) {
            return refusal.to_string();
        }
    }
    match game.end() {
        Some(end) => format!("{}: {}", game.position(), end_text(end)),
        None => game.position().to_string(),
    }
}

/// The houses that may be played, joined.
pub fn legal(rules: &str, position: &str) -> String {
    let rules = rules_from(rules);
    let position = Position::parse(position, rules).expect(position);
    letters(position.legal(rules)).concat()
}
