//! Asking tables: one value, and a position with all its moves. `cargo bench -p oware-solver`.
//!
//! `kept` asks tables whose blocks are all unpacked; `packed` keeps one block only, so that nearly
//! every answer unpacks 64 KiB; `unpacked` asks a whole table in memory. Positions are taken from all over the table.

use divan::Bencher;
use oware_endgame::{Kind, TableFile, TableId, Tables, Unpacked, Value, index};
use oware_rules::{RuleSet, Wari};
use oware_solver::{Build, Directory, FileSource, solve_in_memory};

const SEEDS: u8 = 12;

fn main() {
    divan::main();
}

fn id(seeds: u8) -> TableId {
    TableId { rules: Wari.spec().into(), kind: Kind::Score, seeds }
}

fn positions() -> impl Iterator<Item = (u64, u64)> {
    let count = index::positions(SEEDS);
    (0u64..).filter_map(move |n| index::position(SEEDS, n * 611_953 % count))
}

fn in_memory() -> Tables<Vec<u8>> {
    let mut tables = Tables::new(Wari.spec().into(), Kind::Score);
    let files = solve_in_memory(Wari.spec().into(), Kind::Score, SEEDS).expect("solved");
    for (seeds, file) in (1..).zip(files) {
        let file = TableFile::open(file, id(seeds)).expect("sound");
        tables.insert(file).expect("of these rules");
    }
    tables
}

fn on_disk(path: &std::path::Path, blocks: usize) -> Tables<FileSource> {
    let directory = Directory::new(path);
    let (rules, kind) = (Wari.spec().into(), Kind::Score);
    let build = Build { rules, kind, seeds: SEEDS, threads: 2, memory: 1 << 30, level: Some(1) };
    build.run(&directory, &|_| {}).expect("built");
    let mut tables = Tables::with_cache(rules, kind, blocks);
    for seeds in 1..=SEEDS {
        tables.insert(directory.open(id(seeds)).expect("sound")).expect("of these rules");
    }
    tables
}

/// Every answer must be the one that follows from the moves.
fn check(tables: &mut Tables<impl oware_endgame::Source>) {
    for (own, opp) in positions().take(200) {
        assert_eq!(tables.value(own, opp), tables.derived(own, opp));
    }
}

#[divan::bench]
fn one_value_kept(bencher: Bencher) {
    let mut tables = in_memory();
    check(&mut tables);
    let asked: Vec<_> = positions().take(4096).collect();
    let mut next = asked.iter().cycle();
    bencher.bench_local(|| next.next().map(|&(own, opp)| tables.value(own, opp)));
}

#[divan::bench]
fn one_value_unpacked(bencher: Bencher) {
    let files = solve_in_memory(Wari.spec().into(), Kind::Score, SEEDS).expect("solved");
    let last = files.into_iter().next_back().expect("a table");
    let table = Unpacked::read(&TableFile::open(last, id(SEEDS)).expect("sound")).expect("sound");
    let mut kept = in_memory();
    let asked: Vec<_> = positions().take(4096).collect();
    for &(own, opp) in &asked {
        assert_eq!(kept.value(own, opp), Ok(Value::Score(table.range(own, opp).0)));
    }
    // Every answer goes into the next question, so that none is asked before the last is known.
    bencher.counter(divan::counter::ItemsCount::new(asked.len())).bench_local(|| {
        asked.iter().fold(0, |last: i8, &(own, opp)| {
            let nothing = u64::from(divan::black_box(last) == i8::MIN);
            table.range(own ^ nothing, opp).0
        })
    });
}

#[divan::bench]
fn all_moves_kept(bencher: Bencher) {
    let mut tables = in_memory();
    check(&mut tables);
    let asked: Vec<_> = positions().take(4096).collect();
    let mut next = asked.iter().cycle();
    bencher.bench_local(|| next.next().map(|&(own, opp)| tables.probe(own, opp)));
}

#[divan::bench]
fn one_value_packed(bencher: Bencher) {
    let directory = tempfile::tempdir().expect("a directory");
    let mut tables = on_disk(directory.path(), 1);
    let mut kept = in_memory();
    let asked: Vec<_> = positions().take(64).collect();
    let value =
        |tables: &mut Tables<_>, (own, opp)| -> Option<Value> { tables.value(own, opp).ok() };
    for &(own, opp) in &asked {
        assert_eq!(value(&mut tables, (own, opp)), kept.value(own, opp).ok());
    }
    let mut next = asked.iter().cycle();
    bencher.bench_local(|| next.next().map(|&position| value(&mut tables, position)));
}
