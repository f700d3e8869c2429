//! A server to test, clients for it, and a store that can be made to fail.

mod computer;
mod http;
mod server;
mod socket;
mod store;
mod table;

pub use computer::{Asleep, FirstHouse};
pub use http::{Client, Reply};
pub use server::{Server, brisk};
pub use socket::Socket;
pub use store::Fault;
pub use table::{Player, Seats, seated};

pub use serde_json::{Value, json};

/// Letters of a game of `plies` moves without an early end, always the same for the same seed;
/// played under `{"preset": "abapa", "majority": false, "repetition": "never"}`.
pub fn long_game(plies: usize, seed: u64) -> Vec<char> {
    use oware_rules::{Game, Rules, Value};

    for attempt in 0.. {
        let mut state = seed.wrapping_mul(1000).wrapping_add(attempt) | 1;
        let mut rules = Rules::from_name("abapa").expect("a preset");
        rules.set("majority", Value::Flag(false)).expect("a setting");
        rules.set("repetition", Value::Name("never")).expect("a setting");
        let mut game = Game::new(rules);
        while game.end().is_none() && game.ply() < plies {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let legal: Vec<_> = game.legal().collect();
            let house = legal[(state >> 33) as usize % legal.len()];
            game.play(house).expect("a legal move");
        }
        if game.ply() == plies && game.end().is_none() {
            return game.moves().iter().map(|house| house.letter()).collect();
        }
    }
    unreachable!("some game is long enough")
}

/// The rules of [`long_game`].
pub fn long_rules() -> Value {
    json!({"preset": "abapa", "majority": false, "repetition": "never"})
}
