//! Playing houses.

use crate::script::Script;

#[test]
fn s02_of_two_moves_for_one_ply_the_first_counts() {
    Script::begun("\"wari\"").check(
        "S A@0 -> moved
         S C@0 -> refused stale
         N f@1 -> moved
         S C@0 -> refused stale
         S C@2 -> moved",
    );
}

#[test]
fn s03_a_repeated_move_is_played_once() {
    Script::begun("\"wari\"").check(
        "S A@0 -> moved
         S A@0 -> already
         N f@1 -> moved
         N f@1 -> already
         S A@0 -> already
         S B@2 -> moved",
    );
}

#[test]
fn a_move_of_the_other_seat_is_never_ones_own_repeat() {
    Script::begun("\"wari\"").check(
        "S A@0 -> moved
         N A@0 -> refused stale
         X A@0 -> refused wrong_seat",
    );
}

#[test]
fn s05_the_wrong_side_is_refused() {
    Script::begun("\"wari\"").check(
        "S f@0 -> refused illegal_move wrong_side legal A, B, C, D, E, F
         N f@0 -> refused not_your_turn
         S F@0 -> moved
         S A@1 -> refused not_your_turn
         N A@1 -> refused illegal_move wrong_side legal a, b, c, d, e, f",
    );
}

#[test]
fn a_move_ahead_of_the_table_waits_for_a_reload() {
    Script::begun("\"wari\"").check(
        "S F@1 -> refused ahead
         S F@18446744073709551615 -> refused ahead
         S F@0 -> moved",
    );
}

#[test]
fn an_illegal_move_is_told_what_is_legal() {
    Script::begun("\"wari\"").check(
        "* Ff  -> moved
         S F@2 -> refused illegal_move empty_house legal A, B, C, D, E",
    );
}

#[test]
fn the_rules_say_who_begins() {
    Script::begun("\"ashanti\"").check(
        "S F@0 -> refused not_your_turn
         N f@0 -> moved",
    );
}

#[test]
fn in_warri_a_slam_gives_the_same_side_the_next_ply() {
    Script::begun(r#"{"preset":"warri","seeds_per_house":1}"#).check(
        "* CbDdEcFe -> moved
         S A@8      -> refused not_your_turn
         N e@7      -> already
         N f@8      -> moved",
    );
}

#[test]
fn at_one_screen_moves_are_idempotent_too() {
    Script::at_one_screen("\"wari\"").check(
        "S A@0 -> moved
         S A@0 -> already
         S f@1 -> moved
         S B@1 -> refused stale
         S f@2 -> refused illegal_move wrong_side legal A, B, C, D, E, F",
    );
}
