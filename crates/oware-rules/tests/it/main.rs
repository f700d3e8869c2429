//! The rules against answers made independently of this project, and against laws.

mod census;
mod conformance;
mod laws;
mod oracle;
mod perft;
mod strategies;
mod support;
