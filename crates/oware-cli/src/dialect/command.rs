//! What a program says to an engine.

use std::fmt;
use std::time::Duration;

use oware_rules::Side;

/// A line to an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `uci`: who are you, and what can be set?
    Identify,
    /// `isready`.
    Ready,
    /// `ucinewgame`: what comes is another game.
    NewGame,
    /// `debug on|off`: accepted, changes nothing.
    Debug,
    /// `setoption name N [value V]`.
    Set { name: String, value: Option<String> },
    /// `position startpos|fen P [moves M]`; moves joined, not yet looked at.
    Position { start: Start, moves: String },
    /// `go …`.
    Go(Go),
    /// `ponderhit`: the move that was pondered on has been played.
    PonderHit,
    /// `stop`.
    Stop,
    /// `quit`.
    Quit,
}

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// `startpos`: the opening of the rules.
    Opening,
    /// `fen P`: a position, not yet looked at.
    Position(String),
}

/// How long to think.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// Plies.
    pub depth: Option<u64>,
    pub nodes: Option<u64>,
    /// For this move alone.
    pub movetime: Option<Duration>,
    /// Until `stop`.
    pub infinite: bool,
    /// Until `ponderhit` or `stop`.
    pub ponder: bool,
    /// Own moves until the clock is refilled.
    pub moves_to_go: Option<u64>,
    /// What South's and North's clocks have left: `wtime`, `btime`.
    pub remaining: [Option<Duration>; 2],
    /// What each move adds: `winc`, `binc`.
    pub increment: [Option<Duration>; 2],
}

impl Go {
    /// The clock of a side: what is left and what each move adds.
    pub fn clock(&self, side: Side) -> Option<(Duration, Duration)> {
        let of = side.index();
        self.remaining[of].map(|left| (left, self.increment[of].unwrap_or_default()))
    }

    /// Whether nothing says when a move of this side is to be found: only its own clock counts.
    pub fn is_open(&self, side: Side) -> bool {
        self.depth.is_none()
            && self.nodes.is_none()
            && self.movetime.is_none()
            && self.clock(side).is_none()
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        let milliseconds = |time: Option<Duration>| time.map(|time| time.as_millis() as u64);
        let numbers = [
            ("depth", self.depth),
            ("nodes", self.nodes),
            ("movetime", milliseconds(self.movetime)),
            ("movestogo", self.moves_to_go),
            ("wtime", milliseconds(self.remaining[0])),
            ("btime", milliseconds(self.remaining[1])),
            ("winc", milliseconds(self.increment[0])),
            ("binc", milliseconds(self.increment[1])),
        ];
        for (name, number) in numbers {
            if let Some(number) = number {
                write!(f, " {name} {number}")?;
            }
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        if self.ponder {
            f.write_str(" ponder")?;
        }
        Ok(())
    }
}

/// Why a line can't be carried out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CommandError {
    /// The line begins with no known command.
    Unknown(String),
    /// `setoption` without `name`.
    NoName,
    /// `position` without `startpos` or `fen`.
    NoStart,
    /// A word of `go` that it doesn't know.
    UnknownLimit(String),
    /// A word of `go` that needs a number, and what stands there.
    NotANumber { limit: &'static str, found: Option<String> },
}

impl fmt::Display for CommandError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CommandError::Unknown(word) => write!(
                f,
                "there is no command {word:?}; there are uci, isready, ucinewgame, setoption, \
                 position, go, ponderhit, stop, debug, quit"
            ),
            CommandError::NoName => {
                f.write_str("setoption needs a name: setoption name Hash value 64")
            }
            CommandError::NoStart => f.write_str(
                "position needs a start: position startpos [moves FfEa], or position fen \
                 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S [moves FfEa]",
            ),
            CommandError::UnknownLimit(word) => write!(
                f,
                "go has no {word:?}; it has depth, nodes, movetime, infinite, ponder, movestogo, \
                 wtime, btime, winc, binc"
            ),
            CommandError::NotANumber { limit, found: Some(found) } => {
                write!(f, "go {limit} needs a whole number, not {found:?}")
            }
            CommandError::NotANumber { limit, found: None } => {
                write!(f, "go {limit} needs a whole number")
            }
        }
    }
}

impl Command {
    /// Reads a line; `None` if it is blank.
    ///
    /// # Errors
    /// [`CommandError`] says what is wrong with it.
    pub fn read(line: &str) -> Result<Option<Command>, CommandError> {
        // Some programs begin what they write with a byte order mark.
        let mut words = line.trim_start_matches('\u{feff}').split_whitespace();
        let Some(command) = words.next() else { return Ok(None) };
        Ok(Some(match command {
            "uci" => Command::Identify,
            "isready" => Command::Ready,
            "ucinewgame" => Command::NewGame,
            "debug" => Command::Debug,
            "setoption" => set(words)?,
            "position" => position(words)?,
            "go" => Command::Go(go(words)?),
            "ponderhit" => Command::PonderHit,
            "stop" => Command::Stop,
            "quit" => Command::Quit,
            _ => return Err(CommandError::Unknown(shortened(command))),
        }))
    }
}

/// So much of a word as an answer shows.
fn shortened(word: &str) -> String {
    const SHOWN: usize = 40;
    match word.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", &word[..end]),
        None => word.to_owned(),
    }
}

/// The words up to `stop`, joined again, and whether that word was there.
fn until<'a>(words: &mut impl Iterator<Item = &'a str>, stop: &str) -> (String, bool) {
    let mut found = Vec::new();
    for word in words {
        if word == stop {
            return (found.join(" "), true);
        }
        found.push(word);
    }
    (found.join(" "), false)
}

