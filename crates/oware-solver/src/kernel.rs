//! The inner loops of a sweep: what a tile is worth, and where that is written.
//!
//! Plain loops over arrays of fixed size, compiled for several instruction sets and chosen at run
//! time. Everything inlined here must stay so, or it loses the chosen set.

use crate::moves::PIECE;
use crate::order::LANES;
use crate::plane::{Plane, Solved, Tables};

/// Rows turned around together.
const GROUP: usize = 16;
/// Fewer rows of a group than this are written one by one.
const FEW: u32 = 3;

type Line = [i8; LANES];

/// Chunk `i` of the mover's rows of size `a` against chunk `j` of the other side's.
#[derive(Clone, Copy)]
pub(crate) struct Tile {
    pub(crate) plane: usize,
    pub(crate) a: usize,
    pub(crate) i: usize,
    pub(crate) j: usize,
    /// When it was last worked out; nothing before matters.
    pub(crate) since: u32,
}

/// A tile worked out: values for the mover.
#[derive(Clone)]
pub(crate) struct Answer {
    /// The rows that were.
    active: u64,
    lines: [Line; LANES],
}

impl Answer {
    pub(crate) const EMPTY: Answer = Answer { active: 0, lines: [[0; LANES]; LANES] };
}

/// By block, chunk and row: when a value last changed.
pub(crate) type Stamps = Vec<Vec<u32>>;

/// What is read to work out tiles.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) seeds: usize,
    pub(crate) planes: &'a [Plane],
    pub(crate) base: &'a [Plane],
    pub(crate) stamps: &'a [Stamps],
}

/// Where results of tiles with `b` seeds in the other row, `a` in the mover's, go.
pub(crate) struct Target<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) a: usize,
    pub(crate) b: usize,
    pub(crate) block: &'a mut [i8],
    pub(crate) stamps: &'a mut [u32],
    pub(crate) now: u32,
}

/// Works out tiles.
#[multiversion::multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512cd+avx512dq+avx512vl+bmi2",
    "x86_64+avx2+bmi2"
))]
pub(crate) fn evaluate(view: View<'_>, tiles: &[Tile], answers: &mut [Answer]) {
    for (tile, answer) in tiles.iter().zip(answers) {
        evaluate_one(view, *tile, answer);
    }
}

#[inline(always)]
fn evaluate_one(view: View<'_>, tile: Tile, answer: &mut Answer) {
    let reply = Solved::reply(view.planes.len(), tile.plane);
    answer.active = 0;
    for (k, row) in view.tables.rows(tile.a).chunk(tile.i).enumerate() {
        if tile.since == 0 || is_fresh(view, &view.stamps[reply], tile, row) {
            answer.active |= 1 << k;
            answer.lines[k] = value(view, reply, tile, row);
        }
    }
}

/// Whether a value that row `row` depends on has changed since.
#[inline(always)]
fn is_fresh(view: View<'_>, stamps: &[Vec<u32>], tile: Tile, row: usize) -> bool {
    let Tile { a, j, since, .. } = tile;
    let own = &view.tables.own[a];
    let line = &stamps[a][j * view.tables.rows(a).len()..];
    for &after in own.inner(row) {
        if line[after as usize] >= since {
            return true;
        }
    }
    let drops = &view.tables.opp[view.seeds - a].drops;
    for crossing in own.crossing(row) {
        let to = a - usize::from(crossing.seeds);
        let (stamps, rows) = (&stamps[to], view.tables.rows(to).len());
        for &chunk in &drops[usize::from(crossing.drop)].quiet[j].chunks {
            if stamps[usize::from(chunk) * rows + crossing.after as usize] >= since {
                return true;
            }
        }
    }
    false
}

