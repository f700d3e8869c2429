//! The search against endgame tables: what is proven is true, and what is known is brought home.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use oware_endgame::{Kind, TableFile, TableId, TableRules};
use oware_engine::{Clock, Control, Engine, Level, Limits, NoClock, Options, Outcome, Tables};
use oware_rules::{Game, House, Leftover, Repetition, Rules};

use crate::support::{Random, all_rules, scattered};

/// All tables up to `seeds` seeds.
fn tables(rules: Rules, seeds: u8) -> Arc<Tables> {
    let rules = TableRules::from(rules.spec);
    let mut tables = Tables::new(rules);
    for kind in Kind::ALL {
        let files = oware_solver::solve_in_memory(rules, kind, seeds).expect("tables");
        for (seeds, file) in (1..).zip(files) {
            let file = TableFile::open(file, TableId { rules, kind, seeds }).expect("a table");
            tables.read(&file).expect("the next table");
        }
        assert_eq!(tables.seeds(kind), seeds);
    }
    Arc::new(tables)
}

fn engine(tables: &Arc<Tables>) -> Engine {
    let mut engine = Engine::new(Options { hash_bytes: 1 << 20, threads: 1 });
    engine.set_tables(tables.clone());
    engine
}

/// The mover's lead, rows as lanes.
fn seen(game: &Game) -> (i32, u64, u64) {
    let (position, side) = (game.position(), game.position().side());
    let stores = position.stores().map(i32::from);
    let lead = stores[side.index()] - stores[1 - side.index()];
    (lead, position.board().row_lanes(side), position.board().row_lanes(side.other()))
}

/// A position with something to play for, its mover's lead and what the tables say of it.
struct Case {
    game: Game,
    lead: i32,
    lower: i32,
    upper: i32,
}

fn cases(rules: Rules, all: &Tables, count: usize) -> impl Iterator<Item = Case> {
    let mut random = Random(11);
    let draw = move || {
        let seeds = 4 + random.below(4) as u8;
        scattered(&mut random, rules, seeds)
    };
    let games = std::iter::repeat_with(draw).filter(|game| game.end().is_none());
    games.take(count).map(move |game| {
        let (lead, own, opp) = seen(&game);
        let [lower, upper] = all.bounds(own, opp).expect("known").map(i32::from);
        // Where a circle shares evenly or never ends, it is worth what the score says.
        let even =
            rules.spec.leftover != Leftover::OwnRow || rules.spec.repetition == Repetition::Never;
        if even {
            let truth = i32::from(all.score(own, opp).expect("known"));
            Case { game, lead, lower: truth, upper: truth }
        } else {
            Case { game, lead, lower, upper }
        }
    })
}

#[test]
fn what_is_proven_is_true() {
    let (mut proven, mut exact, mut right) = (0, 0, 0);
    for mut rules in all_rules() {
        rules.spec.majority = false; // so that all seeds count
        let (all, few) = (tables(rules, 7), tables(rules, 3));
        for Case { game, lead, lower, upper } in cases(rules, &all, 60) {
            let limits = Limits::nodes(30_000);
            let answer = engine(&few).search(&game, &limits, &NoClock.control(), &mut |_| ());
            let score = answer.lines[0].score;
            exact += i32::from(lower == upper);
            right += i32::from(lower == upper && score.cp() == 100 * (lead + lower));
            let answer = engine(&all).search(&game, &limits, &NoClock.control(), &mut |_| ());
            let score = answer.lines[0].score;
            let told = || format!("{} {:?} {score:?} {lower} {upper}", game.position(), rules.spec);
            proven += i32::from(score.outcome().is_some());
            match score.outcome() {
                Some(Outcome::Win) => assert!(lead + upper > 0, "{}", told()),
                Some(Outcome::Loss) => assert!(lead + lower < 0, "{}", told()),
                None => assert!(lead + lower <= 0 && lead + upper >= 0, "{}", told()),
            }
        }
    }
    assert!(proven > 400 && exact > 400 && right * 100 > exact * 90, "{proven} {right}/{exact}");
}

