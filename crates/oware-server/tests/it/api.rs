//! The JSON API: making and reading tables, and what is wrong with a request.

use hyper::{Method, StatusCode};

use crate::support::{Server, json, seated};

#[tokio::test]
async fn a_table_is_made_joined_and_read() {
    let server = Server::start().await;
    let client = server.client;
    let key = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8";
    let reply = client
        .post("/api/v1/tables", None, &json!({"rules": "wari", "side": "north", "seat_key": key}))
        .await;
    assert_eq!(reply.status, StatusCode::CREATED);
    let made = reply.json();
    let id = made["id"].as_str().expect("an id");
    assert_eq!(made["url"], format!("/t/{id}"));
    assert_eq!(reply.header("location"), format!("/api/v1/tables/{id}"));
    assert_eq!(made["seat"], json!({"side": "north", "key": key}));
    assert_eq!(
        made["table"],
        json!({
            "id": id, "version": 1, "rules": "wari", "changes": [],
            "spec": {
                "grand_slam": "forbidden_then_sweep", "capture_run": "before", "full_house": 0,
                "first": "south", "majority": true, "leftover": "own_row", "repetition": "third",
                "seeds_per_house": 4
            },
            "one_screen": false, "computer": null, "host": "north",
            "seats": {"south": false, "north": true},
            "start": "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            "position": "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
            "moves": [], "phase": "waiting", "to_move": null, "legal": [], "offer": null,
            "declined": null, "withdrawn": [],
            "rematch": {"offer": null, "table": null}, "end": null,
            "created_at": "2027-01-15T08:00:00.000Z", "updated_at": "2027-01-15T08:00:00.000Z"
        })
    );

    server.pass(std::time::Duration::from_millis(1500));
    let seat = client.post(&format!("/api/v1/tables/{id}/seats"), None, &json!({})).await.ok();
    assert_eq!((&seat["side"], &seat["table"]["phase"]), (&json!("south"), &json!("playing")));
    let table = client.get(&format!("/api/v1/tables/{id}")).await.ok();
    assert_eq!(table, seat["table"]);
    assert_eq!(table["to_move"], "south");
    assert_eq!(table["legal"], json!(["A", "B", "C", "D", "E", "F"]));
    assert_eq!(table["updated_at"], "2027-01-15T08:00:01.500Z");
}

#[tokio::test]
async fn a_changed_rule_set_is_named_with_its_changes() {
    let server = Server::start().await;
    let rules = json!({"preset": "wari", "grand_slam": "no_capture", "seeds_per_house": 3, "first": "south"});
    let table = seated(&server.client, &rules).await.snapshot().await;
    assert_eq!(
        table["rules"],
        json!({"preset": "wari", "grand_slam": "no_capture", "seeds_per_house": 3})
    );
    assert_eq!(
        table["changes"],
        json!([
            {"setting": "grand_slam", "from": "forbidden_then_sweep", "to": "no_capture"},
            {"setting": "seeds_per_house", "from": 4, "to": 3}
        ])
    );
    assert_eq!(table["position"], "3-3-3-3-3-3-3-3-3-3-3-3-0-0-S");
}

#[tokio::test]
async fn chance_gives_either_side() {
    let server = Server::start().await;
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..64 {
        let made = server
            .client
            .post("/api/v1/tables", None, &json!({"rules": "abapa", "side": "chance"}))
            .await;
        seen.insert(made.ok()["seat"]["side"].as_str().expect("a side").to_owned());
    }
    assert_eq!(seen.into_iter().collect::<Vec<_>>(), ["north", "south"]);
}

