//! The transposition table: what has been found out about positions, in a fixed piece of memory.
//!
//! An entry is one word, read and written whole, so that threads share the table without a lock:
//! the worst they can do to each other is to forget.
//!
//! | bits | what |
//! |---|---|
//! | 32–63 | the low half of the hash (the high half gives the place) |
//! | 16–31 | value, plies counted from the node |
//! | 8–15 | depth |
//! | 6–7 | bound |
//! | 3–5 | best place, 6 for none |
//! | 0–2 | generation, never 0 in a full entry's search |

use core::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::score::Value;

/// Entries that stand together; one of them is given up for a new one.
const WAYS: usize = 4;
/// Generations that can be told apart.
const GENERATIONS: u64 = 8;
/// No move.
pub(crate) const NO_PLACE: usize = 6;

#[repr(align(32))]
#[derive(Default)]
struct Bucket([AtomicU64; WAYS]);

/// What a stored value says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The value is at least this.
    Lower = 1,
    /// The value is at most this.
    Upper = 2,
    /// The value is this.
    Exact = 3,
}

/// An entry found.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// Plies counted from the node.
    pub value: Value,
    pub depth: i32,
    pub bound: Bound,
    /// [`NO_PLACE`] if none is known.
    pub place: usize,
}

pub(crate) struct TranspositionTable {
    buckets: Box<[Bucket]>,
    generation: u64,
}

impl TranspositionTable {
    /// A table of at most so many bytes, at least one bucket.
    pub fn new(bytes: usize) -> TranspositionTable {
        let count = (bytes / size_of::<Bucket>()).clamp(1, u32::MAX as usize);
        let buckets = (0..count).map(|_| Bucket::default()).collect();
        TranspositionTable { buckets, generation: 0 }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.iter_mut().for_each(|bucket| *bucket = Bucket::default());
        self.generation = 0;
    }

    /// A new search begins: what earlier ones found is given up first.
    pub fn age(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    #[inline(always)]
    fn bucket(&self, hash: u64) -> &[AtomicU64; WAYS] {
        let index = ((hash >> 32) * self.buckets.len() as u64) >> 32;
        &self.buckets[index as usize].0
    }

    /// What is known of a position.
    #[inline(always)]
    pub fn probe(&self, hash: u64) -> Option<Found> {
        let key = hash << 32;
        for entry in self.bucket(hash) {
            let entry = entry.load(Relaxed);
            if (entry ^ key) >> 32 == 0 && entry & 0xC0 != 0 {
                return Some(Found {
                    value: Value::from((entry >> 16) as i16),
                    depth: (entry >> 8 & 0xFF) as i32,
                    bound: match entry >> 6 & 3 {
                        1 => Bound::Lower,
                        2 => Bound::Upper,
                        _ => Bound::Exact,
                    },
                    place: (entry >> 3 & 7) as usize,
                });
            }
        }
        None
    }

    /// Remembers a position; the least deep of the oldest entries of its bucket goes.
    #[inline(always)]
    pub fn store(&self, hash: u64, found: Found) {
        let key = hash << 32;
        let bucket = self.bucket(hash);
        let (mut goes, mut least) = (0, u64::MAX);
        let mut place = found.place as u64;
        for (way, entry) in bucket.iter().enumerate() {
            let entry = entry.load(Relaxed);
            if (entry ^ key) >> 32 == 0 && entry & 0xC0 != 0 {
                if found.place == NO_PLACE {
                    place = entry >> 3 & 7;
                }
                goes = way;
                break;
            }
            let age = (self.generation + GENERATIONS - (entry & 7)) % GENERATIONS;
            let worth = if entry & 0xC0 == 0 { 0 } else { 256 + (entry >> 8 & 0xFF) - 32 * age };
            if worth < least {
                (goes, least) = (way, worth);
            }
        }
        let value = found.value as i16 as u16;
        let entry = key
            | u64::from(value) << 16
            | (found.depth.clamp(0, 255) as u64) << 8
            | (found.bound as u64) << 6
            | place << 3
            | self.generation;
        bucket[goes].store(entry, Relaxed);
    }

    /// How many of a thousand entries are of this search.
    pub fn permille(&self) -> u32 {
        let sample = &self.buckets[..self.buckets.len().min(250)];
        let full = sample
            .iter()
            .flat_map(|bucket| &bucket.0)
            .map(|entry| entry.load(Relaxed))
            .filter(|entry| entry & 0xC0 != 0 && entry & 7 == self.generation)
            .count();
        (full * 1000 / (sample.len() * WAYS)) as u32
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, Found, NO_PLACE, TranspositionTable};

    #[test]
    fn what_is_stored_is_found() {
        let table = TranspositionTable::new(1 << 16);
        for (at, value) in (-14_800..14_800).step_by(37).enumerate() {
            let hash = (at as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            assert!(table.probe(hash).is_none());
            let bound = [Bound::Lower, Bound::Upper, Bound::Exact][at % 3];
            table.store(hash, Found { value, depth: at as i32 % 100, bound, place: at % 6 });
            let found = table.probe(hash).expect("just stored");
            assert_eq!((found.value, found.depth), (value, at as i32 % 100));
            assert_eq!((found.bound, found.place), (bound, at % 6));
        }
    }

    #[test]
    fn a_move_is_kept_and_the_shallow_goes() {
        let mut table = TranspositionTable::new(1); // one bucket
        let found = |depth, place| Found { value: 0, depth, bound: Bound::Upper, place };
        table.store(1, found(5, 3));
        table.store(1, found(6, NO_PLACE));
        assert_eq!(table.probe(1).map(|found| (found.depth, found.place)), Some((6, 3)));
        for other in 2..=5 {
            table.store(other, found(if other == 3 { 1 } else { 9 }, 0));
        }
        assert!(table.probe(3).is_none() && table.probe(1).is_some());
        assert_eq!(table.permille(), 1000);
        table.age();
        assert_eq!(table.permille(), 0);
        table.clear();
        assert!(table.probe(1).is_none());
    }
}
