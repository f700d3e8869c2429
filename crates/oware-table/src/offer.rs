//! An offer to end the game by agreement.

use oware_rules::Side;

/// The last offer since the last move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) by: Side,
    pub(crate) answer: Answer,
}

/// What became of an offer. One that was taken back is as if it had never been made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Answer {
    Awaited,
    Declined,
    Accepted,
}
