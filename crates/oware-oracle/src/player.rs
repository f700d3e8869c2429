//! The computer as a player: a move of a level's strength, and a hint. No rule is decided here.

use oware_rules::{Game, House, Position, Rules};
use wasm_bindgen::prelude::*;

use crate::parcel;

/// How many plies each level looks ahead, weakest first.
const PLIES: [u8; 8] = [0, 1, 2, 3, 4, 4, 5, 6];
/// How many plies a hint looks ahead.
const ADVICE_PLIES: u8 = 6;

/// A player of one choice of rules, at one game.
#[wasm_bindgen]
pub struct Player {
    rules: Rules,
    game: Game,
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
        Ok(Player { rules, game: Game::new(rules) })
    }

    /// Takes in endgame tables that [`solve`] made.
    ///
    /// # Errors
    /// They are damaged, or of other rules.
    pub fn know(&mut self, tables: &[u8]) -> Result<(), String> {
        parcel::unpack(self.rules.spec.into(), tables).map_err(|error| error.to_string())?;
        Ok(())
    }

    /// The game that is asked about from now on.
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

    /// The house that a player of this level (1–8) plays, `chance` being 32 random bits.
    ///
    /// # Errors
    /// The game is over.
    pub fn play(&mut self, level: u8, chance: u32) -> Result<String, String> {
        let plies = PLIES[usize::from(level.clamp(1, 8)) - 1];
        let (best, _) = best(&self.game, plies, chance);
        Ok(best.ok_or("the game is over")?.letter().to_string())
    }

    /// A good move and what it leads to, as JSON: `house`, `line`, `seeds`, `sure`.
    ///
    /// # Errors
    /// The game is over.
    pub fn advise(&mut self, _milliseconds: u32) -> Result<String, String> {
        let (house, seeds) = best(&self.game, ADVICE_PLIES, 0);
        let house = house.ok_or("the game is over")?;
        Ok(format!(r#"{{"house":"{house}","line":["{house}"],"seeds":{seeds},"sure":false}}"#))
    }
}

/// The house that captures most within so many plies, and how much more than the other side; chance
/// decides between equals.
fn best(game: &Game, plies: u8, chance: u32) -> (Option<House>, i32) {
    let mut found = (None, i32::MIN);
    let legal: Vec<House> = game.legal().into_iter().collect();
    for place in 0..legal.len() {
        let house = legal[(place + chance as usize) % legal.len()];
        let mut next = game.clone();
        let Ok(step) = next.play(house) else { continue };
        let mut value = i32::from(step.captured);
        if plies > 0 && next.end().is_none() {
            let (_, rest) = best(&next, plies - 1, chance);
            value += if next.position().side() == game.position().side() { rest } else { -rest };
        }
        if value > found.1 {
            found = (Some(house), value);
        }
    }
    found
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
