//! The live connection: everybody is told everything once, in order, and only what is stored.

use std::time::Duration;

use oware_server::Limits;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Seats, Server, Socket, Value, brisk, json, long_game, long_rules, seated};

const MOMENT: Duration = Duration::from_millis(150);

#[tokio::test]
async fn have_is_answered_with_what_was_missed() {
    let server = Server::start_with(Limits { missed: 3, ..Limits::default() }).await;
    let seats = seated(&server.client, &json!("wari")).await;
    seats.play(0, &['A', 'a', 'B']).await;
    let table = seats.snapshot().await;
    let all = server.client.get(&format!("/api/v1/tables/{}/events", seats.id)).await.ok();
    let after = |version: usize| {
        let events = &all["events"].as_array().expect("events")[version..];
        json!({"type": "events", "version": 5, "events": events})
    };
    let snapshot = json!({"type": "snapshot", "table": table});
    let mut socket = server.socket(&seats.id).await;
    for (said, answer) in [
        (r#"{"have":4}"#, after(4)),
        (r#"{"have":2}"#, after(2)),
        // What is too much, nothing, or of the future: everything anew.
        (r#"{"have":1}"#, snapshot.clone()),
        (r#"{"have":0}"#, snapshot.clone()),
        ("{}", snapshot.clone()),
        (r#"{"have":null}"#, snapshot.clone()),
        (r#"{"have":6}"#, snapshot.clone()),
        (r#"{"have":18446744073709551615}"#, snapshot),
        (r#"{"have":5}"#, json!({"type": "heartbeat", "version": 5})),
    ] {
        socket.send(Message::Text(said.into())).await;
        assert_eq!(socket.next().await, answer, "{said}");
    }
}

#[tokio::test]
async fn what_is_not_understood_is_answered_and_harms_nobody() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let mut socket = server.socket(&seats.id).await;
    let malformed = json!({"type": "error", "code": "malformed"});
    for said in [
        "",
        "{",
        "null",
        "5",
        "[]",
        "[5]",
        r#"{"have":1,"have":2}"#,
        r#"{"have":-1}"#,
        r#"{"have":1.5}"#,
        r#"{"have":"1"}"#,
        r#"{"have":18446744073709551616}"#,
        r#"{"have":1,"move":"A"}"#,
        "\u{0}\u{ffff}",
    ] {
        socket.send(Message::Text(said.into())).await;
        assert_eq!(socket.next().await, malformed, "{said}");
    }
    socket.send(Message::Binary(vec![0xFF; 300].into())).await;
    assert_eq!(socket.next().await, malformed);
    socket.send(Message::Text(" ".repeat(4097).into())).await;
    assert_eq!(socket.next().await, json!({"type": "error", "code": "too_large"}));
    socket.have(0).await;
    assert_eq!(socket.next().await["type"], "snapshot");
    // Far beyond the limit the connection ends, and says why; another one still works.
    socket.send(Message::Text(" ".repeat(100_000).into())).await;
    assert_eq!(socket.close_code().await, Some(1009));
    let mut binary = server.socket(&seats.id).await;
    binary.send(Message::Binary(vec![0; 8193].into())).await;
    assert_eq!(binary.close_code().await, Some(1009));
    let mut endless = server.socket(&seats.id).await;
    endless.send(Message::Text(" ".repeat(1_000_000).into())).await;
    assert_eq!(endless.try_next().await, None);
    let mut other = server.socket(&seats.id).await;
    other.have(0).await;
    assert_eq!(other.next().await["table"], seats.snapshot().await);
}

#[tokio::test]
async fn a_table_that_is_not_there_has_no_live_connection() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let reply = server.client.get("/api/v1/tables/abcdefghijkm/live").await;
    assert_eq!((reply.status.as_u16(), reply.code().as_str()), (404, "unknown_table"));
    let reply = server.client.get(&format!("/api/v1/tables/{}/live", seats.id)).await;
    assert_eq!((reply.status.as_u16(), reply.code().as_str()), (426, "upgrade_required"));
}

/// Follows a table like a client: gathers plies, checks that versions have no gap.
struct Follower {
    socket: Socket,
    version: u64,
    plies: Vec<String>,
}

impl Follower {
    async fn join(server: &Server, table: &str) -> Self {
        let mut socket = server.socket(table).await;
        socket.have(0).await;
        let first = socket.news().await;
        assert_eq!(first["type"], "snapshot");
        Self {
            socket,
            version: first["table"]["version"].as_u64().expect("a version"),
            plies: first["table"]["moves"].as_array().expect("moves").iter().map(letter).collect(),
        }
    }

    async fn until(&mut self, version: u64) {
        while self.version < version {
            let told = self.socket.news().await;
            assert_eq!(told["type"], "events");
            for event in told["events"].as_array().expect("events") {
                assert_eq!(event["version"], self.version + 1, "an event came twice or is missing");
                self.version += 1;
                if event["type"] == "moved" {
                    assert_eq!(event["ply"], self.plies.len());
                    self.plies.push(letter(&event["house"]));
                }
            }
            assert_eq!(told["version"], self.version);
        }
    }
}

fn letter(house: &Value) -> String {
    house.as_str().expect("a letter").to_owned()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn s06_a_thousand_spectators_join_while_moves_are_stored() {
    const PLIES: usize = 125;
    let server = Server::start().await;
    for seed in 0..8 {
        let moves = long_game(PLIES, seed);
        let seats = seated(&server.client, &long_rules()).await;
        let mut followers = Vec::new();
        for (ply, house) in moves.iter().enumerate() {
            let (joined, ()) = tokio::join!(
                Follower::join(&server, &seats.id),
                seats.play(ply, std::slice::from_ref(house))
            );
            followers.push(joined);
        }
        let expected: Vec<String> = moves.iter().map(char::to_string).collect();
        for follower in &mut followers {
            follower.until(2 + PLIES as u64).await;
            assert_eq!(follower.plies, expected);
        }
    }
}

#[tokio::test]
async fn s13_s23_who_was_away_gets_exactly_what_was_missed() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("abapa")).await;
    let mut away = Follower::join(&server, &seats.id).await;
    seats.play(0, &['A']).await;
    away.until(3).await;
    let Follower { socket, version, .. } = away;
    socket.leave().await;
    seats.play(1, &['a', 'B']).await;
    let mut back = server.socket(&seats.id).await;
    back.have(version).await;
    let told = back.news().await;
    let plies: Vec<_> =
        told["events"].as_array().expect("events").iter().map(|e| e["ply"].clone()).collect();
    assert_eq!((told["type"].as_str(), plies), (Some("events"), vec![json!(1), json!(2)]));
    // All at once, then nothing more.
    back.silent(MOMENT).await;
}

#[tokio::test]
async fn s20_a_heartbeat_shows_a_client_that_it_missed_something() {
    let server = Server::start_with(brisk()).await;
    let seats = seated(&server.client, &json!("abapa")).await;
    let mut socket = server.socket(&seats.id).await;
    socket.have(0).await;
    socket.next().await;
    seats.play(0, &['A']).await;
    // The client never saw this message, as it were.
    assert_eq!(socket.news().await["type"], "events");
    let heartbeat = socket.next().await;
    assert_eq!(heartbeat, json!({"type": "heartbeat", "version": 3}));
    socket.have(2).await;
    assert_eq!(socket.news().await["events"][0]["house"], "A");
}

#[tokio::test]
async fn s21_who_missed_the_end_is_told_on_return() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("abapa")).await;
    let away = Follower::join(&server, &seats.id).await;
    let version = away.version;
    away.socket.leave().await;
    seats.play(0, &['A']).await;
    seats.north.act("resign", &json!({})).await.ok();
    let mut back = server.socket(&seats.id).await;
    back.have(version).await;
    let told = back.news().await;
    let last = told["events"].as_array().and_then(|events| events.last()).expect("events");
    assert_eq!((&last["type"], &last["winner"]), (&json!("ended"), &json!("south")));
    assert_eq!(last["leftover"], json!({"how": "on_board", "seeds": [0, 0]}));
}

#[tokio::test]
async fn s43_the_makers_page_is_told_when_the_guest_joins() {
    let server = Server::start().await;
    let made = server
        .client
        .post("/api/v1/tables", None, &json!({"rules": "wari", "side": "north"}))
        .await
        .ok();
    let id = made["id"].as_str().expect("an id");
    let mut host = server.socket(id).await;
    host.have(1).await;
    assert_eq!(host.next().await, json!({"type": "heartbeat", "version": 1}));
    let guest =
        server.client.post(&format!("/api/v1/tables/{id}/seats"), None, &json!({})).await.ok();
    assert_eq!(guest["table"]["phase"], "playing");
    let told = host.news().await;
    assert_eq!(
        (&told["events"][0]["type"], &told["events"][0]["side"]),
        (&json!("seat_taken"), &json!("south"))
    );
}

#[tokio::test]
async fn nothing_is_told_before_it_is_stored() {
    let (server, store) = Server::start_faulty().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let mut watcher = server.socket(&seats.id).await;
    watcher.have(2).await;
    assert_eq!(watcher.next().await["type"], "heartbeat");

    store.shut();
    let playing = tokio::spawn({
        let seats = seats.clone();
        async move { seats.south.play(0, 'A').await }
    });
    watcher.silent(MOMENT).await;
    assert!(!playing.is_finished());
    assert_eq!(seats.snapshot().await["version"], 2);

    store.gate.add_permits(1);
    assert_eq!(playing.await.expect("played").ok()["result"], "played");
    assert_eq!(watcher.news().await["events"][0]["house"], "A");
}

#[tokio::test]
async fn a_request_that_breaks_off_does_not_leave_a_move_half_done() {
    let (server, store) = Server::start_faulty().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let mut watcher = server.socket(&seats.id).await;
    watcher.have(2).await;
    store.shut();
    let playing = tokio::spawn({
        let seats = seats.clone();
        async move { seats.south.play(0, 'A').await }
    });
    watcher.silent(MOMENT).await;
    playing.abort();
    assert!(playing.await.expect_err("broken off").is_cancelled());
    store.gate.add_permits(100);
    assert_eq!(watcher.news().await["events"][0]["house"], "A");
    assert_eq!(seats.south.play(0, 'A').await.ok()["result"], "already");
}

#[tokio::test]
async fn a_client_that_never_answers_is_let_go() {
    let limits = Limits {
        heartbeat: Duration::from_millis(20),
        silence: Duration::from_millis(100),
        ..brisk()
    };
    let server = Server::start_with(limits).await;
    let seats = seated(&server.client, &json!("wari")).await;
    let mut attentive = Follower::join(&server, &seats.id).await;
    // This one is not read from, so its pongs are never sent.
    let deaf = server.socket(&seats.id).await;
    for _ in 0..20 {
        assert_eq!(attentive.socket.next().await["type"], "heartbeat");
    }
    let mut deaf = deaf;
    while let Some(told) = deaf.try_next().await {
        assert_eq!(told["type"], "heartbeat");
    }
    assert_eq!(attentive.socket.next().await["type"], "heartbeat");
}

#[tokio::test]
async fn sockets_are_told_that_the_server_stops() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let mut follower = Follower::join(&server, &seats.id).await;
    let ((), _folder) = tokio::join!(
        async { assert_eq!(follower.socket.close_code().await, Some(1012)) },
        server.stop()
    );
}

#[tokio::test]
async fn a_table_that_nobody_watches_leaves_the_memory_and_comes_back() {
    let server =
        Server::start_with(Limits { idle: Duration::from_millis(50), ..Limits::default() }).await;
    let watched: Seats = seated(&server.client, &json!("wari")).await;
    let forgotten = seated(&server.client, &json!("wari")).await;
    forgotten.play(0, &['A']).await;
    let before = forgotten.snapshot().await;
    let mut follower = Follower::join(&server, &watched.id).await;
    server.pass(Duration::from_secs(3600));
    while server.client.get("/api/v1/health").await.ok()["tables_in_memory"] != 1 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(forgotten.snapshot().await, before);
    watched.play(0, &['A']).await;
    follower.until(3).await;
}

#[tokio::test]
async fn a_request_that_never_ends_does_not_keep_the_server_from_stopping() {
    use tokio::io::AsyncWriteExt;

    let limits = Limits { parting: Duration::from_millis(100), ..Limits::default() };
    let server = Server::start_with(limits).await;
    let mut stream =
        tokio::net::TcpStream::connect(server.client.address).await.expect("connected");
    let half = "POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{";
    stream.write_all(half.as_bytes()).await.expect("sent");
    assert_eq!(server.client.get("/api/v1/health").await.ok()["status"], "ok");
    server.stop().await;
}
