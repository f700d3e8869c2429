//! Lines with moves: games from the opening or a position, repetition included.

use serde_json::{Value, json};

use crate::support::{board_case, judge, judge_line};

/// A case's position with moves, as a line.
fn line(case: &Value, moves: &Value) -> String {
    let [rules, board, stores, side] = ["rules", "board", "stores", "side"].map(|name| &case[name]);
    json!({"rules": rules, "board": board, "stores": stores, "side": side, "moves": moves})
        .to_string()
}

/// A case's cycle of moves, joined.
fn cycle(case: &Value) -> String {
    case["moves"].as_array().expect("moves").iter().filter_map(Value::as_str).collect()
}

#[test]
fn nothing_but_rules_is_the_opening() {
    for (rules, first, full) in [
        (json!("abapa"), "south", 4),
        (json!("ashanti"), "north", 4),
        (json!({"preset": "abapa", "first": "north"}), "north", 4),
        (json!({"preset": "ashanti", "first": "south", "seeds_per_house": 1}), "south", 1),
    ] {
        let answer = judge_line(&json!({"rules": rules}).to_string());
        assert_eq!(answer["rules"], rules);
        assert_eq!(answer["board"], json!(vec![full; 12]));
        assert_eq!(answer["stores"], json!([0, 0]));
        assert_eq!(answer["side"], first);
        assert_eq!(answer["end"], Value::Null);
        assert_eq!(answer["legal"].as_array().map(Vec::len), Some(6));
    }
}

