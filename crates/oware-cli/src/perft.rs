//! `oware perft`: counts of move sequences, to check a rules engine or to time one.

use std::io::{self, Write};

use clap::error::ErrorKind;
use clap::{Args, CommandFactory};
use oware_rules::{House, Position, RuleSet, divide, perft, with_rule_set};
use serde::{Serialize, Serializer};

use crate::given::Given;
use crate::outside::Stopwatch;

pub const EXAMPLES: &str = "\
A finished game has no continuation, and repetition is not applied.

With --json one line is printed: \"rules\" as given, \"position\" as text, \"perft\" (the counts for
1, 2, … N moves), \"seconds\" for all of them and, with --divide, \"divide\": for each first move
the count for N moves.

Examples:
  oware perft --rules wari --depth 8
  oware perft --rules '{\"preset\": \"abapa\", \"capture_run\": \"both\"}' --depth 6 --json
  oware perft --rules awari --depth 5 --divide --position 0-0-0-3-0-0-1-0-0-0-0-0-21-23-S";

/// With more, the count could overflow: no position has more than six moves.
const DEEPEST: u32 = 24;

#[derive(Args)]
pub struct Options {
    /// A rule set's name, or a JSON object of a preset and changed settings.
    #[arg(long, value_name = "R", value_parser = Given::from_argument)]
    rules: Given,
    /// The greatest number of moves, 1 to 24.
    #[arg(long, value_name = "N", value_parser = depth)]
    depth: u32,
    /// Houses A–F, a–f, South's store, North's store, side to move; the opening if left out.
    #[arg(long, value_name = "P")]
    position: Option<String>,
    /// Also tell the count behind each first move.
    #[arg(long)]
    divide: bool,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

fn depth(text: &str) -> Result<u32, String> {
    let depth = text.parse().ok().filter(|depth| (1..=DEEPEST).contains(depth));
    depth.ok_or_else(|| format!("the depth is a number of moves from 1 to {DEEPEST}"))
}

#[derive(Serialize)]
struct Report<'a> {
    rules: &'a Given,
    #[serde(serialize_with = "as_text")]
    position: Position,
    perft: &'a [u64],
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "as_map")]
    divide: Option<&'a [(House, u64)]>,
}

fn as_text<S: Serializer>(position: &Position, to: S) -> Result<S::Ok, S::Error> {
    to.collect_str(position)
}

fn as_map<S: Serializer>(divided: &Option<&[(House, u64)]>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(divided.unwrap_or_default().iter().copied())
}

/// Counts and prints.
///
/// # Errors
/// Where the output can't be written. A position that is none ends the program as wrong usage.
pub fn run(options: &Options, output: &mut impl Write) -> io::Result<()> {
    let given = &options.rules;
    let position = options.position.as_deref().map_or_else(
        || Position::start(given),
        |text| Position::parse(text, given).unwrap_or_else(|error| usage(&error.to_string())),
    );
    with_rule_set!(given.rules.spec, |set| if options.json {
        json(options, position, set, output)
    } else {
        text(options, position, set, output)
    })
}

fn json<R: RuleSet>(
    options: &Options,
    position: Position,
    set: R,
    output: &mut impl Write,
) -> io::Result<()> {
    let (counts, seconds) =
        timed(|| (1..=options.depth).map(|depth| perft(&position, depth, set)).collect::<Vec<_>>());
    let divided = options.divide.then(|| divide(&position, options.depth, set).collect::<Vec<_>>());
    let report = Report {
        rules: &options.rules,
        position,
        perft: &counts,
        seconds: (seconds * 1e6).round() / 1e6,
        divide: divided.as_deref(),
    };
    serde_json::to_writer(&mut *output, &report)?;
    writeln!(output)
}

fn text<R: RuleSet>(
    options: &Options,
    position: Position,
    set: R,
    output: &mut impl Write,
) -> io::Result<()> {
    writeln!(output, "{} from {position}", options.rules)?;
    writeln!(output, "depth {:>20} {:>10} {:>14}", "leaves", "seconds", "leaves/s")?;
    for depth in 1..=options.depth {
        let (leaves, seconds) = timed(|| perft(&position, depth, set));
        let speed = leaves as f64 / seconds.max(1e-9);
        writeln!(output, "{depth:>5} {leaves:>20} {seconds:>10.3} {speed:>14.0}")?;
        output.flush()?;
    }
    if options.divide {
        writeln!(output, "\nfirst {:>20}", "leaves")?;
        for (house, leaves) in divide(&position, options.depth, set) {
            writeln!(output, "{house:>5} {leaves:>20}")?;
        }
    }
    Ok(())
}

/// Runs `work` and tells the seconds it took.
pub fn timed<T>(work: impl FnOnce() -> T) -> (T, f64) {
    let watch = Stopwatch::start();
    let result = work();
    (result, watch.seconds())
}

/// Ends the program as clap does where an argument is wrong.
fn usage(message: &str) -> ! {
    let mut command = crate::Cli::command();
    command.build();
    let message = format!("--position: {message}");
    match command.find_subcommand_mut("perft") {
        Some(perft) => perft.error(ErrorKind::ValueValidation, message).exit(),
        None => command.error(ErrorKind::ValueValidation, message).exit(),
    }
}
