//! Writes a finished table to its file, blocks compressed.

use std::io;
use std::thread;

use oware_endgame::TableId;
use oware_endgame::format::{Entry, Stored};

use crate::directory::Directory;
use crate::plane::{Solved, Tables};
use crate::solve::block_values;

/// Up to this many seeds tables are few and small: they are compressed hard.
pub(crate) const SMALL: u8 = 13;
const HARD: i32 = 16;
const QUICK: i32 = 1;

/// Blocks that one thread compresses between two writes.
const BATCH: usize = 32;

/// The zstd level for a table where none is asked for. Great tables get a quick one: it costs a
/// twelfth of the size and saves nine tenths of the time.
pub(crate) fn usual_level(seeds: u8) -> i32 {
    if seeds <= SMALL { HARD } else { QUICK }
}

/// Writes a table with as many threads as there are for it now; returns the size of the file.
pub(crate) fn write(
    directory: &Directory,
    tables: &Tables,
    solved: &Solved,
    id: TableId,
    level: i32,
    threads: &dyn Fn() -> usize,
) -> io::Result<u64> {
    let mut file = directory.create(id)?;
    let mut entries: Vec<Entry> = Vec::with_capacity(id.blocks());
    while entries.len() < id.blocks() {
        let first = entries.len();
        let batches: Vec<io::Result<Vec<Stored>>> = thread::scope(|scope| {
            let work: Vec<_> = (0..threads())
                .map(|nth| {
                    let from = first + nth * BATCH;
                    let blocks = from..(from + BATCH).min(id.blocks());
                    move || blocks.map(|block| pack(tables, solved, &id, level, block)).collect()
                })
                .collect();
            let mut work = work.into_iter();
            let own = work.next();
            let others: Vec<_> = work.map(|work| scope.spawn(work)).collect();
            let own = own.map(|work| work());
            let others = others.into_iter().map(|other| {
                other.join().unwrap_or_else(|_| Err(io::Error::other("a thread died")))
            });
            own.into_iter().chain(others).collect()
        });
        for batch in batches {
            for block in batch? {
                file.push(&block)?;
                entries.push(block.entry());
            }
        }
    }
    file.finish(&entries)
}

fn pack(
    tables: &Tables,
    solved: &Solved,
    id: &TableId,
    level: i32,
    block: usize,
) -> io::Result<Stored> {
    let values = block_values(tables, solved, id, block);
    let compressed = zstd::bulk::compress(&values, level)?;
    Ok(Stored::new(&values, Some(compressed)))
}
