//! A plain search that says what a position is worth: fixed depth, captures on to their end, exact
//! values from tables. It knows no stores, no majority and no repetition: what it finds is the
//! difference of seeds still to be won, which is what an evaluation has to foretell.

use oware_rules::Spec;
use oware_rules::lanes::{self, Effect};

use crate::rng::mix;
use crate::truth::Truth;

/// Beyond any value, in hundredths of a seed.
const LIMIT: i32 = 10_000;
/// Entries of the table of positions seen, as a power of two.
const SEEN_BITS: u32 = 20;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy)]
struct Seen {
    own: u64,
    opp: u64,
    value: i16,
    depth: i8,
    place: u8,
    bound: Bound,
}

/// Searches positions of one set of rules.
pub(crate) struct Search<'a, E> {
    spec: Spec,
    truth: &'a Truth,
    evaluate: E,
    seen: Vec<Seen>,
    pub(crate) nodes: u64,
}

impl<'a, E: Fn(u64, u64) -> i32> Search<'a, E> {
    pub(crate) fn new(spec: Spec, truth: &'a Truth, evaluate: E) -> Search<'a, E> {
        let nothing =
            Seen { own: u64::MAX, opp: 0, value: 0, depth: -1, place: 0, bound: Bound::Exact };
        Search { spec, truth, evaluate, seen: vec![nothing; 1 << SEEN_BITS], nodes: 0 }
    }

    /// The value to the mover in hundredths of a seed.
    pub(crate) fn value(&mut self, own: u64, opp: u64, depth: i8) -> i32 {
        let mut value = 0;
        for depth in 1..=depth {
            value = self.visit(own, opp, depth, -LIMIT, LIMIT);
        }
        value
    }

    /// The legal places and their values to the mover, best first.
    pub(crate) fn moves(&mut self, own: u64, opp: u64, depth: i8) -> Vec<(usize, i32)> {
        let legal = lanes::legal(own, opp, self.spec);
        let mut moves: Vec<_> = (0..6)
            .filter(|place| legal >> place & 1 == 1)
            .map(|place| (place, self.after(own, opp, place, depth, -LIMIT, LIMIT)))
            .collect();
        moves.sort_by_key(|&(_, value)| -value);
        moves
    }

    /// The value of playing `place`.
    fn after(&mut self, own: u64, opp: u64, place: usize, depth: i8, alpha: i32, beta: i32) -> i32 {
        let made = lanes::make(own, opp, place, self.spec);
        let gain = 100 * i32::from(made.captured);
        match made.effect {
            Effect::Pass => {
                gain - self.visit(made.opp, made.own, depth - 1, gain - beta, gain - alpha)
            }
            Effect::Again => {
                gain + self.visit(made.own, made.opp, depth - 1, alpha - gain, beta - gain)
            }
            Effect::SlamEnd { own, opp } => gain + 100 * (i32::from(own) - i32::from(opp)),
        }
    }

    fn visit(&mut self, own: u64, opp: u64, depth: i8, mut alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if let Some(value) = self.truth.value(own, opp) {
            return 100 * i32::from(value);
        }
        let legal = lanes::legal(own, opp, self.spec);
        if legal == 0 {
            let rules = oware_endgame::TableRules::from(self.spec);
            return 100 * i32::from(rules.no_move(lanes::total(own), lanes::total(opp)));
        }
        let at = (mix(own ^ opp.rotate_left(24)) >> (64 - SEEN_BITS)) as usize;
        let seen = self.seen[at];
        let mut first = usize::MAX;
        if seen.own == own && seen.opp == opp {
            let value = i32::from(seen.value);
            let enough = match seen.bound {
                Bound::Exact => true,
                Bound::AtLeast => value >= beta,
                Bound::AtMost => value <= alpha,
            };
            if enough && seen.depth >= depth.max(0) {
                return value;
            }
            first = usize::from(seen.place);
        }
        let quiet = depth <= 0;
        let (given, mut best, mut best_place) = (alpha, -LIMIT, 6);
        if quiet {
            best = (self.evaluate)(own, opp);
            alpha = alpha.max(best);
        }
        let mut order = [(0i32, 0usize); 6];
        let mut count = 0;
        for place in (0..6).filter(|place| legal >> place & 1 == 1) {
            let sown = lanes::sow(own, opp, place, self.spec.capture_run);
            let captured = i32::from(lanes::total(sown.opp & sown.taken));
            if quiet && captured == 0 {
                continue;
            }
            let key = if place == first { 100 } else { 2 * captured };
            order[count] = (-(10 * key + place as i32), place);
            count += 1;
        }
        let order = &mut order[..count];
        order.sort_unstable();
        for (number, &mut (_, place)) in order.iter_mut().enumerate() {
            if alpha >= beta {
                break;
            }
            let mut value;
            if number > 0 && beta - alpha > 1 {
                value = self.after(own, opp, place, depth, alpha, alpha + 1);
                if value > alpha && value < beta {
                    value = self.after(own, opp, place, depth, alpha, beta);
                }
            } else {
                value = self.after(own, opp, place, depth, alpha, beta);
            }
            if value > best {
                (best, best_place) = (value, place);
                alpha = alpha.max(best);
            }
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > given {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        if best_place == 6 && first < 6 {
            best_place = first;
        }
        let (value, place) = (best as i16, best_place as u8);
        self.seen[at] = Seen { own, opp, value, depth: depth.max(0), place, bound };
        best
    }
}

#[cfg(test)]
mod tests {
    use oware_endgame::index;
    use oware_rules::Preset;

    use super::Search;
    use crate::truth::Truth;

    #[test]
    fn a_deep_search_without_tables_finds_what_tables_say() {
        for preset in [Preset::Abapa, Preset::Warri, Preset::Ovare] {
            let spec = preset.spec();
            let truth = Truth::solve(spec.into(), 6).expect("solved");
            let less = Truth::solve(spec.into(), 4).expect("solved");
            let mut search = Search::new(spec, &less, |_, _| 0);
            let (mut equal, mut all) = (0, 0);
            for at in (0..index::positions(6)).step_by(97) {
                let (own, opp) = index::position(6, at).expect("a position");
                let known = truth.value(own, opp).expect("in the tables");
                all += 1;
                equal += u32::from(search.value(own, opp, 24) == 100 * i32::from(known));
            }
            // Of few seeds without a table many lines are longer than that, or go round.
            assert!(equal * 100 >= all * 70, "{preset:?}: {equal} of {all}");
        }
    }
}
