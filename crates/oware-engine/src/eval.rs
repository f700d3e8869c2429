//! The estimate of a position's final difference of seeds, without looking ahead.

use oware_rules::{RuleSet, lanes};

use crate::score::SEED;

/// The expected final difference of seeds for the player to move, in hundredths of a seed: rows as
/// lanes, `diff` the mover's store less the other's. The position is not an end.
#[must_use]
#[inline(always)]
pub fn evaluate(own: u64, opp: u64, diff: i32, _rules: impl RuleSet) -> i32 {
    let seeds = |row| i32::from(lanes::total(row));
    let houses = |row| lanes::non_empty(row).count_ones() as i32;
    SEED * diff + 12 * (seeds(own) - seeds(opp)) + 15 * (houses(own) - houses(opp)) + 20
}
