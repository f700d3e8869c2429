//! The JSON of what is answered.

use oware_rules::House;
use oware_table::TableId;
use serde::Serialize;
use utoipa::ToSchema;

use super::event::EventView;
use super::rules::{PresetView, RulesView, SettingView};
use super::snapshot::{EndView, Snapshot};
use crate::live::Shown;

/// Whether something was done now or had been before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Result {
    /// The seat was taken now.
    Seated,
    /// The move was played now.
    Played,
    /// It was done now.
    Done,
    /// It had been done before: a repeat changes nothing.
    Already,
}

/// A seat and the key that holds it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Seat {
    /// `south` or `north`; at one screen the maker's own.
    pub side: &'static str,
    /// The secret. It is told here only, and stored nowhere.
    pub key: String,
}

/// Which seat a key holds.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatHeld {
    /// `south` or `north`; at one screen the maker's own.
    pub side: &'static str,
    /// Whether it holds both, at one screen.
    pub both: bool,
}

/// A new table.
#[derive(Debug, Serialize, ToSchema)]
pub struct Created {
    /// Its name.
    pub id: String,
    /// The path of the link to share.
    #[schema(example = "/t/abcdefghijkm")]
    pub url: String,
    /// The asker's seat.
    pub seat: Seat,
    /// The table.
    pub table: Snapshot,
}

/// A seat that was taken, or had been.
#[derive(Debug, Serialize, ToSchema)]
pub struct Seated {
    /// `seated` or `already`.
    pub result: Result,
    /// The seat that the key holds.
    pub side: &'static str,
    /// The secret.
    pub key: String,
    /// The table.
    pub table: Snapshot,
}

/// What came of a command.
#[derive(Debug, Serialize, ToSchema)]
pub struct Done {
    /// `played`, `done` or `already`.
    pub result: Result,
    /// The table after it.
    pub table: Snapshot,
}

/// Events of a table.
#[derive(Debug, Serialize, ToSchema)]
pub struct Events {
    /// The number of all events so far.
    pub version: u64,
    /// Those asked for.
    pub events: Vec<EventView>,
}

/// A game as a line for `oware judge`.
#[derive(Debug, Serialize, ToSchema)]
pub struct Record {
    /// The table.
    pub id: String,
    /// Its rules.
    pub rules: RulesView,
    /// The houses before the first move, A–F then a–f.
    pub board: [u8; 12],
    /// The stores before the first move, South's and North's.
    pub stores: [u8; 2],
    /// Who moved first.
    pub side: &'static str,
    /// The houses played.
    #[schema(value_type = Vec<char>)]
    pub moves: Vec<House>,
    /// The position after them.
    pub position: String,
    /// How the game ended, if it has.
    pub end: Option<EndView>,
}

impl Record {
    /// The record of a table.
    #[must_use]
    pub fn of(id: &TableId, shown: &Shown) -> Self {
        let table = shown.table();
        let game = table.game();
        let start = game.start();
        Self {
            id: id.to_string(),
            rules: (&table.settings().rules).into(),
            board: start.board().to_array(),
            stores: start.stores(),
            side: start.side().name(),
            moves: game.moves().to_vec(),
            position: game.position().to_string(),
            end: table.end().map(EndView::from),
        }
    }
}

/// The rule sets and the settings that a table may change.
#[derive(Debug, Serialize, ToSchema)]
pub struct RulesList {
    /// The rule sets.
    pub presets: Vec<PresetView>,
    /// The settings.
    pub settings: Vec<SettingView>,
}

/// A sign of life.
#[derive(Debug, Serialize, ToSchema)]
pub struct Health {
    /// `ok`.
    pub status: &'static str,
    /// The version of the server.
    pub version: &'static str,
    /// The commit it was built from.
    pub commit: &'static str,
    /// How many tables are played, watched or were just asked for.
    pub tables_in_memory: usize,
}
