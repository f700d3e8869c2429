//! Checks finished tables: every checksum, and every value against those of its successors.
//!
//! Nothing of the builder is used here: positions in file order, moves from the rules, one by one.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

use oware_endgame::{EndgameError, Kind, TableRules, rows};
use oware_rules::lanes;

use crate::directory::Directory;
use crate::whole::Whole;

/// Own rows that a thread takes at a time.
const SHARE: u32 = 16;

/// What to verify.
#[derive(Clone, Debug)]
pub struct Verify {
    /// The tables of these rules.
    pub rules: TableRules,
    /// Of this kind.
    pub kind: Kind,
    /// With so many threads.
    pub threads: usize,
}

/// Why tables are not sound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyError {
    /// A table is missing, damaged or another than its name says.
    Table {
        /// Its number of seeds.
        seeds: u8,
        /// What is wrong with it.
        error: EndgameError,
    },
    /// A value that does not follow from those of its successors.
    Value {
        /// The number of seeds on the board.
        seeds: u8,
        /// The mover's row.
        own: u64,
        /// The other row.
        opp: u64,
        /// What the table says; kind bounds: lower and upper.
        found: Vec<i8>,
        /// What follows.
        derived: Vec<i8>,
    },
}

impl std::fmt::Display for VerifyError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            VerifyError::Table { seeds, error } => write!(f, "table of {seeds} seeds: {error}"),
            VerifyError::Value { seeds, own, opp, found, derived } => {
                write!(f, "table of {seeds} seeds: position ")?;
                for row in [own, opp] {
                    (0..6).try_for_each(|place| write!(f, "{}-", lanes::seeds(*row, place)))?;
                }
                write!(f, "0-0-S has {found:?}, but its moves give {derived:?}")
            }
        }
    }
}

impl std::error::Error for VerifyError {}

impl Verify {
    /// Checks all tables from 1 to `seeds` seeds; `report` is told of each that is sound.
    ///
    /// # Errors
    /// [`VerifyError`]: the first fault.
    pub fn run(
        &self,
        directory: &Directory,
        seeds: u8,
        report: &mut dyn FnMut(u8),
    ) -> Result<(), VerifyError> {
        let mut tables = Whole::new(self.rules, self.kind);
        for seeds in 1..=seeds {
            let read = tables.read_next(directory);
            read.map_err(|error| VerifyError::Table { seeds, error })?;
            self.check(seeds, &tables)?;
            report(seeds);
        }
        Ok(())
    }

    fn check(&self, seeds: u8, tables: &Whole) -> Result<(), VerifyError> {
        let fault = Mutex::new(None);
        let failed = AtomicBool::new(false);
        for own in 0..=seeds {
            let next = AtomicU32::new(0);
            let work = || {
                while !failed.load(Ordering::Relaxed) {
                    let first = next.fetch_add(SHARE, Ordering::Relaxed);
                    if first >= rows::count(own) {
                        break;
                    }
                    for rank in first..(first + SHARE).min(rows::count(own)) {
                        let row = rows::unrank(own, rank);
                        let error = row.and_then(|row| self.check_row(seeds, row, tables).err());
                        if let (Some(error), Ok(mut fault)) = (error, fault.lock()) {
                            failed.store(true, Ordering::Relaxed);
                            fault.get_or_insert(error);
                        }
                    }
                }
            };
            thread::scope(|scope| {
                (1..self.threads).for_each(|_| drop(scope.spawn(work)));
                work();
            });
        }
        fault.into_inner().ok().flatten().map_or(Ok(()), Err)
    }

    /// All positions of one own row.
    fn check_row(&self, seeds: u8, own: u64, tables: &Whole) -> Result<(), VerifyError> {
        let table = tables.table(seeds);
        for opp in rows::all(seeds - lanes::total(own)) {
            let (found, derived) = (table.range(own, opp), derive(own, opp, tables));
            if found != derived {
                let planes = self.kind.planes();
                let values = |(lower, upper)| [lower, upper][..planes].to_vec();
                let (found, derived) = (values(found), values(derived));
                return Err(VerifyError::Value { seeds, own, opp, found, derived });
            }
        }
        Ok(())
    }
}

/// The value by the moves: lower and upper, for kind score the same.
#[inline(always)]
fn derive(own: u64, opp: u64, tables: &Whole) -> (i8, i8) {
    let worth = tables.moves(own, opp).map(|(_, worth)| worth);
    let best = worth.reduce(|best, worth| (best.0.max(worth.0), best.1.max(worth.1)));
    let no_move = tables.no_move(own, opp);
    best.unwrap_or((no_move, no_move))
}
