//! What the evaluation looks at: which rows of the first layer a position turns on.
//!
//! The tuner learns from exactly these rows and the engine adds up exactly these rows, so that what
//! is learned is what is played.

use core::ops::Range;

use oware_rules::{CaptureRun, GrandSlam, Leftover, Spec, lanes};

/// Counts of a house that are told apart; more seeds count as the last.
pub const COUNTS: usize = 24;
/// Values of [`Threats::most`].
pub const MOST: usize = 16;
/// Settings of the rules that have a row.
pub const SETTINGS: usize = GrandSlam::ALL.len() + 3;

const ATTACK: usize = 12 * COUNTS;
const CAPTURE: usize = ATTACK + 2 * 64;
const SETTING: usize = CAPTURE + 2 * MOST;
/// Rows of the first layer: each house by count, for each side the houses it attacks and its best
/// capture, the settings.
pub const ROWS: usize = SETTING + SETTINGS;

/// The row of a house (0 to 5 the mover's, 6 to 11 the other's) with so many seeds.
#[must_use]
pub const fn house(place: usize, seeds: usize) -> usize {
    place * COUNTS + if seeds < COUNTS { seeds } else { COUNTS - 1 }
}

/// The row of the houses (six bits) that one side attacks: 0 the mover, 1 the other.
#[must_use]
pub const fn attack(side: usize, houses: usize) -> usize {
    ATTACK + side * 64 + houses
}

/// The row of the most that one side could capture by a single move.
#[must_use]
pub const fn capture(side: usize, most: usize) -> usize {
    CAPTURE + side * MOST + most
}

/// The rows of the rules: one for what a grand slam does, one for each setting that is not plain.
pub fn settings(spec: Spec) -> impl Iterator<Item = usize> {
    let slams = GrandSlam::ALL.iter().map(move |&slam| slam == spec.grand_slam);
    let others = [
        spec.capture_run == CaptureRun::Both,
        spec.full_house != 0,
        spec.leftover == Leftover::Uncounted,
    ];
    (SETTING..).zip(slams.chain(others)).filter(|(_, on)| *on).map(|(row, _)| row)
}

/// Rows of which at most one is on at a time, group by group.
pub fn groups() -> impl Iterator<Item = Range<usize>> {
    let houses = (0..12).map(|place| place * COUNTS..(place + 1) * COUNTS);
    let attacks = (0..2).map(|side| attack(side, 0)..attack(side, 64));
    let captures = (0..2).map(|side| capture(side, 0)..capture(side, MOST));
    let slams = SETTING..SETTING + GrandSlam::ALL.len();
    let others = (slams.end..ROWS).map(|row| row..row + 1);
    houses.chain(attacks).chain(captures).chain([slams]).chain(others)
}

/// All rows that a position turns on but those of the rules, in any order; rows as lanes.
#[must_use]
pub fn of(scout: &Scout, own: u64, opp: u64) -> [usize; 16] {
    let (mine, theirs) = (scout.threats(own, opp), scout.threats(opp, own));
    std::array::from_fn(|at| match at {
        0..6 => house(at, usize::from(lanes::seeds(own, at))),
        6..12 => house(at, usize::from(lanes::seeds(opp, at - 6))),
        12 => attack(0, mine.houses),
        13 => attack(1, theirs.houses),
        14 => capture(0, mine.most),
        _ => capture(1, theirs.most),
    })
}

/// The lowest bit of every lane.
const ONES: u64 = 0x0101_0101_0101_0101;
/// All bits of a lane but the highest.
const LOW: u64 = 0x7F * ONES;

/// One bit a house whose lane is 0; lanes are below 128.
#[inline(always)]
const fn zeros(lanes: u64) -> usize {
    let high = !(lanes + LOW) & 0x0000_8080_8080_8080;
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as usize
}

/// What one side's sowings could capture by the common rule: slams, feeding and captures beyond the
/// last house are left aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threats {
    /// Houses of the other side, as bits from its left, that are taken by a sowing that ends there,
    /// in its first or second round.
    pub houses: usize,
    /// The most seeds taken by one sowing of the first round; above 15 counts as 15.
    pub most: usize,
}

/// Tells threats, by tables.
#[derive(Clone, Debug)]
pub struct Scout {
    /// By the houses of one seed and, six bits higher, of one or two: the row's kind, times 64.
    kinds: Box<[u16; 4096]>,
    /// By kind of row and houses reached: the most seeds taken.
    most: Box<[u8; 65_536]>,
}

impl Default for Scout {
    fn default() -> Scout {
        Scout::new()
    }
}

