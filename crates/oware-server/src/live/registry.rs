//! Which tables are in memory: those that somebody plays, watches or just asked for.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use oware_rules::House;
use oware_store::{AppendError, EventStore, StorageError};
use oware_table::{BrokenLog, Command, Event, SeatKeyHash, TableId};

use super::computer::Computer;
use super::shown::{Corrupt, Shown};
use super::table::{Answer, Failure, LiveTable};
use crate::clock::Clock;

/// The log can't be read or written at the moment.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("the log of events can't be reached")]
pub struct Unavailable;

impl From<StorageError> for Unavailable {
    fn from(error: StorageError) -> Self {
        tracing::error!(%error, "the log could not be read");
        Self
    }
}

impl From<Corrupt> for Unavailable {
    fn from(error: Corrupt) -> Self {
        tracing::error!(%error, "a stored log makes no table");
        Self
    }
}

impl From<BrokenLog> for Unavailable {
    fn from(error: BrokenLog) -> Self {
        Corrupt::from(error).into()
    }
}

/// The tables in memory.
pub struct Registry {
    store: Arc<dyn EventStore>,
    clock: Arc<dyn Clock>,
    computer: Computer,
    tables: Mutex<HashMap<TableId, Arc<LiveTable>>>,
}

/// What came of making a table.
pub enum Made {
    /// It was made.
    Table(Arc<LiveTable>),
    /// The name is taken: draw another.
    NameTaken,
}

impl Registry {
    /// No table yet.
    pub fn new(store: Arc<dyn EventStore>, clock: Arc<dyn Clock>, computer: Computer) -> Self {
        Self { store, clock, computer, tables: Mutex::default() }
    }

    /// The table of this name, from memory or from the log.
    ///
    /// # Errors
    /// The log can't be read.
    pub async fn get(&self, id: &TableId) -> Result<Option<Arc<LiveTable>>, Unavailable> {
        let now = self.clock.now_ms();
        let known = self.tables().get(id).map(Arc::clone);
        if let Some(table) = known {
            table.touch(now);
            // A failure is logged; what is in memory is true, if not the newest.
            let _ = table.catch_up(&*self.store).await;
            self.computer.ask(&table);
            return Ok(Some(table));
        }
        let Some(shown) = Shown::replay(&self.store.load(id.as_str()).await?)? else {
            return Ok(None);
        };
        let loaded = Arc::new(LiveTable::new(*id, shown, now));
        // Whoever loaded it first has the one that counts.
        let table = Arc::clone(self.tables().entry(*id).or_insert(loaded));
        self.computer.ask(&table);
        Ok(Some(table))
    }

    /// Makes a table of its first event. When this answers, it is on disk.
    ///
    /// # Errors
    /// The store failed.
    pub async fn make(&self, id: TableId, created: Event) -> Result<Made, Unavailable> {
        let now = self.clock.now_ms();
        match self.store.append(id.as_str(), 1, now, vec![created.to_stored()]).await {
            Ok(()) => {}
            Err(AppendError::Conflict) => return Ok(Made::NameTaken),
            Err(AppendError::Storage(error)) => return Err(error.into()),
        }
        let table = Arc::new(LiveTable::new(id, Shown::begin(now, created)?, now));
        self.tables().insert(id, Arc::clone(&table));
        self.computer.ask(&table);
        Ok(Made::Table(table))
    }

    /// Has a table judge and store a command, in a task of its own: a connection that breaks does
    /// not leave it half done.
    ///
    /// # Errors
    /// The table refuses it, or the store failed.
    pub async fn command(
        &self,
        table: Arc<LiveTable>,
        key: SeatKeyHash,
        command: Command,
    ) -> Result<Answer, Failure> {
        let (store, now) = (Arc::clone(&self.store), self.clock.now_ms());
        let computer = self.computer.clone();
        let task = tokio::spawn(async move {
            let answer = table.command(&*store, now, &key, command).await;
            computer.ask(&table);
            answer
        });
        task.await.unwrap_or_else(|error| {
            tracing::error!(%error, "a command broke down");
            Err(Failure::Unavailable)
        })
    }

    /// The computer that plays at these tables.
    pub const fn computer(&self) -> &Computer {
        &self.computer
    }

    /// Stores a move that the computer has chosen.
    ///
    /// # Errors
    /// The game has gone on or ended meanwhile, or the store failed.
    pub async fn computer_move(
        &self,
        table: &LiveTable,
        ply: usize,
        house: House,
    ) -> Result<(), Failure> {
        table.computer_move(&*self.store, self.clock.now_ms(), ply, house).await
    }

    /// Lets go of tables that nobody watches and nobody asked for in `idle`.
    pub fn let_go(&self, idle: Duration) {
        let idle = i64::try_from(idle.as_millis()).unwrap_or(i64::MAX);
        let before = self.clock.now_ms().saturating_sub(idle);
        self.tables().retain(|_, table| Arc::strong_count(table) > 1 || table.used_ms() > before);
    }

    /// How many tables are in memory.
    pub fn len(&self) -> usize {
        self.tables().len()
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<TableId, Arc<LiveTable>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
