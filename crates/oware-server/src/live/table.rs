//! One live table: commands one after the other, stored before they are shown or answered.

use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::sync::{PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard};

use oware_rules::{House, Side};
use oware_store::{AppendError, EventStore, StoredEvent};
use oware_table::{Command, Event, Holding, Outcome, Refused, SeatKeyHash, Table, TableId};
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
    writer: Mutex<()>,
    /// Held only to read or to take in stored events, never while waiting for the store.
    shown: RwLock<Shown>,
    version: watch::Sender<u64>,
    used_ms: AtomicI64,
    /// Whether the computer has been asked for a move and has not begun to think yet.
    computer_asked: AtomicBool,
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
            writer: Mutex::new(()),
            version: watch::channel(shown.version()).0,
            shown: RwLock::new(shown),
            used_ms: AtomicI64::new(now_ms),
            computer_asked: AtomicBool::new(false),
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

    /// Whether anybody is connected to it.
    pub fn is_watched(&self) -> bool {
        self.version.receiver_count() > 0
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
        let _one_at_a_time = self.writer.lock().await;
        let news = self.carry_out(store, now_ms, |table| table.handle(key, command)).await?;
        let shown = self.shown();
        let (holding, table) = (shown.table().holding(key), Snapshot::of(&self.id, &shown));
        Ok(Answer { news, holding, table })
    }

    /// Judges and stores the computer's move. When this answers, it is on disk.
    ///
    /// # Errors
    /// The game has gone on or ended meanwhile, or the store failed.
    pub async fn computer_move(
        &self,
        store: &dyn EventStore,
        now_ms: i64,
        ply: usize,
        house: House,
    ) -> Result<(), Failure> {
        let _one_at_a_time = self.writer.lock().await;
        self.carry_out(store, now_ms, |table| table.handle_computer(ply, house)).await?;
        Ok(())
    }

    /// Notes that the computer is asked for a move; `false` if it has been already.
    pub fn ask_computer(&self) -> bool {
        !self.computer_asked.swap(true, Ordering::Relaxed)
    }

    /// Notes that the computer begins to think: what comes later it must be asked again.
    pub fn computer_begins(&self) {
        self.computer_asked.store(false, Ordering::Relaxed);
    }

    /// Stores what comes of a judgement; whether anything happened. Only for who holds `writer`.
    async fn carry_out(
        &self,
        store: &dyn EventStore,
        now_ms: i64,
        judge: impl Fn(&Table) -> Result<Outcome, Refused>,
    ) -> Result<bool, Failure> {
        for _ in 0..ATTEMPTS {
            self.catch_up(store).await?;
            let judged = judge(self.shown().table());
            let events = match judged {
                Err(refused) => return Err(Failure::Refused(refused, Box::new(self.snapshot()))),
                Ok(Outcome::Already) => return Ok(false),
                Ok(Outcome::Events(events)) => events,
            };
            self.open_rematch(store, now_ms, &events).await?;
            match self.store(store, now_ms, &events).await {
                Ok(stored) => {
                    self.take_in(&stored)?;
                    return Ok(true);
                }
                // Another server was faster: judged anew, after what it stored.
                Err(AppendError::Conflict) => {}
                Err(AppendError::Storage(error)) => {
                    tracing::error!(table = %self.id, %error, "events could not be stored");
                    // Perhaps they were, and then everybody is to see them.
                    self.catch_up(store).await?;
                    return Err(Failure::Unavailable);
                }
            }
        }
        tracing::error!(table = %self.id, "others kept writing to the table's log");
        Err(Failure::Unavailable)
    }

    /// Shows what has come into the log, of which other servers may be the writers.
    ///
    /// # Errors
    /// The log can't be read; what was shown before is still true.
    pub async fn catch_up(&self, store: &dyn EventStore) -> Result<(), Unavailable> {
        let known = self.shown().version();
        let news = store.load_after(self.id.as_str(), known).await?;
        self.take_in(&news)
    }

    async fn store(
        &self,
        store: &dyn EventStore,
        now_ms: i64,
        events: &[Event],
    ) -> Result<Vec<StoredEvent>, AppendError> {
        let next = self.shown().version() + 1;
        let payloads: Vec<_> = events.iter().map(Event::to_stored).collect();
        store.append(self.id.as_str(), next, now_ms, payloads.clone()).await?;
        let stored = |(version, payload)| StoredEvent { version, at_ms: now_ms, payload };
        Ok((next..).zip(payloads).map(stored).collect())
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

    /// Shows events that are stored; whoever else took them in already did the same.
    fn take_in(&self, stored: &[StoredEvent]) -> Result<(), Unavailable> {
        if stored.is_empty() {
            return Ok(());
        }
        let mut shown = self.shown_mut();
        let taken = shown.extend(stored);
        let version = shown.version();
        self.version.send_if_modified(|told| std::mem::replace(told, version) != version);
        Ok(taken?)
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
