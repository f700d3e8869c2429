//! JSON written by hand: names, numbers and house letters need no escaping.

use core::fmt::Write as _;

use oware_endgame::{Kind, Probe, Value};
use oware_rules::{House, Leftover, Position, Repetition, Rules, Side};

/// What tables say of a position.
pub(crate) fn told(rules: Rules, position: &Position, score: &Probe, bounds: &Probe) -> String {
    let side = position.side();
    let [lower, upper] = limits(bounds.value);
    let exact = lower == upper;
    let own_row = rules.spec.leftover == Leftover::OwnRow;
    let repeats = rules.spec.repetition != Repetition::Never;
    format!(
        concat!(
            r#"{{"position":"{}","seeds":{},"kind":"{}","value":{},"moves":{},"bounds":{},"#,
            r#""moves_bounds":{},"exact":{},"repetition_may_change":{},"over":{}}}"#
        ),
        position,
        position.board().total(),
        Kind::Score.name(),
        number(score.value),
        moves(score, side, number),
        pair(bounds.value),
        moves(bounds, side, pair),
        exact,
        own_row && repeats && !exact,
        position.end(rules).is_some(),
    )
}

/// A score is its own lower and upper bound.
fn limits(value: Value) -> [i8; 2] {
    match value {
        Value::Score(score) => [score, score],
        Value::Bounds { lower, upper } => [lower, upper],
    }
}

fn number(value: Value) -> String {
    limits(value)[0].to_string()
}

fn pair(value: Value) -> String {
    let [lower, upper] = limits(value);
    format!("[{lower},{upper}]")
}

fn moves(probe: &Probe, side: Side, shown: fn(Value) -> String) -> String {
    let first = if side == Side::South { 0 } else { 6 };
    let mut text = String::from("{");
    for each in &probe.moves {
        let comma = if text.len() > 1 { "," } else { "" };
        let house = House::ALL[first + each.place];
        // Writing to a string does not fail.
        let _ = write!(text, "{comma}\"{house}\":{}", shown(each.value));
    }
    text.push('}');
    text
}
