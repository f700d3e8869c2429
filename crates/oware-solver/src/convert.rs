//! Between the order of work and the order of files.
//!
//! A file sorts positions by the mover's row, then the other, lexicographically
//! ([`oware_endgame::index`]); one of its areas is one block of a plane.

#[cfg(not(target_family = "wasm"))]
use oware_endgame::{EndgameError, Source, TableFile};
use oware_endgame::{index, rows};

#[cfg(not(target_family = "wasm"))]
use crate::memory::Block;
#[cfg(not(target_family = "wasm"))]
use crate::order::LANES;
#[cfg(not(target_family = "wasm"))]
use crate::plane::Plane;
use crate::plane::{Solved, Tables};

/// Fills `into` with the values of a finished table in file order, from value `at` on.
pub(crate) fn to_file(tables: &Tables, solved: &Solved, seeds: usize, at: u64, into: &mut [u8]) {
    let positions = index::positions(seeds as u8);
    let (mut at, mut done) = (at, 0);
    while done < into.len() {
        let plane = &solved.planes[(at / positions) as usize];
        let place = at % positions;
        let own = (0..=seeds).find(|&own| place < index::area(seeds as u8, own as u8).end);
        let own = own.unwrap_or(seeds);
        let area = index::area(seeds as u8, own as u8);
        let count = (into.len() - done).min((area.end - place) as usize);
        let into = &mut into[done..done + count];
        let block = &plane.blocks[seeds - own];
        each(tables, seeds, own, (place - area.start) as usize, count, |nth, at| {
            into[nth] = block[at].wrapping_neg() as u8;
        });
        done += count;
        at += count as u64;
    }
}

/// A block of a plane from its file.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn block_of_file<S: Source>(
    tables: &Tables,
    file: &TableFile<S>,
    plane: usize,
    block: usize,
) -> Result<Block, EndgameError> {
    let seeds = usize::from(file.id().seeds);
    let own = seeds - block;
    let area = index::area(seeds as u8, own as u8);
    let count = (area.end - area.start) as usize;
    let mut values = vec![0; count];
    file.read(plane as u64 * index::positions(seeds as u8) + area.start, &mut values)?;
    let (rows, lanes) = (tables.rows(block), tables.rows(own));
    let mut made = Block::filled(rows.len() * lanes.chunks * lanes.width + LANES, 0);
    let to = &mut made[..];
    each(tables, seeds, own, 0, count, |nth, at| to[at] = (values[nth] as i8).saturating_neg());
    Ok(made)
}

/// A whole table from its file.
#[cfg(not(target_family = "wasm"))]
pub(crate) fn of_file<S: Source>(
    tables: &Tables,
    file: &TableFile<S>,
) -> Result<Solved, EndgameError> {
    let seeds = usize::from(file.id().seeds);
    let plane = |plane| {
        let block = |block| block_of_file(tables, file, plane, block);
        (0..=seeds).map(block).collect::<Result<_, _>>().map(|blocks| Plane { blocks })
    };
    let planes = (0..file.id().kind.planes()).map(plane).collect::<Result<_, _>>()?;
    Ok(Solved { planes })
}

/// Calls `visit` with 0, 1, … and the place in its block of each of `count` positions of an area,
/// from its `from`th on.
#[inline(always)]
fn each(
    tables: &Tables,
    seeds: usize,
    own: usize,
    from: usize,
    count: usize,
    mut visit: impl FnMut(usize, usize),
) {
    let opp = seeds - own;
    let (movers, others) = (tables.rows(own), tables.rows(opp));
    let row_len = rows::count(opp as u8) as usize;
    let (mut mover, mut skip) = (from / row_len, from % row_len);
    let mut nth = 0;
    while nth < count {
        let (chunk, lane) = movers.split(movers.by_rank[mover] as usize);
        let start = chunk * others.len() * movers.width + lane;
        let here = (row_len - skip).min(count - nth);
        for &other in &others.by_rank[skip..skip + here] {
            visit(nth, start + other as usize * movers.width);
            nth += 1;
        }
        mover += 1;
        skip = 0;
    }
}
