//! How far a build is: a bar at a terminal, else a line for each table.

use std::io::{self, IsTerminal, Write};
use std::sync::{Mutex, PoisonError};

use oware_endgame::index;
use oware_solver::Event;

use crate::outside::Stopwatch;

/// Sweeps that a table usually takes, to guess how far one in work is.
const USUAL_SWEEPS: f64 = 26.0;
const WIDTH: usize = 24;

/// Tells of a build on standard error.
pub struct Progress {
    name: String,
    seeds: u8,
    start: Stopwatch,
    quiet: bool,
    bar: bool,
    state: Mutex<State>,
}

struct State {
    /// By number of seeds, how much of each table is done: 0 to 1.
    done: Vec<f64>,
    /// Positions that were there before.
    found: u64,
    last: Option<Stopwatch>,
}

impl Progress {
    pub fn new(name: String, seeds: u8, quiet: bool) -> Progress {
        let state = State { done: vec![0.0; usize::from(seeds) + 1], found: 0, last: None };
        let bar = io::stderr().is_terminal();
        Progress { name, seeds, start: Stopwatch::start(), quiet, bar, state: Mutex::new(state) }
    }

    /// Seconds since the start.
    pub fn seconds(&self) -> f64 {
        self.start.seconds()
    }

    pub fn tell(&self, event: Event) {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        match event {
            Event::Found { seeds } => {
                state.found += index::positions(seeds);
                state.done[usize::from(seeds)] = 1.0;
            }
            Event::Damaged { seeds, error } => {
                self.line(&format!("{} seeds: {error}; it is built anew", seeds));
            }
            Event::Started { .. } => {}
            Event::Swept { seeds, sweep, .. } => {
                let done = f64::from(sweep) / USUAL_SWEEPS;
                state.done[usize::from(seeds)] = (0.05 + 0.9 * done).min(0.95);
            }
            Event::Written { seeds, bytes } => {
                state.done[usize::from(seeds)] = 1.0;
                let positions = index::positions(seeds);
                let bits = 8.0 * bytes as f64 / positions as f64;
                let seconds = self.seconds();
                self.line(&format!(
                    "{seeds:>2} seeds: {positions} positions, {bytes} bytes ({bits:.2} bits a position), after {seconds:.1} s"
                ));
            }
        }
        self.draw(&mut state);
    }

    /// A line that stays.
    fn line(&self, text: &str) {
        if !self.quiet {
            let clear = if self.bar { "\r\x1b[K" } else { "" };
            let _ = writeln!(io::stderr(), "{clear}{text}");
        }
    }

    fn draw(&self, state: &mut State) {
        let recent = state.last.is_some_and(|last| last.elapsed().as_millis() < 100);
        if self.quiet || !self.bar || recent {
            return;
        }
        state.last = Some(Stopwatch::start());
        let all: u64 = (1..=self.seeds).map(index::positions).sum();
        let positions = |(seeds, done): (u8, &f64)| index::positions(seeds) as f64 * done;
        let done: f64 = (0..).zip(&state.done).skip(1).map(positions).sum();
        let share = (done / all as f64).min(1.0);
        let fresh = done - state.found as f64;
        let rate = fresh / self.seconds().max(1e-3);
        let left = (all as f64 - done) / rate.max(1.0);
        let full = (share * WIDTH as f64) as usize;
        let _ = write!(
            io::stderr(),
            "\r\x1b[K{} [{}{}] {:3.0} %  {:.0} of {:.0} M positions  {:.1} M/s  {} left",
            self.name,
            "#".repeat(full),
            "-".repeat(WIDTH - full),
            100.0 * share,
            done / 1e6,
            all as f64 / 1e6,
            rate / 1e6,
            clock(left),
        );
    }

    /// Takes the bar away.
    pub fn end(&self) {
        if self.bar && !self.quiet {
            let _ = write!(io::stderr(), "\r\x1b[K");
        }
    }
}

/// Hours, minutes and seconds.
pub fn clock(seconds: f64) -> String {
    let seconds = seconds.round() as u64;
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, minutes, seconds) => format!("{minutes}:{seconds:02}"),
        (hours, minutes, seconds) => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}
