//! `oware judge`: what the rules say of positions and games, a line of JSON for a line of JSON.
//!
//! Lines are read and answered one by one; nothing is kept from one to the next, and a line too
//! long to hold is skipped, so that memory stays the same however much is judged.

mod answer;
mod fault;
mod input;

use std::io::{self, BufReader, BufWriter, ErrorKind, Read, Write};
use std::process::ExitCode;

use oware_rules::Game;
use serde::Serialize;

use crate::lines::{Line, Lines};
use answer::Answer;
use fault::Fault;
use input::Case;

pub const ABOUT: &str = "\
Judge positions and games: JSON Lines on standard input, one JSON line on standard output for each.

A line names its rules and, where they are not the opening's, the position and the moves played
from there. The answer has the position after those moves, the end if it is one, the legal houses
and what each of them leads to. A line that can't be judged is answered by an error, and the run
goes on. Answers come in the order of the lines, and at once when no further line is waiting.";

pub const EXAMPLES: &str = "\
A line has the fields
  rules   a rule set's name, or {\"preset\": name, …} with any settings of `oware rules`; required
  board   12 numbers, A–F then a–f; left out: the opening
  stores  [South's, North's]; left out: [0, 0]
  side    \"south\" or \"north\", the side to move; left out: who moves first by the rules
  moves   letters played from there, [\"F\", \"f\"] or \"Ff\"; the repetition rule is applied
Other fields are not read; nor is `moves` where it is an object, as in an answer of this command.

An answer has the fields rules, board, stores, side, end, legal, moves:
  end     null, or {\"reason\", \"stores\", \"winner\"} with the final stores (halves where seeds are
          split), \"winner\" south, north or draw, and \"reason\" majority, no_move, grand_slam or
          repetition
  legal   the houses that may be played
  moves   for each of them the board, stores, side and end after it
A position that is given and already an end is shown as given; after a move that ends the game
the seeds shared out lie in the stores, except at the end by repetition.

An error is {\"error\": {\"code\", \"message\", \"line\", …}}, lines counted from 1, with the code
  bad_json            no JSON object, or a blank line
  bad_utf8            not UTF-8
  line_too_long       more than 1 MiB; the line is skipped
  bad_field           a field missing or of the wrong shape, with \"field\"
  unknown_preset, unknown_setting, bad_setting_value
                      in the rules
  seed_total          houses and stores don't hold the seeds of the game
  unknown_house       a move that is no letter of a house, with \"index\" (from 0) and \"move\"
  illegal_move        with \"index\", \"move\", \"legal\" and \"reason\": game_over, wrong_side,
                      empty_house, must_feed, full_house or grand_slam
The exit status is 1 if any line was answered by an error.

Examples:
  echo '{\"rules\": \"wari\", \"moves\": \"FfEa\"}' | oware judge
  oware judge < testdata/conformance/wari.jsonl";

/// A stretch of input long enough to be read at once, and of output to be written at once.
const CHUNK: usize = 64 * 1024;

/// The longest line that is judged, in bytes.
const LONGEST: usize = 1024 * 1024;

/// Judges every line; the status tells whether any failed.
///
/// # Errors
/// Where the input can't be read or the output can't be written. That nobody reads the output any
/// more is the end, and no error.
pub fn run(input: impl Read, output: impl Write) -> io::Result<ExitCode> {
    let mut lines = Lines::new(BufReader::with_capacity(CHUNK, input), LONGEST);
    let mut output = BufWriter::with_capacity(CHUNK, output);
    let mut failed = false;
    match judge_all(&mut lines, &mut output, &mut failed) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => return Err(error),
        Ok(()) | Err(_) => {}
    }
    Ok(if failed { ExitCode::FAILURE } else { ExitCode::SUCCESS })
}

fn judge_all(
    lines: &mut Lines<impl Read>,
    output: &mut BufWriter<impl Write>,
    failed: &mut bool,
) -> io::Result<()> {
    let mut number = 0;
    while let Some(line) = lines.next(|| output.flush())? {
        number += 1;
        let written = match judge(line) {
            Ok(answer) => serde_json::to_writer(&mut *output, &answer),
            Err(error) => {
                *failed = true;
                serde_json::to_writer(&mut *output, &Refused { error: error.at_line(number) })
            }
        };
        written.map_err(io::Error::from)?;
        output.write_all(b"\n")?;
    }
    output.flush()
}

fn judge(line: Line<'_>) -> Result<Answer, Fault> {
    let Line::Whole(line) = line else {
        return Err(Fault::line_too_long(LONGEST));
    };
    let Case { given, start, moves } = Case::read(line)?;
    let mut game = Game::from_position(given.rules, start)?;
    for (index, house) in moves.into_iter().enumerate() {
        game.play(house)
            .map_err(|refusal| Fault::illegal_move(index, house, refusal, game.legal()))?;
    }
    Ok(Answer::new(given, &game))
}

#[derive(Serialize)]
struct Refused {
    error: Fault,
}
