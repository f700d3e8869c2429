//! `oware match`: engines play each other, and the results are added up.

mod entrant;
mod game;
mod openings;
mod own;
mod player;
mod process;
mod rating;
mod record;
mod results;
mod resume;
mod schedule;
mod sprt;
mod tally;

use std::fs::File;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;

use crate::dialect::Go;
use crate::engine::assignment;
use crate::engine::settings::TOP_LEVEL;
use crate::given::Given;
use entrant::Entrant;
use game::Limit;
use results::Results;
use schedule::{Plan, Players, fixtures};
use sprt::Sprt;

pub const ABOUT: &str = "\
Let engines play each other: two in a match, more of them (or several levels) each against each.

Every opening is played from both sides. The rules decide how a game ends; an illegal move, a clock
run out or an engine that breaks down or hangs is a loss, and is told. Elo differences are logistic,
their 95 % intervals from pairs of games. By nodes or depth a match is the same every time.";

pub const EXAMPLES: &str = "\
An engine is `oware` (this program's own, in this process), `oware:NAME=VALUE,…` with options as
`oware engine` has them, or the command line of any program that speaks the dialect.

A line of --records is JSON as `oware judge` reads it, with how the game ended and what each move
was expected to bring. --ogn writes what Aualé opens.

Examples:
  oware match --movetime 100,33 --games 200 --rules wari
  oware match --engine oware --engine 'oware engine' --nodes 20000 --concurrency 2
  oware match --engine oware:EndgamePath=tables --engine ./other --clock 10+0.1 --sprt 0,10
  oware match --levels 1-8 --games 100";

#[derive(Args)]
pub struct Options {
    /// An engine; two or more. Left out: this program's own against itself.
    #[arg(long, value_name = "E", value_parser = Entrant::read)]
    engine: Vec<Entrant>,
    /// These levels of this program's engine, each against each, as in 1-8 or 2,4,6.
    #[arg(long, value_name = "L", value_parser = levels, conflicts_with = "engine")]
    levels: Option<Levels>,
    /// A rule set's name, or a JSON object of a preset and changed settings.
    #[arg(long, value_name = "R", default_value = "abapa", value_parser = Given::from_argument)]
    rules: Given,
    /// Games, or games of each pair of several engines; an even number.
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: usize,
    /// Milliseconds a move; one number for all, or one for each engine: 100,33. 100 if no limit is
    /// given (levels take the time that is theirs).
    #[arg(long, value_name = "MS", value_parser = numbers, group = "limit")]
    movetime: Option<Numbers>,
    /// Positions looked at for a move; one number, or one for each engine.
    #[arg(long, value_name = "N", value_parser = numbers, group = "limit")]
    nodes: Option<Numbers>,
    /// Plies looked ahead; one number, or one for each engine.
    #[arg(long, value_name = "D", value_parser = numbers, group = "limit")]
    depth: Option<Numbers>,
    /// Seconds for the game and seconds that each move adds: 60+0.5.
    #[arg(long, value_name = "S+I", value_parser = clock, group = "limit")]
    clock: Option<Limit>,
    /// Random moves before the engines take over.
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u8).range(0..=100))]
    plies: u8,
    /// Openings from a file instead: moves, a position, or a position and moves on each line.
    #[arg(long, value_name = "FILE")]
    openings: Option<PathBuf>,
    /// Where chance comes from: the openings, and what levels overlook.
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Games at once.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=256))]
    concurrency: u16,
    /// Set an option of all engines, or of the N-th: NAME=VALUE, N.NAME=VALUE.
    #[arg(long, value_name = "NAME=VALUE", value_parser = assignment)]
    set: Vec<(String, String)>,
    /// Milliseconds by which a move may be late before that is told, or loses by the clock.
    #[arg(long, value_name = "MS", default_value_t = 50)]
    margin: u64,
    /// Seconds by which an engine may be late before it is killed.
    #[arg(long, value_name = "S", default_value_t = 10)]
    patience: u64,
    /// Stop as soon as the strengths are told apart: ELO0,ELO1[,ALPHA,BETA] (0.05 each).
    #[arg(long, value_name = "T", value_parser = sprt, allow_hyphen_values = true, conflicts_with = "levels")]
    sprt: Option<Sprt>,
    /// Write the games here, one JSON line each.
    #[arg(long, value_name = "FILE")]
    records: Option<PathBuf>,
    /// Go on with the same match where it was broken off: games that --records has are not played
    /// again.
    #[arg(long, requires = "records", conflicts_with = "ogn")]
    resume: bool,
    /// Write the games here in Oware Game Notation.
    #[arg(long, value_name = "FILE")]
    ogn: Option<PathBuf>,
    /// Print the result as one line of JSON.
    #[arg(long)]
    json: bool,
    /// Say nothing before the end.
    #[arg(long)]
    quiet: bool,
}

