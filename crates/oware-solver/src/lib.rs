//! Builds endgame tables: every position of so many seeds, solved exactly, under any rule set.
//!
//! Threads and the files of tables live here; progress bars and the command line do not.

mod base;
#[cfg(not(target_family = "wasm"))]
mod budget;
#[cfg(not(target_family = "wasm"))]
mod build;
mod convert;
#[cfg(not(target_family = "wasm"))]
mod directory;
mod empty;
mod kernel;
#[cfg(not(target_family = "wasm"))]
mod longest;
#[cfg(not(target_family = "wasm"))]
pub mod machine;
mod memory;
mod moves;
mod order;
#[cfg(not(target_family = "wasm"))]
mod pack;
mod plane;
mod smaller;
mod solve;
mod stamps;
mod sweep;
#[cfg(not(target_family = "wasm"))]
mod verify;
#[cfg(not(target_family = "wasm"))]
mod whole;
mod write;

#[cfg(not(target_family = "wasm"))]
pub use build::{Build, BuildError, Event};
#[cfg(not(target_family = "wasm"))]
pub use directory::{Directory, FileSource};
#[cfg(not(target_family = "wasm"))]
pub use longest::Longest;
pub use solve::solve_in_memory;
#[cfg(not(target_family = "wasm"))]
pub use verify::{Verify, VerifyError};
