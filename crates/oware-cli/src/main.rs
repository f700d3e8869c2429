//! The command `oware`: the rules of the game for programs and for people at a terminal.
//!
//! One module a command. What must not be here: rules (they are in `oware-rules`), networks,
//! databases.

mod analyze;
mod bench;
mod contest;
mod dialect;
mod endgame;
mod engine;
mod given;
mod judge;
mod lines;
mod outside;
mod perft;
mod random;
mod rules;

use std::io::{self, ErrorKind};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The rules of Oware, Wari and their relatives on the command line.
#[derive(Parser)]
#[command(name = "oware", version, propagate_version = true, max_term_width = 100)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
#[expect(clippy::large_enum_variant, reason = "there is one of it")]
enum Command {
    /// Judge positions and games: JSON Lines in, one JSON line out for each.
    #[command(long_about = judge::ABOUT, after_long_help = judge::EXAMPLES)]
    Judge,
    /// Count the move sequences of each length from a position.
    #[command(after_long_help = perft::EXAMPLES)]
    Perft(perft::Options),
    /// List the rule sets and the settings a table may change.
    #[command(after_long_help = rules::EXAMPLES)]
    Rules(rules::Options),
    /// Count the positions that the engine visits in a fixed amount of work.
    #[command(after_long_help = bench::EXAMPLES)]
    Bench(bench::Options),
    /// Be an engine for programs that show a board: the UCI dialect of Oware.
    #[command(long_about = engine::ABOUT, after_long_help = engine::EXAMPLES)]
    Engine(engine::Options),
    /// Let engines play each other, and tell which is stronger.
    #[command(long_about = contest::ABOUT, after_long_help = contest::EXAMPLES)]
    Match(contest::Options),
    /// Explain a position: best moves, what they bring, and why.
    #[command(after_long_help = analyze::EXAMPLES)]
    Analyze(analyze::Options),
    /// Build, check and ask endgame tables.
    #[command(subcommand, after_long_help = endgame::EXAMPLES)]
    Endgame(endgame::Command),
}

fn main() -> ExitCode {
    let output = || io::stdout().lock();
    let done = match Cli::parse().command {
        Command::Judge => judge::run(io::stdin().lock(), output()),
        Command::Engine(options) => engine::run(&options, io::stdin()),
        Command::Match(options) => contest::run(&options),
        Command::Analyze(options) => analyze::run(&options, &mut output()),
        Command::Perft(options) => perft::run(&options, &mut output()).map(|()| ExitCode::SUCCESS),
        Command::Rules(options) => rules::run(&options, &mut output()).map(|()| ExitCode::SUCCESS),
        Command::Bench(options) => bench::run(&options, &mut output()).map(|()| ExitCode::SUCCESS),
        Command::Endgame(command) => endgame::run(&command, &mut output()),
    };
    match done {
        Ok(status) => status,
        // Whoever reads has seen enough.
        Err(error) if error.kind() == ErrorKind::BrokenPipe => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("oware: {error}");
            ExitCode::FAILURE
        }
    }
}
