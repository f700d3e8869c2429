//! The JSON API under `/api/v1`: request, response, errors. Who may do what is the table's to say;
//! how a table is kept is `live`'s.

mod commands;
mod endgame;
mod extract;
pub mod json;
mod live;
mod open;
mod openapi;
mod problem;
mod site;
mod tables;
mod wire;

pub use openapi::{document, routes};
pub use problem::ApiError;
pub use wire::{EventView, Snapshot};
