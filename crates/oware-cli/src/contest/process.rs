//! An engine in a process of its own, spoken to by the dialect.

use std::io::{BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::Duration;

use oware_rules::Game;

use super::player::{Choice, Player, Trouble};
use crate::dialect::{Go, Reply, Report};
use crate::lines::{Line, Lines};
use crate::outside::Stopwatch;

/// How long an engine may take to start or to get ready: a Java machine that warms up first, on a
/// busy computer, takes more than half a minute.
const STARTING: Duration = Duration::from_secs(120);

/// How long a move may take that only depth or nodes limit.
const UNTIMED: Duration = Duration::from_secs(600);

/// So many letters of an engine's last words are shown.
const SHOWN: usize = 200;

/// Longer lines say nothing.
const LONGEST: usize = 1 << 16;

/// The time from a quit until the process is killed.
const LEAVING: Duration = Duration::from_millis(500);

/// A program, what to set in it, and the process while it runs.
pub struct Process {
    words: Vec<String>,
    options: Vec<(String, String)>,
    /// The rules, as they were given.
    rules: String,
    name: String,
    /// How much longer than its limit it may think before it counts as hung.
    patience: Duration,
    running: Option<Running>,
}

struct Running {
    child: Child,
    input: ChildStdin,
    replies: Receiver<Reply>,
    /// The last line on standard error, when that has been closed.
    last_words: Receiver<String>,
}

impl Process {
    /// Starts an engine and sets its options.
    ///
    /// # Errors
    /// [`Trouble`] if it can't be started or doesn't speak the dialect.
    pub fn start(
        command: &str,
        options: Vec<(String, String)>,
        rules: String,
        patience: Duration,
    ) -> Result<Process, Trouble> {
        let words = split(command).map_err(Trouble::NotStarted)?;
        let name = command.to_owned();
        let mut process = Process { words, options, rules, name, patience, running: None };
        process.run()?;
        Ok(process)
    }

    fn run(&mut self) -> Result<&mut Running, Trouble> {
        if self.running.is_none() {
            let mut running = Running::start(&self.words)?;
            running.say("uci")?;
            let (mut name, mut rules) = (None, None);
            running.wait(STARTING, |reply| {
                match reply {
                    Reply::Name(found) => name = Some(found.clone()),
                    Reply::Option(found) if found.eq_ignore_ascii_case("rules") => {
                        rules = Some(found.clone());
                    }
                    _ => {}
                }
                *reply == Reply::Known
            })?;
            // What plays several rule sets is told which; what is set by hand counts more.
            let rules = rules.map(|name| (name, self.rules.clone()));
            for (option, value) in rules.iter().chain(&self.options) {
                running.say(&format!("setoption name {option} value {value}"))?;
            }
            if let Some(name) = name.filter(|name| !name.is_empty()) {
                self.name = name;
            }
            self.running = Some(running);
        }
        self.running.as_mut().ok_or(Trouble::Died(String::new()))
    }

    /// Whatever went wrong, the process is not asked again.
    fn without<T>(&mut self, result: Result<T, Trouble>) -> Result<T, Trouble> {
        if result.is_err() {
            self.running = None;
        }
        result
    }

    fn ready(&mut self) -> Result<(), Trouble> {
        let running = self.run()?;
        running.say("ucinewgame")?;
        running.say("isready")?;
        running.wait(STARTING, |reply| *reply == Reply::Ready)?;
        Ok(())
    }

    fn ask(&mut self, game: &Game, limit: &Go) -> Result<Choice, Trouble> {
        let (clock, patience) = (limit.clock(game.position().side()), self.patience);
        let running = self.run()?;
        // What it said too much or too late is no answer to this.
        while running.replies.try_recv().is_ok() {}
        running.say(&position(game))?;
        let watch = Stopwatch::start();
        running.say(&limit.to_string())?;
        let allowed = limit.movetime.or(clock.map(|(left, _)| left)).unwrap_or(UNTIMED);
        let wait = allowed.saturating_add(patience);
        let mut last = Report::default();
        let reply = running.wait(wait, |reply| {
            if let Reply::Info(report) = reply {
                last = Report { depth: report.depth.or(last.depth), ..report.clone() };
            }
            matches!(reply, Reply::Best { .. } | Reply::NoHouse(_))
        })?;
        let house = match reply {
            Reply::Best { house, .. } => house,
            Reply::NoHouse(found) => return Err(Trouble::NoHouse(found)),
            _ => None,
        };
        let Report { depth, nodes, score, .. } = last;
        Ok(Choice { house, took: watch.elapsed(), depth, nodes, score })
    }
}

impl Player for Process {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, _: u64) -> Result<(), Trouble> {
        let ready = self.ready();
        self.without(ready)
    }

    fn choose(&mut self, game: &Game, limit: &Go) -> Result<Choice, Trouble> {
        let choice = self.ask(game, limit);
        self.without(choice)
    }
}

