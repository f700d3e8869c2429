//! `oware endgame probe`: the value of positions and of their moves.

use std::io::{self, BufReader, Write};
use std::process::ExitCode;

use clap::Args;
use oware_endgame::{Probe, Tables, Value};
use oware_rules::{House, MAX_SEEDS, Side};
use oware_solver::{Directory, FileSource};
use serde::{Serialize, Serializer};

use super::{Where, Which, built};
use crate::lines::{Line, Lines};

pub const FORMS: &str = "\
A position is written as everywhere here, 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S: houses A-F and a-f, the
stores, the side to move. Tables do not look at stores: they, and the side (South), may be left out
(1-1-1-1-1-2-4-2-3-0-0-0).

Without --position each line of standard input is a position, and a line is printed for each. With
--json: {\"position\": \"…\", \"value\": 0, \"moves\": {\"A\": -1, \"F\": 0}}, each number the pair
[lower, upper] for kind bounds; for a position without an answer {\"position\": \"…\", \"error\":
\"missing\", \"message\": \"…\"}, and the exit code is 1.";

/// Longer lines are no position.
const LONGEST: usize = 1 << 10;

#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    place: Where,
    #[command(flatten)]
    which: Which,
    /// The position; read line by line from standard input if left out.
    #[arg(long, value_name = "P", allow_hyphen_values = true)]
    position: Option<String>,
    /// Print one line of JSON for each position.
    #[arg(long)]
    json: bool,
}

/// Answers positions.
///
/// # Errors
/// Where the tables can't be opened or the output can't be written.
pub fn run(options: &Options, output: &mut impl Write) -> io::Result<ExitCode> {
    let directory = Directory::new(&options.place.dir);
    built(&directory, &options.which)?;
    let tables = directory.tables(options.which.rules(), options.which.kind());
    let mut tables = tables
        .map_err(|(seeds, error)| io::Error::other(format!("table of {seeds} seeds: {error}")))?;
    if let Some(position) = &options.position {
        let answered = answer(&mut tables, position, options.json, output)?;
        return Ok(if answered { ExitCode::SUCCESS } else { ExitCode::FAILURE });
    }
    let mut status = ExitCode::SUCCESS;
    let mut lines = Lines::new(BufReader::new(io::stdin().lock()), LONGEST);
    while let Some(line) = lines.next(|| Ok(()))? {
        let answered = match line {
            Line::Whole(line) if line.trim_ascii().is_empty() => continue,
            Line::Whole(line) => {
                let text = String::from_utf8_lossy(line);
                answer(&mut tables, text.trim(), options.json, output)?
            }
            Line::TooLong => {
                let message = format!("a line of more than {LONGEST} bytes is no position");
                tell("…", &Err(("position", message)), options.json, output)?
            }
        };
        if !answered {
            status = ExitCode::FAILURE;
        }
    }
    Ok(status)
}

/// Prints the answer to one position; false if there is none.
fn answer(
    tables: &mut Tables<FileSource>,
    text: &str,
    json: bool,
    output: &mut impl Write,
) -> io::Result<bool> {
    let found = parse(text).map_err(|message| ("position", message)).and_then(|(rows, side)| {
        let probe = tables.probe(rows[0], rows[1]);
        probe.map(|probe| (probe, side)).map_err(|error| (error.code(), error.to_string()))
    });
    tell(text, &found, json, output)
}

/// An answer, or the code of an error and what is wrong.
type Found = Result<(Probe, Side), (&'static str, String)>;

/// Prints what was found; false if that is nothing.
fn tell(text: &str, found: &Found, json: bool, output: &mut impl Write) -> io::Result<bool> {
    match (found, json) {
        (Ok((probe, side)), true) => {
            let value = Shown(probe.value);
            let answer = Answer { position: text, value, moves: Moves(probe, *side) };
            serde_json::to_writer(&mut *output, &answer)?;
            writeln!(output)?;
        }
        (Ok((probe, side)), false) => {
            write!(output, "{text}: {}", as_text(probe.value))?;
            for (nth, (house, value)) in houses(probe, *side).enumerate() {
                write!(output, "{} {house} {}", if nth == 0 { " —" } else { "," }, as_text(value))?;
            }
            writeln!(output)?;
        }
        (Err((error, message)), true) => {
            let refusal = Refusal { position: text, error, message };
            serde_json::to_writer(&mut *output, &refusal)?;
            writeln!(output)?;
        }
        (Err((_, message)), false) => eprintln!("oware: {text}: {message}"),
    }
    Ok(found.is_ok())
}

fn houses(probe: &Probe, side: Side) -> impl Iterator<Item = (House, Value)> {
    let first = if side == Side::South { 0 } else { 6 };
    probe.moves.iter().map(move |each| (House::ALL[first + each.place], each.value))
}

/// A line of output.
#[derive(Serialize)]
struct Answer<'a> {
    position: &'a str,
    value: Shown,
    moves: Moves<'a>,
}

#[derive(Serialize)]
struct Refusal<'a> {
    position: &'a str,
    error: &'a str,
    message: &'a str,
}

struct Shown(Value);

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Value::Score(score) => to.serialize_i8(score),
            Value::Bounds { lower, upper } => [lower, upper].serialize(to),
        }
    }
}

struct Moves<'a>(&'a Probe, Side);

impl Serialize for Moves<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let moves = houses(self.0, self.1);
        to.collect_map(moves.map(|(house, value)| (house.to_string(), Shown(value))))
    }
}

fn as_text(value: Value) -> String {
    match value {
        Value::Score(score) => format!("{score:+}"),
        Value::Bounds { lower, upper } => format!("{lower:+}…{upper:+}"),
    }
}

/// The rows of the mover and the other side, and who moves.
fn parse(text: &str) -> Result<([u64; 2], Side), String> {
    let mut fields: Vec<&str> = text.split('-').collect();
    let side = match fields.last() {
        Some(&"N") => Some(Side::North),
        Some(&"S") => Some(Side::South),
        _ => None,
    };
    fields.truncate(fields.len() - usize::from(side.is_some()));
    if fields.len() != 12 && fields.len() != 14 {
        return Err(format!(
            "a position is 12 houses, two stores and the side to move, not {} numbers",
            fields.len()
        ));
    }
    let number =
        |field: &&str| field.parse().ok().filter(|_| field.bytes().all(|b| b.is_ascii_digit()));
    let numbers: Option<Vec<u8>> = fields.iter().map(number).collect();
    let numbers = numbers.ok_or("houses and stores are numbers of seeds")?;
    let total: u32 = numbers[..12].iter().map(|&n| u32::from(n)).sum();
    if total > u32::from(MAX_SEEDS) {
        return Err(format!("{total} seeds are more than a board has"));
    }
    let row = |houses: &[u8]| houses.iter().rev().fold(0, |row, &n| row << 8 | u64::from(n));
    let (south, north) = (row(&numbers[..6]), row(&numbers[6..12]));
    Ok(match side.unwrap_or(Side::South) {
        Side::South => ([south, north], Side::South),
        Side::North => ([north, south], Side::North),
    })
}
