//! The line protocol between an Oware program and its engine: UCI of chess with this game's
//! positions and moves, as Aualé and Aalina speak it.
//!
//! Words only: what a line says, and the line that says it. What an engine does about it is in
//! `engine`, what a match does in `contest`.

mod command;
mod reply;

pub use command::{Command, Go, Start};
pub use reply::{Reply, Report};

/// Instead of a move where the game is over.
pub const NO_MOVE: &str = "0000";
