//! The working form of a table: values by pair of rows, tile by tile.
//!
//! A plane tells what a position is worth to the player who *has just moved* (the value for the
//! mover, negated): block `a` holds the positions in which that player's row has `a` seeds, as
//! chunks of the mover's rows, in each of them all rows of the other player, in each of them the
//! lanes of the chunk. So what an inner move leads to lies in one line beside its siblings.

use crate::memory::Block;
use crate::moves::{OppMoves, OwnMoves};
use crate::order::{LANES, Rows};
use oware_endgame::TableRules;
use oware_rules::{GrandSlam, Spec};

/// Rows and moves for every number of seeds up to a greatest one, under one rule set.
pub(crate) struct Tables {
    pub(crate) spec: Spec,
    rules: TableRules,
    /// Whether a slam lets the mover move again.
    pub(crate) again: bool,
    pub(crate) sizes: Vec<Rows>,
    pub(crate) own: Vec<OwnMoves>,
    pub(crate) opp: Vec<OppMoves>,
}

impl Tables {
    pub(crate) fn new(seeds: u8, rules: TableRules) -> Tables {
        let spec = rules.spec();
        let sizes: Vec<Rows> = (0..=seeds).map(Rows::new).collect();
        let own = (0..=seeds).map(|k| OwnMoves::new(k, &sizes, spec)).collect();
        let opp = (0..=seeds).map(|k| OppMoves::new(k, &sizes, spec)).collect();
        let again = spec.grand_slam == GrandSlam::CaptureAndMoveAgain;
        Tables { spec, rules, again, sizes, own, opp }
    }

    /// The rows of `seeds` seeds.
    #[inline(always)]
    pub(crate) fn rows(&self, seeds: usize) -> &Rows {
        &self.sizes[seeds]
    }

    /// The value, for a mover who has no legal move, of rows of so many seeds (rule 5).
    pub(crate) fn no_move(&self, own: usize, opp: usize) -> i8 {
        self.rules.no_move(own as u8, opp as u8)
    }
}

/// Blocks of values; see the module.
pub(crate) struct Plane {
    pub(crate) blocks: Vec<Block>,
}

impl Plane {
    /// All positions of `seeds` seeds at one value.
    pub(crate) fn filled(seeds: usize, tables: &Tables, value: i8) -> Plane {
        let block = |a| {
            let (rows, lanes) = (tables.rows(a), tables.rows(seeds - a));
            Block::filled(rows.len() * lanes.chunks * lanes.width + LANES, value)
        };
        Plane { blocks: (0..=seeds).map(block).collect() }
    }

    /// A chunk of block `a`: a line for each row.
    #[inline(always)]
    pub(crate) fn chunk_mut(&mut self, tables: &Tables, a: usize, chunk: usize) -> &mut [i8] {
        let seeds = self.blocks.len() - 1;
        let size = tables.rows(a).len() * tables.rows(seeds - a).width;
        // With so many lanes behind it as a narrow line is read with.
        &mut self.blocks[a][chunk * size..(chunk + 1) * size + LANES]
    }
}

/// A finished table: one plane (kind `score`) or the planes of the lower and the upper bound.
pub(crate) struct Solved {
    pub(crate) planes: Vec<Plane>,
}

impl Solved {
    /// The plane of the values after a move, for a mover whose values are in plane `of`: what is
    /// the lower bound to one player is the upper bound to the other.
    #[inline(always)]
    pub(crate) fn reply(planes: usize, of: usize) -> usize {
        planes - 1 - of
    }
}
