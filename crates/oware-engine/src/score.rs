//! What a position is worth to the player to move, inside the search and outside.
//!
//! A value is the expected final difference of seeds in hundredths of a seed. Once who wins is
//! proven, [`DECIDED`] is added for the winner, so that a sure win is preferred to any hope; among
//! sure results more seeds are better, and each ply until it is proven costs one hundredth, so that
//! a won game is brought home.

/// One seed.
pub const SEED: i32 = 100;

/// Inside the search: a value for the player to move.
pub(crate) type Value = i32;

/// Added to a value when the win is proven.
pub(crate) const DECIDED: Value = 10_000;
/// No estimate is larger.
pub(crate) const MOST: Value = 9_000;
/// Values from here on are proven results.
pub(crate) const PROVEN: Value = 9_500;
/// Larger than any value.
pub(crate) const INFINITE: Value = 16_000;

/// The value of a proven final difference of `diff` seeds, `ply` plies after the root.
#[inline(always)]
pub(crate) const fn decided(diff: i32, ply: usize) -> Value {
    if diff > 0 {
        DECIDED + SEED * diff - ply as i32
    } else if diff < 0 {
        -DECIDED + SEED * diff + ply as i32
    } else {
        0
    }
}

/// From plies after the root to plies after this node, for the transposition table.
#[inline(always)]
pub(crate) const fn to_node(value: Value, ply: usize) -> Value {
    if value >= PROVEN {
        value + ply as i32
    } else if value <= -PROVEN {
        value - ply as i32
    } else {
        value
    }
}

/// From plies after this node to plies after the root.
#[inline(always)]
pub(crate) const fn from_node(value: Value, ply: usize) -> Value {
    if value >= PROVEN {
        value - ply as i32
    } else if value <= -PROVEN {
        value + ply as i32
    } else {
        value
    }
}

/// A proven result for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The player to move wins.
    Win,
    /// The other player wins.
    Loss,
}

/// What a position is worth to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Score(Value);

impl Score {
    pub(crate) const fn new(value: Value) -> Score {
        Score(value)
    }

    /// The expected final difference of seeds in hundredths of a seed. Where the result is proven:
    /// the difference that can be had at least (for a loss: must be suffered at most, as far as
    /// has been searched).
    #[must_use]
    pub const fn cp(self) -> i32 {
        match self.outcome() {
            Some(Outcome::Win) => whole_seeds(self.0),
            Some(Outcome::Loss) => -whole_seeds(-self.0),
            None => self.0,
        }
    }

    /// The winner, if that is proven whatever both play.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        if self.0 >= PROVEN {
            Some(Outcome::Win)
        } else if self.0 <= -PROVEN {
            Some(Outcome::Loss)
        } else {
            None
        }
    }

    /// The number by which lines are compared: `cp`, a proven win above all others.
    #[must_use]
    pub const fn rank(self) -> i32 {
        self.0
    }
}

/// The seeds of a proven win without what the distance cost.
const fn whole_seeds(value: Value) -> i32 {
    (value - DECIDED + SEED - 1) / SEED * SEED
}
