//! Building all tables up to a number of seeds, into files.
//!
//! Tables of n and of n − 1 seeds do not need each other (a capture takes two seeds at least), so
//! two of them are solved side by side. The last table and every second one before it are what all
//! waits for: whoever works on those leaves the writing to the others.

use std::collections::VecDeque;
use std::io;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use oware_endgame::{EndgameError, Kind, TableFile, TableId, TableRules, index};

use crate::budget::{self, Budget};
use crate::directory::{Directory, FileSource};
use crate::plane::{Solved, Tables};
use crate::smaller::Smaller;
use crate::sweep::{self, Prepared};
use crate::{convert, pack};

/// What to build.
#[derive(Clone, Debug)]
pub struct Build {
    /// For these rules.
    pub rules: TableRules,
    /// Of this kind.
    pub kind: Kind,
    /// From 1 to this number of seeds.
    pub seeds: u8,
    /// With so many threads.
    pub threads: usize,
    /// In so many bytes of memory.
    pub memory: u64,
    /// zstd level; by default hard for small tables, quick for great ones.
    pub level: Option<i32>,
}

/// What a builder tells while it works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A sound table was there already.
    Found {
        /// Its number of seeds.
        seeds: u8,
    },
    /// A damaged table is built anew.
    Damaged {
        /// Its number of seeds.
        seeds: u8,
        /// What is wrong with it.
        error: EndgameError,
    },
    /// Work on a table began.
    Started {
        /// Its number of seeds.
        seeds: u8,
    },
    /// All positions of a table were gone over once more.
    Swept {
        /// Its number of seeds.
        seeds: u8,
        /// How often they have been.
        sweep: u32,
        /// Groups of values changed by it; 0 in the last sweep.
        changed: usize,
    },
    /// A table is in its file.
    Written {
        /// Its number of seeds.
        seeds: u8,
        /// The size of the file.
        bytes: u64,
    },
}

/// Why tables can't be built.
#[derive(Debug)]
pub enum BuildError {
    /// Not even one table at a time fits.
    Memory {
        /// Bytes needed.
        needed: u64,
    },
    /// Another builder works in the directory.
    Busy(PathBuf),
    /// A table in the directory is another than its name says, or can't be read.
    Table {
        /// Its number of seeds.
        seeds: u8,
        /// What is wrong with it.
        error: EndgameError,
    },
    /// Writing failed.
    Write {
        /// The directory.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

impl std::fmt::Display for BuildError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            BuildError::Memory { needed } => {
                let gib = *needed as f64 / f64::from(1 << 30);
                write!(f, "this takes {gib:.1} GiB of memory at least")
            }
            BuildError::Busy(path) => {
                write!(f, "another build is at work in {}", path.display())
            }
            BuildError::Table { seeds, error } => {
                write!(f, "the file of the table of {seeds} seeds is not usable: {error}")
            }
            BuildError::Write { path, error } => {
                write!(f, "can't write to {}: {error}", path.display())
            }
        }
    }
}

impl std::error::Error for BuildError {}

impl Build {
    fn id(&self, seeds: usize) -> TableId {
        TableId { rules: self.rules, kind: self.kind, seeds: seeds as u8 }
    }

    /// The number of positions of all tables.
    #[must_use]
    pub fn positions(&self) -> u64 {
        (1..=self.seeds).map(index::positions).sum()
    }

    /// About as many bytes as the files will take that are not in the directory yet.
    #[must_use]
    pub fn disk(&self, directory: &Directory) -> u64 {
        let missing =
            (1..=self.seeds).filter(|&seeds| !directory.file(&self.id(seeds.into())).exists());
        missing.map(index::positions).sum::<u64>() * self.kind.planes() as u64 * 9 / 20
    }

    /// The least memory that will do: one table in work, all smaller ones in their files.
    #[must_use]
    pub fn least_memory(&self) -> u64 {
        budget::least(self.kind, self.seeds)
    }

    /// Whether all tables fit in memory side by side, so that none is read from disk again.
    #[must_use]
    pub fn fits(&self) -> bool {
        self.budget().is_some_and(|budget| budget.keep + 2 >= self.seeds)
    }

    fn budget(&self) -> Option<Budget> {
        Budget::new(self.kind, self.seeds, self.threads, self.memory)
    }

