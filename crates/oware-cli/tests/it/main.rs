//! The command `oware` as its users run it.

mod analyze;
mod dialect;
mod endgame;
mod errors;
mod fuzz;
mod games;
mod matches;
mod perft;
mod rules;
mod stream;
mod support;
mod talk;
mod usage;
mod vectors;
