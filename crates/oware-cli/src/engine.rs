//! `oware engine`: the engine for programs that show a board, by the UCI dialect of Oware.
//!
//! Three threads at most: one reads lines, one thinks, and this one decides.

mod say;
mod session;
pub mod settings;
pub mod tables;
pub mod thinker;

use std::io::{self, BufReader, Read};
use std::process::ExitCode;
use std::sync::mpsc::{Sender, channel};
use std::thread;

use clap::Args;

use crate::lines::{Line, Lines};
use session::{Event, Session};

pub const ABOUT: &str = "\
Play and analyse for a program that shows a board (Aualé, or any other that speaks the UCI dialect
of Oware): commands on standard input, answers on standard output.";

pub const EXAMPLES: &str = "\
Commands: uci, isready, ucinewgame, setoption, position, go, ponderhit, stop, debug, quit.
  setoption name N [value V]     uci lists the options; case and underscores do not count
  position startpos [moves FfEa]
  position fen 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S [moves FfEa]
                                 houses A-F and a-f, South's and North's store, the side to move
  go [depth D] [nodes N] [movetime MS] [infinite] [ponder]
     [wtime MS] [btime MS] [winc MS] [binc MS] [movestogo N]
                                 w is South; nothing said: the time of its level
Answers to go: info depth … score cp … nodes … nps … time … pv FfEa, and at the end bestmove F
ponder f, or bestmove 0000 where the game is over. A score is in hundredths of a seed, the final
difference that the side to move expects. What can't be done is answered by info string error: …,
and changes nothing.

Examples:
  oware engine --set Hash=256 --set EndgamePath=tables
  echo 'go movetime 1000' | oware engine";

/// Longer lines are no command.
const LONGEST: usize = 1 << 16;

#[derive(Args)]
pub struct Options {
    /// Set an option at the start, as setoption does.
    #[arg(long, value_name = "NAME=VALUE", value_parser = assignment)]
    set: Vec<(String, String)>,
}

/// Reads `NAME=VALUE`.
///
/// # Errors
/// What it should be.
pub fn assignment(text: &str) -> Result<(String, String), String> {
    let parts = text.split_once('=').filter(|(name, _)| !name.trim().is_empty());
    let parts = parts.map(|(name, value)| (name.trim().to_owned(), value.to_owned()));
    parts.ok_or_else(|| "it is NAME=VALUE, as Hash=64".to_owned())
}

/// Answers commands until `quit`, or until the input ends and a bounded search is done.
///
/// # Errors
/// Where the output can't be written.
pub fn run(options: &Options, input: impl Read + Send + 'static) -> io::Result<ExitCode> {
    let (sender, events) = channel();
    let mut session = Session::new(&options.set, sender.clone()).map_err(io::Error::other)?;
    thread::spawn(move || read(input, &sender));
    session.run(&events)?;
    Ok(ExitCode::SUCCESS)
}

/// Passes lines on until there are none, or nobody wants them.
fn read(input: impl Read, events: &Sender<Event>) {
    let mut lines = Lines::new(BufReader::new(input), LONGEST);
    loop {
        let event = match lines.next(|| Ok(())) {
            Ok(Some(Line::Whole(line))) => Event::Line(String::from_utf8_lossy(line).into_owned()),
            Ok(Some(Line::TooLong)) => Event::TooLong,
            Ok(None) | Err(_) => Event::End,
        };
        let ended = matches!(event, Event::End);
        if events.send(event).is_err() || ended {
            return;
        }
    }
}
