//! Value iteration: sweeps over all positions of one number of seeds until nothing changes.
//!
//! Values start at what endless play is worth and only ever move away from it, so the end does
//! not depend on the order of work. What did not change since a tile was last worked out is
//! skipped: stamps tell for every row and chunk when a value in it last changed.

use crate::base::base;
use crate::empty::Empty;
use crate::moves::PIECE;
use crate::order::LANES;
use crate::plane::{Plane, Solved, Tables};
use crate::smaller::Smaller;
use oware_endgame::{EndgameError, Kind};

/// Rows worked out and turned around together.
const GROUP: usize = 16;
/// Fewer rows than this that can have changed are worked out one by one.
const FEW: u32 = 4;

type Line = [i8; LANES];

/// A table being solved.
pub(crate) struct Work<'a> {
    tables: &'a Tables,
    seeds: usize,
    planes: Vec<Plane>,
    base: Vec<Plane>,
    empty: Empty,
    /// By plane and block, chunk and row: when a value last changed.
    stamps: Vec<Vec<Vec<u32>>>,
    /// By plane and block, tile: when it was last worked out.
    visits: Vec<Vec<Vec<u32>>>,
    /// Tiles of each pair of sizes in the order of work.
    order: Vec<Vec<(u16, u16)>>,
    now: u32,
    all: bool,
}

/// Sweeps in which nearly everything changes: looking for what did would be lost work.
const FULL_SWEEPS: u32 = 5;

/// Solves one number of seeds from the tables of fewer. `report` is told the number of each sweep
/// and of the lines it changed.
///
/// # Errors
/// If a smaller table is damaged or can't be read.
pub(crate) fn solve(
    tables: &Tables,
    seeds: usize,
    kind: Kind,
    solved: &[Smaller<'_>],
    report: &mut dyn FnMut(u32, usize),
) -> Result<Solved, EndgameError> {
    let mut work = Work::new(tables, seeds, kind, solved)?;
    for sweep in 1.. {
        work.all = sweep <= FULL_SWEEPS;
        let changed = work.sweep();
        report(sweep, changed);
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
        })
    }

    /// Works out all that can have changed; returns the number of lines changed.
    fn sweep(&mut self) -> usize {
        let mut changed = self.empties();
        for b in 1..=self.seeds / 2 {
            changed += pair(self, self.seeds - b, b);
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
}

/// Tiles in an order in which what a move leads to mostly comes first, and neighbours use the same
/// values.
fn order(tables: &Tables, a: usize, b: usize) -> Vec<(u16, u16)> {
    let (rows, lanes) = (tables.rows(a), tables.rows(b));
    let mut order: Vec<(u16, u16)> = (0..rows.chunks as u16)
        .flat_map(|i| (0..lanes.chunks as u16).map(move |j| (i, j)))
        .collect();
    order.sort_by_key(|&(i, j)| {
        let phi = rows.chunk_phi(i.into()) + lanes.chunk_phi(j.into());
        (i.min(j), std::cmp::Reverse(phi))
    });
    order
}

/// Works out the positions with rows of `a` and of `b` seeds, whoever moves.
#[multiversion::multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512cd+avx512dq+avx512vl+bmi2",
    "x86_64+avx2+bmi2"
))]
fn pair(work: &mut Work<'_>, a: usize, b: usize) -> usize {
    let mut changed = 0;
    let order = std::mem::take(&mut work.order[b]);
    for &(i, j) in &order {
        for plane in 0..work.planes.len() {
            changed += tile(work, plane, a, i.into(), j.into());
            if a != b {
                changed += tile(work, plane, b, j.into(), i.into());
            }
        }
    }
    work.order[b] = order;
    changed
}

/// Works out the mover's rows of chunk `i` of size `a` against chunk `j` of the other size.
#[inline(always)]
fn tile(work: &mut Work<'_>, plane: usize, a: usize, i: usize, j: usize) -> usize {
    let tables = work.tables;
    let b = work.seeds - a;
    let (rows, lanes) = (tables.rows(a), tables.rows(b));
    let reply = Solved::reply(work.planes.len(), plane);
    let visit = &mut work.visits[plane][a][i * lanes.chunks + j];
    let since = *visit;
    work.now += 1;
    *visit = work.now;
    let chunk = rows.chunk(i);
    let mut changed = 0;
    for first in chunk.clone().step_by(GROUP) {
        let count = GROUP.min(chunk.end - first);
        let mut active = 0u32;
        if work.all {
            active = (1 << count) - 1;
        } else {
            for k in 0..count {
                let fresh = is_fresh(tables, &work.stamps[reply], a, b, j, first + k, since);
                active |= u32::from(fresh) << k;
            }
        }
        if active == 0 {
            continue;
        }
        let place = Place { i, j, a, b, lane: first - chunk.start };
        if active.count_ones() < FEW {
            while active != 0 {
                let k = active.trailing_zeros() as usize;
                active &= active - 1;
                let line = value(work, plane, reply, a, b, j, first + k);
                changed += work.put_one(plane, place, k, &line);
            }
        } else {
            let mut group = [[0; LANES]; GROUP];
            for (line, row) in group.iter_mut().zip(first..first + count) {
                *line = value(work, plane, reply, a, b, j, row);
            }
            changed += work.put_group(plane, place, count, &group);
        }
    }
    changed
}

