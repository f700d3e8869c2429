//! The engine: which house to play, and what a position is worth, under every rule set.
//!
//! It does no input or output, reads no clock and draws no random number: a [`Clock`], a stop flag
//! and a seed are handed in. On one thread the same question gets the same answer. What a move
//! does is decided in `oware-rules`, what is known of endgames in `oware-endgame`.
//!
//! ```
//! use oware_engine::{Engine, Limits, NoClock, Options};
//! use oware_rules::{Game, Preset};
//!
//! let mut engine = Engine::new(Options { hash_bytes: 1 << 20, threads: 1 });
//! let game = Game::new(Preset::Abapa.into());
//! let answer = engine.search(&game, &Limits::depth(8), &NoClock.control(), &mut |_| ());
//! assert!(game.legal().contains(answer.best.unwrap()));
//! ```

mod bench;
mod control;
mod engine;
pub mod eval;
mod level;
#[cfg(test)]
mod minimax;
mod order;
mod root;
mod score;
mod search;
mod state;
mod table;
mod tables;
pub mod time;

pub use bench::{Bench, bench};
pub use control::{Clock, Control, Limits, NoClock, TimeLimit};
pub use engine::{Answer, Engine, Info, Options};
pub use level::Level;
pub use score::{Outcome, SEED, Score};
pub use tables::Tables;
