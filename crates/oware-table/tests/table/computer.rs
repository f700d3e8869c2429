//! Tables at which the computer plays the other side.

use oware_rules::Side;
use oware_table::{ComputerLevel, NotALevel, Phase};

use crate::script::{Script, key};

#[test]
fn play_begins_at_once_and_nobody_can_take_the_computers_seat() {
    let mut script = Script::with_computer("\"wari\"");
    assert_eq!(script.table.phase(), Phase::Playing);
    assert_eq!(script.table.awaits_computer(), None, "South is to move");
    script.check(
        "X join -> refused seat_taken
         N F@0 -> refused wrong_seat
         C f@0 -> refused not_your_turn
         S F@0 -> moved",
    );
    assert_eq!(script.table.awaits_computer().map(ComputerLevel::get), Some(3));
    script.check(
        "S a@1 -> refused not_your_turn
         N a@1 -> refused wrong_seat
         C A@1 -> refused illegal_move wrong_side legal a, b, c, d, e, f
         C f@0 -> refused stale
         C f@1 -> moved
         C f@1 -> already",
    );
    assert_eq!(script.table.awaits_computer(), None);
}

#[test]
fn a_table_of_people_takes_no_move_of_a_computer() {
    Script::begun("\"wari\"").check("C F@0 -> refused wrong_seat");
}

#[test]
fn the_computer_declines_to_end_while_seeds_are_won() {
    Script::with_computer("\"wari\"").check(
        "* Fa -> moved
         S offer -> end_offered, end_declined
         S offer -> already
         X offer -> refused wrong_seat
         * A -> moved
         S offer -> end_offered, end_declined",
    );
}

/// Ashanti knows no repetition: without this a game could go on for ever.
#[test]
fn the_computer_agrees_to_end_at_a_standstill() {
    let mut script = Script::with_computer(r#"{"preset":"ashanti","seeds_per_house":1}"#);
    while script.table.game().ply() < 24 || !quiet(&script) {
        let house = script.table.legal().next().expect("the game goes on");
        script.check(&format!("* {} -> moved", house.letter()));
    }
    script.check("X offer -> refused wrong_seat");
    let told = script.judge('S', oware_table::Command::OfferEnd { ply: None });
    let Ok(oware_table::Outcome::Events(events)) = told else { panic!("{told:?}") };
    assert_eq!(
        events.iter().map(|event| event.kind()).collect::<Vec<_>>(),
        ["end_offered", "end_accepted", "ended"]
    );
}

/// Whether the last 24 moves took nothing.
fn quiet(script: &Script) -> bool {
    let game = script.table.game();
    game.at(game.ply() - 24).position().stores() == game.position().stores()
}

#[test]
fn another_game_begins_when_it_is_asked_for_with_sides_swapped() {
    let mut script = Script::with_computer("\"wari\"");
    script.check("S resign -> resigned, ended resignation 0-0 north on_board 0+0");
    script.check("S rematch -> rematch_created");
    let opening = script.table.rematch_opening();
    let new = Script::of(opening);
    assert_eq!(new.table.computer().map(|(side, _)| side), Some(Side::South));
    assert_eq!(new.table.awaits_computer().map(ComputerLevel::get), Some(3));
    assert!(new.table.holding(&key('S')).is_some_and(|seat| seat.holds(Side::North)));
}

#[test]
fn levels_are_one_to_eight() {
    for (number, expected) in [(0, Err(NotALevel)), (1, Ok(1)), (8, Ok(8)), (9, Err(NotALevel))] {
        assert_eq!(ComputerLevel::try_from(number).map(ComputerLevel::get), expected);
    }
}
