//! Perft of the rules on machine words beside that of the plain arrays in the tests, one thread,
//! nothing hashed. Both must count the same. `items/s` are leaves a second:
//! `cargo bench -p oware-rules`.

use divan::Bencher;
use divan::counter::ItemsCount;
use oware_rules::{Position, RuleSet, Spec, Wari, perft};

#[expect(dead_code, reason = "the tests use all of it")]
#[path = "../tests/it/oracle.rs"]
mod oracle;

/// Deep enough to time, shallow enough for arrays.
const SHALLOW: u32 = 7;
const DEEP: u32 = 11;
/// Leaves from the start, as known from elsewhere.
const LEAVES: [(u32, u64); 2] = [(SHALLOW, 139_157), (DEEP, 91_558_687)];

fn main() {
    divan::main();
}

fn leaves(depth: u32) -> u64 {
    LEAVES.iter().find(|(known, _)| *known == depth).map_or(0, |(_, leaves)| *leaves)
}

fn check(bencher: Bencher, depth: u32, count: impl Fn() -> u64 + Sync) {
    let expected = leaves(depth);
    bencher.counter(ItemsCount::new(expected)).bench(|| assert_eq!(count(), expected));
}

#[divan::bench(args = [SHALLOW], max_time = 5)]
fn plain_arrays(bencher: Bencher, depth: u32) {
    let spec = Wari.spec();
    let start = oracle::start(&spec);
    check(bencher, depth, || oracle::perft(&start, depth, &spec));
}

#[divan::bench(args = [SHALLOW, DEEP], max_time = 5)]
fn lanes_typed(bencher: Bencher, depth: u32) {
    let start = Position::start(Wari);
    check(bencher, depth, || perft(&start, depth, Wari));
}

#[divan::bench(args = [SHALLOW, DEEP], max_time = 5)]
fn lanes_run_time_settings(bencher: Bencher, depth: u32) {
    let spec: Spec = Wari.spec();
    let start = Position::start(spec);
    check(bencher, depth, || perft(&start, depth, divan::black_box(spec)));
}
