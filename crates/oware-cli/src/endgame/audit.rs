//! `oware endgame audit`: how often the engine, with small tables only, plays what large ones call
//! best.

use std::fmt;
use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use oware_endgame::{Kind, Tables, Value, index};
use oware_rules::{Game, House, Leftover, MAX_SEEDS, Position, RuleSet, Rules, Side, lanes};
use oware_solver::{Directory, FileSource};
use serde::Serialize;

use super::{KindName, Where, Which, built};
use crate::dialect::Go;
use crate::engine::assignment;
use crate::engine::settings::Settings;
use crate::engine::thinker::Thinker;
use crate::outside::Stopwatch;
use crate::random::Random;

pub const METHOD: &str = "\
Positions are drawn at random among all placements of so many seeds in which the side to move has a
legal move; as many of each number of seeds. South moves, and the stores are as even as can be. The
engine thinks anew about each (its memory is emptied), knows the tables of --tables seeds and fewer,
and its choice is held against the tables of all seeds:
  score   what a move loses is the best move's value less its own, endless play worth 0
  bounds  what a move loses for certain is the most that can be forced less the most that can come
          of the move, whatever endless play is worth (0 if that is less)
The engine is asked for the game that the tables solve: without the majority end, and for score a
repetition splits what lies on the board evenly, whatever the rule set says of it (--own-repetition:
as the rule set says, so that a right choice can differ from the tables'). What a choice loses in
seeds need not change who wins: the share that keeps the result (win, draw or loss, with these
stores) is told as well.

Example:
  oware endgame audit --dir tables --rules abapa --sample 600 --movetime 1,10,100";

#[derive(Args)]
pub struct Options {
    #[command(flatten)]
    place: Where,
    #[command(flatten)]
    which: Which,
    /// Seeds on the board, from and to.
    #[arg(long, value_name = "N-M", default_value = "11-16", value_parser = span)]
    seeds: Span,
    /// The engine knows tables of so many seeds at most.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u8).range(0..=48))]
    tables: u8,
    /// Milliseconds a move; several are audited one after the other.
    #[arg(long, value_name = "MS", default_value = "100", value_delimiter = ',', value_parser = clap::value_parser!(u64).range(1..))]
    movetime: Vec<u64>,
    /// Positions drawn.
    #[arg(long, value_name = "N", default_value_t = 600, value_parser = clap::value_parser!(u32).range(1..))]
    sample: u32,
    /// Where chance comes from: the same number draws the same positions.
    #[arg(long, value_name = "SEED", default_value_t = 1)]
    random: u64,
    /// Set an option of the engine: Hash=256, Threads=2.
    #[arg(long, value_name = "NAME=VALUE", value_parser = assignment)]
    set: Vec<(String, String)>,
    /// Ask for the game with its own rule of repetition, which is not that of score tables.
    #[arg(long)]
    own_repetition: bool,
    /// Print one line of JSON for each time.
    #[arg(long)]
    json: bool,
    /// Tell every choice that loses something, on standard error.
    #[arg(long)]
    faults: bool,
}

/// Numbers of seeds, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span(u8, u8);

fn span(text: &str) -> Result<Span, String> {
    let (first, last) = text.split_once('-').unwrap_or((text, text));
    let number = |text: &str| text.trim().parse().ok().filter(|n| (1..=MAX_SEEDS).contains(n));
    let span = number(first).zip(number(last)).filter(|(first, last)| first <= last);
    let span = span.map(|(first, last)| Span(first, last));
    span.ok_or_else(|| format!("numbers of seeds are from 1 to {MAX_SEEDS}, as 11-16"))
}

/// What the choices of one time were worth.
#[derive(Serialize)]
struct Audit<'a> {
    rules: &'a crate::given::Given,
    kind: &'static str,
    seeds: [u8; 2],
    tables: u8,
    movetime: u64,
    positions: u32,
    /// Those in which some legal move loses.
    critical: u32,
    /// Choices that lose nothing.
    faultless: u32,
    /// Choices that keep the result, win or draw, that the best move has with these stores.
    kept: u32,
    /// Seeds that all choices lose.
    lost: u32,
    worst: u32,
    worst_position: Option<String>,
    mean_depth: f64,
    mean_milliseconds: f64,
}

impl Audit<'_> {
    fn share(&self) -> f64 {
        100.0 * f64::from(self.faultless) / f64::from(self.positions.max(1))
    }

    fn mean(&self) -> f64 {
        f64::from(self.lost) / f64::from(self.positions.max(1))
    }
}

