//! Lines that can't be judged: code, message and what belongs to them; the run goes on.

use serde_json::{Value, json};

use crate::support::{judge, judge_line};

/// The error that answers a line, and that the next line is answered all the same.
fn error(line: impl Into<Vec<u8>>) -> Value {
    let mut input = line.into();
    input.extend_from_slice(b"\n{\"rules\":\"wari\"}\n");
    let judged = judge(input);
    assert_eq!(judged.status, Some(1));
    let answers = judged.json();
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[1]["legal"], json!(["A", "B", "C", "D", "E", "F"]));
    assert_eq!(answers[0].as_object().expect("an object").len(), 1, "only an error");
    answers[0]["error"].clone()
}

#[test]
fn lines_that_are_no_question() {
    let cases: [(&[u8], &str); 12] = [
        (b"", "the line is blank"),
        (b"  \t\r", "the line is blank"),
        (b"wari", "the line is not a JSON object"),
        (b"[\"wari\"]", "the line is not a JSON object"),
        (b"\"wari\"", "the line is not a JSON object"),
        (b"null", "the line is not a JSON object"),
        (b"{", "EOF while parsing an object at line 1 column 1"),
        (b"{\"rules\":\"wari\"", "EOF while parsing an object at line 1 column 15"),
        (b"{\"rules\":\"wari\"} 1", "trailing characters at line 1 column 18"),
        (b"{\"rules\":\"wari\",}", "trailing comma at line 1 column 17"),
        (b"{\"rules\":\"wari\",\"rules\":\"wari\"}", "duplicate field `rules` at line 1 column 23"),
        (b"{\"rules\":\"wari\",\"x\":01}", "invalid number at line 1 column 22"),
    ];
    for (line, message) in cases {
        let line_text = String::from_utf8_lossy(line).into_owned();
        let expected = json!({"code": "bad_json", "message": message, "line": 1});
        assert_eq!(error(line), expected, "{line_text}");
    }
    let deep = format!("{{\"rules\":{}", "[".repeat(100_000));
    assert_eq!(error(deep)["code"], "bad_json");
}

#[test]
fn bytes_that_are_no_text() {
    for line in [&b"{\"rules\":\"\xff\"}"[..], b"\xff\xfe", b"{\"rules\":\"wari\",\"x\":\"\xc3\"}"]
    {
        assert_eq!(error(line)["code"], "bad_utf8", "{line:?}");
    }
}

#[test]
fn a_line_too_long_to_hold() {
    let longest = 1024 * 1024;
    let line = |length: usize| {
        let start = "{\"rules\":\"wari\",\"x\":\"";
        format!("{start}{}\"}}", "x".repeat(length - start.len() - 2))
    };
    assert_eq!(judge_line(&line(longest))["rules"], "wari");
    let expected = json!({
        "code": "line_too_long", "message": "the line is longer than 1048576 bytes", "line": 1,
    });
    assert_eq!(error(line(longest + 1)), expected);
}

