//! Games: what needs the history, and what holds once a game is over.

use oware_rules::{Game, Position, Preset, Refusal, Rules, SetupError, Side, parse_moves};

use crate::support::{end_text, house, rules_from};

fn game_from(rules: &str, position: &str) -> Game {
    let rules = rules_from(rules);
    Game::from_position(rules, Position::parse(position, rules).expect(position)).expect(position)
}

fn play_all(game: &mut Game, moves: &str) {
    for house in parse_moves(moves).expect(moves) {
        game.play(house).expect("legal");
    }
}

const CHASE: &str = "0-0-0-0-0-1-0-0-0-0-0-1-23-23-S";
const CYCLE: &str = "FfAaBbCcDdEe";

#[test]
fn repetition_ends_at_the_very_move() {
    let cases = [("second", 1, 2), ("third", 2, 3)];
    for (repetition, cycles, occurrence) in cases {
        let rules = format!("{{\"preset\":\"abapa\",\"repetition\":\"{repetition}\"}}");
        let mut game = game_from(&rules, CHASE);
        let moves = CYCLE.repeat(cycles);
        let (before, last) = moves.split_at(moves.len() - 1);
        for (ply, house) in parse_moves(before).expect("houses").into_iter().enumerate() {
            assert_eq!(game.occurrences() as usize, ply / CYCLE.len() + 1, "{repetition} {ply}");
            assert_eq!(game.play(house).expect("legal").end, None, "{repetition} {ply}");
        }
        let last = house(last.chars().next().expect("a move"));
        let tried = game.try_move(last).expect("legal");
        assert_eq!(game.end(), None, "trying changes nothing");
        let step = game.play(last).expect("legal");
        assert_eq!(step, tried);
        assert_eq!(game.occurrences(), occurrence);
        assert_eq!(game.end(), step.end.as_ref());
        assert_eq!(game.position().to_string(), CHASE, "the seeds stay where they lie");
        let end = game.end().map(end_text);
        assert_eq!(end.as_deref(), Some("repetition 24-24 draw, own_row 1-1"), "{repetition}");
    }
}

#[test]
fn repetition_can_be_off() {
    let mut game = game_from("{\"preset\":\"abapa\",\"repetition\":\"never\"}", CHASE);
    play_all(&mut game, &CYCLE.repeat(30));
    assert_eq!((game.end(), game.occurrences()), (None, 31));
}

/// A capture changes the stores: what was before it can't come again and is not counted.
#[test]
fn occurrences_are_counted_from_the_last_capture() {
    let mut game = game_from("\"abapa\"", "0-0-0-1-0-2-0-0-1-1-1-2-20-20-N");
    play_all(&mut game, "eDdEcFfBeAbCdEaBeDcEbC");
    assert_eq!(game.occurrences(), 2);
    let again = game.at(22);
    assert_eq!(again, game);
}

#[test]
fn agreement_shares_by_the_leftover_rule() {
    let cases = [
        ("\"abapa\"", "agreement 21-27 north, own_row 1-6"),
        ("\"ovare\"", "agreement 21-27 north, own_row 1-6"),
        ("\"ashanti\"", "agreement 20-21 north, uncounted 0-0"),
        ("\"awari\"", "agreement 21-27 north, own_row 1-6"),
        (
            "{\"preset\":\"abapa\",\"leftover\":\"uncounted\"}",
            "agreement 20-21 north, uncounted 0-0",
        ),
    ];
    for (rules, expected) in cases {
        let position = "0-0-0-0-0-1-0-2-0-0-0-4-20-21-S";
        let mut game = game_from(rules, position);
        let end = game.agree().expect("open");
        assert_eq!(end_text(&end), expected, "{rules}");
        assert_eq!(game.end(), Some(&end));
        assert_eq!(game.position().to_string(), position, "the seeds stay where they lie");
    }
}

