//! Positions in which the opponent's row is empty: only moves that feed it are legal.
//!
//! They are few (one row against all others), so they are worked out one by one.

use std::collections::BTreeMap;

use oware_endgame::EndgameError;
use oware_rules::lanes::{self, Effect};

use crate::base::NOTHING;
use crate::memory::Block;
use crate::plane::{Solved, Tables};
use crate::smaller::Smaller;

/// Where a quiet move leads: a block and a place in it.
struct Quiet {
    block: u8,
    at: usize,
}

/// The positions of one number of seeds whose opponent's row is empty, by own row.
pub(crate) struct Empty {
    quiet: Vec<Quiet>,
    starts: Vec<u32>,
    /// By plane: the best capture or end.
    base: Vec<Vec<i8>>,
}

/// A capture whose worth stands in a smaller table.
struct Wanted {
    at: usize,
    row: usize,
    captured: i8,
    /// The mover moves again.
    again: bool,
}

impl Empty {
    /// # Errors
    /// If a smaller table is damaged or can't be read.
    pub(crate) fn new(
        tables: &Tables,
        seeds: usize,
        planes: usize,
        solved: &[Smaller<'_>],
    ) -> Result<Empty, EndgameError> {
        let rows = tables.rows(seeds);
        let mut best = vec![NOTHING; rows.len()];
        let (mut quiet, mut starts) = (vec![], vec![0]);
        // By table and block, so that each block is read once.
        let mut wanted: BTreeMap<(usize, usize), Vec<Wanted>> = BTreeMap::new();
        for (number, &row) in rows.rows.iter().enumerate() {
            let legal = lanes::legal(row, 0, tables.spec);
            if legal == 0 {
                best[number] = tables.no_move(seeds, 0);
            }
            for place in (0..6).filter(|place| legal >> place & 1 == 1) {
                let made = lanes::make(row, 0, place, tables.spec);
                let captured = made.captured as i8;
                let again = match made.effect {
                    Effect::SlamEnd { own, opp } => {
                        best[number] = (captured + own as i8 - opp as i8).max(best[number]);
                        continue;
                    }
                    Effect::Again => true,
                    Effect::Pass => false,
                };
                let (block, at) = match again {
                    true => place_of(tables, made.opp, made.own),
                    false => place_of(tables, made.own, made.opp),
                };
                if captured == 0 {
                    quiet.push(Quiet { block: block as u8, at });
                } else {
                    let left = seeds - usize::from(made.captured);
                    let list = wanted.entry((left, block)).or_default();
                    list.push(Wanted { at, row: number, captured, again });
                }
            }
            starts.push(quiet.len() as u32);
        }
        let mut base = vec![best; planes];
        for ((left, block), list) in wanted {
            for (plane, base) in base.iter_mut().enumerate() {
                for again in [false, true] {
                    if !list.iter().any(|wanted| wanted.again == again) {
                        continue;
                    }
                    let from = if again { plane } else { Solved::reply(planes, plane) };
                    let source = solved[left].block(from, block)?;
                    for wanted in list.iter().filter(|wanted| wanted.again == again) {
                        let after = source[wanted.at];
                        let value = wanted.captured + if again { -after } else { after };
                        base[wanted.row] = value.max(base[wanted.row]);
                    }
                }
            }
        }
        Ok(Empty { quiet, starts, base })
    }

    /// Number of positions.
    pub(crate) fn len(&self) -> usize {
        self.starts.len() - 1
    }

    /// The value of a position for the mover, by the values after quiet moves in `blocks`.
    pub(crate) fn value(&self, plane: usize, row: usize, blocks: &[Block]) -> i8 {
        let quiet = &self.quiet[self.starts[row] as usize..self.starts[row + 1] as usize];
        quiet
            .iter()
            .map(|quiet| blocks[usize::from(quiet.block)][quiet.at])
            .fold(self.base[plane][row], i8::max)
    }
}

/// Where a plane keeps the position in which `moved` belongs to the player who has moved.
pub(crate) fn place_of(tables: &Tables, moved: u64, mover: u64) -> (usize, usize) {
    let (a, b) = (usize::from(lanes::total(moved)), usize::from(lanes::total(mover)));
    let (rows, lanes) = (tables.rows(a), tables.rows(b));
    let (chunk, lane) = lanes.split(lanes.number(mover));
    (a, (chunk * rows.len() + rows.number(moved)) * lanes.width + lane)
}
