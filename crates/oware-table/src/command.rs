//! What can be asked of a table, and what may come of it.

use oware_rules::House;

use crate::{Event, TableId};

/// What the holder of a key asks of a table.
///
/// A `ply` is the number of moves played when the sender looked. Where it may be left out, the
/// command means the table as it stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Command {
    /// To sit down on the free seat.
    TakeSeat,
    /// To play a house.
    Move {
        /// The move answers this ply.
        ply: usize,
        /// The house.
        house: House,
    },
    /// To offer an end by agreement.
    OfferEnd {
        /// The ply seen.
        ply: Option<usize>,
    },
    /// To accept the other side's offer to end.
    AcceptEnd {
        /// The ply seen.
        ply: Option<usize>,
    },
    /// To decline the other side's offer to end.
    DeclineEnd {
        /// The ply seen.
        ply: Option<usize>,
    },
    /// To take one's own offer to end back.
    WithdrawEnd {
        /// The ply seen.
        ply: Option<usize>,
    },
    /// To resign.
    Resign {
        /// The ply seen.
        ply: Option<usize>,
    },
    /// To ask for another game, or to agree if the other side asks for it already.
    OfferRematch {
        /// The new table, should this make the rematch: a fresh name.
        table: TableId,
    },
    /// To agree to the other side's wish for another game.
    AcceptRematch {
        /// The new table: a fresh name.
        table: TableId,
    },
    /// To no longer ask for another game.
    WithdrawRematch,
}

/// What comes of a command that is not refused.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Outcome {
    /// These events, to be stored together and then applied.
    Events(Vec<Event>),
    /// Nothing: it is so already. A repeat of a command is answered with this.
    Already,
}
