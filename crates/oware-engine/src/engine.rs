//! The engine as others see it.

use core::sync::atomic::{AtomicBool, Ordering::Relaxed};
use core::time::Duration;
use std::sync::Arc;

use oware_endgame::TableRules;
use oware_rules::{Game, House, Position, RuleSet, Spec, with_rule_set};

use crate::control::{Control, Limits};
use crate::eval::Evaluator;
use crate::root::{self, MAX_DEPTH, RootMove};
use crate::score::{Aim, INFINITE, Score};
use crate::search::{Shared, Worker};
use crate::state::State;
use crate::table::TranspositionTable;
use crate::tables::Tables;

/// With no more seeds than this who wins is seen anyway, and seeds are the aim; with more so they
/// are only where the game is played to the last one.
const SOLVED: i32 = 16;

/// How an engine is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Memory for the transposition table in bytes.
    pub hash_bytes: usize,
    /// Threads that search, at least 1. In a browser there is one.
    pub threads: usize,
}

impl Default for Options {
    /// 64 MiB, one thread.
    fn default() -> Options {
        Options { hash_bytes: 64 << 20, threads: 1 }
    }
}

/// A line that the search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Info {
    /// Plies searched.
    pub depth: u8,
    /// Plies of the longest line looked at.
    pub seldepth: u8,
    /// 1 for the best line, 2 for the second …
    pub multi_pv: usize,
    /// The value of the line for the player to move.
    pub score: Score,
    /// Positions visited so far, by all threads.
    pub nodes: u64,
    /// Time since the search began.
    pub elapsed: Duration,
    /// How many of a thousand entries of the transposition table are of this search.
    pub hash_permille: u32,
    /// The moves, at least one.
    pub pv: Vec<House>,
}

/// What came of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The house to play; none if the game is over.
    pub best: Option<House>,
    /// What is expected in reply.
    pub ponder: Option<House>,
    /// The best lines, best first.
    pub lines: Vec<Info>,
    /// Positions visited, by all threads.
    pub nodes: u64,
}

/// A player and analyst.
pub struct Engine {
    table: TranspositionTable,
    threads: usize,
    tables: Option<Arc<Tables>>,
    /// The evaluation for the rules of the last game.
    evaluator: Option<(Spec, Arc<Evaluator>)>,
}

impl Engine {
    /// An engine without endgame tables.
    #[must_use]
    pub fn new(options: Options) -> Engine {
        let threads = if cfg!(target_family = "wasm") { 1 } else { options.threads.max(1) };
        let table = TranspositionTable::new(options.hash_bytes, threads);
        Engine { table, threads, tables: None, evaluator: None }
    }

    /// Forgets what earlier searches found: a new game.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// Gives it endgame tables. Of other rules than a game's they are not asked.
    pub fn set_tables(&mut self, tables: Arc<Tables>) {
        self.tables = Some(tables);
    }

    /// Searches a position for its best moves. `info` is told each line as it is found.
    pub fn search(
        &mut self,
        game: &Game,
        limits: &Limits,
        control: &Control<'_>,
        info: &mut dyn FnMut(&Info),
    ) -> Answer {
        let task = Task {
            limits,
            control,
            threads: self.threads,
            selective: true,
            tables: self.tables.clone(),
            evaluator: self.evaluator(game.rules().spec),
            sees: &mut |_| true,
        };
        task.run(&mut self.table, game, info)
    }

    /// The evaluation for these rules, made once for games in a row.
    pub(crate) fn evaluator(&mut self, spec: Spec) -> Arc<Evaluator> {
        match &self.evaluator {
            Some((made_for, evaluator)) if *made_for == spec => Arc::clone(evaluator),
            _ => {
                let evaluator = Arc::new(Evaluator::new(spec));
                self.evaluator = Some((spec, Arc::clone(&evaluator)));
                evaluator
            }
        }
    }

    /// The endgame tables it has.
    pub(crate) fn tables(&self) -> Option<Arc<Tables>> {
        self.tables.clone()
    }
}

/// One search.
pub(crate) struct Task<'a> {
    pub limits: &'a Limits,
    pub control: &'a Control<'a>,
    pub threads: usize,
    /// Off: all lines to the same depth.
    pub selective: bool,
    pub tables: Option<Arc<Tables>>,
    /// For the rules of the game.
    pub evaluator: Arc<Evaluator>,
    /// Moves at the root that it does not see are left out, if it sees any.
    pub sees: &'a mut dyn FnMut(&RootMove) -> bool,
}

