//! What can happen at a table. The stored form lives in `stored`.

use oware_rules::{End, House, Side};

use crate::{SeatKeyHash, Settings, TableId};

/// Something that happened at a table, once and for all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Event {
    /// The table was made; always the first event.
    Created {
        /// What was settled.
        settings: Settings,
        /// Holds the host's seat, or both at one screen.
        host_key: SeatKeyHash,
    },
    /// The free seat was taken; play begins.
    SeatTaken {
        /// The side taken.
        side: Side,
        /// Holds that seat.
        key: SeatKeyHash,
    },
    /// A house was played by its owner. A standing offer is void.
    Moved {
        /// The number of moves played before.
        ply: usize,
        /// The house.
        house: House,
    },
    /// A player offered to end the game by agreement.
    EndOffered {
        /// Who offered.
        by: Side,
    },
    /// The offer to end was declined.
    EndDeclined {
        /// Who declined.
        by: Side,
    },
    /// The offer to end was taken back.
    EndWithdrawn {
        /// Who had offered.
        by: Side,
    },
    /// The offer to end was accepted; the end follows.
    EndAccepted {
        /// Who accepted.
        by: Side,
    },
    /// A player resigned; the end follows.
    Resigned {
        /// Who resigned.
        by: Side,
    },
    /// The game ended so. Whatever the moves say, this is the result.
    Ended(End),
    /// A player asked for another game.
    RematchOffered {
        /// Who asked.
        by: Side,
    },
    /// A player no longer asks for another game.
    RematchWithdrawn {
        /// Who had asked.
        by: Side,
    },
    /// Both want another game: it is played at a new table.
    RematchCreated {
        /// The new table.
        table: TableId,
    },
}

impl Event {
    /// The type of the event, as JSON names it.
    #[must_use]
    pub const fn kind(&self) -> &'static str {
        match self {
            Event::Created { .. } => "created",
            Event::SeatTaken { .. } => "seat_taken",
            Event::Moved { .. } => "moved",
            Event::EndOffered { .. } => "end_offered",
            Event::EndDeclined { .. } => "end_declined",
            Event::EndWithdrawn { .. } => "end_withdrawn",
            Event::EndAccepted { .. } => "end_accepted",
            Event::Resigned { .. } => "resigned",
            Event::Ended(_) => "ended",
            Event::RematchOffered { .. } => "rematch_offered",
            Event::RematchWithdrawn { .. } => "rematch_withdrawn",
            Event::RematchCreated { .. } => "rematch_created",
        }
    }
}