#[test]
fn fields_of_the_wrong_shape() {
    let cases = [
        ("{}", "rules"),
        (r#"{"rules":null}"#, "rules"),
        (r#"{"rules":7}"#, "rules"),
        (r#"{"rules":["wari"]}"#, "rules"),
        (r#"{"rules":{}}"#, "rules"),
        (r#"{"rules":{"majority":false}}"#, "rules"),
        (r#"{"rules":{"preset":7}}"#, "rules"),
        (r#"{"rules":{"preset":"wari","majority":false,"majority":true}}"#, "rules"),
        (r#"{"rules":{"preset":"wari","preset":"wari"}}"#, "rules"),
        (r#"{"rules":"wari","board":"4-4-4"}"#, "board"),
        (r#"{"rules":"wari","board":[4,4,4,4,4,4,4,4,4,4,4]}"#, "board"),
        (r#"{"rules":"wari","board":[4,4,4,4,4,4,4,4,4,4,4,4,0]}"#, "board"),
        (r#"{"rules":"wari","board":[4,4,4,4,4,4,4,4,4,4,4,-4]}"#, "board"),
        (r#"{"rules":"wari","board":[4,4,4,4,4,4,4,4,4,4,4,4.0]}"#, "board"),
        (r#"{"rules":"wari","board":[4,4,4,4,4,4,4,4,4,4,4,260]}"#, "board"),
        (r#"{"rules":"wari","board":[4,4,4,4,4,4,4,4,4,4,4,"4"]}"#, "board"),
        (r#"{"rules":"wari","stores":[0]}"#, "stores"),
        (r#"{"rules":"wari","stores":{"south":0,"north":0}}"#, "stores"),
        (r#"{"rules":"wari","stores":[0,23.5]}"#, "stores"),
        (r#"{"rules":"wari","side":"South"}"#, "side"),
        (r#"{"rules":"wari","side":0}"#, "side"),
        (r#"{"rules":"wari","moves":3}"#, "moves"),
        (r#"{"rules":"wari","moves":["F",3]}"#, "moves"),
        (r#"{"rules":"wari","moves":[["F"]]}"#, "moves"),
        (r#"{"rules":"wari","moves":true}"#, "moves"),
    ];
    for (line, field) in cases {
        let error = error(line);
        assert_eq!(error["code"], "bad_field", "{line}");
        assert_eq!(error["field"], field, "{line}");
        let message = error["message"].as_str().expect("a message");
        assert!(message.contains(field), "{line}: {message}");
    }
}

#[test]
fn rules_that_there_are_not() {
    let presets = "there are abapa, wari, warri, ashanti, ovare, awari";
    let settings = "there are preset, grand_slam, capture_run, full_house, first, majority, \
                    leftover, repetition, seeds_per_house";
    let cases = [
        (r#""oware""#, "unknown_preset", format!("there is no rule set \"oware\"; {presets}")),
        (r#""Wari""#, "unknown_preset", format!("there is no rule set \"Wari\"; {presets}")),
        (
            r#"{"preset":"kalah"}"#,
            "unknown_preset",
            format!("there is no rule set \"kalah\"; {presets}"),
        ),
        (
            r#"{"preset":"wari","slam":1}"#,
            "unknown_setting",
            format!("there is no setting \"slam\"; {settings}"),
        ),
        (
            r#"{"preset":"wari","majority":1}"#,
            "bad_setting_value",
            "majority can't be 1; it is true or false".to_owned(),
        ),
        (
            r#"{"preset":"wari","full_house":49}"#,
            "bad_setting_value",
            "full_house can't be 49; it is a number from 0 to 48".to_owned(),
        ),
        (
            r#"{"preset":"wari","full_house":-1}"#,
            "bad_setting_value",
            "full_house can't be -1; it is a number from 0 to 48".to_owned(),
        ),
        (
            r#"{"preset":"wari","seeds_per_house":null}"#,
            "bad_setting_value",
            "seeds_per_house can't be null; it is a number from 1 to 4".to_owned(),
        ),
        (
            r#"{"preset":"wari","majority":"true"}"#,
            "bad_setting_value",
            "majority can't be \"true\"; it is true or false".to_owned(),
        ),
        (
            r#"{"preset":"wari","first":"S"}"#,
            "bad_setting_value",
            "first can't be \"S\"; it is one of \"south\", \"north\"".to_owned(),
        ),
    ];
    for (rules, code, message) in cases {
        let line = format!("{{\"rules\":{rules}}}");
        assert_eq!(error(line), json!({"code": code, "message": message, "line": 1}), "{rules}");
    }
}

#[test]
fn seeds_that_are_not_those_of_the_game() {
    let cases = [
        (
            r#""wari","board":[0,0,0,0,0,1,0,0,0,0,0,1],"stores":[24,24]"#,
            "seed total 50, must be 48",
        ),
        (r#""wari","board":[0,0,0,0,0,1,0,0,0,0,0,1]"#, "seed total 2, must be 48"),
        (r#""wari","stores":[1,0]"#, "seed total 49, must be 48"),
        (
            r#""wari","board":[255,255,255,255,255,255,255,255,255,255,255,255],"stores":[255,255]"#,
            "seed total 3570, must be 48",
        ),
        (
            r#"{"preset":"wari","seeds_per_house":3},"board":[4,4,4,4,4,4,4,4,4,4,4,4]"#,
            "seed total 48, must be 36",
        ),
    ];
    for (line, message) in cases {
        let line = format!("{{\"rules\":{line}}}");
        let expected = json!({"code": "seed_total", "message": message, "line": 1});
        assert_eq!(error(line.clone()), expected, "{line}");
    }
}

#[test]
fn moves_that_are_no_houses() {
    let cases = [
        (r#"["F","f","g"]"#, 2, "g"),
        (r#"["Ff"]"#, 0, "Ff"),
        (r#"["F",""]"#, 1, ""),
        (r#"["F","\u00e9","x"]"#, 1, "é"),
        (r#""FfG""#, 2, "G"),
        (r#""F f""#, 1, " "),
        (r#""Fé""#, 1, "é"),
    ];
    for (moves, index, found) in cases {
        let line = format!("{{\"rules\":\"wari\",\"moves\":{moves}}}");
        let message = format!("move {index} is no house; houses are A to F and a to f");
        let expected = json!({
            "code": "unknown_house", "message": message, "line": 1, "index": index, "move": found,
        });
        assert_eq!(error(line), expected, "{moves}");
    }
}

#[test]
fn moves_that_are_refused() {
    let cases = [
        // rules, position, moves, index, move, reason, legal, message
        (
            r#""wari""#,
            r#""side":"south""#,
            "FA",
            (1, "A", "wrong_side", json!(["a", "b", "c", "d", "e", "f"])),
            "A is South's house, and North is to move",
        ),
        (
            r#""wari""#,
            r#""side":"south""#,
            "FaF",
            (2, "F", "empty_house", json!(["A", "B", "C", "D", "E"])),
            "F is empty",
        ),
        (
            r#""abapa""#,
            r#""board":[1,0,0,3,0,0,0,0,0,0,0,0],"stores":[22,22]"#,
            "A",
            (0, "A", "must_feed", json!(["D"])),
            "A gives North's empty row no seed while D is possible",
        ),
        (
            r#""ashanti""#,
            r#""board":[12,1,0,0,0,13,1,0,0,0,0,0],"stores":[10,11],"side":"south""#,
            "B",
            (0, "B", "full_house", json!(["A", "F"])),
            "A, F must be played before B: a full house comes first",
        ),
        (
            r#""wari""#,
            r#""board":[1,0,0,0,2,3,2,1,2,0,0,0],"stores":[20,17]"#,
            "F",
            (0, "F", "grand_slam", json!(["A", "E"])),
            "F would capture every seed of North's row while A, E are possible",
        ),
        (
            r#""abapa""#,
            r#""board":[0,0,0,0,0,2,3,1,4,0,0,2],"stores":[23,13]"#,
            "Fa",
            (1, "a", "game_over", json!([])),
            "the game is over (majority)",
        ),
    ];
    for (rules, position, moves, (index, house, reason, legal), message) in cases {
        let line = format!("{{\"rules\":{rules},{position},\"moves\":\"{moves}\"}}");
        let expected = json!({
            "code": "illegal_move", "message": message, "line": 1,
            "index": index, "move": house, "reason": reason, "legal": legal,
        });
        assert_eq!(error(line.clone()), expected, "{line}");
    }
}

#[test]
fn errors_name_their_line() {
    let judged = judge("{\"rules\":\"wari\"}\n\n{\"rules\":\"wari\"}\nx");
    let answers = judged.json();
    let lines: Vec<&Value> = answers.iter().map(|answer| &answer["error"]["line"]).collect();
    assert_eq!(lines, [&Value::Null, &json!(2), &Value::Null, &json!(4)]);
    assert_eq!(judged.status, Some(1));
}
