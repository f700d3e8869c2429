//! The command `oware` as its users run it.

mod endgame;
mod errors;
mod fuzz;
mod games;
mod perft;
mod rules;
mod stream;
mod support;
mod usage;
mod vectors;
