//! This program's own engine as a player, in this process.

use std::sync::atomic::AtomicBool;

use oware_rules::Game;

use super::player::{Choice, Player, Trouble};
use crate::dialect::Go;
use crate::engine::settings::{Settings, TOP_LEVEL};
use crate::engine::thinker::Thinker;
use crate::outside::Stopwatch;
use crate::random::Random;

/// An engine and what it is called.
pub struct Own {
    name: String,
    thinker: Thinker,
    seed: u64,
}

impl Own {
    /// An engine with these settings.
    ///
    /// # Errors
    /// [`Trouble::NotStarted`]: its tables can't be read, its memory can't be had.
    pub fn new(name: String, settings: Settings) -> Result<Own, Trouble> {
        let mut thinker = Thinker::new(settings).map_err(Trouble::NotStarted)?;
        thinker.prepare().map_err(Trouble::NotStarted)?;
        Ok(Own { name, thinker, seed: 0 })
    }

    /// The usual name for what has been set.
    pub fn usual_name(set: &[(String, String)], settings: &Settings) -> String {
        let level = (settings.level < TOP_LEVEL).then(|| format!("level {}", settings.level));
        let set = set.iter().filter(|(name, _)| !name.eq_ignore_ascii_case("level"));
        let set = set.map(|(name, value)| format!("{name}={value}"));
        let all: Vec<String> = level.into_iter().chain(set).collect();
        if all.is_empty() { "oware".to_owned() } else { format!("oware ({})", all.join(", ")) }
    }
}

impl Player for Own {
    fn name(&self) -> &str {
        &self.name
    }

    fn new_game(&mut self, seed: u64) -> Result<(), Trouble> {
        self.seed = seed;
        self.thinker.clear();
        Ok(())
    }

    fn choose(&mut self, game: &Game, limit: &Go) -> Result<Choice, Trouble> {
        let seed = Random::at(self.seed, game.ply() as u64).next();
        let (stop, watch) = (AtomicBool::new(false), Stopwatch::start());
        let thought = self.thinker.think(game, limit, seed, &stop, watch, &mut |_| {});
        let best = thought.lines.first();
        Ok(Choice {
            house: thought.house,
            took: watch.elapsed(),
            depth: best.and_then(|line| line.depth),
            nodes: Some(thought.nodes),
            score: best.and_then(|line| line.score),
        })
    }
}
