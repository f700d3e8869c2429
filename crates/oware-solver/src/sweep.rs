//! Value iteration: sweeps over all positions of one number of seeds until nothing changes.
//!
//! Values start at what endless play is worth and only ever move away from it, so the end does
//! not depend on the order of work, nor on how many threads share it. What did not change since a
//! tile was last worked out is skipped: stamps tell for every row and chunk when a value in it
//! last changed.

use std::thread;

use oware_endgame::{EndgameError, Kind};

use crate::base::base;
use crate::empty::Empty;
use crate::kernel::{Answer, Stamps, Target, Tile, View, evaluate, put};
use crate::plane::{Plane, Solved, Tables};
use crate::smaller::Smaller;

/// Sweeps in which nearly everything changes: looking for what did would be lost work.
const FULL_SWEEPS: u32 = 5;
/// Places of tiles that threads work out between two writes, at least.
const BATCH: usize = 48;
/// Pairs of sizes with fewer places of tiles are left to one thread.
const SHARED_FROM: usize = 256;

/// Who watches a table being solved, and lends threads to it.
pub(crate) trait Host {
    /// A sweep is done; so many lines changed.
    fn swept(&mut self, sweep: u32, changed: usize);
    /// How many threads there are for this table now, at least one.
    fn threads(&self) -> usize;
}

/// A table being solved.
struct Work<'a> {
    tables: &'a Tables,
    seeds: usize,
    planes: Vec<Plane>,
    base: Vec<Plane>,
    empty: Empty,
    /// By plane.
    stamps: Vec<Stamps>,
    /// By plane, block and tile: when it was last worked out.
    visits: Vec<Vec<Vec<u32>>>,
    /// Tiles of each pair of sizes in the order of work.
    order: Vec<Vec<(u16, u16)>>,
    now: u32,
    /// Whether to work out everything.
    all: bool,
    tiles: Vec<Tile>,
    answers: Vec<Answer>,
}

