//! A live table of Oware: who sits where, what was played, offered and agreed, how it ended.
//!
//! Everything that ever happened at a table is a list of [`Event`]s, and [`Table`] is what that
//! list adds up to. A [`Command`] is judged against the table as it stands and gives the events to
//! store; only stored events are applied. Pure: no clock, no randomness, no input or output; ids
//! and keys are handed in.

mod command;
mod computer;
mod event;
mod id;
mod judge;
mod offer;
mod refused;
mod rematch;
mod seat;
mod settings;
mod stored;
mod table;

pub use command::{Command, Outcome};
pub use event::Event;
pub use id::{NotATableId, TableId};
pub use refused::Refused;
pub use rematch::Rematch;
pub use seat::{Holding, NotAKey, SeatKey, SeatKeyHash};
pub use settings::{ComputerLevel, NotALevel, Opponent, Settings};
pub use stored::UnreadableEvent;
pub use table::{BrokenLog, Phase, Table};
