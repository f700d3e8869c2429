//! What every row can do, tabled once from the one body of the rules in [`oware_rules::lanes`].
//!
//! A move splits in two: what it makes of the own row, and what it does to the opponent's, which
//! depends on that row and on how much is dropped across alone ([`Drop`]). The rare exceptions
//! (an empty opposing row, slams that are forbidden or end the game) are marked and left to
//! [`crate::base`] and [`crate::empty`].

use oware_rules::lanes::{self, Effect};
use oware_rules::{GrandSlam, Spec};

use crate::order::{LANES, Rows};

/// A row that no move can slam: with seeds in the opponent's row and no slam about, what is legal
/// depends on the own row alone.
const UNSLAMMABLE: u64 = 4;

/// What a sowing drops into the opponent's row: so many seeds from its first house on, lap by
/// lap, the last of them there or beyond. Numbered without a gap: [`Drop::index`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Drop {
    pub(crate) seeds: u8,
    ends_own: bool,
}

impl Drop {
    /// All that at most `seeds` seeds can do.
    pub(crate) fn all(seeds: u8) -> impl Iterator<Item = Drop> {
        (1..=seeds).flat_map(|seeds| [false, true].map(|ends_own| Drop { seeds, ends_own }))
    }

    pub(crate) fn index(self) -> usize {
        2 * usize::from(self.seeds) + usize::from(self.ends_own)
    }

    /// What sowing from `place` of `row` drops across, if anything, and the own row after it.
    fn of(row: u64, place: usize, spec: Spec) -> (Option<Drop>, u64) {
        let sown = lanes::sow(row, 0, place, spec.capture_run);
        let seeds = lanes::total(sown.opp);
        let last = (place + 1 + (usize::from(lanes::seeds(row, place)) - 1) % 11) % 12;
        ((seeds > 0).then_some(Drop { seeds, ends_own: last < 6 }), sown.own)
    }

    /// An own row whose last house makes this drop, if one does.
    fn example(self) -> Option<u64> {
        let seeds = if self.ends_own {
            if !self.seeds.is_multiple_of(6) {
                return None;
            }
            self.seeds + 5 * (self.seeds / 6 - 1) + 1
        } else {
            self.seeds + 5 * ((self.seeds - 1) / 6)
        };
        (seeds <= oware_rules::MAX_SEEDS).then_some(u64::from(seeds) << 40)
    }
}

/// A move that drops seeds across: the lane of its row in a chunk, and the own row it leaves.
#[derive(Clone, Copy)]
pub(crate) struct Landing {
    pub(crate) lane: u8,
    pub(crate) after: u32,
}

/// The moves out of one chunk of own rows that make the same drop.
pub(crate) struct Landings {
    pub(crate) drop: u16,
    pub(crate) seeds: u8,
    pub(crate) list: Vec<Landing>,
}

/// The moves of all own rows of one size against an opposing row that is neither empty nor in
/// danger of a slam.
pub(crate) struct OwnMoves {
    inner: Vec<u32>,
    /// Where each row's moves begin in `inner`; one more than there are rows.
    starts: Vec<u32>,
    /// By [`Drop::index`]: rows that make this drop, and what it leaves of them.
    by_drop: Vec<Vec<(u32, u32)>>,
    by_chunk: Vec<Vec<Landings>>,
}

