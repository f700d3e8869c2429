//! Why a command is refused: values with a stable code.

use oware_rules::{Houses, Refusal, Side};

/// Why a command changes nothing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Refused {
    /// The key holds no seat at this table.
    #[error("the key holds no seat at this table")]
    WrongSeat,
    /// Both seats are taken, by others.
    #[error("both seats are taken")]
    SeatTaken,
    /// A seat is still free.
    #[error("the game begins when both seats are taken")]
    NotStarted,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game is not over yet.
    #[error("the game is not over yet")]
    NotOver,
    /// Another move has been played at the ply that the command answers.
    #[error("the table is at ply {ply} already")]
    Stale {
        /// The ply of the table.
        ply: usize,
    },
    /// The command answers a ply that the table has not reached.
    #[error("the table is only at ply {ply}")]
    Ahead {
        /// The ply of the table.
        ply: usize,
    },
    /// The other side is to move.
    #[error("{to_move} is to move")]
    NotYourTurn {
        /// The side to move.
        to_move: Side,
    },
    /// The rules forbid the move.
    #[error("{refusal}")]
    IllegalMove {
        /// What the rules say.
        refusal: Refusal,
        /// What may be played.
        legal: Houses,
    },
    /// The other side has offered nothing.
    #[error("there is no offer to answer")]
    NoOffer,
    /// The other side's offer stands: it waits for an answer, not for a second offer.
    #[error("the other side's offer waits for an answer")]
    OfferStands,
    /// The other side has declined; after the next move one may ask again.
    #[error("the offer was declined; it can be made again after the next move")]
    OfferDeclined,
    /// The own offer was taken back; after the next move one may ask again.
    #[error("the offer was taken back; it can be made again after the next move")]
    OfferWithdrawn,
    /// The wish for another game was taken back as often as it can be.
    #[error("the wish for another game was taken back too often; start a new table")]
    RematchWithdrawn,
}

impl Refused {
    /// A stable code for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Refused::WrongSeat => "wrong_seat",
            Refused::SeatTaken => "seat_taken",
            Refused::NotStarted => "not_started",
            Refused::GameOver => "game_over",
            Refused::NotOver => "not_over",
            Refused::Stale { .. } => "stale",
            Refused::Ahead { .. } => "ahead",
            Refused::NotYourTurn { .. } => "not_your_turn",
            Refused::IllegalMove { .. } => "illegal_move",
            Refused::NoOffer => "no_offer",
            Refused::OfferStands => "offer_stands",
            Refused::OfferDeclined => "offer_declined",
            Refused::OfferWithdrawn => "offer_withdrawn",
            Refused::RematchWithdrawn => "rematch_withdrawn",
        }
    }
}
