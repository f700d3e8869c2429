//! What limits a search and stops it.

use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use core::time::Duration;

/// When a search must end; what is `None` does not limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Plies of the last iteration.
    pub depth: Option<u8>,
    /// Positions visited by the first thread.
    pub nodes: Option<u64>,
    /// Time.
    pub time: Option<TimeLimit>,
    /// The number of best lines to find, at least 1.
    pub multi_pv: usize,
}

impl Limits {
    /// Until the stop flag is set.
    pub const NONE: Limits = Limits { depth: None, nodes: None, time: None, multi_pv: 1 };

    /// So many plies.
    #[must_use]
    pub const fn depth(depth: u8) -> Limits {
        Limits { depth: Some(depth), ..Limits::NONE }
    }

    /// So many positions.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::NONE }
    }

    /// So much time.
    #[must_use]
    pub const fn time(time: TimeLimit) -> Limits {
        Limits { time: Some(time), ..Limits::NONE }
    }
}

/// How long a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimit {
    /// No new iteration begins after this.
    pub soft: Duration,
    /// The search stops here, in the middle of an iteration too.
    pub hard: Duration,
}

/// The time since a search began.
pub trait Clock: Sync {
    /// Time gone by.
    fn elapsed(&self) -> Duration;
}

/// How a search is watched from outside.
pub struct Control<'a> {
    /// Once set, the search ends within a few thousand positions.
    pub stop: &'a AtomicBool,
    /// The time since the search began.
    pub clock: &'a dyn Clock,
}

impl Control<'_> {
    pub(crate) fn stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }
}

/// For a search that is limited by depth or positions only.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoClock;

impl NoClock {
    /// A control that never stops.
    #[must_use]
    pub fn control(&self) -> Control<'_> {
        static NEVER: AtomicBool = AtomicBool::new(false);
        Control { stop: &NEVER, clock: self }
    }
}

impl Clock for NoClock {
    fn elapsed(&self) -> Duration {
        Duration::ZERO
    }
}
