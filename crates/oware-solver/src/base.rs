//! What a move that captures, or the end of the game, is worth: found once, from smaller tables.

use oware_endgame::EndgameError;
use oware_rules::lanes::{self, Effect};

use crate::plane::{Plane, Solved, Tables};
use crate::smaller::Smaller;

/// The worth of a position without any capture or end: below every value.
pub(crate) const NOTHING: i8 = i8::MIN;

/// For every position of `seeds` seeds the best that the mover gets at once by a capture or an
/// end. Laid out as planes are, but own rows first and values for the mover.
///
/// # Errors
/// If a smaller table is damaged or can't be read.
pub(crate) fn base(
    tables: &Tables,
    seeds: usize,
    planes: usize,
    plane: usize,
    solved: &[Smaller<'_>],
) -> Result<Plane, EndgameError> {
    let mut base = Plane::filled(seeds, tables, NOTHING);
    for captured in 2..=seeds {
        let left = seeds - captured;
        for own in 0..=left {
            let reply = Solved::reply(planes, plane);
            let source = solved[left].block(reply, own)?;
            captures(tables, seeds, captured, own, &source, &mut base);
        }
        if tables.again {
            let source = solved[left].block(plane, 0)?;
            moves_again(tables, seeds, captured, &source, &mut base);
        }
    }
    for b in 1..seeds {
        special(tables, seeds, b, &mut base);
    }
    Ok(base)
}

/// Captures of so many seeds that leave `own` in the own row; then the opponent moves.
fn captures(
    tables: &Tables,
    seeds: usize,
    captured: usize,
    own: usize,
    source: &[i8],
    base: &mut Plane,
) {
    let left = seeds - captured;
    {
        let (after_rows, width) = (tables.rows(own).len(), tables.rows(left - own).width);
        for a in own + 1..seeds {
            let b = seeds - a;
            let rows = tables.rows(a).len();
            let lanes = tables.rows(b).width;
            let block = &mut base.blocks[a][..];
            for drop in [2 * (a - own), 2 * (a - own) + 1] {
                let pairs = tables.own[a].by_drop(drop);
                if pairs.is_empty() {
                    continue;
                }
                let groups = &tables.opp[b].drops[drop].captures;
                let first = groups.partition_point(|g| g.captured < captured as u8);
                let groups = groups[first..].iter();
                for group in groups.take_while(|g| usize::from(g.captured) == captured) {
                    let from: Vec<(u8, usize)> = group
                        .list
                        .iter()
                        .map(|c| {
                            let chunk = usize::from(c.to_chunk) * after_rows * width;
                            (c.lane, chunk + usize::from(c.to_lane))
                        })
                        .collect();
                    let chunk = usize::from(group.chunk) * rows;
                    for &(row, after) in pairs {
                        let to = (chunk + row as usize) * lanes;
                        let to = &mut block[to..to + lanes];
                        let source = &source[after as usize * width..];
                        for &(lane, from) in &from {
                            let value = captured as i8 + source[from];
                            let best = &mut to[usize::from(lane)];
                            *best = value.max(*best);
                        }
                    }
                }
            }
        }
    }
}

/// Slams of so many seeds after which the mover moves again against an empty row.
fn moves_again(tables: &Tables, seeds: usize, captured: usize, source: &[i8], base: &mut Plane) {
    for b in 1..captured {
        let a = seeds - b;
        let (rows, lanes) = (tables.rows(a).len(), tables.rows(b).width);
        for drop in [2 * (captured - b), 2 * (captured - b) + 1] {
            for &row in &tables.opp[b].drops[drop].again {
                let (chunk, lane) = tables.rows(b).split(row as usize);
                for &(own, after) in tables.own[a].by_drop(drop) {
                    let value = captured as i8 - source[after as usize];
                    let best = &mut base.blocks[a][(chunk * rows + own as usize) * lanes + lane];
                    *best = value.max(*best);
                }
            }
        }
    }
}

/// Slams that end the game, and ends because every move would be a slam.
fn special(tables: &Tables, seeds: usize, b: usize, base: &mut Plane) {
    let a = seeds - b;
    let (rows, lanes) = (tables.rows(a), tables.rows(b).width);
    for &row in &tables.opp[b].special {
        let (chunk, lane) = tables.rows(b).split(row as usize);
        let opp = tables.rows(b).rows[row as usize];
        for (number, &own) in rows.rows.iter().enumerate() {
            let best = &mut base.blocks[a][(chunk * rows.len() + number) * lanes + lane];
            let legal = lanes::legal(own, opp, tables.spec);
            if legal == 0 {
                *best = tables.no_move(a, b);
            }
            for place in (0..6).filter(|place| legal >> place & 1 == 1) {
                let made = lanes::make(own, opp, place, tables.spec);
                if let Effect::SlamEnd { own, opp } = made.effect {
                    *best = ((made.captured + own) as i8 - opp as i8).max(*best);
                }
            }
        }
    }
}