/// Whether a value that row `row` depends on has changed since.
#[inline(always)]
fn is_fresh(
    tables: &Tables,
    stamps: &[Vec<u32>],
    a: usize,
    b: usize,
    j: usize,
    row: usize,
    since: u32,
) -> bool {
    let own = &tables.own[a];
    let line = &stamps[a][j * tables.rows(a).len()..];
    for &after in own.inner(row) {
        if line[after as usize] >= since {
            return true;
        }
    }
    for crossing in own.crossing(row) {
        let to = a - usize::from(crossing.seeds);
        let (stamps, rows) = (&stamps[to], tables.rows(to).len());
        let gather = &tables.opp[b].drops[usize::from(crossing.drop)].quiet[j];
        for &chunk in &gather.chunks {
            if stamps[usize::from(chunk) * rows + crossing.after as usize] >= since {
                return true;
            }
        }
    }
    false
}

/// The values, for the mover, of own row `row` against the rows of chunk `j`.
#[inline(always)]
fn value(
    work: &Work<'_>,
    plane: usize,
    reply: usize,
    a: usize,
    b: usize,
    j: usize,
    row: usize,
) -> Line {
    let tables = work.tables;
    let (rows, width) = (tables.rows(a).len(), tables.rows(b).width);
    let blocks = &work.planes[reply].blocks;
    let mut best = line(&work.base[plane].blocks[a], (j * rows + row) * width);
    let own = &tables.own[a];
    for &after in own.inner(row) {
        best = max(best, line(&blocks[a], (j * rows + after as usize) * width));
    }
    for crossing in own.crossing(row) {
        let to = a - usize::from(crossing.seeds);
        let rows = tables.rows(to).len();
        let width = tables.rows(work.seeds - to).width;
        let gather = &tables.opp[b].drops[usize::from(crossing.drop)].quiet[j];
        if gather.chunks.is_empty() {
            continue;
        }
        let mut values = [0; LANES + PIECE];
        for piece in &gather.pieces {
            let from = (usize::from(piece.chunk) * rows + crossing.after as usize) * width;
            let from = &blocks[to][from + usize::from(piece.lane)..][..PIECE];
            let to = usize::from(piece.to) % LANES;
            values[to..to + PIECE].copy_from_slice(from);
        }
        best = max(best, masked(line(&values, 0), &gather.mask));
    }
    best
}

#[inline(always)]
fn masked(mut values: Line, mask: &Line) -> Line {
    for (value, &mask) in values.iter_mut().zip(mask) {
        *value = mask.min(*value);
    }
    values
}

#[inline(always)]
fn line(block: &[i8], at: usize) -> Line {
    block[at..].first_chunk().copied().unwrap_or([i8::MIN; LANES])
}

#[inline(always)]
fn max(mut a: Line, b: Line) -> Line {
    for (a, b) in a.iter_mut().zip(b) {
        *a = b.max(*a);
    }
    a
}

/// Where results go.
#[derive(Clone, Copy)]
struct Place {
    i: usize,
    j: usize,
    a: usize,
    b: usize,
    /// The lane of the group's first row in its chunk.
    lane: usize,
}

impl Work<'_> {
    #[inline(always)]
    fn put_one(&mut self, plane: usize, place: Place, k: usize, line: &Line) -> usize {
        let (rows, width) = (self.tables.rows(place.b).len(), self.tables.rows(place.a).width);
        let block = &mut self.planes[plane].blocks[place.b];
        let stamps = &mut self.stamps[plane][place.b];
        let mut changed = 0;
        for (row, value) in self.tables.rows(place.b).chunk(place.j).zip(line) {
            let old = &mut block[(place.i * rows + row) * width + place.lane + k];
            if *old != -value {
                *old = -value;
                stamps[place.i * rows + row] = self.now;
                changed += 1;
            }
        }
        changed
    }

    #[inline(always)]
    fn put_group(
        &mut self,
        plane: usize,
        place: Place,
        count: usize,
        group: &[Line; GROUP],
    ) -> usize {
        let (rows, width) = (self.tables.rows(place.b).len(), self.tables.rows(place.a).width);
        let block = &mut self.planes[plane].blocks[place.b];
        let stamps = &mut self.stamps[plane][place.b];
        let chunk = self.tables.rows(place.b).chunk(place.j);
        let mut changed = 0;
        for (part, first) in chunk.clone().step_by(GROUP).enumerate() {
            let turned = turn(group, part);
            for (row, values) in (first..chunk.end).zip(&turned) {
                let at = (place.i * rows + row) * width + place.lane;
                let old = &mut block[at..at + count];
                let is_new = if count == GROUP {
                    old.first_chunk::<GROUP>().is_some_and(|old| old != values)
                } else {
                    old != &values[..count]
                };
                if is_new {
                    old.copy_from_slice(&values[..count]);
                    stamps[place.i * rows + row] = self.now;
                    changed += 1;
                }
            }
        }
        changed
    }
}

/// Lanes `16 part` to `16 part + 15` of sixteen lines as sixteen rows, negated.
#[inline(always)]
fn turn(group: &[Line; GROUP], part: usize) -> [[i8; GROUP]; GROUP] {
    let mut square = [[0i8; GROUP]; GROUP];
    for (to, from) in square.iter_mut().zip(group) {
        for (to, from) in to.iter_mut().zip(&from[part * GROUP..(part + 1) * GROUP]) {
            *to = from.wrapping_neg();
        }
    }
    // Four perfect shuffles of the rows turn the square around.
    for _ in 0..4 {
        let mut shuffled = [[0i8; GROUP]; GROUP];
        for row in 0..GROUP / 2 {
            let (low, high) = (square[row], square[row + GROUP / 2]);
            for k in 0..GROUP / 2 {
                shuffled[2 * row][2 * k] = low[k];
                shuffled[2 * row][2 * k + 1] = high[k];
                shuffled[2 * row + 1][2 * k] = low[k + GROUP / 2];
                shuffled[2 * row + 1][2 * k + 1] = high[k + GROUP / 2];
            }
        }
        square = shuffled;
    }
    square
}
