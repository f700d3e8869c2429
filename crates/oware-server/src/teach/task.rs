//! A task of the course: a position, what is to be done in it, and the words for that.

use oware_rules::Preset;
use serde::Serialize;

use super::example::Words;

/// A part of the course.
pub struct Section {
    /// Its heading.
    pub title: Words,
    /// What it is about, in a few sentences.
    pub about: Words,
    /// Its tasks, the easiest first.
    pub tasks: &'static [Task],
}

/// A task. South is always the learner.
pub struct Task {
    /// Its name in addresses and in what the browser keeps: never to be changed.
    pub id: &'static str,
    /// The rules it is played by.
    pub rules: Preset,
    /// Where it begins, as position text.
    pub start: &'static str,
    /// What was played since, for whoever needs to know what has been.
    pub moves: &'static str,
    /// What is to be done, one move after the other.
    pub steps: &'static [Step],
    /// Its heading.
    pub title: Words,
    /// What is to be done.
    pub ask: Words,
    /// What helps, after a wrong try.
    pub hint: Words,
    /// What there was to learn, after the right one.
    pub why: Words,
}

/// One move of the learner's, and what North plays after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Step {
    /// What the move must be.
    pub goal: Goal,
    /// North's reply, before the next step.
    pub reply: Option<char>,
}

/// What a move must be to be right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Goal {
    /// Any legal move.
    Legal,
    /// The last seed falls into this house.
    Last {
        /// The house.
        house: char,
    },
    /// At least so many seeds are captured.
    Capture {
        /// How many.
        least: u8,
    },
    /// The game ends, and South has won.
    Win,
    /// All legal houses are named; none is played.
    AllLegal,
    /// All houses that capture are named; none is played.
    AllCaptures,
    /// The one best move, by the endgame tables.
    Best {
        /// The house.
        house: char,
        /// What it is worth: seeds that South still gets beyond those that North does, whatever
        /// North plays and whatever endless play is worth.
        worth: i8,
    },
}

impl Goal {
    /// A step that ends the task.
    pub const fn alone(self) -> Step {
        Step { goal: self, reply: None }
    }
}
