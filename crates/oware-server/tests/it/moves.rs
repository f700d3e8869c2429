//! Moves: each ply once, by the right seat, whatever the network does.

use hyper::StatusCode;

use crate::support::{Fault, Server, json, seated};

#[tokio::test]
async fn s01_one_move_for_a_ply_after_the_link_was_cut() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    // A was sent before the link broke and did arrive; the client, not knowing, sends C after it.
    seats.play(0, &['A']).await;
    let second = seats.south.play(0, 'C').await;
    assert_eq!((second.status, second.code().as_str()), (StatusCode::CONFLICT, "stale"));
    assert_eq!(second.json()["table"], seats.snapshot().await);
    assert_eq!(seats.record().await["moves"], json!(["A"]));
    // Stepping back in the list never allows a move: an earlier ply is past.
    seats.play(1, &['a']).await;
    for house in ['A', 'B', 'C'] {
        let stepped_back = seats.south.play(0, house).await;
        assert_eq!(stepped_back.status.is_success(), house == 'A');
    }
    assert_eq!(seats.record().await["moves"], json!(["A", "a"]));
}

#[tokio::test]
async fn s02_of_two_moves_for_one_ply_the_first_counts() {
    let server = Server::start().await;
    for round in 0..20 {
        let seats = seated(&server.client, &json!("wari")).await;
        let (a, c) = tokio::join!(seats.south.play(0, 'A'), seats.south.play(0, 'C'));
        let won = [&a, &c].iter().filter(|reply| reply.status.is_success()).count();
        assert_eq!(won, 1, "round {round}");
        let (winner, loser) = if a.status.is_success() { (a, c) } else { (c, a) };
        assert_eq!((loser.status, loser.code().as_str()), (StatusCode::CONFLICT, "stale"));
        assert_eq!(loser.json()["table"], winner.json()["table"]);
        assert_eq!(seats.snapshot().await["moves"].as_array().map(Vec::len), Some(1));
    }
}

#[tokio::test]
async fn s03_duplicate_move_is_stored_once() {
    let server = Server::start().await;
    for _ in 0..20 {
        let seats = seated(&server.client, &json!("wari")).await;
        let (one, two) = tokio::join!(seats.south.play(0, 'F'), seats.south.play(0, 'F'));
        let mut results = [one.ok()["result"].clone(), two.ok()["result"].clone()];
        results.sort_by_key(ToString::to_string);
        assert_eq!(results, [json!("already"), json!("played")]);
        assert_eq!(seats.record().await["moves"], json!(["F"]));
        // Nor is a copy that comes late taken for the next own turn.
        seats.play(1, &['a']).await;
        assert_eq!(seats.south.play(0, 'F').await.ok()["result"], "already");
        assert_eq!(seats.record().await["moves"], json!(["F", "a"]));
    }
}

#[tokio::test]
async fn s05_the_server_refuses_a_move_for_the_other_side() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let before = seats.snapshot().await;
    let other_house = seats.south.play(0, 'a').await;
    assert_eq!(
        (other_house.status, other_house.code().as_str()),
        (StatusCode::CONFLICT, "illegal_move")
    );
    let refusal = &other_house.json()["refusal"];
    assert_eq!((&refusal["code"], &refusal["house"]), (&json!("wrong_side"), &json!("a")));
    assert_eq!(refusal["legal"], before["legal"]);
    for house in ['a', 'A'] {
        let early = seats.north.play(0, house).await;
        assert_eq!((early.status, early.code().as_str()), (StatusCode::CONFLICT, "not_your_turn"));
    }
    assert_eq!(seats.snapshot().await, before);
    seats.play(0, &['A']).await;
    let again = seats.south.play(1, 'B').await;
    assert_eq!((again.status, again.code().as_str()), (StatusCode::CONFLICT, "not_your_turn"));
    let ahead = seats.north.play(2, 'a').await;
    assert_eq!((ahead.status, ahead.code().as_str()), (StatusCode::CONFLICT, "ahead"));
    assert_eq!(seats.record().await["moves"], json!(["A"]));
}

