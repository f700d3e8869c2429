//! Endgame tables: every position with few seeds and its exact value.
//!
//! Index, file format and probe. No threads, no files, no clock: bytes come through the [`Source`]
//! trait, so that a browser probes the same tables as a server. Building them is `oware-solver`'s.
#![no_std]

extern crate alloc;

mod error;
mod file;
pub mod format;
pub mod index;
mod probe;
pub mod rows;
mod rules;
mod source;
mod unpacked;

pub use error::{Corruption, EndgameError, Foreign};
pub use file::TableFile;
pub use format::{Kind, TableId};
pub use probe::{MoveValue, Probe, Tables, Value};
pub use rules::TableRules;
pub use source::{Source, SourceError};
pub use unpacked::Unpacked;
