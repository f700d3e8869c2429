//! That the random positions of the laws exercise every rule: a law about slams says nothing where
//! no slam is drawn.

use std::collections::BTreeMap;

use oware_rules::{CaptureRun, GrandSlam, House};
use proptest::strategy::{Strategy, ValueTree};
use proptest::test_runner::TestRunner;

use crate::strategies::rules_and_position;

#[test]
fn every_rule_is_met() {
    let mut runner = TestRunner::deterministic();
    let mut met = BTreeMap::<String, u32>::new();
    let mut count = |what: String| *met.entry(what).or_default() += 1;
    for _ in 0..20_000 {
        let drawn = rules_and_position().new_tree(&mut runner).expect("nothing is filtered");
        let (rules, position) = drawn.current();
        if let Some(end) = position.end(rules) {
            count(format!("is {} {}", end.reason, end.leftover));
        }
        for house in House::ALL {
            match position.play(house, rules) {
                Err(refusal) => count(format!("refused {}", refusal.code())),
                Ok(step) => {
                    if step.slam {
                        count(format!("slam {}", rules.spec.grand_slam));
                    }
                    if step.captured > 0 && rules.spec.capture_run == CaptureRun::Both {
                        count("captured both ways".to_owned());
                    }
                    if position.board().seeds(house) >= 12 {
                        count("lapped".to_owned());
                    }
                    if let Some(end) = step.end {
                        count(format!("ends {} {}", end.reason, end.leftover));
                    }
                }
            }
        }
    }
    let refusals =
        ["game_over", "wrong_side", "empty_house", "must_feed", "full_house", "grand_slam"];
    let expected = ["no_move own_row", "no_move uncounted", "majority on_board", "no_move nothing"]
        .iter()
        .flat_map(|end| [format!("is {end}"), format!("ends {end}")])
        .chain(
            ["mover_sweeps", "opponent_takes", "nothing"]
                .map(|how| format!("ends grand_slam {how}")),
        )
        .chain(refusals.map(|code| format!("refused {code}")))
        .chain(slams_that_are_played().map(|slam| format!("slam {slam}")))
        .chain(["captured both ways", "lapped"].map(str::to_owned));
    for what in expected {
        let times = met.get(&what).copied().unwrap_or(0);
        assert!(times >= 10, "{what}: only {times} times in {met:#?}");
    }
}

fn slams_that_are_played() -> impl Iterator<Item = GrandSlam> {
    GrandSlam::ALL.iter().copied().filter(|slam| *slam != GrandSlam::ForbiddenThenEnd)
}