#[tokio::test]
async fn an_illegal_move_is_told_why_and_what_is_legal() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    seats.play(0, &['A', 'a']).await;
    let empty = seats.south.play(2, 'A').await;
    assert_eq!((empty.status, empty.code().as_str()), (StatusCode::CONFLICT, "illegal_move"));
    let problem = empty.json();
    assert_eq!(
        problem["refusal"],
        json!({"code": "empty_house", "house": "A", "legal": ["B", "C", "D", "E", "F"]})
    );
    assert_eq!(problem["table"], seats.snapshot().await);
}

#[tokio::test]
async fn nobody_moves_before_the_start_or_after_the_end() {
    let server = Server::start().await;
    let made = server
        .client
        .post("/api/v1/tables", None, &json!({"rules": "wari", "side": "south"}))
        .await
        .ok();
    let path = format!("/api/v1/tables/{}/moves", made["id"].as_str().expect("an id"));
    let early = server
        .client
        .post(&path, made["seat"]["key"].as_str(), &json!({"ply": 0, "house": "A"}))
        .await;
    assert_eq!((early.status, early.code().as_str()), (StatusCode::CONFLICT, "not_started"));
    let seats = seated(&server.client, &json!("wari")).await;
    seats.north.act("resign", &json!({})).await.ok();
    let late = seats.south.play(0, 'A').await;
    assert_eq!((late.status, late.code().as_str()), (StatusCode::CONFLICT, "game_over"));
    assert_eq!(late.json()["table"]["end"]["winner"], "south");
}

#[tokio::test]
async fn s09_after_an_error_the_same_move_can_be_sent_again() {
    let (server, store) = Server::start_faulty().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let mut watcher = server.socket(&seats.id).await;
    watcher.have(2).await;
    assert_eq!(watcher.next().await["type"], "heartbeat");

    store.fail_next(Fault::Lost);
    let failed = seats.south.play(0, 'A').await;
    assert_eq!(
        (failed.status, failed.code().as_str()),
        (StatusCode::SERVICE_UNAVAILABLE, "unavailable")
    );
    assert_eq!(failed.header("retry-after"), "1");
    assert_eq!(seats.snapshot().await["version"], 2);
    assert_eq!(seats.south.play(0, 'A').await.ok()["result"], "played");
    assert_eq!(watcher.news().await["events"][0]["house"], "A");

    // Stored, but the answer got lost: a repeat by ply is told "already".
    store.fail_next(Fault::StoredUnsaid);
    assert_eq!(seats.north.play(1, 'a').await.status, StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(watcher.news().await["events"][0]["house"], "a");
    assert_eq!(seats.north.play(1, 'a').await.ok()["result"], "already");
    assert_eq!(seats.record().await["moves"], json!(["A", "a"]));
}

#[tokio::test]
async fn s07_two_devices_on_one_seat_see_each_others_moves() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let mut phone = server.socket(&seats.id).await;
    phone.have(2).await;
    phone.next().await;
    // The laptop moves by hand while the phone still thinks: the phone gets the foreign move, and
    // its own decision, made for the same ply, is refused with the state it must think of now.
    assert_eq!(seats.south.play(0, 'A').await.ok()["result"], "played");
    assert_eq!(phone.news().await["events"][0]["house"], "A");
    let old = seats.south.play(0, 'D').await;
    assert_eq!(old.code(), "stale");
    assert_eq!(old.json()["table"]["to_move"], "north");
}