/// The values, for the mover, of own row `row` against the rows of chunk `j`.
#[inline(always)]
fn value(view: View<'_>, reply: usize, tile: Tile, row: usize) -> Line {
    let Tile { a, j, .. } = tile;
    let (rows, width) = (view.tables.rows(a).len(), view.tables.rows(view.seeds - a).width);
    let blocks = &view.planes[reply].blocks;
    let mut best = line(&view.base[tile.plane].blocks[a], (j * rows + row) * width);
    let own = &view.tables.own[a];
    let drops = &view.tables.opp[view.seeds - a].drops;
    let block = &blocks[a];
    for &after in own.inner(row) {
        best = max(best, line(block, (j * rows + after as usize) * width));
    }
    for crossing in own.crossing(row) {
        let gather = &drops[usize::from(crossing.drop)].quiet[j];
        if gather.pieces.is_empty() {
            continue;
        }
        let to = a - usize::from(crossing.seeds);
        let rows = view.tables.rows(to).len();
        let width = view.tables.rows(view.seeds - to).width;
        let block = &blocks[to][crossing.after as usize * width..];
        let mut values = [0; LANES + PIECE];
        for piece in &gather.pieces {
            let from = usize::from(piece.chunk) * rows * width + usize::from(piece.lane);
            let from: [i8; PIECE] = block[from..].first_chunk().copied().unwrap_or([0; PIECE]);
            let to = usize::from(piece.to) % LANES;
            values[to..to + PIECE].copy_from_slice(&from);
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

/// Writes tiles that were worked out; returns how many lines changed.
#[multiversion::multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512cd+avx512dq+avx512vl+bmi2",
    "x86_64+avx2+bmi2"
))]
pub(crate) fn put(target: &mut Target<'_>, tile: Tile, answer: &Answer) -> usize {
    let mut changed = 0;
    for (nth, lines) in answer.lines.chunks_exact(GROUP).enumerate() {
        let mut active = (answer.active >> (nth * GROUP)) as u16;
        if active == 0 {
            continue;
        }
        let first = nth * GROUP;
        if active.count_ones() < FEW {
            while active != 0 {
                let k = active.trailing_zeros() as usize;
                active &= active - 1;
                changed += target.put_row(tile, first + k, &lines[k]);
            }
        } else if let Some(lines) = lines.first_chunk() {
            changed += target.put_group(tile, first, active, lines);
        }
    }
    changed
}

impl Target<'_> {
    #[inline(always)]
    fn put_row(&mut self, tile: Tile, lane: usize, line: &Line) -> usize {
        let (rows, width) = (self.tables.rows(self.b).len(), self.tables.rows(self.a).width);
        let mut changed = 0;
        for (row, value) in self.tables.rows(self.b).chunk(tile.j).zip(line) {
            let row = tile.i * rows + row;
            let old = &mut self.block[row * width + lane];
            let value = value.wrapping_neg();
            if *old != value {
                *old = value;
                self.stamps[row] = self.now;
                changed += 1;
            }
        }
        changed
    }

    /// Rows that are not active keep what is there.
    #[inline(always)]
    fn put_group(&mut self, tile: Tile, lane: usize, active: u16, group: &[Line; GROUP]) -> usize {
        let (rows, width) = (self.tables.rows(self.b).len(), self.tables.rows(self.a).width);
        let chunk = self.tables.rows(self.b).chunk(tile.j);
        let keep = std::array::from_fn(|k| u8::from(active >> k & 1 == 1).wrapping_sub(1));
        let keep = u128::from_ne_bytes(keep);
        let mut changed = 0;
        for (part, first) in chunk.clone().step_by(GROUP).enumerate() {
            let turned = turn(group, part);
            for (row, values) in (first..chunk.end).zip(&turned) {
                let row = tile.i * rows + row;
                let at = row * width + lane;
                // Beyond the chunk's last lane nothing is active: what lies there is kept.
                let Some(place) = self.block[at..].first_chunk_mut::<GROUP>() else { continue };
                let old = u128::from_ne_bytes(place.map(|value| value as u8));
                let new = old & keep | u128::from_ne_bytes(*values) & !keep;
                if old != new {
                    *place = new.to_ne_bytes().map(|value| value as i8);
                    self.stamps[row] = self.now;
                    changed += 1;
                }
            }
        }
        changed
    }
}

/// Lanes `16 part` to `16 part + 15` of sixteen lines as sixteen rows, negated.
#[inline(always)]
fn turn(group: &[Line; GROUP], part: usize) -> [[u8; GROUP]; GROUP] {
    let mut square = [[0u8; GROUP]; GROUP];
    for (to, from) in square.iter_mut().zip(group) {
        for (to, from) in to.iter_mut().zip(&from[part * GROUP..(part + 1) * GROUP]) {
            *to = from.wrapping_neg() as u8;
        }
    }
    // Four perfect shuffles of the rows turn the square around.
    for _ in 0..4 {
        let mut shuffled = [[0u8; GROUP]; GROUP];
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
