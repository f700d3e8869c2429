//! How long the loser can hold out.
//!
//! A position is decided if its value is not 0. From there both sides play only moves that keep
//! the value; the side that is to gain wants the next capture, or the end of the game, as soon as
//! possible, the other as late as possible. The number of plies until then, the capture included,
//! is the *distance*; it is always finite, since endless play is worth 0. A capture leads to a
//! position of fewer seeds, which has its own distance.

use std::thread;

use oware_endgame::{EndgameError, Kind, TableRules, index};
use oware_rules::lanes::Effect;

use crate::directory::Directory;
use crate::whole::Whole;

/// Not known yet.
const UNKNOWN: u16 = u16::MAX;

/// The greatest distance among all positions of one number of seeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Longest {
    /// Plies until the next capture or the end, that ply included.
    pub plies: u16,
    /// How many positions have that distance.
    pub positions: u64,
    /// The first of them in the order of the table: the mover's row and the other.
    pub example: (u64, u64),
    /// What it is worth to the mover.
    pub value: i8,
}

impl Longest {
    /// The longest of the table of `seeds` seeds, kind score, with so many threads; `None` if no
    /// position is decided.
    ///
    /// # Errors
    /// The number of seeds and the fault of a table that is missing or not sound.
    pub fn find(
        directory: &Directory,
        rules: TableRules,
        seeds: u8,
        threads: usize,
    ) -> Result<Option<Longest>, (u8, EndgameError)> {
        let mut tables = Whole::new(rules, Kind::Score);
        for seeds in 1..=seeds {
            tables.read_next(directory).map_err(|error| (seeds, error))?;
        }
        let distances = distances(&tables, seeds, threads);
        let known = || (0..).zip(&distances).filter(|(_, distance)| **distance != UNKNOWN);
        let Some(plies) = known().map(|(_, &distance)| distance).max() else { return Ok(None) };
        let mut all = known().filter(|(_, distance)| **distance == plies);
        let first = all.next().and_then(|(at, _)| index::position(seeds, at));
        Ok(first.map(|example| Longest {
            plies,
            positions: 1 + all.count() as u64,
            example,
            value: tables.table(seeds).range(example.0, example.1).0,
        }))
    }
}

/// By place in the table; unknown where the value is 0.
fn distances(tables: &Whole, seeds: u8, threads: usize) -> Vec<u16> {
    let values = tables.table(seeds).values();
    let mut distances = vec![UNKNOWN; values.len()];
    let decided = (0..).zip(values).filter(|(_, value)| **value != 0);
    let mut left: Vec<u32> = decided.map(|(at, _)| at).collect();
    for plies in 0.. {
        let part = left.len().div_ceil(threads).max(1);
        let found: Vec<u32> = thread::scope(|scope| {
            let known = &distances;
            let search = |part: &[u32]| -> Vec<u32> {
                let is_found = |at: &u32| distance(tables, seeds, *at, known) == plies;
                part.iter().copied().filter(is_found).collect()
            };
            let work: Vec<_> =
                left.chunks(part).map(|part| scope.spawn(move || search(part))).collect();
            work.into_iter().flat_map(|work| work.join().unwrap_or_default()).collect()
        });
        // With nobody at the end of the game there may be none at 0 plies.
        if found.is_empty() && plies > 0 {
            break;
        }
        found.iter().for_each(|&at| distances[at as usize] = plies);
        left.retain(|&at| distances[at as usize] == UNKNOWN);
    }
    distances
}

/// The distance of a decided position by those of what its moves lead to.
fn distance(tables: &Whole, seeds: u8, at: u32, known: &[u16]) -> u16 {
    let Some((own, opp)) = index::position(seeds, at.into()) else { return UNKNOWN };
    let table = tables.table(seeds);
    let value = table.values()[at as usize];
    let keeping = tables.moves(own, opp).filter(|(_, worth)| worth.0 == value);
    let after = keeping.map(|(made, _)| match made.effect {
        Effect::Pass if made.captured == 0 => known[table.index(made.opp, made.own)],
        _ => 0,
    });
    let best = if value > 0 { after.min() } else { after.max() };
    best.map_or(0, |best| best.saturating_add(1))
}

#[cfg(test)]
mod tests {
    use oware_rules::Preset;

    use super::Longest;
    use crate::{Build, Directory};

    #[test]
    fn one_and_two_seeds() {
        let directory = tempfile::tempdir().expect("a directory");
        let rules = Preset::Wari.spec().into();
        let kind = oware_endgame::Kind::Score;
        let build = Build { rules, kind, seeds: 2, threads: 1, memory: 1 << 28, level: None };
        let directory = Directory::new(directory.path());
        build.run(&directory, &|_| {}).expect("built");
        // One seed: the game is over at once, unless it lies in F and must be sown across.
        let one = Longest::find(&directory, rules, 1, 2).expect("read").expect("decided");
        assert_eq!((one.plies, one.positions), (1, 1));
        assert_eq!((one.example, one.value), ((1 << 40, 0), -1));
        let two = Longest::find(&directory, rules, 2, 2).expect("read").expect("decided");
        assert_eq!(Longest::find(&directory, rules, 2, 1).expect("read"), Some(two.clone()));
        assert!(two.plies > one.plies);
        assert!(Longest::find(&directory, rules, 3, 1).is_err());
    }
}
