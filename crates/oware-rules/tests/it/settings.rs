//! Every value of every setting, beyond what the six rule sets use of them.

use oware_rules::{Position, Preset, Rules, RulesError, Setting, Side, Value, Values};

use crate::support::{legal, play, rules_from};

/// Abapa with changed settings, as JSON.
fn abapa(settings: &str) -> String {
    format!("{{\"preset\":\"abapa\",{settings}}}")
}

/// A slam beside other moves, and a slam that is the only move.
#[test]
fn grand_slam() {
    let choice = ("1-0-0-0-2-3-2-1-2-0-0-0-20-17-S", "F");
    let forced = ("0-0-0-3-0-0-1-0-0-0-0-0-21-23-S", "D");
    let north = ("2-1-2-0-0-0-1-0-0-0-2-3-17-20-N", "f");
    let empty = "0-0-0-0-0-0-0-0-0-0-0-0";
    let refused = "F would capture every seed of North's row while A, E are possible";
    let cases = [
        ("no_capture", choice, "1-0-0-0-2-0-3-2-3-0-0-0-20-17-N".to_owned()),
        ("no_capture", forced, "0-0-0-0-1-1-2-0-0-0-0-0-21-23-N".to_owned()),
        ("forbidden_then_sweep", choice, refused.to_owned()),
        (
            "forbidden_then_sweep",
            forced,
            format!("{empty}-25-23-N: grand_slam 25-23 south, mover_sweeps 2-0"),
        ),
        ("capture_and_move_again", choice, "1-0-0-0-2-0-0-0-0-0-0-0-28-17-S".to_owned()),
        ("capture_and_move_again", forced, "0-0-0-0-1-1-0-0-0-0-0-0-23-23-S".to_owned()),
        ("leave_last", choice, "1-0-0-0-2-0-3-0-0-0-0-0-25-17-N".to_owned()),
        ("leave_last", forced, "0-0-0-0-1-1-2-0-0-0-0-0-21-23-N".to_owned()),
        ("leave_last", north, "3-0-0-0-0-0-1-0-0-0-2-0-17-25-S".to_owned()),
        ("forbidden_then_end", choice, refused.to_owned()),
        ("forbidden_then_end", forced, "the game is over (no_move)".to_owned()),
        (
            "opponent_takes_rest",
            choice,
            format!("{empty}-28-20-N: grand_slam 28-20 south, opponent_takes 0-3"),
        ),
        (
            "opponent_takes_rest",
            forced,
            format!("{empty}-23-25-N: grand_slam 23-25 north, opponent_takes 0-2"),
        ),
        (
            "opponent_takes_rest",
            north,
            format!("{empty}-20-28-S: grand_slam 20-28 north, opponent_takes 3-0"),
        ),
        (
            "opponent_takes_rest",
            ("0-0-0-0-0-1-1-0-0-0-0-0-22-24-S", "F"),
            format!("{empty}-24-24-N: grand_slam 24-24 draw, nothing 0-0"),
        ),
    ];
    for (value, (position, moves), expected) in cases {
        let rules = abapa(&format!("\"grand_slam\":\"{value}\",\"majority\":false"));
        assert_eq!(play(&rules, position, moves), expected, "{value} {position}");
    }
}

#[test]
fn an_early_win_and_a_slam_at_once() {
    let position = "1-0-0-0-2-3-2-1-2-0-0-0-20-17-S";
    let empty = "0-0-0-0-0-0-0-0-0-0-0-0";
    let cases = [
        (
            "capture_and_move_again",
            "1-0-0-0-2-0-0-0-0-0-0-0-28-17-S: majority 28-17 south, on_board 0-0".to_owned(),
        ),
        (
            "leave_last",
            "1-0-0-0-2-0-3-0-0-0-0-0-25-17-N: majority 25-17 south, on_board 0-0".to_owned(),
        ),
        (
            "opponent_takes_rest",
            format!("{empty}-28-20-N: grand_slam 28-20 south, opponent_takes 0-3"),
        ),
    ];
    for (value, expected) in cases {
        let rules = abapa(&format!("\"grand_slam\":\"{value}\""));
        assert_eq!(play(&rules, position, "F"), expected, "{value}");
    }
    assert_eq!(
        play("\"wari\"", "0-0-0-3-0-0-1-0-0-0-0-0-23-21-S", "D"),
        format!("{empty}-27-21-N: grand_slam 27-21 south, mover_sweeps 2-0"),
        "swept though 25 is reached by the capture"
    );
}

