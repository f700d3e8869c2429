//! The search held against plain minimax on positions as the rules tell them.

use std::sync::Arc;

use oware_rules::{
    CaptureRun, End, EndReason, Game, GrandSlam, Leftover, Position, Preset, Rules, Side,
};

use crate::control::{Limits, NoClock};
use crate::engine::Task;
use crate::eval::Evaluator;
use crate::score::{Aim, Value};
use crate::search::{at_sight, rest_at_sight};
use crate::state::State;
use crate::table::TranspositionTable;

/// The value for the mover, to be compared with [`crate::Score`].
fn minimax(
    position: &Position,
    end: Option<&End>,
    depth: u32,
    ply: usize,
    rules: Rules,
    evaluator: &Evaluator,
    aim: Aim,
) -> Value {
    let side = position.side();
    if let Some(end) = end {
        let halves = end.scores.map(|score| i32::from(score.to_halves()));
        let lead = (halves[side.index()] - halves[1 - side.index()]) / 2;
        let early = end.reason == EndReason::Majority;
        let rest = if early { rest_at_sight(evaluator, &State::of(position)) } else { 0 };
        return aim.result(lead + rest, ply);
    }
    if depth == 0 {
        return at_sight(evaluator, aim, &State::of(position));
    }
    let worth = |house| {
        let step = position.play(house, rules).expect("legal");
        let end = step.end.as_ref();
        let value = minimax(&step.position, end, depth - 1, ply + 1, rules, evaluator, aim);
        if step.position.side() == side { value } else { -value }
    };
    position.legal(rules).map(worth).max().expect("not over")
}

fn all_rules() -> Vec<Rules> {
    let mut all: Vec<Rules> = Preset::ALL.iter().copied().map(Rules::preset).collect();
    for (slam, run, full_house, leftover, majority) in [
        (GrandSlam::OpponentTakesRest, CaptureRun::Both, 0, Leftover::OwnRow, true),
        (GrandSlam::CaptureAndMoveAgain, CaptureRun::Both, 4, Leftover::Uncounted, false),
        (GrandSlam::LeaveLast, CaptureRun::Before, 3, Leftover::Split, true),
    ] {
        let mut rules = Rules::preset(Preset::Abapa);
        rules.spec.grand_slam = slam;
        rules.spec.capture_run = run;
        rules.spec.full_house = full_house;
        rules.spec.leftover = leftover;
        rules.spec.majority = majority;
        all.push(rules);
    }
    all
}

#[test]
fn a_full_search_is_minimax() {
    let mut random = 3u64;
    let mut below = |end: u64| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (random >> 33) % end
    };
    for rules in all_rules() {
        let evaluator = Arc::new(Evaluator::new(rules.spec));
        let mut compared = 0;
        while compared < 60 {
            let seeds = [5, 9, 16, 30, 44][below(5) as usize];
            let mut board = [0; 12];
            (0..seeds).for_each(|_| board[below(12) as usize] += 1);
            let south = below(49 - seeds) as u8;
            let stores = [south, 48 - seeds as u8 - south];
            let side = Side::ALL[below(2) as usize];
            let position = Position::new(board, stores, side, rules).expect("48 seeds");
            let game = Game::from_position(rules, position).expect("48 seeds");
            if game.end().is_some() {
                continue;
            }
            compared += 1;
            let depth = 1 + below(5) as u8;
            let limits = Limits::depth(depth);
            let task = Task {
                limits: &limits,
                control: &NoClock.control(),
                threads: 1,
                selective: false,
                tables: None,
                evaluator: Arc::clone(&evaluator),
                sees: &mut |_| true,
            };
            let mut table = TranspositionTable::new(1 << 16, 1);
            let answer = task.run(&mut table, &game, &mut |_| ());
            let winning = rules.spec.majority && seeds > 16;
            let aim = if winning { Aim::WIN } else { Aim::SEEDS };
            let truth = minimax(&position, None, u32::from(depth), 0, rules, &evaluator, aim);
            assert_eq!(answer.lines[0].score.value(), truth, "{position} {depth} {:?}", rules.spec);
        }
    }
}
