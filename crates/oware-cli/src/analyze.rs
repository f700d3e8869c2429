//! `oware analyze`: one position explained: best moves, what they bring, and why.

mod words;

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use oware_endgame::{EndgameError, Kind, TableRules, Value};
use oware_rules::{Game, House, Position, Side, parse_moves};
use oware_solver::Directory;
use serde::{Serialize, Serializer};

use crate::dialect::{Go, Report};
use crate::engine::assignment;
use crate::engine::settings::Settings;
use crate::engine::thinker::Thinker;
use crate::given::Given;
use crate::outside::Stopwatch;

pub const EXAMPLES: &str = "\
A value is the final difference of seeds that the side to move expects. Where endgame tables are
given (--dir) and the position is in them, their exact values are told beside what the search says.

With --json one line is printed: \"rules\", \"position\", \"side\", \"over\" where the game is over, \"lines\"
(each with \"move\", \"score\" in hundredths of a seed, \"proven\": whether the winner is certain and the
score the least difference, \"depth\" and \"moves\"), \"nodes\", \"seconds\" and, in tables, \"value\", \"bounds\"
and the same of every move in \"tables\".

Examples:
  oware analyze
  oware analyze --rules wari --moves FfEa --movetime 5000 --lines 6
  oware analyze --position 1-1-1-1-1-2-4-2-3-0-0-0-16-16-S --rules wari --dir tables";

#[derive(Args)]
pub struct Options {
    /// A rule set's name, or a JSON object of a preset and changed settings.
    #[arg(long, value_name = "R", default_value = "abapa", value_parser = Given::from_argument)]
    rules: Given,
    /// Houses A–F, a–f, South's store, North's store, side to move; the opening if left out.
    #[arg(long, value_name = "P")]
    position: Option<String>,
    /// Moves played from there: FfEa.
    #[arg(long, value_name = "M", default_value = "")]
    moves: String,
    /// Moves compared, the best first.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..=6))]
    lines: u8,
    /// Milliseconds to think; 2000 if no limit is given.
    #[arg(long, value_name = "MS")]
    movetime: Option<u64>,
    /// Plies to look ahead.
    #[arg(long, value_name = "D")]
    depth: Option<u64>,
    /// Positions to look at.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// The directory of endgame tables.
    #[arg(long, value_name = "DIR")]
    dir: Option<PathBuf>,
    /// Set an option of the engine: Hash=256, Threads=2.
    #[arg(long, value_name = "NAME=VALUE", value_parser = assignment)]
    set: Vec<(String, String)>,
    /// Print one line of JSON.
    #[arg(long)]
    json: bool,
}

/// Thinks, and tells.
///
/// # Errors
/// Where the position is none, tables can't be read or the output can't be written.
pub fn run(options: &Options, output: &mut impl Write) -> io::Result<ExitCode> {
    let game = game(options).map_err(io::Error::other)?;
    let truth = truth(options, game.position()).map_err(io::Error::other)?;
    let found = think(options, &game).map_err(io::Error::other)?;
    if options.json {
        serde_json::to_writer(&mut *output, &as_json(options, &game, &found, truth.as_deref()))?;
        writeln!(output)?;
    } else {
        tell(options, &game, &found, truth.as_deref(), output)?;
    }
    Ok(ExitCode::SUCCESS)
}

fn game(options: &Options) -> Result<Game, String> {
    let rules = options.rules.rules;
    let start = match &options.position {
        Some(text) => {
            Position::parse(text, rules).map_err(|error| format!("--position: {error}"))?
        }
        None => Position::start(rules),
    };
    let mut game = Game::from_position(rules, start).map_err(|error| error.to_string())?;
    let moves = parse_moves(&options.moves).map_err(|error| format!("--moves: {error}"))?;
    for (index, house) in moves.into_iter().enumerate() {
        let played = game.play(house);
        played.map_err(|refusal| format!("--moves: move {}, {house}: {refusal}", index + 1))?;
    }
    Ok(game)
}

/// What a search found.
struct Found {
    lines: Vec<Report>,
    nodes: u64,
    time: Duration,
}

fn think(options: &Options, game: &Game) -> Result<Found, String> {
    let mut settings = Settings::new(options.rules.rules);
    settings.endgame_path.clone_from(&options.dir);
    settings.multi_pv = u32::from(options.lines);
    for (name, value) in &options.set {
        settings.set(name, Some(value)).map_err(|fault| fault.to_string())?;
    }
    if game.end().is_some() {
        return Ok(Found { lines: vec![], nodes: 0, time: Duration::ZERO });
    }
    let mut thinker = Thinker::new(settings)?;
    thinker.prepare()?;
    let movetime = options.movetime.map(Duration::from_millis);
    let mut go = Go { depth: options.depth, nodes: options.nodes, movetime, ..Go::default() };
    if go.is_open(game.position().side()) {
        go.movetime = Some(Duration::from_secs(2));
    }
    let watch = Stopwatch::start();
    let thought = thinker.think(game, &go, 0, &AtomicBool::new(false), watch, &mut |_| {});
    Ok(Found { lines: thought.lines, nodes: thought.nodes, time: watch.elapsed() })
}

/// What tables of one kind say: the position's value and its moves'.
type OfKind = (Value, Vec<(House, Value)>);

fn truth(options: &Options, position: &Position) -> Result<Option<Vec<OfKind>>, String> {
    let Some(path) = &options.dir else { return Ok(None) };
    let directory = Directory::new(path);
    let rules = TableRules::from(options.rules.rules.spec);
    let (own, opp) = rows(position);
    let mut truth = Vec::new();
    for kind in Kind::ALL {
        let tables = directory.tables(rules, kind);
        let mut tables =
            tables.map_err(|(seeds, error)| format!("table of {seeds} seeds: {error}"))?;
        match tables.probe(own, opp) {
            Ok(probe) => {
                let house = |place| House::of(position.side(), place);
                let moves =
                    probe.moves.iter().map(|each| (house(each.place), each.value)).collect();
                truth.push((probe.value, moves));
            }
            Err(EndgameError::Missing { .. }) => {}
            Err(error) => return Err(error.to_string()),
        }
    }
    Ok(Some(truth).filter(|truth| !truth.is_empty()))
}

/// The mover's row and the other row, as lanes.
pub fn rows(position: &Position) -> (u64, u64) {
    let (side, board) = (position.side(), position.board());
    (board.row_lanes(side), board.row_lanes(side.other()))
}

fn value_text(value: Value) -> String {
    match value {
        Value::Score(score) => format!("{score:+} with endless play worth nothing"),
        Value::Bounds { lower, upper } if lower == upper => format!("{lower:+} whatever happens"),
        Value::Bounds { lower, upper } => {
            format!("between {lower:+} and {upper:+} whatever endless play is worth")
        }
    }
}

fn short(value: Value) -> String {
    match value {
        Value::Score(value) => format!("{value:+}"),
        Value::Bounds { lower, upper } => format!("{lower:+}…{upper:+}"),
    }
}

fn tell(
    options: &Options,
    game: &Game,
    found: &Found,
    truth: Option<&[OfKind]>,
    output: &mut impl Write,
) -> io::Result<()> {
    let (position, rules) = (game.position(), options.rules.rules);
    writeln!(output, "{}: {position}", options.rules)?;
    if let Some(end) = game.end() {
        return writeln!(output, "{}", words::ending(end));
    }
    let mover = position.side();
    let [south, north] = position.stores();
    writeln!(
        output,
        "{} to move; South has captured {south}, North {north}; {} on the board.",
        words::side(mover),
        words::seeds(position.board().total()),
    )?;
    if let Some(best) = found.lines.first() {
        writeln!(output, "{}", words::standing(mover, best.score.unwrap_or(0), best.proven))?;
    }
    let mut legal = game.legal();
    if let (Some(only), None) = (legal.next(), legal.next()) {
        writeln!(output, "{only} is the only move allowed.")?;
    }
    if let Some(threat) = words::threat(position, rules) {
        writeln!(output, "{threat}")?;
    }
    if game.occurrences() > 1 {
        writeln!(output, "The position is here for the {} time.", ordinal(game.occurrences()))?;
    }
    for (value, _) in truth.unwrap_or_default() {
        writeln!(output, "Endgame tables: {} for {}.", value_text(*value), words::side(mover))?;
    }
    writeln!(output)?;
    for (nth, line) in found.lines.iter().enumerate() {
        let Some(&house) = line.pv.first() else { continue };
        let score = words::signed(line.score.unwrap_or(0));
        let proven = if line.proven { " proven" } else { "" };
        let pv: String = line.pv.iter().map(|house| house.letter()).collect();
        let depth = line.depth.unwrap_or(0);
        writeln!(output, "{}. {house}  {score:>7}{proven}  depth {depth:<3} {pv}", nth + 1)?;
        if let Ok(step) = game.try_move(house) {
            writeln!(output, "   {house} {}.", words::effect(&step))?;
        }
    }
    for (_, moves) in truth.unwrap_or_default() {
        let moves: Vec<String> =
            moves.iter().map(|(house, value)| format!("{house} {}", short(*value))).collect();
        writeln!(output, "In the tables: {}", moves.join(", "))?;
    }
    let refused = words::refused(game);
    if !refused.is_empty() {
        writeln!(output, "\nNot allowed now:\n  {}", refused.join("\n  "))?;
    }
    let seconds = found.time.as_secs_f64();
    let speed = found.nodes as f64 / seconds.max(1e-6) / 1e6;
    writeln!(output, "\n{} positions in {seconds:.2} s ({speed:.1} M/s)", found.nodes)
}

fn ordinal(count: u32) -> String {
    match count {
        2 => "second".to_owned(),
        3 => "third".to_owned(),
        n => format!("{n}th"),
    }
}

/// A line of JSON.
#[derive(Serialize)]
struct Answer<'a> {
    rules: &'a Given,
    position: String,
    side: Side,
    #[serde(skip_serializing_if = "Option::is_none")]
    over: Option<Over>,
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bounds: Option<[i8; 2]>,
    /// In the tables: every legal move's value.
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "as_map")]
    tables: Option<Vec<(House, Known)>>,
    lines: Vec<Line>,
    nodes: u64,
    seconds: f64,
}

