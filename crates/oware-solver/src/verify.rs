//! Checks finished tables: every checksum, and every value against those of its successors.
//!
//! Nothing of the builder is used here: positions in file order, moves from the rules, one by one.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;

use oware_endgame::{EndgameError, Kind, TableFile, TableId, TableRules, index, rows};
use oware_rules::lanes::{self, Effect};

use crate::directory::{Directory, FileSource};

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

/// A table's values in file order, and where its areas begin.
struct Whole {
    planes: Vec<Vec<u8>>,
    starts: Vec<u64>,
}

impl Whole {
    fn empty_board(kind: Kind) -> Whole {
        Whole { planes: vec![vec![0]; kind.planes()], starts: vec![0] }
    }

    fn read(file: &TableFile<FileSource>) -> Result<Whole, EndgameError> {
        let id = file.id();
        let mut values = Vec::with_capacity(id.values() as usize);
        for block in 0..file.blocks() {
            values.extend(file.block(block)?);
        }
        let positions = index::positions(id.seeds) as usize;
        let planes = values.chunks_exact(positions.max(1)).map(<[u8]>::to_vec).collect();
        let starts = (0..=id.seeds).map(|own| index::area(id.seeds, own).start).collect();
        Ok(Whole { planes, starts })
    }

    fn at(&self, own: u64, opp: u64) -> usize {
        let width = u64::from(rows::count(lanes::total(opp)));
        let start = self.starts[usize::from(lanes::total(own))];
        (start + u64::from(rows::rank(own)) * width + u64::from(rows::rank(opp))) as usize
    }
}

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
        let mut tables = vec![Whole::empty_board(self.kind)];
        for seeds in 1..=seeds {
            let id = TableId { rules: self.rules, kind: self.kind, seeds };
            let whole = directory.open(id).and_then(|file| Whole::read(&file));
            tables.push(whole.map_err(|error| VerifyError::Table { seeds, error })?);
            self.check(seeds, &tables)?;
            report(seeds);
        }
        Ok(())
    }

    fn check(&self, seeds: u8, tables: &[Whole]) -> Result<(), VerifyError> {
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
    fn check_row(&self, seeds: u8, own: u64, tables: &[Whole]) -> Result<(), VerifyError> {
        let opponents = seeds - lanes::total(own);
        let mut at = tables[usize::from(seeds)].starts[usize::from(lanes::total(own))] as usize;
        at += rows::rank(own) as usize * rows::count(opponents) as usize;
        for opp in rows::all(opponents) {
            let derived = self.derive(own, opp, tables);
            let found = |plane: usize| tables[usize::from(seeds)].planes[plane][at] as i8;
            let planes = self.kind.planes();
            if (0..planes).any(|plane| found(plane) != derived[plane]) {
                return Err(VerifyError::Value {
                    seeds,
                    own,
                    opp,
                    found: (0..planes).map(found).collect(),
                    derived: derived[..planes].to_vec(),
                });
            }
            at += 1;
        }
        Ok(())
    }

    /// The value by the moves; kind bounds: lower and upper.
    #[inline(always)]
    fn derive(&self, own: u64, opp: u64, tables: &[Whole]) -> [i8; 2] {
        let spec = self.rules.spec();
        let legal = lanes::legal(own, opp, spec);
        if legal == 0 {
            return [self.rules.no_move(lanes::total(own), lanes::total(opp)); 2];
        }
        let seeds = usize::from(lanes::total(own) + lanes::total(opp));
        let last = self.kind.planes() - 1;
        let mut best = [i8::MIN; 2];
        for place in (0..6).filter(|place| legal >> place & 1 == 1) {
            let made = lanes::make(own, opp, place, spec);
            let captured = made.captured as i8;
            let after = &tables[seeds - usize::from(made.captured)];
            let value = |plane: usize, at: usize| after.planes[plane][at] as i8;
            let worth = match made.effect {
                Effect::Pass => {
                    let at = after.at(made.opp, made.own);
                    [last, 0].map(|plane| captured.saturating_sub(value(plane, at)))
                }
                Effect::Again => {
                    let at = after.at(made.own, made.opp);
                    [0, last].map(|plane| captured.saturating_add(value(plane, at)))
                }
                Effect::SlamEnd { own, opp } => [captured + own as i8 - opp as i8; 2],
            };
            best = [best[0].max(worth[0]), best[1].max(worth[1])];
        }
        best
    }
}
