//! Makes the weights of the engine's evaluation: positions with known values, and a network that
//! learns them. The recipe is in `docs/evaluation.md`. Not a part of what people run.

mod fit;
mod generate;
mod model;
mod rng;
mod sample;
mod search;
mod truth;

use std::error::Error;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use oware_engine::eval::Evaluator;
use oware_engine::eval::weights::Weights;
use oware_rules::lanes;

use crate::generate::Recipe;
use crate::sample::{RULES, Sample};
use crate::truth::Truth;

/// Makes the weights of the engine's evaluation.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Make positions with their values.
    Data {
        /// Rules: a rule set, or rest, both, full, uncounted (one setting changed).
        #[arg(long, value_parser = rules)]
        rules: u8,
        /// Number of positions.
        #[arg(long)]
        count: usize,
        /// Plies that a value looks ahead.
        #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(i8).range(1..=60))]
        depth: i8,
        /// Values of so many seeds are exact.
        #[arg(long, default_value_t = 16, value_parser = clap::value_parser!(u8).range(1..=24))]
        exact: u8,
        /// Weights that judge what the search does not see through; the engine's by default.
        #[arg(long)]
        weights: Option<PathBuf>,
        /// Judge by a fifth of the difference of the rows instead: the first round, from nothing.
        #[arg(long, conflicts_with = "weights")]
        first: bool,
        /// Where to begin the random numbers.
        #[arg(long)]
        seed: u64,
        /// File to write.
        #[arg(long)]
        out: PathBuf,
    },
    /// Learn weights from files of positions.
    Fit {
        /// Times that each position is seen.
        #[arg(long, default_value_t = 16)]
        rounds: usize,
        /// Where to begin the random numbers.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// File to write.
        #[arg(long)]
        out: PathBuf,
        /// Files made by `data`.
        #[arg(required = true)]
        data: Vec<PathBuf>,
    },
    /// Tell how far weights are from positions that they did not learn from.
    Report {
        /// Weights; the engine's by default.
        #[arg(long)]
        weights: Option<PathBuf>,
        /// Ask all positions, not only those that `fit` keeps from learning.
        #[arg(long)]
        all: bool,
        /// Files made by `data`.
        #[arg(required = true)]
        data: Vec<PathBuf>,
    },
}

fn rules(name: &str) -> Result<u8, String> {
    let known = RULES.iter().position(|(known, _)| *known == name);
    known.map(|number| number as u8).ok_or_else(|| {
        let names: Vec<_> = RULES.iter().map(|(name, _)| *name).collect();
        format!("there are {}", names.join(", "))
    })
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<(), Box<dyn Error>> {
    match command {
        Command::Data { rules, count, depth, exact, weights, first, seed, out } => {
            let spec = RULES[usize::from(rules)].1();
            let truth = Truth::solve(spec.into(), exact)?;
            let evaluator = match weights {
                Some(path) => Evaluator::with(&read_weights(&path)?, spec),
                None => Evaluator::new(spec),
            };
            let recipe = Recipe { spec, rules, count, depth, seed };
            let samples = if first {
                let seeds = |row| i32::from(lanes::total(row));
                generate::generate(&recipe, &truth, |own, opp| 20 * (seeds(own) - seeds(opp)))
            } else {
                generate::generate(&recipe, &truth, |own, opp| evaluator.evaluate(own, opp))
            };
            sample::write(&out, &samples)?;
        }
        Command::Fit { rounds, seed, out, data } => {
            let (learned, asked) = fit::split(read_samples(&data)?);
            let weights = fit::fit(learned, rounds, seed, &mut |round, loss| {
                eprintln!("round {}: loss {loss:.4}", round + 1);
            });
            if !weights.sums_fit() {
                return Err("the weights are too great for 16 bits".into());
            }
            std::fs::write(&out, weights.to_bytes())?;
            print!("{}", fit::report(&weights, &asked));
        }
        Command::Report { weights, all, data } => {
            let weights = match weights {
                Some(path) => read_weights(&path)?,
                None => Weights::built_in(),
            };
            let samples = read_samples(&data)?;
            let asked = if all { samples } else { fit::split(samples).1 };
            print!("{}", fit::report(&weights, &asked));
        }
    }
    Ok(())
}

fn read_weights(path: &Path) -> Result<Weights, Box<dyn Error>> {
    let told = |error: &dyn Error| format!("{}: {error}", path.display());
    let bytes = std::fs::read(path).map_err(|error| told(&error))?;
    Ok(Weights::from_bytes(&bytes).map_err(|error| told(&error))?)
}

fn read_samples(paths: &[PathBuf]) -> std::io::Result<Vec<Sample>> {
    let files: Result<Vec<_>, _> = paths.iter().map(|path| sample::read(path)).collect();
    Ok(files?.concat())
}