#[test]
fn resigning_loses_whatever_the_score() {
    let position = "0-0-0-0-0-1-0-2-0-0-0-4-24-17-S";
    for (side, expected) in [
        (Side::South, "resignation 24-17 north, on_board 0-0"),
        (Side::North, "resignation 24-17 south, on_board 0-0"),
    ] {
        let mut game = game_from("\"wari\"", position);
        assert_eq!(end_text(&game.resign(side).expect("open")), expected);
    }
}

#[test]
fn nothing_comes_after_the_end() {
    let mut agreed = game_from("\"abapa\"", CHASE);
    agreed.agree().expect("open");
    let mut resigned = game_from("\"abapa\"", CHASE);
    resigned.resign(Side::North).expect("open");
    let mut repeated = game_from("\"abapa\"", CHASE);
    play_all(&mut repeated, &CYCLE.repeat(2));
    let stuck = game_from("\"abapa\"", "0-0-2-1-0-0-0-0-0-0-0-0-21-24-S");
    let ends = [
        ("agreement", agreed),
        ("resignation", resigned),
        ("repetition", repeated),
        ("no_move", stuck),
    ];
    for (reason, mut game) in ends {
        let over = game.clone();
        assert_eq!(game.end().map(|end| end.reason.name()), Some(reason));
        assert!(game.legal().is_empty(), "{reason}");
        let refusals = [
            game.play(house('F')).expect_err("over"),
            game.try_move(house('F')).expect_err("over"),
            game.agree().expect_err("over"),
            game.resign(Side::South).expect_err("over"),
        ];
        for refusal in refusals {
            assert!(matches!(refusal, Refusal::GameOver { .. }), "{reason}: {refusal}");
        }
        assert_eq!(game, over, "{reason}");
    }
}

#[test]
fn a_refused_move_changes_nothing() {
    let mut game = Game::new(Rules::preset(Preset::Wari));
    play_all(&mut game, "Ff");
    let before = game.clone();
    for letter in ['f', 'F', 'a'] {
        assert!(game.play(house(letter)).is_err(), "{letter}");
        assert_eq!(game, before, "{letter}");
    }
}

#[test]
fn any_earlier_ply() {
    let mut game = Game::new(Rules::preset(Preset::Wari));
    play_all(&mut game, "FfEa");
    game.resign(Side::South).expect("open");
    let positions = [
        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
        "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N",
        "5-5-5-5-4-0-5-5-5-5-4-0-0-0-S",
        "5-5-5-5-0-1-6-6-6-5-4-0-0-0-N",
        "6-5-5-5-0-1-0-7-7-6-5-1-0-0-S",
    ];
    for (ply, position) in positions.into_iter().enumerate() {
        let earlier = game.at(ply);
        assert_eq!((earlier.position().to_string().as_str(), earlier.ply()), (position, ply));
        assert_eq!(earlier.moves(), &game.moves()[..ply]);
        assert_eq!(earlier.start(), game.start());
        assert!(earlier.end().is_none(), "the moves alone do not know of the resignation");
    }
    assert_eq!(game.at(5), game.at(4), "there is no later ply");
}

/// The second move after a slam is a move of its own in the record.
#[test]
fn a_side_may_move_twice_in_the_record() {
    let mut game = game_from("\"warri\"", "0-0-0-3-0-0-1-0-0-0-0-0-21-23-S");
    play_all(&mut game, "DF");
    assert_eq!(game.ply(), 2);
    assert_eq!(game.at(1).position().side(), Side::South);
    assert_eq!(game.position().to_string(), "0-0-0-0-1-0-1-0-0-0-0-0-23-23-N");
}

#[test]
fn a_game_holds_the_seeds_of_its_rules() {
    let four = Position::start(Rules::preset(Preset::Wari));
    let three = rules_from("{\"preset\":\"wari\",\"seeds_per_house\":3}");
    assert_eq!(
        Game::from_position(three, four),
        Err(SetupError::SeedTotal { found: 48, expected: 36 })
    );
}
