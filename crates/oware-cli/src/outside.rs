//! Time and chance: the one place where they come into this program.

use std::hash::{BuildHasher, RandomState};
use std::time::{Duration, Instant};

/// Tells how long ago it was started.
#[derive(Clone, Copy, Debug)]
pub struct Stopwatch(Instant);

impl Stopwatch {
    /// Starts one.
    #[expect(clippy::disallowed_methods, reason = "the one place where this program reads a clock")]
    pub fn start() -> Stopwatch {
        Stopwatch(Instant::now())
    }

    /// The time since the start.
    pub fn elapsed(&self) -> Duration {
        self.0.elapsed()
    }

    /// The seconds since the start.
    pub fn seconds(&self) -> f64 {
        self.elapsed().as_secs_f64()
    }
}

/// A number that nobody can foretell.
pub fn chance() -> u64 {
    RandomState::new().hash_one(0u8)
}
