//! `oware rules`: every preset and setting, in words and as JSON.

use serde_json::{Value, json};

use crate::support::{judge_line, oware, text};

fn list() -> Value {
    let output = oware(&["rules", "--json"]);
    assert_eq!(output.status.code(), Some(0));
    let text = text(&output.stdout);
    assert_eq!(text.lines().count(), 1);
    serde_json::from_str(&text).expect("JSON")
}

#[test]
fn presets_with_all_their_settings() {
    let awari = json!({
        "grand_slam": "forbidden_then_sweep", "capture_run": "before", "full_house": 0,
        "first": "south", "majority": true, "leftover": "split", "repetition": "third",
        "seeds_per_house": 4,
    });
    let list = list();
    let presets = list["presets"].as_array().expect("presets");
    let names: Vec<&Value> = presets.iter().map(|preset| &preset["name"]).collect();
    assert_eq!(json!(names), json!(["abapa", "wari", "warri", "ashanti", "ovare", "awari"]));
    assert_eq!(presets[5]["settings"], awari);
}

#[test]
fn every_value_listed_is_taken() {
    let list = list();
    let settings = list["settings"].as_array().expect("settings");
    assert_eq!(settings.len(), 8);
    for setting in settings {
        let name = setting["name"].as_str().expect("a name");
        let values = match &setting["values"] {
            Value::Array(values) => values.clone(),
            range => {
                let [from, to] = ["from", "to"].map(|end| range[end].as_u64().expect("a number"));
                (from..=to).map(Value::from).collect()
            }
        };
        assert!(values.len() > 1, "{setting}");
        for value in values {
            let rules = json!({"preset": "abapa", name: value});
            let answer = judge_line(&json!({"rules": rules}).to_string());
            assert_eq!(answer["rules"], rules);
        }
    }
}

#[test]
fn for_people() {
    let output = oware(&["rules"]);
    let text = text(&output.stdout);
    let list = list();
    for entry in list["presets"].as_array().into_iter().chain(list["settings"].as_array()).flatten()
    {
        let name = entry["name"].as_str().expect("a name");
        assert!(text.contains(&format!("\n  {name}: ")), "{name} in {text}");
    }
}
