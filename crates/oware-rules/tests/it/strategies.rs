//! Random rules, positions and texts for the laws.

use std::iter::repeat_n;

use oware_rules::{
    CaptureRun, GrandSlam, House, Leftover, Position, Preset, Repetition, Rules, Side, Spec,
};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

fn spec() -> impl Strategy<Value = Spec> {
    let policies = (
        select(GrandSlam::ALL),
        select(CaptureRun::ALL),
        select(&Side::ALL[..]),
        any::<bool>(),
        select(Leftover::ALL),
        select(Repetition::ALL),
    );
    let full_house = prop_oneof![2 => Just(0), 1 => 1..=12u8, 1 => 0..=48u8];
    let seeds_per_house = prop_oneof![1 => 1..=3u8, 2 => Just(4)];
    (policies, full_house, seeds_per_house).prop_map(
        |(
            (grand_slam, capture_run, first, majority, leftover, repetition),
            full_house,
            seeds_per_house,
        )| Spec {
            grand_slam,
            capture_run,
            full_house,
            first,
            majority,
            leftover,
            repetition,
            seeds_per_house,
        },
    )
}

pub fn presets() -> impl Strategy<Value = Preset> {
    select(Preset::ALL)
}

/// Presets, and presets with any settings changed.
pub fn rules() -> impl Strategy<Value = Rules> {
    let changed = (presets(), spec()).prop_map(|(preset, spec)| Rules { preset, spec });
    prop_oneof![1 => presets().prop_map(Rules::preset), 3 => changed]
}

/// The house of each seed on the board, seen from the mover (0–5 the own row), of four kinds.
fn seeds() -> impl Strategy<Value = Vec<usize>> {
    let anywhere = vec(0..12usize, 0..=48);
    let crowded = (vec(0..12usize, 1..=4), vec(any::<Index>(), 0..=48))
        .prop_map(|(houses, seeds)| seeds.iter().map(|seed| *seed.get(&houses)).collect());
    let few = vec(prop_oneof![3 => 0..6usize, 1 => 6..12usize], 0..=8);
    prop_oneof![1 => anywhere, 1 => crowded, 1 => few, 2 => slams()]
}

/// Boards on which one house, sown, makes 2 or 3 of all that lies in the opponent's row, or nearly.
fn slams() -> impl Strategy<Value = Vec<usize>> {
    let theirs = vec(1..=2usize, 1..=6);
    let others = vec(prop_oneof![9 => 0..6usize, 1 => 6..12usize], 0..=3);
    (0..6usize, theirs, others).prop_map(|(place, theirs, others)| {
        let reach = 6 - place + theirs.len() - 1;
        let row = (6..).zip(theirs).flat_map(|(house, count)| repeat_n(house, count));
        row.chain(repeat_n(place, reach)).chain(others).collect()
    })
}

/// A position of these rules: the seeds that are not on the board lie in the stores, mostly about
/// as many in each.
pub fn positions(rules: Rules) -> impl Strategy<Value = Position> {
    let total = rules.spec.total_seeds();
    let south = prop_oneof![9 => 45..=55u32, 2 => 30..=70u32, 1 => 0..=100u32];
    (seeds(), south, select(&Side::ALL[..])).prop_map(move |(seeds, percent, side)| {
        let mut board = [0; 12];
        seeds.into_iter().take(usize::from(total)).for_each(|house| board[house] += 1);
        if side == Side::North {
            board.rotate_left(6);
        }
        let stored = total - board.iter().sum::<u8>();
        let south = ((u32::from(stored) * percent + 50) / 100) as u8;
        Position::new(board, [south, stored - south], side, rules).expect("all seeds are there")
    })
}

pub fn rules_and_position() -> impl Strategy<Value = (Rules, Position)> {
    rules().prop_flat_map(|rules| (Just(rules), positions(rules)))
}

pub fn houses() -> impl Strategy<Value = House> {
    select(&House::ALL[..])
}

/// Any text, and text of the characters of positions, moves and JSON.
pub fn texts() -> impl Strategy<Value = String> {
    let like = |alphabet: &'static str| {
        let letters: Vec<char> = alphabet.chars().collect();
        vec(select(letters), 0..48).prop_map(|letters| letters.into_iter().collect())
    };
    prop_oneof![
        vec(any::<char>(), 0..32).prop_map(|letters| letters.into_iter().collect()),
        like("0123456789-SN"),
        like("44440-S "),
        like("ABCDEFabcdefgé"),
        like("{}[]\":,preset_fullhouse0129.-e"),
    ]
}
