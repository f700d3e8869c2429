//! The results of a match, of two engines or of several, told in words, a table or JSON.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use serde::Serialize;

use super::game::{Ending, Played};
use super::rating::{Rating, Table};
use super::schedule::Fixture;
use super::sprt::{Sprt, Verdict};
use super::tally::{Elo, Tally};

/// What is known of one engine's play.
#[derive(Clone, Debug, Default)]
struct Conduct {
    name: String,
    depths: (u64, u64),
    nodes: u64,
    time: Duration,
    moves: u64,
    overruns: u32,
    worst: Duration,
    forfeits: Vec<String>,
}

/// Results so far.
pub struct Results {
    engines: Vec<Conduct>,
    /// Of the first two engines, for the first.
    tally: Tally,
    table: Table,
    ends: BTreeMap<&'static str, u64>,
    plies: u64,
    games: usize,
    sprt: Option<Sprt>,
}

impl Results {
    /// No game yet; the engines' names.
    pub fn new(names: Vec<String>, sprt: Option<Sprt>) -> Results {
        let table = Table::new(names.len());
        let engines =
            names.into_iter().map(|name| Conduct { name, ..Conduct::default() }).collect();
        Results {
            engines,
            tally: Tally::default(),
            table,
            ends: BTreeMap::new(),
            plies: 0,
            games: 0,
            sprt,
        }
    }

    /// Adds a game.
    pub fn add(&mut self, fixture: Fixture, names: &[String; 2], played: &Played) {
        self.games += 1;
        self.plies += played.game.ply() as u64;
        *self.ends.entry(played.reason()).or_default() += 1;
        let [south, north] = fixture.seats;
        let outcome = played.outcome(oware_rules::Side::South);
        self.table.add(south, north, outcome.halves());
        if self.engines.len() == 2 {
            let first = if south == 0 { outcome } else { outcome.reversed() };
            self.tally.add(fixture.opening, first);
        }
        let mut sides = movers(played);
        for choice in &played.choices {
            let Some(side) = sides.next() else { break };
            let conduct = &mut self.engines[fixture.seats[side]];
            conduct.moves += 1;
            conduct.nodes += choice.nodes.unwrap_or(0);
            conduct.time += choice.took;
            if let Some(depth) = choice.depth {
                conduct.depths = (conduct.depths.0 + depth, conduct.depths.1 + 1);
            }
        }
        for (of, seat) in fixture.seats.into_iter().enumerate() {
            let conduct = &mut self.engines[seat];
            conduct.name.clone_from(&names[of]);
            conduct.overruns += played.overruns[of].0;
            conduct.worst = conduct.worst.max(played.overruns[of].1);
        }
        if let Ending::Forfeit { loser, why } = &played.ending {
            let game = fixture.number + 1;
            let seat = fixture.seats[loser.index()];
            self.engines[seat].forfeits.push(format!("game {game}: {why}"));
        }
    }

    /// Games so far.
    pub fn games(&self) -> usize {
        self.games
    }

    /// Whether the sequential test has come to a result.
    pub fn is_decided(&self) -> bool {
        self.sprt.is_some_and(|sprt| sprt.verdict(&self.tally) != Verdict::Open)
    }

    /// How things stand, in a line.
    pub fn running(&self, all: usize) -> String {
        let mut line = format!("{}/{all}", self.games);
        if self.engines.len() == 2 {
            let (wins, draws, losses) =
                (self.tally.wins(), self.tally.draws(), self.tally.losses());
            // Writing to a string does not fail.
            let _ = write!(line, "  +{wins} ={draws} -{losses}  Elo {}", self.tally.elo());
            if let Some(sprt) = &self.sprt {
                let (low, high) = sprt.limits();
                let _ = write!(line, "  LLR {:.2} ({low:.2}, {high:.2})", sprt.ratio(&self.tally));
            }
        }
        let forfeits: usize = self.engines.iter().map(|engine| engine.forfeits.len()).sum();
        if forfeits > 0 {
            let _ = write!(line, "  forfeits {forfeits}");
        }
        line
    }

    /// All of it, for people.
    pub fn text(&self) -> String {
        let mut text = String::new();
        if self.engines.len() == 2 {
            self.duel(&mut text)
        } else {
            self.cross(&mut text)
        }
        let ends: Vec<String> = self.ends.iter().map(|(end, n)| format!("{end} {n}")).collect();
        let plies = self.plies as f64 / self.games.max(1) as f64;
        let _ = writeln!(text, "ends: {}; {plies:.0} plies a game", ends.join(", "));
        for engine in &self.engines {
            let _ = writeln!(text, "{engine}");
        }
        text
    }

    fn duel(&self, text: &mut String) {
        let tally = &self.tally;
        let [first, second] = [&self.engines[0].name, &self.engines[1].name];
        let _ = writeln!(text, "{first} against {second}");
        let _ = writeln!(
            text,
            "{} games: {} won, {} drawn, {} lost; score {:.1} %",
            tally.games(),
            tally.wins(),
            tally.draws(),
            tally.losses(),
            100.0 * tally.score()
        );
        let _ = writeln!(text, "Elo {} (95 %)", tally.elo());
        let [a, b, c, d, e] = tally.pairs();
        let _ = writeln!(text, "pairs by points 0 to 2: {a} {b} {c} {d} {e}");
        if let Some(sprt) = &self.sprt {
            let verdict = match sprt.verdict(tally) {
                Verdict::Open => "not decided",
                Verdict::Rejected => "elo0 holds",
                Verdict::Accepted => "elo1 holds",
            };
            let (low, high) = sprt.limits();
            let ratio = sprt.ratio(tally);
            let _ = writeln!(text, "SPRT {sprt}: LLR {ratio:.2} ({low:.2}, {high:.2}), {verdict}");
        }
    }

