//! Tables at which the computer plays the other side.

use std::sync::Arc;
use std::time::Duration;

use oware_server::Thinker;

use crate::support::{Asleep, Client, Fault, FirstHouse, Server, Value, json};

async fn with(thinkers: Vec<Box<dyn Thinker>>) -> Server {
    Server::with_thinkers(Arc::new(tempfile::tempdir().expect("a folder")), thinkers).await
}

async fn quick() -> Server {
    with(vec![Box::new(FirstHouse)]).await
}

/// A table against the computer: its name and the key of the seat.
async fn table(client: &Client, rules: &str, side: &str) -> (String, String) {
    let asked = json!({"rules": rules, "side": side, "computer": 3});
    let made = client.post("/api/v1/tables", None, &asked).await.ok();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    (text(&made["id"]), text(&made["seat"]["key"]))
}

async fn state(client: &Client, id: &str) -> Value {
    client.get(&format!("/api/v1/tables/{id}")).await.ok()
}

/// The table once it is the person's turn or over.
async fn answered(client: &Client, id: &str, side: &str) -> Value {
    for _ in 0..1000 {
        let table = state(client, id).await;
        if table["to_move"] == side || table["phase"] == "ended" {
            return table;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("the computer does not answer at {id}");
}

#[tokio::test]
async fn the_computer_answers_and_everybody_sees_it_move() {
    let server = quick().await;
    let (id, key) = table(&server.client, "wari", "south").await;
    let begun = state(&server.client, &id).await;
    assert_eq!(begun["phase"], "playing");
    assert_eq!(begun["computer"], json!({"side": "north", "level": 3}));
    assert_eq!(begun["seats"], json!({"south": true, "north": true}));
    assert_eq!(begun["to_move"], "south");

    let mut socket = server.socket(&id).await;
    socket.have(1).await;
    let moves = format!("/api/v1/tables/{id}/moves");
    server.client.post(&moves, Some(&key), &json!({"ply": 0, "house": "F"})).await.ok();
    let mut seen = Vec::new();
    while seen.len() < 2 {
        let news = socket.news().await;
        let events = news["events"].as_array().cloned().unwrap_or_default();
        seen.extend(events.iter().map(|event| event["house"].clone()));
    }
    assert_eq!(seen, ["F", "a"]);
    assert_eq!(answered(&server.client, &id, "south").await["moves"], json!(["F", "a"]));
}

#[tokio::test]
async fn the_computer_begins_where_it_is_to_begin_and_nobody_takes_its_seat() {
    let server = quick().await;
    let (id, _) = table(&server.client, "wari", "north").await;
    assert_eq!(answered(&server.client, &id, "north").await["moves"], json!(["A"]));
    let seats = format!("/api/v1/tables/{id}/seats");
    assert_eq!(server.client.post(&seats, None, &json!({})).await.code(), "seat_taken");
}

/// The real engine: it needs no endgame tables, and its moves are legal under changed rules too.
#[tokio::test]
async fn the_engine_plays_at_every_level() {
    let folder = Arc::new(tempfile::tempdir().expect("a folder"));
    let thinker = oware_server::EngineThinker::new(
        folder.path().join("endgame"),
        Arc::new(oware_server::SystemClock),
        Arc::new(oware_server::OsRandom),
    );
    let server = Server::with_thinkers(folder, vec![Box::new(thinker)]).await;
    for level in 1..=8 {
        let rules = json!({"preset": "warri", "full_house": 12, "seeds_per_house": 1});
        let asked = json!({"rules": rules, "side": "north", "computer": level});
        let made = server.client.post("/api/v1/tables", None, &asked).await.ok();
        let id = made["id"].as_str().expect("a name");
        let table = answered(&server.client, id, "north").await;
        assert_eq!(table["moves"].as_array().map(Vec::len), Some(1), "level {level}: {table}");
    }
}

/// Under every rule set; in Warri the computer may have to move again by itself.
#[tokio::test]
async fn whole_games_against_the_computer_come_to_an_end() {
    let server = quick().await;
    for rules in ["abapa", "wari", "warri", "ashanti", "ovare", "awari"] {
        let (id, key) = table(&server.client, rules, "south").await;
        for ply in 0.. {
            let table = answered(&server.client, &id, "south").await;
            if table["phase"] == "ended" {
                break;
            }
            if ply == 150 {
                let offer = format!("/api/v1/tables/{id}/resign");
                server.client.post(&offer, Some(&key), &json!({})).await.ok();
                continue;
            }
            let legal = table["legal"].as_array().expect("houses");
            let played = table["moves"].as_array().expect("moves").len();
            let asked = json!({"ply": played, "house": legal[played % legal.len()]});
            let moves = format!("/api/v1/tables/{id}/moves");
            server.client.post(&moves, Some(&key), &asked).await.ok();
        }
        let again = format!("/api/v1/tables/{id}/rematch");
        let table = server.client.post(&again, Some(&key), &json!({"action": "offer"})).await.ok();
        let next = table["table"]["rematch"]["table"].as_str().expect("a table").to_owned();
        let swapped = answered(&server.client, &next, "north").await;
        assert_eq!(swapped["computer"], json!({"side": "south", "level": 3}));
    }
}

#[tokio::test]
async fn after_a_restart_the_computer_goes_on_where_it_was() {
    let asleep = with(vec![Box::new(Asleep)]).await;
    let (id, key) = table(&asleep.client, "wari", "south").await;
    let moves = format!("/api/v1/tables/{id}/moves");
    asleep.client.post(&moves, Some(&key), &json!({"ply": 0, "house": "F"})).await.ok();
    assert_eq!(state(&asleep.client, &id).await["to_move"], "north");
    let awake = Server::with_thinkers(asleep.stop().await, vec![Box::new(FirstHouse)]).await;
    assert_eq!(answered(&awake.client, &id, "south").await["moves"], json!(["F", "a"]));
}

#[tokio::test]
async fn a_move_that_could_not_be_stored_is_tried_again() {
    let (server, store) = Server::start_faulty().await;
    for fault in [Fault::Lost, Fault::StoredUnsaid] {
        // The computer moves first; making the table is the append before.
        store.fail_after(1, fault);
        let (id, _) = table(&server.client, "wari", "north").await;
        assert_eq!(
            answered(&server.client, &id, "north").await["moves"],
            json!(["A"]),
            "{fault:?}"
        );
    }
}

#[tokio::test]
async fn a_computer_that_thinks_holds_up_nobody_but_those_who_wait_for_it() {
    let server = with(vec![Box::new(Asleep)]).await;
    let mut refused = None;
    for made in 0..200 {
        let asked = json!({"rules": "wari", "side": "north", "computer": 8});
        let reply = server.client.post("/api/v1/tables", None, &asked).await;
        if !reply.status.is_success() {
            assert_eq!(reply.header("retry-after"), "1");
            refused = Some((made, reply.code()));
            break;
        }
    }
    let (made, code) = refused.expect("there is a limit");
    assert_eq!(code, "busy");
    assert!((16..=18).contains(&made), "{made}");
    // People play on.
    let seats = crate::support::seated(&server.client, &json!("wari")).await;
    let begun = state(&server.client, &seats.id).await;
    assert_eq!(begun["phase"], "playing");
}

/// The form offers what there is.
#[tokio::test]
async fn the_home_page_offers_the_computer_where_one_plays() {
    for (server, offered) in [(quick().await, 1), (Server::start().await, 0)] {
        let page = server.client.get("/en/").await;
        let form = page.text().split("id=\"start\"").nth(1).expect("the form");
        assert_eq!(form.matches("value=\"computer\"").count(), offered);
        assert_eq!(form.matches("<option value=\"1\">1: a first-timer").count(), offered);
    }
}

#[tokio::test]
async fn what_is_no_computer_is_refused() {
    let server = quick().await;
    for (computer, one_screen, told) in [
        (json!(0), false, "a level of the computer is a number from 1 to 8"),
        (json!(9), false, "a level of the computer is a number from 1 to 8"),
        (json!(3), true, "`computer` and `one_screen` exclude each other"),
    ] {
        let asked = json!({
            "rules": "wari", "side": "south", "one_screen": one_screen, "computer": computer
        });
        let reply = server.client.post("/api/v1/tables", None, &asked).await;
        assert_eq!(reply.code(), "invalid_request");
        assert_eq!(reply.json()["detail"], told);
    }
    for computer in [json!(-1), json!(300), json!("3"), json!(2.5)] {
        let asked = json!({"rules": "wari", "side": "south", "computer": computer});
        let reply = server.client.post("/api/v1/tables", None, &asked).await;
        assert_eq!(reply.code(), "invalid_request", "{computer}");
    }
    let none = Server::start().await;
    let asked = json!({"rules": "wari", "side": "south", "computer": 3});
    let reply = none.client.post("/api/v1/tables", None, &asked).await;
    assert_eq!(reply.json()["detail"], "no computer plays at this server");
}