#[test]
fn the_same_moves_in_every_form() {
    let position = r#""board":[4,4,4,4,4,4,4,4,4,4,4,4],"stores":[0,0]"#;
    let forms = [
        r#"{"rules":"wari","moves":["F","f","E","a"]}"#.to_owned(),
        r#"{"rules":"wari","moves":"FfEa"}"#.to_owned(),
        r#"{"moves":"FfEa","rules":"wari","id":"x","end":{"reason":"?"},"legal":7}"#.to_owned(),
        format!(r#"{{"rules":"wari",{position},"side":"south","moves":"FfEa"}}"#),
        format!(r#"{{"rules":"wari",{position},"side":"S","moves":"FfEa"}}"#),
        r#" { "rules" : "wari" , "board" : null , "side" : null , "moves" : "FfEa" } "#.to_owned(),
        "\t{\"rules\":\"wari\",\"moves\":\"\\u0046fEa\"}\r".to_owned(),
    ];
    let judged = judge(forms.join("\n"));
    assert_eq!(judged.status, Some(0));
    assert_eq!(judged.answers.len(), forms.len());
    for answer in &judged.answers {
        assert_eq!(answer, &judged.answers[0]);
    }
    let answer = &judged.json()[0];
    assert_eq!(answer["board"], json!([6, 5, 5, 5, 0, 1, 0, 7, 7, 6, 5, 1]));
    assert_eq!(answer["side"], "south");
    for none in ["null", "[]", "\"\"", "{}"] {
        let answer = judge_line(&format!("{{\"rules\":\"wari\",\"moves\":{none}}}"));
        assert_eq!(answer["board"], json!(vec![4; 12]), "{none}");
    }
}

#[test]
fn keys_come_in_the_order_of_the_vectors() {
    let judged = judge(r#"{"rules":{"full_house":9,"preset":"abapa"},"moves":"F"}"#);
    let answer = &judged.answers[0];
    let start = r#"{"rules":{"preset":"abapa","full_house":9},"board":[4,4,4,4,4,0,5,5,5,5,4,4],"#;
    let middle = r#""stores":[0,0],"side":"north","end":null,"legal":["a","b","c","d","e","f"],"#;
    let moves = r#""moves":{"a":{"board":[4,4,4,4,4,0,0,6,6,6,5,5],"stores":[0,0],"side":"south","#;
    assert!(answer.starts_with(&[start, middle, moves].concat()), "{answer}");
}

#[test]
fn ends_by_the_last_move() {
    let cases = [
        // rules, board, stores, side, moves; board after, stores after, end
        (
            ("wari", [0, 0, 0, 3, 0, 0, 1, 0, 0, 0, 0, 0], [21, 23], "south", "D"),
            ([0; 12], [25, 23]),
            json!({"reason": "grand_slam", "stores": [25, 23], "winner": "south"}),
        ),
        (
            ("abapa", [0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0], [23, 23], "south", "F"),
            ([0; 12], [23, 25]),
            json!({"reason": "no_move", "stores": [23, 25], "winner": "north"}),
        ),
        (
            ("ashanti", [0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0], [23, 23], "south", "F"),
            ([0, 0, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0], [23, 23]),
            json!({"reason": "no_move", "stores": [23, 23], "winner": "draw"}),
        ),
        (
            ("abapa", [0, 0, 0, 0, 0, 2, 3, 1, 4, 0, 0, 2], [23, 13], "south", "F"),
            ([0, 0, 0, 0, 0, 0, 4, 0, 4, 0, 0, 2], [25, 13]),
            json!({"reason": "majority", "stores": [25, 13], "winner": "south"}),
        ),
    ];
    for ((rules, board, stores, side, moves), (board_after, stores_after), end) in cases {
        let line = json!({
            "rules": rules, "board": board, "stores": stores, "side": side, "moves": moves,
        });
        let answer = judge_line(&line.to_string());
        assert_eq!(answer["board"], json!(board_after), "{line}");
        assert_eq!(answer["stores"], json!(stores_after), "{line}");
        assert_eq!(answer["end"], end, "{line}");
        assert_eq!((&answer["legal"], &answer["moves"]), (&json!([]), &json!({})), "{line}");
    }
}

#[test]
fn a_warri_slam_moves_twice_in_a_row() {
    let line = |moves| {
        format!(
            r#"{{"rules":"warri","board":[0,0,0,3,0,0,1,0,0,0,0,0],"stores":[21,23],{moves}"side":"south"}}"#
        )
    };
    let once = judge_line(&line(r#""moves":"D","#));
    assert_eq!((&once["side"], &once["legal"]), (&json!("south"), &json!(["F"])));
    assert_eq!(judge_line(&line(r#""moves":"DF","#))["side"], "north");
}

/// The third occurrence of the start ends the cycles of the cases; nothing ends before.
#[test]
fn cycles_end_at_the_third_occurrence() {
    let own_row = |stores: [i32; 2], winner| json!({"reason": "repetition", "stores": stores, "winner": winner});
    let cases = [
        ("REP-01", own_row([23, 25], "north")),
        ("REP-03", own_row([25, 23], "south")),
        ("REP-04", own_row([24, 24], "draw")),
    ];
    for (id, end) in cases {
        let case = board_case(id);
        let moves = cycle(&case).repeat(2);
        let (all_but_last, last) = moves.split_at(moves.len() - 1);
        for count in 0..moves.len() {
            let answer = judge_line(&line(&case, &json!(moves[..count])));
            assert_eq!(answer["end"], Value::Null, "{id} after {count}");
            assert_ne!(answer["legal"], json!([]), "{id} after {count}");
        }
        let answer = judge_line(&line(&case, &json!(moves)));
        assert_eq!(answer["end"], end, "{id}");
        assert_eq!(
            (&answer["board"], &answer["stores"]),
            (&case["board"], &case["stores"]),
            "{id}"
        );
        assert_eq!((&answer["legal"], &answer["moves"]), (&json!([]), &json!({})), "{id}");

        let before = judge_line(&line(&case, &json!(all_but_last)));
        assert_eq!(before["moves"][last]["end"], end, "{id}: the move that would end it says so");

        let beyond = judge_line(&line(&case, &json!(cycle(&case).repeat(3))));
        assert_eq!(beyond["error"]["reason"], "game_over", "{id}");
        assert_eq!(beyond["error"]["index"], moves.len(), "{id}");
    }
}

#[test]
fn one_ply_later_the_same_cycle_is_a_draw() {
    let case = board_case("REP-03");
    let later = &case["expect"]["one_ply_later"];
    let cycle = cycle(&case);
    let (first, rest) = cycle.split_at(1);
    let start = json!({
        "rules": "abapa", "board": later["board"], "stores": case["stores"], "side": "north",
    });
    let answer = judge_line(&line(&start, &json!([rest, first].concat().repeat(2))));
    assert_eq!(answer["board"], later["board"]);
    assert_eq!(answer["end"]["stores"], later["own_side_split"]);
    assert_eq!(answer["end"]["winner"], later["winner"]);
}

#[test]
fn repetition_by_other_settings() {
    let case = board_case("REP-01");
    let cycle = cycle(&case);
    let cases = [
        (json!({"preset": "abapa", "repetition": "second"}), 1, json!([23, 25]), "north"),
        (json!("awari"), 2, json!([24, 24]), "draw"),
        (json!({"preset": "abapa", "leftover": "split"}), 2, json!([24, 24]), "draw"),
        (json!({"preset": "abapa", "leftover": "uncounted"}), 2, json!([20, 20]), "draw"),
    ];
    for (rules, cycles, stores, winner) in cases {
        let mut case = case.clone();
        case["rules"] = rules;
        let answer = judge_line(&line(&case, &json!(cycle.repeat(cycles))));
        let end = json!({"reason": "repetition", "stores": stores, "winner": winner});
        assert_eq!(answer["end"], end, "{case}");
    }
    let mut endless = case.clone();
    endless["rules"] = json!({"preset": "abapa", "repetition": "never"});
    let answer = judge_line(&line(&endless, &json!(cycle.repeat(50))));
    assert_eq!((&answer["end"], &answer["board"]), (&Value::Null, &case["board"]));
}

#[test]
fn an_odd_seed_is_halved() {
    let moves = "FfAaBbCcDeEd".repeat(2);
    let board = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 1];
    for (rules, stores, winner) in
        [("awari", json!([24.5, 23.5]), "south"), ("wari", json!([24, 24]), "draw")]
    {
        let line = json!({"rules": rules, "board": board, "stores": [23, 22], "moves": moves});
        let answer = judge_line(&line.to_string());
        assert_eq!(
            answer["end"],
            json!({"reason": "repetition", "stores": stores, "winner": winner}),
            "{rules}"
        );
        assert_eq!((&answer["board"], &answer["stores"]), (&json!(board), &json!([23, 22])));
    }
}

#[test]
fn a_game_of_seven_hundred_plies() {
    let case = board_case("LONG-01");
    let moves = case["moves_string"].as_str().expect("moves");
    assert_eq!(moves.len(), 700);
    let letters: Vec<String> = moves.chars().map(String::from).collect();
    let judged = judge([line(&case, &json!(moves)), line(&case, &json!(letters))].join("\n"));
    assert_eq!(judged.status, Some(0));
    for answer in judged.json() {
        assert_eq!(answer["board"], case["expect"]["board"]);
        assert_eq!(answer["stores"], case["expect"]["stores"]);
        assert_eq!((&answer["side"], &answer["end"]), (&json!("south"), &Value::Null));
    }
}