    /// Builds what is missing.
    ///
    /// # Errors
    /// [`BuildError`]; what was finished before stays.
    pub fn run(
        &self,
        directory: &Directory,
        report: &(dyn Fn(Event) + Sync),
    ) -> Result<(), BuildError> {
        let fault = |error| BuildError::Write { path: directory.path().into(), error };
        let _claim = directory.claim().map_err(|error| match error.kind() {
            io::ErrorKind::WouldBlock => BuildError::Busy(directory.path().into()),
            _ => fault(error),
        })?;
        let least = BuildError::Memory { needed: self.least_memory() };
        let Budget { keep, both } = self.budget().ok_or(least)?;
        let yard = Yard {
            build: self,
            directory,
            report,
            tables: Tables::new(self.seeds, self.rules),
            keep: keep.into(),
            state: Mutex::new(State {
                slots: (0..=self.seeds).map(|_| Slot::default()).collect(),
                to_write: VecDeque::new(),
                small: VecDeque::new(),
                at_work: 0,
                solving: 0,
                most_solving: if both { usize::MAX } else { 1 },
                failed: None,
            }),
            busy: AtomicUsize::new(0),
            news: Condvar::new(),
        };
        thread::scope(|scope| {
            for _ in 1..self.threads.clamp(1, usize::from(self.seeds).max(1)) {
                scope.spawn(|| yard.work());
            }
            yard.work();
        });
        let state = yard.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        state.failed.map_or(Ok(()), Err)
    }
}

/// How far a table is.
#[derive(Clone, Default)]
struct Slot {
    taken: bool,
    /// Whether greater tables can be built on it.
    ready: bool,
    /// Whether it needs no smaller tables any more.
    prepared: bool,
    memory: Option<Arc<Solved>>,
    file: Option<Arc<TableFile<FileSource>>>,
}

struct State {
    slots: Vec<Slot>,
    /// Tables whose files can wait.
    to_write: VecDeque<(usize, Arc<Solved>)>,
    /// Small tables, whose files can wait longer.
    small: VecDeque<(usize, Arc<Solved>)>,
    at_work: usize,
    solving: usize,
    most_solving: usize,
    failed: Option<BuildError>,
}

enum Job {
    Solve(usize),
    Write(usize, Arc<Solved>),
}

/// Where the workers meet.
struct Yard<'a> {
    build: &'a Build,
    directory: &'a Directory,
    report: &'a (dyn Fn(Event) + Sync),
    tables: Tables,
    keep: usize,
    state: Mutex<State>,
    /// Workers that have a job.
    busy: AtomicUsize,
    news: Condvar,
}

/// Tells how far a table is.
struct Watch<'a> {
    yard: &'a Yard<'a>,
    seeds: u8,
}

impl sweep::Host for Watch<'_> {
    fn swept(&mut self, sweep: u32, changed: usize) {
        (self.yard.report)(Event::Swept { seeds: self.seeds, sweep, changed });
    }
}

impl State {
    fn next(&mut self) -> Option<Job> {
        let free = self.slots.iter().position(|slot| !slot.taken);
        if let Some(seeds) = free {
            let mut built_on = self.slots.iter().take(seeds.saturating_sub(1));
            let is_awaited = (self.slots.len() - seeds) % 2 == 1;
            if self.solving < self.most_solving
                && built_on.all(|slot| slot.ready)
                && (is_awaited || self.to_write.is_empty())
            {
                self.slots[seeds].taken = true;
                self.solving += 1;
                return Some(Job::Solve(seeds));
            }
        }
        let next = self.to_write.pop_front().or_else(|| self.small.pop_front());
        next.map(|(seeds, solved)| Job::Write(seeds, solved))
    }

    fn is_done(&self) -> bool {
        let is_idle = self.at_work == 0 && self.to_write.is_empty() && self.small.is_empty();
        self.failed.is_some() || (is_idle && self.slots.iter().all(|slot| slot.taken))
    }
}

