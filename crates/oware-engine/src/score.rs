//! What a position is worth to the player to move, inside the search and outside.
//!
//! A value is the expected final difference of seeds, and something for who ends ahead: how much is
//! the [`Aim`] of a search. Results (the rules or the tables say so) are odd numbers and cost a
//! little for each ply until they come, so that what is won is brought home; estimates are even
//! ones, so is an even result.

/// One seed, outside the search: there values are hundredths.
pub const SEED: i32 = 100;

/// Inside the search: a value for the player to move, in 1/400 of a seed.
pub(crate) type Value = i32;

/// One seed.
pub(crate) const EACH: Value = 400;
/// A hundredth of a seed.
const CENTI: Value = EACH / SEED;
/// What a ply costs that a result is away.
const PLY: Value = 2;
/// Larger than any value.
pub(crate) const INFINITE: Value = 32_000;

/// What a search aims at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Aim {
    /// What it is worth to end ahead. Even.
    ahead: Value,
    /// Who is expected to end ahead by so much gets all of that, who by less a part of it; 0: only
    /// results get it.
    sure: Value,
}

impl Aim {
    /// To win: any sure win is better than any hope.
    pub const WIN: Aim = Aim { ahead: 30 * EACH, sure: 0 };
    /// Seeds: a sure win is better than a doubtful one by a seed more, but costs no seeds that are
    /// not in doubt.
    pub const SEEDS: Aim = Aim { ahead: EACH, sure: 2 * EACH };

    /// The value of a final difference of `diff` seeds that comes `ply` plies after the root.
    #[inline(always)]
    pub const fn result(self, diff: i32, ply: usize) -> Value {
        let cost = PLY * ply as Value + 1;
        if diff > 0 {
            EACH * diff + self.ahead - cost
        } else if diff < 0 {
            EACH * diff - self.ahead + cost
        } else {
            0
        }
    }

    /// The value of a final difference that is expected, in 1/400 of a seed.
    #[inline(always)]
    pub fn expected(self, diff: Value) -> Value {
        (diff + diff.clamp(-self.sure, self.sure) / 2) & !1
    }
}

/// Whether a value, not 0, is that of a result.
const fn is_result(value: Value) -> bool {
    value & 1 == 1
}

/// What the plies to the root have cost.
#[inline(always)]
const fn cost(value: Value, ply: usize) -> Value {
    let cost = PLY * ply as Value * (value & 1);
    if value > 0 { cost } else { -cost }
}

/// From plies after the root to plies after this node, for the transposition table.
#[inline(always)]
pub(crate) const fn to_node(value: Value, ply: usize) -> Value {
    value + cost(value, ply)
}

/// From plies after this node to plies after the root.
#[inline(always)]
pub(crate) const fn from_node(value: Value, ply: usize) -> Value {
    value - cost(value, ply)
}

/// A proven result for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// The player to move wins.
    Win,
    /// The other player wins.
    Loss,
}

/// What a position is worth to the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Score {
    value: Value,
    aim: Aim,
    outcome: Option<Outcome>,
}

impl Score {
    /// `range`: the least and the most that the final difference can be, as far as is known.
    pub(crate) const fn new(value: Value, aim: Aim, range: [i32; 2]) -> Score {
        let outcome = match range {
            [least, _] if least > 0 => Some(Outcome::Win),
            [_, most] if most < 0 => Some(Outcome::Loss),
            _ => None,
        };
        Score { value, aim, outcome }
    }

    /// The final difference of seeds that is expected, in hundredths of a seed. Of a line that
    /// ends in a known result it is that result.
    #[must_use]
    pub const fn cp(self) -> i32 {
        let (size, Aim { ahead, sure }) = (self.value.abs(), self.aim);
        let size = if is_result(self.value) {
            (size - ahead + EACH - 1) / EACH * SEED
        } else if size > sure + sure / 2 {
            (size - sure / 2) / CENTI
        } else {
            size * 2 / 3 / CENTI
        };
        size * self.value.signum()
    }

    /// The winner, if tables or rules say that it is decided whatever both play.
    #[must_use]
    pub const fn outcome(self) -> Option<Outcome> {
        self.outcome
    }

    /// Hundredths of a seed by which lines are compared: `cp`, and something for who is ahead.
    #[must_use]
    pub const fn rank(self) -> i32 {
        self.value / CENTI
    }

    /// As the search has it.
    #[cfg(test)]
    pub(crate) const fn value(self) -> Value {
        self.value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AIMS: [Aim; 2] = [Aim::WIN, Aim::SEEDS];

    #[test]
    fn a_result_is_read_back() {
        for (aim, ply, diff) in AIMS
            .into_iter()
            .flat_map(|aim| (0..128).map(move |ply| (aim, ply)))
            .flat_map(|(aim, ply)| (-48..=48).map(move |diff| (aim, ply, diff)))
        {
            let value = aim.result(diff, ply);
            assert!(value.abs() < INFINITE);
            assert_eq!(is_result(value), diff != 0);
            assert_eq!(Score::new(value, aim, [-48, 48]).cp(), SEED * diff, "{diff} {ply}");
            assert_eq!(value, -aim.result(-diff, ply));
            assert_eq!(from_node(value, 0), value);
            assert_eq!(from_node(to_node(value, ply), ply), value);
            assert_eq!(to_node(value, ply), aim.result(diff, 0));
        }
    }

    #[test]
    fn an_estimate_is_read_back() {
        for (aim, centis) in
            AIMS.into_iter().flat_map(|aim| (-4_800..=4_800).map(move |centis| (aim, centis)))
        {
            let value = aim.expected(CENTI * centis);
            assert!(!is_result(value) && value.abs() < INFINITE);
            let found = Score::new(value, aim, [-48, 48]).cp();
            assert!((found - centis).abs() <= 1, "{centis} {found}");
        }
    }

    #[test]
    fn seeds_count_more_than_haste() {
        let (win, seeds) = (Aim::WIN, Aim::SEEDS);
        for aim in AIMS {
            assert!(aim.result(3, 127) > aim.result(2, 0));
            assert!(aim.result(-2, 0) > aim.result(-3, 127));
        }
        assert!(win.result(1, 127) > win.expected(24 * EACH));
        assert!(seeds.result(1, 9) > seeds.expected(EACH));
        assert!(seeds.result(1, 0) < seeds.expected(3 * EACH));
    }
}
