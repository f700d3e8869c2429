//! The rules against answers made independently of this project, and against laws.

mod board_cases;
mod census;
mod conformance;
mod game;
mod laws;
mod oracle;
mod perft;
mod refusals;
mod settings;
mod strategies;
mod stuck;
mod support;
