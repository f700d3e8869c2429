//! `oware endgame longest`: how long the loser can put off the next capture.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use oware_rules::lanes;
use oware_solver::{Directory, Longest};
use serde::Serialize;

use super::{KindName, Where, Which, fault, print, range, seeds, threads, usual_threads};
use crate::given::Given;

#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    place: Where,
    /// A rule set's name, or a JSON object of a preset and changed settings.
    #[arg(long, value_name = "R", value_parser = Given::from_argument)]
    rules: Given,
    /// Only the table of so many seeds.
    #[arg(long, value_name = "N", value_parser = seeds)]
    seeds: Option<u8>,
    /// Threads; one a processor if left out.
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<usize>,
}

/// One line of output.
#[derive(Serialize)]
struct Line<'a> {
    rules: &'a Given,
    seeds: u8,
    plies: u16,
    positions: u64,
    example: String,
    value: i8,
}

/// Prints a line for each table.
///
/// # Errors
/// Where a table is missing or damaged, or the output can't be written.
pub fn run(options: &Options, output: &mut impl Write) -> io::Result<ExitCode> {
    let directory = Directory::new(&options.place.dir);
    let which = Which { rules: options.rules.clone(), kind: KindName::Score };
    let threads = options.threads.unwrap_or_else(usual_threads);
    for seeds in range(options.seeds, &directory, &which)? {
        let longest = Longest::find(&directory, which.rules(), seeds, threads);
        let longest = longest.map_err(|(seeds, error)| fault(seeds, error))?;
        let Some(Longest { plies, positions, example, value }) = longest else { continue };
        let rows = [example.0, example.1];
        let houses: Vec<String> = rows
            .iter()
            .flat_map(|row| (0..6).map(|place| lanes::seeds(*row, place).to_string()))
            .collect();
        let example = format!("{}-0-0-S", houses.join("-"));
        print(&Line { rules: &which.rules, seeds, plies, positions, example, value }, output)?;
    }
    Ok(ExitCode::SUCCESS)
}
