//! The network in floating point: what [`oware_engine::eval::Evaluator`] computes in integers, and
//! how it learns (Adam on mini-batches).

use oware_engine::eval::features::{COUNTS, ROWS, house};
use oware_engine::eval::weights::{BUCKETS, HIDDEN, OPEN, SHIFT, Weights, bucket};

use crate::rng::Rng;

/// Errors beyond so many seeds count in proportion, smaller ones by their square.
const PLAIN_BEYOND: f32 = 3.0;
/// What a hidden unit that is shut or fully open still learns.
const LEAK: f32 = 0.01;

const BIAS: usize = ROWS * HIDDEN;
const OUT: usize = BIAS + HIDDEN;
const OUT_BIAS: usize = OUT + BUCKETS * HIDDEN;
const SIZE: usize = OUT_BIAS + BUCKETS;

/// All parameters: first layer row by row, its bias, output by bucket, its biases. A hidden unit is
/// open at 1, the output in seeds.
pub(crate) struct Model {
    parameters: Vec<f32>,
}

/// How parameters should change, added up over some samples.
pub(crate) struct Gradient {
    of: Vec<f32>,
    samples: usize,
    /// Sum of the samples' losses.
    pub(crate) loss: f64,
}

impl Gradient {
    pub(crate) fn new() -> Gradient {
        Gradient { of: vec![0.0; SIZE], samples: 0, loss: 0.0 }
    }
}

impl Model {
    /// Small random numbers; what a house contributes rises or falls steadily with its count.
    pub(crate) fn new(rng: &mut Rng) -> Model {
        let mut parameters = vec![0.0; SIZE];
        for place in 0..12 {
            for unit in 0..HIDDEN {
                let slope = (rng.unit() - 0.5) * 0.3;
                for count in 0..COUNTS {
                    parameters[house(place, count) * HIDDEN + unit] =
                        slope * (count as f32 - 4.0) / 4.0 + (rng.unit() - 0.5) * 0.6;
                }
            }
        }
        parameters[BIAS..OUT].fill_with(|| rng.unit() * 0.5);
        parameters[OUT..OUT_BIAS].fill_with(|| rng.unit() - 0.5);
        Model { parameters }
    }

    /// The value of a position that turns on these rows.
    #[cfg(test)]
    fn value(&self, rows: &[u16], seeds: u8) -> f32 {
        let sums = self.sums(rows);
        let at = bucket(seeds);
        let out = &self.parameters[OUT + at * HIDDEN..][..HIDDEN];
        let value = sums.iter().zip(out).map(|(sum, out)| sum.clamp(0.0, 1.0) * out).sum::<f32>();
        self.parameters[OUT_BIAS + at] + value
    }

    fn sums(&self, rows: &[u16]) -> [f32; HIDDEN] {
        let mut sums = [0.0; HIDDEN];
        sums.copy_from_slice(&self.parameters[BIAS..OUT]);
        for &row in rows {
            let row = &self.parameters[usize::from(row) * HIDDEN..][..HIDDEN];
            sums.iter_mut().zip(row).for_each(|(sum, part)| *sum += part);
        }
        sums
    }

    /// Adds to a gradient what would bring the value of a position nearer to `wanted`.
    pub(crate) fn learn(&self, rows: &[u16], seeds: u8, wanted: f32, gradient: &mut Gradient) {
        let sums = self.sums(rows);
        let at = bucket(seeds);
        let out = &self.parameters[OUT + at * HIDDEN..][..HIDDEN];
        let open = sums.map(|sum| sum.clamp(0.0, 1.0));
        let value = open.iter().zip(out).map(|(open, out)| open * out).sum::<f32>()
            + self.parameters[OUT_BIAS + at];
        let error = value - wanted;
        let pull = error.clamp(-PLAIN_BEYOND, PLAIN_BEYOND);
        // The half square within, its tangent beyond.
        gradient.loss += f64::from(pull * (error - 0.5 * pull));
        gradient.samples += 1;
        let of = &mut gradient.of;
        of[OUT_BIAS + at] += pull;
        let pulls: [f32; HIDDEN] = std::array::from_fn(|unit| {
            let slope = if sums[unit] > 0.0 && sums[unit] < 1.0 { 1.0 } else { LEAK };
            pull * out[unit] * slope
        });
        let outs = &mut of[OUT + at * HIDDEN..][..HIDDEN];
        outs.iter_mut().zip(open).for_each(|(out, open)| *out += pull * open);
        let starts = rows.iter().map(|&row| usize::from(row) * HIDDEN).chain([BIAS]);
        for start in starts {
            let row = &mut of[start..][..HIDDEN];
            row.iter_mut().zip(pulls).for_each(|(part, pull)| *part += pull);
        }
    }

