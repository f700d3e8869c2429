//! Another game: one new table, both know it, sides swapped.

use hyper::StatusCode;

use crate::support::{Player, Seats, Server, Value, json, seated};

async fn ended(server: &Server) -> Seats {
    let seats = seated(&server.client, &json!({"preset": "wari", "seeds_per_house": 3})).await;
    seats.play(0, &['A']).await;
    seats.south.act("resign", &json!({})).await.ok();
    seats
}

fn table_of(answer: &Value) -> String {
    answer["table"]["rematch"]["table"].as_str().expect("a table").to_owned()
}

#[tokio::test]
async fn s48_both_press_rematch_and_one_new_table_comes() {
    let server = Server::start().await;
    for _ in 0..20 {
        let seats = ended(&server).await;
        let (one, two) = tokio::join!(seats.south.rematch("offer"), seats.north.rematch("offer"));
        assert!(one.status.is_success() && two.status.is_success());
        let next = seats.snapshot().await["rematch"]["table"].as_str().expect("a table").to_owned();
        let events = server.client.get(&format!("/api/v1/tables/{}/events", seats.id)).await.ok();
        let created: Vec<_> = events["events"]
            .as_array()
            .expect("events")
            .iter()
            .filter(|e| e["type"] == "rematch_created")
            .collect();
        assert_eq!(created.len(), 1);
        assert_eq!(created[0]["table"], next);
        for player in [&seats.south, &seats.north] {
            let again = player.rematch("offer").await.ok();
            assert_eq!((&again["result"], table_of(&again)), (&json!("already"), next.clone()));
        }

        let table = server.client.get(&format!("/api/v1/tables/{next}")).await.ok();
        assert_eq!((&table["phase"], &table["host"]), (&json!("playing"), &json!("north")));
        assert_eq!(table["rules"], json!({"preset": "wari", "seeds_per_house": 3}));
        // Whoever was South is North now: the same keys hold the new seats.
        let at_next = |player: &Player| Player { table: next.clone(), ..player.clone() };
        let (south, north) = (at_next(&seats.north), at_next(&seats.south));
        assert_eq!(north.play(0, 'a').await.code(), "not_your_turn");
        assert_eq!(south.play(0, 'A').await.ok()["result"], "played");
        assert_eq!(north.play(1, 'a').await.ok()["result"], "played");
    }
}

#[tokio::test]
async fn s49_an_offer_withdrawn_on_leaving_cannot_be_accepted() {
    let server = Server::start().await;
    let seats = ended(&server).await;
    assert_eq!(seats.south.rematch("offer").await.ok()["table"]["rematch"]["offer"], "south");
    assert_eq!(
        seats.south.rematch("withdraw").await.ok()["table"]["rematch"]["offer"],
        json!(null)
    );
    let late = seats.north.rematch("accept").await;
    assert_eq!((late.status, late.code().as_str()), (StatusCode::CONFLICT, "no_offer"));
    assert_eq!(late.json()["table"]["rematch"], json!({"offer": null, "table": null}));
}

#[tokio::test]
async fn a_rematch_is_for_players_after_the_end() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    assert_eq!(seats.south.rematch("offer").await.code(), "not_over");
    let seats = ended(&server).await;
    let stranger = Player { key: "A".repeat(43), ..seats.south.clone() };
    assert_eq!(stranger.rematch("offer").await.code(), "wrong_seat");
    assert_eq!(
        seats.south.act("rematch", &json!({"action": "perhaps"})).await.code(),
        "invalid_request"
    );
}
