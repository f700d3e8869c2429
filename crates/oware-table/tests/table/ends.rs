//! How games end: by the rules, by agreement, by resigning. Exactly one result, kept for good.

use oware_rules::{End, EndReason, House, LeftoverShare, Score, Side};
use oware_table::{BrokenLog, Event, Phase, Table};

use crate::script::{Script, result};

#[test]
fn every_end_by_the_rules_comes_with_its_last_move() {
    for (rules, moves, expected) in [
        (r#"{"preset":"wari","seeds_per_house":1}"#, "CbDaEeF", "majority 7-0 south on_board 0+0"),
        (r#"{"preset":"wari","seeds_per_house":1}"#, "CeDfEcF", "no_move 2-10 north own_row 0+6"),
        (
            r#"{"preset":"wari","seeds_per_house":1}"#,
            "AdBcCdEeFfD",
            "grand_slam 8-4 south mover_sweeps 2+0",
        ),
        (
            r#"{"preset":"ashanti","seeds_per_house":1}"#,
            "cEdBeFf",
            "no_move 4-5 north uncounted 0+0",
        ),
        (
            r#"{"preset":"wari","seeds_per_house":1}"#,
            "EeCfFcDdEeFfAaBbCcDdEeFfAaBbC",
            "repetition 6-6 draw own_row 2+2",
        ),
        (
            r#"{"preset":"awari","seeds_per_house":1}"#,
            "EeDfEaFaCdDeEbFfAcBdCeDaEbFfAcB",
            "repetition 6.5-5.5 south split 1.5+1.5",
        ),
    ] {
        let mut script = Script::begun(rules);
        script.check(&format!("* {moves} -> moved, ended {expected}"));
        assert_eq!(script.table.phase(), Phase::Ended);
        assert!(script.table.legal().is_empty());
        let last = moves.len() - 1;
        let house = moves.chars().last().and_then(House::from_letter).unwrap();
        let mover = house.owner().letter();
        script.check(&format!(
            "{mover} {house}@{last} -> already
             S A@{last}     -> refused game_over
             S A@{moves}    -> refused game_over
             N offer        -> refused game_over
             N accept       -> refused game_over
             N decline      -> refused game_over
             N withdraw     -> refused game_over
             N resign       -> refused game_over",
            moves = moves.len(),
        ));
    }
}

#[test]
fn an_accepted_offer_ends_the_game_and_shares_the_rows() {
    Script::begun("\"wari\"").check(
        "* Ff        -> moved
         N accept    -> refused no_offer
         S offer@2   -> end_offered
         S offer@2   -> already
         N offer@2   -> refused offer_stands
         S accept    -> refused no_offer
         N accept@2  -> end_accepted, ended agreement 24-24 draw own_row 24+24
         N accept@2  -> already
         S offer@2   -> already
         S accept    -> refused game_over
         N decline   -> refused game_over
         S withdraw  -> refused game_over
         S A@2       -> refused game_over",
    );
}

#[test]
fn a_declined_offer_may_be_made_again_after_a_move() {
    let mut script = Script::begun("\"wari\"");
    script.check(
        "N offer     -> end_offered
         N decline   -> refused no_offer
         S decline   -> end_declined
         S decline   -> already
         S accept    -> refused no_offer
         N offer     -> refused offer_declined
         S withdraw  -> already
         N offer@0   -> refused offer_declined",
    );
    assert_eq!(script.table.declined(), Some(Side::North));
    script.check(
        "S offer     -> end_offered
         N decline   -> end_declined
         N offer     -> refused offer_declined
         S offer     -> refused offer_declined",
    );
    assert_eq!(script.table.declined(), Some(Side::South));
    script.check(
        "S F@0       -> moved
         N offer@1   -> end_offered",
    );
    assert_eq!((script.table.offer(), script.table.declined()), (Some(Side::North), None));
}

#[test]
fn a_withdrawn_offer_may_be_made_again_after_a_move() {
    let mut script = Script::begun("\"wari\"");
    script.check(
        "S withdraw  -> already
         S offer     -> end_offered
         N withdraw  -> already
         S withdraw  -> end_withdrawn
         S withdraw  -> already
         N accept    -> refused no_offer
         N decline   -> refused no_offer
         S offer     -> refused offer_withdrawn
         N offer     -> end_offered
         N withdraw  -> end_withdrawn
         N offer     -> refused offer_withdrawn
         S offer     -> refused offer_withdrawn
         S F@0       -> moved
         S offer     -> end_offered",
    );
}

#[test]
fn a_move_clears_an_offer_and_answers_to_an_old_ply_are_stale() {
    let mut script = Script::begun("\"wari\"");
    script.check("S offer@0 -> end_offered").check("S F@0 -> moved");
    assert_eq!(script.table.offer(), None);
    script.check(
        "N accept@0  -> refused stale
         N accept@1  -> refused no_offer
         N decline@0 -> refused stale
         S offer@0   -> refused stale
         S withdraw@0 -> refused stale
         S resign@0  -> refused stale
         S offer@2   -> refused ahead",
    );
}

#[test]
fn at_one_screen_an_offer_ends_the_game_at_once() {
    Script::at_one_screen("\"wari\"").check(
        "S F@0      -> moved
         X offer    -> refused wrong_seat
         S offer@1  -> end_offered, end_accepted, ended agreement 20-28 north own_row 20+28
         S offer@1  -> already
         S f@1      -> refused game_over",
    );
}

#[test]
fn who_resigns_loses_whatever_the_score() {
    Script::begun(r#"{"preset":"wari","seeds_per_house":1}"#).check(
        "* CbDaEe  -> moved
         S resign  -> resigned, ended resignation 0-0 north on_board 0+0
         S resign  -> already
         N resign  -> refused game_over",
    );
    Script::at_one_screen("\"wari\"").check(
        "S F@0     -> moved
         S resign  -> resigned, ended resignation 0-0 south on_board 0+0
         S resign  -> already",
    );
}

#[test]
fn s36_of_a_resignation_and_a_winning_move_the_first_is_the_result() {
    let rules = r#"{"preset":"wari","seeds_per_house":1}"#;
    Script::begun(rules).check(
        "* CbDaEe    -> moved
         S F@6       -> moved, ended majority 7-0 south on_board 0+0
         N resign@6  -> refused game_over
         N resign    -> refused game_over
         S F@6       -> already",
    );
    Script::begun(rules).check(
        "* CbDaEe    -> moved
         N resign@6  -> resigned, ended resignation 0-0 south on_board 0+0
         S F@6       -> refused game_over
         N resign@6  -> already",
    );
    Script::begun(rules).check(
        "* CbDaEe    -> moved
         N offer@6   -> end_offered
         S F@6       -> moved, ended majority 7-0 south on_board 0+0
         S accept@6  -> refused game_over",
    );
}

#[test]
fn s25_the_stored_result_stands_whatever_the_moves_say() {
    let mut script = Script::begun("\"wari\"");
    script
        .check("* FfEe -> moved")
        .check("S resign -> resigned, ended resignation 0-0 north on_board 0+0");
    // A log of other days, whose rules counted differently.
    let told = End {
        reason: EndReason::Agreement,
        scores: [Score::halves(49), Score::halves(47)],
        winner: Some(Side::South),
        leftover: LeftoverShare::Split,
        shared: [Score::halves(7); 2],
    };
    let mut other_days = script.log.clone();
    other_days.retain(|event| !matches!(event, Event::Resigned { .. } | Event::Ended(_)));
    other_days.push(Event::Ended(told));
    for (log, expected) in [
        (script.log, "resignation 0-0 north on_board 0+0"),
        (other_days, "agreement 24.5-23.5 south split 3.5+3.5"),
    ] {
        let mut script = Script::of(log);
        assert_eq!(script.table.end().map(result).as_deref(), Some(expected));
        assert_eq!(script.table.phase(), Phase::Ended);
        script.check("S A@4 -> refused game_over").check("N f@4 -> refused game_over");
    }
}

#[test]
fn a_log_that_no_table_can_have_is_told_where_it_breaks() {
    let script = Script::begun("\"wari\"");
    let moved = |ply, letter| {
        let house = House::from_letter(letter).unwrap();
        Event::Moved { ply, house }
    };
    let by = Side::South;
    let [created, seat] = script.log[..] else { panic!("two events") };
    for (log, version, kind) in [
        (vec![created, moved(0, 'F')], 2, "moved"),
        (vec![created, created], 2, "created"),
        (vec![created, seat, seat], 3, "seat_taken"),
        (vec![created, seat, moved(1, 'F')], 3, "moved"),
        (vec![created, seat, moved(0, 'f')], 3, "moved"),
        (vec![created, seat, Event::EndAccepted { by }], 3, "end_accepted"),
        (vec![created, seat, Event::EndDeclined { by }], 3, "end_declined"),
        (vec![created, seat, Event::EndWithdrawn { by }], 3, "end_withdrawn"),
        (vec![created, seat, Event::RematchOffered { by }], 3, "rematch_offered"),
        (vec![created, seat, Event::Resigned { by }, moved(0, 'F')], 4, "moved"),
    ] {
        assert_eq!(Table::replay(&log), Err(BrokenLog::OutOfPlace { version, kind }), "{log:?}");
    }
    for log in [vec![], vec![seat, created]] {
        assert_eq!(Table::replay(&log), Err(BrokenLog::NotCreated));
    }
}
