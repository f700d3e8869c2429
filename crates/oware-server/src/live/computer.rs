//! The computer at tables: a queue of tables where it is to move, a fixed number of threads that
//! think, one move at a time. Its moves go the way of all moves: judged, stored, then shown.
//!
//! What must not be here: how a move is found, which is the [`Thinker`]'s.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use oware_rules::{Game, House};
use oware_table::ComputerLevel;
use tokio::runtime::Handle;

use super::registry::Registry;
use super::table::{Failure, LiveTable};

/// Tables that may wait for a move of each thread, which takes a second at most; as long as so many
/// do, no new table is made.
const WAITING_EACH: usize = 16;
/// When the store failed, the computer tries again after this.
const SECOND_TRY: Duration = Duration::from_secs(1);

/// Finds moves. Each thread has its own.
pub trait Thinker: Send {
    /// The house that a player of this level plays; `None` only where none may be played or
    /// `stop` has become true.
    fn choose(&mut self, game: &Game, level: ComputerLevel, stop: &AtomicBool) -> Option<House>;
}

type Thinkers = Vec<Box<dyn Thinker>>;
type Queue = Receiver<Arc<LiveTable>>;

/// Asks for the computer's moves. A clone asks the same one.
#[derive(Clone)]
pub struct Computer(Arc<Inner>);

struct Inner {
    jobs: Sender<Arc<LiveTable>>,
    /// Until the threads start.
    idle: Mutex<Option<(Thinkers, Queue)>>,
    /// How many threads think.
    thinkers: usize,
    waiting: AtomicUsize,
    stop: AtomicBool,
}

impl Computer {
    /// A computer that thinks about as many tables at once as it has thinkers; with none, there is
    /// no computer.
    #[must_use]
    pub fn new(thinkers: Thinkers) -> Self {
        let (jobs, queue) = mpsc::channel();
        Self(Arc::new(Inner {
            jobs,
            thinkers: thinkers.len(),
            idle: Mutex::new(Some((thinkers, queue))),
            waiting: AtomicUsize::new(0),
            stop: AtomicBool::new(false),
        }))
    }

    /// Whether there is one.
    #[must_use]
    pub fn exists(&self) -> bool {
        self.0.thinkers > 0
    }

    /// Whether so many tables wait for a move that no more can be served.
    #[must_use]
    pub fn is_busy(&self) -> bool {
        self.0.waiting.load(Ordering::Relaxed) >= WAITING_EACH * self.0.thinkers
    }

    /// Has the computer move at this table if it is its turn. Asking twice is asking once.
    pub fn ask(&self, table: &Arc<LiveTable>) {
        let its_turn = self.exists() && table.shown().table().awaits_computer().is_some();
        if its_turn && table.ask_computer() {
            self.0.waiting.fetch_add(1, Ordering::Relaxed);
            // It fails only when the threads have come to their end.
            let _ = self.0.jobs.send(Arc::clone(table));
        }
    }

    /// Starts the threads. Must be called on the asynchronous runtime, which stores the moves.
    pub fn start(&self, tables: &Arc<Registry>) {
        let idle = self.0.idle.lock().unwrap_or_else(PoisonError::into_inner).take();
        let Some((thinkers, queue)) = idle else { return };
        let queue = Arc::new(Mutex::new(queue));
        for thinker in thinkers {
            let desk = Desk {
                computer: self.clone(),
                queue: Arc::clone(&queue),
                tables: Arc::clone(tables),
                runtime: Handle::current(),
                thinker,
            };
            let started = std::thread::Builder::new().name("computer".into()).spawn(|| desk.work());
            if let Err(error) = started {
                tracing::error!(%error, "a thread for the computer could not be started");
            }
        }
    }

    /// Thinks no more.
    pub fn stop(&self) {
        self.0.stop.store(true, Ordering::Relaxed);
    }
}

/// A thread with what it needs.
struct Desk {
    computer: Computer,
    queue: Arc<Mutex<Queue>>,
    tables: Arc<Registry>,
    runtime: Handle,
    thinker: Box<dyn Thinker>,
}

impl Desk {
    fn work(mut self) {
        crate::endgame::give_way();
        let stop = &self.computer.clone().0.stop;
        while !stop.load(Ordering::Relaxed) {
            let next = {
                let queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
                queue.recv_timeout(SECOND_TRY)
            };
            match next {
                Ok(table) => self.play(&table, stop),
                Err(mpsc::RecvTimeoutError::Timeout) => {}
                Err(mpsc::RecvTimeoutError::Disconnected) => return,
            }
        }
    }

    fn play(&mut self, table: &Arc<LiveTable>, stop: &AtomicBool) {
        self.computer.0.waiting.fetch_sub(1, Ordering::Relaxed);
        table.computer_begins();
        let Some((game, level)) = asked(table) else { return };
        let Some(house) = self.thinker.choose(&game, level, stop) else { return };
        match self.runtime.block_on(self.tables.computer_move(table, game.ply(), house)) {
            // Under some rules it moves again: after the others that wait.
            Ok(()) => self.computer.ask(table),
            Err(Failure::Refused(refused, _)) => {
                tracing::debug!(table = %table.id(), %refused, "the computer's move came too late");
            }
            Err(Failure::Unavailable) => {
                let (computer, table) = (self.computer.clone(), Arc::clone(table));
                self.runtime.spawn(async move {
                    tokio::time::sleep(SECOND_TRY).await;
                    computer.ask(&table);
                });
            }
        }
    }
}

/// The game and the computer's level, if it is still its turn.
fn asked(table: &LiveTable) -> Option<(Game, ComputerLevel)> {
    let shown = table.shown();
    let level = shown.table().awaits_computer()?;
    Some((shown.table().game().clone(), level))
}
