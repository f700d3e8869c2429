//! The JSON of events as everybody sees them: without the hashes of keys.

use oware_rules::{House, Score, Side};
use oware_table::{ComputerLevel, Event, Opponent};
use serde::Serialize;
use utoipa::ToSchema;

use super::rules::RulesView;
use super::snapshot::LeftoverView;
use crate::clock::rfc3339;
use crate::live::Logged;

/// Something that happened at a table.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct EventView {
    /// Its place among the table's events, from 1.
    pub version: u64,
    /// When it happened.
    #[schema(format = DateTime)]
    pub at: String,
    /// What happened.
    #[serde(flatten)]
    pub what: What,
}

/// What happened.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum What {
    /// The table was made.
    Created {
        /// Its rules.
        rules: RulesView,
        /// The side of its maker.
        host: &'static str,
        /// Whether both sides are played at one screen.
        one_screen: bool,
        /// The computer's level, where it plays the other side.
        computer: Option<u8>,
    },
    /// The free seat was taken; play begins.
    SeatTaken {
        /// Which.
        side: &'static str,
    },
    /// A house was played.
    Moved {
        /// How many moves were played before.
        ply: usize,
        /// The house.
        #[schema(value_type = char)]
        house: House,
        /// The position after it.
        position: String,
    },
    /// A player offered to end the game.
    EndOffered {
        /// Who.
        by: &'static str,
    },
    /// The offer was declined.
    EndDeclined {
        /// Who declined.
        by: &'static str,
    },
    /// The offer was taken back.
    EndWithdrawn {
        /// Who had offered.
        by: &'static str,
    },
    /// The offer was accepted; the end follows.
    EndAccepted {
        /// Who accepted.
        by: &'static str,
    },
    /// A player resigned; the end follows.
    Resigned {
        /// Who.
        by: &'static str,
    },
    /// The game ended.
    Ended {
        /// Why.
        reason: &'static str,
        /// The final scores, South's and North's.
        #[schema(value_type = Vec<f64>)]
        scores: [Score; 2],
        /// `south`, `north` or `draw`.
        winner: &'static str,
        /// The seeds that were left on the board.
        leftover: LeftoverView,
    },
    /// A player asked for another game.
    RematchOffered {
        /// Who.
        by: &'static str,
    },
    /// A player no longer asks for another game.
    RematchWithdrawn {
        /// Who.
        by: &'static str,
    },
    /// Another game is played at another table.
    RematchCreated {
        /// Which.
        table: String,
    },
}

impl From<&Logged> for EventView {
    fn from(logged: &Logged) -> Self {
        Self { version: logged.version, at: rfc3339(logged.at_ms), what: What::of(logged) }
    }
}

impl What {
    fn of(logged: &Logged) -> Self {
        let name = |side: Side| side.name();
        match &logged.event {
            Event::Created { settings, host_key: _ } => Self::Created {
                rules: (&settings.rules).into(),
                host: settings.host.name(),
                one_screen: settings.opponent == Opponent::SameScreen,
                computer: settings.opponent.computer().map(ComputerLevel::get),
            },
            Event::SeatTaken { side, key: _ } => Self::SeatTaken { side: name(*side) },
            Event::Moved { ply, house } => {
                Self::Moved { ply: *ply, house: *house, position: logged.position.to_string() }
            }
            Event::EndOffered { by } => Self::EndOffered { by: name(*by) },
            Event::EndDeclined { by } => Self::EndDeclined { by: name(*by) },
            Event::EndWithdrawn { by } => Self::EndWithdrawn { by: name(*by) },
            Event::EndAccepted { by } => Self::EndAccepted { by: name(*by) },
            Event::Resigned { by } => Self::Resigned { by: name(*by) },
            Event::Ended(end) => Self::Ended {
                reason: end.reason.name(),
                scores: end.scores,
                winner: end.winner_name(),
                leftover: LeftoverView { how: end.leftover.name(), seeds: end.shared },
            },
            Event::RematchOffered { by } => Self::RematchOffered { by: name(*by) },
            Event::RematchWithdrawn { by } => Self::RematchWithdrawn { by: name(*by) },
            Event::RematchCreated { table } => Self::RematchCreated { table: table.to_string() },
        }
    }
}
