//! How much of a player's clock a move may take.

use core::time::Duration;

use crate::TimeLimit;

/// Kept back for whatever happens between engine and clock.
const RESERVE: Duration = Duration::from_millis(20);
/// Moves that are reckoned with when nobody says how many are to come.
const MOVES: u32 = 24;

/// The limit for one move of a player who has `remaining` on the clock and gets `increment` after
/// each move, with `moves_to_go` moves until the clock is set anew (none: all the game).
/// `movetime`: exactly so much, whatever the clock says.
#[must_use]
pub fn allot(
    remaining: Duration,
    increment: Duration,
    moves_to_go: Option<u32>,
    movetime: Option<Duration>,
) -> TimeLimit {
    if let Some(exact) = movetime {
        return TimeLimit { soft: exact, hard: exact };
    }
    let usable = remaining.saturating_sub(RESERVE).max(remaining / 2);
    let moves = moves_to_go.unwrap_or(MOVES).clamp(1, MOVES);
    let share = (usable / moves + increment * 3 / 4).min(usable);
    // A started iteration takes a multiple of all before it.
    TimeLimit { soft: share * 2 / 3, hard: (share * 5 / 2).min(usable * 2 / 3).max(share) }
}

#[cfg(test)]
mod tests {
    use super::allot;
    use core::time::Duration;

    #[test]
    fn a_clock_never_runs_out() {
        let ms = Duration::from_millis;
        for remaining in [1, 10, 50, 500, 5_000, 900_000] {
            for increment in [0, 100, 5_000] {
                for moves_to_go in [None, Some(1), Some(2), Some(40)] {
                    let limit = allot(ms(remaining), ms(increment), moves_to_go, None);
                    assert!(limit.soft <= limit.hard, "{limit:?}");
                    assert!(limit.hard < ms(remaining), "{remaining} {increment} {limit:?}");
                }
            }
        }
        let exact = allot(ms(1), ms(0), None, Some(ms(70)));
        assert_eq!((exact.soft, exact.hard), (ms(70), ms(70)));
    }
}