/// Levels that take part.
#[derive(Clone, Debug)]
struct Levels(Vec<u8>);

/// One number for all engines, or one for each.
#[derive(Clone, Debug)]
struct Numbers(Vec<u64>);

fn levels(text: &str) -> Result<Levels, String> {
    let wrong = || format!("levels are two or more from 1 to {TOP_LEVEL}, as 1-8 or 2,4,6");
    let level = |text: &str| {
        let level = text.trim().parse().ok().filter(|level| (1..=TOP_LEVEL).contains(level));
        level.ok_or_else(wrong)
    };
    let levels: Vec<u8> = match text.split_once('-') {
        Some((first, last)) => (level(first)?..=level(last)?).collect(),
        None => text.split(',').map(level).collect::<Result<_, _>>()?,
    };
    if levels.len() < 2 { Err(wrong()) } else { Ok(Levels(levels)) }
}

fn numbers(text: &str) -> Result<Numbers, String> {
    let number = |text: &str| text.trim().parse().ok().filter(|&number| number > 0);
    let numbers: Option<Vec<u64>> = text.split(',').map(number).collect();
    numbers.map(Numbers).ok_or_else(|| "it is a number above 0, or one for each engine".to_owned())
}

fn clock(text: &str) -> Result<Limit, String> {
    let (total, increment) = text.split_once('+').unwrap_or((text, "0"));
    let seconds = |text: &str| {
        let seconds = text.trim().parse().ok().filter(|seconds| (0.0..=1e6).contains(seconds));
        seconds.map(Duration::from_secs_f64)
    };
    let clock = seconds(total).filter(|total| !total.is_zero()).zip(seconds(increment));
    let clock = clock.map(|(total, increment)| Limit::Clock { total, increment });
    clock.ok_or_else(|| "a clock is seconds and seconds a move, as 60+0.5".to_owned())
}

fn sprt(text: &str) -> Result<Sprt, String> {
    let numbers: Option<Vec<f64>> = text.split(',').map(|text| text.trim().parse().ok()).collect();
    let test = match numbers.as_deref() {
        Some(&[elo0, elo1]) => Some(Sprt { elo0, elo1, alpha: 0.05, beta: 0.05 }),
        Some(&[elo0, elo1, alpha, beta]) => Some(Sprt { elo0, elo1, alpha, beta }),
        _ => None,
    };
    let chance = |chance: f64| chance > 0.0 && chance < 0.5;
    let fine = |test: &Sprt| test.elo0 < test.elo1 && chance(test.alpha) && chance(test.beta);
    test.filter(fine).ok_or_else(|| {
        "a test is ELO0,ELO1 or ELO0,ELO1,ALPHA,BETA with ELO0 below ELO1 and chances below 0.5"
            .to_owned()
    })
}