fn set<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, CommandError> {
    if words.next() != Some("name") {
        return Err(CommandError::NoName);
    }
    let (name, has_value) = until(&mut words, "value");
    if name.is_empty() {
        return Err(CommandError::NoName);
    }
    let value = has_value.then(|| words.collect::<Vec<_>>().join(" "));
    Ok(Command::Set { name, value })
}

fn position<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Command, CommandError> {
    let kind = words.next();
    let (text, _) = until(&mut words, "moves");
    let start = match kind {
        Some("startpos") if text.is_empty() => Start::Opening,
        Some("fen") if !text.is_empty() => Start::Position(text),
        _ => return Err(CommandError::NoStart),
    };
    // Joined as in Aualé; with spaces between them as in chess they are understood too.
    Ok(Command::Position { start, moves: words.collect() })
}

fn go<'a>(mut words: impl Iterator<Item = &'a str>) -> Result<Go, CommandError> {
    let mut go = Go::default();
    while let Some(word) = words.next() {
        let mut number = |limit: &'static str| {
            let found = words.next();
            let wrong = || CommandError::NotANumber { limit, found: found.map(shortened) };
            found.and_then(whole).ok_or_else(wrong)
        };
        let milliseconds = Duration::from_millis;
        match word {
            "depth" => go.depth = Some(number("depth")?),
            "nodes" => go.nodes = Some(number("nodes")?),
            "movetime" => go.movetime = Some(milliseconds(number("movetime")?)),
            "movestogo" => go.moves_to_go = Some(number("movestogo")?),
            "wtime" => go.remaining[0] = Some(milliseconds(number("wtime")?)),
            "btime" => go.remaining[1] = Some(milliseconds(number("btime")?)),
            "winc" => go.increment[0] = Some(milliseconds(number("winc")?)),
            "binc" => go.increment[1] = Some(milliseconds(number("binc")?)),
            "infinite" => go.infinite = true,
            "ponder" => go.ponder = true,
            _ => return Err(CommandError::UnknownLimit(shortened(word))),
        }
    }
    Ok(go)
}

/// A whole number. A clock that has run out may be told as a negative one: that is nothing left.
/// What is too great to count is as good as the greatest.
fn whole(text: &str) -> Option<u64> {
    let digits = |text: &str| !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    match text.strip_prefix('-') {
        Some(negative) => digits(negative).then_some(0),
        None => digits(text).then(|| text.parse().unwrap_or(u64::MAX)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Command {
        Command::read(line).expect(line).expect(line)
    }

    #[test]
    fn lines_are_read() {
        let set = |name: &str, value: Option<&str>| Command::Set {
            name: name.into(),
            value: value.map(Into::into),
        };
        let position = |start, moves: &str| Command::Position { start, moves: moves.into() };
        let fen = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        let cases = [
            ("uci", Command::Identify),
            ("  isready \r", Command::Ready),
            ("setoption name Hash value 64", set("Hash", Some("64"))),
            ("setoption name ClearHash", set("ClearHash", None)),
            ("setoption name EndgamePath value a dir", set("EndgamePath", Some("a dir"))),
            ("setoption name EndgamePath value", set("EndgamePath", Some(""))),
            ("position startpos", position(Start::Opening, "")),
            ("position startpos moves", position(Start::Opening, "")),
            ("position startpos moves FfEa", position(Start::Opening, "FfEa")),
            ("position startpos moves F f E", position(Start::Opening, "FfE")),
            (&format!("position fen {fen} moves F"), position(Start::Position(fen.into()), "F")),
        ];
        for (line, command) in cases {
            assert_eq!(read(line), command, "{line}");
        }
        assert_eq!(Command::read(" \t "), Ok(None));
    }

    #[test]
    fn limits_are_read_and_written() {
        let lines = [
            "go depth 12 movetime 1000",
            "go nodes 5000 infinite",
            "go movestogo 3 wtime 60000 btime 59000 winc 100 binc 200 ponder",
        ];
        for line in lines {
            let Command::Go(go) = read(line) else { panic!("{line}") };
            assert_eq!(go.to_string(), line);
        }
        let Command::Go(go) = read("go wtime -20 binc 99999999999999999999999") else {
            panic!("a go");
        };
        assert_eq!(go.clock(Side::South), Some((Duration::ZERO, Duration::ZERO)));
        assert_eq!(go.clock(Side::North), None);
        assert_eq!(go.increment[1], Some(Duration::from_millis(u64::MAX)));
    }

    #[test]
    fn faults_are_named() {
        let cases = [
            ("hello", "there is no command \"hello\""),
            ("setoption", "setoption needs a name"),
            ("setoption name value 3", "setoption needs a name"),
            ("position", "position needs a start"),
            ("position fen moves F", "position needs a start"),
            ("position startpos FfEa", "position needs a start"),
            ("go depth", "go depth needs a whole number"),
            ("go depth x", "go depth needs a whole number, not \"x\""),
            ("go wtime 1e3", "go wtime needs a whole number, not \"1e3\""),
            ("go mate 3", "go has no \"mate\""),
        ];
        for (line, expected) in cases {
            let error = Command::read(line).expect_err(line).to_string();
            assert!(error.starts_with(expected), "{line}: {error}");
        }
        let long = Command::read(&"é".repeat(5000)).expect_err("long").to_string();
        assert!(long.len() < 300, "{long}");
    }
}
