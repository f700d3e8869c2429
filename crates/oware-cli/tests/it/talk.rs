//! A program that shows a board, as `oware engine` sees it: it writes lines and waits for lines.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use super::support::command;

/// Far longer than any answer takes, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(60);

/// For tests that measure how long an answer takes.
#[expect(clippy::disallowed_methods, reason = "latency can't be measured without a clock")]
pub fn now() -> Instant {
    Instant::now()
}

pub struct Talk {
    child: Child,
    input: Option<ChildStdin>,
    lines: Receiver<String>,
}

impl Talk {
    /// Starts `oware engine` with small memory and no tables, and these options.
    pub fn start(set: &[&str]) -> Talk {
        let mut arguments = vec!["engine", "--set", "Hash=4", "--set", "EndgameSeeds=0"];
        for option in set {
            arguments.extend(["--set", option]);
        }
        let mut child = command(&arguments).spawn().expect("oware starts");
        let output = child.stdout.take().expect("its output");
        let (sender, lines) = channel();
        thread::spawn(move || {
            for line in BufReader::new(output).lines() {
                let Ok(line) = line else { return };
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        let input = child.stdin.take();
        Talk { child, input, lines }
    }

    pub fn say(&mut self, line: &str) {
        let input = self.input.as_mut().expect("open");
        writeln!(input, "{line}").expect("it reads");
    }

    pub fn say_bytes(&mut self, bytes: &[u8]) {
        self.input.as_mut().expect("open").write_all(bytes).expect("it reads");
    }

    /// All lines up to and with the next that begins so.
    pub fn until(&mut self, start: &str) -> Vec<String> {
        let mut lines = Vec::new();
        loop {
            let line = self.lines.recv_timeout(PATIENCE);
            let line = line.unwrap_or_else(|_| panic!("no {start:?} after {lines:?}"));
            let found = line.starts_with(start);
            lines.push(line);
            if found {
                return lines;
            }
        }
    }

    /// What it says before it has caught up.
    pub fn settled(&mut self) -> Vec<String> {
        self.say("isready");
        let mut lines = self.until("readyok");
        lines.pop();
        lines
    }

    /// The move it chooses.
    pub fn best(&mut self, go: &str) -> String {
        self.say(go);
        self.until("bestmove").pop().expect("a line")
    }

    /// Closes its input and returns what it still says; it must end well.
    pub fn end(mut self) -> Vec<String> {
        drop(self.input.take());
        let mut rest = Vec::new();
        while let Ok(line) = self.lines.recv_timeout(PATIENCE) {
            rest.push(line);
        }
        let status = self.child.wait().expect("it ends");
        assert!(status.success(), "{status}");
        rest
    }
}

impl Drop for Talk {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
