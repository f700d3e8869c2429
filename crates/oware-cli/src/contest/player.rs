//! Who plays a match: anything that answers a game with a move.

use std::fmt;
use std::time::Duration;

use oware_rules::{Game, House};

use crate::dialect::Go;

/// An engine at the board.
pub trait Player: Send {
    /// What it is called.
    fn name(&self) -> &str;

    /// Gets ready for another game; `seed` is what chance it may use.
    ///
    /// # Errors
    /// [`Trouble`], after which the next game starts it anew.
    fn new_game(&mut self, seed: u64) -> Result<(), Trouble>;

    /// Chooses a move in a game that is not over.
    ///
    /// # Errors
    /// [`Trouble`], after which the next game starts it anew.
    fn choose(&mut self, game: &Game, limit: &Go) -> Result<Choice, Trouble>;
}

/// A move and how it was found.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// `None` where the engine says that the game is over.
    pub house: Option<House>,
    pub took: Duration,
    /// Plies searched in full, where it tells.
    pub depth: Option<u64>,
    pub nodes: Option<u64>,
    /// Hundredths of a seed for the mover.
    pub score: Option<i64>,
}

/// An engine that is no use any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It can't be started.
    NotStarted(String),
    /// It has ended, or closed its output; the last that it wrote to standard error, if anything.
    Died(String),
    /// It did not answer in time, and was killed.
    Hung(Duration),
    /// It answered with something that is no move.
    NoHouse(String),
}

impl fmt::Display for Trouble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trouble::NotStarted(why) => write!(f, "can't be started: {why}"),
            Trouble::Died(last) if last.is_empty() => {
                f.write_str("ended in the middle of the match")
            }
            Trouble::Died(last) => write!(f, "ended in the middle of the match, saying: {last}"),
            Trouble::Hung(after) => {
                write!(f, "gave no answer within {:.1} s and was killed", after.as_secs_f64())
            }
            Trouble::NoHouse(found) => write!(f, "answered {found:?}, which is no move"),
        }
    }
}
