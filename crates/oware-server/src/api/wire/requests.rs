//! The JSON that comes in. Unknown fields are refused: a misspelt one would be silently lost.

use serde::Deserialize;
use utoipa::ToSchema;

use super::RulesRequest;

/// A new table.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct CreateTable {
    /// The rules.
    pub rules: RulesRequest,
    /// Which seat the asker takes.
    pub side: SideChoice,
    /// Whether both sides are played at one screen, with one key.
    #[serde(default)]
    pub one_screen: bool,
    /// The level at which the computer plays the other side, 1 to 8; people do if left out.
    #[schema(minimum = 1, maximum = 8, example = json!(null))]
    pub computer: Option<u8>,
    /// The asker's secret for the seat, 32 random bytes in base64url; drawn by the server if left out.
    #[schema(example = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8")]
    pub seat_key: Option<String>,
}

/// A side, or leave it to chance.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SideChoice {
    /// Houses A–F.
    South,
    /// Houses a–f.
    North,
    /// One of the two, drawn by the server.
    Chance,
}

/// Taking the free seat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The asker's secret for the seat; drawn by the server if left out. Asking again with the
    /// same key is answered `already`.
    pub seat_key: Option<String>,
}

/// A move.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlayMove {
    /// How many moves were played before this one: 0 for the first.
    pub ply: u32,
    /// `A`–`F` or `a`–`f`.
    #[schema(example = "F")]
    pub house: char,
}

/// An offer to end, its answer, or resigning.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Act {
    /// How many moves the asker has seen; if others have been played since, nothing is done.
    pub ply: Option<u32>,
}

/// What to do about another game.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum RematchAction {
    /// Offer one. When the other side has offered one, this accepts it.
    Offer,
    /// Accept the other side's offer.
    Accept,
    /// Take one's own offer back.
    Withdraw,
}

/// Another game with sides swapped.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rematch {
    /// What to do.
    pub action: RematchAction,
}

/// A text for a QR code.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct QrText {
    /// At most 512 bytes.
    pub text: String,
}
