//! A table with both seats taken, and its players.

use hyper::StatusCode;
use serde_json::{Value, json};

use super::http::{Client, Reply};

/// One player: a seat's key.
#[derive(Clone, Debug)]
pub struct Player {
    pub client: Client,
    pub table: String,
    pub key: String,
}

impl Player {
    pub async fn act(&self, act: &str, body: &Value) -> Reply {
        self.client
            .post(&format!("/api/v1/tables/{}/{act}", self.table), Some(&self.key), body)
            .await
    }

    pub async fn play(&self, ply: usize, house: char) -> Reply {
        self.act("moves", &json!({"ply": ply, "house": house})).await
    }

    pub async fn rematch(&self, action: &str) -> Reply {
        self.act("rematch", &json!({"action": action})).await
    }
}

/// Both players of a table.
#[derive(Clone, Debug)]
pub struct Seats {
    pub client: Client,
    pub id: String,
    pub south: Player,
    pub north: Player,
}

impl Seats {
    pub fn owner(&self, house: char) -> &Player {
        if house.is_ascii_uppercase() { &self.south } else { &self.north }
    }

    /// Plays moves after the first `from`, each by its owner.
    pub async fn play(&self, from: usize, moves: &[char]) {
        for (i, house) in moves.iter().enumerate() {
            let reply = self.owner(*house).play(from + i, *house).await;
            assert_eq!(reply.ok()["result"], "played", "{house} at {}", from + i);
        }
    }

    pub async fn snapshot(&self) -> Value {
        self.client.get(&format!("/api/v1/tables/{}", self.id)).await.ok()
    }

    pub async fn record(&self) -> Value {
        self.client.get(&format!("/api/v1/tables/{}/record", self.id)).await.ok()
    }
}

/// A table of these rules, South the host, both seats taken.
pub async fn seated(client: &Client, rules: &Value) -> Seats {
    let reply =
        client.post("/api/v1/tables", None, &json!({"rules": rules, "side": "south"})).await;
    assert_eq!(reply.status, StatusCode::CREATED);
    let made = reply.json();
    let id = made["id"].as_str().expect("an id").to_owned();
    let seat = client.post(&format!("/api/v1/tables/{id}/seats"), None, &json!({})).await.ok();
    assert_eq!((&seat["result"], &seat["side"]), (&json!("seated"), &json!("north")));
    let player = |key: &Value| Player {
        client: *client,
        table: id.clone(),
        key: key.as_str().expect("a key").to_owned(),
    };
    Seats { client: *client, south: player(&made["seat"]["key"]), north: player(&seat["key"]), id }
}
