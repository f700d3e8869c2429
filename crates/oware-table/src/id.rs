//! The name of a table: short enough to be read out, too rare to be guessed.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Letters and digits that are not taken for one another: no l, o, 0, 1.
const ALPHABET: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

const LENGTH: usize = 12;

/// Twelve characters that name a table in its address.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId([u8; LENGTH]);

impl TableId {
    /// The name drawn by these random bytes.
    #[must_use]
    pub fn from_random(bytes: [u8; LENGTH]) -> Self {
        Self(bytes.map(|byte| ALPHABET[usize::from(byte % 32)]))
    }

    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        // Only characters of the alphabet come in.
        str::from_utf8(&self.0).unwrap_or_default()
    }
}

impl FromStr for TableId {
    type Err = NotATableId;

    fn from_str(text: &str) -> Result<Self, NotATableId> {
        let bytes: [u8; LENGTH] = text.as_bytes().try_into().map_err(|_| NotATableId)?;
        if bytes.iter().all(|byte| ALPHABET.contains(byte)) {
            Ok(Self(bytes))
        } else {
            Err(NotATableId)
        }
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for TableId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for TableId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// The text names no table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("a table's name is 12 of the characters a-z and 2-9 without l and o")]
pub struct NotATableId;
