//! Writes tiles that were worked out to where they are read: turned around and negated.

use crate::kernel::{Answer, Line, Tile};
use crate::order::LANES;
use crate::plane::Tables;
use crate::stamps::ChunkStamps;

/// Rows turned around together.
const GROUP: usize = 16;
/// Fewer rows than this are written one by one.
const FEW: u32 = 3;

/// Where a tile with `a` seeds in the mover's row and `b` in the other goes.
pub(crate) struct Target<'a> {
    pub(crate) tables: &'a Tables,
    pub(crate) b: usize,
    /// The chunk of block `b` that holds the mover's rows.
    pub(crate) lines: &'a mut [i8],
    pub(crate) stamps: ChunkStamps<'a>,
}

/// Writes a tile; returns how many lines changed.
#[multiversion::multiversion(targets(
    "x86_64+avx512f+avx512bw+avx512cd+avx512dq+avx512vl+avx512vbmi+bmi2",
    "x86_64+avx2+bmi2"
))]
pub(crate) fn put(target: &mut Target<'_>, tile: Tile, answer: &Answer) -> usize {
    multiversion::target::match_target! {
        "x86_64+avx512bw" => {
            let is_wide = target.tables.rows(tile.a).width == LANES;
            if is_wide && answer.active.count_ones() >= FEW {
                return put_avx512(target, tile, answer);
            }
        }
        _ => {}
    }
    put_plain(target, tile, answer)
}

/// [`put`] in the same way on every machine.
#[inline(always)]
pub(crate) fn put_plain(target: &mut Target<'_>, tile: Tile, answer: &Answer) -> usize {
    let mut changed = 0;
    for (nth, lines) in answer.lines.chunks_exact(GROUP).enumerate() {
        let first = nth * GROUP;
        let active = (answer.active >> first) as u16;
        if active.count_ones() < FEW {
            changed += target.put_rows(tile, u64::from(active) << first, &answer.lines);
        } else if let Some(lines) = lines.first_chunk() {
            changed += target.put_group(tile, first, active, lines);
        }
    }
    changed
}

impl Target<'_> {
    #[inline(always)]
    fn put_rows(&mut self, tile: Tile, mut active: u64, lines: &[Line; LANES]) -> usize {
        let width = self.tables.rows(tile.a).width;
        let mut changed = 0;
        while active != 0 {
            let lane = active.trailing_zeros() as usize;
            active &= active - 1;
            for (row, value) in self.tables.rows(self.b).chunk(tile.j).zip(&lines[lane]) {
                let old = &mut self.lines[row * width + lane];
                let value = value.wrapping_neg();
                if *old != value {
                    *old = value;
                    self.stamps.changed(row);
                    changed += 1;
                }
            }
        }
        changed
    }

    /// Rows that are not active keep what is there.
    #[inline(always)]
    fn put_group(&mut self, tile: Tile, lane: usize, active: u16, group: &[Line; GROUP]) -> usize {
        let width = self.tables.rows(tile.a).width;
        let chunk = self.tables.rows(self.b).chunk(tile.j);
        let keep = std::array::from_fn(|k| u8::from(active >> k & 1 == 1).wrapping_sub(1));
        let keep = u128::from_ne_bytes(keep);
        let mut changed = 0;
        for (part, first) in chunk.clone().step_by(GROUP).enumerate() {
            let turned = turn(group, part);
            for (row, values) in (first..chunk.end).zip(&turned) {
                let at = row * width + lane;
                // Beyond the chunk's last lane nothing is active: what lies there is kept.
                let Some(place) = self.lines[at..].first_chunk_mut::<GROUP>() else { continue };
                let old = u128::from_ne_bytes(place.map(|value| value as u8));
                let new = old & keep | u128::from_ne_bytes(*values) & !keep;
                if old != new {
                    *place = new.to_ne_bytes().map(|value| value as i8);
                    self.stamps.changed(row);
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

/// As in [`crate::kernel`]: compiled for these registers throughout, the plain loops get them.
#[cfg(all(target_arch = "x86_64", target_feature = "avx512bw"))]
use put_plain as put_avx512;

/// A whole tile at once, lines of 64 lanes.
#[cfg(all(target_arch = "x86_64", not(target_feature = "avx512bw")))]
#[target_feature(enable = "avx512f,avx512bw")]
#[inline]
fn put_avx512(target: &mut Target<'_>, tile: Tile, answer: &Answer) -> usize {
    use std::arch::x86_64::{
        __m512i, _mm512_cmpneq_epi8_mask, _mm512_mask_sub_epi8, _mm512_setzero_si512,
        _mm512_shuffle_i32x4, _mm512_unpackhi_epi8, _mm512_unpacklo_epi8,
    };

    // Of each group of sixteen lines: in quarter q of entry c, lane 16 q + c of all of them.
    let mut quarters = [[_mm512_setzero_si512(); GROUP]; LANES / GROUP];
    for (nth, (square, lines)) in
        quarters.iter_mut().zip(answer.lines.chunks_exact(GROUP)).enumerate()
    {
        if answer.active >> (nth * GROUP) & 0xFFFF == 0 {
            continue;
        }
        for (to, from) in square.iter_mut().zip(lines) {
            *to = bytemuck::cast(*from);
        }
        for _ in 0..4 {
            let from = *square;
            for row in 0..GROUP / 2 {
                let (low, high) = (from[row], from[row + GROUP / 2]);
                square[2 * row] = _mm512_unpacklo_epi8(low, high);
                square[2 * row + 1] = _mm512_unpackhi_epi8(low, high);
            }
        }
    }
    let rows = target.tables.rows(target.b).chunk(tile.j);
    let mut changed = 0;
    let mut store = |lane: usize, values: __m512i| {
        let row = rows.start + lane;
        if row >= rows.end {
            return;
        }
        let Some(place) = target.lines[row * LANES..].first_chunk_mut::<LANES>() else { return };
        let old: __m512i = bytemuck::cast(*place);
        let new = _mm512_mask_sub_epi8(old, answer.active, _mm512_setzero_si512(), values);
        if _mm512_cmpneq_epi8_mask(old, new) != 0 {
            *place = bytemuck::cast(new);
            target.stamps.changed(row);
            changed += 1;
        }
    };
    let [first, second, third, fourth] = &quarters;
    for lane in 0..GROUP {
        let even = _mm512_shuffle_i32x4::<0x88>(first[lane], second[lane]);
        let odd = _mm512_shuffle_i32x4::<0xDD>(first[lane], second[lane]);
        let late_even = _mm512_shuffle_i32x4::<0x88>(third[lane], fourth[lane]);
        let late_odd = _mm512_shuffle_i32x4::<0xDD>(third[lane], fourth[lane]);
        store(lane, _mm512_shuffle_i32x4::<0x88>(even, late_even));
        store(lane + GROUP, _mm512_shuffle_i32x4::<0x88>(odd, late_odd));
        store(lane + 2 * GROUP, _mm512_shuffle_i32x4::<0xDD>(even, late_even));
        store(lane + 3 * GROUP, _mm512_shuffle_i32x4::<0xDD>(odd, late_odd));
    }
    changed
}