#[test]
fn capture_run() {
    let cases = [
        // Last seed in b; a before and c after it hold 2 or 3 as well, e too but apart.
        (
            "0-1-0-0-3-0-1-1-3-0-2-4-16-17-S",
            "E",
            ["0-1-0-0-0-1-0-0-3-0-2-4-20-17-N", "0-1-0-0-0-1-0-0-0-0-2-4-23-17-N"],
        ),
        // The last house itself holds 4: nothing is captured on either side of it.
        (
            "0-1-0-0-3-0-1-3-3-0-2-4-15-16-S",
            "E",
            ["0-1-0-0-0-1-2-4-3-0-2-4-15-16-N", "0-1-0-0-0-1-2-4-3-0-2-4-15-16-N"],
        ),
        // The run after the last house stops at the row's end: F is South's and D North's to take.
        (
            "1-1-0-2-2-3-0-0-0-0-3-0-18-18-N",
            "e",
            ["0-0-0-2-2-3-0-0-0-0-0-1-18-22-S", "0-0-0-2-2-3-0-0-0-0-0-1-18-22-S"],
        ),
        // Last seed in E, F after it: the run stops before a, which is North's own.
        (
            "4-4-0-1-1-3-2-0-0-0-0-7-13-13-N",
            "f",
            ["5-5-1-2-2-4-3-0-0-0-0-0-13-13-S", "5-5-1-2-2-4-3-0-0-0-0-0-13-13-S"],
        ),
        (
            "4-4-0-1-1-3-2-0-0-0-0-5-14-14-N",
            "f",
            ["5-5-1-0-0-3-2-0-0-0-0-0-14-18-S", "5-5-1-0-0-0-2-0-0-0-0-0-14-21-S"],
        ),
    ];
    for (position, moves, [before, both]) in cases {
        assert_eq!(play("\"abapa\"", position, moves), before, "before {position}");
        let rules = abapa("\"capture_run\":\"both\"");
        assert_eq!(play(&rules, position, moves), both, "both {position}");
    }
}

/// A run both ways can make a slam that a run before does not.
#[test]
fn capture_run_and_grand_slam() {
    let position = "1-0-0-0-3-0-1-1-3-0-0-0-20-19-S";
    let cases = [
        ("before", "leave_last", "1-0-0-0-0-1-0-0-3-0-0-0-24-19-N"),
        ("both", "leave_last", "1-0-0-0-0-1-2-0-0-0-0-0-25-19-N"),
        ("both", "no_capture", "1-0-0-0-0-1-2-2-3-0-0-0-20-19-N"),
        ("both", "capture_and_move_again", "1-0-0-0-0-1-0-0-0-0-0-0-27-19-S"),
        (
            "both",
            "forbidden_then_sweep",
            "E would capture every seed of North's row while A is possible",
        ),
    ];
    for (run, slam, expected) in cases {
        let rules = abapa(&format!(
            "\"capture_run\":\"{run}\",\"grand_slam\":\"{slam}\",\"majority\":false"
        ));
        assert_eq!(play(&rules, position, "E"), expected, "{run} {slam}");
    }
}

