//! Reads the answers in `testdata/`.

use std::path::PathBuf;

use oware_rules::{End, House, Position, Rules, Side};
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
