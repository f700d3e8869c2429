//! The inner loops of a sweep: what a tile is worth. Where that is written: [`crate::write`].
//!
//! Loops over arrays of fixed size, compiled for several instruction sets and chosen at run time;
//! where bytes are picked out of registers AVX-512 has its own. Everything inlined here must stay
//! so, or it loses the chosen set.

use crate::moves::{Gather, Landing, PIECE};
use crate::order::LANES;
use crate::plane::{Plane, Solved, Tables};
use crate::stamps::Stamps;

pub(crate) type Line = [i8; LANES];

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
pub(crate) struct Answer {
    /// The rows that were, as bits.
    pub(crate) active: u64,
    pub(crate) lines: [Line; LANES],
}

impl Answer {
    pub(crate) const EMPTY: Answer = Answer { active: 0, lines: [[0; LANES]; LANES] };
}

/// What is read to work out a tile.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) seeds: usize,
    pub(crate) planes: &'a [Plane],
    pub(crate) base: &'a [Plane],
    pub(crate) stamps: &'a [Stamps],
}

/// Works out a tile.
#[multiversion::multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512cd+avx512dq+avx512vl+avx512vbmi+bmi2",
    "x86_64+avx2+bmi2"
))]
pub(crate) fn evaluate(view: View<'_>, tile: Tile, answer: &mut Answer) {
    let reply = Solved::reply(view.planes.len(), tile.plane);
    answer.active = active(view, reply, tile);
    if answer.active == 0 {
        return;
    }
    stay(view, reply, tile, answer);
    for (from, gather, landings) in crossings(view, reply, tile) {
        multiversion::target::match_target! {
            "x86_64+avx512bw+avx512vbmi" => cross_avx512(from, gather, landings, answer),
            _ => cross(from, gather, landings, answer),
        }
    }
}

/// The crossing moves of a tile, drop by drop.
#[inline(always)]
fn crossings<'a>(
    view: View<'a>,
    reply: usize,
    tile: Tile,
) -> impl Iterator<Item = (From<'a>, &'a Gather, &'a [Landing])> {
    let drops = &view.tables.opp[view.seeds - tile.a].drops;
    view.tables.own[tile.a].landings(tile.i).iter().filter_map(move |landings| {
        let gather = &drops[usize::from(landings.drop)].quiet[tile.j];
        if gather.pieces.is_empty() {
            return None;
        }
        let to = tile.a - usize::from(landings.seeds);
        let from = From {
            block: &view.planes[reply].blocks[to],
            rows: view.tables.rows(to).len(),
            width: view.tables.rows(view.seeds - to).width,
        };
        Some((from, gather, landings.list.as_slice()))
    })
}

/// The rows of a tile that depend on a value that has changed since, as bits.
#[inline(always)]
fn active(view: View<'_>, reply: usize, tile: Tile) -> u64 {
    let Tile { a, i, j, since, .. } = tile;
    let chunk = view.tables.rows(a).chunk(i);
    let all = u64::MAX >> (LANES - chunk.len());
    if since == 0 {
        return all;
    }
    let stamps = &view.stamps[reply];
    let own = &view.tables.own[a];
    let mut active = 0;
    if let Some(line) = stamps.since(a, j, since) {
        for (k, row) in chunk.enumerate() {
            for &after in own.inner(row) {
                active |= u64::from(line[after as usize] >= since) << k;
            }
        }
    }
    let drops = &view.tables.opp[view.seeds - a].drops;
    for landings in own.landings(i) {
        let to = a - usize::from(landings.seeds);
        for &chunk in &drops[usize::from(landings.drop)].quiet[j].chunks {
            let Some(line) = stamps.since(to, chunk.into(), since) else { continue };
            for landing in &landings.list {
                active |= u64::from(line[landing.after as usize] >= since) << landing.lane;
            }
        }
        if active == all {
            break;
        }
    }
    active
}

/// The best of a capture, an end and moves that drop nothing across.
#[inline(always)]
fn stay(view: View<'_>, reply: usize, tile: Tile, answer: &mut Answer) {
    let Tile { a, i, j, .. } = tile;
    let (rows, width) = (view.tables.rows(a).len(), view.tables.rows(view.seeds - a).width);
    let (base, block) = (&view.base[tile.plane].blocks[a], &view.planes[reply].blocks[a]);
    let own = &view.tables.own[a];
    for (k, row) in view.tables.rows(a).chunk(i).enumerate() {
        if answer.active >> k & 1 == 0 {
            continue;
        }
        let mut best = line(base, (j * rows + row) * width);
        for &after in own.inner(row) {
            best = max(best, line(block, (j * rows + after as usize) * width));
        }
        answer.lines[k] = best;
    }
}

/// Where values after a crossing move are.
#[derive(Clone, Copy)]
struct From<'a> {
    block: &'a [i8],
    rows: usize,
    width: usize,
}

