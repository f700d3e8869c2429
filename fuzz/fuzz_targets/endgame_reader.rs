//! Feeds the reader of endgame tables any bytes: it answers with a value or an error, and never
//! panics. The first byte chooses which table they are read as, and whether as a whole file or as
//! the blocks of a file whose head and checksums are right (which no fuzzer would guess).
#![no_main]

use libfuzzer_sys::fuzz_target;
use oware_endgame::format::{BLOCK, Stored, head};
use oware_endgame::{Kind, TableFile, TableId, Tables, Unpacked, index};
use oware_rules::Preset;

fuzz_target!(|input: &[u8]| {
    let Some((&choice, bytes)) = input.split_first() else { return };
    let preset = Preset::ALL[usize::from(choice >> 5) % Preset::ALL.len()];
    let kind = Kind::ALL[usize::from(choice >> 4 & 1)];
    let id = TableId { rules: preset.spec().into(), kind, seeds: 1 + (choice >> 1 & 7) };
    let file = if choice & 1 == 0 { bytes.to_vec() } else { sound_head(&id, bytes) };
    ask(id, file);
});

/// A file whose blocks are cut out of these bytes; the first byte of each says how long it is and
/// whether it is compressed.
fn sound_head(id: &TableId, mut bytes: &[u8]) -> Vec<u8> {
    let mut left = id.values();
    let blocks: Vec<Stored> = (0..id.blocks())
        .map(|_| {
            let size = left.min(BLOCK as u64);
            left -= size;
            let (&length, rest) = bytes.split_first().unwrap_or((&1, &[]));
            let packed = if length % 2 == 1 { rest.len() } else { usize::from(length) };
            let (block, rest) = rest.split_at(packed.min(rest.len()));
            bytes = rest;
            let mut plain = block.to_vec();
            plain.resize(size as usize, length);
            let is_packed = length % 4 != 0;
            Stored::new(&plain, is_packed.then(|| block.to_vec()))
        })
        .collect();
    let entries: Vec<_> = blocks.iter().map(Stored::entry).collect();
    let mut file = head(id, &entries);
    blocks.iter().for_each(|block| file.extend(block.bytes()));
    file
}

/// Opens the file as this table and asks it all there is to ask.
fn ask(id: TableId, bytes: Vec<u8>) {
    let Ok(file) = TableFile::open(bytes.as_slice(), id) else { return };
    let positions = index::positions(id.seeds);
    let places = [0, positions / 3, positions - 1].map(|at| index::position(id.seeds, at));
    let whole = Unpacked::read(&file);
    let mut tables = Tables::with_cache(id.rules, id.kind, 2);
    if tables.insert(file).is_err() {
        return;
    }
    for (own, opp) in places.into_iter().flatten() {
        let value = tables.value(own, opp);
        let _ = tables.probe(own, opp);
        let _ = tables.derived(own, opp);
        if let Ok(whole) = &whole {
            // What the whole table says, every block of it says.
            assert!(value.is_ok());
            let _ = whole.range(own, opp);
        }
    }
}
