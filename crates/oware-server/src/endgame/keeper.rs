//! Making missing tables and mending damaged ones, on one thread in the background that gives way
//! to everything else and lives only while there is something to do.
//!
//! A table is written under a temporary name and renamed, so that an end in the middle leaves
//! nothing but a temporary file.

use std::collections::VecDeque;
use std::panic::{self, AssertUnwindSafe};
use std::sync::atomic::Ordering;
use std::sync::{Arc, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use oware_endgame::EndgameError;
use oware_rules::MAX_SEEDS;
use oware_solver::{Build, BuildError, Event, machine};

use super::library::Library;
use super::priority;
use super::shelf::{Progress, first_damaged};

/// Every rule set gets tables of so many seeds before any gets larger ones.
const FIRST: u8 = 10;
/// How long to wait where another program works in the same directory.
const PATIENCE: Duration = Duration::from_secs(2);
/// Bytes of disk that must stay free: moves are stored there too.
const SPARE_DISK: u64 = 1 << 30;
/// Memory to use where the system does not tell what is free.
const CAUTIOUS: u64 = 512 << 20;

/// What is to be done, in this order.
pub(super) struct Orders {
    pub(super) queue: VecDeque<Order>,
    /// Whether a thread is at it.
    pub(super) worked_on: bool,
}

/// Something to be done for a shelf.
#[derive(Clone, Copy, Debug)]
pub(super) enum Order {
    /// Make what is missing up to so many seeds.
    Fill { shelf: usize, seeds: u8 },
    /// Find what is damaged, and make it anew.
    Mend { shelf: usize },
}

impl Library {
    /// Orders what the plan has and the directory lacks.
    pub fn fill(self: &Arc<Self>) {
        let planned = self.plan.seeds.min(MAX_SEEDS);
        let mut passes = vec![planned.min(FIRST), planned];
        passes.dedup();
        let mut orders = Vec::new();
        for goal in passes {
            for (shelf, each) in self.shelves.iter().enumerate() {
                if each.status().seeds < goal {
                    orders.push(Order::Fill { shelf, seeds: goal });
                    each.change(|status| {
                        status.goal = planned;
                        status.progress = Progress::Building;
                    });
                }
            }
        }
        if orders.is_empty() {
            return;
        }
        let directory = self.directory.path().display();
        tracing::info!(%directory, seeds = planned, "making endgame tables in the background");
        for order in orders {
            self.order(order);
        }
    }

    /// Begins nothing more.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
        self.orders().queue.clear();
    }

    /// Orders a look at a shelf that did not answer, unless somebody is at it.
    pub(super) fn repair(self: &Arc<Self>, shelf: usize) {
        let mut idle = false;
        self.shelves[shelf].change(|status| {
            idle = status.progress != Progress::Building;
            status.progress = Progress::Building;
        });
        if idle {
            self.order(Order::Mend { shelf });
        }
    }

    fn orders(&self) -> MutexGuard<'_, Orders> {
        self.orders.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }

    fn order(self: &Arc<Self>, order: Order) {
        let mut orders = self.orders();
        orders.queue.push_back(order);
        if orders.worked_on || self.is_stopped() {
            return;
        }
        let keeper = Arc::clone(self);
        let thread = thread::Builder::new().name("endgame".into()).spawn(move || keeper.work());
        match thread {
            Ok(_) => orders.worked_on = true,
            Err(error) => tracing::error!(%error, "cannot start a thread for endgame tables"),
        }
    }

    fn work(&self) {
        priority::give_way();
        loop {
            let mut orders = self.orders();
            let Some(order) = orders.queue.pop_front().filter(|_| !self.is_stopped()) else {
                orders.worked_on = false;
                return;
            };
            drop(orders);
            match order {
                Order::Fill { shelf, seeds } => self.make(shelf, seeds),
                Order::Mend { shelf } => self.mend(shelf),
            }
            let shelf = order.shelf();
            let more = self.orders().queue.iter().any(|next| next.shelf() == shelf);
            let status = self.shelves[shelf].status();
            if status.progress == Progress::Building && !more {
                let reached = status.seeds >= status.goal;
                let progress = if reached { Progress::Ready } else { Progress::Failed };
                self.shelves[shelf].change(|status| {
                    status.progress = progress;
                    status.goal = status.seeds;
                });
            }
        }
    }

    /// Makes the tables of a shelf up to so many seeds, as far as memory and disk allow.
    fn make(&self, shelf: usize, seeds: u8) {
        let shelf = &self.shelves[shelf];
        let status = shelf.status();
        let (rules, kind) = (status.rules.name(), status.kind.name());
        let threads = thread::available_parallelism().map_or(1, usize::from).div_ceil(2).min(4);
        let memory = machine::free_memory().map_or(CAUTIOUS, |free| free / 2);
        let mut build =
            Build { rules: status.rules, kind: status.kind, seeds, threads, memory, level: None };
        let disk = machine::free_disk(&self.plan.directory).unwrap_or(u64::MAX);
        let fits = |build: &Build| {
            build.least_memory() <= memory
                && build.disk(&self.directory).saturating_add(SPARE_DISK) <= disk
        };
        while build.seeds > status.seeds && !fits(&build) {
            build.seeds -= 1;
        }
        if build.seeds < seeds {
            tracing::warn!(
                rules,
                kind,
                asked = seeds,
                possible = build.seeds,
                "too little memory or disk for larger endgame tables"
            );
        }
        if build.seeds <= status.seeds {
            return;
        }
        tracing::debug!(rules, kind, seeds = build.seeds, "making endgame tables");
        let start = self.clock.now_ms();
        let done = self.build(&build);
        let fault = shelf.reopen(&self.directory, MAX_SEEDS);
        let there = shelf.status().seeds;
        match done {
            Ok(()) => {
                let seconds = (self.clock.now_ms() - start) as f64 / 1000.0;
                tracing::info!(rules, kind, seeds = there, seconds, "endgame tables are ready");
            }
            Err(error) => {
                tracing::error!(rules, kind, seeds = there, error, "endgame tables were not made");
            }
        }
        if let Some(fault) = fault {
            Self::tell(&status, fault.seeds, fault.error);
        }
    }

    /// Builds; waits where another program is at work in the directory.
    fn build(&self, build: &Build) -> Result<(), String> {
        let report = |event| match event {
            Event::Damaged { seeds, error } => {
                tracing::warn!(
                    rules = build.rules.name(),
                    kind = build.kind.name(),
                    seeds,
                    %error,
                    "a damaged endgame table is made anew"
                );
            }
            Event::Written { seeds, bytes } => tracing::debug!(seeds, bytes, "written"),
            _ => {}
        };
        loop {
            let run = AssertUnwindSafe(|| build.run(&self.directory, &report));
            match panic::catch_unwind(run) {
                Ok(Ok(())) => return Ok(()),
                Ok(Err(BuildError::Busy(path))) => {
                    tracing::info!(path = %path.display(), "waiting for another build");
                    self.pause();
                    if self.is_stopped() {
                        return Err("stopped".into());
                    }
                }
                Ok(Err(error)) => return Err(error.to_string()),
                Err(_) => return Err("a fault of the builder".into()),
            }
        }
    }

    fn pause(&self) {
        let step = Duration::from_millis(100);
        for _ in 0..PATIENCE.as_millis() / step.as_millis() {
            if !self.is_stopped() {
                thread::sleep(step);
            }
        }
    }

    /// Finds the damaged table of a shelf and makes it anew, or does without it.
    fn mend(&self, nth: usize) {
        let shelf = &self.shelves[nth];
        let status = shelf.status();
        let damaged = first_damaged(&self.directory, status.rules, status.kind, status.seeds);
        let Some(damaged) = damaged else {
            shelf.reopen(&self.directory, MAX_SEEDS);
            return;
        };
        Self::tell(&status, damaged.seeds, damaged.error);
        let most = damaged.seeds - 1;
        shelf.reopen(&self.directory, most);
        let mendable = matches!(
            damaged.error,
            EndgameError::Truncated | EndgameError::Corrupt(_) | EndgameError::Missing { .. }
        );
        if mendable && damaged.seeds <= self.plan.seeds {
            self.make(nth, self.plan.seeds.min(status.seeds));
        } else {
            tracing::error!(
                seeds = most,
                "endgame tables end below the damaged one; `oware endgame build` makes it anew"
            );
        }
    }
}

impl Order {
    fn shelf(self) -> usize {
        match self {
            Order::Fill { shelf, .. } | Order::Mend { shelf } => shelf,
        }
    }
}