#[test]
fn full_house() {
    let cases = [
        // any number of seeds is full enough
        (0, "4-5-0-6-1-0-3-3-3-3-3-3-7-7-S", "ABDE"),
        (1, "4-5-0-6-1-0-3-3-3-3-3-3-7-7-S", "ABDE"),
        (5, "4-5-0-6-1-0-3-3-3-3-3-3-7-7-S", "BD"),
        (6, "4-5-0-6-1-0-3-3-3-3-3-3-7-7-S", "D"),
        (7, "4-5-0-6-1-0-3-3-3-3-3-3-7-7-S", "ABDE"),
        // full houses of the other row are no matter
        (3, "1-1-0-0-1-0-3-4-5-3-3-3-12-12-S", "ABE"),
        (48, "0-0-0-0-0-48-0-0-0-0-0-0-0-0-S", "F"),
        (47, "0-0-0-0-1-47-0-0-0-0-0-0-0-0-S", "F"),
        // a full house that does not feed is no choice
        (3, "3-0-0-0-2-1-0-0-0-0-0-0-21-21-S", "EF"),
        (3, "3-0-0-3-2-1-0-0-0-0-0-0-20-19-S", "D"),
    ];
    for (number, position, houses) in cases {
        let rules = abapa(&format!("\"full_house\":{number}"));
        assert_eq!(legal(&rules, position), houses, "{number} {position}");
    }
    let rules = abapa("\"full_house\":3");
    let position = "3-0-0-3-2-1-0-0-0-0-0-0-20-19-S";
    let cases = [
        ("A", "A gives North's empty row no seed while D is possible"),
        ("E", "D must be played before E: a full house comes first"),
    ];
    for (moves, refusal) in cases {
        assert_eq!(play(&rules, position, moves), refusal);
    }
}

/// The full house comes before the slam rule: a slam is the only move where the one full house
/// makes it, whatever else lies in the row.
#[test]
fn full_house_and_grand_slam() {
    let position = "1-0-0-0-2-3-2-1-2-0-0-0-20-17-S";
    let empty = "0-0-0-0-0-0-0-0-0-0-0-0";
    let full = "\"full_house\":3,\"majority\":false,\"grand_slam\"";
    let cases = [
        (
            "forbidden_then_sweep",
            "F",
            format!("{empty}-31-17-N: grand_slam 31-17 south, mover_sweeps 3-0"),
        ),
        ("forbidden_then_end", "", format!("{position}: no_move 26-22 south, own_row 6-5")),
        ("no_capture", "F", "1-0-0-0-2-0-3-2-3-0-0-0-20-17-N".to_owned()),
    ];
    for (slam, moves, expected) in cases {
        let rules = abapa(&format!("{full}:\"{slam}\""));
        assert_eq!(play(&rules, position, moves), expected, "{slam}");
    }
}

#[test]
fn first() {
    for (value, expected) in [("south", Side::South), ("north", Side::North)] {
        for preset in Preset::NAMES {
            let rules = format!("{{\"preset\":\"{preset}\",\"first\":\"{value}\"}}");
            assert_eq!(Position::start(rules_from(&rules)).side(), expected, "{preset}");
        }
    }
}

