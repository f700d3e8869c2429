//! Rows in the order in which the builder works, and the tiles that order makes.
//!
//! A move that drops nothing across carries its seeds to the right, so it raises
//! φ(row) = Σ place · seeds. Rows of one size stand by falling φ: what a row can become stands
//! before it. They are cut into chunks of at most [`LANES`] rows; a chunk of own
//! rows by a chunk of the opponent's is a tile, the unit of work.

use oware_endgame::rows;
use oware_rules::lanes;

/// Values handled at once.
pub(crate) const LANES: usize = 64;

/// The rows of one number of seeds.
pub(crate) struct Rows {
    /// By falling φ, ties in the order of [`rows`].
    pub(crate) rows: Vec<u64>,
    /// From [`rows::rank`] to the place in `rows`.
    pub(crate) by_rank: Vec<u32>,
    /// Lanes of a chunk, a power of two, so that a line lies in one line of the cache. The last
    /// chunk may hold fewer rows.
    pub(crate) width: usize,
    /// Number of chunks.
    pub(crate) chunks: usize,
}

impl Rows {
    pub(crate) fn new(seeds: u8) -> Rows {
        let mut sorted: Vec<u64> = rows::all(seeds).collect();
        sorted.sort_by_key(|&row| std::cmp::Reverse(phi(row)));
        let mut by_rank = vec![0; sorted.len()];
        for (number, &row) in sorted.iter().enumerate() {
            by_rank[rows::rank(row) as usize] = number as u32;
        }
        let width = sorted.len().next_power_of_two().min(LANES);
        Rows { chunks: sorted.len().div_ceil(width), rows: sorted, by_rank, width }
    }

    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// The place of a row in this order.
    pub(crate) fn number(&self, row: u64) -> usize {
        self.by_rank[rows::rank(row) as usize] as usize
    }

    /// The chunk of a row and its lane there.
    pub(crate) fn split(&self, number: usize) -> (usize, usize) {
        (number / self.width, number % self.width)
    }

    /// The rows of a chunk.
    pub(crate) fn chunk(&self, chunk: usize) -> std::ops::Range<usize> {
        chunk * self.width..((chunk + 1) * self.width).min(self.len())
    }
}

fn phi(row: u64) -> u32 {
    (1..6).map(|place| place * u32::from(lanes::seeds(row, place as usize))).sum()
}