#[test]
fn what_is_known_is_brought_home() {
    for mut rules in all_rules() {
        if rules.spec.repetition == Repetition::Never {
            continue; // nothing ends what goes round in circles
        }
        rules.spec.majority = false;
        let all = tables(rules, 7);
        let mut random = Random(5);
        for Case { mut game, lead, lower, .. } in cases(rules, &all, 25) {
            let mut engine = engine(&all);
            let side = game.position().side();
            let start = game.position().to_string();
            while game.end().is_none() {
                let house = if game.position().side() == side {
                    let limits = Limits::nodes(20_000);
                    let answer = engine.search(&game, &limits, &NoClock.control(), &mut |_| ());
                    answer.best.expect("not over")
                } else {
                    let legal: Vec<House> = game.legal().collect();
                    legal[random.below(legal.len())]
                };
                game.play(house).expect("legal");
            }
            let scores = game.end().expect("over").scores.map(|score| i32::from(score.to_halves()));
            let had = scores[side.index()] - scores[1 - side.index()];
            assert!(
                had >= 2 * (lead + lower),
                "{start} {rules:?}: {had} halves, {lead} {lower} {:?}",
                game.moves()
            );
        }
    }
}

/// A clock that goes on by a quarter of a second whenever it is looked at.
struct Hasty(AtomicU32);

impl Clock for Hasty {
    fn elapsed(&self) -> Duration {
        Duration::from_millis(250) * self.0.fetch_add(1, Ordering::Relaxed)
    }
}

/// What a move brings the mover by the tables at least and at most, final differences.
fn worth(game: &Game, house: House, all: &Tables) -> [i32; 2] {
    let (mover, mut after) = (game.position().side(), game.clone());
    after.play(house).expect("legal");
    let sign = if after.position().side() == mover { 1 } else { -1 };
    if let Some(end) = after.end() {
        let halves = end.scores.map(|score| i32::from(score.to_halves()));
        return [(halves[mover.index()] - halves[1 - mover.index()]) / 2; 2];
    }
    let (lead, own, opp) = seen(&after);
    let (score, bounds) = (all.score(own, opp).expect("known"), all.bounds(own, opp));
    let [lower, upper] = bounds.expect("known").map(|bound| lead + i32::from(bound));
    let spec = game.rules().spec;
    if spec.leftover != Leftover::OwnRow || spec.repetition == Repetition::Never {
        [sign * (lead + i32::from(score)); 2]
    } else if sign == 1 {
        [lower, upper]
    } else {
        [-upper, -lower]
    }
}

#[test]
fn the_top_level_is_perfect_in_known_endgames() {
    let mut exact = 0;
    for mut rules in all_rules() {
        rules.spec.majority = false; // so that all seeds count
        let all = tables(rules, 8);
        let (mut engine, mut random) = (engine(&all), Random(31));
        for _ in 0..60 {
            let seeds = 3 + random.below(6) as u8;
            let game = scattered(&mut random, rules, seeds);
            let worths: Vec<_> =
                game.legal().map(|house| (house, worth(&game, house, &all))).collect();
            let never = AtomicBool::new(false);
            let control = Control { stop: &never, clock: &Hasty(AtomicU32::new(0)) };
            let Some(best) = engine.play(&game, Level::TOP, &control, 0).best else {
                assert!(worths.is_empty());
                continue;
            };
            let chosen = worths.iter().find(|(house, _)| *house == best).expect("legal").1;
            let lower = worths.iter().map(|(_, worth)| worth[0]).max().expect("a move");
            let upper = worths.iter().map(|(_, worth)| worth[1]).max().expect("a move");
            let told = || format!("{} {:?}: {best} of {worths:?}", game.position(), rules.spec);
            // Nothing is given away for certain; where the value is known, all of it is had.
            assert!(chosen[1] >= lower, "{}", told());
            if lower == upper {
                assert_eq!(chosen, [lower, lower], "{}", told());
                exact += usize::from(worths.len() > 1);
            }
        }
    }
    assert!(exact > 200, "{exact}");
}