#[tokio::test]
async fn s36_of_resigning_and_a_move_sent_together_one_result_comes() {
    let server = Server::start().await;
    for _ in 0..20 {
        let seats = seated(&server.client, &json!("wari")).await;
        let now = json!({});
        let (resigned, moved, other) = tokio::join!(
            seats.south.act("resign", &now),
            seats.south.play(0, 'F'),
            seats.north.act("resign", &now)
        );
        let winners = [&resigned, &other].iter().filter(|reply| reply.status.is_success()).count();
        assert_eq!(winners, 1, "{resigned:?} {other:?}");
        let table = seats.snapshot().await;
        assert_eq!(
            table["end"]["winner"],
            if resigned.status.is_success() { "north" } else { "south" }
        );
        assert_eq!(
            table["moves"].as_array().map(Vec::len),
            Some(usize::from(moved.status.is_success()))
        );
        let events = server.client.get(&format!("/api/v1/tables/{}/events", seats.id)).await.ok();
        let ends = events["events"]
            .as_array()
            .expect("events")
            .iter()
            .filter(|e| e["type"] == "ended")
            .count();
        assert_eq!(ends, 1);
    }
}

#[tokio::test]
async fn s37_what_happens_at_one_table_changes_no_other() {
    let server = Server::start().await;
    let one = seated(&server.client, &json!("wari")).await;
    let two = seated(&server.client, &json!("abapa")).await;
    let before = two.snapshot().await;
    one.play(0, &['A', 'a', 'B']).await;
    one.north.act("resign", &json!({})).await.ok();
    assert_eq!(two.snapshot().await, before);
}

#[tokio::test]
async fn a_forced_grand_slam_ends_a_game_of_wari() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    // The shortest of many random games that ended so.
    let moves: Vec<char> = "CaEbDcAfEdCbEcBaDeEfF".chars().collect();
    seats.play(0, &moves).await;
    let table = seats.snapshot().await;
    assert_eq!(table["phase"], "ended");
    assert_eq!(table["legal"], json!([]));
    assert_eq!(table["to_move"], json!(null));
    let end = &table["end"];
    assert_eq!((&end["reason"], &end["winner"]), (&json!("grand_slam"), &json!("south")));
    assert_eq!(
        (&end["stores"], &end["leftover"]["how"]),
        (&json!([44, 4]), &json!("mover_sweeps"))
    );
}

#[tokio::test]
async fn offers_to_end_are_made_taken_back_declined_and_accepted() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("abapa")).await;
    let act = async |player: &crate::support::Player, act: &str| player.act(act, &json!({})).await;
    assert_eq!(act(&seats.north, "accept").await.code(), "no_offer");
    assert_eq!(act(&seats.south, "offer").await.ok()["table"]["offer"], "south");
    assert_eq!(act(&seats.south, "offer").await.ok()["result"], "already");
    assert_eq!(act(&seats.north, "offer").await.code(), "offer_stands");
    let declined = act(&seats.north, "decline").await.ok();
    assert_eq!(declined["table"]["offer"], json!(null));
    assert_eq!(declined["table"]["declined"], "south");
    assert_eq!(act(&seats.south, "offer").await.code(), "offer_declined");
    assert_eq!(act(&seats.north, "offer").await.ok()["result"], "done");
    let withdrawn = act(&seats.north, "withdraw").await.ok();
    assert_eq!(withdrawn["table"]["offer"], json!(null));
    assert_eq!(withdrawn["table"]["withdrawn"], json!(["north"]));
    assert_eq!(act(&seats.north, "offer").await.code(), "offer_withdrawn");
    seats.play(0, &['F']).await;
    let offered = act(&seats.south, "offer").await.ok();
    assert_eq!(offered["table"]["withdrawn"], json!([]));
    assert_eq!((&offered["result"], &offered["table"]["declined"]), (&json!("done"), &json!(null)));
    // A move clears the offer; an answer to it then finds nothing.
    seats.play(1, &['a']).await;
    let late = seats.north.act("accept", &json!({"ply": 1})).await;
    assert_eq!((late.status, late.code().as_str()), (StatusCode::CONFLICT, "stale"));
    assert_eq!(act(&seats.north, "offer").await.ok()["table"]["offer"], "north");
    let ended = act(&seats.south, "accept").await.ok();
    assert_eq!(ended["table"]["end"]["reason"], "agreement");
    assert_eq!(act(&seats.south, "accept").await.ok()["result"], "already");
    assert_eq!(act(&seats.south, "offer").await.code(), "game_over");
}