    fn cross(&self, text: &mut String) {
        let wide = self.engines.iter().map(|engine| engine.name.chars().count()).max().unwrap_or(0);
        let _ = write!(text, "{:wide$}  {:>12}", "", "Elo");
        for n in 1..=self.engines.len() {
            let _ = write!(text, " {n:>5}");
        }
        text.push('\n');
        for (i, (engine, Rating { elo, error })) in
            self.engines.iter().zip(self.table.fit()).enumerate()
        {
            let rating = if i == 0 { "0".to_owned() } else { format!("{elo:+.0} ±{error:.0}") };
            let _ = write!(text, "{:wide$}  {rating:>12}", engine.name);
            for j in 0..self.engines.len() {
                let _ = match self.table.score(i, j) {
                    Some(score) => write!(text, " {:>5.1}", 100.0 * score),
                    None => write!(text, " {:>5}", "–"),
                };
            }
            text.push('\n');
        }
        let _ = writeln!(
            text,
            "points in % against each; Elo ± 95 % to the first; {} games",
            self.games
        );
    }

    /// All of it, for programs.
    pub fn report(&self) -> Report<'_> {
        let duel = self.engines.len() == 2;
        let tally = &self.tally;
        Report {
            games: self.games,
            wins: duel.then(|| tally.wins()),
            draws: duel.then(|| tally.draws()),
            losses: duel.then(|| tally.losses()),
            score: duel.then(|| tally.score()),
            elo: duel.then(|| {
                let Elo { best, low, high } = tally.elo();
                [best, low, high].map(finite)
            }),
            pairs: duel.then(|| tally.pairs()),
            sprt: self.sprt.map(|sprt| SprtReport {
                llr: sprt.ratio(tally),
                limits: sprt.limits().into(),
                verdict: match sprt.verdict(tally) {
                    Verdict::Open => "open",
                    Verdict::Rejected => "elo0",
                    Verdict::Accepted => "elo1",
                },
            }),
            ends: &self.ends,
            engines: self
                .engines
                .iter()
                .zip(self.table.fit())
                .enumerate()
                .map(|(i, of)| {
                    let (engine, rating) = of;
                    EngineReport {
                        name: &engine.name,
                        elo: finite(rating.elo),
                        error: finite(rating.error),
                        scores: (0..self.engines.len()).map(|j| self.table.score(i, j)).collect(),
                        depth: engine.depth(),
                        nodes_per_second: engine.speed(),
                        overruns: engine.overruns,
                        worst_overrun_ms: engine.worst.as_millis() as u64,
                        forfeits: &engine.forfeits,
                    }
                })
                .collect(),
        }
    }
}

fn finite(value: f64) -> Option<f64> {
    value.is_finite().then_some(value)
}

/// South's or North's place for each move after the opening; a mover may move twice.
fn movers(played: &Played) -> impl Iterator<Item = usize> {
    let moves = played.game.moves().iter().skip(played.opening);
    let movers: Vec<usize> = moves.map(|house| house.owner().index()).collect();
    // A move that was refused is a choice too: the loser's.
    let last = match &played.ending {
        Ending::Forfeit { loser, .. } => Some(loser.index()),
        Ending::Over(_) => None,
    };
    movers.into_iter().chain(last)
}

impl Conduct {
    fn depth(&self) -> Option<f64> {
        let (sum, count) = self.depths;
        (count > 0).then(|| sum as f64 / count as f64)
    }

    fn speed(&self) -> Option<f64> {
        (self.nodes > 0).then(|| self.nodes as f64 / self.time.as_secs_f64().max(1e-9))
    }
}

impl std::fmt::Display for Conduct {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let milliseconds = self.time.as_secs_f64() * 1e3 / self.moves.max(1) as f64;
        write!(f, "{}: {} moves, {milliseconds:.0} ms each", self.name, self.moves)?;
        if let Some(depth) = self.depth() {
            write!(f, ", depth {depth:.1}")?;
        }
        if let Some(speed) = self.speed() {
            write!(f, ", {:.2} M nodes/s", speed / 1e6)?;
        }
        if self.overruns > 0 {
            write!(f, ", {} overruns (worst {} ms)", self.overruns, self.worst.as_millis())?;
        }
        if !self.forfeits.is_empty() {
            write!(f, ", {} forfeits", self.forfeits.len())?;
            for forfeit in self.forfeits.iter().take(10) {
                write!(f, "\n  {forfeit}")?;
            }
        }
        Ok(())
    }
}

/// A match as JSON.
#[derive(Serialize)]
pub struct Report<'a> {
    games: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    draws: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    losses: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<f64>,
    /// Best, low, high; null where infinite.
    #[serde(skip_serializing_if = "Option::is_none")]
    elo: Option<[Option<f64>; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pairs: Option<[u64; 5]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sprt: Option<SprtReport>,
    ends: &'a BTreeMap<&'static str, u64>,
    engines: Vec<EngineReport<'a>>,
}

#[derive(Serialize)]
struct SprtReport {
    llr: f64,
    limits: [f64; 2],
    verdict: &'static str,
}

#[derive(Serialize)]
struct EngineReport<'a> {
    name: &'a str,
    elo: Option<f64>,
    error: Option<f64>,
    scores: Vec<Option<f64>>,
    depth: Option<f64>,
    nodes_per_second: Option<f64>,
    overruns: u32,
    worst_overrun_ms: u64,
    forfeits: &'a [String],
}
