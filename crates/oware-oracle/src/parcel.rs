//! Endgame tables as one run of bytes, so that the worker that made them can hand them to another.

use oware_endgame::{Corruption, EndgameError, Kind, TableFile, TableId, TableRules};
use oware_engine::Tables;

/// Solves all positions of up to so many seeds; the files of both kinds, one after the other, each
/// after its length.
pub(crate) fn pack(rules: TableRules, seeds: u8) -> Result<Vec<u8>, EndgameError> {
    let mut bytes = Vec::new();
    for kind in Kind::ALL {
        for file in oware_solver::solve_in_memory(rules, kind, seeds)? {
            let length = u32::try_from(file.len()).map_err(|_| damaged())?;
            bytes.extend(length.to_le_bytes());
            bytes.extend(file);
        }
    }
    Ok(bytes)
}

/// The tables that were packed.
pub(crate) fn unpack(rules: TableRules, mut bytes: &[u8]) -> Result<Tables, EndgameError> {
    let mut files = Vec::new();
    while !bytes.is_empty() {
        let (length, rest) = bytes.split_first_chunk().ok_or_else(damaged)?;
        let length = usize::try_from(u32::from_le_bytes(*length)).map_err(|_| damaged())?;
        let (file, rest) = rest.split_at_checked(length).ok_or_else(damaged)?;
        files.push(file);
        bytes = rest;
    }
    let mut tables = Tables::new(rules);
    for (files, kind) in files.chunks(files.len().div_ceil(2).max(1)).zip(Kind::ALL) {
        for (file, seeds) in files.iter().zip(1..) {
            tables.read(&TableFile::open(file.to_vec(), TableId { rules, kind, seeds })?)?;
        }
    }
    Ok(tables)
}

fn damaged() -> EndgameError {
    EndgameError::Corrupt(Corruption::Length)
}
