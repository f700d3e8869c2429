//! A plain solver, made from the rules alone: arrays, no tables, no tricks. Position by position
//! it must agree with the builder.

use std::collections::HashMap;

use oware_endgame::{Kind, index};
use oware_rules::{CaptureRun, GrandSlam, Leftover, Spec};

use crate::support::{many_rules, values};

/// The mover's houses first.
type Board = [u8; 12];

/// What can come of a move.
enum Outcome {
    /// Captured seeds, the position after, whether the same player moves.
    Next(i8, Board, bool),
    /// The game is over; the difference.
    Over(i8),
}

struct Sown {
    board: Board,
    taken: Vec<usize>,
}

fn sow(board: &Board, house: usize, spec: Spec) -> Sown {
    let mut board = *board;
    let (mut left, mut at) = (board[house], house);
    board[house] = 0;
    while left > 0 {
        at = (at + 1) % 12;
        if at != house {
            board[at] += 1;
            left -= 1;
        }
    }
    let takes = |at: usize| (6..12).contains(&at) && matches!(board[at], 2 | 3);
    let mut taken = vec![];
    if takes(at) {
        taken.extend((6..=at).rev().take_while(|&at| takes(at)));
        if spec.capture_run == CaptureRun::Both {
            taken.extend((at + 1..12).take_while(|&at| takes(at)));
        }
    }
    taken.sort_unstable();
    Sown { board, taken }
}

fn sum(houses: &[u8]) -> i8 {
    houses.iter().sum::<u8>() as i8
}

fn is_slam(sown: &Sown) -> bool {
    !sown.taken.is_empty() && (6..12).all(|at| sown.board[at] == 0 || sown.taken.contains(&at))
}

fn legal(board: &Board, spec: Spec) -> Vec<usize> {
    let mut legal: Vec<usize> = (0..6).filter(|&house| board[house] > 0).collect();
    if sum(&board[6..]) == 0 {
        legal.retain(|&house| house + usize::from(board[house]) >= 6);
    }
    let full = |&house: &usize| spec.full_house > 0 && board[house] >= spec.full_house;
    if legal.iter().any(full) {
        legal.retain(full);
    }
    let others: Vec<usize> =
        legal.iter().copied().filter(|&house| !is_slam(&sow(board, house, spec))).collect();
    match spec.grand_slam {
        GrandSlam::ForbiddenThenSweep if !others.is_empty() => others,
        GrandSlam::ForbiddenThenEnd => others,
        _ => legal,
    }
}

fn play(board: &Board, house: usize, spec: Spec) -> Outcome {
    let mut sown = sow(board, house, spec);
    let slam = is_slam(&sown);
    if slam && spec.grand_slam == GrandSlam::NoCapture {
        sown.taken.clear();
    }
    if slam && spec.grand_slam == GrandSlam::LeaveLast {
        // The house nearest the row's start stays.
        sown.taken.remove(0);
    }
    let captured = sown.taken.iter().map(|&at| sown.board[at] as i8).sum::<i8>();
    sown.taken.iter().for_each(|&at| sown.board[at] = 0);
    let own = sum(&sown.board[..6]);
    let mut turned = sown.board;
    turned.rotate_left(6);
    match spec.grand_slam {
        GrandSlam::CaptureAndMoveAgain if slam => Outcome::Next(captured, sown.board, true),
        GrandSlam::ForbiddenThenSweep if slam => Outcome::Over(captured + own),
        GrandSlam::OpponentTakesRest if slam => Outcome::Over(captured - own),
        _ => Outcome::Next(captured, turned, false),
    }
}

fn board(own: u64, opp: u64) -> Board {
    let (own, opp) = (own.to_le_bytes(), opp.to_le_bytes());
    std::array::from_fn(|at| if at < 6 { own[at] } else { opp[at - 6] })
}

/// Values by board: `[score, score]` or `[lower, upper]`.
fn solve(spec: Spec, kind: Kind, most: u8) -> Vec<Vec<[i8; 2]>> {
    let mut known: HashMap<Board, [i8; 2]> = HashMap::from([([0; 12], [0, 0])]);
    let mut tables = vec![];
    for seeds in 1..=most {
        let boards: Vec<Board> = (0..index::positions(seeds))
            .map(|at| index::position(seeds, at).expect("a position"))
            .map(|(own, opp)| board(own, opp))
            .collect();
        let start = match kind {
            Kind::Score => [0, 0],
            Kind::Bounds => [-(seeds as i8), seeds as i8],
        };
        known.extend(boards.iter().map(|&board| (board, start)));
        loop {
            let mut changed = false;
            for board in &boards {
                let houses = legal(board, spec);
                let no_move = match spec.leftover {
                    Leftover::Uncounted => 0,
                    _ => sum(&board[..6]) - sum(&board[6..]),
                };
                let worth = houses.into_iter().map(|house| match play(board, house, spec) {
                    Outcome::Over(value) => [value, value],
                    Outcome::Next(captured, next, true) => known[&next].map(|v| captured + v),
                    Outcome::Next(captured, next, false) => {
                        let [lower, upper] = known[&next];
                        [captured - upper, captured - lower]
                    }
                });
                let value = worth
                    .reduce(|a, b| [a[0].max(b[0]), a[1].max(b[1])])
                    .unwrap_or([no_move, no_move]);
                changed |= known.insert(*board, value) != Some(value);
            }
            if !changed {
                break;
            }
        }
        tables.push(boards.iter().map(|board| known[board]).collect());
    }
    tables
}

fn check(kind: Kind, seeds: u8) {
    for spec in many_rules() {
        let expected = solve(spec, kind, seeds);
        let found = values(spec.into(), kind, seeds);
        for (seeds, (expected, found)) in expected.iter().zip(&found).enumerate() {
            let planes =
                (0..kind.planes()).flat_map(|plane| expected.iter().map(move |v| v[plane]));
            let differs = planes.zip(found).position(|(expected, found)| expected != *found);
            assert_eq!(differs, None, "{spec:?} {kind:?} {} seeds", seeds + 1);
        }
    }
}

#[test]
fn scores_agree_position_by_position() {
    check(Kind::Score, 6);
}

#[test]
fn bounds_agree_position_by_position() {
    check(Kind::Bounds, 5);
}
