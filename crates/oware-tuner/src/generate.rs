//! Makes samples: games played with some chance, positions on and beside their lines, each with the
//! value that a search or the tables give it.

use oware_rules::lanes::{self, Effect};
use oware_rules::{Board, Spec};

use crate::rng::Rng;
use crate::sample::Sample;
use crate::search::Search;
use crate::truth::Truth;

/// Plies that a game's own moves look ahead.
const PLAY_DEPTH: i8 = 4;
/// Games go on down to so many seeds: all that is left is in tables everywhere.
const LAST_SEEDS: u8 = 8;
/// No game is longer.
const MOST_PLIES: usize = 160;

/// What to make.
pub(crate) struct Recipe {
    pub(crate) spec: Spec,
    /// The rules' number in the samples.
    pub(crate) rules: u8,
    pub(crate) count: usize,
    /// Plies that a value looks ahead.
    pub(crate) depth: i8,
    pub(crate) seed: u64,
}

/// Makes samples; leaves of searches are worth what `evaluate` says.
pub(crate) fn generate(
    recipe: &Recipe,
    truth: &Truth,
    evaluate: impl Fn(u64, u64) -> i32,
) -> Vec<Sample> {
    let mut rng = Rng::new(recipe.seed);
    let mut search = Search::new(recipe.spec, truth, evaluate);
    let mut samples = Vec::with_capacity(recipe.count + 8);
    while samples.len() < recipe.count {
        let per_house = if rng.below(8) == 0 { 3 } else { 4 };
        let filled = Board::filled(per_house).to_array();
        let row = filled[..6].iter().fold(0, |row, &n| row << 8 | u64::from(n));
        let mut at = Some((row, row));
        for _ in 0..2 + rng.below(8) {
            at = at.and_then(|(own, opp)| random(own, opp, recipe.spec, &mut rng));
        }
        for _ in 0..MOST_PLIES {
            let Some((own, opp)) = at else { break };
            if lanes::total(own) + lanes::total(opp) <= LAST_SEEDS {
                break;
            }
            let mut take = |at: (u64, u64)| {
                if lanes::total(at.0) + lanes::total(at.1) > LAST_SEEDS {
                    let value = search.value(at.0, at.1, recipe.depth) as i16;
                    samples.push(Sample::new(at.0, at.1, recipe.rules, value));
                }
            };
            if rng.below(2) == 0 {
                take((own, opp));
            }
            let mut aside = Some((own, opp));
            for _ in 0..1 + rng.below(4) {
                aside = aside.and_then(|(own, opp)| random(own, opp, recipe.spec, &mut rng));
            }
            aside.into_iter().for_each(take);
            at = if rng.below(8) == 0 {
                random(own, opp, recipe.spec, &mut rng)
            } else {
                // The best of the moves, each seen a little wrong.
                let mut wrong = || (rng.unit() + rng.unit() + rng.unit()) * 100.0;
                let moves = search.moves(own, opp, PLAY_DEPTH);
                let seen = moves.iter().map(|&(place, value)| (place, value as f32 + wrong()));
                seen.max_by(|a, b| a.1.total_cmp(&b.1))
                    .and_then(|(place, _)| after(own, opp, place, recipe.spec))
            };
        }
    }
    samples.truncate(recipe.count);
    samples
}

/// The position after a move, the player to move first; none if the game is over.
fn after(own: u64, opp: u64, place: usize, spec: Spec) -> Option<(u64, u64)> {
    let made = lanes::make(own, opp, place, spec);
    match made.effect {
        Effect::Pass => Some((made.opp, made.own)),
        Effect::Again => Some((made.own, made.opp)),
        Effect::SlamEnd { .. } => None,
    }
}

/// The position after a random move.
fn random(own: u64, opp: u64, spec: Spec, rng: &mut Rng) -> Option<(u64, u64)> {
    let legal = lanes::legal(own, opp, spec);
    let places: Vec<_> = (0..6).filter(|place| legal >> place & 1 == 1).collect();
    if places.is_empty() {
        return None;
    }
    after(own, opp, places[rng.below(places.len())], spec)
}