impl OwnMoves {
    pub(crate) fn new(seeds: u8, sizes: &[Rows], spec: Spec) -> OwnMoves {
        let mut moves =
            OwnMoves { inner: vec![], starts: vec![0], by_drop: vec![], by_chunk: vec![] };
        moves.by_drop.resize(2 * usize::from(seeds) + 2, vec![]);
        let own = &sizes[usize::from(seeds)];
        moves.by_chunk.resize_with(own.chunks, Vec::new);
        for (number, &row) in own.rows.iter().enumerate() {
            let (chunk, lane) = own.split(number);
            let legal = lanes::legal(row, UNSLAMMABLE, spec);
            for place in (0..6).filter(|place| legal >> place & 1 == 1) {
                let (drop, after) = Drop::of(row, place, spec);
                let rows = &sizes[usize::from(lanes::total(after))];
                let after = rows.number(after) as u32;
                match drop {
                    None => moves.inner.push(after),
                    Some(drop) => {
                        let index = drop.index() as u16;
                        let landing = Landing { lane: lane as u8, after };
                        let chunk = &mut moves.by_chunk[chunk];
                        match chunk.iter_mut().find(|landings| landings.drop == index) {
                            Some(landings) => landings.list.push(landing),
                            None => chunk.push(Landings {
                                drop: index,
                                seeds: drop.seeds,
                                list: vec![landing],
                            }),
                        }
                        moves.by_drop[drop.index()].push((number as u32, after));
                    }
                }
            }
            moves.starts.push(moves.inner.len() as u32);
        }
        for pairs in &mut moves.by_drop {
            pairs.sort_unstable_by_key(|pair| pair.1);
        }
        moves
    }

    /// Rows that make a drop ([`Drop::index`]), and what it leaves of them.
    pub(crate) fn by_drop(&self, drop: usize) -> &[(u32, u32)] {
        self.by_drop.get(drop).map_or(&[], Vec::as_slice)
    }

    /// Rows that moves of `row` leave without dropping anything across.
    #[inline(always)]
    pub(crate) fn inner(&self, row: usize) -> &[u32] {
        &self.inner[self.starts[row] as usize..self.starts[row + 1] as usize]
    }

    /// Moves of the rows of a chunk that drop seeds across, drop by drop.
    #[inline(always)]
    pub(crate) fn landings(&self, chunk: usize) -> &[Landings] {
        &self.by_chunk[chunk]
    }
}

/// A capture: the opponent's row at `lane` becomes the row at `to_lane` of `to_chunk`.
#[derive(Clone, Copy)]
pub(crate) struct Capture {
    pub(crate) lane: u8,
    pub(crate) to_lane: u8,
    pub(crate) to_chunk: u16,
}

/// Captures of one number of seeds out of one chunk of opposing rows.
pub(crate) struct Captures {
    pub(crate) captured: u8,
    pub(crate) chunk: u16,
    pub(crate) list: Vec<Capture>,
}

/// Neighbouring rows that a drop leaves neighbours: so many values are copied at once.
pub(crate) const PIECE: usize = 16;

/// Up to [`PIECE`] lanes from `to` on come from `lane` of `chunk` on.
#[derive(Clone, Copy)]
pub(crate) struct Piece {
    pub(crate) chunk: u16,
    pub(crate) lane: u8,
    pub(crate) to: u8,
}

/// For one chunk of opposing rows: where the rows lie that a drop without a capture makes of them.
#[derive(Clone)]
pub(crate) struct Gather {
    /// The chunks in which the new rows lie.
    pub(crate) chunks: Vec<u16>,
    /// By rising target; a piece may spill over into the next one's lanes.
    pub(crate) pieces: Vec<Piece>,
    /// The greatest value for lanes that count, the least for lanes where the drop captures.
    pub(crate) mask: [i8; LANES],
    /// The same as `pieces`, for machines that pick lanes out of two lines at once.
    pub(crate) picks: Vec<Pick>,
}

/// Lanes that come out of two chunks.
#[derive(Clone)]
pub(crate) struct Pick {
    pub(crate) chunks: [u16; 2],
    /// The lanes that do, as bits.
    pub(crate) lanes: u64,
    /// For each of them the lane of the first chunk, or of the second and [`LANES`].
    pub(crate) from: [u8; LANES],
}

/// What one drop does to all opposing rows of one size.
#[derive(Default)]
pub(crate) struct DropMoves {
    /// One for each chunk; empty if the drop can't be made.
    pub(crate) quiet: Vec<Gather>,
    /// By rising number of seeds captured.
    pub(crate) captures: Vec<Captures>,
    /// Rows that the drop slams so that the mover moves again.
    pub(crate) again: Vec<u32>,
}

