//! How much memory a build takes, reckoned before it starts.

use oware_endgame::{Kind, rows};

use crate::order::LANES;

/// What a build keeps in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Budget {
    /// The greatest number of seeds up to which finished tables stay in memory.
    pub(crate) keep: u8,
    /// Whether two tables can be solved side by side.
    pub(crate) both: bool,
}

impl Budget {
    /// The best use of so many bytes for tables of up to `seeds` seeds; `None` if not even one
    /// table at a time fits.
    pub(crate) fn new(kind: Kind, seeds: u8, threads: usize, memory: u64) -> Option<Budget> {
        let fits = |budget: &Budget| budget.peak(kind, seeds) <= memory;
        let keeping = |keep, both| Some(Budget { keep, both }).filter(fits);
        let both = threads > 1 && keeping(0, true).is_some();
        (0..=seeds.saturating_sub(2)).rev().find_map(|keep| keeping(keep, both))
    }

    /// The most bytes that are in use at a time.
    fn peak(self, kind: Kind, seeds: u8) -> u64 {
        let (last, beside) = (seeds, seeds.saturating_sub(1));
        let awaited = seeds.saturating_sub(2);
        let stored: u64 = (1..=self.keep).map(|seeds| kept(kind, seeds)).sum();
        let is_all = self.keep >= awaited;
        let read = if is_all { 0 } else { largest_block(kind, awaited) };
        // The captures of the last table are being looked for, in all others.
        let begun = stored + read + kept(kind, last).max(worked(kind, awaited));
        // Both have all captures: finished tables are let go, but one may not be written yet.
        let waiting = if is_all { kept(kind, awaited) } else { 0 };
        let going = waiting + worked(kind, last);
        let peak = match self.both {
            true => begun.max(going) + worked(kind, beside),
            false => begun.max(going).max(stored + read + worked(kind, beside)),
        };
        // Moves and rows tabled, stacks, the program.
        peak + (24 << 20) + u64::from(rows::count(seeds)) * 200
    }
}

/// The least memory in which tables of up to `seeds` seeds can be built.
pub(crate) fn least(kind: Kind, seeds: u8) -> u64 {
    Budget { keep: 0, both: false }.peak(kind, seeds)
}

/// Bytes that a finished table takes.
fn kept(kind: Kind, seeds: u8) -> u64 {
    let block = |own: u8| u64::from(rows::count(own)) * padded(seeds - own);
    (0..=seeds).map(block).sum::<u64>() * kind.planes() as u64
}

/// Bytes that a table takes while it is solved: values, captures, and a stamp for every line.
fn worked(kind: Kind, seeds: u8) -> u64 {
    let values = kept(kind, seeds);
    2 * values + values / 14 + (1 << 20)
}

/// Bytes that the largest block of a table takes, read from its file and put in order.
fn largest_block(kind: Kind, seeds: u8) -> u64 {
    2 * kept(kind, seeds) / kind.planes() as u64 / 5
}

/// Lanes for all rows of so many seeds, as in [`crate::order::Rows`].
fn padded(seeds: u8) -> u64 {
    let rows = rows::count(seeds) as usize;
    rows.next_multiple_of(rows.next_power_of_two().min(LANES)) as u64
}

#[cfg(test)]
mod tests {
    use oware_endgame::{Kind, TableRules};
    use oware_rules::Preset;

    use super::{Budget, kept, least};
    use crate::plane::{Plane, Tables};

    #[test]
    fn a_table_takes_what_is_reckoned() {
        let tables = Tables::new(12, TableRules::from(Preset::Wari.spec()));
        for seeds in [1, 5, 12] {
            let plane = Plane::filled(seeds, &tables, 0);
            let padding = (seeds + 1) * super::LANES;
            let bytes: usize = plane.blocks.iter().map(|block| block.len()).sum();
            assert_eq!(kept(Kind::Score, seeds as u8), (bytes - padding) as u64);
        }
    }

    #[test]
    fn more_memory_is_never_used_worse() {
        for kind in Kind::ALL {
            assert_eq!(Budget::new(kind, 24, 2, least(kind, 24) - 1), None);
            let mut last = Budget { keep: 0, both: false };
            for memory in (0..80).map(|step| least(kind, 24) + step * (50 << 20)) {
                let budget = Budget::new(kind, 24, 2, memory).expect("enough");
                assert!((budget.both, budget.keep) >= (last.both, last.keep));
                assert!(budget.peak(kind, 24) <= memory);
                last = budget;
            }
        }
        // 24 seeds in 2 GiB, 28 in 8, nothing read from disk again.
        let all = |seeds, gib: u64| Budget::new(Kind::Score, seeds, 2, gib << 30);
        assert_eq!(all(24, 2), Some(Budget { keep: 22, both: true }));
        assert_eq!(all(28, 8), Some(Budget { keep: 26, both: true }));
    }
}
