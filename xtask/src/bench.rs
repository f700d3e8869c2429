//! Holds the engine's bench against the commits: one that changes how the engine searches or
//! estimates says `Bench: N` in its message, so that the history tells which commits do.
//!
//! What must not be here: how fast it is, which depends on the machine.

use anyhow::{Context, Result, bail};

use crate::exec::{cargo, command, output};

/// Checks that the newest commit with `Bench: N` has the number that the code gives.
///
/// # Errors
/// When it has not, or no commit says a number.
pub fn check() -> Result<()> {
    let run = ["run", "--quiet", "--package", "oware-cli", "--", "bench", "--nodes"];
    let found: u64 = output(&mut cargo(&run))?.trim().parse().context("oware bench --nodes")?;
    let log = ["log", "-1", "--extended-regexp", "--grep=^Bench: [0-9]+$", "--format=%h%n%B"];
    let newest = output(&mut command("git", &log))?;
    match said(&newest) {
        Some((_, number)) if number == found => {
            println!("the engine's bench is {found}, as the commits say");
            Ok(())
        }
        Some((commit, number)) => bail!(
            "the engine's bench is {found}, but the newest commit that tells it, {commit}, says \
             {number}: put the line `Bench: {found}` into the message of the commit that changes \
             the engine (uncommitted: when it is committed; after a rebase over other changes of \
             the engine: `git commit --amend`)"
        ),
        None => bail!(
            "no commit says `Bench: N` (a shallow clone? `git fetch --unshallow`); the engine's \
             bench is {found}"
        ),
    }
}

/// The commit and the number of `git log`'s answer.
fn said(log: &str) -> Option<(&str, u64)> {
    let mut lines = log.lines();
    let commit = lines.next()?;
    let number = lines.rev().find_map(|line| line.strip_prefix("Bench: ")?.parse().ok())?;
    Some((commit, number))
}

#[cfg(test)]
mod tests {
    use super::said;

    #[test]
    fn a_number_is_read_from_a_commit() {
        assert_eq!(said("abc123\nReduce late moves\n\nBench: 4711\n"), Some(("abc123", 4711)));
        assert_eq!(said("abc123\nSay `Bench: N`\n"), None);
        assert_eq!(said(""), None);
    }
}