/// What drops do to opposing rows of one size.
pub(crate) struct OppMoves {
    /// By [`Drop::index`].
    pub(crate) drops: Vec<DropMoves>,
    /// Rows that some drop slams with an outcome that depends on the whole position.
    pub(crate) special: Vec<u32>,
}

impl OppMoves {
    pub(crate) fn new(seeds: u8, sizes: &[Rows], spec: Spec) -> OppMoves {
        let most = (sizes.len() - 1) as u8 - seeds;
        let mut moves = OppMoves { drops: vec![], special: vec![] };
        moves.drops.resize_with(2 * (usize::from(most) + 1), DropMoves::default);
        for drop in Drop::all(most) {
            if let Some(example) = drop.example() {
                moves.drops[drop.index()] =
                    DropMoves::new(example, seeds, sizes, spec, &mut moves.special);
            }
        }
        moves.special.sort_unstable();
        moves.special.dedup();
        moves
    }
}

impl DropMoves {
    fn new(own: u64, seeds: u8, sizes: &[Rows], spec: Spec, special: &mut Vec<u32>) -> DropMoves {
        let rows = &sizes[usize::from(seeds)];
        let nothing =
            Gather { chunks: vec![], pieces: vec![], mask: [i8::MIN; LANES], picks: vec![] };
        let mut moves = DropMoves { quiet: vec![nothing; rows.chunks], ..DropMoves::default() };
        for (number, &row) in rows.rows.iter().enumerate() {
            let (chunk, lane) = rows.split(number);
            let made = lanes::make(own, row, 5, spec);
            let after = &sizes[usize::from(lanes::total(made.opp))];
            let (to_chunk, to_lane) = after.split(after.number(made.opp));
            match made.effect {
                Effect::Again => moves.again.push(number as u32),
                Effect::SlamEnd { .. } => special.push(number as u32),
                Effect::Pass if made.slam && spec.grand_slam == GrandSlam::ForbiddenThenEnd => {
                    special.push(number as u32);
                }
                Effect::Pass if made.captured == 0 => {
                    moves.quiet[chunk].add(lane as u8, to_chunk as u16, to_lane as u8);
                }
                Effect::Pass => moves.capture(
                    made.captured,
                    chunk as u16,
                    Capture { lane: lane as u8, to_lane: to_lane as u8, to_chunk: to_chunk as u16 },
                ),
            }
        }
        moves.captures.sort_by_key(|captures| (captures.captured, captures.chunk));
        moves
    }

    fn capture(&mut self, captured: u8, chunk: u16, capture: Capture) {
        let known = self
            .captures
            .iter_mut()
            .rev()
            .take_while(|captures| captures.chunk == chunk)
            .find(|captures| captures.captured == captured);
        match known {
            Some(captures) => captures.list.push(capture),
            None => self.captures.push(Captures { captured, chunk, list: vec![capture] }),
        }
    }
}

impl Gather {
    fn add(&mut self, to: u8, chunk: u16, lane: u8) {
        let known = self.chunks.iter().position(|&known| known == chunk);
        let nth = known.unwrap_or_else(|| {
            match self.picks.last_mut() {
                Some(last) if self.chunks.len() % 2 == 1 => last.chunks[1] = chunk,
                _ => self.picks.push(Pick { chunks: [chunk; 2], lanes: 0, from: [0; LANES] }),
            }
            self.chunks.push(chunk);
            self.chunks.len() - 1
        });
        let pick = &mut self.picks[nth / 2];
        pick.lanes |= 1 << to;
        pick.from[usize::from(to)] = lane + (nth % 2 * LANES) as u8;
        self.mask[usize::from(to)] = i8::MAX;
        let goes_on = self.pieces.last().is_some_and(|last| {
            let step = to - last.to;
            usize::from(step) < PIECE
                && last.chunk == chunk
                && lane.checked_sub(last.lane) == Some(step)
        });
        if !goes_on {
            self.pieces.push(Piece { chunk, lane, to });
        }
    }
}