/// Plays the match and tells its result.
///
/// # Errors
/// Where an engine can't be had, a file can't be read or written, or what is asked makes no match.
pub fn run(options: &Options) -> io::Result<ExitCode> {
    let entrants = entrants(options).map_err(io::Error::other)?;
    let limits = limits(options, entrants.len()).map_err(io::Error::other)?;
    if options.games == 0 || !options.games.is_multiple_of(2) {
        return Err(io::Error::other("--games is an even number: each opening is played twice"));
    }
    if options.sprt.is_some() && entrants.len() != 2 {
        return Err(io::Error::other("--sprt needs two engines"));
    }
    let openings = match &options.openings {
        Some(path) => {
            let fault = |error: &dyn ToString| {
                io::Error::other(format!("{}: {}", path.display(), error.to_string()))
            };
            let text = std::fs::read_to_string(path).map_err(|error| fault(&error))?;
            openings::read(&text, options.rules.rules).map_err(|error| fault(&error))?
        }
        None => {
            let plies = usize::from(options.plies);
            openings::random(options.rules.rules, plies, options.seed, options.games / 2)
        }
    };
    if openings.is_empty() {
        return Err(io::Error::other("every game is over before the engines begin: fewer --plies"));
    }
    let patience = Duration::from_secs(options.patience);
    // Before any is started: what can't be set.
    let names: Result<Vec<_>, _> = entrants.iter().map(|each| each.name(&options.rules)).collect();
    names.map_err(io::Error::other)?;
    let players = Plan::start(&entrants, &options.rules, patience).map_err(io::Error::other)?;
    let names: Vec<String> = players.values().map(|player| player.name().to_owned()).collect();
    let mut fixtures = fixtures(entrants.len(), options.games);
    let (mut earlier, mut records) = (Vec::new(), None);
    if let Some(path) = options.records.as_ref().filter(|_| options.resume) {
        let (rules, fixtures) = (&options.rules, fixtures.as_slice());
        let of = resume::Match { rules, names: &names, openings: &openings, fixtures };
        let (done, file) = resume::open(path, &of)?;
        (earlier, records) = (done, Some(BufWriter::new(file)));
    }
    let mut results = Results::new(names, options.sprt);
    for done in &earlier {
        results.add(done.fixture, &done.names, &done.played);
        fixtures.retain(|fixture| *fixture != done.fixture);
    }
    let plan = Plan {
        rules: &options.rules,
        entrants: &entrants,
        limits: &limits,
        openings: &openings,
        fixtures: &fixtures,
        seed: options.seed,
        margin: Duration::from_millis(options.margin),
        patience,
    };
    if !results.is_decided() {
        play(options, &plan, players, records, &mut results)?;
    }
    let mut output = io::stdout().lock();
    if options.json {
        serde_json::to_writer(&mut output, &results.report())?;
        writeln!(output)?;
    } else {
        writeln!(output, "{}", described(options, &limits))?;
        write!(output, "{}", results.text())?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays what is still to be played; records go on in `records`, if that is there already.
fn play(
    options: &Options,
    plan: &Plan<'_>,
    players: Players,
    records: Option<BufWriter<File>>,
    results: &mut Results,
) -> io::Result<()> {
    let create = |path: &Option<PathBuf>| {
        path.as_ref()
            .map(|path| {
                let fault = |error| io::Error::other(format!("{}: {error}", path.display()));
                File::create(path).map(BufWriter::new).map_err(fault)
            })
            .transpose()
    };
    let mut records = if records.is_some() { records } else { create(&options.records)? };
    let mut ogn = create(&options.ogn)?;
    let all = results.games() + plan.fixtures.len();
    let bar = io::stderr().is_terminal();
    let mut written = Ok(());
    plan.run(usize::from(options.concurrency), players, |result| {
        let names = [0, 1].map(|of| result.names[of].as_str());
        results.add(result.fixture, &result.names, &result.played);
        let number = result.fixture.number;
        written = (|| {
            if let Some(file) = &mut records {
                writeln!(file, "{}", record::json(plan.rules, names, number, &result.played)?)?;
                file.flush()?;
            }
            if let Some(file) = &mut ogn {
                file.write_all(record::ogn(plan.rules, names, number, &result.played).as_bytes())?;
                file.flush()?;
            }
            Ok(())
        })();
        let line = results.running(all);
        if bar && !options.quiet {
            eprint!("\r{line}\x1b[K");
        } else if !options.quiet && (line_is_due(&line) || line.starts_with(&format!("{all}/"))) {
            eprintln!("{line}");
        }
        written.is_ok() && !results.is_decided()
    });
    if bar && !options.quiet {
        eprintln!();
    }
    written
}

/// Where there is no terminal, every tenth game is told.
fn line_is_due(line: &str) -> bool {
    line.split_once("0/").is_some_and(|(digits, _)| digits.bytes().all(|b| b.is_ascii_digit()))
}

fn entrants(options: &Options) -> Result<Vec<Entrant>, String> {
    let own = || Entrant::read("oware");
    let mut entrants = match &options.levels {
        Some(Levels(levels)) => levels.iter().map(|&level| Entrant::level(level)).collect(),
        None => options.engine.clone(),
    };
    while entrants.len() < 2 {
        entrants.push(own()?);
    }
    for (name, value) in options.set.iter().rev() {
        match name.split_once('.') {
            None => entrants.iter_mut().for_each(|entrant| entrant.set(name, value)),
            Some((place, name)) => {
                let place = place.parse::<usize>().ok().and_then(|place| place.checked_sub(1));
                let entrant = place.and_then(|place| entrants.get_mut(place));
                let wrong = || format!("--set {name}: the engines are counted from 1");
                entrant.ok_or_else(wrong)?.set(name, value);
            }
        }
    }
    Ok(entrants)
}

fn limits(options: &Options, entrants: usize) -> Result<Vec<Limit>, String> {
    let of = |Numbers(numbers): &Numbers, name: &str, go: fn(u64) -> Go| {
        if numbers.len() != 1 && numbers.len() != entrants {
            return Err(format!("--{name} has one number for all engines, or {entrants}"));
        }
        Ok(numbers.iter().map(|&number| Limit::Move(go(number))).collect())
    };
    let movetime = |ms| Go { movetime: Some(Duration::from_millis(ms)), ..Go::default() };
    if let Some(numbers) = &options.movetime {
        of(numbers, "movetime", movetime)
    } else if let Some(numbers) = &options.nodes {
        of(numbers, "nodes", |nodes| Go { nodes: Some(nodes), ..Go::default() })
    } else if let Some(numbers) = &options.depth {
        of(numbers, "depth", |depth| Go { depth: Some(depth), ..Go::default() })
    } else if let Some(clock) = &options.clock {
        Ok(vec![clock.clone()])
    } else if options.levels.is_some() {
        Ok(vec![Limit::Move(Go::default())])
    } else {
        Ok(vec![Limit::Move(movetime(100))])
    }
}

/// Under what conditions the match was played.
fn described(options: &Options, limits: &[Limit]) -> String {
    let limit = |limit: &Limit| match limit {
        Limit::Move(go) if *go == Go::default() => "own time".to_owned(),
        Limit::Move(go) => go.to_string().trim_start_matches("go ").to_owned(),
        Limit::Clock { total, increment } => {
            format!("clock {}+{}", total.as_secs_f64(), increment.as_secs_f64())
        }
    };
    let limits: Vec<String> = limits.iter().map(limit).collect();
    let openings = match &options.openings {
        Some(path) => format!("openings of {}", path.display()),
        None => format!("{}-ply openings of seed {}", options.plies, options.seed),
    };
    format!("{}; {}; {openings}, from both sides", options.rules, limits.join(" and "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn options_are_read() {
        assert_eq!(levels("1-8").expect("levels").0, [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(levels("2,4").expect("levels").0, [2, 4]);
        assert_eq!(numbers("100, 33").expect("numbers").0, [100, 33]);
        let (total, increment) = (Duration::from_secs(60), Duration::from_millis(500));
        assert_eq!(clock("60+0.5"), Ok(Limit::Clock { total, increment }));
        assert_eq!(clock("60"), Ok(Limit::Clock { total, increment: Duration::ZERO }));
        let test = Sprt { elo0: -3.0, elo1: 1.0, alpha: 0.05, beta: 0.1 };
        assert_eq!(sprt("-3,1,0.05,0.1"), Ok(test));
        for text in ["1", "0-3", "1-9", "x", "3-2"] {
            assert!(levels(text).is_err(), "{text}");
        }
        for text in ["", "0", "1,,2", "-1", "1e3"] {
            assert!(numbers(text).is_err(), "{text}");
        }
        for text in ["", "0", "x+1", "-1+1", "1+", "nan", "1e9"] {
            assert!(clock(text).is_err(), "{text}");
        }
        for text in ["", "5", "5,0", "0,5,0.6,0.05", "0,5,0,0.05", "0,nan"] {
            assert!(sprt(text).is_err(), "{text}");
        }
    }

    #[test]
    fn every_tenth_game_is_told() {
        let due: Vec<&str> = ["9/100", "10/100", "11/100", "100/100"]
            .into_iter()
            .filter(|l| line_is_due(l))
            .collect();
        assert_eq!(due, ["10/100", "100/100"]);
    }
}
