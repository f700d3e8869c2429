//! What an engine says to a program.

use std::fmt;
use std::time::Duration;

use oware_rules::House;

use super::NO_MOVE;

/// A line from an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reply {
    /// `id name N`.
    Name(String),
    /// `option name N …`: something that can be set.
    Option(String),
    /// `uciok`.
    Known,
    /// `readyok`.
    Ready,
    /// `info …` about a search.
    Info(Report),
    /// `info string …`: words for people.
    Words(String),
    /// `bestmove F [ponder f]`; no move where the engine says that the game is over.
    Best { house: Option<House>, ponder: Option<House> },
    /// `bestmove` and something that is no move.
    NoHouse(String),
    /// Anything else.
    Other,
}

/// What a search has found so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// Plies searched in full.
    pub depth: Option<u64>,
    /// The longest line looked at, in plies.
    pub seldepth: Option<u64>,
    /// Which of several lines, from 1.
    pub multipv: Option<u64>,
    /// Hundredths of a seed for the side to move.
    pub score: Option<i64>,
    /// Whether the winner is proven; the score is the least difference then. Not told on the wire.
    pub proven: bool,
    pub nodes: Option<u64>,
    pub time: Option<Duration>,
    /// How full the hash table is, in thousandths.
    pub hashfull: Option<u64>,
    /// The moves expected.
    pub pv: Vec<House>,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        let mut number = |name: &str, number: Option<u64>| match number {
            Some(number) => write!(f, " {name} {number}"),
            None => Ok(()),
        };
        number("depth", self.depth)?;
        number("seldepth", self.seldepth)?;
        number("multipv", self.multipv)?;
        if let Some(score) = self.score {
            write!(f, " score cp {score}")?;
        }
        let mut number = |name: &str, number: Option<u64>| match number {
            Some(number) => write!(f, " {name} {number}"),
            None => Ok(()),
        };
        number("nodes", self.nodes)?;
        if let (Some(nodes), Some(time)) = (self.nodes, self.time) {
            number("nps", Some((nodes as f64 / time.as_secs_f64().max(1e-6)) as u64))?;
        }
        number("hashfull", self.hashfull)?;
        number("time", self.time.map(|time| time.as_millis() as u64))?;
        if !self.pv.is_empty() {
            f.write_str(" pv ")?;
            self.pv.iter().try_for_each(|house| write!(f, "{house}"))?;
        }
        Ok(())
    }
}

impl Reply {
    /// Reads a line. An engine may say what it likes: what is not understood is [`Reply::Other`].
    pub fn read(line: &str) -> Reply {
        let mut words = line.split_whitespace();
        let rest = |words: std::str::SplitWhitespace<'_>| words.collect::<Vec<_>>().join(" ");
        match words.next() {
            Some("uciok") => Reply::Known,
            Some("readyok") => Reply::Ready,
            Some("id") if words.next() == Some("name") => Reply::Name(rest(words)),
            Some("option") if words.next() == Some("name") => {
                Reply::Option(rest(words).split(" type ").next().unwrap_or_default().to_owned())
            }
            Some("bestmove") => best(words),
            Some("info") => match line.trim_start().strip_prefix("info string") {
                Some(words) => Reply::Words(words.trim().to_owned()),
                None => Reply::Info(report(words)),
            },
            _ => Reply::Other,
        }
    }
}

fn house(word: &str) -> Option<House> {
    let mut letters = word.chars();
    let house = House::from_letter(letters.next()?)?;
    letters.next().is_none().then_some(house)
}

fn best<'a>(mut words: impl Iterator<Item = &'a str>) -> Reply {
    let found = words.next().unwrap_or_default();
    let ponder = if words.next() == Some("ponder") { words.next().and_then(house) } else { None };
    match house(found) {
        Some(house) => Reply::Best { house: Some(house), ponder },
        None if found == NO_MOVE => Reply::Best { house: None, ponder: None },
        None => Reply::NoHouse(found.to_owned()),
    }
}

fn report<'a>(mut words: impl Iterator<Item = &'a str>) -> Report {
    let mut report = Report::default();
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|text| text.parse().ok());
        match word {
            "depth" => report.depth = number(),
            "seldepth" => report.seldepth = number(),
            "multipv" => report.multipv = number(),
            "nodes" => report.nodes = number(),
            "hashfull" => report.hashfull = number(),
            "time" => report.time = number().map(Duration::from_millis),
            "cp" => report.score = words.next().and_then(|text| text.parse().ok()),
            "pv" => {
                let letters = words.next().unwrap_or_default();
                report.pv = letters.chars().map_while(House::from_letter).collect();
            }
            _ => {}
        }
    }
    report
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_engines_say_is_read() {
        let best = |house, ponder| Reply::Best {
            house: House::from_letter(house),
            ponder: House::from_letter(ponder),
        };
        let cases = [
            ("uciok", Reply::Known),
            ("readyok\r", Reply::Ready),
            ("id name Aalina 2.1", Reply::Name("Aalina 2.1".into())),
            ("id author Somebody", Reply::Other),
            ("option name Clear Hash type button", Reply::Option("Clear Hash".into())),
            ("option name Hash", Reply::Option("Hash".into())),
            ("option type button", Reply::Other),
            ("bestmove F ponder f", best('F', 'f')),
            ("bestmove c", best('c', ' ')),
            ("bestmove 0000", Reply::Best { house: None, ponder: None }),
            ("bestmove e2e4", Reply::NoHouse("e2e4".into())),
            ("bestmove", Reply::NoHouse(String::new())),
            ("info string a b", Reply::Words("a b".into())),
            ("", Reply::Other),
        ];
        for (line, reply) in cases {
            assert_eq!(Reply::read(line), reply, "{line}");
        }
    }

    #[test]
    fn reports_are_read_as_written() {
        let line = "info depth 9 seldepth 20 multipv 1 score cp -45 nodes 3000 nps 2000 hashfull 7 \
                    time 1500 pv CaB";
        let Reply::Info(report) = Reply::read(line) else { panic!("a report") };
        assert_eq!(report.to_string(), line);
        let Reply::Info(report) = Reply::read("info depth 7 score cp 30 lowerbound pv Ca") else {
            panic!("a report");
        };
        assert_eq!(report.to_string(), "info depth 7 score cp 30 pv Ca");
        assert_eq!(Reply::read("info"), Reply::Info(Report::default()));
    }
}
