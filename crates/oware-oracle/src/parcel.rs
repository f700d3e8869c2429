//! Endgame tables as one run of bytes, so that the worker that made them can hand them to another.

use oware_endgame::{EndgameError, Kind, TableFile, TableId, TableRules, Unpacked};

/// Solves all positions of up to so many seeds; the files of both kinds, one after the other, each
/// after its length.
pub(crate) fn pack(rules: TableRules, seeds: u8) -> Result<Vec<u8>, EndgameError> {
    let mut bytes = Vec::new();
    for kind in Kind::ALL {
        for file in oware_solver::solve_in_memory(rules, kind, seeds)? {
            let length = u32::try_from(file.len()).map_err(|_| EndgameError::Truncated)?;
            bytes.extend(length.to_le_bytes());
            bytes.extend(file);
        }
    }
    Ok(bytes)
}

/// The tables that were packed, by kind and number of seeds.
pub(crate) fn unpack(rules: TableRules, mut bytes: &[u8]) -> Result<Vec<Unpacked>, EndgameError> {
    let mut tables = Vec::new();
    while let Some((length, rest)) = bytes.split_first_chunk() {
        let length = usize::try_from(u32::from_le_bytes(*length)).unwrap_or(usize::MAX);
        let (file, rest) = rest.split_at_checked(length).ok_or(EndgameError::Truncated)?;
        tables.push(file.to_vec());
        bytes = rest;
    }
    let half = tables.len() / 2;
    let kinds = Kind::ALL.iter().flat_map(|kind| std::iter::repeat_n(*kind, half).zip(1..));
    tables
        .into_iter()
        .zip(kinds)
        .map(|(file, (kind, seeds))| {
            Unpacked::read(&TableFile::open(file, TableId { rules, kind, seeds })?)
        })
        .collect()
}
