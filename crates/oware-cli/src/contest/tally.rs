//! Results added up: games, pairs of games, the difference in strength they speak for.

use std::collections::BTreeMap;
use std::fmt;

/// How a game ended for the first engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    Win,
    Draw,
    Loss,
}

impl Outcome {
    /// In half points: 2, 1, 0.
    pub const fn halves(self) -> usize {
        match self {
            Outcome::Win => 2,
            Outcome::Draw => 1,
            Outcome::Loss => 0,
        }
    }

    /// The same for the other engine.
    pub const fn reversed(self) -> Outcome {
        match self {
            Outcome::Win => Outcome::Loss,
            Outcome::Draw => Outcome::Draw,
            Outcome::Loss => Outcome::Win,
        }
    }
}

/// The games of a match so far.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Losses, draws and wins of the first engine.
    games: [u64; 3],
    /// Pairs by the half points that the first engine made of both games: 0 to 4.
    pairs: [u64; 5],
    /// Openings played from one side so far.
    half: BTreeMap<usize, Outcome>,
}

impl Tally {
    /// Adds a game of an opening; each opening is played from both sides.
    pub fn add(&mut self, opening: usize, outcome: Outcome) {
        self.games[outcome.halves()] += 1;
        match self.half.remove(&opening) {
            Some(other) => self.pairs[other.halves() + outcome.halves()] += 1,
            None => {
                self.half.insert(opening, outcome);
            }
        }
    }

    /// Games played.
    pub fn games(&self) -> u64 {
        self.games.iter().sum()
    }

    pub const fn wins(&self) -> u64 {
        self.games[2]
    }

    pub const fn draws(&self) -> u64 {
        self.games[1]
    }

    pub const fn losses(&self) -> u64 {
        self.games[0]
    }

    /// Pairs by half points: lost both, …, won both.
    pub const fn pairs(&self) -> [u64; 5] {
        self.pairs
    }

    /// The share of the points that the first engine made; one half before the first game.
    pub fn score(&self) -> f64 {
        let games = self.games();
        if games == 0 {
            return 0.5;
        }
        (self.wins() as f64 + self.draws() as f64 / 2.0) / games as f64
    }

    /// The standard error of [`Tally::score`]: from pairs, since the two games of an opening are
    /// alike, or from single games while there are fewer than two pairs.
    fn error(&self) -> f64 {
        let pairs: u64 = self.pairs.iter().sum();
        if pairs >= 2 { spread(&self.pairs) } else { spread(&self.games) }
    }

    /// The difference in strength.
    pub fn elo(&self) -> Elo {
        let (score, error) = (self.score(), 1.96 * self.error());
        Elo { best: elo(score), low: elo(score - error), high: elo(score + error) }
    }
}

/// The standard error of a mean share of points, of counts by equal steps from none to all.
fn spread(counts: &[u64]) -> f64 {
    let (_, variance, total) = moments(&counts.iter().map(|&n| n as f64).collect::<Vec<_>>());
    if total < 1.0 { 0.0 } else { (variance / total).sqrt() }
}

/// Mean, variance and number of results counted by equal steps from 0 to 1.
pub fn moments(counts: &[f64]) -> (f64, f64, f64) {
    let total: f64 = counts.iter().sum();
    let top = (counts.len() - 1) as f64;
    let share = |power: i32| {
        let sum: f64 =
            counts.iter().zip(0..).map(|(n, i)| n * (f64::from(i) / top).powi(power)).sum();
        sum / total
    };
    let mean = share(1);
    (mean, (share(2) - mean * mean).max(0.0), total)
}

/// The rating difference that makes a share of the points expected; infinite for all or none.
pub fn elo(score: f64) -> f64 {
    if score <= 0.0 {
        f64::NEG_INFINITY
    } else if score >= 1.0 {
        f64::INFINITY
    } else {
        400.0 * (score / (1.0 - score)).log10()
    }
}

/// The share of the points that a rating difference makes expected.
pub fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / 400.0))
}

/// A rating difference and its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Elo {
    pub best: f64,
    pub low: f64,
    pub high: f64,
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:+.0} [{:+.0}, {:+.0}]", self.best, self.low, self.high)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn close(found: f64, expected: f64) -> bool {
        (found - expected).abs() < 0.01
    }

    #[test]
    fn ratings_are_those_of_the_logistic_curve() {
        for (score, rating) in [(0.5, 0.0), (0.75, 190.85), (0.76, 200.24), (0.1, -381.70)] {
            assert!(close(elo(score), rating), "{score}: {}", elo(score));
            assert!(close(expected(rating), score), "{rating}");
        }
        assert_eq!([elo(0.0), elo(1.0)], [f64::NEG_INFINITY, f64::INFINITY]);
    }

    #[test]
    fn single_games_give_the_interval_of_three_outcomes() {
        let mut tally = Tally::default();
        // Each opening once: 60 wins, 20 draws, 20 losses. Mean 0.7, variance 0.16, error 0.04.
        for opening in 0..100 {
            let outcome = match opening {
                0..60 => Outcome::Win,
                60..80 => Outcome::Draw,
                _ => Outcome::Loss,
            };
            tally.add(opening, outcome);
        }
        assert_eq!((tally.wins(), tally.draws(), tally.losses()), (60, 20, 20));
        let found = tally.elo();
        assert!(close(found.best, elo(0.7)), "{found}");
        assert!(close(found.low, elo(0.7 - 0.0784)), "{found}");
        assert!(close(found.high, elo(0.7 + 0.0784)), "{found}");
    }

    #[test]
    fn pairs_narrow_the_interval_where_the_opening_decides() {
        // South wins every opening: single games say nothing, pairs say that both are alike.
        let mut tally = Tally::default();
        for opening in 0..50 {
            tally.add(opening, Outcome::Win);
            tally.add(opening, Outcome::Loss);
        }
        assert_eq!(tally.pairs(), [0, 0, 50, 0, 0]);
        assert_eq!(tally.elo(), Elo { best: 0.0, low: 0.0, high: 0.0 });
    }

    #[test]
    fn nothing_played_says_nothing() {
        assert_eq!(Tally::default().elo(), Elo { best: 0.0, low: 0.0, high: 0.0 });
    }
}