#[tokio::test]
async fn events_are_told_in_full_and_from_a_version_on() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("abapa")).await;
    seats.play(0, &['F', 'a']).await;
    seats.south.act("offer", &json!({})).await.ok();
    let path = format!("/api/v1/tables/{}/events", seats.id);
    let all = server.client.get(&path).await.ok();
    assert_eq!(all["version"], 5);
    let kinds: Vec<_> = all["events"]
        .as_array()
        .expect("events")
        .iter()
        .map(|e| e["type"].as_str().expect("a type"))
        .collect();
    assert_eq!(kinds, ["created", "seat_taken", "moved", "moved", "end_offered"]);
    assert_eq!(
        all["events"][2],
        json!({
            "version": 3, "at": "2027-01-15T08:00:00.000Z", "type": "moved", "ply": 0, "house": "F",
            "position": "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N"
        })
    );
    let rest = server.client.get(&format!("{path}?after=4")).await.ok();
    assert_eq!(rest["events"], json!([all["events"][4]]));
    for after in ["5", "6", "18446744073709551615"] {
        let none = server.client.get(&format!("{path}?after={after}")).await.ok();
        assert_eq!((&none["version"], &none["events"]), (&json!(5), &json!([])));
    }
    for after in ["-1", "x", "1.5", "18446744073709551616"] {
        let refused = server.client.get(&format!("{path}?after={after}")).await;
        assert_eq!(
            (refused.status, refused.code().as_str()),
            (StatusCode::BAD_REQUEST, "invalid_request")
        );
    }
}

#[tokio::test]
async fn a_game_at_one_screen_is_played_with_one_key() {
    let server = Server::start().await;
    let asked = json!({"rules": "wari", "side": "south", "one_screen": true});
    let made = server.client.post("/api/v1/tables", None, &asked).await.ok();
    let (id, key) =
        (made["id"].as_str().expect("an id"), made["seat"]["key"].as_str().expect("a key"));
    assert_eq!(made["table"]["phase"], "playing");
    let path = |what: &str| format!("/api/v1/tables/{id}/{what}");
    for (ply, house) in ["F", "a", "E"].iter().enumerate() {
        let body = json!({"ply": ply, "house": house});
        assert_eq!(
            server.client.post(&path("moves"), Some(key), &body).await.ok()["result"],
            "played"
        );
    }
    let seat = server.client.send(
        server
            .client
            .request(Method::GET, &path("seat"))
            .header("authorization", format!("Bearer {key}"))
            .body(Default::default())
            .expect("a request"),
    );
    assert_eq!(seat.await.ok(), json!({"side": "south", "both": true}));
    let stranger = server.client.post(&path("seats"), None, &json!({})).await;
    assert_eq!((stranger.status, stranger.code().as_str()), (StatusCode::CONFLICT, "seat_taken"));
    let ended = server.client.post(&path("offer"), Some(key), &json!({})).await.ok();
    assert_eq!(ended["table"]["end"]["reason"], "agreement");
    assert_eq!(ended["table"]["end"]["leftover"]["how"], "own_row");
}

#[tokio::test]
async fn the_record_is_what_was_played_and_how_it_ended() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!({"preset": "ashanti", "seeds_per_house": 2})).await;
    seats.play(0, &['a', 'A']).await;
    seats.north.act("resign", &json!({"ply": 2})).await.ok();
    let record = seats.record().await;
    assert_eq!(record["rules"], json!({"preset": "ashanti", "seeds_per_house": 2}));
    assert_eq!(record["board"], json!([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2]));
    assert_eq!((&record["stores"], &record["side"]), (&json!([0, 0]), &json!("north")));
    assert_eq!(record["moves"], json!(["a", "A"]));
    assert_eq!(record["end"]["reason"], "resignation");
    assert_eq!(record["end"]["winner"], "south");
    assert_eq!(record["position"], seats.snapshot().await["position"]);
}

