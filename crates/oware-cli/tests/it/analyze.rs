//! `oware analyze` and `oware endgame audit`, as their users run them.

use serde_json::Value;

use super::support::{oware, text};

fn json(arguments: &[&str]) -> Value {
    let output = oware(arguments);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    serde_json::from_str(&text(&output.stdout)).expect("JSON")
}

#[test]
fn a_position_is_explained() {
    let output = oware(&["analyze", "--moves", "FfEa", "--depth", "6", "--set", "EndgameSeeds=0"]);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let told = text(&output.stdout);
    assert!(told.starts_with("abapa: "), "{told}");
    for part in
        ["South to move; South has captured ", "\n1. ", "\n2. ", "\n3. ", " depth ", "positions in"]
    {
        assert!(told.contains(part), "{part}: {told}");
    }
}

#[test]
fn what_is_certain_is_said_to_be() {
    for (rules, position, told) in [
        (
            "abapa",
            "0-0-0-0-0-1-0-0-0-0-0-3-22-22-S",
            &[
                "South wins whatever North plays, by 4 seeds at least.",
                "F is the only move allowed.",
                "1. F    +4.00 proven  ",
            ][..],
        ),
        (
            "wari",
            "0-0-0-0-0-2-1-1-0-0-0-0-22-22-S",
            &["a grand slam and ends the game (South wins, 26 to 22)"],
        ),
        (
            "wari",
            "0-1-0-0-0-2-1-1-0-0-0-0-22-21-S",
            &["B is the only move allowed.", "Not allowed now:\n  F: "],
        ),
        (
            "{\"preset\":\"abapa\",\"grand_slam\":\"capture_and_move_again\"}",
            "0-1-0-0-0-2-1-1-0-0-0-0-20-23-S",
            &["F captures 4 seeds from a and b, a grand slam and "],
        ),
    ] {
        let output = oware(&["analyze", "--rules", rules, "--position", position, "--depth", "9"]);
        let said = text(&output.stdout);
        for part in told {
            assert!(said.contains(part), "{part}: {said}");
        }
    }
    let mate =
        ["analyze", "--position", "0-0-0-0-0-1-0-0-0-0-0-3-22-22-S", "--depth", "9", "--json"];
    assert_eq!(json(&mate)["lines"][0]["proven"], true);
    assert_eq!(json(&["analyze", "--depth", "2", "--json"])["lines"][0]["proven"], false);
}

#[test]
fn tables_are_told_beside_the_search() {
    let folder = tempfile::tempdir().expect("a folder");
    let tables = folder.path().to_str().expect("a path");
    for kind in ["score", "bounds"] {
        let built = [
            "endgame", "build", "--rules", "awari", "--seeds", "9", "--kind", kind, "--out", tables,
        ];
        assert!(oware(&built).status.success());
    }
    let position = "1-0-0-2-0-1-0-2-1-0-1-1-20-19-S";
    let probe = |kind: &str| {
        json(&[
            "endgame",
            "probe",
            "--dir",
            tables,
            "--rules",
            "awari",
            "--kind",
            kind,
            "--json",
            "--position",
            position,
        ])
    };
    let found = json(&[
        "analyze",
        "--rules",
        "awari",
        "--dir",
        tables,
        "--position",
        position,
        "--lines",
        "6",
        "--depth",
        "4",
        "--json",
    ]);
    let (score, bounds) = (probe("score"), probe("bounds"));
    assert_eq!(found["value"], score["value"], "{found}");
    assert_eq!(found["bounds"], bounds["value"], "{found}");
    let (scores, pairs) = (score["moves"].as_object().expect("moves"), &bounds["moves"]);
    assert_eq!(found["tables"].as_object().map(|moves| moves.len()), Some(scores.len()), "{found}");
    for (house, value) in scores {
        assert_eq!(found["tables"][house]["value"], *value, "{house}: {found}");
        assert_eq!(found["tables"][house]["bounds"], pairs[house], "{house}: {found}");
    }
    // What the search calls best is best.
    let best = found["lines"][0]["move"].as_str().expect("a move");
    assert_eq!(scores[best], score["value"], "{found}");

    // With the tables it is asked about, the engine loses nothing; the same sample every time.
    let audit = |known: &str| {
        json(&[
            "endgame",
            "audit",
            "--dir",
            tables,
            "--rules",
            "awari",
            "--seeds",
            "7-9",
            "--tables",
            known,
            "--sample",
            "60",
            "--movetime",
            "20",
            "--json",
        ])
    };
    let all = audit("9");
    assert_eq!(
        (&all["positions"], &all["faultless"], &all["lost"]),
        (&60.into(), &60.into(), &0.into())
    );
    assert_eq!(all["kept"], 60);
    let few = audit("3");
    assert!(few["kept"].as_u64() >= few["faultless"].as_u64(), "{few}");
    assert_eq!(few["critical"], all["critical"]);
    assert!(few["critical"].as_u64().expect("a number") > 20, "{few}");
    assert!(few["faultless"].as_u64().expect("a number") > 40, "{few}");

    let output = oware(&["endgame", "audit", "--dir", tables, "--rules", "awari"]);
    let error = text(&output.stderr);
    assert!(error.contains("up to 9 seeds only, not 16"), "{error}");
}

#[test]
fn finished_games_and_faults_are_told() {
    let over = json(&["analyze", "--position", "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S", "--json"]);
    assert_eq!(over["over"]["reason"], "no_move");
    assert_eq!(over["over"]["winner"], "draw");
    for (arguments, told) in [
        (&["--position", "4-4"][..], "--position: 2 fields instead of 15"),
        (&["--moves", "FF"], "--moves: move 2, F: "),
        (&["--moves", "x"], "--moves: 'x' at 0 is no house"),
        (&["--dir", "/nowhere/at/all"], "/nowhere/at/all"),
        (&["--set", "Hash=0"], "Hash can't be \"0\""),
        (&["--lines", "7"], "7 is not in 1..=6"),
    ] {
        let output = oware(&[&["analyze"], arguments].concat());
        assert!(!output.status.success(), "{arguments:?}");
        let error = text(&output.stderr);
        assert!(error.contains(told), "{arguments:?}: {error}");
    }
}
