//! Taking a seat.

use oware_rules::Side;
use oware_table::{Holding, Opponent, Phase};

use crate::script::{Script, key};

#[test]
fn the_first_to_join_takes_the_free_seat_and_play_begins() {
    for (host, guest) in [(Side::South, Side::North), (Side::North, Side::South)] {
        let mut script = Script::made("\"wari\"", host, Opponent::Guest);
        assert_eq!((script.table.phase(), script.table.free_seat()), (Phase::Waiting, Some(guest)));
        script.check(&format!("X join -> seat_taken {}", guest.name()));
        assert_eq!((script.table.phase(), script.table.free_seat()), (Phase::Playing, None));
        assert_eq!(script.table.holding(&key(host.letter())), Some(Holding::One(host)));
        assert_eq!(script.table.holding(&key('X')), Some(Holding::One(guest)));
        assert_eq!(script.table.holding(&key('Y')), None);
    }
}

#[test]
fn s40_the_host_who_joins_stays_host_and_the_seat_stays_free() {
    let mut script = Script::made("\"wari\"", Side::South, Opponent::Guest);
    script.check("S join -> already").check("S join -> already");
    assert_eq!(script.table.phase(), Phase::Waiting);
    assert_eq!(script.table.holding(&key('S')), Some(Holding::One(Side::South)));
    script.check("N join -> seat_taken north").check("S join -> already");
    assert_eq!(script.table.holding(&key('S')), Some(Holding::One(Side::South)));
}

#[test]
fn s41_of_two_strangers_one_gets_the_seat() {
    Script::made("\"wari\"", Side::South, Opponent::Guest).check(
        "X join -> seat_taken north
         Y join -> refused seat_taken
         Y f@1  -> refused wrong_seat",
    );
}

#[test]
fn s44_joining_twice_is_joining_once() {
    Script::begun("\"wari\"").check(
        "N join -> already
         * Ff   -> moved
         N join -> already",
    );
}

#[test]
fn nothing_is_played_before_both_sit() {
    Script::made("\"wari\"", Side::South, Opponent::Guest).check(
        "S F@0     -> refused not_started
         S offer   -> refused not_started
         S resign  -> refused not_started
         S rematch -> refused not_started
         N F@0     -> refused wrong_seat
         N join    -> seat_taken north
         S F@0     -> moved",
    );
}

#[test]
fn at_one_screen_the_host_holds_both_seats_and_play_begins_at_once() {
    let mut script = Script::at_one_screen("\"wari\"");
    assert_eq!(script.table.phase(), Phase::Playing);
    assert_eq!(script.table.holding(&key('S')), Some(Holding::Both));
    script.check(
        "X join -> refused seat_taken
         S join -> already
         S F@0  -> moved
         S f@1  -> moved
         X A@2  -> refused wrong_seat",
    );
}

#[test]
fn s47_only_the_seats_own_key_plays_for_it() {
    Script::begun("\"wari\"").check(
        "N F@0     -> refused not_your_turn
         X F@0     -> refused wrong_seat
         X offer   -> refused wrong_seat
         X resign  -> refused wrong_seat
         X rematch -> refused wrong_seat
         S F@0     -> moved
         S f@1     -> refused not_your_turn",
    );
}
