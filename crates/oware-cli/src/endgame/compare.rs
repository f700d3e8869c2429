//! `oware endgame compare`: in how many positions two rule sets differ.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use oware_endgame::{EndgameError, TableFile, TableId, index};
use oware_solver::{Directory, FileSource};
use serde::Serialize;

use super::{Where, Which, fault, print, range, seeds};
use crate::given::Given;

#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    place: Where,
    #[command(flatten)]
    which: Which,
    /// The rules to compare with.
    #[arg(long, value_name = "R", value_parser = Given::from_argument)]
    with: Given,
    /// Only the tables of so many seeds.
    #[arg(long, value_name = "N", value_parser = seeds)]
    seeds: Option<u8>,
}

/// One line of output.
#[derive(Serialize)]
struct Line<'a> {
    rules: &'a Given,
    with: &'a Given,
    kind: &'static str,
    seeds: u8,
    positions: u64,
    #[serde(flatten)]
    counts: Counts,
}

/// Values that differ, and those of them that are a win, a draw or a loss in one only. Kind bounds
/// has two values a position.
#[derive(Default, Serialize)]
struct Counts {
    values_differ: u64,
    signs_differ: u64,
}

/// Prints a line for each number of seeds.
///
/// # Errors
/// Where a table is missing or damaged, or the output can't be written.
pub fn run(options: &Options, output: &mut impl Write) -> io::Result<ExitCode> {
    let directory = Directory::new(&options.place.dir);
    let which = &options.which;
    for seeds in range(options.seeds, &directory, which)? {
        let id = TableId { rules: which.rules(), kind: which.kind(), seeds };
        let other = TableId { rules: options.with.rules.spec.into(), ..id };
        let open = |id| directory.open(id);
        let counts = open(id).and_then(|file| count(&file, &open(other)?));
        let counts = counts.map_err(|error| fault(seeds, error))?;
        let line = Line {
            rules: &which.rules,
            with: &options.with,
            kind: id.kind.name(),
            seeds,
            positions: index::positions(seeds),
            counts,
        };
        print(&line, output)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn count(
    file: &TableFile<FileSource>,
    other: &TableFile<FileSource>,
) -> Result<Counts, EndgameError> {
    let mut counts = Counts::default();
    for block in 0..file.blocks() {
        for (a, b) in file.block(block)?.into_iter().zip(other.block(block)?) {
            counts.values_differ += u64::from(a != b);
            counts.signs_differ += u64::from((a as i8).signum() != (b as i8).signum());
        }
    }
    Ok(counts)
}
