//! Which games are played, and playing them several at once.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, sync_channel};
use std::thread;
use std::time::Duration;

use oware_rules::Side;

use super::entrant::Entrant;
use super::game::{Conditions, Ending, Fault, Limit, Played, play};
use super::openings::Opening;
use super::player::{Player, Trouble};
use crate::given::Given;
use crate::random::Random;

/// A game to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixture {
    /// Its place among all games of the match, from 0.
    pub number: usize,
    /// South's and North's places among the entrants.
    pub seats: [usize; 2],
    pub opening: usize,
}

/// All pairs play `games` games each: every opening twice, with changed sides.
pub fn fixtures(entrants: usize, games: usize) -> Vec<Fixture> {
    let pairs: Vec<_> = (0..entrants).flat_map(|b| (0..b).map(move |a| [a, b])).collect();
    // Opening by opening, so that a match that is broken off is a fair one.
    let all = (0..games).flat_map(|game| pairs.iter().map(move |pair| (game, *pair)));
    let fixture = |(number, (game, [a, b])): (usize, (usize, [usize; 2]))| {
        let seats = if game % 2 == 0 { [a, b] } else { [b, a] };
        Fixture { number, seats, opening: game / 2 }
    };
    all.enumerate().map(fixture).collect()
}

/// What all games have in common.
pub struct Plan<'a> {
    pub rules: &'a Given,
    pub entrants: &'a [Entrant],
    pub limits: &'a [Limit],
    pub openings: &'a [Opening],
    pub fixtures: &'a [Fixture],
    pub seed: u64,
    pub margin: Duration,
    pub patience: Duration,
}

/// After so many plies without a capture a game whose rules know no repetition is ended by
/// agreement, and any game after [`LONGEST`] plies.
const QUIET_PLIES: usize = 200;
const LONGEST: usize = 4000;

/// Engines by their places among the entrants.
pub type Players = BTreeMap<usize, Box<dyn Player>>;

/// A game that has been played, and the names that the engines gave themselves.
pub struct Result {
    pub fixture: Fixture,
    pub played: Played,
    pub names: [String; 2],
}

impl Plan<'_> {
    /// Starts every engine once: what can't be started is told before any game.
    ///
    /// # Errors
    /// Which engine, and what is wrong with it.
    pub fn start(
        entrants: &[Entrant],
        rules: &Given,
        patience: Duration,
    ) -> std::result::Result<Players, String> {
        let start = |(seat, entrant): (usize, &Entrant)| {
            let started = entrant.start(rules, patience);
            started.map(|player| (seat, player)).map_err(|why| {
                let name = entrant.name(rules).unwrap_or_default();
                format!("engine {}, {name}: {why}", seat + 1)
            })
        };
        entrants.iter().enumerate().map(start).collect()
    }

    /// Plays, so many games at once, until all are played or `take` says that it is enough;
    /// `players` have been started already.
    pub fn run(&self, at_once: usize, mut players: Players, mut take: impl FnMut(Result) -> bool) {
        let (next, enough) = (AtomicUsize::new(0), AtomicBool::new(false));
        let (sender, results) = sync_channel(0);
        thread::scope(|scope| {
            for _ in 0..at_once {
                let sender = sender.clone();
                let (next, enough) = (&next, &enough);
                let mut players = std::mem::take(&mut players);
                scope.spawn(move || {
                    while !enough.load(Ordering::Relaxed) {
                        let at = next.fetch_add(1, Ordering::Relaxed);
                        let Some(&fixture) = self.fixtures.get(at) else { break };
                        let result = self.play(fixture, &mut players);
                        if sender.send(result).is_err() {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            let results: Receiver<Result> = results;
            for result in &results {
                if !take(result) {
                    enough.store(true, Ordering::Relaxed);
                    break;
                }
            }
            drop(results);
        });
    }

    fn play(&self, fixture: Fixture, players: &mut Players) -> Result {
        let opening = &self.openings[fixture.opening % self.openings.len()];
        let conditions = Conditions {
            limits: fixture.seats.map(|seat| self.limits[seat % self.limits.len()].clone()),
            margin: self.margin,
            quiet_plies: QUIET_PLIES,
            longest: LONGEST,
        };
        let game = opening.game(self.rules.rules);
        let mut seated = fixture.seats.map(|seat| {
            let player = players
                .remove(&seat)
                .map_or_else(|| self.entrants[seat].start(self.rules, self.patience), Ok);
            // Both engines of a game get chance of their own, the same whenever it is played.
            let place = (fixture.number * self.entrants.len() + seat) as u64;
            player.and_then(|mut player| {
                player.new_game(Random::at(self.seed, place).next())?;
                Ok(player)
            })
        });
        let played = match (&mut seated, game) {
            ([Ok(south), Ok(north)], Ok(game)) => {
                play(game, [south.as_mut(), north.as_mut()], &conditions)
            }
            ([south, north], game) => {
                let broken =
                    [(Side::South, south.as_ref().err()), (Side::North, north.as_ref().err())];
                let found = broken.into_iter().find_map(|(side, why)| Some((side, why?.clone())));
                let (loser, why) = found.unwrap_or((Side::South, Trouble::Died(String::new())));
                let game = game.unwrap_or_else(|_| oware_rules::Game::new(self.rules.rules));
                Played {
                    opening: game.ply(),
                    game,
                    ending: Ending::Forfeit { loser, why: Fault::Trouble(why) },
                    choices: Vec::new(),
                    overruns: [(0, Duration::ZERO); 2],
                }
            }
        };
        let names = [0, 1].map(|of| match &seated[of] {
            Ok(player) => player.name().to_owned(),
            Err(_) => self.entrants[fixture.seats[of]].name(self.rules).unwrap_or_default(),
        });
        for (seat, player) in fixture.seats.into_iter().zip(seated) {
            if let Ok(player) = player {
                players.insert(seat, player);
            }
        }
        Result { fixture, played, names }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_pair_meets_in_each_opening_from_both_sides() {
        let all = fixtures(4, 6);
        assert_eq!(all.len(), 6 * 6);
        assert!(all.iter().enumerate().all(|(number, fixture)| fixture.number == number));
        for a in 0..4 {
            for b in (0..4).filter(|&b| b != a) {
                let openings: Vec<usize> = all
                    .iter()
                    .filter(|fixture| fixture.seats == [a, b])
                    .map(|fixture| fixture.opening)
                    .collect();
                assert_eq!(openings, [0, 1, 2], "{a} against {b}");
            }
        }
    }
}