    /// As whole numbers, for the engine.
    pub(crate) fn weights(&self) -> Weights {
        let whole = |number: &f32, unit: f32| {
            let most = f32::from(i16::MAX);
            (number * unit).round().clamp(-most, most) as i16
        };
        let open = f32::from(OPEN);
        let value = 100.0 * (1u32 << SHIFT) as f32;
        let row =
            |at: usize, unit: f32| std::array::from_fn(|n| whole(&self.parameters[at + n], unit));
        Weights {
            rows: (0..ROWS).map(|number| row(number * HIDDEN, open)).collect(),
            bias: row(BIAS, open),
            out: std::array::from_fn(|number| row(OUT + number * HIDDEN, value / open)),
            out_bias: std::array::from_fn(|number| {
                (self.parameters[OUT_BIAS + number] * value).round() as i32
            }),
        }
    }
}

/// Adam: every parameter has a pace of its own.
pub(crate) struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    const MEAN: f32 = 0.9;
    const SQUARE: f32 = 0.999;

    pub(crate) fn new() -> Adam {
        Adam { mean: vec![0.0; SIZE], square: vec![0.0; SIZE], steps: 0 }
    }

    /// Changes the model by a gradient, which is empty afterwards.
    pub(crate) fn step(&mut self, model: &mut Model, gradient: &mut Gradient, rate: f32) {
        self.steps += 1;
        let rate = rate * (1.0 - Adam::SQUARE.powi(self.steps)).sqrt()
            / (1.0 - Adam::MEAN.powi(self.steps));
        let share = 1.0 / gradient.samples.max(1) as f32;
        let all = self.mean.iter_mut().zip(&mut self.square).zip(&mut gradient.of);
        for (((mean, square), of), parameter) in all.zip(&mut model.parameters) {
            let slope = *of * share;
            *of = 0.0;
            *mean = Adam::MEAN * *mean + (1.0 - Adam::MEAN) * slope;
            *square = Adam::SQUARE * *square + (1.0 - Adam::SQUARE) * slope * slope;
            *parameter -= rate * *mean / (square.sqrt() + 1e-8);
        }
        gradient.samples = 0;
        gradient.loss = 0.0;
    }
}

#[cfg(test)]
mod tests {
    use super::{Adam, Gradient, Model};
    use crate::rng::Rng;

    #[test]
    fn it_learns_what_it_is_shown() {
        let mut rng = Rng::new(1);
        let mut model = Model::new(&mut rng);
        let (mut adam, mut gradient) = (Adam::new(), Gradient::new());
        let shown: Vec<([u16; 3], u8, f32)> = (0..40u16)
            .map(|n| ([n % 20, 24 + n % 7, 300 + n], (n % 48) as u8, f32::from(n % 13) - 6.0))
            .collect();
        for _ in 0..600 {
            for (rows, seeds, value) in &shown {
                model.learn(rows, *seeds, *value, &mut gradient);
            }
            adam.step(&mut model, &mut gradient, 0.01);
        }
        for (rows, seeds, value) in &shown {
            let found = model.value(rows, *seeds);
            assert!((found - value).abs() < 0.3, "{found} for {value}");
        }
    }

    #[test]
    fn the_slope_is_that_of_the_loss() {
        let mut model = Model::new(&mut Rng::new(5));
        let rows = [3, 30, 60, 100];
        let mut gradient = Gradient::new();
        model.learn(&rows, 20, 1.5, &mut gradient);
        let loss = |model: &Model| {
            let mut gradient = Gradient::new();
            model.learn(&rows, 20, 1.5, &mut gradient);
            gradient.loss
        };
        for at in [super::OUT + 2 * super::HIDDEN + 4, super::OUT_BIAS + 3] {
            let here = loss(&model);
            model.parameters[at] += 1e-3;
            let slope = (loss(&model) - here) / 1e-3;
            model.parameters[at] -= 1e-3;
            assert!((slope - f64::from(gradient.of[at])).abs() < 0.02, "{slope}");
        }
    }
}
