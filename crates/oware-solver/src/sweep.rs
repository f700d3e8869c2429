//! Value iteration: sweeps over all positions of one number of seeds until nothing changes.
//!
//! Values start at what endless play is worth and only ever move away from it, so the end does
//! not depend on the order of work, nor on how many threads share it. What did not change since a
//! tile was last worked out is skipped: stamps tell for every row and chunk when a value in it
//! last changed.

use oware_endgame::{EndgameError, Kind};

use crate::base::base;
use crate::empty::Empty;
use crate::kernel::{Answer, Tile, View, evaluate};
use crate::plane::{Plane, Solved, Tables};
use crate::smaller::Smaller;
use crate::stamps::Stamps;
use crate::write::{Target, put};

/// Sweeps in which nearly everything changes: looking for what did would be lost work.
const FULL_SWEEPS: u32 = 5;
/// Who watches a table being solved.
pub(crate) trait Host {
    /// A sweep is done; so many lines changed.
    fn swept(&mut self, sweep: u32, changed: usize);
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
    /// Pairs of chunks of each pair of sizes in the order of work.
    order: Vec<Vec<(u16, u16)>>,
    now: u32,
    /// Whether to work out everything.
    all: bool,
    answer: Box<Answer>,
}

/// All that a table needs of smaller ones.
pub(crate) struct Prepared {
    seeds: usize,
    base: Vec<Plane>,
    empty: Empty,
}

impl Prepared {
    /// Looks into the tables of fewer seeds for captures.
    ///
    /// # Errors
    /// If one of them is damaged or can't be read.
    pub(crate) fn new(
        tables: &Tables,
        seeds: usize,
        kind: Kind,
        solved: &[Smaller<'_>],
    ) -> Result<Prepared, EndgameError> {
        let planes = kind.planes();
        let base = |plane| base(tables, seeds, planes, plane, solved);
        Ok(Prepared {
            seeds,
            base: (0..planes).map(base).collect::<Result<_, _>>()?,
            empty: Empty::new(tables, seeds, planes, solved)?,
        })
    }
}

/// Solves one number of seeds.
pub(crate) fn solve(tables: &Tables, prepared: Prepared, host: &mut dyn Host) -> Solved {
    let mut work = Work::new(tables, prepared);
    for sweep in 1.. {
        work.all = sweep <= FULL_SWEEPS;
        let changed = work.sweep();
        host.swept(sweep, changed);
        if changed == 0 {
            break;
        }
    }
    Solved { planes: work.planes }
}

impl Work<'_> {
    fn new(tables: &Tables, prepared: Prepared) -> Work<'_> {
        let Prepared { seeds, base, empty } = prepared;
        let count = base.len();
        let all = seeds as i8;
        // What endless play is worth: to the mover and so, negated, after a move.
        let start: &[i8] = if count == 1 { &[0] } else { &[-all, all] };
        let mut planes: Vec<Plane> =
            start.iter().map(|&value| Plane::filled(seeds, tables, -value)).collect();
        for plane in &mut planes {
            plane.blocks[seeds].fill(-tables.no_move(0, seeds));
        }
        let visits =
            (0..=seeds).map(|a| vec![0; tables.rows(a).chunks * tables.rows(seeds - a).chunks]);
        let visits: Vec<Vec<u32>> = visits.collect();
        Work {
            tables,
            seeds,
            planes,
            base,
            empty,
            stamps: (0..count).map(|_| Stamps::new(tables, seeds)).collect(),
            visits: vec![visits; count],
            order: (0..=seeds / 2).map(|b| order(tables, seeds - b, b)).collect(),
            now: 0,
            all: true,
            answer: Box::new(Answer::EMPTY),
        }
    }

    /// Works out all that can have changed; returns the number of lines changed.
    fn sweep(&mut self) -> usize {
        let mut changed = self.empties();
        for b in 1..=self.seeds / 2 {
            changed += self.pair(self.seeds - b, b);
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
                    self.stamps[plane].chunk(0, row / width, self.now).changed(0);
                    changed += 1;
                }
            }
        }
        changed
    }

    /// The positions with rows of `a` and of `b` seeds, whoever moves.
    fn pair(&mut self, a: usize, b: usize) -> usize {
        let order = std::mem::take(&mut self.order[b]);
        let mut changed = 0;
        for &(i, j) in &order {
            let (i, j) = (usize::from(i), usize::from(j));
            changed += self.tile(a, i, j);
            if a != b || i != j {
                changed += self.tile(b, j, i);
            }
        }
        self.order[b] = order;
        changed
    }

    /// Chunk `i` of the mover's rows of size `a` against chunk `j` of the other side's.
    fn tile(&mut self, a: usize, i: usize, j: usize) -> usize {
        let b = self.seeds - a;
        let mut changed = 0;
        for plane in 0..self.planes.len() {
            self.now += 1;
            let visit = &mut self.visits[plane][a][i * self.tables.rows(b).chunks + j];
            let tile = Tile { plane, a, i, j, since: if self.all { 0 } else { *visit } };
            *visit = self.now;
            let view = View {
                tables: self.tables,
                seeds: self.seeds,
                planes: &self.planes,
                base: &self.base,
                stamps: &self.stamps,
            };
            evaluate(view, tile, &mut self.answer);
            if self.answer.active == 0 {
                continue;
            }
            let mut target = Target {
                tables: self.tables,
                b,
                lines: self.planes[plane].chunk_mut(self.tables, b, i),
                stamps: self.stamps[plane].chunk(b, i, self.now),
            };
            changed += put(&mut target, tile, &self.answer);
        }
        changed
    }
}

/// Pairs of chunks in an order in which what an inner move leads to comes first. Of two chunks of
/// one size each pair stands once.
fn order(tables: &Tables, a: usize, b: usize) -> Vec<(u16, u16)> {
    let (rows, lanes) = (tables.rows(a).chunks as u16, tables.rows(b).chunks as u16);
    let each = |i| (0..if a == b { i + 1 } else { lanes }).map(move |j| (i, j));
    (0..rows).flat_map(each).collect()
}
