//! A conversation with a program: what is asked, in which order, and what is answered.

use std::collections::VecDeque;
use std::fmt::Display;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::thread;
use std::time::Duration;

use oware_rules::{Game, Position, Preset, Rules, parse_moves};

use super::say::say;
use super::settings::{Effect, Settings};
use super::thinker::{Thinker, Thought, time_after_ponder};
use crate::dialect::{Command, Go, NO_MOVE, Start};
use crate::outside::{Stopwatch, chance};

/// What comes to the deciding thread.
pub enum Event {
    /// A line of input.
    Line(String),
    /// A line too long to be one.
    TooLong,
    /// The input has ended.
    End,
    /// A search has ended; `None` for its thought if it broke down.
    Thought { thinker: Option<Box<Thinker>>, thought: Option<Thought> },
}

/// What a program and an engine have said so far.
pub struct Session {
    settings: Settings,
    game: Game,
    /// Here while it does not think.
    thinker: Option<Box<Thinker>>,
    search: Option<Search>,
    events: Sender<Event>,
    /// What is to be done when the search is over.
    waiting: VecDeque<Command>,
    /// No more input comes: the program ends with the search.
    ending: bool,
}

/// A search at work, or done and held back.
struct Search {
    stop: Arc<AtomicBool>,
    go: Go,
    /// `bestmove` waits for `stop`, or for `ponderhit`.
    held: bool,
    /// What it found, if it is done.
    done: Option<Thought>,
    /// Since `ponderhit`, and how long it may go on after that.
    until: Option<(Stopwatch, Duration)>,
}

/// Whether the conversation goes on.
#[derive(PartialEq, Eq)]
enum Next {
    Listen,
    Quit,
}

impl Session {
    /// A session with some options set.
    ///
    /// # Errors
    /// What can't be set, in words.
    pub fn new(set: &[(String, String)], events: Sender<Event>) -> Result<Session, String> {
        let mut settings = Settings::new(Rules::preset(Preset::Abapa));
        for (name, value) in set {
            settings.set(name, Some(value)).map_err(|fault| fault.to_string())?;
        }
        let thinker = Thinker::new(settings.clone())?;
        let game = Game::new(settings.rules);
        let thinker = Some(Box::new(thinker));
        Ok(Session {
            settings,
            game,
            thinker,
            search: None,
            events,
            waiting: VecDeque::new(),
            ending: false,
        })
    }

    /// Answers until it is time to quit.
    ///
    /// # Errors
    /// Where the output can't be written.
    pub fn run(&mut self, events: &Receiver<Event>) -> io::Result<()> {
        loop {
            let event = match self.deadline() {
                Some(left) => match events.recv_timeout(left) {
                    Err(RecvTimeoutError::Timeout) => {
                        self.halt();
                        continue;
                    }
                    other => other.ok(),
                },
                None => events.recv().ok(),
            };
            let Some(event) = event else { return Ok(()) };
            let next = match event {
                Event::Line(line) => self.hear(&line)?,
                Event::TooLong => {
                    self.refuse(&"the line is too long")?;
                    Next::Listen
                }
                Event::End => self.end()?,
                Event::Thought { thinker, thought } => self.thought(thinker, thought)?,
            };
            if next == Next::Quit {
                self.halt();
                return Ok(());
            }
        }
    }

    fn refuse(&self, why: &dyn Display) -> io::Result<()> {
        // One line, whatever it quotes.
        let why: String =
            why.to_string().chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
        say(&format_args!("info string error: {why}"))
    }

    fn hear(&mut self, line: &str) -> io::Result<Next> {
        let command = match Command::read(line) {
            Ok(Some(command)) => command,
            Ok(None) => return Ok(Next::Listen),
            Err(error) => {
                self.refuse(&error)?;
                return Ok(Next::Listen);
            }
        };
        self.obey(command)
    }

    fn obey(&mut self, command: Command) -> io::Result<Next> {
        match command {
            Command::Identify => {
                say(&format_args!("id name Oware {}", env!("CARGO_PKG_VERSION")))?;
                say(&"id author the Oware project")?;
                for line in Settings::new(Rules::preset(Preset::Abapa)).lines() {
                    say(&line)?;
                }
                say(&"uciok")?;
            }
            Command::Ready => {
                self.prepare()?;
                say(&"readyok")?;
            }
            Command::Debug => {}
            Command::Stop => self.stop()?,
            Command::PonderHit => self.ponder_hit()?,
            Command::Quit => return Ok(Next::Quit),
            // What changes the game waits for the end of the search, if that has one.
            _ if self.search.as_ref().is_some_and(|search| search.held) => {
                self.refuse(&"the engine is thinking; stop it first")?;
            }
            _ if self.search.is_some() => self.waiting.push_back(command),
            Command::NewGame => {
                if let Some(thinker) = &mut self.thinker {
                    thinker.clear();
                }
                self.game = Game::new(self.settings.rules);
            }
            Command::Set { name, value } => self.set(&name, value.as_deref())?,
            Command::Position { start, moves } => match self.position(&start, &moves) {
                Ok(game) => self.game = game,
                Err(why) => self.refuse(&why)?,
            },
            Command::Go(go) => self.go(go)?,
        }
        Ok(Next::Listen)
    }

