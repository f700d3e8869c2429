//! Whatever the bytes: one answer a line, never a crash.

use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::Value;

use crate::support::judge;

const LINES: [&str; 6] = [
    r#"{"rules":"wari","moves":["F","f","E","a"]}"#,
    r#"{"rules":"abapa","board":[1,2,1,1,1,1,0,0,0,0,0,0],"stores":[22,19],"side":"south"}"#,
    r#"{"rules":{"preset":"ashanti","full_house":9,"majority":true},"moves":"aFbE"}"#,
    r#"{"rules":"ovare","board":[0,24,0,0,0,0,0,0,0,0,0,0],"stores":[24,0],"moves":{"B":7}}"#,
    r#"{"rules":"awari","side":"north","moves":"dDeEfF","id":"\u00e9","end":null}"#,
    r#"{"rules":{"preset":"warri","seeds_per_house":1},"moves":[]}"#,
];

/// Any bytes.
fn bytes() -> impl Strategy<Value = Vec<u8>> {
    vec(any::<u8>(), 0..64)
}

/// Text of the characters that lines are made of.
fn json_like() -> impl Strategy<Value = Vec<u8>> {
    vec(prop::sample::select(br#"{}[]",:rulesmovbdwaiFfEx0148-.null "#.to_vec()), 0..48)
}

/// A good line with a few bytes changed, left out or repeated.
fn damaged() -> impl Strategy<Value = Vec<u8>> {
    let damage = (any::<prop::sample::Index>(), any::<u8>(), 0..3);
    (prop::sample::select(&LINES[..]), vec(damage, 0..4)).prop_map(|(line, damages)| {
        let mut line = line.as_bytes().to_vec();
        for (at, byte, kind) in damages {
            let at = at.index(line.len());
            match kind {
                0 => line[at] = byte,
                1 => drop(line.remove(at)),
                _ => line.insert(at, line[at]),
            }
        }
        line
    })
}

fn without_line_feeds(mut line: Vec<u8>) -> Vec<u8> {
    line.retain(|&byte| byte != b'\n');
    line
}

fn is_answer(answer: &Value) -> bool {
    let fields = ["rules", "board", "stores", "side", "end", "legal", "moves"];
    fields.iter().all(|field| answer.get(field).is_some())
}

fn is_error(answer: &Value) -> bool {
    let error = &answer["error"];
    error["code"].is_string() && error["message"].is_string() && error["line"].is_u64()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn one_answer_a_line(
        lines in vec(prop_oneof![bytes(), json_like(), damaged()].prop_map(without_line_feeds), 1..60)
    ) {
        let judged = judge([lines.join(&b'\n'), b"\n".to_vec()].concat());
        let answers = judged.json();
        prop_assert_eq!(answers.len(), lines.len());
        for (line, answer) in lines.iter().zip(&answers) {
            let line = String::from_utf8_lossy(line);
            prop_assert!(is_answer(answer) != is_error(answer), "{} gave {}", line, answer);
        }
        let failed = answers.iter().any(is_error);
        prop_assert_eq!(judged.status, Some(i32::from(failed)));
    }
}
