//! Learns weights from samples, and tells how far weights are from the truth.

use std::fmt::Write as _;

use oware_engine::eval::Evaluator;
use oware_engine::eval::features::{self, Scout};
use oware_engine::eval::weights::Weights;

use crate::model::{Adam, Gradient, Model};
use crate::rng::{Rng, mix};
use crate::sample::{RULES, Sample};

/// Samples between two steps.
const BATCH: usize = 512;
/// How far a step goes at first and at last; between them it falls along a cosine.
const RATES: [f32; 2] = [0.004, 0.000_02];
/// One position in so many is kept from learning and asked in the end.
const ASKED: u64 = 20;

/// Rows that a sample turns on.
struct Lists {
    scout: Scout,
    settings: Vec<Vec<u16>>,
}

impl Lists {
    fn new() -> Lists {
        let settings = |spec| features::settings(spec).map(|row| row as u16).collect();
        let settings = RULES.iter().map(|(_, spec)| settings(spec())).collect();
        Lists { scout: Scout::new(), settings }
    }

    fn fill(&self, sample: &Sample, rows: &mut Vec<u16>) {
        let (own, opp) = sample.rows();
        rows.clear();
        rows.extend(features::of(&self.scout, own, opp).map(|row| row as u16));
        rows.extend(&self.settings[usize::from(sample.rules)]);
    }
}

/// Parts the samples into those to learn from and those to ask: a position is always on one side.
pub(crate) fn split(samples: Vec<Sample>) -> (Vec<Sample>, Vec<Sample>) {
    samples.into_iter().partition(|sample| {
        let (own, opp) = sample.rows();
        !mix(own.wrapping_mul(31).wrapping_add(opp)).is_multiple_of(ASKED)
    })
}

/// Learns from the samples, each `rounds` times; `told` hears the mean loss of each round.
pub(crate) fn fit(
    mut samples: Vec<Sample>,
    rounds: usize,
    seed: u64,
    told: &mut dyn FnMut(usize, f64),
) -> Weights {
    let mut rng = Rng::new(seed);
    let mut model = Model::new(&mut rng);
    let (mut adam, mut gradient) = (Adam::new(), Gradient::new());
    let lists = Lists::new();
    let mut rows = Vec::new();
    let steps = (rounds * samples.len().div_ceil(BATCH)) as f32;
    let mut step = 0.0;
    for round in 0..rounds {
        for at in (1..samples.len()).rev() {
            samples.swap(at, rng.below(at + 1));
        }
        let mut loss = 0.0;
        for batch in samples.chunks(BATCH) {
            for sample in batch {
                lists.fill(sample, &mut rows);
                let wanted = f32::from(sample.value) / 100.0;
                model.learn(&rows, sample.seeds(), wanted, &mut gradient);
            }
            loss += gradient.loss;
            let share = 0.5 + 0.5 * (std::f32::consts::PI * step / steps).cos();
            adam.step(&mut model, &mut gradient, RATES[1] + (RATES[0] - RATES[1]) * share);
            step += 1.0;
        }
        told(round, loss / samples.len().max(1) as f64);
    }
    model.weights()
}

/// Mean absolute error in seeds.
#[derive(Clone, Copy, Default)]
struct Error {
    sum: f64,
    /// Of the values themselves: the error of one who always says 0.
    values: f64,
    samples: u32,
}

impl Error {
    fn add(&mut self, found: i32, wanted: i16) {
        self.sum += f64::from((found - i32::from(wanted)).abs()) / 100.0;
        self.values += f64::from(wanted.abs()) / 100.0;
        self.samples += 1;
    }

    fn line(&self, name: &str) -> String {
        let samples = f64::from(self.samples.max(1));
        format!(
            "{name:>9} {:>9} {:>7.3} {:>7.3}\n",
            self.samples,
            self.sum / samples,
            self.values / samples
        )
    }
}

/// How far the evaluation is from the samples, by rules and by seeds on the board.
pub(crate) fn report(weights: &Weights, samples: &[Sample]) -> String {
    let evaluators: Vec<_> =
        RULES.iter().map(|(_, spec)| Evaluator::with(weights, spec())).collect();
    let (mut all, mut rules, mut seeds) =
        (Error::default(), vec![Error::default(); RULES.len()], vec![Error::default(); 49]);
    for sample in samples {
        let (own, opp) = sample.rows();
        let found = evaluators[usize::from(sample.rules)].evaluate(own, opp);
        for error in [
            &mut all,
            &mut rules[usize::from(sample.rules)],
            &mut seeds[usize::from(sample.seeds())],
        ] {
            error.add(found, sample.value);
        }
    }
    let mut text = String::from("             samples   error   value\n");
    let _ = write!(text, "{}", all.line("all"));
    let known = |errors: Vec<Error>| errors.into_iter().enumerate().filter(|(_, e)| e.samples > 0);
    known(rules).for_each(|(number, error)| text += &error.line(RULES[number].0));
    known(seeds).for_each(|(number, error)| text += &error.line(&number.to_string()));
    text
}
