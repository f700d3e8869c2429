//! When values last changed, so that what did not is left alone.

use crate::plane::Tables;

/// Times of one plane. Time is counted in tiles worked out.
pub(crate) struct Stamps {
    /// By block, chunk and row: when a value in the line last changed.
    lines: Vec<Vec<u32>>,
    /// By block and chunk: the latest of its lines.
    chunks: Vec<Vec<u32>>,
}

/// The stamps of one chunk of a block.
pub(crate) struct ChunkStamps<'a> {
    lines: &'a mut [u32],
    chunk: &'a mut u32,
    now: u32,
}

impl Stamps {
    pub(crate) fn new(tables: &Tables, seeds: usize) -> Stamps {
        let by_block = |rows: &dyn Fn(usize) -> usize| {
            (0..=seeds).map(|a| vec![0; rows(a) * tables.rows(seeds - a).chunks]).collect()
        };
        Stamps { lines: by_block(&|a| tables.rows(a).len()), chunks: by_block(&|_| 1) }
    }

    /// The times of a chunk's lines if one of them has changed since.
    #[inline(always)]
    pub(crate) fn since(&self, block: usize, chunk: usize, since: u32) -> Option<&[u32]> {
        let (chunks, lines) = (&self.chunks[block], &self.lines[block]);
        let rows = lines.len() / chunks.len();
        (chunks[chunk] >= since).then(|| &lines[chunk * rows..(chunk + 1) * rows])
    }

    /// To write down changes that happen now.
    pub(crate) fn chunk(&mut self, block: usize, chunk: usize, now: u32) -> ChunkStamps<'_> {
        let rows = self.lines[block].len() / self.chunks[block].len();
        ChunkStamps {
            lines: &mut self.lines[block][chunk * rows..(chunk + 1) * rows],
            chunk: &mut self.chunks[block][chunk],
            now,
        }
    }
}

impl ChunkStamps<'_> {
    /// A value in the line of a row has changed.
    #[inline(always)]
    pub(crate) fn changed(&mut self, row: usize) {
        self.lines[row] = self.now;
        *self.chunk = self.now;
    }
}