impl fmt::Display for Audit<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let faults = self.positions - self.faultless;
        let critical = 100.0 * (1.0 - f64::from(faults) / f64::from(self.critical.max(1)));
        write!(
            f,
            "{:>5} ms: {:.2} % of {} choices lose nothing ({critical:.2} % of the {} where some move \
             loses); mean loss {:.4} seeds, worst {}; {:.2} % keep the result; depth {:.1}, {:.1} ms a \
             move",
            self.movetime,
            self.share(),
            self.positions,
            self.critical,
            self.mean(),
            self.worst,
            100.0 * f64::from(self.kept) / f64::from(self.positions.max(1)),
            self.mean_depth,
            self.mean_milliseconds,
        )?;
        match &self.worst_position {
            Some(position) => write!(f, "\n          {position}"),
            None => Ok(()),
        }
    }
}

/// A position drawn, and what the tables say of its moves.
struct Question {
    position: Position,
    /// What each legal move loses, and whether it keeps the result.
    losses: Vec<(House, u32, bool)>,
}

/// Audits.
///
/// # Errors
/// Where tables are missing or damaged, or the output can't be written.
pub fn run(options: &Options, output: &mut impl Write) -> io::Result<ExitCode> {
    let directory = Directory::new(&options.place.dir);
    let Span(first, last) = options.seeds;
    let there = built(&directory, &options.which)?;
    if there < last {
        let (kind, rules) = (options.which.kind().name(), &options.which.rules);
        return Err(io::Error::other(format!(
            "there are tables of kind {kind} for {rules} of up to {there} seeds only, not {last}"
        )));
    }
    let tables = directory.tables(options.which.rules(), options.which.kind());
    let mut tables = tables
        .map_err(|(seeds, error)| io::Error::other(format!("table of {seeds} seeds: {error}")))?;
    let rules = asked(options.which.rules.rules, options.which.kind(), options.own_repetition);
    let questions = draw(options, rules, &mut tables)?;
    if !options.json {
        writeln!(
            output,
            "{}, kind {}: {} positions of {first} to {last} seeds (random {}), the engine with tables \
             of {} seeds at most",
            options.which.rules,
            options.which.kind().name(),
            questions.len(),
            options.random,
            options.tables,
        )?;
    }
    let mut thinker = thinker(options, rules).map_err(io::Error::other)?;
    for &movetime in &options.movetime {
        let audit = audit(options, movetime, rules, &questions, &mut thinker)?;
        if options.json {
            serde_json::to_writer(&mut *output, &audit)?;
            writeln!(output)?;
        } else {
            writeln!(output, "{audit}")?;
        }
        output.flush()?;
    }
    Ok(ExitCode::SUCCESS)
}

/// The game that the engine is asked for: that of the tables. Nothing ends it early, and where endless
/// play has a value, it is that of an even split unless the rules' `own` is wanted.
fn asked(mut rules: Rules, kind: Kind, own: bool) -> Rules {
    rules.spec.majority = false;
    if kind == Kind::Score && rules.spec.leftover == Leftover::OwnRow && !own {
        rules.spec.leftover = Leftover::Split;
    }
    rules
}

fn thinker(options: &Options, rules: Rules) -> Result<Thinker, String> {
    let mut settings = Settings::new(rules);
    settings.hash = 16;
    settings.endgame_path = Some(options.place.dir.clone());
    settings.endgame_seeds = Some(options.tables);
    for (name, value) in &options.set {
        settings.set(name, Some(value)).map_err(|fault| fault.to_string())?;
    }
    let mut thinker = Thinker::new(settings)?;
    thinker.prepare()?;
    Ok(thinker)
}

fn draw(
    options: &Options,
    rules: Rules,
    tables: &mut Tables<FileSource>,
) -> io::Result<Vec<Question>> {
    let Span(first, last) = options.seeds;
    let mut random = Random::new(options.random);
    let mut questions = Vec::new();
    while questions.len() < options.sample as usize {
        let seeds = first + (questions.len() % usize::from(last - first + 1)) as u8;
        let at = random.below(index::positions(seeds));
        let Some((own, opp)) = index::position(seeds, at) else { continue };
        let position = position(own, opp, rules)
            .map_err(|error| io::Error::other(format!("{seeds} seeds: {error}")))?;
        if position.end(rules).is_some() {
            continue;
        }
        let probe = tables.probe(own, opp).map_err(|error| io::Error::other(error.to_string()))?;
        let best = probe.moves.iter().map(|each| least(each.value)).max().unwrap_or(0);
        let [south, north] = position.stores().map(i32::from);
        let result = |value: i32| (south - north + value).signum();
        let losses = probe.moves.iter().map(|each| {
            let most = most(each.value);
            let kept = result(most) >= result(best);
            (House::of(Side::South, each.place), u32::try_from(best - most).unwrap_or(0), kept)
        });
        questions.push(Question { position, losses: losses.collect() });
    }
    Ok(questions)
}

