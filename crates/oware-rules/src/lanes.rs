//! Sowing, capture and legality on machine words: one row of six houses is one `u64`, a byte a
//! house, lane 0 at the owner's left. Everything is seen from the mover: `own` row, `opp` row.
//!
//! This is the one body of the rules. It serves typed rule sets (the spec is a constant, the
//! branches on it vanish) and run-time settings alike; games, perft, search and the endgame tables
//! all stand on it. It knows no stores, no game, no text.

use crate::{CaptureRun, GrandSlam, Spec};

/// The lowest bit of every lane.
const ONES: u64 = 0x0101_0101_0101_0101;
/// The highest bit of every lane.
const HIGH: u64 = 0x8080_8080_8080_8080;
/// The lanes of the six houses.
const ROW: u64 = 0x0000_FFFF_FFFF_FFFF;

/// What sowing `n` seeds from place `i` adds to either row, and where its last seed falls.
#[derive(Clone, Copy)]
struct Sowing {
    own: u64,
    opp: u64,
    /// Left shift that brings the last house's lane to the top, if it lies in the opponent's row.
    to_top: u32,
    /// After that shift: a bit that stops the run at the row's start (or at once, if the last
    /// house lies in the own row).
    stop: u64,
}

/// By `place << 6 | seeds`; 48 seeds at most lie on a board.
static SOWINGS: [Sowing; 512] = {
    let mut table = [Sowing { own: 0, opp: 0, to_top: 0, stop: 1 << 63 }; 512];
    let mut place = 0;
    while place < 6 {
        let mut seeds = 1;
        while seeds <= 48 {
            let mut entry = Sowing { own: 0, opp: 0, to_top: 0, stop: 1 << 63 };
            let (mut at, mut left) = (place, seeds);
            while left > 0 {
                at = (at + 1) % 12;
                if at == place {
                    continue; // the origin is skipped on every lap
                }
                if at < 6 {
                    entry.own += 1 << (8 * at);
                } else {
                    entry.opp += 1 << (8 * (at - 6));
                }
                left -= 1;
            }
            if at >= 6 {
                entry.to_top = 8 * (7 - (at as u32 - 6));
                entry.stop = 1 << (entry.to_top - 1);
            }
            table[place << 6 | seeds] = entry;
            seeds += 1;
        }
        place += 1;
    }
    table
};

/// Sum of the seeds in a row.
#[must_use]
#[inline(always)]
pub const fn total(row: u64) -> u8 {
    (row.wrapping_mul(ONES) >> 56) as u8
}

/// Seeds in the house at `place` of a row.
#[must_use]
#[inline(always)]
pub const fn seeds(row: u64, place: usize) -> u8 {
    (row >> (8 * place)) as u8
}

/// One bit a lane whose high bit is set in `lanes`.
#[inline(always)]
const fn places(lanes: u64) -> u8 {
    (((lanes & HIGH & ROW) >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u8
}

/// Lanes (high bit) that hold at least `n` seeds, 1 ≤ n ≤ 128.
#[inline(always)]
const fn at_least(row: u64, n: u8) -> u64 {
    (row + ONES * (0x80 - n as u64)) & HIGH
}

/// The board just after the sowing, before any capture.
#[derive(Clone, Copy, Debug)]
pub struct Sown {
    /// The mover's row.
    pub own: u64,
    /// The other row.
    pub opp: u64,
    /// Lanes of `opp` (0xFF each) that the capture rule takes.
    pub taken: u64,
}

impl Sown {
    /// Whether the capture would take every seed of the opponent's row (rule 4).
    #[must_use]
    #[inline(always)]
    pub const fn is_slam(&self) -> bool {
        self.taken != 0 && self.opp & !self.taken == 0
    }
}

/// Sows from `place` (rule 1) and marks what the capture rule takes (rule 2).
#[must_use]
#[inline(always)]
pub fn sow(own: u64, opp: u64, place: usize, run: CaptureRun) -> Sown {
    let sowing = SOWINGS[(place << 6 | (seeds(own, place) & 63) as usize) & 511];
    let own = (own & !(0xFF << (8 * place))) + sowing.own;
    let opp = opp + sowing.opp;
    // High bit of each lane that holds neither 2 nor 3.
    let safe = (((opp & !ONES) ^ (2 * ONES)) + (HIGH - ONES)) & HIGH;
    let run_bits = ((safe << sowing.to_top) | sowing.stop).leading_zeros() & 56;
    let mut taken = !(u64::MAX >> run_bits) >> sowing.to_top;
    if matches!(run, CaptureRun::Both) && taken != 0 {
        // The lanes after the last house: lanes 6 and 7 are empty, so they stop the run.
        let after = 64 - sowing.to_top;
        let run_bits = (safe >> after).trailing_zeros() & 56;
        taken |= ((1u64 << run_bits) - 1) << after;
    }
    Sown { own, opp, taken }
}

/// What a move did beyond the plain handing over of the turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The opponent moves next.
    Pass,
    /// The mover moves again (`capture_and_move_again` after a slam).
    Again,
    /// A slam ended the game: the rows are empty; the mover was given `own`, the opponent `opp`
    /// seeds beyond the capture.
    SlamEnd {
        /// Seeds swept to the mover.
        own: u8,
        /// Seeds awarded to the opponent.
        opp: u8,
    },
}

/// The board after a whole move.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// The mover's row.
    pub own: u64,
    /// The other row.
    pub opp: u64,
    /// Seeds captured by the move itself.
    pub captured: u8,
    /// Lanes (0xFF) captured.
    pub taken: u64,
    /// Whether the capture would have taken the whole row before the rule set had its say.
    pub slam: bool,
    /// Who moves next, or that a slam ended the game.
    pub effect: Effect,
}