/// Crossing moves that make the same drop.
#[inline(always)]
fn cross(from: From<'_>, gather: &Gather, landings: &[Landing], answer: &mut Answer) {
    let From { block, rows, width } = from;
    for landing in landings {
        if answer.active >> landing.lane & 1 == 0 {
            continue;
        }
        let block = &block[landing.after as usize * width..];
        let mut values = [0; LANES + PIECE];
        for piece in &gather.pieces {
            let from = usize::from(piece.chunk) * rows * width + usize::from(piece.lane);
            let from: [i8; PIECE] = block[from..].first_chunk().copied().unwrap_or([0; PIECE]);
            let to = usize::from(piece.to) % LANES;
            values[to..to + PIECE].copy_from_slice(&from);
        }
        let best = &mut answer.lines[usize::from(landing.lane) % LANES];
        *best = max(*best, masked(line(&values, 0), &gather.mask));
    }
}

/// [`cross`] for machines that pick bytes out of two registers.
#[cfg(all(target_arch = "x86_64", not(target_feature = "avx512vbmi")))]
#[target_feature(enable = "avx512f,avx512bw,avx512vbmi")]
#[inline]
fn cross_avx512(from: From<'_>, gather: &Gather, landings: &[Landing], answer: &mut Answer) {
    use std::arch::x86_64::{_mm512_mask_max_epi8, _mm512_permutex2var_epi8};

    let From { block, rows, width } = from;
    for pick in &gather.picks {
        let [first, second] = pick.chunks.map(|chunk| usize::from(chunk) * rows * width);
        let lanes = bytemuck::cast(pick.from);
        for landing in landings {
            if answer.active >> landing.lane & 1 == 0 {
                continue;
            }
            let at = landing.after as usize * width;
            let (first, second) = (line(block, first + at), line(block, second + at));
            let values =
                _mm512_permutex2var_epi8(bytemuck::cast(first), lanes, bytemuck::cast(second));
            let best = &mut answer.lines[usize::from(landing.lane) % LANES];
            let old = bytemuck::cast(*best);
            *best = bytemuck::cast(_mm512_mask_max_epi8(old, pick.lanes, old, values));
        }
    }
}

/// Where everything is compiled for these registers (`-C target-cpu=native`) nothing is chosen at
/// run time, and plain code may not call the function above: the plain loop gets them.
#[cfg(all(target_arch = "x86_64", target_feature = "avx512vbmi"))]
use cross as cross_avx512;

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

#[cfg(test)]
mod tests {
    use oware_rules::Preset;

    use super::{Answer, Tile, View, cross, crossings, evaluate, stay};
    use crate::plane::{Plane, Tables};
    use crate::stamps::Stamps;
    use crate::write::{self, Target};

    /// What this machine's registers do is what the plain loops do.
    #[test]
    fn wide_registers_change_nothing() {
        const SEEDS: usize = 11;
        let tables = Tables::new(SEEDS as u8, Preset::Abapa.spec().into());
        let mut seed = 1u32;
        let mut any = move || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 24) as i8 % 12
        };
        let mut plane = || {
            let mut plane = Plane::filled(SEEDS, &tables, 0);
            plane.blocks.iter_mut().for_each(|block| block.fill_with(&mut any));
            [plane]
        };
        let (planes, base) = (plane(), plane());
        let stamps = [Stamps::new(&tables, SEEDS)];
        let view =
            View { tables: &tables, seeds: SEEDS, planes: &planes, base: &base, stamps: &stamps };
        let (mut wide, mut plain) = (Box::new(Answer::EMPTY), Box::new(Answer::EMPTY));
        for a in 1..SEEDS {
            let (rows, lanes) = (tables.rows(a), tables.rows(SEEDS - a));
            for (i, j) in (0..rows.chunks).flat_map(|i| (0..lanes.chunks).map(move |j| (i, j))) {
                let tile = Tile { plane: 0, a, i, j, since: 0 };
                evaluate(view, tile, &mut wide);
                plain.active = u64::MAX >> (64 - rows.chunk(i).len());
                stay(view, 0, tile, &mut plain);
                for (from, gather, landings) in crossings(view, 0, tile) {
                    cross(from, gather, landings, &mut plain);
                }
                assert_eq!(wide.active, plain.active);
                let (of, width) = (rows.chunk(i).len(), lanes.chunk(j).len());
                for k in 0..of {
                    assert!(wide.lines[k][..width] == plain.lines[k][..width], "{a} {i} {j} {k}");
                }
                for active in [u64::MAX, 0xFFF0_0000_1111_0F0F, 0x8001, 0x10] {
                    plain.active = active & wide.active;
                    let written = [write::put, write::put_plain].map(|put| {
                        let mut block = vec![1; tables.rows(SEEDS - a).len() * rows.width + 64];
                        let mut stamps = Stamps::new(&tables, SEEDS);
                        let changed = put(
                            &mut Target {
                                tables: &tables,
                                b: SEEDS - a,
                                lines: &mut block,
                                stamps: stamps.chunk(SEEDS - a, i, 7),
                            },
                            tile,
                            &plain,
                        );
                        let fresh = stamps.since(SEEDS - a, i, 7).map(<[u32]>::to_vec);
                        assert_eq!(changed > 0, fresh.is_some());
                        (block, fresh)
                    });
                    assert!(written[0] == written[1], "{a} {i} {j} {active:x}");
                }
            }
        }
    }
}
