//! `oware endgame`: builds, checks and asks endgame tables.
//!
//! One module a subcommand; the tables are `oware-endgame`'s, solving them `oware-solver`'s.

mod audit;
mod build;
mod compare;
mod longest;
mod probe;
mod progress;
mod stats;
mod verify;

use std::io::{self, Write};
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, Subcommand, ValueEnum};
use oware_endgame::{EndgameError, Kind, TableRules};
use oware_rules::MAX_SEEDS;
use oware_solver::Directory;
use serde::Serialize;

use crate::given::Given;

pub const EXAMPLES: &str = "\
A table holds the exact value of every position with so many seeds on the board, for the player to
move: seeds still won less seeds still lost. Rule sets that only differ in who starts, in the
majority end or in repetition share tables.

Examples:
  oware endgame build --rules wari --seeds 16 --out tables
  oware endgame probe --dir tables --rules wari --position 1-1-1-1-1-2-4-2-3-0-0-0-16-16-S
  oware endgame stats --dir tables --rules wari
  oware endgame verify --dir tables --rules wari";

#[derive(Subcommand)]
pub enum Command {
    /// Solve all positions of up to so many seeds.
    Build(build::Options),
    /// Check the checksums, and every value against its successors.
    Verify(verify::Options),
    /// Print how often each value occurs, one JSON line a table.
    Stats(stats::Options),
    /// Count the positions whose value differs under other rules, one JSON line a table.
    Compare(compare::Options),
    /// Hold the engine's choices in endgames against larger tables than it knows.
    #[command(after_long_help = audit::METHOD)]
    Audit(audit::Options),
    /// Print how long the loser of a position can put off the next capture, one JSON line a table.
    Longest(longest::Options),
    /// Print the value of positions and of their moves.
    #[command(after_long_help = probe::FORMS)]
    Probe(probe::Options),
}

/// Which tables, and where.
#[derive(Args)]
struct Which {
    /// A rule set's name, or a JSON object of a preset and changed settings.
    #[arg(long, value_name = "R", value_parser = Given::from_argument)]
    rules: Given,
    /// What the values say.
    #[arg(long, value_enum, default_value_t = KindName::Score)]
    kind: KindName,
}

impl Which {
    fn rules(&self) -> TableRules {
        self.rules.rules.spec.into()
    }

    fn kind(&self) -> Kind {
        match self.kind {
            KindName::Score => Kind::Score,
            KindName::Bounds => Kind::Bounds,
        }
    }
}

#[derive(Clone, Copy, ValueEnum)]
enum KindName {
    /// Endless play is worth 0.
    Score,
    /// What can be forced whatever endless play is worth: lowest and highest result.
    Bounds,
}

/// Where finished tables are.
#[derive(Args)]
struct Where {
    /// The directory of the tables.
    #[arg(long, value_name = "DIR")]
    dir: PathBuf,
}

fn seeds(text: &str) -> Result<u8, String> {
    let seeds = text.parse().ok().filter(|seeds| (1..=MAX_SEEDS).contains(seeds));
    seeds.ok_or_else(|| format!("the number of seeds is from 1 to {MAX_SEEDS}"))
}

fn threads(text: &str) -> Result<usize, String> {
    let threads = text.parse().ok().filter(|threads| (1..=256).contains(threads));
    threads.ok_or_else(|| "the number of threads is from 1 to 256".into())
}

fn usual_threads() -> usize {
    std::thread::available_parallelism().map_or(1, Into::into)
}

/// The greatest number of seeds up to which there are tables without a gap.
fn built(directory: &Directory, which: &Which) -> io::Result<u8> {
    let id = |seeds| oware_endgame::TableId { rules: which.rules(), kind: which.kind(), seeds };
    let built = (1..=MAX_SEEDS).take_while(|&seeds| directory.file(&id(seeds)).exists()).last();
    built.ok_or_else(|| {
        let (kind, rules) = (which.kind().name(), &which.rules);
        io::Error::other(format!(
            "no tables of kind {kind} for {rules} in {}; oware endgame build makes them",
            directory.path().display()
        ))
    })
}

/// The tables to go through: that of `seeds` seeds, or all that there are.
fn range(
    seeds: Option<u8>,
    directory: &Directory,
    which: &Which,
) -> io::Result<RangeInclusive<u8>> {
    match seeds {
        Some(seeds) => Ok(seeds..=seeds),
        None => Ok(1..=built(directory, which)?),
    }
}

/// Says of which table this is the fault.
fn fault(seeds: u8, error: EndgameError) -> io::Error {
    io::Error::other(format!("table of {seeds} seeds: {error}"))
}

/// Prints a line of JSON.
fn print(line: &impl Serialize, output: &mut impl Write) -> io::Result<()> {
    serde_json::to_writer(&mut *output, line)?;
    writeln!(output)
}

/// Runs a subcommand.
///
/// # Errors
/// What went wrong, in words.
pub fn run(command: &Command, output: &mut impl Write) -> io::Result<ExitCode> {
    match command {
        Command::Build(options) => build::run(options, output),
        Command::Verify(options) => verify::run(options, output),
        Command::Stats(options) => stats::run(options, output),
        Command::Compare(options) => compare::run(options, output),
        Command::Audit(options) => audit::run(options, output),
        Command::Longest(options) => longest::run(options, output),
        Command::Probe(options) => probe::run(options, output),
    }
}
