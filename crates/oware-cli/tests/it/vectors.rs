//! Every conformance vector, answered to the letter.

use serde_json::{Value, json};

use crate::support::{judge, testdata};

/// A vector without its tags, which only say what it exercises.
fn untagged(line: &str) -> String {
    format!("{}}}", line.rsplit_once(",\"tags\":").expect(line).0)
}

fn check(file: &str) {
    let vectors = testdata(&format!("conformance/{file}.jsonl"));
    let expected: Vec<String> = vectors.lines().map(untagged).collect();
    let questions: Vec<String> = expected
        .iter()
        .map(|line| {
            let vector: Value = serde_json::from_str(line).expect(line);
            let [board, stores, side] = ["board", "stores", "side"].map(|name| &vector[name]);
            json!({"side": side, "stores": stores, "rules": file, "board": board}).to_string()
        })
        .collect();
    for (form, input) in [("as a vector", vectors), ("as a question", questions.join("\n"))] {
        let judged = judge(input);
        assert_eq!(judged.status, Some(0), "{file} {form}");
        assert_eq!(judged.answers.len(), expected.len(), "{file} {form}");
        for (answer, vector) in judged.answers.iter().zip(&expected) {
            assert_eq!(answer, vector, "{file} {form}");
        }
    }
}

#[test]
fn abapa() {
    check("abapa");
}

#[test]
fn wari() {
    check("wari");
}

#[test]
fn warri() {
    check("warri");
}

#[test]
fn ashanti() {
    check("ashanti");
}

#[test]
fn ovare() {
    check("ovare");
}

#[test]
fn settings_given_as_an_object_play_as_the_preset_they_make() {
    let vectors = testdata("conformance/wari.jsonl");
    let rules = json!({
        "preset": "ashanti", "grand_slam": "forbidden_then_sweep", "full_house": 0,
        "first": "south", "majority": true, "leftover": "own_row", "repetition": "third",
    });
    let input: String = vectors
        .lines()
        .map(|line| line.replacen("\"wari\"", &rules.to_string(), 1) + "\n")
        .collect();
    let answers = judge(input).json();
    for (answer, vector) in answers.iter().zip(vectors.lines()) {
        let vector: Value = serde_json::from_str(vector).expect(vector);
        assert_eq!(answer["rules"], rules, "written as it was given");
        for field in ["board", "stores", "side", "end", "legal", "moves"] {
            assert_eq!(answer[field], vector[field], "{field} of {vector}");
        }
    }
}
