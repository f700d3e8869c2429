//! The search below the root: principal variation search and the captures at its leaves.
//!
//! One body for all rule sets: the rules are a type parameter, and what a rule set does not have
//! vanishes when it is compiled.

use oware_rules::{GrandSlam, RuleSet, Spec, lanes};

use crate::control::Control;
use crate::eval::Evaluator;
use crate::order::{Moves, Ordering};
use crate::score::{Aim, EACH, INFINITE, SEED, Value, from_node, to_node};
use crate::state::{Child, Next, State, cycles_are_even};
use crate::table::{Bound, Found, NO_PLACE, View};
use crate::tables::Tables;

/// No line is longer.
pub(crate) const MAX_PLY: usize = 128;
/// Positions between two looks at stop flag and clock: a tenth of a millisecond, or half of one on a
/// busy machine.
const LOOK_AFTER: u64 = 512;
/// A circle without a capture empties each of the twelve houses once.
const SHORTEST_CIRCLE: usize = 12;
/// Nearer to the horizon than this, a look into the transposition table costs more than it saves.
const TABLE_DEPTH: i32 = 2;
/// Up to this depth a position far above beta is taken to hold …
const HOLDS_DEPTH: i32 = 5;
/// … if it is above by so much for each ply.
const HOLDS_MARGIN: Value = 6 * EACH / 5;
/// Up to this depth quiet moves are not tried in a position far below alpha …
const HOPELESS_DEPTH: i32 = 6;
/// … which is so much, and for each ply so much more.
const HOPELESS_MARGIN: [Value; 2] = [4 * EACH / 5, 3 * EACH / 5];
/// What a result costs that is known but not yet brought about.
const NOT_YET: Value = EACH / 2;

/// What the threads of a search share.
pub(crate) struct Shared<'a> {
    /// For these very rules.
    pub evaluator: &'a Evaluator,
    /// Endgame tables of these very rules.
    pub tables: Option<&'a Tables>,
    pub control: &'a Control<'a>,
    /// Set when the first thread has ended.
    pub done: &'a core::sync::atomic::AtomicBool,
    pub hard: Option<core::time::Duration>,
    pub nodes: Option<u64>,
    pub aim: Aim,
    /// Off: every line is searched to the full depth and no further.
    pub selective: bool,
}

/// One thread's search.
pub(crate) struct Worker<'a> {
    pub shared: &'a Shared<'a>,
    table: View<'a>,
    pub nodes: u64,
    next_look: u64,
    pub stopped: bool,
    pub seldepth: usize,
    /// Rows since the last capture before the root, then those of the line in work.
    path: Vec<[u64; 2]>,
    /// The root's place in it.
    root: usize,
    /// Tables decide positions of at most so many seeds. Those with as many as the root are left
    /// to the search, so that what is won is brought home.
    decides: i32,
    /// Tables estimate positions of at most so many seeds.
    estimates: i32,
    /// Searches of one aim leave alone what those of the other remember.
    salt: u64,
    pub order: Ordering,
    pv: Box<[[u8; MAX_PLY]; MAX_PLY]>,
    pv_length: [u8; MAX_PLY],
}

impl<'a> Worker<'a> {
    /// `path`: rows since the last capture, the root's last.
    pub fn new(
        shared: &'a Shared<'a>,
        table: View<'a>,
        mut path: Vec<[u64; 2]>,
        root: &State,
        spec: Spec,
    ) -> Self {
        use oware_endgame::Kind;
        let at = path.len() - 1;
        path.resize(path.len() + MAX_PLY, [0; 2]);
        let known = |kind| shared.tables.map_or(0, |tables| i32::from(tables.seeds(kind)));
        let decided = known(if cycles_are_even(spec) { Kind::Score } else { Kind::Bounds });
        Worker {
            shared,
            table,
            nodes: 0,
            next_look: shared.nodes.unwrap_or(u64::MAX).min(LOOK_AFTER),
            stopped: false,
            seldepth: 0,
            path,
            root: at,
            decides: decided.min(root.seeds - 1),
            estimates: known(Kind::Score),
            salt: if shared.aim == Aim::WIN { 0 } else { 0x5851_F42D_4C95_7F2D },
            order: Ordering::default(),
            pv: Box::new([[0; MAX_PLY]; MAX_PLY]),
            pv_length: [0; MAX_PLY],
        }
    }

    /// Plies since the last capture at the root.
    pub fn since(&self) -> usize {
        self.root
    }