impl Task<'_> {
    pub fn run(
        self,
        table: &mut TranspositionTable,
        game: &Game,
        info: &mut dyn FnMut(&Info),
    ) -> Answer {
        if game.end().is_some() {
            return Answer { best: None, ponder: None, lines: Vec::new(), nodes: 0 };
        }
        table.age();
        with_rule_set!(game.rules().spec, |rules| self.search(rules, table, game, info))
    }

    fn search<R: RuleSet + Send>(
        self,
        rules: R,
        table: &TranspositionTable,
        game: &Game,
        info: &mut dyn FnMut(&Info),
    ) -> Answer {
        let (spec, limits, control) = (rules.spec(), self.limits, self.control);
        let tables = self.tables.filter(|tables| tables.rules() == TableRules::from(spec));
        let done = AtomicBool::new(false);
        let position = game.position();
        let state = State::of(position);
        let shared = Shared {
            evaluator: &self.evaluator,
            tables: tables.as_deref(),
            control,
            done: &done,
            hard: limits.time.map(|time| time.hard),
            nodes: limits.nodes,
            aim: if spec.majority && state.seeds > SOLVED { Aim::WIN } else { Aim::SEEDS },
            selective: self.selective,
        };
        let path = history(game);
        let mut moves = root::moves(&state, spec, shared.tables);
        let seen: Vec<bool> = moves.iter().map(self.sees).collect();
        if seen.contains(&true) {
            let mut seen = seen.into_iter();
            moves.retain(|_| seen.next().unwrap_or(true));
        }
        let lines = limits.multi_pv.max(1);
        let deepest = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        let single = moves.len() == 1;

        let helpers = Shared { nodes: None, hard: None, ..shared };
        let mut told = Vec::new();
        let nodes = std::thread::scope(|scope| {
            let others: Vec<_> = (1..self.threads)
                .map(|number| {
                    let (mut moves, path, shared) = (moves.clone(), path.clone(), &helpers);
                    scope.spawn(move || {
                        let mut worker =
                            Worker::new(shared, table.view(number), path, &state, spec);
                        let first = 1 + number as u8 % 2;
                        worker.deepen(rules, &mut moves, 1, first..=MAX_DEPTH, &mut |_, _, _| true);
                        worker.nodes
                    })
                })
                .collect();
            let mut worker = Worker::new(&shared, table.view(0), path, &state, spec);
            worker.deepen(rules, &mut moves, lines, 1..=deepest, &mut |worker, moves, depth| {
                told = report(worker, table, moves, lines, position, rules);
                told.iter().for_each(&mut *info);
                let elapsed = control.clock.elapsed();
                limits.time.is_none_or(|time| elapsed < time.soft && !(single && depth >= 8))
            });
            let mut nodes = worker.nodes;
            if worker.stopped {
                told = report(&worker, table, &moves, lines, position, rules);
            }
            done.store(true, Relaxed);
            for other in others {
                nodes += other.join().unwrap_or(0);
            }
            nodes
        });
        told.iter_mut().for_each(|line| line.nodes = nodes);
        let pv = told.first().map(|line| line.pv.as_slice()).unwrap_or_default();
        Answer { best: pv.first().copied(), ponder: pv.get(1).copied(), lines: told, nodes }
    }
}

/// The best lines found. A line of an unfinished iteration counts as soon as its move has been
/// searched; before that the one of the iteration before does.
fn report(
    worker: &Worker<'_>,
    table: &TranspositionTable,
    moves: &[RootMove],
    lines: usize,
    position: &Position,
    rules: impl RuleSet,
) -> Vec<Info> {
    let hash_permille = table.permille();
    let elapsed = worker.shared.control.clock.elapsed();
    let line = |(at, each): (usize, &RootMove)| Info {
        depth: each.depth,
        seldepth: each.seldepth.max(usize::from(each.depth)) as u8,
        multi_pv: at + 1,
        score: Score::new(
            if each.value > -INFINITE { each.value } else { each.before },
            worker.shared.aim,
            each.range,
        ),
        nodes: worker.nodes,
        elapsed,
        hash_permille,
        pv: houses(&each.line, position, rules),
    };
    moves.iter().take(lines).enumerate().map(line).collect()
}

/// Places as houses: whose they are depends on who moves.
fn houses(line: &[u8], position: &Position, rules: impl RuleSet) -> Vec<House> {
    let mut position = *position;
    let mut houses = Vec::with_capacity(line.len());
    for &place in line {
        let house = House::of(position.side(), usize::from(place));
        let Ok(step) = position.play(house, rules.spec()) else { break };
        houses.push(house);
        position = step.position;
    }
    houses
}

/// The rows of the positions since the last capture, mover's first, the position now last.
fn history(game: &Game) -> Vec<[u64; 2]> {
    let rows = |position: &Position| {
        let (board, side) = (position.board(), position.side());
        [board.row_lanes(side), board.row_lanes(side.other())]
    };
    let mut position = *game.start();
    let mut path = vec![rows(&position)];
    for &house in game.moves() {
        let Ok(step) = position.play(house, *game.rules()) else { break };
        position = step.position;
        if step.captured > 0 {
            path.clear();
        }
        path.push(rows(&position));
    }
    path
}