impl Scout {
    /// Makes the tables.
    #[must_use]
    pub fn new() -> Scout {
        let (mut kinds, mut most) = (Box::new([0; 4096]), Box::new([0; 65_536]));
        for kind in 0..729usize {
            // Seeds that a sowing through a house would take there, 0 if it would take none.
            let takes: [u8; 6] =
                std::array::from_fn(|at| [0, 2, 3][kind / 3usize.pow(at as u32) % 3]);
            let houses = |some: fn(u8) -> bool| {
                (0..6).map(|at| usize::from(some(takes[at])) << at).sum::<usize>()
            };
            kinds[houses(|n| n == 2) | houses(|n| n > 0) << 6] = (kind * 64) as u16;
            for reached in 0..64usize {
                let ends = (0..6).filter(|at| reached >> at & 1 == 1);
                let taken = ends.map(|at| takes[..=at].iter().rev().take_while(|n| **n > 0).sum());
                most[kind * 64 + reached] = taken.max().unwrap_or(0).min(MOST as u8 - 1);
            }
        }
        Scout { kinds, most }
    }

    /// What `own` threatens in `opp`; rows as lanes.
    #[must_use]
    #[inline(always)]
    pub fn threats(&self, own: u64, opp: u64) -> Threats {
        // Bit n: some sowing has its last seed fall n houses after the own leftmost, or no seed at
        // all lies in house n.
        let ends = own + 0x0000_0504_0302_0100;
        let mut reached = 0u64;
        for place in 0..6 {
            reached |= 1u64 << (lanes::seeds(ends, place) & 63);
        }
        let first = (reached >> 6 & 63) as usize;
        // The origin is skipped, so that a second round ends one house further on.
        let second = (reached >> 17 & 63) as usize;
        let ones = zeros(opp ^ ONES);
        let one_or_two = zeros((((opp + ONES) >> 1) & LOW) ^ ONES);
        let none_or_one = zeros((opp >> 1) & LOW);
        let kind = usize::from(self.kinds[ones | one_or_two << 6]);
        Threats {
            houses: first & one_or_two | second & none_or_one,
            most: usize::from(self.most[kind | first & one_or_two]),
        }
    }
}

#[cfg(test)]
mod tests {
    use oware_rules::{CaptureRun, Preset, lanes};

    use super::{ROWS, Scout, groups, of, settings};

    /// Some positions of any number of seeds, as rows.
    fn positions() -> impl Iterator<Item = (u64, u64)> {
        let mut state = 1u64;
        std::iter::repeat_with(move || {
            let mut row = |most: u64| {
                (0..6).fold(0, |row, _| {
                    state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    (row << 8) | ((state >> 33) % most)
                })
            };
            (row(9), row(5))
        })
    }

    #[test]
    fn threats_are_what_sowings_take() {
        let scout = Scout::new();
        let mut seen = [0; 2];
        for (own, opp) in positions().take(50_000) {
            // A house with enough for a second round now and then.
            let own = if own >> 40 == 3 { own + (9 << 40) } else { own };
            let (mut houses, mut most) = (0, 0);
            for place in (0..6).filter(|&place| lanes::seeds(own, place) > 0) {
                let sown = lanes::sow(own, opp, place, CaptureRun::Before);
                let last = (63 - (sown.taken | 1).leading_zeros()) / 8;
                let rounds = usize::from((lanes::seeds(own, place) - 1) / 11);
                if sown.taken != 0 {
                    houses |= 1 << last;
                    seen[rounds.min(1)] += 1;
                }
                if rounds == 0 {
                    most = most.max(usize::from(lanes::total(sown.opp & sown.taken)));
                }
            }
            let found = scout.threats(own, opp);
            assert_eq!((found.houses, found.most), (houses, most.min(15)), "{own:x} {opp:x}");
        }
        assert!(seen[0] > 10_000 && seen[1] > 100, "{seen:?}");
    }

    #[test]
    fn each_group_has_at_most_one_row_on() {
        assert_eq!(groups().flatten().collect::<Vec<_>>(), (0..ROWS).collect::<Vec<_>>());
        let scout = Scout::new();
        for (own, opp) in positions().take(1000) {
            let on = of(&scout, own, opp);
            assert!(groups().all(|group| on.iter().filter(|row| group.contains(row)).count() <= 1));
        }
        for preset in Preset::ALL {
            let on: Vec<_> = settings(preset.spec()).collect();
            assert!(groups().all(|group| on.iter().filter(|row| group.contains(row)).count() <= 1));
            assert!(!on.is_empty());
        }
    }
}