    /// The best line found from `ply` on.
    pub fn line(&self, ply: usize) -> &[u8] {
        &self.pv[ply][..usize::from(self.pv_length[ply])]
    }

    /// Looks at the limits.
    #[cold]
    fn look(&mut self) {
        let shared = self.shared;
        let spent = shared.nodes.is_some_and(|nodes| self.nodes >= nodes);
        let late = || shared.hard.is_some_and(|hard| shared.control.clock.elapsed() >= hard);
        let done = || shared.done.load(core::sync::atomic::Ordering::Relaxed);
        self.stopped |= spent || shared.control.stopped() || done() || late();
        self.next_look = (self.nodes + LOOK_AFTER).min(shared.nodes.unwrap_or(u64::MAX));
    }

    /// The value, for who has just moved, of what a move at `ply` led to; `depth` is what is left
    /// there.
    #[expect(clippy::too_many_arguments, reason = "one frame of a recursion")]
    #[inline(always)]
    pub fn descend<R: RuleSet, const PV: bool>(
        &mut self,
        rules: R,
        child: &Child,
        alpha: Value,
        beta: Value,
        depth: i32,
        ply: usize,
        since: usize,
    ) -> Value {
        let state = child.state;
        if PV {
            self.pv_length[ply + 1] = 0;
        }
        match child.next {
            Next::Pass => -self.search::<R, PV>(rules, state, -beta, -alpha, depth, ply + 1, since),
            Next::Again if rules.spec().grand_slam == GrandSlam::CaptureAndMoveAgain => {
                self.search::<R, PV>(rules, state, alpha, beta, depth, ply + 1, since)
            }
            Next::Majority => {
                self.nodes += 1;
                // What lies on the board does not count any more, but more is still better.
                -self.shared.aim.result(state.diff + self.rest(&state), ply + 1)
            }
            Next::Over | Next::Again => {
                self.nodes += 1;
                -self.shared.aim.result(state.diff, ply + 1)
            }
        }
    }

