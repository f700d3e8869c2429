//! What is acknowledged is on disk: restarts lose nothing.

use std::sync::atomic::Ordering;

use crate::support::{Fault, Server, json, long_game, long_rules, seated};

#[tokio::test]
async fn s24_fifty_games_survive_a_restart() {
    let server = Server::start().await;
    let mut games = Vec::new();
    for number in 0..50u64 {
        let seats = seated(&server.client, &long_rules()).await;
        let plies = usize::try_from(number % 9).expect("few");
        let moves = long_game(plies + 1, number);
        seats.play(0, &moves[..plies]).await;
        if number % 3 == 0 {
            seats.south.act("offer", &json!({})).await.ok();
        }
        games.push((seats, moves, plies));
    }
    let invite = server
        .client
        .post("/api/v1/tables", None, &json!({"rules": "wari", "side": "north"}))
        .await
        .ok();
    let mut before = Vec::new();
    for (seats, ..) in &games {
        before.push(seats.snapshot().await);
    }

    let server = server.restart().await;
    for ((seats, moves, plies), before) in games.iter_mut().zip(&before) {
        for client in [&mut seats.client, &mut seats.south.client, &mut seats.north.client] {
            *client = server.client;
        }
        assert_eq!(&seats.snapshot().await, before);
        seats.play(*plies, &moves[*plies..]).await;
    }
    let path = format!("/api/v1/tables/{}", invite["id"].as_str().expect("an id"));
    assert_eq!(server.client.get(&path).await.ok(), invite["table"]);
    let guest = server.client.post(&format!("{path}/seats"), None, &json!({})).await.ok();
    assert_eq!((&guest["result"], &guest["side"]), (&json!("seated"), &json!("south")));
}

#[tokio::test]
async fn s25_an_end_by_resignation_or_agreement_is_kept() {
    let server = Server::start().await;
    let resigned = seated(&server.client, &json!("wari")).await;
    resigned.play(0, &['F', 'a']).await;
    resigned.south.act("resign", &json!({})).await.ok();
    let agreed = seated(&server.client, &json!("abapa")).await;
    agreed.play(0, &['F']).await;
    agreed.south.act("offer", &json!({})).await.ok();
    agreed.north.act("accept", &json!({})).await.ok();
    let before = [resigned.snapshot().await, agreed.snapshot().await];
    assert_eq!(before[0]["end"]["reason"], "resignation");
    assert_eq!(before[1]["end"]["reason"], "agreement");

    let server = server.restart().await;
    for (seats, before) in [resigned, agreed].iter().zip(before) {
        let path = format!("/api/v1/tables/{}", seats.id);
        assert_eq!(server.client.get(&path).await.ok(), before);
        let body = json!({"ply": before["moves"].as_array().map(Vec::len), "house": "A"});
        let late =
            server.client.post(&format!("{path}/moves"), Some(&seats.south.key), &body).await;
        assert_eq!(late.code(), "game_over");
    }
}

#[tokio::test]
async fn a_client_of_the_old_server_goes_on_where_it_was() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    seats.play(0, &['A', 'a']).await;
    let server = server.restart().await;
    let mut socket = server.socket(&seats.id).await;
    socket.have(3).await;
    let told = socket.news().await;
    assert_eq!((&told["version"], &told["events"][0]["house"]), (&json!(4), &json!("a")));
}

#[tokio::test]
async fn while_the_store_fails_every_answer_says_so() {
    let (server, store) = Server::start_faulty().await;
    let seats = seated(&server.client, &json!("wari")).await;
    store.unreadable.store(true, Ordering::SeqCst);
    // What is in memory can still be read; what is not, can't.
    assert_eq!(seats.snapshot().await["version"], 2);
    let unknown = server.client.get("/api/v1/tables/abcdefghijkm").await;
    assert_eq!((unknown.status.as_u16(), unknown.code().as_str()), (503, "unavailable"));
    assert_eq!(server.client.get("/api/v1/health").await.code(), "unavailable");
    let page = server.client.get("/sv/table/abcdefghijkm").await;
    assert_eq!(page.status.as_u16(), 503);
    assert!(page.text().contains("Inte just nu"));

    // A move whose fate nobody knows: nothing more is judged until the log has been read.
    store.fail_next(Fault::StoredUnsaid);
    assert_eq!(seats.south.play(0, 'A').await.code(), "unavailable");
    assert_eq!(seats.south.play(0, 'B').await.code(), "unavailable");
    assert_eq!(seats.snapshot().await["version"], 2);
    store.unreadable.store(false, Ordering::SeqCst);
    assert_eq!(seats.south.play(0, 'B').await.code(), "stale");
    assert_eq!(seats.record().await["moves"], json!(["A"]));
    store.fail_next(Fault::Lost);
    let asked = json!({"rules": "wari", "side": "south"});
    assert_eq!(server.client.post("/api/v1/tables", None, &asked).await.code(), "unavailable");
}

#[tokio::test]
async fn two_servers_on_one_store_cannot_play_one_ply_twice() {
    let one = Server::start().await;
    let two = Server::beside(&one).await;
    let seats = seated(&one.client, &json!("wari")).await;
    let mut beside = seats.clone();
    for client in [&mut beside.client, &mut beside.south.client, &mut beside.north.client] {
        *client = two.client;
    }
    beside.play(0, &['A']).await;
    // The first server has not heard of it: the store knows better.
    assert_eq!(seats.south.play(0, 'B').await.code(), "stale");
    assert_eq!(seats.north.play(1, 'a').await.ok()["result"], "played");
    assert_eq!(beside.north.play(1, 'b').await.code(), "stale");
    assert_eq!(beside.record().await["moves"], json!(["A", "a"]));
}
