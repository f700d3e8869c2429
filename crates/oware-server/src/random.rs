//! Where random bytes come from: a parameter of everything that needs them.

use oware_table::{SeatKey, TableId};

/// A source of random bytes fit for secrets.
pub trait Random: Send + Sync {
    /// Fills `bytes`.
    ///
    /// # Errors
    /// The source gives nothing.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandomness>;
}

/// The source of randomness failed.
#[derive(Clone, Copy, Debug, thiserror::Error)]
#[error("no random bytes to be had")]
pub struct NoRandomness;

/// The operating system's randomness.
#[derive(Clone, Copy, Debug, Default)]
pub struct OsRandom;

impl Random for OsRandom {
    #[expect(clippy::disallowed_methods, reason = "the one place where randomness comes in")]
    fn fill(&self, bytes: &mut [u8]) -> Result<(), NoRandomness> {
        getrandom::fill(bytes).map_err(|_| NoRandomness)
    }
}

/// One fair throw of a coin.
///
/// # Errors
/// The source gives nothing.
pub fn coin(random: &dyn Random) -> Result<bool, NoRandomness> {
    Ok(bytes::<1>(random)?[0] & 1 == 1)
}

/// Where the computer's chance begins.
///
/// # Errors
/// The source gives nothing.
pub fn seed(random: &dyn Random) -> Result<u64, NoRandomness> {
    bytes(random).map(u64::from_le_bytes)
}

/// A name for a new table.
///
/// # Errors
/// The source gives nothing.
pub fn table_id(random: &dyn Random) -> Result<TableId, NoRandomness> {
    bytes(random).map(TableId::from_random)
}

/// A key for a seat.
///
/// # Errors
/// The source gives nothing.
pub fn seat_key(random: &dyn Random) -> Result<SeatKey, NoRandomness> {
    bytes(random).map(SeatKey::from_random)
}

fn bytes<const N: usize>(random: &dyn Random) -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    random.fill(&mut bytes)?;
    Ok(bytes)
}
