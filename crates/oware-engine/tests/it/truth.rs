//! The search against endgame tables: what is proven is true, and what is known is brought home.

use std::sync::Arc;

use oware_endgame::{Kind, TableFile, TableId, TableRules};
use oware_engine::{Engine, Limits, NoClock, Options, Outcome, Tables};
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
    let (mut proven, mut exact) = (0, 0);
    for mut rules in all_rules() {
        rules.spec.majority = false; // so that all seeds count
        let (all, few) = (tables(rules, 7), tables(rules, 3));
        for Case { game, lead, lower, upper } in cases(rules, &all, 60) {
            let limits = Limits::nodes(30_000);
            let answer = engine(&few).search(&game, &limits, &NoClock.control(), &mut |_| ());
            let score = answer.lines[0].score;
            let told = || format!("{} {:?} {score:?} {lower} {upper}", game.position(), rules.spec);
            match score.outcome() {
                Some(Outcome::Win) => assert!(lead + upper > 0, "{}", told()),
                Some(Outcome::Loss) => assert!(lead + lower < 0, "{}", told()),
                None => continue,
            }
            proven += 1;
            exact += i32::from(lower == upper && score.cp() == 100 * (lead + lower));
        }
    }
    assert!(proven > 400 && exact > 300, "{proven} {exact}");
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
