//! The evaluation: how many seeds more than the other side the player to move will still win, judged
//! without looking ahead, by a small network learned from positions whose value is known.
//!
//! Integers only: the same position has the same value on every machine. How the numbers in
//! `eval/weights.bin` were made is told in `docs/evaluation.md`; `oware-tuner` makes them.

pub mod features;
pub mod weights;

use oware_rules::{Spec, lanes};

use features::{MOST, Scout};
use weights::{BUCKETS, HIDDEN, OPEN, SHIFT, Weights, bucket};

/// Counts of a house in a table of two houses.
const SIDE: usize = 32;
/// The bits of a lane that are set from [`SIDE`] seeds on.
const ABOVE: u64 = 0xE0E0_E0E0_E0E0;

/// One row of the first layer, or a sum of some.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Row([i16; HIDDEN]);

/// The network made ready for one set of rules.
///
/// First layer: the rows that the position turns on ([`features`]) are added up. A hidden unit is
/// its sum held between 0 and [`OPEN`]. The value is the sum of the hidden units times the output
/// weights of the position's bucket, in 1/2^[`SHIFT`] hundredths of a seed. What rows two
/// neighbouring houses turn on is added up beforehand, and the rows of the rules with them.
#[derive(Clone, Debug)]
pub struct Evaluator {
    scout: Scout,
    /// Houses 0 and 1, 2 and 3 … by count, the second 32 times.
    pairs: [Box<[Row; SIDE * SIDE]>; 6],
    attacks: Box<[[Row; 64]; 2]>,
    captures: Box<[[Row; MOST]; 2]>,
    out: [Row; BUCKETS],
    out_bias: [i32; BUCKETS],
}

impl Evaluator {
    /// For these rules, with the weights that the engine plays with.
    #[must_use]
    pub fn new(spec: Spec) -> Evaluator {
        Evaluator::with(&Weights::built_in(), spec)
    }

    /// For these rules, with other weights.
    #[must_use]
    pub fn with(weights: &Weights, spec: Spec) -> Evaluator {
        let row = |number: usize| Row(weights.rows[number]);
        let sum =
            |a: Row, b: Row| Row(std::array::from_fn(|unit| a.0[unit].wrapping_add(b.0[unit])));
        let rules = features::settings(spec).map(row).fold(Row(weights.bias), sum);
        let pair = |pair: usize, at: usize| {
            let first = row(features::house(2 * pair, at % SIDE));
            let both = sum(first, row(features::house(2 * pair + 1, at / SIDE)));
            if pair == 0 { sum(both, rules) } else { both }
        };
        Evaluator {
            scout: Scout::new(),
            pairs: std::array::from_fn(|number| {
                Box::new(std::array::from_fn(|at| pair(number, at)))
            }),
            attacks: Box::new(std::array::from_fn(|side| {
                std::array::from_fn(|houses| row(features::attack(side, houses)))
            })),
            captures: Box::new(std::array::from_fn(|side| {
                std::array::from_fn(|most| row(features::capture(side, most)))
            })),
            out: weights.out.map(Row),
            out_bias: weights.out_bias,
        }
    }

    /// How many seeds more than the other side the mover is expected to win from here on, in
    /// hundredths: rows as lanes, the mover's first, at most 48 seeds. The position is not an end.
    #[must_use]
    #[inline]
    pub fn evaluate(&self, own: u64, opp: u64) -> i32 {
        let mine = self.scout.threats(own, opp);
        let theirs = self.scout.threats(opp, own);
        let (a, b) = (clip(own), clip(opp));
        let pair = |number: usize, row: u64| {
            let lanes = row >> (16 * (number % 3));
            &self.pairs[number][(lanes & 31 | lanes >> 3 & (31 << 5)) as usize].0
        };
        let rows = [
            pair(0, a),
            pair(1, a),
            pair(2, a),
            pair(3, b),
            pair(4, b),
            pair(5, b),
            &self.attacks[0][mine.houses & 63].0,
            &self.attacks[1][theirs.houses & 63].0,
            &self.captures[0][mine.most & (MOST - 1)].0,
            &self.captures[1][theirs.most & (MOST - 1)].0,
        ];
        let bucket = bucket(lanes::total(own) + lanes::total(opp));
        (units(rows, &self.out[bucket].0) + self.out_bias[bucket]) >> SHIFT
    }
}

/// WebAssembly of browsers that have no vector instructions.
const SCALAR: bool = cfg!(all(target_family = "wasm", not(target_feature = "simd128")));

