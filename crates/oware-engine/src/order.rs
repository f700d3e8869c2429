//! In which order moves are tried.

use oware_rules::{RuleSet, lanes};

use crate::search::MAX_PLY;
use crate::state::{Child, Next, State};
use crate::table::NO_PLACE;

/// A move and where it leads.
#[derive(Clone, Copy)]
pub(crate) struct Entry {
    pub place: usize,
    pub child: Child,
}

/// What earlier moves tell of later ones.
pub(crate) struct Ordering {
    /// The quiet move that last refuted at each ply.
    killers: [u8; MAX_PLY],
    /// How quiet moves have served, by place and seeds sown.
    history: [[i32; 16]; 6],
    /// What the moves of the position in work at each ply lead to, by place.
    children: Box<[[Child; 6]; MAX_PLY]>,
}

const BLANK: Child = Child { state: State { own: 0, opp: 0, diff: 0, seeds: 0 }, next: Next::Pass };

impl Default for Ordering {
    fn default() -> Ordering {
        Ordering {
            killers: [NO_PLACE as u8; MAX_PLY],
            history: [[0; 16]; 6],
            children: Box::new([[BLANK; 6]; MAX_PLY]),
        }
    }
}

/// The rank of a place without a move to give out.
const GONE: i32 = i32::MIN;
const HISTORY_MOST: i32 = 1 << 14;

impl Ordering {
    fn history(&self, state: &State, place: usize) -> i32 {
        self.history[place][usize::from(lanes::seeds(state.own, place)).min(15)]
    }

    /// A quiet move has refuted; those in `tried` before it have not.
    pub fn served(&mut self, state: &State, place: usize, tried: u8, ply: usize, depth: i32) {
        self.killers[ply] = place as u8;
        let bonus = (depth * depth).min(400);
        let mut left = tried;
        while left != 0 {
            let at = left.trailing_zeros() as usize;
            left &= left - 1;
            let entry = &mut self.history[at][usize::from(lanes::seeds(state.own, at)).min(15)];
            let change = if at == place { bonus } else { -bonus };
            *entry += change - *entry * bonus / HISTORY_MOST;
        }
    }
}

/// The moves of a position one by one: the table's, then captures, then quiet moves. Those after
/// the first are made only when they are asked for.
pub(crate) struct Moves {
    first: usize,
    left: u8,
    tried: u8,
    made: bool,
    /// What a move that is still to be given out promises, by place; its lowest three bits are the
    /// place.
    ranks: [i32; 6],
}

impl Moves {
    /// The legal moves, `first` before all others if it is one.
    #[inline(always)]
    pub fn new(legal: u8, first: usize) -> Moves {
        let first = if legal >> first & 1 == 1 { first } else { NO_PLACE };
        Moves { first, left: legal, tried: 0, made: false, ranks: [GONE; 6] }
    }

    /// The places given out so far.
    pub fn tried(&self) -> u8 {
        self.tried
    }

    /// The next move.
    #[inline(always)]
    pub fn next<R: RuleSet>(
        &mut self,
        order: &mut Ordering,
        state: &State,
        ply: usize,
        rules: R,
        prefetch: impl Fn(&Child),
    ) -> Option<Entry> {
        let spec = rules.spec();
        if self.first != NO_PLACE {
            let place = self.first;
            self.first = NO_PLACE;
            self.left &= !(1 << place);
            self.tried |= 1 << place;
            let child = state.play(place, spec);
            prefetch(&child);
            return Some(Entry { place, child });
        }
        if !self.made {
            self.made = true;
            while self.left != 0 {
                let place = self.left.trailing_zeros() as usize;
                self.left &= self.left - 1;
                let child = state.play(place, spec);
                prefetch(&child);
                let gain = state.seeds - child.state.seeds;
                let worth = if gain > 0 {
                    gain << 20
                } else if order.killers[ply] == place as u8 {
                    1 << 19
                } else {
                    order.history(state, place)
                };
                self.ranks[place] = worth << 3 | place as i32;
                order.children[ply][place] = child;
            }
        }
        // Without a branch that depends on the order: it could not be foreseen.
        let best = self.ranks.iter().fold(GONE, |best, &rank| best.max(rank));
        if best == GONE {
            return None;
        }
        let place = (best & 7) as usize;
        self.ranks[place] = GONE;
        self.tried |= 1 << place;
        Some(Entry { place, child: order.children[ply][place] })
    }
}
