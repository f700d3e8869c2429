//! Wald's sequential test: stop a match as soon as it has shown which of two strengths is the case.

use std::fmt;

use super::tally::{Tally, expected};

/// What is tested, in Elo, and how sure to be.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sprt {
    /// The first engine is no more than this much stronger.
    pub elo0: f64,
    /// It is at least this much stronger.
    pub elo1: f64,
    /// The chance of finding for `elo1` where `elo0` is true.
    pub alpha: f64,
    /// The chance of finding for `elo0` where `elo1` is true.
    pub beta: f64,
}

/// Where a test stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// Not decided yet.
    Open,
    /// `elo0` it is.
    Rejected,
    /// `elo1` it is.
    Accepted,
}

/// Counts that are 0 stand for so much, so that nothing is certain after a few pairs.
const NEVER_SEEN: f64 = 1e-3;

impl Sprt {
    /// The log likelihood ratio below which the test ends, and that above which it does.
    pub fn limits(&self) -> (f64, f64) {
        ((self.beta / (1.0 - self.alpha)).ln(), ((1.0 - self.beta) / self.alpha).ln())
    }

    /// The log likelihood ratio of `elo1` to `elo0`: generalised, on pairs of games (five
    /// outcomes), each strength given the distribution of outcomes that fits it and the games best
    /// (Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a
    /// distribution").
    pub fn ratio(&self, tally: &Tally) -> f64 {
        if tally.pairs().iter().sum::<u64>() == 0 {
            return 0.0;
        }
        let counts = tally.pairs().map(|n| if n == 0 { NEVER_SEEN } else { n as f64 });
        let likelihoods = |elo: f64| likelihoods(&counts, expected(elo));
        let (rejected, accepted) = (likelihoods(self.elo0), likelihoods(self.elo1));
        (0..5).map(|i| counts[i] * (accepted[i] / rejected[i]).ln()).sum()
    }

    pub fn verdict(&self, tally: &Tally) -> Verdict {
        let (ratio, (low, high)) = (self.ratio(tally), self.limits());
        if ratio <= low {
            Verdict::Rejected
        } else if ratio >= high {
            Verdict::Accepted
        } else {
            Verdict::Open
        }
    }
}

/// How likely each outcome of a pair is at most likelihood, with `mean` expected of them: in shares
/// of how often it came.
fn likelihoods(counts: &[f64; 5], mean: f64) -> [f64; 5] {
    let away = [0.0, 0.25, 0.5, 0.75, 1.0].map(|share| share - mean);
    // The slope of the likelihood falls from plus to minus infinity between these two.
    let (mut low, mut high) = (-1.0 / away[4], -1.0 / away[0]);
    for _ in 0..100 {
        let tilt = f64::midpoint(low, high);
        let slope: f64 = (0..5).map(|i| counts[i] * away[i] / (1.0 + tilt * away[i])).sum();
        if slope > 0.0 { low = tilt } else { high = tilt }
    }
    away.map(|away| 1.0 / (1.0 + f64::midpoint(low, high) * away))
}

impl fmt::Display for Sprt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "elo0 {} elo1 {} alpha {} beta {}", self.elo0, self.elo1, self.alpha, self.beta)
    }
}

#[cfg(test)]
mod tests {
    use super::super::tally::Outcome;
    use super::*;

    const TEST: Sprt = Sprt { elo0: 0.0, elo1: 10.0, alpha: 0.05, beta: 0.05 };

    fn tally(pairs: [usize; 5]) -> Tally {
        use Outcome::{Draw, Loss, Win};
        let games = [(Loss, Loss), (Loss, Draw), (Draw, Draw), (Win, Draw), (Win, Win)];
        let mut tally = Tally::default();
        let all = games.into_iter().zip(pairs).flat_map(|(pair, n)| std::iter::repeat_n(pair, n));
        for (opening, (first, second)) in all.enumerate() {
            tally.add(opening, first);
            tally.add(opening, second);
        }
        tally
    }

    #[test]
    fn limits_are_walds() {
        let (low, high) = TEST.limits();
        assert!((low + 2.944_439).abs() < 1e-5 && (high - 2.944_439).abs() < 1e-5);
    }

    #[test]
    fn the_ratio_is_that_of_the_formula() {
        // Worked out apart, by Newton's method on the Lagrangian.
        let ratio = TEST.ratio(&tally([40, 100, 200, 120, 60]));
        assert!((ratio - 2.182_05).abs() < 1e-3, "{ratio}");
        assert_eq!(TEST.verdict(&tally([40, 100, 200, 120, 60])), Verdict::Open);
    }

    #[test]
    fn clear_matches_are_decided() {
        assert_eq!(TEST.verdict(&tally([10, 50, 200, 150, 90])), Verdict::Accepted);
        assert_eq!(TEST.verdict(&tally([90, 150, 200, 50, 10])), Verdict::Rejected);
        assert_eq!(TEST.verdict(&Tally::default()), Verdict::Open);
        // Two pairs, both won: far from certain.
        assert_eq!(TEST.verdict(&tally([0, 0, 0, 0, 2])), Verdict::Open);
    }
}
