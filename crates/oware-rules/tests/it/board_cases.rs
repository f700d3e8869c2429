//! Every case of `testdata/cases/board_cases.json`: positions on which programs of this family have
//! gone wrong. Each expectation is checked here, or named in [`ELSEWHERE`].

use oware_rules::{
    End, EndReason, Game, House, Leftover, LeftoverShare, Position, Preset, Rules, Side,
    parse_moves,
};
use serde_json::{Value, json};

use crate::support::{letters, testdata};

/// What the cases expect of other parts than the rules: case, expectation, where it belongs.
const ELSEWHERE: &[(&str, &str, &str)] = &[
    ("AI-05", "unchanged_after_search", "the engine searches; nothing in the rules does"),
    ("TB-INDEX", "layer_size", "the index of the endgame tables"),
    ("TB-INDEX", "layer_offset", "the index of the endgame tables"),
    ("TB-INDEX", "total_0_to_48", "the index of the endgame tables"),
];

fn cases() -> Vec<Value> {
    let text = std::fs::read_to_string(testdata("cases/board_cases.json")).expect("the cases");
    serde_json::from_str(&text).expect("a list of cases")
}

fn id(case: &Value) -> &str {
    case["id"].as_str().expect("id")
}

fn house(name: &Value) -> House {
    name.as_str()
        .and_then(|name| name.chars().next())
        .and_then(House::from_letter)
        .expect("a house")
}

fn position(case: &Value, stores: [u8; 2], rules: Rules) -> Position {
    let board = serde_json::from_value(case["board"].clone()).expect("board");
    let side = Side::from_name(case["side"].as_str().expect("side")).expect("side");
    Position::new(board, stores, side, rules).expect("48 seeds")
}

fn stores(case: &Value) -> [u8; 2] {
    serde_json::from_value(case["stores"].clone()).expect("stores")
}

/// A preset of a case.
fn rules(case: &Value) -> Rules {
    serde_json::from_value(case["rules"].clone()).expect("rules")
}

fn game(case: &Value, rules: Rules) -> Game {
    Game::from_position(rules, position(case, stores(case), rules)).expect("a position of the game")
}

/// The reasons in the words of the cases.
fn reason(end: &End) -> &'static str {
    match end.reason {
        EndReason::Majority => "25",
        EndReason::NoMove => "no_legal_move",
        EndReason::GrandSlam => "forced_grand_slam",
        EndReason::Resignation => "resign",
        EndReason::Repetition | EndReason::Agreement => end.reason.name(),
    }
}

fn winner(end: &End) -> String {
    end.winner.map_or_else(|| "draw".to_owned(), |side| side.to_string())
}

/// What is found where a case expects something under a key; `None` if nobody knows the key.
type Found = Option<Value>;

/// A position, mostly with a move.
fn plain(case: &Value) -> impl Fn(&str) -> Found {
    let mut game = game(case, rules(case));
    if case["class"] == "terminal-not-persisted" {
        game.resign(game.position().side()).expect("open"); // as the note says
    }
    let (before, legal) = (game.clone(), game.legal());
    let step = case["move"].as_str().map(|_| game.play(house(&case["move"])));
    if !matches!(step, Some(Ok(_))) {
        assert_eq!(game, before, "{}: looking changes nothing", id(case));
        assert_eq!(game.legal(), legal, "{}: nor does asking twice", id(case));
    }
    let end = game.end().copied();
    let mut position = (game.position().board().to_array(), json!(game.position().stores()));
    if let (None, Some(end)) = (&step, end.filter(|end| end.reason == EndReason::NoMove)) {
        // A position given is left as it is; the case has it swept.
        position = ([0; 12], json!(end.scores));
    }
    let side = json!(game.position().side().letter());
    move |key| {
        Some(match key {
            "legal_moves" => json!(letters(legal)),
            "move_legal" => json!(step.as_ref()?.is_ok()),
            "captured" => json!(step.as_ref()?.as_ref().ok()?.captured),
            "board" => json!(position.0),
            "stores" => position.1.clone(),
            "side" => side.clone(),
            "next_side" => {
                if end.is_some() {
                    Value::Null
                } else {
                    side.clone()
                }
            }
            "ended" => json!(end.is_some()),
            "winner" => json!(end.as_ref().map(winner)),
            "reason" => json!(end.as_ref().map(reason)),
            "next_legal_moves" => json!(letters(game.legal())),
            "stores_are_before_any_sweep" => {
                json!(end?.leftover == LeftoverShare::OnBoard)
            }
            _ => return None,
        })
    }
}

