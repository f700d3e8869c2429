//! What is shown of a table: its state and its events, all of them stored.

use oware_rules::Position;
use oware_store::StoredEvent;
use oware_table::{BrokenLog, Event, Table, UnreadableEvent};

/// An event with its place, its time and the position after it.
#[derive(Clone, Debug)]
pub struct Logged {
    /// Its place in the log, from 1.
    pub version: u64,
    /// When it happened.
    pub at_ms: i64,
    /// What happened.
    pub event: Event,
    /// The position after it.
    pub position: Position,
}

/// A table's state and log.
#[derive(Clone, Debug)]
pub struct Shown {
    table: Table,
    log: Vec<Logged>,
}

/// The stored log makes no table.
#[derive(Debug, thiserror::Error)]
pub enum Corrupt {
    /// A line is no event.
    #[error(transparent)]
    Unreadable(#[from] UnreadableEvent),
    /// The events don't follow from each other.
    #[error(transparent)]
    Broken(#[from] BrokenLog),
}

impl Shown {
    /// A table from its first event.
    ///
    /// # Errors
    /// It is not the first event of a table.
    pub fn begin(at_ms: i64, event: Event) -> Result<Self, BrokenLog> {
        let table = Table::replay([&event])?;
        let position = *table.game().position();
        Ok(Self { table, log: vec![Logged { version: 1, at_ms, event, position }] })
    }

    /// A table from its whole log; `None` if there is no log.
    ///
    /// # Errors
    /// The log makes no table.
    pub fn replay(stored: &[StoredEvent]) -> Result<Option<Self>, Corrupt> {
        let Some((first, rest)) = stored.split_first() else { return Ok(None) };
        let mut shown = Self::begin(first.at_ms, Event::from_stored(&first.payload)?)?;
        shown.extend(rest)?;
        Ok(Some(shown))
    }

    /// Takes in stored events that come next; those that are in already are left out.
    ///
    /// # Errors
    /// They can't follow; those before the first that can't are taken in.
    pub fn extend(&mut self, stored: &[StoredEvent]) -> Result<(), Corrupt> {
        let known = self.version();
        for stored in stored.iter().filter(|stored| stored.version > known) {
            self.push(stored.at_ms, Event::from_stored(&stored.payload)?)?;
        }
        Ok(())
    }

    /// Takes in the event that comes next.
    ///
    /// # Errors
    /// It can't follow; nothing is changed.
    fn push(&mut self, at_ms: i64, event: Event) -> Result<(), BrokenLog> {
        self.table.apply(&event)?;
        let (version, position) = (self.table.version(), *self.table.game().position());
        self.log.push(Logged { version, at_ms, event, position });
        Ok(())
    }

    /// The table's state.
    #[must_use]
    pub const fn table(&self) -> &Table {
        &self.table
    }

    /// The number of events.
    #[must_use]
    pub const fn version(&self) -> u64 {
        self.table.version()
    }

    /// The events after the first `version` ones.
    #[must_use]
    pub fn after(&self, version: u64) -> &[Logged] {
        let from = usize::try_from(version).unwrap_or(usize::MAX).min(self.log.len());
        &self.log[from..]
    }

    /// When the table was made.
    #[must_use]
    pub fn created_ms(&self) -> i64 {
        self.log.first().map_or(0, |logged| logged.at_ms)
    }

    /// When the last event happened.
    #[must_use]
    pub fn updated_ms(&self) -> i64 {
        self.log.last().map_or(0, |logged| logged.at_ms)
    }
}
