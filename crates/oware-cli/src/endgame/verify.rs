//! `oware endgame verify`: every checksum and every value.

use std::io::{self, Write};
use std::process::ExitCode;

use clap::Args;
use oware_endgame::index;
use oware_solver::{Directory, Verify};

use super::{Where, Which, built, seeds, threads, usual_threads};

#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    place: Where,
    #[command(flatten)]
    which: Which,
    /// The greatest number of seeds to check; all tables that are there if left out.
    #[arg(long, value_name = "N", value_parser = seeds)]
    seeds: Option<u8>,
    /// Threads; one a processor if left out.
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<usize>,
}

/// Checks tables and says which are sound.
///
/// # Errors
/// The first fault found.
pub fn run(options: &Options, output: &mut impl Write) -> io::Result<ExitCode> {
    let directory = Directory::new(&options.place.dir);
    let seeds = match options.seeds {
        Some(seeds) => seeds,
        None => built(&directory, &options.which)?,
    };
    let verify = Verify {
        rules: options.which.rules(),
        kind: options.which.kind(),
        threads: options.threads.unwrap_or_else(usual_threads),
    };
    let mut written = Ok(());
    let checked = verify.run(&directory, seeds, &mut |seeds| {
        let positions = index::positions(seeds);
        let line = writeln!(output, "{seeds:>2} seeds: {positions} positions verified");
        written = line.and_then(|()| output.flush());
    });
    written?;
    checked.map_err(io::Error::other)?;
    Ok(ExitCode::SUCCESS)
}
