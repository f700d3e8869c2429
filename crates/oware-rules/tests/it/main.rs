//! The rules against answers made independently of this project, and against laws.

mod conformance;
mod perft;
mod support;
