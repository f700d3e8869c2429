//! Seats: taken by asking only, held by a secret that nobody else ever sees.

use hyper::{Method, StatusCode};

use crate::support::{Server, Value, json, seated};

async fn invite(server: &Server) -> (String, String) {
    let made = server
        .client
        .post("/api/v1/tables", None, &json!({"rules": "wari", "side": "south"}))
        .await
        .ok();
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    (text(&made["id"]), text(&made["seat"]["key"]))
}

#[tokio::test]
async fn visits_of_every_kind_take_no_seat() {
    let server = Server::start().await;
    let (id, _) = invite(&server).await;
    let paths = [
        format!("/t/{id}"),
        format!("/en/table/{id}"),
        format!("/sv/table/{id}"),
        format!("/api/v1/tables/{id}"),
        format!("/api/v1/tables/{id}/seats"),
        format!("/api/v1/tables/{id}/record"),
    ];
    for path in paths {
        for method in [Method::GET, Method::HEAD, Method::OPTIONS] {
            server.client.plain(method, &path).await;
        }
        server.client.get_with(&path, "user-agent", "LinkPreview/1.0 (+bot)").await;
        server.client.get_with(&path, "sec-purpose", "prefetch").await;
    }
    let mut watcher = server.socket(&id).await;
    watcher.have(0).await;
    watcher.next().await;
    let table = server.client.get(&format!("/api/v1/tables/{id}")).await.ok();
    assert_eq!(
        (&table["version"], &table["seats"]),
        (&json!(1), &json!({"south": true, "north": false}))
    );
}

#[tokio::test]
async fn s40_the_maker_cannot_join_the_own_table() {
    let server = Server::start().await;
    let (id, key) = invite(&server).await;
    let path = format!("/api/v1/tables/{id}/seats");
    for _ in 0..3 {
        let seat = server.client.post(&path, None, &json!({"seat_key": key})).await.ok();
        assert_eq!((&seat["result"], &seat["side"]), (&json!("already"), &json!("south")));
        assert_eq!(seat["table"]["phase"], "waiting");
        assert_eq!(seat["table"]["seats"], json!({"south": true, "north": false}));
    }
    let guest = server.client.post(&path, None, &json!({})).await.ok();
    assert_eq!((&guest["result"], &guest["side"]), (&json!("seated"), &json!("north")));
}

#[tokio::test]
async fn s41_of_two_who_press_join_together_one_gets_the_seat() {
    let server = Server::start().await;
    for round in 0..20 {
        let (id, _) = invite(&server).await;
        let path = format!("/api/v1/tables/{id}/seats");
        let none = json!({});
        let (one, two) = tokio::join!(
            server.client.post(&path, None, &none),
            server.client.post(&path, None, &none)
        );
        let (winner, loser) = if one.status.is_success() { (one, two) } else { (two, one) };
        assert_eq!(
            (&winner.ok()["result"], &winner.ok()["side"]),
            (&json!("seated"), &json!("north"))
        );
        assert_eq!(
            (loser.status, loser.code().as_str()),
            (StatusCode::CONFLICT, "seat_taken"),
            "round {round}"
        );
        // The other becomes a spectator: the refusal brings the table along.
        assert_eq!(loser.json()["table"]["phase"], "playing");
        let events = server.client.get(&format!("/api/v1/tables/{id}/events")).await.ok();
        assert_eq!(events["version"], 2);
    }
}

#[tokio::test]
async fn s44_joining_twice_with_the_same_key_is_joining_once() {
    let server = Server::start().await;
    let (id, _) = invite(&server).await;
    let path = format!("/api/v1/tables/{id}/seats");
    let body = json!({"seat_key": "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8"});
    let (one, two) = tokio::join!(
        server.client.post(&path, None, &body),
        server.client.post(&path, None, &body)
    );
    let mut results = [one.ok()["result"].clone(), two.ok()["result"].clone()];
    results.sort_by_key(ToString::to_string);
    assert_eq!(results, [json!("already"), json!("seated")]);
    let again = server.client.post(&path, None, &body).await.ok();
    assert_eq!((&again["result"], &again["side"]), (&json!("already"), &json!("north")));
    assert_eq!(again["table"]["version"], 2);
}

#[tokio::test]
async fn s29_after_joining_every_read_knows_it() {
    let server = Server::start().await;
    for _ in 0..20 {
        let (id, _) = invite(&server).await;
        let seat =
            server.client.post(&format!("/api/v1/tables/{id}/seats"), None, &json!({})).await.ok();
        let table = server.client.get(&format!("/api/v1/tables/{id}")).await;
        assert_eq!(table.ok(), seat["table"]);
        assert_eq!(table.header("cache-control"), "no-store");
        let page = server.client.get(&format!("/en/table/{id}")).await;
        assert!(page.text().contains("South to move"));
        assert_eq!(page.header("cache-control"), "no-store");
        // The retry of a join that got through keeps its key.
        let key = seat["key"].as_str().expect("a key");
        let retry = server
            .client
            .post(&format!("/api/v1/tables/{id}/seats"), None, &json!({"seat_key": key}))
            .await;
        assert_eq!((&retry.ok()["result"], &retry.ok()["key"]), (&json!("already"), &json!(key)));
    }
}