/// South to move with these rows, the stores as even as can be.
fn position(own: u64, opp: u64, rules: Rules) -> Result<Position, oware_rules::SetupError> {
    let mut houses = [0; 12];
    for (place, house) in houses.iter_mut().enumerate() {
        let row = if place < 6 { own } else { opp };
        *house = (row >> (8 * (place % 6))) as u8;
    }
    let stored = rules.spec().total_seeds().saturating_sub(lanes::total(own) + lanes::total(opp));
    Position::new(houses, [stored / 2, stored - stored / 2], Side::South, rules)
}

const fn least(value: Value) -> i32 {
    match value {
        Value::Score(score) => score as i32,
        Value::Bounds { lower, .. } => lower as i32,
    }
}

const fn most(value: Value) -> i32 {
    match value {
        Value::Score(score) => score as i32,
        Value::Bounds { upper, .. } => upper as i32,
    }
}

fn audit<'a>(
    options: &'a Options,
    movetime: u64,
    rules: Rules,
    questions: &[Question],
    thinker: &mut Thinker,
) -> io::Result<Audit<'a>> {
    let Span(first, last) = options.seeds;
    let kind = match options.which.kind {
        KindName::Score => Kind::Score,
        KindName::Bounds => Kind::Bounds,
    };
    let mut audit = Audit {
        rules: &options.which.rules,
        kind: kind.name(),
        seeds: [first, last],
        tables: options.tables,
        movetime,
        positions: questions.len() as u32,
        critical: 0,
        faultless: 0,
        kept: 0,
        lost: 0,
        worst: 0,
        worst_position: None,
        mean_depth: 0.0,
        mean_milliseconds: 0.0,
    };
    let go = Go { movetime: Some(Duration::from_millis(movetime)), ..Go::default() };
    let share = 1.0 / questions.len().max(1) as f64;
    for Question { position, losses } in questions {
        let game = Game::from_position(rules, *position).map_err(io::Error::other)?;
        thinker.clear();
        let (stop, watch) = (AtomicBool::new(false), Stopwatch::start());
        let thought = thinker.think(&game, &go, 0, &stop, watch, &mut |_| {});
        audit.mean_milliseconds += watch.seconds() * 1e3 * share;
        let depth = thought.lines.first().and_then(|line| line.depth).unwrap_or(0);
        audit.mean_depth += depth as f64 * share;
        audit.critical += u32::from(losses.iter().any(|(_, lost, _)| *lost > 0));
        let lost = losses.iter().find(|(house, ..)| Some(*house) == thought.house);
        let Some(&(house, lost, kept)) = lost else {
            return Err(io::Error::other(format!("the engine has no legal move in {position}")));
        };
        audit.lost += lost;
        audit.faultless += u32::from(lost == 0);
        audit.kept += u32::from(kept);
        if lost > audit.worst {
            audit.worst = lost;
            audit.worst_position = Some(format!("{position} ({house})"));
        }
        if lost > 0 && options.faults {
            eprintln!("{movetime} ms: {position}: {house} loses {lost}");
        }
    }
    Ok(audit)
}

#[cfg(test)]
mod tests {
    use oware_endgame::TableRules;
    use oware_rules::{Preset, Spec};

    use super::*;

    #[test]
    fn spans_are_read() {
        assert_eq!(span("11-16"), Ok(Span(11, 16)));
        assert_eq!(span("9"), Ok(Span(9, 9)));
        for text in ["", "0", "3-2", "1-49", "a-b"] {
            assert!(span(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_engine_plays_what_the_tables_solve() {
        for preset in Preset::ALL.iter().copied() {
            let rules = Rules::preset(preset);
            let of = |kind| asked(rules, kind, false);
            for kind in [Kind::Score, Kind::Bounds] {
                assert!(!of(kind).spec.majority);
                assert_eq!(TableRules::from(of(kind).spec), TableRules::from(rules.spec));
            }
            assert_ne!(of(Kind::Score).spec.leftover, Leftover::OwnRow);
            assert_eq!(of(Kind::Bounds).spec.leftover, rules.spec.leftover);
            let own = asked(rules, Kind::Score, true);
            assert_eq!(own.spec, Spec { majority: false, ..rules.spec });
        }
    }

    #[test]
    fn positions_hold_the_seeds_of_the_game() {
        let rules = Rules::preset(Preset::Abapa);
        let found = position(0x0300_0000_0001, 0x0000_0200_0005, rules).expect("a position");
        assert_eq!(found.to_string(), "1-0-0-0-0-3-5-0-0-2-0-0-18-19-S");
    }
}
