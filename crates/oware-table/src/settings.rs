//! What is settled when a table is made.

use oware_rules::{Rules, Side};

/// The choices of the person who makes a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Settings {
    /// The rule set and what is changed of it.
    pub rules: Rules,
    /// The side that the maker takes. Chance, if asked for, has already decided.
    pub host: Side,
    /// Where the two players sit.
    pub screens: Screens,
}

/// Where the two players sit.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Screens {
    /// Each at their own screen, with their own key.
    Apart,
    /// Both at one screen: the maker's key holds both seats.
    One,
}
