//! What the site teaches with, as data: worked examples of the rule sets and the tasks of the
//! course. Everything that a text claims is written down here beside it and held against the rules
//! (and, where a best move is claimed, against endgame tables) by the tests. No HTML, no rule.

mod example;
mod examples;
pub mod task;
mod tasks;

pub use example::{Example, Frame, Scene};
pub use examples::{ONE_POSITION, examples, outcome_of};
pub use tasks::{sections, tasks};
