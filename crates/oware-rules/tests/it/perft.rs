//! Every line of `testdata/perft.jsonl`, by typed rule sets and by run-time settings.

use oware_rules::{RuleSet, divide, perft, with_rule_set};
use serde_json::Value;

use crate::support::{lines, position, rules};

fn check(case: &Value, set: impl RuleSet) {
    let position = position(case, rules(case));
    for (index, expected) in case["perft"].as_array().expect("perft").iter().enumerate() {
        let depth = index as u32 + 1;
        assert_eq!(Some(perft(&position, depth, set)), expected.as_u64(), "{case} depth {depth}");
        if depth < 6 {
            let divided: u64 = divide(&position, depth, set).map(|(_, paths)| paths).sum();
            assert_eq!(Some(divided), expected.as_u64(), "{case} divided at depth {depth}");
        }
    }
}

#[test]
fn typed_rule_sets() {
    let cases = lines("perft.jsonl");
    assert_eq!(cases.len(), 65);
    for case in cases {
        with_rule_set!(rules(&case).spec, |set| check(&case, set));
    }
}

#[test]
fn run_time_settings() {
    for case in lines("perft.jsonl") {
        check(&case, rules(&case).spec);
    }
}