#[tokio::test]
async fn every_wrong_request_is_a_problem_with_its_status() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let before = seats.snapshot().await;
    let table = format!("/api/v1/tables/{}", seats.id);
    let moves = format!("{table}/moves");
    let key = Some(seats.south.key.as_str());
    let tables = "/api/v1/tables";
    let cases: &[(&str, Option<&str>, &str, u16, &str)] = &[
        (tables, None, "", 400, "invalid_request"),
        (tables, None, "{", 400, "malformed_json"),
        (tables, None, "nonsense", 400, "malformed_json"),
        (tables, None, r#"{"rules": "wari", "side": "south"} {}"#, 400, "malformed_json"),
        (tables, None, "[]", 400, "invalid_request"),
        (tables, None, r#"{"rules": "wari"}"#, 400, "invalid_request"),
        (tables, None, r#"{"rules": "wari", "side": "up"}"#, 400, "invalid_request"),
        (tables, None, r#"{"rules": 7, "side": "south"}"#, 400, "invalid_request"),
        (tables, None, r#"{"rules": "wari", "side": "south", "more": 1}"#, 400, "invalid_request"),
        (tables, None, r#"{"rules": "chess", "side": "south"}"#, 400, "unknown_preset"),
        (tables, None, r#"{"rules": {"majority": true}, "side": "south"}"#, 400, "invalid_request"),
        (tables, None, r#"{"rules": {}, "side": "south"}"#, 400, "invalid_request"),
        (tables, None, r#"{"rules": "wari", "side": null}"#, 400, "invalid_request"),
        (
            tables,
            None,
            r#"{"rules": {"preset": "wari", "x": true}, "side": "south"}"#,
            400,
            "unknown_setting",
        ),
        (
            tables,
            None,
            r#"{"rules": {"preset": "wari", "full_house": 49}, "side": "south"}"#,
            400,
            "bad_setting_value",
        ),
        (
            tables,
            None,
            r#"{"rules": {"preset": "wari", "full_house": 256}, "side": "south"}"#,
            400,
            "bad_setting_value",
        ),
        (
            tables,
            None,
            r#"{"rules": {"preset": "wari", "seeds_per_house": 0}, "side": "south"}"#,
            400,
            "bad_setting_value",
        ),
        (
            tables,
            None,
            r#"{"rules": "wari", "side": "south", "seat_key": "short"}"#,
            400,
            "malformed_key",
        ),
        (&moves, key, r#"[0, "A"]"#, 400, "invalid_request"),
        (&moves, key, r#"{"ply": 0, "ply": 0, "house": "A"}"#, 400, "invalid_request"),
        (&moves, key, r#"{"ply": 0, "house": "G"}"#, 400, "invalid_request"),
        (&moves, key, r#"{"ply": -1, "house": "A"}"#, 400, "invalid_request"),
        (&moves, key, r#"{"ply": 0, "house": "AB"}"#, 400, "invalid_request"),
        (&moves, key, r#"{"ply": 4294967296, "house": "A"}"#, 400, "invalid_request"),
        (&moves, key, "", 400, "invalid_request"),
        (&moves, None, r#"{"ply": 0, "house": "A"}"#, 401, "no_key"),
        (&moves, Some("short"), r#"{"ply": 0, "house": "A"}"#, 403, "wrong_seat"),
        (
            "/api/v1/tables/abcdefghijkm/moves",
            key,
            r#"{"ply": 0, "house": "A"}"#,
            404,
            "unknown_table",
        ),
        ("/api/v1/tables/x/seats", None, "", 404, "unknown_table"),
        ("/api/v1/tables/%FF%FE/seats", None, "", 404, "unknown_table"),
        ("/api/v1/nothing", None, "", 404, "not_found"),
        ("/api/v2/tables", None, "", 404, "not_found"),
        ("/api", None, "", 404, "not_found"),
        (&table, None, "", 405, "method_not_allowed"),
        ("/api/v1/rules", None, "", 405, "method_not_allowed"),
        ("/api/v1/qr", None, r#"{"text": 3}"#, 400, "invalid_request"),
    ];
    for (path, key, body, status, code) in cases {
        let reply = server.client.post_bytes(path, *key, body.as_bytes().to_vec()).await;
        assert_eq!(
            (reply.code().as_str(), reply.status.as_u16()),
            (*code, *status),
            "{path} {body}"
        );
    }
    assert_eq!(seats.snapshot().await, before);
}

#[tokio::test]
async fn a_wrong_method_is_told_the_right_ones() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let table = format!("/api/v1/tables/{}", seats.id);
    for (method, path, allow) in [
        (Method::DELETE, table.clone(), "GET,HEAD"),
        (Method::PUT, "/api/v1/tables".into(), "POST"),
        (Method::GET, format!("{table}/moves"), "POST"),
        (Method::HEAD, format!("{table}/seats"), "POST"),
        (Method::PATCH, format!("{table}/record"), "GET,HEAD"),
    ] {
        let reply = server.client.plain(method.clone(), &path).await;
        assert_eq!(reply.status, StatusCode::METHOD_NOT_ALLOWED, "{method} {path}");
        assert_eq!(reply.header("allow"), allow, "{method} {path}");
        if method != Method::HEAD {
            assert_eq!(reply.code(), "method_not_allowed");
        }
    }
}

#[tokio::test]
async fn a_body_that_is_too_large_or_not_json_is_refused() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let path = format!("/api/v1/tables/{}/moves", seats.id);
    let key = Some(seats.south.key.as_str());
    let large = format!(r#"{{"ply": 0, "house": "A"}}{}"#, " ".repeat(16 * 1024));
    let reply = server.client.post_bytes(&path, key, large.into_bytes()).await;
    assert_eq!((reply.status, reply.code().as_str()), (StatusCode::PAYLOAD_TOO_LARGE, "too_large"));
    let form = server
        .client
        .request(Method::POST, "/api/v1/tables")
        .header("content-type", "application/x-www-form-urlencoded")
        .body("rules=wari".into())
        .expect("a request");
    let reply = server.client.send(form).await;
    assert_eq!(
        (reply.status, reply.code().as_str()),
        (StatusCode::UNSUPPORTED_MEDIA_TYPE, "unsupported_media_type")
    );
    assert_eq!(seats.snapshot().await["version"], 2);
}

#[tokio::test]
async fn s45_a_page_of_another_origin_may_use_the_api() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    for path in ["/api/v1/tables".to_owned(), format!("/api/v1/tables/{}/moves", seats.id)] {
        let ask = server
            .client
            .request(Method::OPTIONS, &path)
            .header("origin", "https://elsewhere.example")
            .header("access-control-request-method", "POST")
            .header("access-control-request-headers", "authorization,content-type")
            .body(Default::default())
            .expect("a request");
        let reply = server.client.send(ask).await;
        assert!(reply.status.is_success(), "{reply:?}");
        assert_eq!(reply.header("access-control-allow-origin"), "*");
        assert!(reply.header("access-control-allow-methods").contains("POST"));
        assert!(reply.header("access-control-allow-headers").contains("authorization"));
    }
    // A refusal must be readable there too.
    let reply = server.client.get("/api/v1/tables/abcdefghijkm").await;
    assert_eq!(reply.header("access-control-allow-origin"), "*");
    assert_eq!(reply.code(), "unknown_table");
    // Pages are nobody else's to read.
    assert_eq!(server.client.get("/en/").await.header("access-control-allow-origin"), "");
}

#[tokio::test]
async fn a_qr_code_is_drawn_of_what_the_body_says() {
    let server = Server::start().await;
    let text = format!("http://{}/t/abcdefghijkm#seat=secret", server.client.address);
    let reply = server.client.post("/api/v1/qr", None, &json!({"text": text})).await;
    assert_eq!((reply.status, reply.header("content-type")), (StatusCode::OK, "image/svg+xml"));
    assert_eq!(reply.header("cache-control"), "no-store");
    assert!(reply.text().starts_with("<svg") && !reply.text().contains("secret"));
    let reply = server.client.post("/api/v1/qr", None, &json!({"text": "x".repeat(513)})).await;
    assert_eq!((reply.status, reply.code().as_str()), (StatusCode::BAD_REQUEST, "text_too_long"));
}

#[tokio::test]
async fn the_rules_and_a_sign_of_life() {
    let server = Server::start().await;
    let rules = server.client.get("/api/v1/rules").await.ok();
    assert_eq!(rules["presets"].as_array().map(Vec::len), Some(6));
    assert_eq!(rules["presets"][3]["spec"]["first"], "north");
    assert_eq!(
        rules["settings"][2],
        json!({"name": "full_house", "values": {"from": 0, "to": 48}})
    );
    let health = server.client.get("/api/v1/health").await.ok();
    assert_eq!(health["status"], "ok");
    assert_eq!(health["version"], env!("CARGO_PKG_VERSION"));
}

#[tokio::test]
async fn a_body_is_an_object_that_says_everything_once() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let table = format!("/api/v1/tables/{}", seats.id);
    let before = seats.snapshot().await;
    let key = Some(seats.south.key.as_str());
    for (path, fields) in [
        ("/api/v1/tables".to_owned(), r#""rules":"wari","side":"south""#),
        (
            "/api/v1/tables".to_owned(),
            r#""side":"south","rules":{"preset":"wari","first":"north","first":"south"}"#,
        ),
        (format!("{table}/seats"), r#""seat_key":null"#),
        (format!("{table}/moves"), r#""ply":0,"house":"A""#),
        (format!("{table}/offer"), r#""ply":0"#),
        (format!("{table}/resign"), r#""ply":0"#),
        (format!("{table}/rematch"), r#""action":"offer""#),
        ("/api/v1/qr".to_owned(), r#""text":"oware""#),
    ] {
        let values: Vec<&str> =
            fields.split(',').map(|field| field.split_once(':').map_or("", |(_, v)| v)).collect();
        let again = fields.split(',').next().expect("a field");
        let array = format!("[{}]", values.join(","));
        for body in [array, "[]".into(), "null".into(), format!("{{{fields},{again}}}")] {
            let reply = server.client.post_bytes(&path, key, body.clone().into_bytes()).await;
            let code = reply.code();
            let refused =
                code == "invalid_request" || code == "malformed_json" && body.starts_with('[');
            assert!(refused && reply.status == 400, "{path} {body} {reply:?}");
        }
    }
    assert_eq!(seats.snapshot().await, before);
}

#[tokio::test]
async fn what_a_setting_can_not_be_is_told_as_it_was_sent() {
    let server = Server::start().await;
    for (setting, found) in [
        ("majority", r#""true""#),
        ("majority", "1"),
        ("seeds_per_house", "4.0"),
        ("seeds_per_house", "null"),
        ("full_house", "-1"),
        ("full_house", "256"),
        ("first", r#""S""#),
        ("repetition", "[]"),
    ] {
        let rules = format!(r#"{{"preset":"wari","{setting}":{found}}}"#);
        let body = format!(r#"{{"rules":{rules},"side":"south"}}"#);
        let made = server.client.post_bytes("/api/v1/tables", None, body.into_bytes()).await;
        let escaped: String = rules.bytes().map(|byte| format!("%{byte:02X}")).collect();
        let asked = format!("/api/v1/endgame?position=x&rules={escaped}");
        for reply in [made, server.client.get(&asked).await] {
            assert_eq!(reply.code(), "bad_setting_value", "{rules}");
            let detail = reply.json()["detail"].as_str().expect("a detail").to_owned();
            assert!(detail.starts_with(&format!("{setting} can't be {found}; it is ")), "{detail}");
        }
    }
}

#[tokio::test]
async fn a_body_that_is_compressed_is_refused_as_such() {
    let server = Server::start().await;
    let send = async |encoding: &str| {
        let request = server
            .client
            .request(Method::POST, "/api/v1/tables")
            .header("content-type", "application/json")
            .header("content-encoding", encoding)
            .body(r#"{"rules":"wari","side":"south"}"#.into())
            .expect("a request");
        server.client.send(request).await
    };
    for encoding in ["gzip", "br", "deflate", "identity, gzip"] {
        let reply = send(encoding).await;
        let told = (reply.status.as_u16(), reply.code());
        assert_eq!(told, (415, "unsupported_encoding".to_owned()), "{encoding}");
    }
    assert_eq!(send("identity").await.status, StatusCode::CREATED);
}

#[tokio::test]
async fn everything_under_api_is_told_to_programs() {
    let server = Server::start().await;
    for path in
        ["/api", "/api/", "/api/v1", "/api/v1/", "/api/v2", "/api/table/abcdefghijkm", "/api/x/y/z"]
    {
        for language in ["en", "sv"] {
            let reply = server.client.get_with(path, "accept-language", language).await;
            assert_eq!(
                (reply.status.as_u16(), reply.code().as_str()),
                (404, "not_found"),
                "{path}"
            );
        }
    }
}
