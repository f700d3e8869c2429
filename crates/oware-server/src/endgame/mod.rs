//! Endgame tables at the site: which there are, making those that are missing, asking them.
//!
//! The tables themselves are `oware-endgame`'s, solving them is `oware-solver`'s. What must not be
//! here: HTTP and JSON, which are the API's, and anything that a request would wait for longer
//! than for a few blocks from the disk.

mod keeper;
mod library;
mod priority;
mod shelf;

use std::path::PathBuf;
use std::sync::Arc;

use oware_endgame::TableRules;
use tokio::sync::Semaphore;

use crate::clock::Clock;
use library::Library;
pub use library::{Facts, NoAnswer};
pub use priority::give_way;
pub use shelf::{Progress, Status};

/// Positions looked up at the same time; one more would only wait for the disk too.
const AT_ONCE: usize = 2;
/// Positions being looked up or waiting for it. Who comes then is told to try again.
const WAITING: usize = 64;

/// Which endgame tables a server has.
#[derive(Clone, Debug)]
pub struct EndgamePlan {
    /// Where they are kept.
    pub directory: PathBuf,
    /// Those of up to so many seeds are made where they are missing; 0 makes none.
    pub seeds: u8,
}

impl EndgamePlan {
    /// The most seeds that tables are made for unasked.
    ///
    /// Measured for all rule sets and both kinds, once, on one core of a busy machine:
    ///
    /// | seeds | processor | memory | disk |
    /// |---|---|---|---|
    /// | 10 | 4 s | 8 MB | 2 MB |
    /// | 12 | 16 s | 13 MB | 11 MB |
    /// | 14 | 40 s | 31 MB | 43 MB |
    /// | 16 | 78 s | 84 MB | 151 MB |
    pub const USUAL_SEEDS: u8 = 14;
}

/// The endgame tables of a server.
pub struct Endgame {
    library: Arc<Library>,
    places: Arc<Semaphore>,
    turns: Arc<Semaphore>,
}

impl Endgame {
    /// The tables that are there already. Nothing is made before [`Endgame::start`].
    #[must_use]
    pub fn open(plan: EndgamePlan, clock: Arc<dyn Clock>) -> Self {
        Self {
            library: Arc::new(Library::open(plan, clock)),
            places: Arc::new(Semaphore::new(WAITING)),
            turns: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// Begins to make what is missing, in the background.
    pub fn start(&self) {
        self.library.fill();
    }

    /// Begins no more tables. What is being written stays a temporary file.
    pub fn stop(&self) {
        self.library.stop();
    }

    /// What there is, and what is being made.
    #[must_use]
    pub fn status(&self) -> Vec<Status> {
        self.library.status()
    }

    /// What a position is worth, rows as lanes, the mover's first.
    ///
    /// # Errors
    /// [`NoAnswer`].
    pub async fn ask(&self, rules: TableRules, own: u64, opp: u64) -> Result<Facts, NoAnswer> {
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| NoAnswer::Crowded)?;
        let turn = Arc::clone(&self.turns).acquire_owned().await.map_err(|_| NoAnswer::Crowded)?;
        let library = Arc::clone(&self.library);
        let asking = tokio::task::spawn_blocking(move || {
            // Held until it is done, even where nobody waits for the answer any more.
            let _held = (place, turn);
            library.probe(rules, own, opp)
        });
        asking.await.unwrap_or(Err(NoAnswer::Damaged))
    }
}