/// Solves one number of seeds from the tables of fewer.
///
/// # Errors
/// If a smaller table is damaged or can't be read.
pub(crate) fn solve(
    tables: &Tables,
    seeds: usize,
    kind: Kind,
    solved: &[Smaller<'_>],
    host: &mut dyn Host,
) -> Result<Solved, EndgameError> {
    let mut work = Work::new(tables, seeds, kind, solved)?;
    for sweep in 1.. {
        work.all = sweep <= FULL_SWEEPS;
        let changed = work.sweep(host);
        host.swept(sweep, changed);
        if changed == 0 {
            break;
        }
    }
    Ok(Solved { planes: work.planes })
}

impl Work<'_> {
    fn new<'a>(
        tables: &'a Tables,
        seeds: usize,
        kind: Kind,
        solved: &[Smaller<'_>],
    ) -> Result<Work<'a>, EndgameError> {
        let count = kind.planes();
        let all = seeds as i8;
        // What endless play is worth: to the mover and so, negated, after a move.
        let start: &[i8] = match kind {
            Kind::Score => &[0],
            Kind::Bounds => &[-all, all],
        };
        let mut planes: Vec<Plane> =
            start.iter().map(|&value| Plane::filled(seeds, tables, -value)).collect();
        for plane in &mut planes {
            plane.blocks[seeds].fill(-tables.no_move(0, seeds));
        }
        let base = (0..count)
            .map(|plane| base(tables, seeds, count, plane, solved))
            .collect::<Result<_, _>>()?;
        let by_block = |size: &dyn Fn(usize) -> usize| {
            vec![(0..=seeds).map(|a| vec![0; size(a)]).collect::<Vec<_>>(); count]
        };
        Ok(Work {
            tables,
            seeds,
            planes,
            base,
            empty: Empty::new(tables, seeds, count, solved)?,
            stamps: by_block(&|a| tables.rows(a).len() * tables.rows(seeds - a).chunks),
            visits: by_block(&|a| tables.rows(a).chunks * tables.rows(seeds - a).chunks),
            order: (0..=seeds / 2).map(|b| order(tables, seeds - b, b)).collect(),
            now: 0,
            all: true,
            tiles: vec![],
            answers: vec![],
        })
    }

    /// Works out all that can have changed; returns the number of lines changed.
    fn sweep(&mut self, host: &dyn Host) -> usize {
        let mut changed = self.empties();
        for b in 1..=self.seeds / 2 {
            changed += self.pair(self.seeds - b, b, host);
        }
        changed
    }

    /// The positions whose opponent's row is empty: block 0 of a plane.
    fn empties(&mut self) -> usize {
        let mut changed = 0;
        self.now += 1;
        let width = self.tables.rows(self.seeds).width;
        for plane in 0..self.planes.len() {
            let reply = Solved::reply(self.planes.len(), plane);
            for row in 0..self.empty.len() {
                let value = -self.empty.value(plane, row, &self.planes[reply].blocks);
                let old = &mut self.planes[plane].blocks[0][row];
                if *old != value {
                    *old = value;
                    self.stamps[plane][0][row / width] = self.now;
                    changed += 1;
                }
            }
        }
        changed
    }

    /// The positions with rows of `a` and of `b` seeds, whoever moves.
    fn pair(&mut self, a: usize, b: usize, host: &dyn Host) -> usize {
        let order = std::mem::take(&mut self.order[b]);
        let (mut changed, mut left) = (0, order.as_slice());
        while !left.is_empty() {
            let threads = if order.len() < SHARED_FROM { 1 } else { host.threads() };
            let count = if threads > 1 { batch(left) } else { 1 };
            let (batch, rest) = left.split_at(count);
            left = rest;
            self.now += 1;
            self.choose(a, b, batch);
            changed += if threads > 1 { self.share(a, b, threads) } else { self.alone() };
        }
        self.order[b] = order;
        changed
    }

    /// Lists the tiles to work out, those of size `a` first.
    fn choose(&mut self, a: usize, b: usize, batch: &[(u16, u16)]) {
        self.tiles.clear();
        let sizes = if a == b { [Some(a), None] } else { [Some(a), Some(b)] };
        for size in sizes.into_iter().flatten() {
            for &(i, j) in batch {
                let (i, j) = if size == a { (i, j) } else { (j, i) };
                let (i, j) = (usize::from(i), usize::from(j));
                for plane in 0..self.planes.len() {
                    let chunks = self.tables.rows(self.seeds - size).chunks;
                    let visit = &mut self.visits[plane][size][i * chunks + j];
                    let since = if self.all { 0 } else { *visit };
                    *visit = self.now;
                    self.tiles.push(Tile { plane, a: size, i, j, since });
                }
            }
        }
    }

    fn view(&self) -> View<'_> {
        View {
            tables: self.tables,
            seeds: self.seeds,
            planes: &self.planes,
            base: &self.base,
            stamps: &self.stamps,
        }
    }

    /// Works out the tiles one after the other.
    fn alone(&mut self) -> usize {
        let mut answers = std::mem::take(&mut self.answers);
        answers.resize(answers.len().max(1), Answer::EMPTY);
        let mut changed = 0;
        for nth in 0..self.tiles.len() {
            let tile = self.tiles[nth];
            evaluate(self.view(), &[tile], &mut answers[..1]);
            let b = self.seeds - tile.a;
            let mut target = Target {
                tables: self.tables,
                a: tile.a,
                b,
                block: &mut self.planes[tile.plane].blocks[b],
                stamps: &mut self.stamps[tile.plane][b],
                now: self.now,
            };
            changed += put(&mut target, tile, &answers[0]);
        }
        self.answers = answers;
        changed
    }

    /// Works out all tiles at once, each thread a part of them; then one thread writes those of
    /// size `a`, another those of size `b`.
    fn share(&mut self, a: usize, b: usize, threads: usize) -> usize {
        let mut answers = std::mem::take(&mut self.answers);
        answers.resize(answers.len().max(self.tiles.len()), Answer::EMPTY);
        let part = self.tiles.len().div_ceil(threads).max(1);
        let view = self.view();
        thread::scope(|scope| {
            let parts = self.tiles.chunks(part).zip(answers.chunks_mut(part));
            for (nth, (tiles, answers)) in parts.enumerate() {
                if nth + 1 == threads {
                    evaluate(view, tiles, answers);
                } else {
                    scope.spawn(move || evaluate(view, tiles, answers));
                }
            }
        });
        let (tables, now) = (self.tables, self.now);
        let middle = if a == b { self.tiles.len() } else { self.tiles.len() / 2 };
        let (first, second) = self.tiles.split_at(middle);
        let (first_answers, second_answers) = answers.split_at(middle);
        let mut targets: Vec<(Target<'_>, Option<Target<'_>>)> = vec![];
        for (plane, stamps) in self.planes.iter_mut().zip(&mut self.stamps) {
            let target = |a, b, block, stamps| Target { tables, a, b, block, stamps, now };
            if a == b {
                targets.push((target(a, b, &mut plane.blocks[b], &mut stamps[b]), None));
            } else if let (Ok([of_a, of_b]), Ok([stamps_a, stamps_b])) =
                (plane.blocks.get_disjoint_mut([a, b]), stamps.get_disjoint_mut([a, b]))
            {
                targets.push((target(a, b, of_b, stamps_b), Some(target(b, a, of_a, stamps_a))));
            }
        }
        let (mut of_first, of_second): (Vec<_>, Vec<_>) = targets.into_iter().unzip();
        let mut of_second: Vec<_> = of_second.into_iter().flatten().collect();
        let write = |targets: &mut [Target<'_>], tiles: &[Tile], answers: &[Answer]| {
            let each = tiles.iter().zip(answers);
            each.map(|(tile, answer)| put(&mut targets[tile.plane], *tile, answer)).sum::<usize>()
        };
        let changed = thread::scope(|scope| {
            let other = (!second.is_empty())
                .then(|| scope.spawn(|| write(&mut of_second, second, second_answers)));
            let changed = write(&mut of_first, first, first_answers);
            changed + other.map_or(0, |other| other.join().unwrap_or(0))
        });
        self.answers = answers;
        changed
    }
}