#[derive(Serialize)]
struct Over {
    reason: oware_rules::EndReason,
    stores: [oware_rules::Score; 2],
    winner: &'static str,
}

/// What tables know of a position or a move.
#[derive(Serialize)]
struct Known {
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<i8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bounds: Option<[i8; 2]>,
}

fn as_map<S: Serializer>(moves: &Option<Vec<(House, Known)>>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(moves.iter().flatten().map(|(house, known)| (house, known)))
}

#[derive(Serialize)]
struct Line {
    #[serde(rename = "move", serialize_with = "as_letters")]
    house: Vec<House>,
    score: Option<i64>,
    proven: bool,
    depth: Option<u64>,
    #[serde(serialize_with = "as_letters")]
    moves: Vec<House>,
}

fn as_letters<S: Serializer>(houses: &[House], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&houses.iter().map(|house| house.letter()).collect::<String>())
}

/// The value of kind score and the bounds among some values.
fn kinds(values: impl Iterator<Item = Value>) -> (Option<i8>, Option<[i8; 2]>) {
    let (mut score, mut bounds) = (None, None);
    for value in values {
        match value {
            Value::Score(value) => score = Some(value),
            Value::Bounds { lower, upper } => bounds = Some([lower, upper]),
        }
    }
    (score, bounds)
}

