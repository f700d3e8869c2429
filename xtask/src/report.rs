//! Tells how the steps of a test run went: a heading each, and a list at the end.

use std::time::{Duration, Instant};

use anyhow::{Result, bail};

/// The steps done so far.
#[derive(Default)]
pub struct Report {
    steps: Vec<Step>,
}

struct Step {
    name: &'static str,
    seconds: Duration,
    problem: Option<String>,
}

impl Report {
    /// Does one step under a heading; a failure is told at once and again at the end.
    /// Gives back whether it went well.
    pub fn step(&mut self, name: &'static str, work: impl FnOnce() -> Result<()>) -> Outcome {
        println!("\n=== {name} ===");
        let start = now();
        let result = work();
        let seconds = start.elapsed();
        let problem = result.err().map(|error| format!("{error:#}"));
        if let Some(problem) = &problem {
            println!("FAILED: {problem}");
        }
        let outcome = if problem.is_none() { Outcome::Passed } else { Outcome::Failed };
        self.steps.push(Step { name, seconds, problem });
        outcome
    }

    /// Prints the list of steps.
    ///
    /// # Errors
    /// When any of them failed, or none was run.
    pub fn close(self) -> Result<()> {
        println!("\n=== Summary ===");
        for step in &self.steps {
            let word = if step.problem.is_some() { "FAILED" } else { "ok" };
            println!("{word:>6}  {:7.1} s  {}", step.seconds.as_secs_f64(), step.name);
        }
        let failed: Vec<&str> =
            self.steps.iter().filter(|step| step.problem.is_some()).map(|step| step.name).collect();
        println!("steps: {} passed, {} failed", self.steps.len() - failed.len(), failed.len());
        if self.steps.is_empty() {
            bail!("no step was run");
        }
        if !failed.is_empty() {
            bail!("failed: {}", failed.join(", "));
        }
        Ok(())
    }
}

/// How a step went.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Passed,
    Failed,
}

#[expect(clippy::disallowed_methods, reason = "how long a step took is told to people")]
fn now() -> Instant {
    Instant::now()
}
