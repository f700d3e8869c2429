//! Rows of six houses that hold a given number of seeds, numbered without a gap.
//!
//! The order is lexicographic, the owner's leftmost house first and few seeds before many. A row
//! is six lanes of a `u64`, as in [`oware_rules::lanes`]. Pairs of rows are [`crate::index`]'s.

use oware_rules::MAX_SEEDS;

const SIZES: usize = MAX_SEEDS as usize + 1;

/// `SPREADS[h][k]`: ways to spread `k` seeds over `h` houses and a box beside them.
const SPREADS: [[u32; SIZES]; 6] = {
    let mut table = [[1; SIZES]; 6];
    let mut houses = 1;
    while houses < 6 {
        let mut seeds = 1;
        while seeds < SIZES {
            table[houses][seeds] = table[houses][seeds - 1] + table[houses - 1][seeds];
            seeds += 1;
        }
        houses += 1;
    }
    table
};

/// The number of rows that hold `seeds` seeds, at most 48.
///
/// # Panics
/// If `seeds` is above 48.
#[must_use]
#[inline]
pub const fn count(seeds: u8) -> u32 {
    SPREADS[5][seeds as usize]
}

/// `AFTER[p][s]`: what `s` seeds right of place `p` take from the number of rows of that size.
/// Those that follow in the order are those with more in an earlier house.
const AFTER: [[u32; SIZES]; 5] = {
    let mut table = [[0; SIZES]; 5];
    let mut place = 0;
    while place < 5 {
        let mut seeds = 0;
        while seeds < SIZES {
            let narrower = if place < 4 { SPREADS[4 - place][seeds] } else { 0 };
            table[place][seeds] = SPREADS[5 - place][seeds] - narrower;
            seeds += 1;
        }
        place += 1;
    }
    table
};

/// The number of a row among the rows of as many seeds.
///
/// # Panics
/// If the row holds more than 48 seeds.
#[must_use]
#[inline(always)]
pub fn rank(row: u64) -> u32 {
    // Lane p: the seeds up to place p.
    let sums = row.wrapping_mul(0x0101_0101_0101_0101);
    let total = (sums >> 56) as u8;
    let after = |place: usize| AFTER[place][(total - (sums >> (8 * place)) as u8) as usize];
    count(total) - after(0) - after(1) - after(2) - after(3) - after(4)
}

/// The row of that number among the rows of `seeds` seeds; `None` if there is none.
#[must_use]
pub fn unrank(seeds: u8, rank: u32) -> Option<u64> {
    if seeds > MAX_SEEDS || rank >= count(seeds) {
        return None;
    }
    let (mut left, mut rank, mut row) = (usize::from(seeds), rank, 0);
    for place in 0..5 {
        let spreads = &SPREADS[5 - place];
        // The most seeds left over whose rows all come after this many.
        let mut after = left;
        while after > 0 && spreads[left] - spreads[after - 1] <= rank {
            after -= 1;
        }
        rank -= spreads[left] - spreads[after];
        row |= ((left - after) as u64) << (8 * place);
        left = after;
    }
    Some(row | (left as u64) << 40)
}

/// All rows of `seeds` seeds in order.
pub fn all(seeds: u8) -> impl Iterator<Item = u64> {
    let mut next = (seeds <= MAX_SEEDS).then_some(u64::from(seeds) << 40);
    core::iter::from_fn(move || {
        let row = next?;
        next = successor(row);
        Some(row)
    })
}

/// The next row of as many seeds: one seed more in the rightmost house that can get one, those to
/// its right moved to the end.
fn successor(row: u64) -> Option<u64> {
    let lane = |place: u32| row >> (8 * place) & 0xFF;
    // The rightmost non-empty house gives one to its left neighbour and the rest to the last.
    let last = (63 - (row | 1).leading_zeros()) / 8;
    let left = last.checked_sub(1)?;
    let rest = lane(last) - 1;
    Some((row & !(0xFF << (8 * last))) + (1 << (8 * left)) + (rest << 40))
}

#[cfg(test)]
mod tests {
    use super::{all, count, rank, unrank};

    #[test]
    fn every_row_has_its_number() {
        for seeds in 0..=14 {
            let mut expected = 0;
            for row in all(seeds) {
                assert_eq!(rank(row), expected, "{row:x}");
                assert_eq!(unrank(seeds, expected), Some(row));
                expected += 1;
            }
            assert_eq!(expected, count(seeds));
            assert_eq!(unrank(seeds, expected), None);
        }
    }

    #[test]
    fn a_full_board_fits() {
        assert_eq!(count(48), 2_869_685);
        assert_eq!(unrank(48, 2_869_684), Some(48));
        assert_eq!(rank(48), 2_869_684);
        assert_eq!(unrank(49, 0), None);
    }
}