    /// The value of a position for the player to move, `depth` plies deep, exact between `alpha`
    /// and `beta`; `ply` plies after the root and `since` plies after the last capture.
    #[expect(clippy::too_many_arguments, reason = "one frame of a recursion")]
    fn search<R: RuleSet, const PV: bool>(
        &mut self,
        rules: R,
        state: State,
        mut alpha: Value,
        mut beta: Value,
        mut depth: i32,
        ply: usize,
        since: usize,
    ) -> Value {
        let spec = rules.spec();

        // 1. At the horizon only captures are looked at.
        if depth <= 0 || ply >= MAX_PLY - 2 {
            return self.captures(rules, state, alpha, beta, ply);
        }
        self.nodes += 1;
        if PV {
            self.seldepth = self.seldepth.max(ply);
        }
        if self.nodes >= self.next_look {
            self.look();
        }
        if self.stopped {
            return 0;
        }

        // 2. Without a move the game is over.
        let legal = lanes::legal(state.own, state.opp, spec);
        if legal == 0 {
            return self.shared.aim.result(state.stuck(spec), ply);
        }

        // 3. So it is when the position has been there before.
        let here = self.root + ply;
        self.path[here] = [state.own, state.opp];
        if since >= SHORTEST_CIRCLE && self.repeats(here, since, spec) {
            return self.shared.aim.result(state.repeated(spec), ply);
        }

        // 4. Nobody can win more than lies on the board.
        let most = self.shared.aim.result(state.diff + state.seeds, ply);
        if most <= alpha {
            return most;
        }
        let least = self.shared.aim.result(state.diff - state.seeds, ply);
        if least >= beta {
            return least;
        }

        // 5. Endgame tables: what holds whatever a circle is worth.
        if state.seeds <= self.decides {
            let [lower, upper] = self.known(&state, spec);
            let (lower, upper) =
                (self.shared.aim.result(lower, ply), self.shared.aim.result(upper, ply));
            if lower == upper || lower >= beta {
                return lower;
            }
            if upper <= alpha {
                return upper;
            }
            alpha = alpha.max(lower);
            beta = beta.min(upper);
        }

        // 6. The transposition table.
        let hash = state.hash() ^ self.salt;
        let found = (depth >= TABLE_DEPTH).then(|| self.table.probe(hash, depth)).flatten();
        let mut first = NO_PLACE;
        if let Some(found) = found {
            first = found.place;
            let value = from_node(found.value, ply);
            if !PV && found.depth >= depth {
                let cuts = match found.bound {
                    Bound::Exact => true,
                    Bound::Lower => value >= beta,
                    Bound::Upper => value <= alpha,
                };
                if cuts {
                    return value;
                }
            }
        }

        // 7. A forced move costs no depth.
        let forced = legal & (legal - 1) == 0;
        if forced && ply < 60 && self.shared.selective {
            depth += 1;
        }

        // 8. Far above beta near the horizon: it will hold.
        let near = !PV && !forced && depth <= HOPELESS_DEPTH && self.shared.selective;
        let estimate = if near { self.estimate(rules, &state, ply) } else { 0 };
        if near && depth <= HOLDS_DEPTH && estimate - HOLDS_MARGIN * depth >= beta {
            return estimate;
        }
        // Far below alpha only captures could help.
        let hopeless = near && estimate + HOPELESS_MARGIN[0] + HOPELESS_MARGIN[1] * depth <= alpha;

        // 9. Without a move from the table, look less deep: the next iteration will have one.
        if depth >= 6 && first == NO_PLACE && self.shared.selective {
            depth -= 1;
        }

        // 10. Move by move: the table's, captures, then what has served well.
        let mut best = -INFINITE;
        let mut best_place = NO_PLACE;
        let start_alpha = alpha;
        let mut moves = Moves::new(legal, first);
        let mut tried = 0;
        let (table, salt) = (self.table, self.salt);
        let prefetch = |child: &Child| {
            if depth > TABLE_DEPTH {
                table.prefetch(child.state.hash() ^ salt, depth - 1);
            }
        };
        while let Some(entry) = moves.next(&mut self.order, &state, ply, rules, prefetch) {
            let child = entry.child;
            let quiet = child.state.seeds == state.seeds;
            let since = if quiet { since + 1 } else { 0 };

            // 11. Quiet moves of a hopeless position are left out, after the first.
            if hopeless && quiet && tried > 0 && child.next == Next::Pass {
                continue;
            }

            // 12. Late quiet moves are looked at less deep, and again if they surprise.
            let next = depth - 1;
            let value = if tried == 0 {
                self.descend::<R, PV>(rules, &child, alpha, beta, next, ply, since)
            } else {
                let less = if quiet && depth >= 3 && self.shared.selective {
                    (11 * depth + 21 * tried) / 64
                } else {
                    0
                };
                let window = alpha + 1;
                let mut value =
                    self.descend::<R, false>(rules, &child, alpha, window, next - less, ply, since);
                if value > alpha && less > 0 {
                    value =
                        self.descend::<R, false>(rules, &child, alpha, window, next, ply, since);
                }
                if PV && value > alpha && value < beta {
                    value = self.descend::<R, true>(rules, &child, alpha, beta, next, ply, since);
                }
                value
            };
            tried += 1;
            if self.stopped {
                return 0;
            }

            // 13. Better?
            if value > best {
                best = value;
                if value > alpha {
                    best_place = entry.place;
                    if PV {
                        self.lead(ply, entry.place);
                    }
                    if value >= beta {
                        if quiet {
                            self.order.served(&state, entry.place, moves.tried(), ply, depth);
                        }
                        break;
                    }
                    alpha = value;
                }
            }
        }

        // 14. Remember.
        let bound = if best >= beta {
            Bound::Lower
        } else if best > start_alpha {
            Bound::Exact
        } else {
            Bound::Upper
        };
        if depth >= TABLE_DEPTH {
            let value = to_node(best, ply);
            self.table.store(hash, Found { value, depth, bound, place: best_place });
        }
        best
    }

