//! Ratings of several players out of the games they played against each other: the logistic
//! (Bradley and Terry) fit of most likelihood, a draw counted as half a win.

use super::tally::expected;

/// Points and games of each player against each other.
#[derive(Clone, Debug)]
pub struct Table {
    players: usize,
    /// Half points, by player and opponent.
    halves: Vec<u64>,
    games: Vec<u64>,
}

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// Elo, the first player's being 0.
    pub elo: f64,
    /// Half the width of the 95 % interval of the difference to the first player.
    pub error: f64,
}

/// Elo of one unit of the natural logarithm of the odds.
const UNIT: f64 = 400.0 / std::f64::consts::LN_10;

impl Table {
    /// No games yet.
    pub fn new(players: usize) -> Table {
        Table { players, halves: vec![0; players * players], games: vec![0; players * players] }
    }

    /// Adds a game: the half points of one player against another, 0 to 2.
    pub fn add(&mut self, player: usize, opponent: usize, halves: usize) {
        let (one, other) = (player * self.players + opponent, opponent * self.players + player);
        self.halves[one] += halves as u64;
        self.halves[other] += 2 - halves as u64;
        self.games[one] += 1;
        self.games[other] += 1;
    }

    /// The share of the points that a player made against another, if they met.
    pub fn score(&self, player: usize, opponent: usize) -> Option<f64> {
        let at = player * self.players + opponent;
        (self.games[at] > 0).then(|| self.halves[at] as f64 / (2 * self.games[at]) as f64)
    }

    /// Points and games of a player against one other, with one drawn game added where they met: no
    /// difference is infinite then.
    fn met(&self, player: usize, opponent: usize) -> (f64, f64) {
        let at = player * self.players + opponent;
        let (halves, games) = (self.halves[at] as f64, self.games[at] as f64);
        if games > 0.0 { (halves / 2.0 + 0.5, games + 1.0) } else { (0.0, 0.0) }
    }

    /// The ratings under which these results are likeliest, the first player's 0. Players without
    /// games have an infinite error.
    pub fn fit(&self) -> Vec<Rating> {
        let mut elo = vec![0.0; self.players];
        // Newton's method; the likelihood is concave, and a step of more than 400 Elo is cut.
        for _ in 0..100 {
            let slope: Vec<f64> = (1..self.players).map(|i| self.slope(&elo, i)).collect();
            let inverse = invert(self.curvature(&elo));
            for (i, row) in inverse.iter().enumerate() {
                let step: f64 = row.iter().zip(&slope).map(|(a, b)| a * b).sum::<f64>() * UNIT;
                elo[i + 1] += step.clamp(-400.0, 400.0);
            }
        }
        let inverse = invert(self.curvature(&elo));
        let error = |i: usize| match i {
            0 => 0.0,
            _ if !(0..self.players).any(|j| self.met(i, j).1 > 0.0) => f64::INFINITY,
            _ => 1.96 * UNIT * inverse[i - 1][i - 1].max(0.0).sqrt(),
        };
        (0..self.players).map(|i| Rating { elo: elo[i], error: error(i) }).collect()
    }

    fn slope(&self, elo: &[f64], i: usize) -> f64 {
        let of = |j: usize| {
            let (points, games) = self.met(i, j);
            points - games * expected(elo[i] - elo[j])
        };
        (0..self.players).filter(|&j| j != i).map(of).sum()
    }

    /// The negative second derivatives for all players but the first.
    fn curvature(&self, elo: &[f64]) -> Vec<Vec<f64>> {
        let weight = |i: usize, j: usize| {
            let likely = expected(elo[i] - elo[j]);
            self.met(i, j).1 * likely * (1.0 - likely)
        };
        let entry = |i: usize, j: usize| {
            if i == j {
                let all: f64 = (0..self.players).filter(|&k| k != i).map(|k| weight(i, k)).sum();
                all.max(1e-12)
            } else {
                -weight(i, j)
            }
        };
        (1..self.players).map(|i| (1..self.players).map(|j| entry(i, j)).collect()).collect()
    }
}

/// The inverse of a symmetric matrix of positive diagonal, by Gauss and Jordan.
fn invert(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let n = matrix.len();
    for (i, row) in matrix.iter_mut().enumerate() {
        row.extend((0..n).map(|j| f64::from(u8::from(i == j))));
    }
    for pivot in 0..n {
        let best =
            (pivot..n).max_by(|&a, &b| matrix[a][pivot].abs().total_cmp(&matrix[b][pivot].abs()));
        matrix.swap(pivot, best.unwrap_or(pivot));
        let scale = if matrix[pivot][pivot] == 0.0 { 1e-12 } else { matrix[pivot][pivot] };
        matrix[pivot].iter_mut().for_each(|value| *value /= scale);
        let used = matrix[pivot].clone();
        for (i, row) in matrix.iter_mut().enumerate() {
            let factor = if i == pivot { 0.0 } else { row[pivot] };
            row.iter_mut().zip(&used).for_each(|(value, used)| *value -= factor * used);
        }
    }
    matrix.into_iter().map(|row| row[n..].to_vec()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Players of known strength who score exactly as expected get these strengths back.
    #[test]
    fn strengths_are_found_again() {
        let strengths = [0.0, 150.0, 310.0, 440.0];
        let mut table = Table::new(4);
        for (i, one) in strengths.iter().enumerate() {
            for (j, other) in strengths.iter().enumerate().take(i) {
                let points = (expected(one - other) * 20_000.0).round() as usize;
                (0..10_000).for_each(|game| {
                    table.add(i, j, points.saturating_sub(2 * game).min(2));
                });
            }
        }
        for (rating, strength) in table.fit().iter().zip(strengths) {
            assert!((rating.elo - strength).abs() < 1.0, "{rating:?} for {strength}");
            assert!(rating.error < 8.0, "{rating:?}");
        }
        assert!((table.score(1, 0).expect("met") - expected(150.0)).abs() < 1e-3);
    }

    /// Two players: the difference is that of the score, its error that of the binomial.
    #[test]
    fn two_players_have_the_difference_of_their_score() {
        let mut table = Table::new(2);
        (0..999).for_each(|game| table.add(1, 0, if game < 749 { 2 } else { 0 }));
        table.add(1, 0, 1);
        let [first, second] = table.fit().try_into().expect("two");
        assert_eq!(first, Rating { elo: 0.0, error: 0.0 });
        let share: f64 = 750.0 / 1001.0;
        assert!((second.elo - UNIT * (share / (1.0 - share)).ln()).abs() < 1e-6, "{second:?}");
        let error = 1.96 * UNIT / (1001.0 * share * (1.0 - share)).sqrt();
        assert!((second.error - error).abs() < 1e-6, "{second:?}");
    }

    #[test]
    fn who_won_all_or_never_played_has_a_rating_too() {
        let mut table = Table::new(3);
        (0..10).for_each(|_| table.add(1, 0, 2));
        let [_, second, third] = table.fit().try_into().expect("three");
        assert!(second.elo > 300.0 && second.elo.is_finite(), "{second:?}");
        assert_eq!((third.elo, third.error), (0.0, f64::INFINITY));
        assert_eq!(table.score(2, 0), None);
    }
}