    fn set(&mut self, name: &str, value: Option<&str>) -> io::Result<()> {
        let mut settings = self.settings.clone();
        let effect = match settings.set(name, value) {
            Ok(effect) => effect,
            Err(fault) => return self.refuse(&fault),
        };
        let Some(thinker) = &mut self.thinker else { return Ok(()) };
        if let Err(why) = thinker.change(settings.clone(), effect) {
            return self.refuse(&why);
        }
        if effect == Effect::Rules {
            self.game = Game::new(settings.rules);
        }
        self.settings = settings;
        Ok(())
    }

    /// Loads what is not loaded yet, so that thinking begins at once.
    fn prepare(&mut self) -> io::Result<()> {
        match self.thinker.as_mut().map_or(Ok(()), |thinker| thinker.prepare()) {
            Ok(()) => Ok(()),
            Err(why) => self.refuse(&why),
        }
    }

    fn position(&self, start: &Start, moves: &str) -> Result<Game, String> {
        let rules = self.settings.rules;
        let start = match start {
            Start::Opening => Position::start(rules),
            Start::Position(text) => {
                Position::parse(text, rules).map_err(|error| error.to_string())?
            }
        };
        let mut game = Game::from_position(rules, start).map_err(|error| error.to_string())?;
        for (index, house) in parse_moves(moves).map_err(|e| e.to_string())?.into_iter().enumerate()
        {
            game.play(house)
                .map_err(|refusal| format!("move {}, {house}: {refusal}", index + 1))?;
        }
        Ok(game)
    }

    fn go(&mut self, go: Go) -> io::Result<()> {
        self.prepare()?;
        let Some(mut thinker) = self.thinker.take() else { return Ok(()) };
        let stop = Arc::new(AtomicBool::new(false));
        let held = go.infinite || go.ponder;
        let (game, asked, halt) = (self.game.clone(), go.clone(), Arc::clone(&stop));
        let events = self.events.clone();
        let seed = if self.settings.seed == 0 { chance() } else { self.settings.seed };
        let watch = Stopwatch::start();
        self.search = Some(Search { stop, go, held, done: None, until: None });
        thread::spawn(move || {
            let mut back = Back { events, thinker: None, thought: None };
            back.thought = Some(thinker.think(&game, &asked, seed, &halt, watch, &mut |report| {
                // Who can't be told will be missed when the move is.
                let _ = say(report);
            }));
            back.thinker = Some(thinker);
        });
        Ok(())
    }

    fn halt(&mut self) {
        if let Some(search) = &mut self.search {
            search.stop.store(true, Ordering::Relaxed);
            search.until = None;
        }
    }

    fn stop(&mut self) -> io::Result<()> {
        self.halt();
        if let Some(search) = &mut self.search {
            search.held = false;
        }
        self.answer()
    }

    fn ponder_hit(&mut self) -> io::Result<()> {
        let Some(search) = &mut self.search else { return Ok(()) };
        if !search.go.ponder {
            return Ok(());
        }
        search.held = search.go.infinite;
        if !search.held {
            let side = self.game.position().side();
            let time = time_after_ponder(&search.go, side).map(|limit| limit.soft);
            search.until = time.map(|time| (Stopwatch::start(), time));
        }
        self.answer()
    }

    fn deadline(&self) -> Option<Duration> {
        let (since, time) = self.search.as_ref()?.until.as_ref()?;
        Some(time.saturating_sub(since.elapsed()))
    }

    fn thought(
        &mut self,
        thinker: Option<Box<Thinker>>,
        thought: Option<Thought>,
    ) -> io::Result<Next> {
        self.thinker = thinker;
        if self.thinker.is_none() {
            // A fault of the engine's own: the game goes on with another.
            self.refuse(&"the search broke down; please report the position")?;
            self.thinker = Thinker::new(self.settings.clone()).ok().map(Box::new);
        }
        if let Some(search) = &mut self.search {
            search.done = Some(thought.unwrap_or_default());
            search.until = None;
        }
        self.answer()?;
        Ok(if self.ending && self.search.is_none() { Next::Quit } else { Next::Listen })
    }

    /// Says the move, if it is found and may be said, and goes on with what has waited.
    fn answer(&mut self) -> io::Result<()> {
        let ready = |search: &&mut Search| !search.held && search.done.is_some();
        let Some(search) = self.search.as_mut().filter(ready) else { return Ok(()) };
        let Thought { house, ponder, .. } = search.done.take().unwrap_or_default();
        self.search = None;
        match (house, ponder) {
            (None, _) => say(&format_args!("bestmove {NO_MOVE}"))?,
            (Some(house), None) => say(&format_args!("bestmove {house}"))?,
            (Some(house), Some(ponder)) => say(&format_args!("bestmove {house} ponder {ponder}"))?,
        }
        while let (None, Some(command)) = (&self.search, self.waiting.pop_front()) {
            self.obey(command)?;
        }
        Ok(())
    }

    /// The input has ended: a search without end is stopped, another one is waited for.
    fn end(&mut self) -> io::Result<Next> {
        self.ending = true;
        if self.search.as_ref().is_some_and(|search| search.held) {
            self.stop()?;
        }
        Ok(if self.search.is_none() { Next::Quit } else { Next::Listen })
    }
}

/// Gives the engine back when its thread ends, even if it breaks down.
struct Back {
    events: Sender<Event>,
    thinker: Option<Box<Thinker>>,
    thought: Option<Thought>,
}

impl Drop for Back {
    fn drop(&mut self) {
        let (thinker, thought) = (self.thinker.take(), self.thought.take());
        let _ = self.events.send(Event::Thought { thinker, thought });
    }
}