    /// The value of a position at the horizon: an estimate, or better by captures.
    fn captures<R: RuleSet>(
        &mut self,
        rules: R,
        state: State,
        mut alpha: Value,
        beta: Value,
        ply: usize,
    ) -> Value {
        let spec = rules.spec();
        self.nodes += 1;

        // 1. Without a move the game is over.
        let legal = lanes::legal(state.own, state.opp, spec);
        if legal == 0 {
            return self.shared.aim.result(state.stuck(spec), ply);
        }

        // 2. Endgame tables.
        if state.seeds <= self.decides {
            let [lower, upper] = self.known(&state, spec);
            let (lower, upper) =
                (self.shared.aim.result(lower, ply), self.shared.aim.result(upper, ply));
            if lower == upper || lower >= beta {
                return lower;
            }
            if upper <= alpha {
                return upper;
            }
        }

        // 3. The estimate is at hand without a capture.
        let mut best = self.estimate(rules, &state, ply);
        if best >= beta || ply >= MAX_PLY - 2 || !self.shared.selective {
            return best;
        }
        alpha = alpha.max(best);

        // 4. Captures that could raise it.
        let mut left = legal & lanes::feeding(state.own);
        while left != 0 {
            let place = left.trailing_zeros() as usize;
            left &= left - 1;
            let child = state.play(place, spec);
            if child.state.seeds == state.seeds {
                continue;
            }
            let value = match child.next {
                Next::Pass => -self.captures(rules, child.state, -beta, -alpha, ply + 1),
                Next::Again if spec.grand_slam == GrandSlam::CaptureAndMoveAgain => {
                    self.captures(rules, child.state, alpha, beta, ply + 1)
                }
                _ => self.descend::<R, false>(rules, &child, alpha, beta, 0, ply, 0),
            };
            if value > best {
                best = value;
                if value >= beta {
                    return best;
                }
                alpha = alpha.max(value);
            }
        }
        best
    }

    /// The estimate of a position. Of one that the tables know it is their score, less what is
    /// still to be done.
    #[inline(always)]
    fn estimate<R: RuleSet>(&self, rules: R, state: &State, ply: usize) -> Value {
        if state.seeds <= self.estimates
            && let Some(tables) = self.shared.tables
            && let Some(score) = tables.score(state.own, state.opp)
        {
            let bounds = tables.bounds(state.own, state.opp);
            let exact = cycles_are_even(rules.spec()) || bounds.is_some_and(|[l, u]| l == u);
            let diff = state.diff + i32::from(score);
            return if exact {
                let value = self.shared.aim.result(diff, ply);
                value - NOT_YET * value.signum()
            } else {
                self.shared.aim.expected(EACH * diff)
            };
        }
        at_sight(self.shared.evaluator, self.shared.aim, state)
    }

    /// The seeds on the board that the mover would still win, less those that the other would.
    #[cold]
    fn rest(&self, state: &State) -> i32 {
        let score = self.shared.tables.and_then(|tables| tables.score(state.own, state.opp));
        score.map_or_else(|| rest_at_sight(self.shared.evaluator, state), i32::from)
    }

    /// The least and the most that the mover can end with, by the tables.
    #[inline(always)]
    fn known(&self, state: &State, spec: Spec) -> [i32; 2] {
        let known = self.shared.tables.and_then(|tables| {
            if cycles_are_even(spec) {
                tables.score(state.own, state.opp).map(|score| [score; 2])
            } else {
                tables.bounds(state.own, state.opp)
            }
        });
        known.map_or([state.diff - state.seeds, state.diff + state.seeds], |known| {
            known.map(|bound| state.diff + i32::from(bound))
        })
    }

    /// Whether the line ends here by repetition. A position that comes back within the search is
    /// taken to come back as often as it needs to; one from before the root is counted.
    fn repeats(&self, here: usize, since: usize, spec: Spec) -> bool {
        let mut occurrences = 1;
        let mut at = here - SHORTEST_CIRCLE;
        loop {
            if self.path[at] == self.path[here] {
                occurrences += 1;
                let limit = spec.repetition.limit().unwrap_or(3);
                if at > self.root || occurrences >= limit {
                    return true;
                }
            }
            if at < here - since + 2 {
                return false;
            }
            at -= 2;
        }
    }

    /// Puts a move before the best line of the next ply.
    fn lead(&mut self, ply: usize, place: usize) {
        let length = usize::from(self.pv_length[ply + 1]).min(MAX_PLY - 1);
        let (lines, rest) = self.pv.split_at_mut(ply + 1);
        lines[ply][0] = place as u8;
        lines[ply][1..=length].copy_from_slice(&rest[0][..length]);
        self.pv_length[ply] = length as u8 + 1;
    }
}

/// What a position is worth without tables and without looking ahead.
#[inline(always)]
pub(crate) fn at_sight(evaluator: &Evaluator, aim: Aim, state: &State) -> Value {
    // Nobody can win more than lies on the board.
    let most = EACH * state.seeds;
    let gain = evaluator.evaluate(state.own, state.opp) * (EACH / SEED);
    aim.expected(EACH * state.diff + gain.clamp(-most, most))
}

/// What the mover is expected to win of what lies on the board, in whole seeds.
pub(crate) fn rest_at_sight(evaluator: &Evaluator, state: &State) -> i32 {
    (evaluator.evaluate(state.own, state.opp) / SEED).clamp(-state.seeds, state.seeds)
}
