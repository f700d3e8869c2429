//! What every store can do. How a database does it lives in the module of that database.

use async_trait::async_trait;

use crate::{AppendError, StorageError};

/// One event as it lies in the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its place in the log of its table: 1, 2, 3, … without gaps.
    pub version: u64,
    /// When it happened, in milliseconds since 1970.
    pub at_ms: i64,
    /// What happened, in the words of the caller.
    pub payload: String,
}

/// An append-only log for each table.
#[async_trait]
pub trait EventStore: Send + Sync + 'static {
    /// Appends `payloads` to the log of `table` as versions `first_version`, `first_version + 1`, …
    ///
    /// All of them are stored or none is. When this answers `Ok`, they are on disk. A caller that
    /// stops waiting learns nothing: the events may or may not be stored.
    ///
    /// # Errors
    ///
    /// [`AppendError::Conflict`] when the log of `table` does not end just before `first_version`;
    /// then nothing is stored. [`AppendError::Storage`] when the database failed; then a later
    /// [`load`](Self::load) tells whether the events were stored.
    async fn append(
        &self,
        table: &str,
        first_version: u64,
        at_ms: i64,
        payloads: Vec<String>,
    ) -> Result<(), AppendError>;

    /// The whole log of `table` in order; empty when there is no such table.
    ///
    /// # Errors
    ///
    /// [`StorageError`] when the database failed.
    async fn load(&self, table: &str) -> Result<Vec<StoredEvent>, StorageError> {
        self.load_after(table, 0).await
    }

    /// The log of `table` after its first `version` events, in order.
    ///
    /// # Errors
    ///
    /// [`StorageError`] when the database failed.
    async fn load_after(&self, table: &str, version: u64)
    -> Result<Vec<StoredEvent>, StorageError>;

    /// Whether an append would be stored: one is tried, and nothing is left of it.
    ///
    /// # Errors
    ///
    /// [`StorageError`] when it would not.
    async fn check(&self) -> Result<(), StorageError>;
}

/// How long the log must be for `first_version` to come next.
pub(crate) fn log_before(first_version: u64) -> Result<i64, AppendError> {
    let before = first_version.checked_sub(1).and_then(|before| i64::try_from(before).ok());
    before.ok_or(AppendError::Conflict)
}

/// The table of the append that a check tries: the name of none.
pub(crate) const TRIAL: &str = "";

/// A version as the databases count: what is beyond their numbers is beyond every log.
pub(crate) fn counted(version: u64) -> i64 {
    i64::try_from(version).unwrap_or(i64::MAX)
}

/// A row of either database.
pub(crate) fn stored_event((version, at_ms, payload): (i64, i64, String)) -> StoredEvent {
    StoredEvent { version: version.cast_unsigned(), at_ms, payload }
}