impl Yard<'_> {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes jobs until there are none.
    fn work(&self) {
        let mut state = self.lock();
        loop {
            if state.is_done() {
                break;
            }
            let Some(job) = state.next() else {
                state = self.news.wait(state).unwrap_or_else(PoisonError::into_inner);
                continue;
            };
            state.at_work += 1;
            self.busy.store(state.at_work, Ordering::Relaxed);
            drop(state);
            let (solving, done) = match job {
                Job::Solve(seeds) => (1, self.provide(seeds)),
                Job::Write(seeds, solved) => (0, self.write(seeds, &solved)),
            };
            state = self.lock();
            state.at_work -= 1;
            self.busy.store(state.at_work, Ordering::Relaxed);
            state.solving -= solving;
            if let Err(error) = done {
                state.failed.get_or_insert(error);
            }
            self.news.notify_all();
        }
        self.news.notify_all();
    }

    /// Finds or solves a table and makes it ready for greater ones.
    fn provide(&self, seeds: usize) -> Result<(), BuildError> {
        if seeds > 0 && self.find(seeds)? {
            return Ok(());
        }
        let solved = Arc::new(self.solve(seeds)?);
        if seeds <= self.keep {
            self.ready(seeds, Slot { memory: Some(solved.clone()), ..Slot::default() });
        }
        if seeds == 0 {
            return Ok(());
        }
        if seeds <= self.keep {
            let mut state = self.lock();
            match seeds <= usize::from(pack::SMALL) {
                true => state.small.push_back((seeds, solved)),
                false => state.to_write.push_back((seeds, solved)),
            }
            return Ok(());
        }
        self.write(seeds, &solved)?;
        let file = self.directory.open(self.build.id(seeds));
        let file = Arc::new(file.map_err(|error| self.fault(seeds, error))?);
        self.ready(seeds, Slot { file: Some(file), ..Slot::default() });
        Ok(())
    }

    fn ready(&self, seeds: usize, slot: Slot) {
        self.lock().slots[seeds] = Slot { taken: true, ready: true, prepared: true, ..slot };
        self.news.notify_all();
    }

    fn fault(&self, seeds: usize, error: EndgameError) -> BuildError {
        BuildError::Table { seeds: seeds as u8, error }
    }

    /// Takes a table that is there already, if it is whole.
    fn find(&self, seeds: usize) -> Result<bool, BuildError> {
        let id = self.build.id(seeds);
        let found = self.directory.open(id).and_then(|file| {
            let slot = if seeds <= self.keep {
                let solved = convert::of_file(&self.tables, &file)?;
                Slot { memory: Some(Arc::new(solved)), ..Slot::default() }
            } else {
                (0..file.blocks()).try_for_each(|block| file.block(block).map(drop))?;
                Slot { file: Some(Arc::new(file)), ..Slot::default() }
            };
            Ok(slot)
        });
        match found {
            Ok(slot) => {
                self.ready(seeds, slot);
                (self.report)(Event::Found { seeds: id.seeds });
                Ok(true)
            }
            Err(EndgameError::Missing { .. }) => Ok(false),
            Err(error @ (EndgameError::Truncated | EndgameError::Corrupt(_))) => {
                (self.report)(Event::Damaged { seeds: id.seeds, error });
                Ok(false)
            }
            Err(error) => Err(self.fault(seeds, error)),
        }
    }

    fn solve(&self, seeds: usize) -> Result<Solved, BuildError> {
        let id = self.build.id(seeds);
        (self.report)(Event::Started { seeds: id.seeds });
        let prepared = {
            let slots: Vec<Slot> = self.lock().slots[..seeds.saturating_sub(1)].to_vec();
            let smaller: Vec<Smaller<'_>> = slots
                .iter()
                .filter_map(|slot| match (&slot.memory, &slot.file) {
                    (Some(solved), _) => Some(Smaller::Memory(solved)),
                    (None, Some(file)) => Some(Smaller::File { file, tables: &self.tables }),
                    (None, None) => None,
                })
                .collect();
            Prepared::new(&self.tables, seeds, id.kind, &smaller)
                .map_err(|error| self.fault(seeds, error))?
        };
        self.let_go(seeds);
        let mut host = Watch { yard: self, seeds: id.seeds };
        Ok(sweep::solve(&self.tables, prepared, &mut host))
    }

    /// Table `seeds` needs no smaller ones any more. When that is so of the last two, nobody does.
    fn let_go(&self, seeds: usize) {
        let mut state = self.lock();
        state.slots[seeds].prepared = true;
        if state.slots.iter().rev().take(2).all(|slot| slot.prepared) {
            state.slots.iter_mut().for_each(|slot| slot.memory = None);
        }
    }

    /// Threads for one who writes a table: the own one, and those that have nothing to do.
    fn threads(&self) -> usize {
        let idle = self.build.threads.saturating_sub(self.busy.load(Ordering::Relaxed));
        1 + idle
    }

    fn write(&self, seeds: usize, solved: &Solved) -> Result<(), BuildError> {
        let id = self.build.id(seeds);
        let level = self.build.level.unwrap_or_else(|| pack::usual_level(id.seeds));
        let bytes =
            pack::write(self.directory, &self.tables, solved, id, level, &|| self.threads())
                .map_err(|error| BuildError::Write { path: self.directory.path().into(), error })?;
        (self.report)(Event::Written { seeds: id.seeds, bytes });
        Ok(())
    }
}
