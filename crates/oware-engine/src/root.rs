//! The root of the search: deeper and deeper, the best lines first.

use oware_rules::{RuleSet, Spec, lanes};

use crate::score::{EACH, INFINITE, Value};
use crate::search::{MAX_PLY, Worker};
use crate::state::{Child, Next, State, cycles_are_even};
use crate::tables::Tables;

/// Half the width of the first window around the value of the iteration before.
const WINDOW: Value = 3 * EACH / 10;
/// The deepest iteration.
pub(crate) const MAX_DEPTH: u8 = 100;

/// A legal move at the root and what is known of it.
#[derive(Clone, Debug)]
pub(crate) struct RootMove {
    pub child: Child,
    /// The least and the most that the mover can end ahead by, as far as is known.
    pub range: [i32; 2],
    /// Seeds captured, with the rest if that ends the game.
    pub gain: u32,
    /// Seeds sown.
    pub sown: u32,
    /// Of the iteration in work; not yet searched or worse than the best: minus infinity.
    pub value: Value,
    /// Of the last whole iteration.
    pub before: Value,
    /// Places, this one first.
    pub line: Vec<u8>,
    pub depth: u8,
    pub seldepth: usize,
}

/// The legal moves. Where tables know the position, only those that can be best.
pub(crate) fn moves(state: &State, spec: Spec, tables: Option<&Tables>) -> Vec<RootMove> {
    let legal = lanes::legal(state.own, state.opp, spec);
    let all = (0..6).filter(|place| legal >> place & 1 == 1);
    let mut moves: Vec<RootMove> = all
        .map(|place| (place, state.play(place, spec)))
        .map(|(place, child)| RootMove {
            child,
            range: {
                let State { diff, seeds, .. } = child.state;
                let diff = if child.next == Next::Again { diff } else { -diff };
                [diff - seeds, diff + seeds]
            },
            gain: (state.seeds - child.state.seeds) as u32,
            sown: u32::from(lanes::seeds(state.own, place)),
            value: -INFINITE,
            before: -INFINITE,
            line: vec![place as u8],
            depth: 0,
            seldepth: 0,
        })
        .collect();
    let Some(tables) = tables.filter(|tables| tables.score(state.own, state.opp).is_some()) else {
        return moves;
    };
    let known: Option<Vec<[i32; 2]>> =
        moves.iter().map(|each| range(&each.child, spec, tables)).collect();
    if let Some(known) = known {
        let lower = known.iter().map(|known| known[0]).max().unwrap_or(0);
        moves.iter_mut().zip(known).for_each(|(each, known)| each.range = known);
        // A move stays that could be better than what is sure, or is as good as that.
        moves.retain(|each| each.range[1] > lower || each.range[0] == lower);
    }
    moves
}

/// The least and the most that a move is worth to the mover, by the tables.
fn range(child: &Child, spec: Spec, tables: &Tables) -> Option<[i32; 2]> {
    let State { own, opp, diff, .. } = child.state;
    if child.next == Next::Over {
        return Some([-diff; 2]);
    }
    let [lower, upper] = if cycles_are_even(spec) {
        [tables.score(own, opp)?; 2]
    } else {
        tables.bounds(own, opp)?
    };
    let (lower, upper) = (i32::from(lower), i32::from(upper));
    Some(match child.next {
        Next::Again => [diff + lower, diff + upper],
        _ => [-diff - upper, -diff - lower],
    })
}

impl Worker<'_> {
    /// Searches `moves` deeper and deeper until a limit is reached, best first when it ends.
    /// `report` is told after each iteration how many lines are new; if it says no, that was the
    /// last.
    pub fn deepen<R: RuleSet>(
        &mut self,
        rules: R,
        moves: &mut [RootMove],
        lines: usize,
        depths: core::ops::RangeInclusive<u8>,
        report: &mut dyn FnMut(&Worker<'_>, &[RootMove], u8) -> bool,
    ) {
        for depth in depths {
            for each in moves.iter_mut() {
                each.before = each.value;
            }
            for line in 0..lines.min(moves.len()) {
                self.seldepth = 0;
                self.iterate(rules, &mut moves[line..], depth);
                moves[..=line].sort_by_key(|each| -each.value);
                if self.stopped {
                    break;
                }
            }
            if self.stopped || !report(self, moves, depth) {
                return;
            }
        }
    }

    /// One line of one iteration: a window around what is expected, wider if that was wrong.
    fn iterate<R: RuleSet>(&mut self, rules: R, moves: &mut [RootMove], depth: u8) {
        let expected = moves[0].before;
        let mut width = WINDOW;
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= 5 {
            (alpha, beta) = (expected - width, expected + width);
        }
        loop {
            let value = self.at_root(rules, moves, depth, alpha, beta);
            // Stable: moves that were not better keep their order.
            moves.sort_by_key(|each| -each.value);
            if self.stopped {
                return;
            }
            width *= 3;
            if value <= alpha && alpha > -INFINITE {
                beta = (alpha + beta) / 2;
                alpha = (value - width).max(-INFINITE);
            } else if value >= beta && beta < INFINITE {
                beta = (value + width).min(INFINITE);
            } else {
                return;
            }
        }
    }

    fn at_root<R: RuleSet>(
        &mut self,
        rules: R,
        moves: &mut [RootMove],
        depth: u8,
        mut alpha: Value,
        beta: Value,
    ) -> Value {
        let mut best = -INFINITE;
        let next = i32::from(depth) - 1;
        for (tried, each) in moves.iter_mut().enumerate() {
            let since = if each.gain == 0 { self.since() + 1 } else { 0 };
            let mut value = INFINITE;
            if tried > 0 {
                value =
                    self.descend::<R, false>(rules, &each.child, alpha, alpha + 1, next, 0, since);
            }
            if value > alpha && !self.stopped {
                value = self.descend::<R, true>(rules, &each.child, alpha, beta, next, 0, since);
            }
            if self.stopped {
                return best;
            }
            if tried == 0 || value > alpha {
                each.value = value;
                each.depth = depth;
                each.seldepth = self.seldepth;
                each.line.truncate(1);
                each.line.extend(self.line(1));
            } else {
                each.value = -INFINITE;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}

const _: () = assert!((MAX_DEPTH as usize) < MAX_PLY);
