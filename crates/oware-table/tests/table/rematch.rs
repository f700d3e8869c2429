//! Another game at a new table.

use oware_rules::Side;
use oware_table::{Holding, Opponent, Rematch, Table};

use crate::script::{Script, fresh_id, key, rules};

fn over() -> Script {
    let mut script = Script::begun(r#"{"preset":"wari","grand_slam":"no_capture"}"#);
    script
        .check("* Ff -> moved")
        .check("S resign -> resigned, ended resignation 0-0 north on_board 0+0");
    script
}

#[test]
fn there_is_no_rematch_before_the_end() {
    Script::begun("\"wari\"").check(
        "S rematch          -> refused not_over
         S rematch-accept   -> refused not_over
         S rematch-withdraw -> refused not_over",
    );
}

#[test]
fn an_offer_accepted_makes_one_new_table() {
    let mut script = over();
    script.check(
        "S rematch-accept -> refused no_offer
         S rematch        -> rematch_offered
         S rematch        -> already
         S rematch-accept -> refused no_offer",
    );
    assert_eq!(script.table.rematch(), Rematch::Offered(Side::South));
    let new = fresh_id(script.log.len());
    script.check(
        "N rematch-accept   -> rematch_created
         N rematch-accept   -> already
         S rematch-accept   -> already
         S rematch          -> already
         S rematch-withdraw -> refused no_offer
         X rematch          -> refused wrong_seat",
    );
    assert_eq!(script.table.rematch(), Rematch::Created(new));
}

#[test]
fn s48_two_offers_are_one_rematch() {
    let mut script = over();
    script.check("N rematch -> rematch_offered");
    let new = fresh_id(script.log.len());
    script.check(
        "S rematch -> rematch_created
         N rematch -> already
         S rematch -> already",
    );
    assert_eq!(script.table.rematch(), Rematch::Created(new));
}

#[test]
fn s49_an_offer_withdrawn_can_not_be_accepted() {
    let mut script = over();
    script.check(
        "S rematch          -> rematch_offered
         N rematch-withdraw -> already
         S rematch-withdraw -> rematch_withdrawn
         S rematch-withdraw -> already
         N rematch-accept   -> refused no_offer
         N rematch          -> rematch_offered",
    );
    assert_eq!(script.table.rematch(), Rematch::Offered(Side::North));
}

#[test]
fn a_wish_can_be_taken_back_only_so_often() {
    let mut script = over();
    for _ in 0..5 {
        script.check(
            "S rematch          -> rematch_offered
             S rematch-withdraw -> rematch_withdrawn",
        );
    }
    script.check(
        "S rematch -> refused rematch_withdrawn
         N rematch -> rematch_offered
         S rematch -> rematch_created",
    );
}

#[test]
fn the_new_table_has_the_same_rules_and_keys_and_the_sides_swapped() {
    let old = over().table;
    let new = Table::replay(&old.rematch_opening()).unwrap();
    assert_eq!(new.settings().rules, rules(r#"{"preset":"wari","grand_slam":"no_capture"}"#));
    assert_eq!(new.settings().host, Side::North);
    assert_eq!(new.holding(&key('S')), Some(Holding::One(Side::North)));
    assert_eq!(new.holding(&key('N')), Some(Holding::One(Side::South)));
    assert_eq!(new.version(), 2);
    let mut script = Script::of(old.rematch_opening());
    script.check("S A@0 -> refused not_your_turn").check("N A@0 -> moved");
}

#[test]
fn at_one_screen_the_holder_gets_the_rematch_at_once() {
    let mut script = Script::at_one_screen("\"wari\"");
    script.check("S resign -> resigned, ended resignation 0-0 north on_board 0+0").check(
        "S rematch -> rematch_created
         S rematch -> already",
    );
    let new = Table::replay(&script.table.rematch_opening()).unwrap();
    assert_eq!(new.settings().opponent, Opponent::SameScreen);
    assert_eq!(new.holding(&key('S')), Some(Holding::Both));
}
