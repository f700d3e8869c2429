//! Table files: every damage found, every foreign table refused, builds resumed to the same bytes.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::sync::Mutex;

use oware_endgame::{Corruption, EndgameError, Foreign, Kind, TableFile, TableId, TableRules};
use oware_rules::Preset;
use oware_solver::{Build, Directory, Event, Verify, VerifyError, solve_in_memory};
use proptest::prelude::*;

use crate::support::contents;

fn wari() -> TableRules {
    Preset::Wari.spec().into()
}

fn id(seeds: u8) -> TableId {
    TableId { rules: wari(), kind: Kind::Score, seeds }
}

fn build(seeds: u8) -> Build {
    Build { rules: wari(), kind: Kind::Score, seeds, threads: 2, memory: 1 << 30, level: Some(1) }
}

fn run(build: &Build, path: &Path) -> Vec<Event> {
    let events = Mutex::new(vec![]);
    let report = |event| events.lock().expect("not poisoned").push(event);
    build.run(&Directory::new(path), &report).expect("built");
    events.into_inner().expect("not poisoned")
}

fn files(path: &Path) -> BTreeMap<String, Vec<u8>> {
    let entries = fs::read_dir(path).expect("a directory").map(|entry| entry.expect("an entry"));
    entries
        .map(|entry| (entry.file_name().to_string_lossy().into_owned(), entry.path()))
        .filter(|(name, _)| name != ".lock")
        .map(|(name, path)| (name, fs::read(path).expect("a file")))
        .collect()
}

/// A table of eight seeds as the builder writes it: two blocks, compressed.
fn eight() -> Vec<u8> {
    let directory = tempfile::tempdir().expect("a directory");
    run(&build(8), directory.path());
    fs::read(Directory::new(directory.path()).file(&id(8))).expect("a file")
}

fn read(file: &[u8], id: TableId) -> Result<(), EndgameError> {
    let file = TableFile::open(file, id)?;
    (0..file.blocks()).try_for_each(|block| file.block(block).map(drop))
}

#[test]
fn every_flipped_byte_is_found() {
    let sound = eight();
    assert_eq!(read(&sound, id(8)), Ok(()));
    for at in (0..80).chain((80..sound.len()).step_by(37)) {
        let mut file = sound.clone();
        file[at] ^= 1 << (at % 8);
        let error = read(&file, id(8)).expect_err("a flipped byte");
        match at {
            0..8 => assert_eq!(error, EndgameError::Corrupt(Corruption::Magic)),
            8..16 => assert!(matches!(error, EndgameError::Foreign(_)), "{at}: {error:?}"),
            _ => assert!(matches!(error, EndgameError::Corrupt(_)), "{at}: {error:?}"),
        }
    }
}

#[test]
fn every_cut_is_found() {
    let sound = eight();
    for len in (0..80).chain((80..sound.len()).step_by(53)) {
        assert_eq!(read(&sound[..len], id(8)), Err(EndgameError::Truncated), "{len}");
    }
    let longer = [&sound[..], &[0]].concat();
    assert_eq!(read(&longer, id(8)), Err(EndgameError::Corrupt(Corruption::Length)));
}

#[test]
fn another_table_is_refused() {
    let sound = eight();
    let rules = |preset: Preset| TableRules::from(preset.spec());
    let cases = [
        (TableId { rules: rules(Preset::Abapa), ..id(8) }, Foreign::Rules),
        (TableId { rules: rules(Preset::Ovare), ..id(8) }, Foreign::Rules),
        (TableId { kind: Kind::Bounds, ..id(8) }, Foreign::Kind),
        (id(9), Foreign::Seeds(8)),
    ];
    for (id, foreign) in cases {
        assert_eq!(read(&sound, id), Err(EndgameError::Foreign(foreign)));
    }
    assert_eq!(read(&sound, TableId { rules: rules(Preset::Awari), ..id(8) }), Ok(()));
}

#[test]
fn a_missing_table_is_missing() {
    let directory = tempfile::tempdir().expect("a directory");
    let found = Directory::new(directory.path()).open(id(3));
    assert_eq!(found.err(), Some(EndgameError::Missing { seeds: 3 }));
}

/// The bytes of the tables of one and two seeds: a change of the format must change the version.
#[test]
fn the_format_is_pinned() {
    let files = solve_in_memory(wari(), Kind::Score, 2).expect("solved");
    let hex = |bytes: &[u8]| bytes.iter().map(|byte| format!("{byte:02x}")).collect::<String>();
    let head = "4f776172654547540100000101000000";
    assert_eq!(
        hex(&files[0]),
        format!(
            "{head}0c0000000000000000000100010000000c000080d03d4445da2676c3ffffffffffffff0101010101"
        ),
    );
    assert_eq!(files[1].len(), 32 + 8 + 4 + 78);
}

