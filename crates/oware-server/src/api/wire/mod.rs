//! The JSON of the API, apart from the types of the libraries: what is written here is what
//! clients depend on.

mod answers;
mod endgame;
mod event;
mod open;
mod requests;
mod rules;
mod snapshot;

pub use answers::{
    Created, Done, Events, Health, Record, Result, RulesList, Seat, SeatHeld, Seated,
};
pub use endgame::{EndgameTables, EndgameView, PositionQuery, TablesView};
pub use event::EventView;
pub use open::{Announce, Announced, OpenTable, OpenTables};
pub use requests::{
    Act, CreateTable, PlayMove, QrText, Rematch, RematchAction, SideChoice, TakeSeat,
};
pub use rules::{PresetView, RulesRequest, RulesView, SettingView};
pub use snapshot::{RefusalView, Snapshot};
