//! Computers for tests: one quick and simple, one that never comes to a decision.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use oware_rules::{Game, House};
use oware_server::Thinker;
use oware_table::ComputerLevel;

/// Plays the first house that may be played.
pub struct FirstHouse;

impl Thinker for FirstHouse {
    fn choose(&mut self, game: &Game, _: ComputerLevel, _: &AtomicBool) -> Option<House> {
        game.legal().next()
    }
}

/// Thinks until it is told to stop.
pub struct Asleep;

impl Thinker for Asleep {
    fn choose(&mut self, _: &Game, _: ComputerLevel, stop: &AtomicBool) -> Option<House> {
        while !stop.load(Ordering::Relaxed) {
            std::thread::sleep(Duration::from_millis(5));
        }
        None
    }
}