#[test]
fn majority_and_seeds_per_house() {
    let cases = [
        // seeds a house, position, moves, expected
        (1, "0-0-0-0-0-1-1-0-0-0-0-1-5-4-S", "0-0-0-0-0-0-0-0-0-0-0-1-7-4-N", "7-4"),
        (1, "0-0-0-0-0-1-1-0-0-0-0-1-4-5-S", "0-0-0-0-0-0-0-0-0-0-0-1-6-5-N", ""),
        (2, "0-0-0-0-0-1-1-0-0-0-0-1-11-10-S", "0-0-0-0-0-0-0-0-0-0-0-1-13-10-N", "13-10"),
        (2, "0-0-0-0-0-1-1-0-0-0-0-1-10-11-S", "0-0-0-0-0-0-0-0-0-0-0-1-12-11-N", ""),
        (3, "0-0-0-0-0-1-1-0-0-0-0-1-17-16-S", "0-0-0-0-0-0-0-0-0-0-0-1-19-16-N", "19-16"),
        (3, "0-0-0-0-0-1-1-0-0-0-0-1-16-17-S", "0-0-0-0-0-0-0-0-0-0-0-1-18-17-N", ""),
        (4, "0-0-0-0-0-1-1-0-0-0-0-1-23-22-S", "0-0-0-0-0-0-0-0-0-0-0-1-25-22-N", "25-22"),
        (4, "0-0-0-0-0-1-1-0-0-0-0-1-22-23-S", "0-0-0-0-0-0-0-0-0-0-0-1-24-23-N", ""),
    ];
    for (seeds, position, after, scores) in cases {
        let rules = abapa(&format!("\"seeds_per_house\":{seeds}"));
        let won = format!("{after}: majority {scores} south, on_board 0-0");
        let expected = if scores.is_empty() { after } else { &won };
        assert_eq!(play(&rules, position, "F"), expected, "{seeds} {position}");
        let rules = abapa(&format!("\"seeds_per_house\":{seeds},\"majority\":false"));
        assert_eq!(play(&rules, position, "F"), after, "{seeds} {position}, no early win");
    }
    for seeds in 1..=4u8 {
        let start = Position::start(rules_from(&abapa(&format!("\"seeds_per_house\":{seeds}"))));
        assert_eq!((start.board().to_array(), start.stores()), ([seeds; 12], [0, 0]));
    }
    // Half of all is no majority; the last seeds decide.
    assert_eq!(
        play("\"abapa\"", "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S", ""),
        "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S: no_move 24-24 draw, nothing 0-0"
    );
}

#[test]
fn leftover_where_no_move_is_left() {
    let position = "0-0-0-0-0-1-0-0-1-0-0-0-23-23-S";
    let empty = "0-0-0-0-0-0-0-0-0-0-0-0";
    let swept = format!("{empty}-23-25-N: no_move 23-25 north, own_row 0-2");
    let cases = [
        ("own_row", swept.clone()),
        // Only endless play is split: as in awari, elsewhere each side takes the own row.
        ("split", swept),
        (
            "uncounted",
            "0-0-0-0-0-0-1-0-1-0-0-0-23-23-N: no_move 23-23 draw, uncounted 0-0".to_owned(),
        ),
    ];
    for (leftover, expected) in cases {
        let rules = abapa(&format!("\"leftover\":\"{leftover}\""));
        assert_eq!(play(&rules, position, "F"), expected, "{leftover}");
    }
}

#[test]
fn leftover_and_repetition() {
    // Three seeds that come back after twelve moves.
    let (position, cycle) = ("0-0-0-0-0-1-0-0-0-0-1-1-23-22-S", "FfAaBbCcDeEd");
    let [once, twice, often] = [1, 2, 20].map(|times| cycle.repeat(times));
    let cases = [
        ("own_row", "third", &twice, "repetition 24-24 draw, own_row 1-2"),
        ("uncounted", "third", &twice, "repetition 23-22 south, uncounted 0-0"),
        ("split", "third", &twice, "repetition 24.5-23.5 south, split 1.5-1.5"),
        ("own_row", "second", &once, "repetition 24-24 draw, own_row 1-2"),
        ("split", "second", &once, "repetition 24.5-23.5 south, split 1.5-1.5"),
        ("own_row", "third", &once, ""),
        ("own_row", "never", &often, ""),
    ];
    for (leftover, repetition, moves, end) in cases {
        let rules = abapa(&format!("\"leftover\":\"{leftover}\",\"repetition\":\"{repetition}\""));
        let over = format!("{position}: {end}");
        let expected = if end.is_empty() { position } else { &over };
        assert_eq!(play(&rules, position, moves), expected, "{leftover} {repetition}");
    }
}

