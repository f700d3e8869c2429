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
    worth: i32,
}

/// What earlier moves tell of later ones.
pub(crate) struct Ordering {
    /// The quiet move that last refuted at each ply.
    killers: [u8; MAX_PLY],
    /// How quiet moves have served, by place and seeds sown.
    history: [[i32; 16]; 6],
}

impl Default for Ordering {
    fn default() -> Ordering {
        Ordering { killers: [NO_PLACE as u8; MAX_PLY], history: [[0; 16]; 6] }
    }
}

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
    count: usize,
    entries: [Entry; 6],
}

const BLANK: Entry = Entry {
    place: 0,
    child: Child { state: State { own: 0, opp: 0, diff: 0, seeds: 0 }, next: Next::Pass },
    worth: 0,
};

impl Moves {
    /// The legal moves, `first` before all others if it is one.
    #[inline(always)]
    pub fn new(legal: u8, first: usize) -> Moves {
        let first = if legal >> first & 1 == 1 { first } else { NO_PLACE };
        Moves { first, left: legal, tried: 0, made: false, count: 0, entries: [BLANK; 6] }
    }

    /// The places given out so far.
    pub fn tried(&self) -> u8 {
        self.tried
    }

    /// The next move.
    #[inline(always)]
    pub fn next<R: RuleSet>(
        &mut self,
        order: &Ordering,
        state: &State,
        ply: usize,
        rules: R,
    ) -> Option<Entry> {
        let spec = rules.spec();
        if self.first != NO_PLACE {
            let place = self.first;
            self.first = NO_PLACE;
            self.left &= !(1 << place);
            self.tried |= 1 << place;
            return Some(Entry { place, child: state.play(place, spec), worth: 0 });
        }
        if !self.made {
            self.made = true;
            while self.left != 0 {
                let place = self.left.trailing_zeros() as usize;
                self.left &= self.left - 1;
                let child = state.play(place, spec);
                let gain = state.seeds - child.state.seeds;
                let worth = if gain > 0 {
                    gain << 20
                } else if order.killers[ply] == place as u8 {
                    1 << 19
                } else {
                    order.history(state, place)
                };
                // Sorted in, the best last.
                let mut at = self.count;
                while at > 0 && self.entries[at - 1].worth > worth {
                    self.entries[at] = self.entries[at - 1];
                    at -= 1;
                }
                self.entries[at] = Entry { place, child, worth };
                self.count += 1;
            }
        }
        self.count = self.count.checked_sub(1)?;
        let entry = self.entries[self.count];
        self.tried |= 1 << entry.place;
        Some(entry)
    }
}
