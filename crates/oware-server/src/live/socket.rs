//! One WebSocket of a player or a spectator: the client says which version it has and gets what
//! came after it, then everything that comes. Nothing but `have` is ever done for a client here.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::{self, MissedTickBehavior};

use super::table::LiveTable;
use crate::App;
use crate::api::{EventView, Snapshot, json};

/// What a client says: the version it has. None or 0 asks for a snapshot.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Have {
    have: Option<u64>,
}

/// What a client is told.
#[derive(Serialize, utoipa::ToSchema)]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Told {
    /// The table as it stands.
    Snapshot {
        /// The table.
        table: Box<Snapshot>,
    },
    /// What happened after the version that the client has.
    Events {
        /// The version after the last of them.
        version: u64,
        /// All of them, in order.
        events: Vec<EventView>,
    },
    /// A sign of life, and an answer to a `have` that is up to date.
    Heartbeat {
        /// The table's version.
        version: u64,
    },
    /// The client's message was not understood; nothing was done.
    Error {
        /// `malformed` or `too_large`.
        code: &'static str,
    },
}

/// Why a socket ends.
enum Goodbye {
    /// The client left or is gone.
    Gone,
    /// The server stops; the client should come again.
    Restart,
    /// The client sent far more than anything it may say.
    TooLarge,
}

impl Goodbye {
    /// What the client is told by the close frame, if it can still be told.
    fn code(&self) -> Option<u16> {
        match self {
            Goodbye::Gone => None,
            Goodbye::Restart => Some(close_code::RESTART),
            Goodbye::TooLarge => Some(close_code::SIZE),
        }
    }
}

struct Socket<'a> {
    socket: WebSocket,
    table: &'a LiveTable,
    app: &'a App,
    /// The version that the client has, once it has said so.
    sent: Option<u64>,
}

/// Serves one client until it leaves or the server stops.
pub async fn serve(socket: WebSocket, table: Arc<LiveTable>, app: App) {
    let mut socket = Socket { socket, table: &table, app: &app, sent: None };
    app.lobby().came(table.id());
    let goodbye = match socket.converse().await {
        Ok(never) => match never {},
        Err(goodbye) => goodbye,
    };
    if !table.is_watched() {
        app.lobby().left(table.id());
    }
    if let Some(code) = goodbye.code() {
        let close = CloseFrame { code, reason: "".into() };
        let _ = socket.send(Message::Close(Some(close))).await;
    }
}

impl Socket<'_> {
    async fn converse(&mut self) -> Result<std::convert::Infallible, Goodbye> {
        let limits = *self.app.limits();
        let most_silent = limits.silence.as_millis() / limits.heartbeat.as_millis().max(1);
        let mut silent = 0;
        let mut version = self.table.watch();
        let mut closing = self.app.closing();
        let mut beat = time::interval(limits.heartbeat);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        beat.tick().await;
        loop {
            tokio::select! {
                received = self.socket.recv() => {
                    silent = 0;
                    self.receive(received).await?;
                }
                changed = version.changed() => {
                    changed.map_err(|_| Goodbye::Restart)?;
                    self.catch_up().await?;
                }
                _ = beat.tick() => {
                    silent += 1;
                    if silent > most_silent {
                        return Err(Goodbye::Gone);
                    }
                    self.beat().await?;
                }
                () = closed(&mut closing) => return Err(Goodbye::Restart),
            }
        }
    }

    async fn receive(
        &mut self,
        received: Option<Result<Message, axum::Error>>,
    ) -> Result<(), Goodbye> {
        let most = 2 * self.app.limits().frame;
        match received {
            Some(Ok(Message::Text(text))) if text.len() > most => Err(Goodbye::TooLarge),
            Some(Ok(Message::Binary(bytes))) if bytes.len() > most => Err(Goodbye::TooLarge),
            Some(Ok(Message::Text(text))) if text.len() > self.app.limits().frame => {
                self.tell(&Told::Error { code: "too_large" }).await
            }
            Some(Ok(Message::Text(text))) => match json::object::<Have>(text.as_bytes()) {
                Ok(Have { have }) => self.greet(have.unwrap_or(0)).await,
                Err(_) => self.tell(&Told::Error { code: "malformed" }).await,
            },
            Some(Ok(Message::Binary(_))) => self.tell(&Told::Error { code: "malformed" }).await,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => Ok(()),
            Some(Ok(Message::Close(_)) | Err(_)) | None => Err(Goodbye::Gone),
        }
    }

    /// The client has `have` events: it gets the rest, or everything anew.
    async fn greet(&mut self, have: u64) -> Result<(), Goodbye> {
        let version = self.table.shown().version();
        let missed = version.checked_sub(have);
        if have > 0 && missed.is_some_and(|missed| missed <= self.app.limits().missed) {
            self.sent = Some(have);
            if missed == Some(0) {
                return self.tell(&Told::Heartbeat { version }).await;
            }
            return self.catch_up().await;
        }
        self.snapshot().await
    }

    async fn snapshot(&mut self) -> Result<(), Goodbye> {
        let table = Box::new(self.table.snapshot());
        self.sent = Some(table.version);
        self.tell(&Told::Snapshot { table }).await
    }

    /// Tells what happened after the last version told; nothing to one who has not yet said hello.
    async fn catch_up(&mut self) -> Result<(), Goodbye> {
        let Some(sent) = self.sent else { return Ok(()) };
        let (version, events) = {
            let shown = self.table.shown();
            (shown.version(), shown.after(sent).iter().map(EventView::from).collect::<Vec<_>>())
        };
        if events.is_empty() {
            return Ok(());
        }
        self.sent = Some(version);
        self.tell(&Told::Events { version, events }).await
    }

    async fn beat(&mut self) -> Result<(), Goodbye> {
        // A failure is logged, and the next beat tries again.
        let _ = self.table.catch_up(self.app.store()).await;
        self.catch_up().await?;
        self.send(Message::Ping(axum::body::Bytes::new())).await?;
        let version = self.table.shown().version();
        if self.sent.is_some() { self.tell(&Told::Heartbeat { version }).await } else { Ok(()) }
    }

    async fn tell(&mut self, told: &Told) -> Result<(), Goodbye> {
        let text = serde_json::to_string(told).map_err(|error| {
            tracing::error!(%error, "a message could not be written");
            Goodbye::Gone
        })?;
        self.send(Message::Text(text.into())).await
    }

    /// A client that takes nothing for too long is gone.
    async fn send(&mut self, message: Message) -> Result<(), Goodbye> {
        match time::timeout(self.app.limits().silence, self.socket.send(message)).await {
            Ok(Ok(())) => Ok(()),
            Ok(Err(_)) | Err(_) => Err(Goodbye::Gone),
        }
    }
}

async fn closed(closing: &mut watch::Receiver<bool>) {
    if closing.wait_for(|closing| *closing).await.is_err() {
        std::future::pending::<()>().await;
    }
}