#[test]
fn rules_that_are_refused() {
    let bad = |setting, found: &str| RulesError::BadValue { setting, found: found.into() };
    let cases = [
        ("full_house", Value::Number(49), bad(Setting::FullHouse, "49")),
        ("full_house", Value::Name("12"), bad(Setting::FullHouse, r#""12""#)),
        ("seeds_per_house", Value::Number(0), bad(Setting::SeedsPerHouse, "0")),
        ("seeds_per_house", Value::Number(5), bad(Setting::SeedsPerHouse, "5")),
        ("majority", Value::Name("true"), bad(Setting::Majority, r#""true""#)),
        ("majority", Value::Number(1), bad(Setting::Majority, "1")),
        ("first", Value::Name("S"), bad(Setting::First, r#""S""#)),
        ("grand_slam", Value::Name("never"), bad(Setting::GrandSlam, r#""never""#)),
        ("grand_slam", Value::Flag(true), bad(Setting::GrandSlam, "true")),
        ("capture_run", Value::Name("after"), bad(Setting::CaptureRun, r#""after""#)),
        ("leftover", Value::Name(""), bad(Setting::Leftover, r#""""#)),
        ("repetition", Value::Number(3), bad(Setting::Repetition, "3")),
        ("preset", Value::Name("wari"), RulesError::UnknownSetting { name: "preset".into() }),
        ("Majority", Value::Flag(true), RulesError::UnknownSetting { name: "Majority".into() }),
    ];
    for (name, value, expected) in cases {
        let mut rules = Rules::preset(Preset::Abapa);
        assert_eq!(rules.set(name, value), Err(expected), "{name} {value}");
        assert!(!rules.is_changed(), "{name} {value} changes nothing");
    }
    assert_eq!(Rules::from_name("kalah"), Err(RulesError::UnknownPreset { name: "kalah".into() }));
}

#[test]
fn json_that_is_no_rules() {
    let cases = [
        ("7", "rules: the name of a rule set"),
        ("[]", "rules: the name of a rule set"),
        ("null", "rules: the name of a rule set"),
        ("{}", "missing field `preset`"),
        ("{\"majority\":true}", "missing field `preset`"),
        ("\"kalah\"", "there is no rule set \"kalah\"; there are abapa, wari"),
        ("{\"preset\":\"wari\",\"preset\":\"wari\"}", "duplicate field `preset`"),
        (
            "{\"preset\":\"wari\",\"majority\":true,\"majority\":true}",
            "setting majority is given twice",
        ),
        ("{\"preset\":\"wari\",\"ko\":1}", "there is no setting \"ko\"; there are preset, grand"),
        ("{\"preset\":\"wari\",\"majority\":null}", "a setting's value: a name, a number"),
        ("{\"preset\":\"wari\",\"full_house\":1.5}", "a setting's value: a name, a number"),
        ("{\"preset\":\"wari\",\"full_house\":-1}", "a setting's value: a name, a number"),
        ("{\"preset\":\"wari\",\"full_house\":999}", "a setting's value: a name, a number"),
        (
            "{\"preset\":\"wari\",\"capture_run\":\"after\"}",
            "capture_run can't be \"after\"; it is one of \"before\", \"both\"",
        ),
    ];
    for (json, message) in cases {
        let error = serde_json::from_str::<Rules>(json).expect_err(json).to_string();
        assert!(error.contains(message), "{json}: {error}");
    }
}

/// Every value that a setting lists can be set, is told by `get`, and makes a change or none.
#[test]
fn every_value_listed() {
    for &setting in Setting::ALL {
        let values: Vec<Value<'static>> = match setting.values() {
            Values::Names(names) => names.iter().map(|name| Value::Name(name)).collect(),
            Values::Numbers(low, high) => (low..=high).map(Value::Number).collect(),
            Values::Flag => vec![Value::Flag(true), Value::Flag(false)],
        };
        for &preset in Preset::ALL {
            for &value in &values {
                let mut rules = Rules::preset(preset);
                rules.set(setting.name(), value).expect("a listed value");
                assert_eq!(rules.spec.get(setting), value);
                let changed = preset.spec().get(setting) != value;
                let expected: &[Setting] = if changed { &[setting] } else { &[] };
                assert_eq!(rules.changes(), expected, "{preset} {setting} {value}");
            }
        }
    }
}
