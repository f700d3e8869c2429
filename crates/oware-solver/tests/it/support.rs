//! Tables for tests: built in memory, read back.

use std::collections::BTreeMap;
use std::path::PathBuf;

use oware_endgame::{Kind, TableFile, TableId, TableRules, Tables};
use oware_rules::{Preset, Rules, Spec};
use oware_solver::solve_in_memory;

/// Every rule set and every value of every setting that endgame values depend on.
pub fn many_rules() -> Vec<Spec> {
    let changed = [
        ("abapa", r#""grand_slam":"opponent_takes_rest""#),
        ("warri", r#""capture_run":"both","leftover":"uncounted""#),
        ("ashanti", r#""full_house":3,"leftover":"own_row""#),
        ("wari", r#""full_house":2,"capture_run":"both""#),
        ("ovare", r#""full_house":4,"leftover":"uncounted","capture_run":"before""#),
        ("warri", r#""full_house":1"#),
        ("abapa", r#""grand_slam":"leave_last","capture_run":"both","leftover":"split""#),
        ("abapa", r#""grand_slam":"opponent_takes_rest","full_house":2,"capture_run":"both""#),
    ];
    let changed = changed.map(|(preset, settings)| {
        let rules = format!(r#"{{"preset":"{preset}",{settings}}}"#);
        serde_json::from_str::<Rules>(&rules).expect(&rules).spec
    });
    Preset::ALL.iter().map(|preset| preset.spec()).chain(changed).collect()
}

/// The values of each table of 1 to `seeds` seeds as its file holds them.
pub fn values(rules: TableRules, kind: Kind, seeds: u8) -> Vec<Vec<i8>> {
    let files = solve_in_memory(rules, kind, seeds).expect("solved");
    (1..).zip(files).map(|(seeds, file)| contents(file, TableId { rules, kind, seeds })).collect()
}

pub fn contents(file: Vec<u8>, id: TableId) -> Vec<i8> {
    let file = TableFile::open(file, id).expect("a sound file");
    let blocks = (0..file.blocks()).map(|block| file.block(block).expect("a sound block"));
    blocks.flatten().map(|value| value as i8).collect()
}

/// Tables of 1 to `seeds` seeds, ready to be asked.
pub fn tables(rules: TableRules, kind: Kind, seeds: u8) -> Tables<Vec<u8>> {
    let mut tables = Tables::new(rules, kind);
    for (seeds, file) in (1..).zip(solve_in_memory(rules, kind, seeds).expect("solved")) {
        let file = TableFile::open(file, TableId { rules, kind, seeds }).expect("a sound file");
        tables.insert(file).expect("of these rules");
    }
    tables
}

pub fn histogram(values: &[i8]) -> BTreeMap<i8, u64> {
    let mut histogram = BTreeMap::new();
    for &value in values {
        *histogram.entry(value).or_insert(0) += 1;
    }
    histogram
}

/// The lines of a file that came with the project's assignment.
pub fn lines(name: &str) -> Vec<serde_json::Value> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name);
    let text = std::fs::read_to_string(path).expect(name);
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}