/// Plays a legal move (rules 1, 2 and 4). The caller knows that `place` is in [`legal`].
#[must_use]
#[inline(always)]
pub fn make(own: u64, opp: u64, place: usize, spec: Spec) -> Made {
    let Sown { own, opp, mut taken } = sow(own, opp, place, spec.capture_run);
    let slam = taken != 0 && opp & !taken == 0;
    if slam {
        match spec.grand_slam {
            GrandSlam::NoCapture => taken = 0,
            GrandSlam::LeaveLast => taken &= !((taken & taken.wrapping_neg()) * 0xFF),
            GrandSlam::CaptureAndMoveAgain
            | GrandSlam::ForbiddenThenSweep
            | GrandSlam::ForbiddenThenEnd
            | GrandSlam::OpponentTakesRest => {}
        }
    }
    let captured = total(opp & taken);
    let mut made = Made { own, opp: opp & !taken, captured, taken, slam, effect: Effect::Pass };
    if slam {
        match spec.grand_slam {
            GrandSlam::CaptureAndMoveAgain => made.effect = Effect::Again,
            GrandSlam::ForbiddenThenSweep => {
                made.effect = Effect::SlamEnd { own: total(own), opp: 0 };
                made.own = 0;
            }
            GrandSlam::OpponentTakesRest => {
                made.effect = Effect::SlamEnd { own: 0, opp: total(own) };
                made.own = 0;
            }
            GrandSlam::NoCapture | GrandSlam::LeaveLast | GrandSlam::ForbiddenThenEnd => {}
        }
    }
    made
}

/// Places (bit 0 = leftmost) with at least one seed.
#[must_use]
#[inline(always)]
pub const fn non_empty(own: u64) -> u8 {
    places(at_least(own, 1))
}

/// Places whose sowing reaches the opponent's row (rule 3 looks at the sowing only).
#[must_use]
#[inline(always)]
pub const fn feeding(own: u64) -> u8 {
    // Place i reaches across with 6 − i seeds or more.
    places(own + 0x0000_7F7E_7D7C_7B7A)
}

/// Places with `n` seeds or more; none if `n` is 0 (no such rule) or above 48.
#[must_use]
#[inline(always)]
pub const fn full(own: u64, n: u8) -> u8 {
    if n == 0 || n > 48 { 0 } else { places(at_least(own, n)) }
}

/// Those of `candidates` whose capture would be a grand slam.
#[must_use]
#[inline(always)]
pub fn slams(own: u64, opp: u64, candidates: u8, run: CaptureRun) -> u8 {
    // A house of four or more can't be captured, and sowing only adds.
    if at_least(opp, 4) & ROW != 0 {
        return 0;
    }
    let (mut left, mut slams) = (candidates, 0);
    while left != 0 {
        let place = left.trailing_zeros() as usize;
        left &= left - 1;
        if sow(own, opp, place, run).is_slam() {
            slams |= 1 << place;
        }
    }
    slams
}

/// The legal places of the mover's row as bits (rules 3 and 4, and the full house): first feeding,
/// then a house that must be played, then the slam rule. Empty: the game ends by rule 5.
#[must_use]
#[inline(always)]
pub fn legal(own: u64, opp: u64, spec: Spec) -> u8 {
    let mut legal = non_empty(own);
    if opp == 0 {
        legal &= feeding(own);
    }
    let full = full(own, spec.full_house) & legal;
    if full != 0 {
        legal = full;
    }
    match spec.grand_slam {
        GrandSlam::ForbiddenThenSweep => {
            let others = legal & !slams(own, opp, legal, spec.capture_run);
            if others != 0 { others } else { legal }
        }
        GrandSlam::ForbiddenThenEnd => legal & !slams(own, opp, legal, spec.capture_run),
        GrandSlam::NoCapture
        | GrandSlam::CaptureAndMoveAgain
        | GrandSlam::LeaveLast
        | GrandSlam::OpponentTakesRest => legal,
    }
}
