//! The computer as a player: a move of a level's strength, and a hint. A thin skin over
//! `oware-engine`: no rule is decided here.

use core::sync::atomic::AtomicBool;
use core::time::Duration;
use std::sync::Arc;

use oware_engine::{Answer, Control, Engine, Level, Limits, Options, SEED, TimeLimit};
use oware_rules::{Game, House, Position, Rules};
use wasm_bindgen::prelude::*;

use crate::clock::SinceNow;
use crate::parcel;

/// What the engine may remember, in bytes: little enough for a phone.
const MEMORY: usize = 16 << 20;
/// A player of one choice of rules, at one game.
#[wasm_bindgen]
pub struct Player {
    rules: Rules,
    game: Game,
    engine: Engine,
}

#[wasm_bindgen]
impl Player {
    /// A player of these rules, named as in `wari grand_slam=no_capture`.
    ///
    /// # Errors
    /// There are no such rules.
    #[wasm_bindgen(constructor)]
    pub fn new(rules: &str) -> Result<Player, String> {
        let rules = Rules::from_words(rules).map_err(|error| error.to_string())?;
        let engine = Engine::new(Options { hash_bytes: MEMORY, threads: 1 });
        Ok(Player { rules, game: Game::new(rules), engine })
    }

    /// Takes in endgame tables that [`solve`] made.
    ///
    /// # Errors
    /// They are damaged, or of other rules.
    pub fn know(&mut self, tables: &[u8]) -> Result<(), String> {
        let tables =
            parcel::unpack(self.rules.spec.into(), tables).map_err(|error| error.to_string())?;
        self.engine.set_tables(Arc::new(tables));
        Ok(())
    }

    /// The game that is asked about from now on: a position and the moves played from there.
    ///
    /// # Errors
    /// It is none under these rules.
    pub fn set_up(&mut self, start: &str, moves: &str) -> Result<(), String> {
        let start = Position::parse(start, self.rules).map_err(|error| error.to_string())?;
        let mut game = Game::from_position(self.rules, start).map_err(|error| error.to_string())?;
        for letter in moves.chars() {
            let house = House::from_letter(letter).ok_or_else(|| format!("no house {letter}"))?;
            game.play(house).map_err(|error| format!("{letter}: {}", error.code()))?;
        }
        self.game = game;
        Ok(())
    }

    /// The house that a player of this level (1–8) plays, `chance` being random.
    ///
    /// # Errors
    /// There is no such level, or the game is over.
    pub fn play(&mut self, level: u8, chance: u32) -> Result<String, String> {
        let level = Level::new(level).ok_or_else(|| format!("there is no level {level}"))?;
        let clock = SinceNow::new();
        // Nobody sets the flag: who no longer wants an answer ends the worker.
        let control = Control { stop: &AtomicBool::new(false), clock: &clock };
        let answer = self.engine.play(&self.game, level, &control, chance.into());
        Ok(answer.best.ok_or("the game is over")?.letter().to_string())
    }

    /// A good move and what it leads to, as JSON: `{"house":"C","line":["C","a"],"seeds":1.5,
    /// "sure":false}`. `seeds` is by how many the side to move should end ahead; `sure` tells that
    /// who wins is proven, by at least so many.
    ///
    /// # Errors
    /// The game is over.
    pub fn advise(&mut self, milliseconds: u32) -> Result<String, String> {
        let soft = Duration::from_millis(milliseconds.into());
        let limits = Limits::time(TimeLimit { soft, hard: soft * 2 });
        let clock = SinceNow::new();
        let control = Control { stop: &AtomicBool::new(false), clock: &clock };
        let answer = self.engine.search(&self.game, &limits, &control, &mut |_| ());
        told(&answer).ok_or_else(|| String::from("the game is over"))
    }
}

/// The best line of an answer as JSON; none if there is no move.
fn told(answer: &Answer) -> Option<String> {
    let best = answer.lines.first()?;
    let house = answer.best?;
    let line: Vec<String> = best.pv.iter().map(|house| format!("\"{house}\"")).collect();
    let seeds = f64::from(best.score.cp()) / f64::from(SEED);
    let sure = best.score.outcome().is_some();
    let line = line.join(",");
    Some(format!(r#"{{"house":"{house}","line":[{line}],"seeds":{seeds},"sure":{sure}}}"#))
}

/// The fixed work of `oware bench`: the number of positions visited, which is the same everywhere.
#[wasm_bindgen]
pub fn bench() -> f64 {
    oware_engine::bench().iter().map(|bench| bench.nodes as f64).sum()
}

/// Solves all positions of up to so many seeds under these rules, for [`Player::know`].
///
/// # Errors
/// There are no such rules.
#[wasm_bindgen]
pub fn solve(rules: &str, seeds: u8) -> Result<Vec<u8>, String> {
    let rules = Rules::from_words(rules).map_err(|error| error.to_string())?;
    parcel::pack(rules.spec.into(), seeds).map_err(|error| error.to_string())
}

#[cfg(test)]
mod tests {
    use oware_engine::NoClock;

    use super::*;

    #[test]
    fn what_is_no_game_is_told() {
        assert!(Player::new("chess").is_err());
        let mut player = Player::new("wari").expect("a player");
        assert!(player.set_up("nothing", "").is_err());
        assert!(player.set_up("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "Fx").is_err());
        assert!(player.set_up("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "FF").is_err());
        assert!(player.set_up("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "Fa").is_ok());
        assert!(player.know(&[1, 0, 0]).is_err() && player.know(&[1, 0, 0, 0]).is_err());
    }

    #[test]
    fn tables_are_handed_on_and_asked() {
        let tables = solve("wari", 4).expect("tables");
        assert!(Player::new("abapa").expect("a player").know(&tables).is_err(), "of other rules");
        let mut player = Player::new("wari").expect("a player");
        player.know(&tables).expect("tables");
        // North takes the last seeds whatever South does: a table of 2 seeds tells so.
        player.set_up("0-1-0-0-0-0-1-0-0-0-0-0-23-23-S", "").expect("a game");
        let answer =
            player.engine.search(&player.game, &Limits::depth(1), &NoClock.control(), &mut |_| ());
        let told = told(&answer).expect("a move");
        assert!(told.starts_with(r#"{"house":"B","line":["B""#), "{told}");
        assert!(told.ends_with(r#""seeds":-2,"sure":true}"#), "{told}");
    }
}