/// Tiles in an order in which what an inner move leads to comes first: diagonal by diagonal.
fn order(tables: &Tables, a: usize, b: usize) -> Vec<(u16, u16)> {
    let (rows, lanes) = (tables.rows(a), tables.rows(b));
    let mut order: Vec<(u16, u16)> = (0..rows.chunks as u16)
        .flat_map(|i| (0..lanes.chunks as u16).map(move |j| (i, j)))
        .collect();
    order.sort_by_key(|&(i, j)| (i + j, i));
    order
}

/// The number of tiles to work out at once: whole diagonals, whose tiles do not need each other.
fn batch(order: &[(u16, u16)]) -> usize {
    let enough = BATCH.min(order.len());
    let last = order[enough - 1];
    let same = |(i, j): &&(u16, u16)| i + j == last.0 + last.1;
    enough + order[enough..].iter().take_while(same).count()
}

#[cfg(test)]
mod tests {
    use oware_endgame::{Kind, TableId};
    use oware_rules::Preset;

    use super::{Host, solve};
    use crate::plane::{Solved, Tables};
    use crate::smaller::Smaller;
    use crate::solve::block_values;

    struct Lent(usize);

    impl Host for Lent {
        fn swept(&mut self, _: u32, _: usize) {}

        fn threads(&self) -> usize {
            self.0
        }
    }

    #[test]
    fn shared_work_gives_the_same_values() {
        for (preset, kind) in [(Preset::Wari, Kind::Score), (Preset::Warri, Kind::Bounds)] {
            let rules = preset.spec().into();
            let tables = Tables::new(9, rules);
            let mut solved: Vec<Solved> = vec![];
            for seeds in 0..=9 {
                let smaller: Vec<_> = solved.iter().map(Smaller::Memory).collect();
                let table = |threads| {
                    let mut host = Lent(threads);
                    solve(&tables, seeds, kind, &smaller, &mut host).expect("in memory")
                };
                let (alone, shared) = (table(1), table(3));
                let id = TableId { rules, kind, seeds: seeds as u8 };
                for block in 0..id.blocks() {
                    let values = |solved| block_values(&tables, solved, &id, block);
                    assert!(values(&alone) == values(&shared), "{seeds} seeds");
                }
                solved.push(alone);
            }
        }
    }
}