#[test]
fn threads_and_memory_do_not_change_a_byte() {
    let expected: Vec<Vec<i8>> = solve_in_memory(wari(), Kind::Bounds, 9)
        .expect("solved")
        .into_iter()
        .zip(1..)
        .map(|(file, seeds)| contents(file, TableId { kind: Kind::Bounds, ..id(seeds) }))
        .collect();
    let mut before = None;
    for (threads, memory) in [(1, 1 << 30), (2, 1 << 30), (5, 1 << 30), (2, 0), (1, 0)] {
        let directory = tempfile::tempdir().expect("a directory");
        let mut build = Build { kind: Kind::Bounds, threads, ..build(9) };
        build.memory = build.least_memory().max(memory);
        assert_eq!(build.fits(), memory > 0);
        run(&build, directory.path());
        let files = files(directory.path());
        assert_eq!(files.len(), 9);
        for (seeds, expected) in (1..).zip(&expected) {
            let id = TableId { kind: Kind::Bounds, ..id(seeds) };
            let file = fs::read(Directory::new(directory.path()).file(&id)).expect("a file");
            assert!(contents(file, id) == *expected, "{seeds} seeds, {threads} threads");
        }
        assert!(before.is_none_or(|before| before == files));
        before = Some(files);
    }
}

#[test]
fn a_build_goes_on_where_it_was_cut_off() {
    let directory = tempfile::tempdir().expect("a directory");
    run(&build(9), directory.path());
    let whole = files(directory.path());
    let at = |seeds| Directory::new(directory.path()).file(&id(seeds));
    // As after a kill: tables missing, one half written under its temporary name, one damaged.
    fs::remove_file(at(3)).expect("removed");
    fs::remove_file(at(9)).expect("removed");
    fs::write(at(9).with_extension("tmp"), b"half").expect("written");
    let mut damaged = fs::read(at(7)).expect("a file");
    let last = damaged.len() - 1;
    damaged[last] ^= 16;
    fs::write(at(7), damaged).expect("written");
    let events = run(&build(9), directory.path());
    assert_eq!(files(directory.path()), whole);
    let mut written: Vec<u8> = events
        .iter()
        .filter_map(|event| match event {
            Event::Written { seeds, .. } => Some(*seeds),
            _ => None,
        })
        .collect();
    written.sort_unstable();
    assert_eq!(written, [3, 7, 9]);
}

#[test]
fn a_wrong_value_is_found() {
    let directory = tempfile::tempdir().expect("a directory");
    run(&build(5), directory.path());
    let verify = Verify { rules: wari(), kind: Kind::Score, threads: 2 };
    let mut sound = vec![];
    let place = Directory::new(directory.path());
    assert_eq!(verify.run(&place, 5, &mut |seeds| sound.push(seeds)), Ok(()));
    assert_eq!(sound, [1, 2, 3, 4, 5]);
    // A table that is sound in itself, with one value changed.
    let mut tables = solve_in_memory(wari(), Kind::Score, 4).expect("solved");
    let mut values = contents(tables.remove(3), id(4));
    let changed = 700;
    values[changed] -= 2;
    let bytes: Vec<u8> = values.iter().map(|&value| value as u8).collect();
    let block = oware_endgame::format::Stored::new(&bytes, None);
    let mut file = oware_endgame::format::head(&id(4), &[block.entry()]);
    file.extend(block.bytes());
    fs::write(place.file(&id(4)), file).expect("written");
    // The value itself, or one that follows from it, is found first.
    let found = verify.run(&place, 5, &mut |_| {});
    assert!(matches!(found, Err(VerifyError::Value { seeds: 4, .. })), "{found:?}");
}

#[test]
fn one_builder_at_a_time() {
    let directory = tempfile::tempdir().expect("a directory");
    let nested = |event| {
        if matches!(event, Event::Started { seeds: 4 }) {
            let error = build(2).run(&Directory::new(directory.path()), &|_| {}).expect_err("busy");
            assert!(matches!(error, oware_solver::BuildError::Busy(_)), "{error}");
        }
    };
    build(5).run(&Directory::new(directory.path()), &nested).expect("built");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    /// Garbage is refused in words, whatever is asked of it.
    #[test]
    fn garbage_never_panics(
        mut bytes in proptest::collection::vec(any::<u8>(), 0..400),
        head in 0usize..60,
        seeds in 0u8..=8,
    ) {
        // From not a table to one whose head is right as far as it goes.
        let sound = solve_in_memory(wari(), Kind::Score, 1).expect("solved").remove(0);
        let head = head.min(bytes.len()).min(sound.len());
        bytes[..head].copy_from_slice(&sound[..head]);
        let known = [sound.as_slice()].contains(&bytes.as_slice());
        prop_assert_eq!(read(&bytes, id(seeds)).is_ok(), known && seeds == 1);
    }

    /// Blocks that match their checksums but hold anything: errors or values, no panic.
    #[test]
    fn any_blocks_never_panic(
        bytes in proptest::collection::vec(any::<u8>(), 0..78),
        plain in proptest::collection::vec(any::<u8>(), 78),
        own in 0u64..3, opp in 0u64..3,
    ) {
        use oware_endgame::format::{Stored, head};
        for block in [Stored::new(&plain, Some(bytes)), Stored::new(&plain, None)] {
            let mut file = head(&id(2), &[block.entry()]);
            file.extend(block.bytes());
            let mut tables = oware_endgame::Tables::new(wari(), Kind::Score);
            if let Ok(file) = TableFile::open(file, id(2)) {
                tables.insert(file).expect("of these rules");
            }
            let _ = tables.probe(own, opp << 40);
            let _ = tables.derived(own << 40, opp);
        }
    }
}
