//! `oware perft`: the counts of `perft.jsonl`, the two forms, wrong usage.

use serde_json::{Value, json};

use crate::support::{oware, testdata, text};

fn perft_json(arguments: &[&str]) -> Value {
    let output = oware(&[&["perft", "--json"], arguments].concat());
    assert_eq!((output.status.code(), text(&output.stderr).as_str()), (Some(0), ""));
    let text = text(&output.stdout);
    assert_eq!(text.lines().count(), 1);
    serde_json::from_str(&text).expect("JSON")
}

/// The position of a line of `perft.jsonl` as text.
fn position(case: &Value) -> String {
    let numbers = ["board", "stores"].iter().flat_map(|name| case[name].as_array().expect("array"));
    let side = if case["side"] == "south" { "S" } else { "N" };
    numbers.map(Value::to_string).chain([side.to_owned()]).collect::<Vec<_>>().join("-")
}

#[test]
fn counts_to_the_letter() {
    for line in testdata("perft.jsonl").lines().step_by(7) {
        let case: Value = serde_json::from_str(line).expect(line);
        let expected = &case["perft"].as_array().expect("perft")[..6];
        let position = position(&case);
        let rules = case["rules"].as_str().expect("rules");
        let report = perft_json(&["--rules", rules, "--depth", "6", "--position", &position]);
        assert_eq!(report["perft"], json!(expected), "{line}");
        assert_eq!((&report["rules"], &report["position"]), (&json!(rules), &json!(position)));
        let seconds = report["seconds"].as_f64().expect("seconds");
        assert!((0.0..60.0).contains(&seconds), "{seconds}");
        assert_eq!(report.get("divide"), None);
    }
}

#[test]
fn changed_rules_and_the_opening() {
    let rules = json!({"preset": "ashanti", "seeds_per_house": 1, "first": "south"});
    let report = perft_json(&["--rules", &rules.to_string(), "--depth", "1"]);
    assert_eq!(report["rules"], rules);
    assert_eq!(report["position"], "1-1-1-1-1-1-1-1-1-1-1-1-0-0-S");
    assert_eq!(report["perft"], json!([6]));
    assert_eq!(
        perft_json(&["--rules=ashanti", "--depth=1"])["position"],
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-N"
    );
}

#[test]
fn divided_by_first_move() {
    let report = perft_json(&["--rules", "wari", "--depth", "5", "--divide"]);
    let divided = report["divide"].as_object().expect("an object");
    assert_eq!(divided.keys().collect::<Vec<_>>(), ["A", "B", "C", "D", "E", "F"]);
    let sum: u64 = divided.values().filter_map(Value::as_u64).sum();
    assert_eq!(report["perft"], json!([6, 36, 190, 1014, sum]));
    assert_eq!(sum, 5219);
}

#[test]
fn for_people() {
    let output = oware(&["perft", "--rules", "wari", "--depth", "3", "--divide"]);
    let text = text(&output.stdout);
    let lines: Vec<Vec<&str>> =
        text.lines().map(|line| line.split_whitespace().collect()).collect();
    assert_eq!(lines[0], ["wari", "from", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"]);
    assert_eq!(lines[1], ["depth", "leaves", "seconds", "leaves/s"]);
    for (line, count) in lines[2..5].iter().zip([["1", "6"], ["2", "36"], ["3", "190"]]) {
        assert_eq!(line[..2], count);
        assert_eq!(line.len(), 4);
    }
    assert_eq!(lines[6], ["first", "leaves"]);
    assert_eq!(lines[7..].concat(), "A 34 B 33 C 32 D 31 E 30 F 30".split(' ').collect::<Vec<_>>());
}

#[test]
fn wrong_usage_says_what_is_right() {
    let wari = ["--rules", "wari"];
    let cases: [(&[&str], &str); 10] = [
        (&["--depth", "3"], "--rules <R>"),
        (&["--rules", "wari"], "--depth <N>"),
        (&["--rules", "kalah", "--depth", "3"], "there are abapa, wari, warri"),
        (
            &["--rules", "{\"preset\":\"wari\",\"majority\":2}", "--depth", "3"],
            "it is true or false",
        ),
        (&["--rules", "{\"preset\":", "--depth", "3"], "rules are the name of a rule set"),
        (&["--rules", "[]", "--depth", "3"], "rules are the name of a rule set"),
        (&[wari[0], wari[1], "--depth", "0"], "a number of moves from 1 to 24"),
        (&[wari[0], wari[1], "--depth", "25"], "a number of moves from 1 to 24"),
        (&[wari[0], wari[1], "--depth", "x"], "a number of moves from 1 to 24"),
        (&[wari[0], wari[1], "--depth", "3", "--position", "4-4"], "2 fields instead of 15"),
    ];
    for (arguments, message) in cases {
        let output = oware(&[&["perft"], arguments].concat());
        let error = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {error}");
        assert!(error.contains(message), "{arguments:?}: {error}");
        assert_eq!(text(&output.stdout), "", "{arguments:?}");
    }
    let position = "0-0-0-0-0-1-0-0-0-0-0-1-24-24-S";
    let output = oware(&["perft", "--rules=wari", "--depth=3", "--position", position]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("seed total 50, must be 48"));
}
