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
    store.unreadable.store(false, Ordering::SeqCst);
    store.fail_next(Fault::StoredUnsaid);
    assert_eq!(seats.south.play(0, 'A').await.code(), "unavailable");
    store.unreadable.store(true, Ordering::SeqCst);
    assert_eq!(seats.south.play(0, 'B').await.code(), "unavailable");
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
    // The first server was not told: the store knows.
    assert_eq!(seats.south.play(0, 'B').await.code(), "stale");
    assert_eq!(seats.north.play(1, 'a').await.ok()["result"], "played");
    assert_eq!(beside.north.play(1, 'b').await.code(), "stale");
    assert_eq!(beside.record().await["moves"], json!(["A", "a"]));
}

#[tokio::test]
async fn what_one_server_stores_the_others_show() {
    let one = Server::start().await;
    let two = Server::beside(&one).await;
    let seats = seated(&one.client, &json!("wari")).await;
    let mut beside = seats.clone();
    for client in [&mut beside.client, &mut beside.south.client, &mut beside.north.client] {
        *client = two.client;
    }
    let mut socket = two.socket(&seats.id).await;
    socket.have(0).await;
    assert_eq!(socket.news().await["table"]["version"], 2);
    for (ply, house) in ['A', 'a', 'B', 'b'].into_iter().enumerate() {
        let (here, there) = if ply % 2 == 0 { (&seats, &beside) } else { (&beside, &seats) };
        here.play(ply, &[house]).await;
        assert_eq!(there.snapshot().await, here.snapshot().await);
        // By itself, at the next heartbeat, and everything once.
        let told = socket.news().await;
        let events = told["events"].as_array().expect("events");
        assert_eq!((events.len(), &events[0]["ply"]), (1, &json!(ply)), "{told}");
    }
    let page = two.client.get(&format!("/en/table/{}", seats.id)).await;
    assert!(page.text().contains(r#""version":6"#));
}

#[tokio::test]
async fn health_is_whether_a_move_would_be_stored() {
    let (server, store) = Server::start_faulty().await;
    assert_eq!(server.client.get("/api/v1/health").await.ok()["status"], "ok");
    let file = server.database();
    std::fs::rename(&file, file.with_extension("aside")).expect("moved");
    let reply = server.client.get("/api/v1/health").await;
    assert_eq!((reply.status.as_u16(), reply.code().as_str()), (503, "unavailable"));
    let asked = json!({"rules": "wari", "side": "south"});
    assert_eq!(server.client.post("/api/v1/tables", None, &asked).await.code(), "unavailable");
    drop(store);
}
