//! Why a move is refused: values that say what would have been right.

use core::fmt;

use crate::{EndReason, House, Houses, Side};

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over.
    GameOver {
        /// Why it ended.
        reason: EndReason,
    },
    /// The house belongs to the side that is not to move.
    WrongSide {
        /// The house.
        house: House,
        /// The side to move.
        to_move: Side,
    },
    /// The house has no seeds.
    EmptyHouse {
        /// The house.
        house: House,
    },
    /// The opponent's row is empty and the move would leave it so, while others feed it (rule 3).
    MustFeed {
        /// The house.
        house: House,
        /// The legal houses.
        legal: Houses,
    },
    /// Another house is so full that it must be played.
    FullHouse {
        /// The house.
        house: House,
        /// The legal houses.
        legal: Houses,
    },
    /// The move would capture every seed of the opponent's row while another move is legal.
    GrandSlam {
        /// The house.
        house: House,
        /// The legal houses.
        legal: Houses,
    },
}

impl Refusal {
    /// A stable code for programs and translations.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Refusal::GameOver { .. } => "game_over",
            Refusal::WrongSide { .. } => "wrong_side",
            Refusal::EmptyHouse { .. } => "empty_house",
            Refusal::MustFeed { .. } => "must_feed",
            Refusal::FullHouse { .. } => "full_house",
            Refusal::GrandSlam { .. } => "grand_slam",
        }
    }

    /// The house that was refused, where the refusal is about one.
    #[must_use]
    pub const fn house(&self) -> Option<House> {
        match self {
            Refusal::GameOver { .. } => None,
            Refusal::WrongSide { house, .. }
            | Refusal::EmptyHouse { house }
            | Refusal::MustFeed { house, .. }
            | Refusal::FullHouse { house, .. }
            | Refusal::GrandSlam { house, .. } => Some(*house),
        }
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let are = |legal: &Houses| if legal.len() == 1 { "is" } else { "are" };
        match self {
            Refusal::GameOver { reason } => write!(f, "the game is over ({reason})"),
            Refusal::WrongSide { house, to_move } => {
                write!(f, "{house} is {}'s house, and {to_move} is to move", house.owner())
            }
            Refusal::EmptyHouse { house } => write!(f, "{house} is empty"),
            Refusal::MustFeed { house, legal } => write!(
                f,
                "{house} gives {}'s empty row no seed while {legal} {} possible",
                house.owner().other(),
                are(legal)
            ),
            Refusal::FullHouse { house, legal } => {
                write!(f, "{legal} must be played before {house}: a full house comes first")
            }
            Refusal::GrandSlam { house, legal } => write!(
                f,
                "{house} would capture every seed of {}'s row while {legal} {} possible",
                house.owner().other(),
                are(legal)
            ),
        }
    }
}

impl core::error::Error for Refusal {}
