//! The engine with its settings: the one place of this program that runs `oware-engine`.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use oware_endgame::TableRules;
use oware_engine::{
    Answer, Clock, Control, Engine, Info, Level, Limits, Options, Tables, TimeLimit, time as clock,
};
use oware_rules::{Game, House, Side};
use oware_solver::machine::free_memory;

use super::settings::{Effect, Settings};
use super::tables;
use crate::dialect::{Go, Report};
use crate::outside::Stopwatch;

/// An engine and what it is told to be.
pub struct Thinker {
    settings: Settings,
    engine: Engine,
    /// Tables are to be loaded before the next search.
    stale: bool,
}

/// What came of a search.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Thought {
    /// `None` where the game is over.
    pub house: Option<House>,
    /// The answer expected.
    pub ponder: Option<House>,
    /// The best lines.
    pub lines: Vec<Report>,
    pub nodes: u64,
}

impl Clock for Stopwatch {
    fn elapsed(&self) -> Duration {
        Stopwatch::elapsed(self)
    }
}

impl Thinker {
    /// An engine; its tables are loaded by [`Thinker::prepare`] or the first search.
    ///
    /// # Errors
    /// What it can't be, in words.
    pub fn new(settings: Settings) -> Result<Thinker, String> {
        let engine = engine(&settings)?;
        Ok(Thinker { settings, engine, stale: true })
    }

    /// Takes other settings; `effect` says what has changed.
    ///
    /// # Errors
    /// What it can't be, in words; nothing is changed then.
    pub fn change(&mut self, settings: Settings, effect: Effect) -> Result<(), String> {
        match effect {
            Effect::None => {}
            Effect::Clear => self.clear(),
            Effect::Memory => {
                self.engine = engine(&settings)?;
                self.stale = true;
            }
            Effect::Tables | Effect::Rules => {
                self.clear();
                self.stale = true;
            }
        }
        self.settings = settings;
        Ok(())
    }

    /// Forgets what it has learnt of a game.
    pub fn clear(&mut self) {
        self.engine.clear();
    }

    /// Loads tables, if they are not loaded.
    ///
    /// # Errors
    /// What is wrong with them, in words; the engine then thinks without.
    pub fn prepare(&mut self) -> Result<(), String> {
        if std::mem::take(&mut self.stale) {
            let Settings { endgame_path, endgame_seeds, use_leaves, rules, .. } = &self.settings;
            let seeds = if *use_leaves { *endgame_seeds } else { Some(0) };
            let rules = TableRules::from(rules.spec);
            match tables::load(endgame_path.as_deref(), rules, seeds) {
                Ok(tables) => self.engine.set_tables(tables),
                Err(why) => {
                    self.engine.set_tables(Tables::new(rules).into());
                    return Err(why);
                }
            }
        }
        Ok(())
    }

    /// Thinks about a game until a limit is reached or `stop` is set; `seed` is a level's chance.
    pub fn think(
        &mut self,
        game: &Game,
        go: &Go,
        seed: u64,
        stop: &AtomicBool,
        watch: Stopwatch,
        on: &mut dyn FnMut(&Report),
    ) -> Thought {
        let control = Control { stop, clock: &watch };
        let endless = go.infinite || go.ponder;
        let own_time = go.is_open(game.position().side()) && !endless;
        let level = Level::new(self.settings.level).unwrap_or(Level::TOP);
        if level != Level::TOP || own_time {
            let thought = Thought::of_level(self.engine.play(game, level, &control, seed));
            thought.lines.iter().for_each(&mut *on);
            return thought;
        }
        let several = self.settings.multi_pv > 1;
        let limits = Limits {
            depth: go.depth.map(|depth| depth.clamp(1, 255) as u8),
            nodes: go.nodes,
            time: if endless { None } else { time(go, game.position().side()) },
            multi_pv: self.settings.multi_pv as usize,
        };
        let answer =
            self.engine.search(game, &limits, &control, &mut |info| on(&report(info, several)));
        let Answer { best, ponder, lines, nodes } = answer;
        let lines = lines.iter().map(|info| report(info, several)).collect();
        Thought { house: best, ponder, lines, nodes }
    }
}

impl Thought {
    /// A level's choice, which need not be the best line that it saw.
    fn of_level(answer: Answer) -> Thought {
        let Answer { best, ponder, lines, nodes } = answer;
        let chosen = lines.iter().find(|line| line.pv.first().copied() == best);
        let lines = chosen.into_iter().map(|info| report(info, false)).collect();
        Thought { house: best, ponder, lines, nodes }
    }
}

fn engine(settings: &Settings) -> Result<Engine, String> {
    let hash_bytes = room(settings.hash, free_memory())?;
    Ok(Engine::new(Options { hash_bytes, threads: settings.threads as usize }))
}

/// The bytes of a hash table of so many mebibytes, if so much memory is free.
fn room(mebibytes: u32, free: Option<u64>) -> Result<usize, String> {
    let free = free.map_or(u64::MAX, |free| free >> 20);
    if u64::from(mebibytes) > free {
        return Err(format!("Hash can't be {mebibytes} MiB: {free} MiB of memory are free"));
    }
    Ok(mebibytes as usize * (1 << 20))
}

/// How long a search that was pondering goes on: what the limits leave for a move of this side, its
/// own time if they leave it open, until its depth or nodes are reached (`None`) otherwise.
pub fn time_after_ponder(go: &Go, side: Side) -> Option<TimeLimit> {
    if go.is_open(side) { Some(Level::TOP_TIME) } else { time(go, side) }
}

/// The time that the limits leave for a move of this side.
fn time(go: &Go, side: Side) -> Option<TimeLimit> {
    let clock = go.clock(side);
    let moves = go.moves_to_go.map(|moves| moves.min(u64::from(u32::MAX)) as u32);
    let (remaining, increment) = clock.unwrap_or_default();
    let limited = clock.is_some() || go.movetime.is_some();
    limited.then(|| clock::allot(remaining, increment, moves, go.movetime))
}

fn report(info: &Info, several: bool) -> Report {
    Report {
        depth: Some(info.depth.into()),
        seldepth: Some(info.seldepth.into()),
        multipv: several.then_some(info.multi_pv as u64),
        score: Some(info.score.cp().into()),
        proven: info.score.outcome().is_some(),
        nodes: Some(info.nodes),
        time: Some(info.elapsed),
        hashfull: Some(info.hash_permille.into()),
        pv: info.pv.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::room;

    #[test]
    fn more_memory_than_there_is_is_refused() {
        assert_eq!(room(64, Some(65 << 20)), Ok(64 << 20));
        assert_eq!(room(64, None), Ok(64 << 20));
        let refused = "Hash can't be 64 MiB: 63 MiB of memory are free";
        assert_eq!(room(64, Some((64 << 20) - 1)), Err(refused.to_owned()));
    }
}
