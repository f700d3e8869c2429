//! One live table: commands one after the other, stored before they are shown or answered.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use oware_rules::Side;
use oware_store::{AppendError, EventStore};
use oware_table::{Command, Event, Holding, Outcome, Refused, SeatKeyHash, TableId};
use tokio::sync::{Mutex, watch};

use super::registry::Unavailable;
use super::shown::Shown;
use crate::api::Snapshot;

/// How often a command is judged anew when another process was faster.
const ATTEMPTS: usize = 4;

/// A table in memory.
pub struct LiveTable {
    id: TableId,
    /// Held while a command is judged and stored, so that they come one after the other.
    writer: Mutex<Standing>,
    /// Held only to read or to take in stored events, never while waiting for the store.
    shown: RwLock<Shown>,
    version: watch::Sender<u64>,
    used_ms: AtomicI64,
}

/// How what is shown stands to the log.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Standing {
    /// It is what the log says.
    Sure,
    /// The store failed: the log may hold more.
    Doubtful,
}

/// What came of a command that was not refused.
pub struct Answer {
    /// Whether anything happened; if not, it had before.
    pub news: bool,
    /// The seats of the key that asked.
    pub holding: Option<Holding>,
    /// The table after it.
    pub table: Snapshot,
}

/// Why a command was not done.
pub enum Failure {
    /// The table refuses it.
    Refused(Refused, Box<Snapshot>),
    /// The store can't be reached.
    Unavailable,
}

impl From<Unavailable> for Failure {
    fn from(_: Unavailable) -> Self {
        Self::Unavailable
    }
}

impl LiveTable {
    /// A table whose log is what `shown` holds.
    pub fn new(id: TableId, shown: Shown, now_ms: i64) -> Self {
        Self {
            id,
            writer: Mutex::new(Standing::Sure),
            version: watch::channel(shown.version()).0,
            shown: RwLock::new(shown),
            used_ms: AtomicI64::new(now_ms),
        }
    }

    /// Its name.
    pub const fn id(&self) -> &TableId {
        &self.id
    }

    /// State and log. Don't hold it across an await.
    pub fn shown(&self) -> RwLockReadGuard<'_, Shown> {
        self.shown.read().unwrap_or_else(PoisonError::into_inner)
    }

    fn shown_mut(&self) -> RwLockWriteGuard<'_, Shown> {
        self.shown.write().unwrap_or_else(PoisonError::into_inner)
    }

    /// What everybody may know of it.
    pub fn snapshot(&self) -> Snapshot {
        Snapshot::of(&self.id, &self.shown())
    }

    /// Tells every new version.
    pub fn watch(&self) -> watch::Receiver<u64> {
        self.version.subscribe()
    }

    /// Notes that somebody asked for it.
    pub fn touch(&self, now_ms: i64) {
        self.used_ms.store(now_ms, Ordering::Relaxed);
    }

    /// When somebody last asked for it.
    pub fn used_ms(&self) -> i64 {
        self.used_ms.load(Ordering::Relaxed)
    }

    /// Judges a command and stores what comes of it. When this answers, it is on disk.
    ///
    /// # Errors
    /// The table refuses it, or the store failed: then it may or may not have been done.
    pub async fn command(
        &self,
        store: &dyn EventStore,
        now_ms: i64,
        key: &SeatKeyHash,
        command: Command,
    ) -> Result<Answer, Failure> {
        let mut standing = self.writer.lock().await;
        for _ in 0..ATTEMPTS {
            self.make_sure(&mut standing, store).await?;
            let judged = self.shown().table().handle(key, command);
            let events = match judged {
                Err(refused) => return Err(Failure::Refused(refused, Box::new(self.snapshot()))),
                Ok(Outcome::Already) => return Ok(self.answer(key, false)),
                Ok(Outcome::Events(events)) => events,
            };
            self.open_rematch(store, now_ms, &events).await?;
            match self.store(store, now_ms, &events).await {
                Ok(()) => {
                    self.take_in(&mut standing, now_ms, events);
                    return Ok(self.answer(key, true));
                }
                Err(AppendError::Conflict) => *standing = Standing::Doubtful,
                Err(AppendError::Storage(error)) => {
                    tracing::error!(table = %self.id, %error, "events could not be stored");
                    *standing = Standing::Doubtful;
                    self.make_sure(&mut standing, store).await?;
                    return Err(Failure::Unavailable);
                }
            }
        }
        tracing::error!(table = %self.id, "others kept writing to the table's log");
        Err(Failure::Unavailable)
    }

    /// Brings what is shown up to the log, if the store failed before.
    pub async fn heal(&self, store: &dyn EventStore) {
        if let Ok(mut standing) = self.writer.try_lock() {
            // A failure is logged, and the next one to ask tries again.
            let _ = self.make_sure(&mut standing, store).await;
        }
    }

    fn answer(&self, key: &SeatKeyHash, news: bool) -> Answer {
        let shown = self.shown();
        Answer { news, holding: shown.table().holding(key), table: Snapshot::of(&self.id, &shown) }
    }

    async fn store(
        &self,
        store: &dyn EventStore,
        now_ms: i64,
        events: &[Event],
    ) -> Result<(), AppendError> {
        let next = self.shown().version() + 1;
        store
            .append(self.id.as_str(), next, now_ms, events.iter().map(Event::to_stored).collect())
            .await
    }

    /// The new table of a rematch is stored before the old one names it: a crash in between
    /// leaves a table that nobody knows, never a name without a table.
    async fn open_rematch(
        &self,
        store: &dyn EventStore,
        now_ms: i64,
        events: &[Event],
    ) -> Result<(), Failure> {
        let Some(table) = events.iter().find_map(|event| match event {
            Event::RematchCreated { table } => Some(*table),
            _ => None,
        }) else {
            return Ok(());
        };
        let opening = self.shown().table().rematch_opening();
        let payloads = opening.iter().map(Event::to_stored).collect();
        store.append(table.as_str(), 1, now_ms, payloads).await.map_err(|error| {
            tracing::error!(table = %self.id, %error, "the table of a rematch could not be stored");
            Failure::Unavailable
        })
    }

    /// Shows events that are stored.
    fn take_in(&self, standing: &mut Standing, at_ms: i64, events: Vec<Event>) {
        let mut shown = self.shown_mut();
        for event in events {
            if let Err(error) = shown.push(at_ms, event) {
                tracing::error!(table = %self.id, %error, "a judged event could not be taken in");
                *standing = Standing::Doubtful;
                break;
            }
        }
        self.version.send_replace(shown.version());
    }

    async fn make_sure(
        &self,
        standing: &mut Standing,
        store: &dyn EventStore,
    ) -> Result<(), Unavailable> {
        if *standing == Standing::Sure {
            return Ok(());
        }
        let stored = store.load(self.id.as_str()).await?;
        let fresh = Shown::replay(&stored)?.ok_or(Unavailable)?;
        let mut shown = self.shown_mut();
        *shown = fresh;
        self.version.send_replace(shown.version());
        *standing = Standing::Sure;
        Ok(())
    }
}

/// The side that a key plays, where it holds one or is asked about the maker's at one screen.
#[must_use]
pub fn side_of(holding: Holding, host: Side) -> Side {
    match holding {
        Holding::One(side) => side,
        Holding::Both => host,
    }
}
