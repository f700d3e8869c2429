//! `oware endgame build`: solves tables into a directory.

use std::io::{self, BufRead, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::Args;
use oware_solver::machine::{free_disk, free_memory};
use oware_solver::{Build, Directory};

use super::progress::{Progress, clock};
use super::{Which, seeds, threads, usual_threads};

/// Bytes in a gibibyte.
const GIB: f64 = (1u64 << 30) as f64;
/// Positions that one thread solves a second, to guess how long a build takes.
const USUAL_RATE: f64 = 10e6;

#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    which: Which,
    /// The greatest number of seeds on the board.
    #[arg(long, value_name = "N", value_parser = seeds)]
    seeds: u8,
    /// The directory for the tables; what is there already is kept and used.
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Threads; two can solve, more only help to compress. One a processor if left out.
    #[arg(long, value_name = "T", value_parser = threads)]
    threads: Option<usize>,
    /// Memory to use, in GiB; four fifths of what is free if left out.
    #[arg(long, value_name = "GIB")]
    memory: Option<f64>,
    /// zstd level for all tables, 1 to 22; left out, hard up to 13 seeds and quick above.
    #[arg(long, value_name = "L", value_parser = clap::value_parser!(i32).range(1..=22))]
    level: Option<i32>,
    /// Do not ask before a build that works from disk.
    #[arg(long)]
    yes: bool,
    /// Tell nothing.
    #[arg(long)]
    quiet: bool,
}

/// Builds and tells how far it is.
///
/// # Errors
/// In words: too little memory or disk, a table that is in the way, a failed write.
pub fn run(options: &Options, output: &mut impl Write) -> io::Result<ExitCode> {
    let memory = match options.memory {
        Some(gib) if gib.is_finite() && gib > 0.0 => (gib * GIB) as u64,
        Some(_) => return Err(io::Error::other("--memory is a number of GiB above 0")),
        None => free_memory().map_or(2 << 30, |free| free / 5 * 4),
    };
    let build = Build {
        rules: options.which.rules(),
        kind: options.which.kind(),
        seeds: options.seeds,
        threads: options.threads.unwrap_or_else(usual_threads),
        memory,
        level: options.level,
    };
    check(&build, options)?;
    if !build.fits() && !options.yes && !confirmed(&build)? {
        writeln!(output, "nothing was built")?;
        return Ok(ExitCode::FAILURE);
    }
    let name = format!("{} {}", build.rules.name(), build.kind.name());
    let progress = Progress::new(name, build.seeds, options.quiet);
    let done = build.run(&Directory::new(&options.out), &|event| progress.tell(event));
    progress.end();
    done.map_err(io::Error::other)?;
    if !options.quiet {
        let (positions, seconds) = (build.positions(), progress.seconds());
        writeln!(
            output,
            "{} {}, 1 to {} seeds: {positions} positions in {seconds:.1} s",
            build.rules.name(),
            build.kind.name(),
            build.seeds,
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Memory and disk must be there before anything is begun.
fn check(build: &Build, options: &Options) -> io::Result<()> {
    let needed = build.least_memory();
    if needed > build.memory {
        let (needed, given) = (size(needed), size(build.memory));
        return Err(io::Error::other(format!(
            "tables of {} seeds take {needed} of memory at least; {given} may be used",
            build.seeds
        )));
    }
    let directory = Directory::new(&options.out);
    let needed = build.disk(&directory);
    if let Some(free) = free_disk(&options.out).filter(|&free| free < needed) {
        let (needed, free) = (size(needed), size(free));
        return Err(io::Error::other(format!(
            "the tables still to be made take about {needed} of disk; {free} are free at {}",
            options.out.display()
        )));
    }
    Ok(())
}

/// Bytes for people.
fn size(bytes: u64) -> String {
    match bytes as f64 / GIB {
        gib if gib < 0.1 => format!("{:.1} MiB", gib * 1024.0),
        gib => format!("{gib:.1} GiB"),
    }
}

/// Asks before a build that does not fit in memory.
fn confirmed(build: &Build) -> io::Result<bool> {
    let rate = USUAL_RATE * build.threads.min(2) as f64 * 0.7 / build.kind.planes() as f64;
    let (time, memory) = (clock(build.positions() as f64 / rate), build.memory as f64 / GIB);
    let message = format!(
        "All tables do not fit in {memory:.1} GiB together: finished ones are read from disk again. \
         This will take about {time} (h:mm:ss)."
    );
    if !io::stdin().is_terminal() {
        return Err(io::Error::other(format!("{message} Say --yes to build.")));
    }
    eprint!("{message} Build? [y/N] ");
    let mut answer = String::new();
    io::stdin().lock().read_line(&mut answer)?;
    Ok(matches!(answer.trim(), "y" | "Y" | "yes"))
}