/// A cycle of moves back to the position: it ends at the third occurrence, not before.
fn cycle(case: &Value) -> impl Fn(&str) -> Found {
    let moves: Vec<House> = case["moves"].as_array().expect("moves").iter().map(house).collect();
    let play = |leftover, first: Option<House>| {
        let mut rules = rules(case);
        rules.spec.leftover = leftover;
        let mut game = game(case, rules);
        let mut once = None;
        if let Some(first) = first {
            game.play(first).expect("legal");
            game = Game::from_position(rules, *game.position()).expect("a position of the game");
        }
        for ply in 0..2 * moves.len() {
            assert!(game.end().is_none(), "{} is over at ply {ply}", id(case));
            game.play(moves[(ply + usize::from(first.is_some())) % moves.len()]).expect("legal");
            if ply + 1 == moves.len() {
                once = Some(game.clone());
            }
        }
        (once.expect("a cycle has moves"), game)
    };
    let (once, twice) = play(Leftover::OwnRow, None);
    let end = *twice.end().expect("over at the third occurrence");
    assert_eq!(end.reason, EndReason::Repetition, "{}", id(case));
    let (_, even) = play(Leftover::Split, None);
    let even = *even.end().expect("over at the third occurrence");
    let later = case["expect"]["one_ply_later"]["move"].as_str().map(|_| {
        let first = house(&case["expect"]["one_ply_later"]["move"]);
        let (_, game) = play(Leftover::OwnRow, Some(first));
        let end = game.end().expect("over at the third occurrence");
        json!({
            "move": first,
            "board": game.position().board().to_array(),
            "own_side_split": end.scores,
            "winner": winner(end),
        })
    });
    move |key| {
        Some(match key {
            "repeats_start_position" => {
                json!(once.position() == once.start() && once.occurrences() == 2)
            }
            "ended" => json!(once.end().is_some()),
            "ended_after_third_occurrence" => json!(twice.occurrences() == 3),
            "own_side_split" => json!(end.scores),
            "own_side_winner" | "winner" => json!(winner(&end)),
            "even_split" => json!(even.scores),
            "one_ply_later" => later.clone()?,
            _ => return None,
        })
    }
}

/// A long game.
fn long(case: &Value) -> impl Fn(&str) -> Found {
    let mut game = game(case, rules(case));
    let moves = parse_moves(case["moves_string"].as_str().expect("moves")).expect("houses");
    let mut repeated = false;
    let all_legal = moves.iter().all(|&house| {
        let legal = game.play(house).is_ok();
        repeated |= game.occurrences() > 1;
        legal
    });
    assert_eq!(game.at(0).position(), game.start());
    move |key| {
        Some(match key {
            "all_moves_legal" => json!(all_legal),
            "repetition" => json!(repeated),
            "board" => json!(game.position().board().to_array()),
            "stores" => json!(game.position().stores()),
            "next_side" => json!(game.position().side().letter()),
            "ended" => json!(game.end().is_some()),
            _ => return None,
        })
    }
}

/// A set-up that is no position.
fn import(case: &Value) -> impl Fn(&str) -> Found {
    let board = serde_json::from_value(case["board"].clone()).expect("board");
    let found = Position::new(board, stores(case), Side::South, rules(case));
    move |key| {
        Some(match key {
            "import_ok" => json!(found.is_ok()),
            "reason" => json!(found.err()?.to_string()),
            _ => return None,
        })
    }
}

/// A position of an endgame table: the seeds that are not on the board are in the stores, and the
/// value is told by playing to the end.
fn table(case: &Value) -> impl Fn(&str) -> Found {
    let of_preset = |preset: &str| {
        let rules = Rules::preset(Preset::from_name(preset).expect("a preset"));
        let on_board: u8 =
            serde_json::from_value::<[u8; 12]>(case["board"].clone()).expect("board").iter().sum();
        let north = (48 - on_board) / 2;
        (position(case, [48 - on_board - north, north], rules), rules)
    };
    let legal = case["rules"].as_str().filter(|rules| *rules != "all").map(|preset| {
        let (position, rules) = of_preset(preset);
        letters(position.legal(rules))
    });
    let value = match &case["expect"]["value"] {
        Value::Object(values) => {
            let value_of = |preset: &String| {
                let (position, rules) = of_preset(preset);
                (preset.clone(), json!(value(&position, rules)))
            };
            values.keys().map(value_of).collect()
        }
        _ => legal.as_ref().map_or(Value::Null, |_| {
            let (position, rules) = of_preset(case["rules"].as_str().expect("rules"));
            json!(value(&position, rules))
        }),
    };
    move |key| {
        Some(match key {
            "legal_moves" => json!(legal.as_ref()?),
            "value" => value.clone(),
            _ => return None,
        })
    }
}

