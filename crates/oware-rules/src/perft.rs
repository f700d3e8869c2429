//! Perft: the number of paths of exactly so many moves. A finished game has no continuation;
//! repetition is not applied.

use crate::lanes::{self, Effect};
use crate::{House, Position, RuleSet};

/// The number of move sequences of exactly `depth` moves from `position`.
#[must_use]
pub fn perft(position: &Position, depth: u32, rules: impl RuleSet) -> u64 {
    let spec = rules.spec();
    if position.end(spec).is_some() {
        return u64::from(depth == 0);
    }
    let (own, opp) = position.lanes();
    let mover = position.side().index();
    let stores = [position.stores()[mover], position.stores()[1 - mover]];
    if depth == 0 { 1 } else { count(own, opp, stores, depth, rules) }
}

/// [`perft`] split by first move, in sowing order.
pub fn divide(
    position: &Position,
    depth: u32,
    rules: impl RuleSet,
) -> impl Iterator<Item = (House, u64)> {
    let spec = rules.spec();
    position.legal(spec).filter_map(move |house| {
        let step = position.play(house, spec).ok()?;
        let paths = match step.end {
            Some(_) => u64::from(depth == 1),
            None => perft(&step.position, depth.saturating_sub(1), rules),
        };
        Some((house, paths))
    })
}

/// Paths of `depth` (1 or more) moves, seen from the mover: rows and stores are own and other's.
/// The last ply is counted, not played.
fn count<R: RuleSet>(own: u64, opp: u64, stores: [u8; 2], depth: u32, rules: R) -> u64 {
    let spec = rules.spec();
    let mut legal = lanes::legal(own, opp, spec);
    if depth == 1 {
        return u64::from(legal.count_ones());
    }
    let mut paths = 0;
    while legal != 0 {
        let place = legal.trailing_zeros() as usize;
        legal &= legal - 1;
        let made = lanes::make(own, opp, place, spec);
        let store = stores[0] + made.captured;
        if spec.majority && store >= spec.majority_seeds() {
            continue;
        }
        paths += match made.effect {
            Effect::Pass => count(made.opp, made.own, [stores[1], store], depth - 1, rules),
            Effect::Again => count(made.own, made.opp, [store, stores[1]], depth - 1, rules),
            Effect::SlamEnd { .. } => 0,
        };
    }
    paths
}
