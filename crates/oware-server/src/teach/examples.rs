//! The worked examples of each rule set.

use oware_rules::{GrandSlam, Preset};

use super::example::{Act, Example, Words};
use Act::{Play, Quietly, Refused};

/// The examples of a rule set, the one that tells most of it first.
pub fn examples(preset: Preset) -> impl Iterator<Item = &'static Example> {
    ALL.iter().filter(move |example| example.rules == preset)
}

/// One position, with South to move, in which each rule set treats house F in its own way.
pub const ONE_POSITION: &str = "1-0-0-3-0-2-1-2-0-0-0-0-18-21-S";

const TWO_SLAMS: &str = "0-0-0-0-3-2-1-2-0-0-0-0-20-20-S";
const TWELVE: &str = "2-0-1-0-3-12-0-3-1-0-2-1-12-11-S";
const TEN_SEEDS: &str = "2-0-3-1-6-0-3-4-2-1-2-2-12-10-S";

/// What comes of a grand slam, in a sentence about [`ONE_POSITION`].
pub const fn outcome_of(preset: Preset) -> Words {
    match preset.spec().grand_slam {
        GrandSlam::NoCapture => |t| t.example_slam_abapa(),
        GrandSlam::ForbiddenThenSweep => |t| t.example_slam_wari(),
        GrandSlam::CaptureAndMoveAgain => |t| t.example_slam_warri(),
        GrandSlam::LeaveLast => |t| t.example_slam_ashanti(),
        GrandSlam::ForbiddenThenEnd => |t| t.example_slam_ovare(),
        GrandSlam::OpponentTakesRest => |t| t.change_grand_slam_opponent_takes_rest(),
    }
}

const fn slam(rules: Preset, acts: &'static [Act]) -> Example {
    Example {
        id: "slam",
        rules,
        position: ONE_POSITION,
        acts,
        title: |t| t.example_slam_title(),
        note: outcome_of(rules),
    }
}

