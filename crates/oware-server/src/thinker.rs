//! The computer's thinking: the engine, with this server's endgame tables.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use oware_endgame::{EndgameError, Kind, TableId, TableRules};
use oware_engine::{Control, Engine, Level, Options, Tables};
use oware_rules::{Game, House, Spec};
use oware_solver::Directory;
use oware_table::ComputerLevel;

use crate::clock::Clock;
use crate::live::Thinker;
use crate::random::{self, Random};

/// Memory for the transposition table in bytes.
const HASH: usize = 32 << 20;
/// Tables of up to so many seeds are held in memory: of both kinds, 8 MB.
const HELD_SEEDS: u8 = 12;

/// The engine as a player at tables.
pub struct EngineThinker {
    engine: Engine,
    /// The rules of the last game; what the engine remembers is of them.
    rules: Option<Spec>,
    tables: Tables,
    directory: Directory,
    clock: Arc<dyn Clock>,
    random: Arc<dyn Random>,
}

impl EngineThinker {
    /// A player that knows the endgame tables of a folder, as far as there are any.
    #[must_use]
    pub fn new(tables: PathBuf, clock: Arc<dyn Clock>, random: Arc<dyn Random>) -> Self {
        Self {
            engine: Engine::new(Options { hash_bytes: HASH, threads: 1 }),
            rules: None,
            tables: Tables::new(oware_rules::Preset::Abapa.spec().into()),
            directory: Directory::new(tables),
            clock,
            random,
        }
    }

    /// Makes the engine ready for a game of these rules, with the tables that are there by now.
    fn turn_to(&mut self, spec: Spec) {
        if self.rules != Some(spec) {
            self.engine.clear();
            self.rules = Some(spec);
        }
        let rules = TableRules::from(spec);
        let mut news = self.tables.rules() != rules;
        if news {
            self.tables = Tables::new(rules);
        }
        for kind in Kind::ALL {
            while self.tables.seeds(kind) < HELD_SEEDS {
                match self.read(TableId { rules, kind, seeds: self.tables.seeds(kind) + 1 }) {
                    Ok(()) => news = true,
                    Err(EndgameError::Missing { .. }) => break,
                    Err(error) => {
                        tracing::debug!(%error, "the computer does without an endgame table");
                        break;
                    }
                }
            }
        }
        if news {
            self.engine.set_tables(Arc::new(self.tables.clone()));
        }
    }

    fn read(&mut self, id: TableId) -> Result<(), EndgameError> {
        self.tables.read(&self.directory.open(id)?)
    }
}

impl Thinker for EngineThinker {
    fn choose(&mut self, game: &Game, level: ComputerLevel, stop: &AtomicBool) -> Option<House> {
        self.turn_to(game.rules().spec);
        let level = Level::new(level.get()).unwrap_or(Level::TOP);
        let seed = random::seed(&*self.random).unwrap_or_default();
        let watch = Stopwatch { start: self.clock.now_ms(), clock: &*self.clock };
        let answer = self.engine.play(game, level, &Control { stop, clock: &watch }, seed);
        answer.best.filter(|_| !stop.load(Ordering::Relaxed))
    }
}

/// The time since a move was asked for.
struct Stopwatch<'a> {
    clock: &'a dyn Clock,
    start: i64,
}

impl oware_engine::Clock for Stopwatch<'_> {
    fn elapsed(&self) -> Duration {
        let gone = self.clock.now_ms().saturating_sub(self.start);
        Duration::from_millis(u64::try_from(gone).unwrap_or_default())
    }
}
