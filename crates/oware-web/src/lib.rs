//! The rules and the drawing of seeds, for the browser.
//!
//! A thin skin: what comes in is text, what goes out is text or JSON whose form `www/js/rules.js`
//! tells. No rule is decided here, and nothing here knows the page.

mod json;
mod sowing;

use oware_rules::{House, Position, Rules, Setting, Side};
use wasm_bindgen::prelude::*;

/// A game, replayed or being played.
#[wasm_bindgen]
pub struct Game {
    game: oware_rules::Game,
}

#[wasm_bindgen]
impl Game {
    /// A game under these rules (see [`Rules::from_words`]) from a position; from the opening if the
    /// position is empty.
    ///
    /// # Errors
    /// The code of what is wrong with the rules or the position. (The words for it would weigh as
    /// much as the rules.)
    #[wasm_bindgen(constructor)]
    pub fn new(rules: &str, start: &str) -> Result<Game, String> {
        let rules = Rules::from_words(rules).map_err(|error| String::from(error.code()))?;
        let game = if start.is_empty() {
            oware_rules::Game::new(rules)
        } else {
            let start =
                Position::parse(start, rules).map_err(|error| String::from(error.code()))?;
            oware_rules::Game::from_position(rules, start)
                .map_err(|error| String::from(error.code()))?
        };
        Ok(Game { game })
    }

    /// What playing a house would do, as JSON: a sowing or a refusal. The game stays as it is.
    pub fn preview(&self, letter: char) -> String {
        sowing::told(&self.game, letter)
    }

    /// Plays a house and tells as JSON what that did, or why it is refused.
    pub fn play(&mut self, letter: char) -> String {
        let told = sowing::told(&self.game, letter);
        if let Some(house) = House::from_letter(letter) {
            // A refused move leaves the game as it is, and has been told.
            let _ = self.game.play(house);
        }
        told
    }

    /// Plays houses one after the other, and gives how many could be played.
    pub fn replay(&mut self, letters: &str) -> usize {
        letters
            .chars()
            .map_while(House::from_letter)
            .map_while(|house| self.game.play(house).ok())
            .count()
    }

    /// The game as it stood after its first `ply` moves.
    pub fn at(&self, ply: usize) -> Game {
        Game { game: self.game.at(ply) }
    }

    /// A side resigns; nothing happens if the game is over or there is no such side.
    pub fn resign(&mut self, side: &str) {
        if let Some(side) = Side::ALL.into_iter().find(|known| known.name() == side) {
            let _ = self.game.resign(side);
        }
    }

    /// Both agree to end the game; nothing happens if it is over.
    pub fn agree(&mut self) {
        let _ = self.game.agree();
    }

    /// How often the position now has occurred.
    pub fn occurrences(&self) -> u32 {
        self.game.occurrences()
    }

    /// The value of a setting of the rules, by its name; empty if there is no such setting.
    pub fn setting(&self, name: &str) -> String {
        let value = |setting| self.game.rules().spec.get(setting).to_string();
        Setting::from_name(name).map_or_else(String::new, value)
    }

    /// The number of moves played.
    pub fn ply(&self) -> usize {
        self.game.moves().len()
    }

    /// The letters of the moves played.
    pub fn moves(&self) -> String {
        self.game.moves().iter().map(|house| house.letter()).collect()
    }

    /// The letters of the legal houses.
    pub fn legal(&self) -> String {
        self.game.legal().map(House::letter).collect()
    }

    /// The position as text.
    pub fn position(&self) -> String {
        self.game.position().to_string()
    }

    /// The end as JSON; `null` while the game goes on.
    pub fn end(&self) -> String {
        json::end(self.game.end())
    }

    /// Why the side to move has no move, if that ended the game; empty if not.
    pub fn stuck(&self) -> String {
        self.game.stuck().map_or_else(String::new, |stuck| String::from(stuck.name()))
    }
}

/// The SVG of so many seeds lying in a house.
#[wasm_bindgen]
pub fn seeds(house_index: usize, count: u8) -> String {
    oware_draw::seeds(house_index, count)
}

/// The SVG of so many seeds lying in a store.
#[wasm_bindgen]
pub fn store(side_index: usize, count: u8) -> String {
    oware_draw::store(side_index, count)
}

/// The SVG of so many seeds of a house, set out for counting.
#[wasm_bindgen]
pub fn rows(count: u8) -> String {
    oware_draw::rows(count)
}

/// The SVG of so many seeds of a store, set out for counting.
#[wasm_bindgen]
pub fn store_rows(count: u8) -> String {
    oware_draw::store_rows(count)
}