const ALL: &[Example] = &[
    Example {
        id: "chain",
        rules: Preset::Abapa,
        position: "0-0-0-0-2-3-2-1-1-4-0-0-20-15-S",
        acts: &[Play('F', 7)],
        title: |t| t.example_chain_title(),
        note: |t| t.example_chain(),
    },
    slam(Preset::Abapa, &[Play('F', 0)]),
    Example {
        id: "twelve",
        rules: Preset::Abapa,
        position: TWELVE,
        acts: &[Play('F', 2)],
        title: |t| t.example_twelve_title(),
        note: |t| t.example_twelve(),
    },
    Example {
        id: "feed",
        rules: Preset::Abapa,
        position: "2-0-1-0-2-0-0-0-0-0-0-0-22-21-S",
        acts: &[Refused('A'), Play('E', 0)],
        title: |t| t.example_feed_title(),
        note: |t| t.example_feed(),
    },
    Example {
        id: "stuck",
        rules: Preset::Abapa,
        position: "3-0-2-0-0-0-0-0-0-0-0-1-21-21-N",
        acts: &[Play('f', 0)],
        title: |t| t.example_stuck_title(),
        note: |t| t.example_stuck(),
    },
    slam(Preset::Wari, &[Refused('F'), Play('D', 2)]),
    Example {
        id: "forced",
        rules: Preset::Wari,
        position: TWO_SLAMS,
        acts: &[Play('E', 5)],
        title: |t| t.example_forced_title(),
        note: |t| t.example_forced(),
    },
    slam(Preset::Warri, &[Play('F', 5), Refused('A'), Play('D', 0)]),
    Example {
        id: "last",
        rules: Preset::Warri,
        position: "1-0-1-0-0-2-1-2-0-0-0-0-19-22-S",
        acts: &[Play('F', 5)],
        title: |t| t.example_last_title(),
        note: |t| t.example_last(),
    },
    slam(Preset::Ashanti, &[Play('F', 3)]),
    Example {
        id: "full",
        rules: Preset::Ashanti,
        position: TWELVE,
        acts: &[Refused('A'), Play('F', 2)],
        title: |t| t.example_full_title(),
        note: |t| t.example_full(),
    },
    Example {
        id: "ten",
        rules: Preset::Ovare,
        position: TEN_SEEDS,
        acts: &[Play('E', 10)],
        title: |t| t.example_ten_title(),
        note: |t| t.example_ten(),
    },
    slam(Preset::Ovare, &[Refused('F'), Refused('D'), Play('A', 0)]),
    Example {
        id: "endless",
        rules: Preset::Awari,
        position: "0-1-0-0-1-0-0-1-0-0-0-0-22-23-S",
        acts: &[Quietly("EbFcBdCeDfAaBbCcEdFeDfAa")],
        title: |t| t.example_endless_title(),
        note: |t| t.example_endless(),
    },
    slam(Preset::Awari, &[Refused('F'), Play('D', 2)]),
    Example {
        id: "forced",
        rules: Preset::Awari,
        position: TWO_SLAMS,
        acts: &[Play('E', 5)],
        title: |t| t.example_forced_title(),
        note: |t| t.example_forced(),
    },
];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use oware_rules::{Game, House, Position, Rules, Score, Side};

    use super::super::example::Scene;
    use super::*;

    #[test]
    fn every_example_goes_as_it_says() {
        for preset in Preset::ALL {
            let mut ids = BTreeSet::new();
            for example in examples(*preset) {
                assert!(ids.insert(example.id), "{} twice", example.id);
                let frames = example.frames().unwrap_or_else(|error| panic!("{error}"));
                assert!(frames.len() > 1, "{}", example.id);
            }
            assert!(!ids.is_empty(), "{preset} has no example");
        }
    }

    /// What the texts say of results, beside the captures that the data itself claims.
    #[test]
    fn results_are_those_that_the_texts_tell() {
        for (preset, id, scores) in [
            (Preset::Abapa, "chain", Some([54, 30])),
            (Preset::Abapa, "slam", None),
            (Preset::Abapa, "stuck", Some([54, 42])),
            (Preset::Wari, "slam", None),
            (Preset::Wari, "forced", Some([56, 40])),
            (Preset::Warri, "last", Some([52, 44])),
            (Preset::Awari, "endless", Some([47, 49])),
        ] {
            let example = examples(preset).find(|e| e.id == id).expect("an example");
            let frames = example.frames().expect("it goes as it says");
            let end = match &frames.last().expect("a frame").scene {
                Scene::Ended(game) => game.end().map(|end| end.scores.map(Score::to_halves)),
                _ => None,
            };
            assert_eq!(end, scores, "{preset} {id}");
        }
    }

    #[test]
    fn the_claims_about_the_one_position_hold() {
        let outcome = |preset: Preset| {
            let rules = Rules::preset(preset);
            let start = Position::parse(ONE_POSITION, rules).expect("a position");
            let game = Game::from_position(rules, start).expect("a game");
            let step = game.try_move(House::from_letter('F').expect("a house"));
            step.ok().map(|step| (step.captured, step.position.side()))
        };
        for (preset, expected) in [
            (Preset::Abapa, Some((0, Side::North))),
            (Preset::Wari, None),
            (Preset::Warri, Some((5, Side::South))),
            (Preset::Ashanti, Some((3, Side::North))),
            (Preset::Ovare, None),
            (Preset::Awari, None),
        ] {
            assert_eq!(outcome(preset), expected, "{preset}");
        }
    }

    #[test]
    fn ten_seeds_are_eight_where_captures_run_one_way() {
        let rules = Rules::preset(Preset::Abapa);
        let position = Position::parse(TEN_SEEDS, rules).expect("a position");
        let step = position.play(House::from_letter('E').expect("a house"), rules).expect("a move");
        assert_eq!(step.captured, 8);
    }
}
