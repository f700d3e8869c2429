//! The tasks of the course, all in one place: what is right, and by which rules. Their words are in
//! `locales/<lang>/learn.ftl`.

mod rules;
mod skill;

use super::task::{Section, Task};

/// The sections of the course, in order.
pub fn sections() -> impl Iterator<Item = &'static Section> {
    rules::SECTIONS.iter().chain(skill::SECTIONS)
}

/// Every task, in order.
pub fn tasks() -> impl Iterator<Item = &'static Task> {
    sections().flat_map(|section| section.tasks)
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use oware_endgame::{Kind, TableFile, TableId, Tables, Value};
    use oware_rules::{Game, House, Houses, Position, Preset, Rules, Side};

    use super::*;
    use crate::teach::task::Goal;

    /// The most seeds on the board where a best move is claimed.
    const SEEDS: u8 = 9;

    /// The game that a task begins with.
    fn begin(task: &Task) -> Game {
        let rules = Rules::preset(task.rules);
        let position =
            Position::parse(task.start, rules).unwrap_or_else(|e| panic!("{}: {e}", task.id));
        let mut game = Game::from_position(rules, position).expect("the seeds of the game");
        for letter in task.moves.chars() {
            let house = House::from_letter(letter).expect("a house");
            game.play(house).unwrap_or_else(|e| panic!("{}: {e}", task.id));
        }
        game
    }

    /// The houses that are right.
    fn right(goal: Goal, game: &Game) -> Houses {
        let board = game.position().board();
        let is_right = |&house: &House| {
            let step = game.try_move(house).expect("a legal house");
            match goal {
                Goal::Legal | Goal::AllLegal => true,
                Goal::Last { house: last } => {
                    let sown = house.sowing(board.seeds(house));
                    sown.last().map(House::letter) == Some(last)
                }
                Goal::Capture { least } => step.captured >= least,
                Goal::AllCaptures => step.captured > 0,
                Goal::Win => step.end.is_some_and(|end| end.winner == Some(Side::South)),
                Goal::Best { house: best, .. } => house.letter() == best,
            }
        };
        game.legal().filter(is_right).collect()
    }

    /// A task can be solved, its words claim what is so, and not every move is right.
    #[test]
    fn every_task_can_be_solved_and_missed() {
        let mut ids = BTreeSet::new();
        for task in tasks() {
            assert!(ids.insert(task.id), "{} twice", task.id);
            let mut game = begin(task);
            for (number, step) in task.steps.iter().enumerate() {
                let what = format!("{}, step {number}", task.id);
                assert_eq!(game.position().side(), Side::South, "{what}");
                let right = right(step.goal, &game);
                assert!(!right.is_empty(), "{what}: nothing is right");
                let wrong = House::ALL[..6]
                    .iter()
                    .filter(|&&house| game.position().board().seeds(house) > 0)
                    .any(|&house| !right.contains(house));
                assert!(wrong || step.goal == Goal::Legal, "{what}: nothing is wrong");
                let last = number + 1 == task.steps.len();
                assert!(!last || step.reply.is_none(), "{what}: a reply nobody answers");
                if last {
                    continue;
                }
                // The way on is the same whichever right house is played.
                assert_eq!(right.len(), 1, "{what}: {right}");
                for house in right {
                    game.play(house).unwrap_or_else(|e| panic!("{what}: {e}"));
                }
                if let Some(reply) = step.reply {
                    let reply = House::from_letter(reply).expect("a house");
                    game.play(reply).unwrap_or_else(|e| panic!("{what}: {e}"));
                }
            }
        }
        assert!(ids.len() >= 25, "only {} tasks", ids.len());
    }

    /// What each legal move is worth to the side to move, at least and at most.
    fn bounds(tables: &mut Tables<Vec<u8>>, game: &Game) -> BTreeMap<char, (i8, i8)> {
        let (board, side) = (game.position().board(), game.position().side());
        let probe = tables
            .probe(board.row_lanes(side), board.row_lanes(side.other()))
            .expect("a table that holds the position");
        let moves = probe.moves.iter();
        moves
            .map(|m| match m.value {
                Value::Bounds { lower, upper } => {
                    (House::of(side, m.place).letter(), (lower, upper))
                }
                Value::Score(_) => panic!("tables of bounds"),
            })
            .collect()
    }

    #[test]
    fn where_a_best_move_is_claimed_the_endgame_tables_agree() {
        let rules = Preset::Abapa.spec().into();
        let mut tables = Tables::new(rules, Kind::Bounds);
        let solved = oware_solver::solve_in_memory(rules, Kind::Bounds, SEEDS).expect("tables");
        for (seeds, file) in (1..).zip(solved) {
            let id = TableId { rules, kind: Kind::Bounds, seeds };
            tables.insert(TableFile::open(file, id).expect("a table")).expect("in order");
        }
        let mut claims = 0;
        for task in tasks() {
            let Goal::Best { house, worth } = task.steps[0].goal else {
                assert!(!task.steps.iter().any(|s| matches!(s.goal, Goal::Best { .. })));
                continue;
            };
            claims += 1;
            assert_eq!(task.rules, Preset::Abapa, "{}", task.id);
            let mut game = begin(task);
            let worths = bounds(&mut tables, &game);
            assert_eq!(worths[&house], (worth, worth), "{}: {worths:?}", task.id);
            for (other, (_, most)) in &worths {
                assert!(*other == house || *most < worth, "{}: {worths:?}", task.id);
            }
            // North's reply is a best one too.
            if let Some(reply) = task.steps[0].reply {
                game.play(House::from_letter(house).expect("a house")).expect("a move");
                let replies = bounds(&mut tables, &game);
                let best = replies.values().map(|&(least, _)| least).max().expect("a move");
                assert_eq!(replies[&reply], (best, best), "{}: {replies:?}", task.id);
                assert_eq!(best, -worth, "{}", task.id);
            }
        }
        assert!(claims >= 8, "{claims}");
    }
}