/// What the mover still wins minus what the other side does, both playing best. For positions whose
/// every line ends.
fn value(position: &Position, rules: Rules) -> i32 {
    let still = |end: &End| {
        let won = |side: Side| {
            i32::from(end.scores[side.index()].to_halves() / 2)
                - i32::from(position.stores()[side.index()])
        };
        won(position.side()) - won(position.side().other())
    };
    if let Some(end) = position.end(rules) {
        return still(&end);
    }
    let values = position.legal(rules).map(|house| {
        let step = position.play(house, rules).expect("legal");
        let captured = i32::from(step.captured);
        match step.end {
            Some(end) => still(&end),
            None if step.position.side() == position.side() => {
                captured + value(&step.position, rules)
            }
            None => captured - value(&step.position, rules),
        }
    });
    values.max().expect("a legal move")
}

fn found(case: &Value) -> Box<dyn Fn(&str) -> Found + '_> {
    if case.get("moves").is_some() {
        Box::new(cycle(case))
    } else if case.get("moves_string").is_some() {
        Box::new(long(case))
    } else if case["expect"].get("import_ok").is_some() {
        Box::new(import(case))
    } else if case["class"].as_str().is_some_and(|class| class.starts_with("tablebase")) {
        Box::new(table(case))
    } else {
        Box::new(plain(case))
    }
}

#[test]
fn every_expectation() {
    let cases = cases();
    assert!(cases.len() >= 68, "only {} cases", cases.len());
    for case in &cases {
        let found = found(case);
        for (key, expected) in case["expect"].as_object().expect("expect") {
            let elsewhere = ELSEWHERE.iter().any(|(of, name, _)| *of == id(case) && name == key);
            // `steps` tells people how the case was worked out.
            if elsewhere || key == "steps" {
                continue;
            }
            let found = found(key);
            assert!(found.is_some(), "{}: nothing here checks {key}", id(case));
            assert_eq!(found.as_ref(), Some(expected), "{}: {key}", id(case));
        }
    }
    for (of, name, _) in ELSEWHERE {
        let known = cases.iter().any(|case| id(case) == *of && case["expect"].get(name).is_some());
        assert!(known, "{of} expects no {name}");
    }
}

/// The further readings that the cases' notes give.
#[test]
fn notes() {
    let cases = cases();
    let case = |name: &str| cases.iter().find(|case| id(case) == name).expect(name).clone();

    // AI-03b: one seed less in South's store, and it is a draw.
    let mut drawn = case("AI-03");
    drawn["stores"] = json!([23, 24]);
    let game_over = game(&drawn, rules(&drawn));
    assert_eq!(game_over.end().map(winner), Some("draw".to_owned()));

    // UNDO-01: F ends the game at 25; taken back, D goes on.
    let mut undone = case("UNDO-01");
    undone["stores"] = json!([23, 12]);
    let mut over = game(&undone, rules(&undone));
    over.play(House::ALL[5]).expect("legal");
    assert_eq!(over.end().map(reason), Some("25"));
    let mut taken_back = over.at(0);
    taken_back.play(House::ALL[3]).expect("legal");
    assert!(taken_back.end().is_none() && !taken_back.legal().is_empty());

    // NOT-06: without its side to move it is another position.
    let mut turned = case("NOT-06");
    turned["side"] = json!("S");
    assert_eq!(letters(game(&turned, rules(&turned)).legal()), ["A"]);

    // END-09: the moves alone do not know of the resignation.
    let opening = case("END-09");
    let mut resigned = game(&opening, rules(&opening));
    resigned.resign(Side::South).expect("open");
    assert!(resigned.at(usize::MAX).end().is_none());
}