/// The game as the dialect tells it.
pub fn position(game: &Game) -> String {
    let start = oware_rules::Position::start(*game.rules());
    let mut line = match *game.start() == start {
        true => "position startpos".to_owned(),
        false => format!("position fen {}", game.start()),
    };
    if !game.moves().is_empty() {
        line.push_str(" moves ");
        line.extend(game.moves().iter().map(|house| house.letter()));
    }
    line
}

impl Running {
    fn start(words: &[String]) -> Result<Running, Trouble> {
        let not_started = |why: &dyn ToString| Trouble::NotStarted(why.to_string());
        let (program, arguments) =
            words.split_first().ok_or_else(|| not_started(&"the command line is empty"))?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| not_started(&format!("{program}: {error}")))?;
        let (Some(input), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err(not_started(&"it has no streams"));
        };
        let (sender, replies) = channel();
        thread::spawn(move || {
            let mut lines = Lines::new(BufReader::new(output), LONGEST);
            while let Ok(Some(line)) = lines.next(|| Ok(())) {
                let Line::Whole(line) = line else { continue };
                if sender.send(Reply::read(&String::from_utf8_lossy(line))).is_err() {
                    break;
                }
            }
        });
        let (sender, last_words) = channel();
        thread::spawn(move || {
            let (mut lines, mut last) =
                (Lines::new(BufReader::new(errors), LONGEST), String::new());
            while let Ok(Some(line)) = lines.next(|| Ok(())) {
                let Line::Whole(line) = line else { continue };
                let line = String::from_utf8_lossy(line);
                if !line.trim().is_empty() {
                    last = line.trim().chars().filter(|c| !c.is_control()).take(SHOWN).collect();
                }
            }
            // Nobody may want to know.
            let _ = sender.send(last);
        });
        Ok(Running { child, input, replies, last_words })
    }

    fn say(&mut self, line: &str) -> Result<(), Trouble> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|_| self.died())
    }

    /// It has ended; what it said at last.
    fn died(&self) -> Trouble {
        Trouble::Died(self.last_words.recv_timeout(LEAVING).unwrap_or_default())
    }

    /// Looks at replies until one is what is waited for.
    fn wait(
        &mut self,
        longest: Duration,
        mut is_it: impl FnMut(&Reply) -> bool,
    ) -> Result<Reply, Trouble> {
        let watch = Stopwatch::start();
        loop {
            let left = longest.saturating_sub(watch.elapsed());
            match self.replies.recv_timeout(left) {
                Ok(reply) if is_it(&reply) => return Ok(reply),
                Ok(_) => {}
                Err(RecvTimeoutError::Timeout) => return Err(Trouble::Hung(longest)),
                Err(RecvTimeoutError::Disconnected) => return Err(self.died()),
            }
        }
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.say("quit");
        let watch = Stopwatch::start();
        while watch.elapsed() < LEAVING {
            if matches!(self.child.try_wait(), Ok(Some(_))) {
                return;
            }
            thread::sleep(Duration::from_millis(5));
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Splits a command line into words, as a shell does: by spaces, except within quotes.
fn split(command: &str) -> Result<Vec<String>, String> {
    let (mut words, mut word, mut quote) = (Vec::new(), None::<String>, None);
    for letter in command.chars() {
        match (quote, letter) {
            (Some(open), _) if open == letter => quote = None,
            (Some(_), _) => word.get_or_insert_default().push(letter),
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, _) if letter.is_whitespace() => words.extend(word.take()),
            (None, _) => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    match quote {
        Some(open) => Err(format!("a {open} is not closed")),
        None if words.is_empty() => Err("the command line is empty".to_owned()),
        None => Ok(words),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_are_split_as_a_shell_does() {
        let cases: [(&str, &[&str]); 4] = [
            ("oware engine", &["oware", "engine"]),
            ("  java -cp 'a b' \"Main\"  ", &["java", "-cp", "a b", "Main"]),
            ("x=\"a b\"c ''", &["x=a bc", ""]),
            ("\"it's\"", &["it's"]),
        ];
        for (command, words) in cases {
            assert_eq!(split(command).expect(command), words, "{command}");
        }
        assert_eq!(split("a 'b").expect_err("open"), "a ' is not closed");
        assert!(split("  ").is_err());
    }

    #[test]
    fn a_program_that_is_none_is_told() {
        for (command, expected) in [
            ("/nowhere/engine", "can't be started: /nowhere/engine: "),
            ("true", "ended in the middle of the match"),
            (
                "sh -c 'echo no such board >&2; exit 1'",
                "ended in the middle of the match, saying: no such board",
            ),
        ] {
            let started = Process::start(command, vec![], "abapa".to_owned(), Duration::ZERO);
            let error = started.err().expect(command).to_string();
            assert!(error.starts_with(expected), "{error}");
        }
    }
}