/// The hidden units times the output weights.
#[inline(always)]
fn units(rows: [&[i16; HIDDEN]; 10], out: &[i16; HIDDEN]) -> i32 {
    if SCALAR {
        let sum = |unit: usize| rows.iter().fold(0i16, |sum, row| sum.wrapping_add(row[unit]));
        let part = |unit: usize| i32::from(sum(unit).clamp(0, OPEN)) * i32::from(out[unit]);
        return (0..HIDDEN).map(part).sum();
    }
    // Plain loops, which compilers turn into vector instructions: each by itself, so that all but
    // the last have 16 bits a unit (in one loop all would have 32, at 60 % of the speed).
    let mut units = *rows[0];
    for row in &rows[1..] {
        for (unit, each) in units.iter_mut().zip(*row) {
            *unit = unit.wrapping_add(*each);
        }
    }
    for unit in &mut units {
        *unit = (*unit).clamp(0, OPEN);
    }
    units.iter().zip(out).map(|(&unit, &out)| i32::from(unit) * i32::from(out)).sum()
}

/// A row in which no house has more seeds than the tables of two houses know.
#[inline(always)]
fn clip(row: u64) -> u64 {
    if row & ABOVE == 0 { row } else { clip_each(row) }
}

#[cold]
fn clip_each(row: u64) -> u64 {
    let house = |place| u64::from(lanes::seeds(row, place).min(SIDE as u8 - 1)) << (8 * place);
    (0..6).map(house).sum()
}

#[cfg(test)]
mod tests {
    use oware_rules::{CaptureRun, GrandSlam, Leftover, Preset, Spec, lanes};

    use super::weights::{BUCKETS, FILE, HIDDEN, OPEN, SHIFT, Weights, bucket, checksum};
    use super::{Evaluator, features};

    /// The weights are data: a change of them is a change of play and is told by `Bench:`.
    const CHECKSUM: u64 = 0x74BC_641B_E1AF_1BAD;

    #[test]
    fn the_weights_are_those_that_were_measured() {
        let weights = Weights::built_in();
        let bytes = weights.to_bytes();
        assert_eq!(bytes.len(), FILE);
        assert_eq!(bytes, include_bytes!("eval/weights.bin"));
        assert_eq!(checksum(&bytes), CHECKSUM, "{:#018X}", checksum(&bytes));
        assert_eq!((weights.rows.len(), features::ROWS), (457, 457));
        assert!(weights.sums_fit());
    }

    /// The network row by row, as the module tells it.
    fn plainly(weights: &Weights, spec: Spec, own: u64, opp: u64) -> i32 {
        let scout = features::Scout::new();
        let rows: Vec<_> =
            features::of(&scout, own, opp).into_iter().chain(features::settings(spec)).collect();
        let at = bucket(lanes::total(own) + lanes::total(opp));
        let hidden = |unit: usize| {
            let sum: i32 = rows.iter().map(|&row| i32::from(weights.rows[row][unit])).sum();
            (sum + i32::from(weights.bias[unit])).clamp(0, i32::from(OPEN))
        };
        let out = |unit: usize| hidden(unit) * i32::from(weights.out[at][unit]);
        ((0..HIDDEN).map(out).sum::<i32>() + weights.out_bias[at]) >> SHIFT
    }

    #[test]
    fn tables_of_two_houses_change_nothing() {
        let weights = Weights::built_in();
        let mut specs: Vec<Spec> = Preset::ALL.iter().map(|preset| preset.spec()).collect();
        specs.push(Spec {
            grand_slam: GrandSlam::OpponentTakesRest,
            capture_run: CaptureRun::Both,
            full_house: 9,
            leftover: Leftover::Uncounted,
            ..specs[0]
        });
        let mut random = 7u64;
        let mut below = |end: u64| {
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (random >> 33) % end
        };
        let mut seen = [false; BUCKETS];
        for spec in specs {
            let evaluator = Evaluator::new(spec);
            for round in 0..500 {
                let (mut rows, seeds) = ([0u64; 2], 1 + below(48));
                // Now and then nearly all in one house: no count may fall out of the tables.
                let heap = if round % 10 == 0 { seeds } else { 0 };
                rows[below(2) as usize] += heap << (8 * below(6));
                for _ in heap..seeds {
                    rows[below(2) as usize] += 1 << (8 * below(6));
                }
                seen[bucket(seeds as u8)] = true;
                let [own, opp] = rows;
                let found = evaluator.evaluate(own, opp);
                assert_eq!(found, plainly(&weights, spec, own, opp), "{own:x} {opp:x}");
            }
        }
        assert!(seen.iter().all(|&seen| seen));
    }

    #[test]
    fn more_of_what_is_good_is_better() {
        let evaluator = Evaluator::new(Preset::Abapa.spec());
        // The single seed takes three at once, or is a house too far away to.
        let takes = evaluator.evaluate(0x0100_0000_0004, 0x0404_0404_0402);
        let waits = evaluator.evaluate(0x0001_0000_0004, 0x0404_0404_0402);
        assert!(takes > waits + 100, "{takes} {waits}");
    }
}
