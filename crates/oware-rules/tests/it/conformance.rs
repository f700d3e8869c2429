//! Every vector of `testdata/conformance`: the end, the legal houses, and the position after each.

use oware_rules::{House, Preset, Rules};
use serde_json::{Map, Value, json};

use crate::support::{end_json, letters, lines, position, position_json, rules};

fn check(preset: Preset, file: &str) {
    let vectors = lines(&format!("conformance/{file}.jsonl"));
    assert!(vectors.len() > 200, "{file} has only {} vectors", vectors.len());
    for case in vectors {
        assert_eq!(rules(&case).preset.name(), file);
        let rules = Rules::preset(preset);
        let before = position(&case, rules);
        let end = before.end(rules);
        assert_eq!(end_json(end.as_ref()), case["end"], "end of {before} under {file}");
        let legal = before.legal(rules);
        assert_eq!(json!(letters(legal)), case["legal"], "legal in {before} under {file}");
        let mut moves = Map::new();
        for house in House::ALL {
            match before.play(house, rules) {
                Ok(step) => {
                    let after = position_json(&step.position, step.end.as_ref());
                    moves.insert(house.to_string(), after);
                }
                Err(refusal) => assert!(!legal.contains(house), "{before}: {refusal}"),
            }
        }
        assert_eq!(Value::Object(moves), case["moves"], "moves of {before} under {file}");
    }
}

#[test]
fn abapa() {
    check(Preset::Abapa, "abapa");
}

#[test]
fn wari() {
    check(Preset::Wari, "wari");
}

#[test]
fn warri() {
    check(Preset::Warri, "warri");
}

#[test]
fn ashanti() {
    check(Preset::Ashanti, "ashanti");
}

#[test]
fn ovare() {
    check(Preset::Ovare, "ovare");
}

#[test]
fn awari_plays_as_wari_move_by_move() {
    check(Preset::Awari, "wari");
}
