//! Where a position stands in a table: pairs of rows, the mover's row outermost.
//!
//! Positions of one number of seeds are sorted by the seeds in the mover's row, then by that row,
//! then by the other ([`crate::rows`]). All of one split of the seeds between the rows lie
//! together: an *area*.

use core::ops::Range;

use oware_rules::{MAX_SEEDS, lanes};

use crate::rows;

/// The number of positions of `seeds` seeds, whoever they belong to: C(seeds + 11, 11). None for
/// more seeds than a board holds.
#[must_use]
pub fn positions(seeds: u8) -> u64 {
    if seeds > MAX_SEEDS { 0 } else { area(seeds, seeds).end }
}

/// The positions of `seeds` seeds with `own` of them in the mover's row.
///
/// # Panics
/// If there are more than 48 seeds or fewer than `own`.
#[must_use]
pub fn area(seeds: u8, own: u8) -> Range<u64> {
    let size = |own| u64::from(rows::count(own)) * u64::from(rows::count(seeds - own));
    let start = (0..own).map(size).sum();
    start..start + size(own)
}

/// The place of a position among those of as many seeds. Rows are lanes, at most 48 seeds in all.
///
/// # Panics
/// If there are more than 48 seeds.
#[must_use]
pub fn index(own: u64, opp: u64) -> u64 {
    let (in_own, in_opp) = (lanes::total(own), lanes::total(opp));
    let start = area(in_own + in_opp, in_own).start;
    start + u64::from(rows::rank(own)) * u64::from(rows::count(in_opp)) + u64::from(rows::rank(opp))
}

/// The position at that place, own row first; `None` if there are not so many.
#[must_use]
pub fn position(seeds: u8, index: u64) -> Option<(u64, u64)> {
    if seeds > MAX_SEEDS {
        return None;
    }
    let own = (0..=seeds).find(|&own| index < area(seeds, own).end)?;
    let at = index - area(seeds, own).start;
    let width = u64::from(rows::count(seeds - own));
    Some((
        rows::unrank(own, u32::try_from(at / width).ok()?)?,
        rows::unrank(seeds - own, u32::try_from(at % width).ok()?)?,
    ))
}

#[cfg(test)]
mod tests {
    use super::{index, position, positions};

    #[test]
    fn every_position_has_its_place() {
        for seeds in 0..=7 {
            for at in 0..positions(seeds) {
                let (own, opp) = position(seeds, at).expect("a position");
                assert_eq!(index(own, opp), at);
            }
            assert_eq!(position(seeds, positions(seeds)), None);
        }
    }

    #[test]
    fn counts_are_binomials() {
        let known = [(1, 12), (4, 1_365), (13, 2_496_144), (24, 417_225_900)];
        for (seeds, count) in known {
            assert_eq!(positions(seeds), count);
        }
        assert_eq!(positions(48), 279_871_768_995);
        assert_eq!(positions(49), 0);
        assert_eq!(position(49, 0), None);
    }

    #[test]
    fn far_ends_of_great_tables() {
        for seeds in [24, 36, 48] {
            for at in [0, 1, positions(seeds) / 2, positions(seeds) - 1] {
                let (own, opp) = position(seeds, at).expect("a position");
                assert_eq!(index(own, opp), at);
            }
        }
    }
}
