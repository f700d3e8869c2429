//! The rules of the Oware family of games, every one to the letter.
//!
//! Board, houses, sowing, the six rule sets and every table setting, positions, games and their
//! notation. `no_std`: this crate does no input or output, reads no clock and draws no random
//! number, and so runs the same on a server and in a browser.
//!
//! ```
//! use oware_rules::{Game, House, Preset};
//!
//! let mut game = Game::new(Preset::Wari.into());
//! let step = game.play(House::from_letter('F').unwrap()).unwrap();
//! assert_eq!(step.position.to_string(), "4-4-4-4-4-0-5-5-5-5-4-4-0-0-N");
//! ```
#![no_std]

extern crate alloc;

mod board;
mod end;
mod game;
mod house;
#[cfg(feature = "serde")]
mod json;
pub mod lanes;
mod perft;
mod play;
mod position;
mod preset;
mod refusal;
mod side;
mod spec;
mod stuck;
mod text;
mod words;

pub use board::{Board, MAX_SEEDS};
pub use end::{End, EndReason, LeftoverShare, Score};
pub use game::Game;
pub use house::{House, Houses};
pub use perft::{divide, perft};
pub use play::Step;
pub use position::{Position, SetupError};
pub use preset::{Abapa, Ashanti, Awari, Ovare, Preset, RuleSet, Rules, RulesError, Wari, Warri};
pub use refusal::Refusal;
pub use side::Side;
pub use spec::{CaptureRun, GrandSlam, Leftover, Repetition, Setting, Spec, Value, Values};
pub use stuck::Stuck;
pub use text::{ParseError, parse_moves};