#[tokio::test]
async fn a_key_is_told_which_seat_it_holds() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let path = format!("/api/v1/tables/{}/seat", seats.id);
    for (player, side) in [(&seats.south, "south"), (&seats.north, "north")] {
        let reply =
            server.client.get_with(&path, "authorization", &format!("Bearer {}", player.key)).await;
        assert_eq!(reply.ok(), json!({"side": side, "both": false}));
    }
    assert_eq!(server.client.get(&path).await.code(), "no_key");
    for (authorization, status, code) in [
        ("Bearer AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8", StatusCode::FORBIDDEN, "wrong_seat"),
        ("Bearer x", StatusCode::FORBIDDEN, "wrong_seat"),
        ("Bearer", StatusCode::UNAUTHORIZED, "no_key"),
        ("Basic AAAA", StatusCode::UNAUTHORIZED, "no_key"),
    ] {
        let reply = server.client.get_with(&path, "authorization", authorization).await;
        assert_eq!((reply.status, reply.code().as_str()), (status, code), "{authorization}");
    }
    assert_eq!(server.client.get(&path).await.header("www-authenticate"), "Bearer");
}

#[tokio::test]
async fn s47_only_the_seats_own_key_moves_its_seeds() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let other = seated(&server.client, &json!("wari")).await;
    let before = seats.snapshot().await;
    let foreign = [
        (&seats.north.key, "the other seat's key", StatusCode::CONFLICT),
        (&other.south.key, "a key of another table", StatusCode::FORBIDDEN),
        (&other.north.key, "a key of another table", StatusCode::FORBIDDEN),
    ];
    for (key, what, status) in foreign {
        for (act, body) in [
            ("moves", json!({"ply": 0, "house": "A"})),
            ("offer", json!({})),
            ("accept", json!({})),
            ("decline", json!({})),
            ("withdraw", json!({})),
            ("resign", json!({})),
            ("rematch", json!({"action": "offer"})),
        ] {
            if status == StatusCode::CONFLICT && act != "moves" {
                continue;
            }
            let reply = server
                .client
                .post(&format!("/api/v1/tables/{}/{act}", seats.id), Some(key), &body)
                .await;
            assert_eq!(reply.status, status, "{what}: {act}");
        }
    }
    assert_eq!(seats.snapshot().await, before);
}

#[tokio::test]
async fn s47_no_secret_is_in_anything_that_others_see() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let mut watcher = server.socket(&seats.id).await;
    watcher.have(0).await;
    let mut seen = watcher.next().await.to_string();
    seats.play(0, &['A', 'a']).await;
    seats.south.act("resign", &json!({})).await.ok();
    seats.south.rematch("offer").await.ok();
    let next = seats.north.rematch("accept").await.ok();
    let next = next["table"]["rematch"]["table"].as_str().expect("a table").to_owned();
    for _ in 0..5 {
        seen += &watcher.news().await.to_string();
    }
    for id in [&seats.id, &next] {
        for path in ["", "/record", "/events"] {
            seen += server.client.get(&format!("/api/v1/tables/{id}{path}")).await.text();
        }
        for lang in ["en", "sv"] {
            seen += server.client.get(&format!("/{lang}/table/{id}")).await.text();
        }
    }
    seen += seats.south.play(0, 'B').await.text();
    // Nor does the file hold a key: only its hash, which is in nothing that was seen.
    let folder = server.stop().await;
    let mut stored = Vec::new();
    // The last connection puts the write-ahead log into the file and removes it as it closes.
    let log = folder.path().join("oware.db-wal");
    for _ in 0..500 {
        if !log.exists() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    for entry in std::fs::read_dir(folder.path()).expect("a folder") {
        stored.extend(std::fs::read(entry.expect("a file").path()).expect("its bytes"));
    }
    let stored = String::from_utf8_lossy(&stored);
    for key in [&seats.south.key, &seats.north.key] {
        assert!(!seen.contains(key.as_str()) && !stored.contains(key.as_str()));
        let hash = oware_table::SeatKey::parse(key).expect("a key").hash();
        let created = oware_table::Event::SeatTaken { side: oware_rules::Side::North, key: hash };
        let created = created.to_stored();
        let hash = created.split('"').find(|text| text.len() == 43).expect("a hash");
        assert!(stored.contains(hash) && !seen.contains(hash));
    }
}
