//! Solving without files or threads: small tables, in a browser or a test.

use oware_endgame::format::{self, BLOCK, Stored};
use oware_endgame::{EndgameError, Kind, TableId, TableRules};

use crate::convert;
use crate::plane::{Solved, Tables};
use crate::smaller::Smaller;
use crate::sweep::{Host, Prepared, solve};

/// Solves all tables of 1 to `seeds` seeds and returns their files, blocks not compressed.
///
/// # Errors
/// Never in practice: nothing is read.
pub fn solve_in_memory(
    rules: TableRules,
    kind: Kind,
    seeds: u8,
) -> Result<Vec<Vec<u8>>, EndgameError> {
    let tables = Tables::new(seeds, rules);
    let mut solved: Vec<Solved> = vec![];
    for n in 0..=usize::from(seeds) {
        let smaller: Vec<_> = solved.iter().map(Smaller::Memory).collect();
        let prepared = Prepared::new(&tables, n, kind, &smaller)?;
        solved.push(solve(&tables, prepared, &mut Alone));
    }
    let file = |(n, solved): (usize, &Solved)| {
        let id = TableId { rules, kind, seeds: n as u8 };
        let blocks: Vec<Stored> = (0..id.blocks())
            .map(|block| Stored::new(&block_values(&tables, solved, &id, block), None))
            .collect();
        let entries: Vec<_> = blocks.iter().map(Stored::entry).collect();
        let mut file = format::head(&id, &entries);
        blocks.iter().for_each(|block| file.extend(block.bytes()));
        file
    };
    Ok(solved.iter().enumerate().skip(1).map(file).collect())
}

/// One thread, and nobody watches.
struct Alone;

impl Host for Alone {
    fn swept(&mut self, _: u32, _: usize) {}
}

/// The values of a block of a table's file.
pub(crate) fn block_values(
    tables: &Tables,
    solved: &Solved,
    id: &TableId,
    block: usize,
) -> Vec<u8> {
    let at = (block * BLOCK) as u64;
    let mut values = vec![0; (id.values() - at).min(BLOCK as u64) as usize];
    convert::to_file(tables, solved, usize::from(id.seeds), at, &mut values);
    values
}
