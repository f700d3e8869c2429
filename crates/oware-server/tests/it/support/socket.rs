//! A WebSocket client of a table.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Long enough for anything that should come.
const PATIENCE: Duration = Duration::from_secs(10);

pub struct Socket(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Socket {
    pub async fn open(address: SocketAddr, table: &str) -> Self {
        let url = format!("ws://{address}/api/v1/tables/{table}/live");
        let (socket, _) = connect_async(url).await.expect("a WebSocket");
        Self(socket)
    }

    pub async fn send(&mut self, message: Message) {
        self.0.send(message).await.expect("sent");
    }

    pub async fn have(&mut self, version: u64) {
        self.send(Message::Text(json!({"have": version}).to_string().into())).await;
    }

    /// The next message of the protocol, heartbeats included.
    pub async fn next(&mut self) -> Value {
        self.try_next().await.expect("a message")
    }

    /// The next message, or the end of the conversation.
    pub async fn try_next(&mut self) -> Option<Value> {
        loop {
            let next =
                tokio::time::timeout(PATIENCE, self.0.next()).await.expect("something in time");
            match next {
                Some(Ok(Message::Text(text))) => {
                    return Some(serde_json::from_str(&text).expect("JSON"));
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => return None,
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message that is no heartbeat.
    pub async fn news(&mut self) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] != "heartbeat" {
                return message;
            }
        }
    }

    /// Asserts that nothing but heartbeats comes for a moment.
    pub async fn silent(&mut self, moment: Duration) {
        let quiet = tokio::time::timeout(moment, self.news()).await;
        assert!(quiet.is_err(), "{quiet:?}");
    }

    pub async fn close_code(&mut self) -> Option<u16> {
        loop {
            match tokio::time::timeout(PATIENCE, self.0.next()).await.expect("something in time") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    pub async fn leave(mut self) {
        let _ = self.0.close(None).await;
    }
}
