//! Tables that anybody may join: shown while somebody with a seat says so and the other is free.

use std::time::Duration;

use hyper::StatusCode;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Server, Socket};

/// Long enough for a connection's end to be noticed.
const MOMENT: Duration = Duration::from_millis(300);

async fn made(server: &Server, rules: Value, side: &str) -> (String, String) {
    let body = json!({"rules": rules, "side": side});
    let made = server.client.post("/api/v1/tables", None, &body).await.ok();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    (text(&made["id"]), text(&made["seat"]["key"]))
}

async fn say(server: &Server, id: &str, key: &str, open: bool) -> Value {
    let path = format!("/api/v1/tables/{id}/open");
    server.client.post(&path, Some(key), &json!({"open": open})).await.ok()
}

async fn listed(server: &Server) -> Value {
    server.client.get("/api/v1/open").await.ok()["tables"].clone()
}

#[tokio::test]
async fn a_table_is_shown_until_it_is_hidden_or_joined() {
    let server = Server::start().await;
    assert_eq!(listed(&server).await, json!([]));
    let changed = json!({"preset": "wari", "majority": false});
    let (first, first_key) = made(&server, changed.clone(), "south").await;
    let (second, second_key) = made(&server, json!("abapa"), "north").await;
    assert_eq!(say(&server, &first, &first_key, true).await, json!({"open": true, "seconds": 90}));
    say(&server, &second, &second_key, true).await;
    let all = json!([
        {"id": first, "url": format!("/t/{first}"), "rules": changed, "side": "north"},
        {"id": second, "url": format!("/t/{second}"), "rules": "abapa", "side": "south"},
    ]);
    let shown = listed(&server).await;
    // Both may have come within one millisecond.
    let mut known: Vec<_> = shown.as_array().expect("a list").clone();
    known.sort_by_key(|table| table["id"] != json!(first));
    assert_eq!(json!(known), all);

    let home = server.client.get("/en/").await;
    assert!(
        home.text().contains(&format!("<a href=\"/en/table/{second}\">Abapa, you play South</a>"))
    );
    assert!(home.text().contains("Wari, changed, you play North"));

    assert_eq!(say(&server, &first, &first_key, false).await, json!({"open": false, "seconds": 0}));
    server.client.post(&format!("/api/v1/tables/{second}/seats"), None, &json!({})).await.ok();
    assert_eq!(listed(&server).await, json!([]));
    let late = say(&server, &second, &second_key, true).await;
    assert_eq!(late["open"], false, "nobody can join any more");
    assert!(server.client.get("/en/").await.text().contains("Nobody is waiting just now."));
}

#[tokio::test]
async fn a_table_whose_page_is_gone_is_soon_no_longer_shown() {
    let server = Server::start().await;
    let (id, key) = made(&server, json!("wari"), "south").await;
    let hello = |mut socket: Socket| async move {
        socket.send(Message::Text("{}".into())).await;
        assert_eq!(socket.next().await["type"], "snapshot");
        socket
    };
    let maker = hello(server.socket(&id).await).await;
    say(&server, &id, &key, true).await;
    // A second window of the same maker's closes: the first is still there.
    drop(hello(server.socket(&id).await).await);
    tokio::time::sleep(MOMENT).await;
    server.pass(Duration::from_secs(10));
    assert_eq!(listed(&server).await[0]["id"], json!(id));
    // A page that is loaded again is gone for a moment.
    drop(maker);
    tokio::time::sleep(MOMENT).await;
    server.pass(Duration::from_secs(2));
    let again = hello(server.socket(&id).await).await;
    server.pass(Duration::from_secs(10));
    assert_eq!(listed(&server).await[0]["id"], json!(id));
    drop(again);
    tokio::time::sleep(MOMENT).await;
    server.pass(Duration::from_secs(5));
    assert_eq!(listed(&server).await, json!([]));
}

#[tokio::test]
async fn only_who_holds_a_seat_can_show_a_table() {
    let server = Server::start().await;
    let (id, key) = made(&server, json!("wari"), "south").await;
    let (_, other) = made(&server, json!("wari"), "south").await;
    let path = format!("/api/v1/tables/{id}/open");
    let body = json!({"open": true});
    let reply = server.client.post(&path, None, &body).await;
    assert_eq!((reply.status, reply.code().as_str()), (StatusCode::UNAUTHORIZED, "no_key"));
    let reply = server.client.post(&path, Some(&other), &body).await;
    assert_eq!((reply.status, reply.code().as_str()), (StatusCode::FORBIDDEN, "wrong_seat"));
    let reply = server.client.post(&path, Some(&key), &json!({"open": "yes"})).await;
    assert_eq!(reply.status, StatusCode::BAD_REQUEST);
    let nowhere = "/api/v1/tables/abcdefghijkm/open";
    let reply = server.client.post(nowhere, Some(&key), &body).await;
    assert_eq!(reply.status, StatusCode::NOT_FOUND);
    assert_eq!(listed(&server).await, json!([]));
}
