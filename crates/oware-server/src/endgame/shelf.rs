//! The tables of one rule set and one kind: how far they go, and asking them.

use std::sync::{Mutex, MutexGuard, PoisonError};

use oware_endgame::{EndgameError, Kind, Probe, TableFile, TableId, TableRules, Tables};
use oware_rules::MAX_SEEDS;
use oware_solver::{Directory, FileSource};

/// Unpacked blocks of 64 KiB that a shelf keeps: one position and its moves need 14 at most.
const KEPT: usize = 24;

/// Whether anything is being made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// All is there that is going to be.
    Ready,
    /// Tables are being made or wait for their turn.
    Building,
    /// Tables could not be made, or are damaged and too large to be made again here.
    Failed,
}

/// How far the tables of one rule set and kind go.
#[derive(Clone, Copy, Debug)]
pub struct Status {
    /// The rules.
    pub rules: TableRules,
    /// The kind.
    pub kind: Kind,
    /// Positions of up to so many seeds are known.
    pub seeds: u8,
    /// And will be up to so many.
    pub goal: u8,
    /// What is going on.
    pub progress: Progress,
}

/// A table that is there, but can't be used.
#[derive(Clone, Copy, Debug)]
pub struct Fault {
    /// Its number of seeds.
    pub seeds: u8,
    /// What is wrong with it.
    pub error: EndgameError,
}

/// The tables of one rule set and kind.
pub struct Shelf {
    tables: Mutex<Tables<FileSource>>,
    status: Mutex<Status>,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shelf {
    /// What is in the directory.
    pub fn open(directory: &Directory, rules: TableRules, kind: Kind) -> (Self, Option<Fault>) {
        let (tables, seeds, fault) = open(directory, rules, kind, MAX_SEEDS);
        let status = Status { rules, kind, seeds, goal: seeds, progress: Progress::Ready };
        (Self { tables: Mutex::new(tables), status: Mutex::new(status) }, fault)
    }

    /// Looks into the directory again, for tables of up to so many seeds.
    pub fn reopen(&self, directory: &Directory, most: u8) -> Option<Fault> {
        let Status { rules, kind, .. } = self.status();
        let (tables, seeds, fault) = open(directory, rules, kind, most);
        *locked(&self.tables) = tables;
        self.change(|status| {
            status.seeds = seeds;
            status.goal = status.goal.max(seeds);
        });
        fault
    }

    pub fn status(&self) -> Status {
        *locked(&self.status)
    }

    pub fn change(&self, change: impl FnOnce(&mut Status)) {
        change(&mut locked(&self.status));
    }

    /// The value of a position and of its moves. Reads from the disk.
    ///
    /// # Errors
    /// A table is missing, damaged or unreadable.
    pub fn probe(&self, own: u64, opp: u64) -> Result<Probe, EndgameError> {
        locked(&self.tables).probe(own, opp)
    }
}

/// Opens tables from 1 seed up to the first that is missing or can't be used.
fn open(
    directory: &Directory,
    rules: TableRules,
    kind: Kind,
    most: u8,
) -> (Tables<FileSource>, u8, Option<Fault>) {
    let mut tables = Tables::with_cache(rules, kind, KEPT);
    for seeds in 1..=most {
        let file = directory.open(TableId { rules, kind, seeds });
        match file.and_then(|file| tables.insert(file)) {
            Ok(()) => {}
            Err(EndgameError::Missing { .. }) => return (tables, seeds - 1, None),
            Err(error) => return (tables, seeds - 1, Some(Fault { seeds, error })),
        }
    }
    (tables, most, None)
}

/// The first table whose file is not whole, of those up to so many seeds. Reads all of them.
pub fn first_damaged(
    directory: &Directory,
    rules: TableRules,
    kind: Kind,
    most: u8,
) -> Option<Fault> {
    (1..=most).find_map(|seeds| {
        let file = directory.open(TableId { rules, kind, seeds });
        let error = file.and_then(|file| check(&file)).err()?;
        Some(Fault { seeds, error })
    })
}

fn check(file: &TableFile<FileSource>) -> Result<(), EndgameError> {
    (0..file.blocks()).try_for_each(|block| file.block(block).map(drop))
}
