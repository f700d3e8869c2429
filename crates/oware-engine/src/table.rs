//! The transposition table: what has been found out about positions, in a fixed piece of memory.
//!
//! It has two parts. Every position goes into the near one, which is so small that it stays in the
//! processor's own cache; those searched at least [`FAR_DEPTH`] plies deep go into the far one too,
//! where a look that was not announced ([`View::prefetch`]) costs as much as searching a position or
//! two. Each thread has a near part of its own.
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
/// What is searched less deep is remembered in the near part only.
pub(crate) const FAR_DEPTH: i32 = 10;
/// Bytes of the near part, at most; at most a quarter of the whole.
const NEAR: usize = 1 << 20;
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
    far: Part,
    near: Box<[Part]>,
    generation: u64,
}

/// One thread's view of the table.
#[derive(Clone, Copy)]
pub(crate) struct View<'a> {
    far: &'a Part,
    near: &'a Part,
    generation: u64,
}

impl TranspositionTable {
    /// A table of at most so many bytes for so many threads, at least one bucket for each part.
    pub fn new(bytes: usize, threads: usize) -> TranspositionTable {
        let near = (bytes / 4 / threads).min(NEAR);
        TranspositionTable {
            far: Part::new(bytes - near * threads),
            near: (0..threads).map(|_| Part::new(near)).collect(),
            generation: 0,
        }
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.far.clear();
        self.near.iter_mut().for_each(Part::clear);
        self.generation = 0;
    }

    /// A new search begins: what earlier ones found is given up first.
    pub fn age(&mut self) {
        self.generation = (self.generation + 1) % GENERATIONS;
    }

    /// The table as the thread of that number sees it.
    pub fn view(&self, thread: usize) -> View<'_> {
        let near = &self.near[thread % self.near.len()];
        View { far: &self.far, near, generation: self.generation }
    }

    /// How many of a thousand entries are of this search.
    pub fn permille(&self) -> u32 {
        let sample = &self.far.0[..self.far.0.len().min(250)];
        let full = sample
            .iter()
            .flat_map(|bucket| &bucket.0)
            .map(|entry| entry.load(Relaxed))
            .filter(|entry| entry & 0xC0 != 0 && entry & 7 == self.generation)
            .count();
        (full * 1000 / (sample.len() * WAYS)) as u32
    }
}

impl View<'_> {
    /// A position that is soon to be searched so deep: what is known of it is brought near.
    #[inline(always)]
    pub fn prefetch(&self, hash: u64, depth: i32) {
        self.near.prefetch(hash);
        if depth >= FAR_DEPTH {
            self.far.prefetch(hash);
        }
    }

    /// What is known of a position that is to be searched so deep.
    #[inline(always)]
    pub fn probe(&self, hash: u64, depth: i32) -> Option<Found> {
        let near = self.near.probe(hash);
        if depth < FAR_DEPTH || near.is_some_and(|found| found.depth >= depth) {
            return near;
        }
        self.far.probe(hash).or(near)
    }

    /// Remembers a position.
    #[inline(always)]
    pub fn store(&self, hash: u64, found: Found) {
        self.near.store(hash, found, self.generation);
        if found.depth >= FAR_DEPTH {
            self.far.store(hash, found, self.generation);
        }
    }
}

/// Buckets of entries.
struct Part(Box<[Bucket]>);

impl Part {
    fn new(bytes: usize) -> Part {
        let count = (bytes / size_of::<Bucket>()).clamp(1, u32::MAX as usize);
        Part((0..count).map(|_| Bucket::default()).collect())
    }

    fn clear(&mut self) {
        self.0.iter_mut().for_each(|bucket| *bucket = Bucket::default());
    }

    #[inline(always)]
    fn index(&self, hash: u64) -> usize {
        (((hash >> 32) * self.0.len() as u64) >> 32) as usize
    }

    #[inline(always)]
    fn bucket(&self, hash: u64) -> &[AtomicU64; WAYS] {
        &self.0[self.index(hash)].0
    }

    #[inline(always)]
    fn prefetch(&self, hash: u64) {
        prefetch_index::prefetch_index(&self.0, self.index(hash));
    }

    /// What is known of a position.
    #[inline(always)]
    fn probe(&self, hash: u64) -> Option<Found> {
        // All four are looked at, without a branch: which one it is could not be foreseen.
        let entry = self.bucket(hash).iter().fold(0, |found, entry| {
            let entry = entry.load(Relaxed);
            if (entry ^ hash << 32) >> 32 == 0 { entry } else { found }
        });
        (entry & 0xC0 != 0).then(|| Found {
            value: Value::from((entry >> 16) as i16),
            depth: (entry >> 8 & 0xFF) as i32,
            bound: match entry >> 6 & 3 {
                1 => Bound::Lower,
                2 => Bound::Upper,
                _ => Bound::Exact,
            },
            place: (entry >> 3 & 7) as usize,
        })
    }

    /// Remembers a position; the least deep of the oldest entries of its bucket goes.
    #[inline(always)]
    fn store(&self, hash: u64, found: Found, generation: u64) {
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
            let age = (generation + GENERATIONS - (entry & 7)) % GENERATIONS;
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
            | generation;
        bucket[goes].store(entry, Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::{Bound, FAR_DEPTH, Found, NO_PLACE, TranspositionTable};

    #[test]
    fn what_is_stored_is_found() {
        let table = TranspositionTable::new(1 << 18, 2);
        let view = table.view(1);
        for (at, value) in (-30_000..30_000).step_by(97).enumerate() {
            let hash = (at as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            assert!(view.probe(hash, 99).is_none());
            let bound = [Bound::Lower, Bound::Upper, Bound::Exact][at % 3];
            let depth = at as i32 % 100;
            view.store(hash, Found { value, depth, bound, place: at % 6 });
            for (thread, known) in [(1, true), (0, depth >= FAR_DEPTH)] {
                let found = table.view(thread).probe(hash, 99);
                assert_eq!(found.is_some(), known);
                let Some(found) = found else { continue };
                assert_eq!((found.value, found.depth), (value, depth));
                assert_eq!((found.bound, found.place), (bound, at % 6));
            }
        }
    }

    #[test]
    fn a_move_is_kept_and_the_shallow_goes() {
        let mut table = TranspositionTable::new(1, 1); // one bucket for each part
        let found =
            |more, place| Found { value: 0, depth: FAR_DEPTH + more, bound: Bound::Upper, place };
        let view = table.view(0);
        view.store(1, found(5, 3));
        view.store(1, found(6, NO_PLACE));
        let known = view.probe(1, 99).map(|found| (found.depth, found.place));
        assert_eq!(known, Some((FAR_DEPTH + 6, 3)));
        for other in 2..=5 {
            view.store(other, found(if other == 3 { 0 } else { 9 }, 0));
        }
        assert!(view.probe(3, 99).is_none() && view.probe(1, 99).is_some());
        assert_eq!(table.permille(), 1000);
        table.age();
        assert_eq!(table.permille(), 0);
        table.clear();
        assert!(table.view(0).probe(1, 99).is_none());
    }
}