fn as_json<'a>(
    options: &'a Options,
    game: &Game,
    found: &Found,
    truth: Option<&[OfKind]>,
) -> Answer<'a> {
    let truth = truth.unwrap_or_default();
    let (value, bounds) = kinds(truth.iter().map(|(value, _)| *value));
    let line = |report: &Report| Line {
        house: report.pv.first().copied().into_iter().collect(),
        score: report.score,
        proven: report.proven,
        depth: report.depth,
        moves: report.pv.clone(),
    };
    let known = |house: House| {
        let of = |(_, moves): &OfKind| {
            moves.iter().find(|(each, _)| *each == house).map(|(_, value)| *value)
        };
        let (value, bounds) = kinds(truth.iter().filter_map(of));
        (house, Known { value, bounds })
    };
    let tables = (!truth.is_empty()).then(|| game.legal().map(known).collect());
    let over = game.end().map(|end| Over {
        reason: end.reason,
        stores: end.scores,
        winner: end.winner_name(),
    });
    Answer {
        rules: &options.rules,
        position: game.position().to_string(),
        side: game.position().side(),
        over,
        value,
        bounds,
        tables,
        lines: found.lines.iter().map(line).collect(),
        nodes: found.nodes,
        seconds: found.time.as_secs_f64(),
    }
}
