//! The secret that holds a seat. The browser keeps the key, the table only its hash; neither is
//! ever printed by accident.

use std::fmt;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use oware_rules::Side;
use sha2::{Digest as _, Sha256};
use subtle::ConstantTimeEq as _;

/// A seat's secret: 32 random bytes, written as 43 characters of base64url.
#[derive(Clone)]
pub struct SeatKey([u8; 32]);

impl SeatKey {
    /// The key with these bytes, which must come from a cryptographic source.
    #[must_use]
    pub fn from_random(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// Reads the 43 characters of a key.
    ///
    /// # Errors
    ///
    /// [`NotAKey`] when the text is anything else.
    pub fn parse(text: &str) -> Result<Self, NotAKey> {
        decode(text).map(Self).ok_or(NotAKey)
    }

    /// The key as text, for its holder's eyes only.
    #[must_use]
    pub fn reveal(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// What a table remembers of the key.
    #[must_use]
    pub fn hash(&self) -> SeatKeyHash {
        SeatKeyHash(Sha256::digest(self.0).into())
    }
}

impl fmt::Debug for SeatKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatKey(…)")
    }
}

/// The text is no seat key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a seat key is 43 characters of base64url")]
pub struct NotAKey;

/// The SHA-256 of a seat key. Comparing takes the same time whatever differs.
#[derive(Clone, Copy)]
pub struct SeatKeyHash([u8; 32]);

impl SeatKeyHash {
    /// Reads the 43 characters of base64url that a log holds.
    pub(crate) fn parse(text: &str) -> Option<Self> {
        decode(text).map(Self)
    }

    /// As a log holds it.
    pub(crate) fn to_text(self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }
}

impl PartialEq for SeatKeyHash {
    fn eq(&self, other: &Self) -> bool {
        self.0.ct_eq(&other.0).into()
    }
}

impl Eq for SeatKeyHash {}

impl fmt::Debug for SeatKeyHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeatKeyHash(…)")
    }
}

/// The seats that a key holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Holding {
    /// One seat.
    One(Side),
    /// Both, at one screen.
    Both,
}

impl Holding {
    /// Whether the seat of `side` is among them.
    #[must_use]
    pub fn holds(self, side: Side) -> bool {
        match self {
            Holding::One(own) => own == side,
            Holding::Both => true,
        }
    }

    /// The side that the holder acts for: at one screen the side to move.
    #[must_use]
    pub fn acts_for(self, to_move: Side) -> Side {
        match self {
            Holding::One(own) => own,
            Holding::Both => to_move,
        }
    }
}

fn decode(text: &str) -> Option<[u8; 32]> {
    URL_SAFE_NO_PAD.decode(text).ok()?.try_into().ok()
}
