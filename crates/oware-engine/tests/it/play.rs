//! Legal moves, whole games, the same answer twice, limits.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::Duration;

use oware_engine::{Clock, Control, Engine, Level, Limits, NoClock, Options};
use oware_rules::{Game, Preset};

use crate::support::{Random, all_rules, scattered};

fn engine() -> Engine {
    Engine::new(Options { hash_bytes: 1 << 20, threads: 1 })
}

/// `OWARE_POSITIONS=100000 cargo test -p oware-engine every_move_is_legal` tries as many a rule
/// set.
#[test]
fn every_move_is_legal() {
    let count = std::env::var("OWARE_POSITIONS").ok().and_then(|count| count.parse().ok());
    for rules in all_rules() {
        let (mut engine, mut random) = (engine(), Random(7));
        for at in 0..count.unwrap_or(2_000) {
            let seeds = random.below(49) as u8;
            let game = scattered(&mut random, rules, seeds);
            let limits = Limits { multi_pv: 1 + at % 3, ..Limits::depth(1 + (at % 3) as u8) };
            let answer = engine.search(&game, &limits, &NoClock.control(), &mut |_| ());
            assert_eq!(answer.best.is_none(), game.legal().is_empty(), "{}", game.position());
            for line in &answer.lines {
                let mut line_game = game.clone();
                for &house in &line.pv {
                    line_game.play(house).expect("a legal line");
                }
                assert!(!line.pv.is_empty());
            }
        }
    }
}

#[test]
fn games_come_to_an_end() {
    for rules in all_rules() {
        let mut engine = engine();
        for nodes in [50, 400, 3_000] {
            let mut game = Game::new(rules);
            engine.clear();
            while game.end().is_none() {
                let answer =
                    engine.search(&game, &Limits::nodes(nodes), &NoClock.control(), &mut |_| ());
                game.play(answer.best.expect("not over")).expect("legal");
                if game.occurrences() > 3 {
                    game.agree().expect("not over"); // nothing else ends endless play
                }
                assert!(game.ply() < 2_000, "{rules:?} does not end");
            }
        }
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for rules in all_rules() {
        let game = Game::new(rules);
        let limits = Limits { multi_pv: 2, ..Limits::nodes(20_000) };
        let ask = || engine().search(&game, &limits, &NoClock.control(), &mut |_| ());
        let answer = ask();
        assert_eq!(answer, ask());
        assert!(answer.nodes <= 20_000 + 64, "{} positions", answer.nodes);
    }
}

#[test]
fn a_search_stops_when_told() {
    /// Sets the flag when it is read for the third time.
    struct Watch<'a>(AtomicU32, &'a AtomicBool);
    impl Clock for Watch<'_> {
        fn elapsed(&self) -> Duration {
            if self.0.fetch_add(1, Ordering::Relaxed) == 100 {
                self.1.store(true, Ordering::Relaxed);
            }
            Duration::ZERO
        }
    }
    let stop = AtomicBool::new(false);
    let clock = Watch(AtomicU32::new(0), &stop);
    let hour = Duration::from_secs(3600);
    let limits = Limits::time(oware_engine::TimeLimit { soft: hour, hard: hour });
    let game = Game::new(Preset::Abapa.into());
    let control = Control { stop: &stop, clock: &clock };
    let answer = engine().search(&game, &limits, &control, &mut |_| ());
    // The clock is read at least every few thousand positions, so 100 readings are soon over.
    assert!(answer.nodes < 100 * 4096, "{} positions", answer.nodes);
    assert!(answer.best.is_some());
}

#[test]
fn threads_do_not_disturb_each_other() {
    let mut engine = Engine::new(Options { hash_bytes: 1 << 20, threads: 3 });
    let game = Game::new(Preset::Warri.into());
    let answer = engine.search(&game, &Limits::depth(10), &NoClock.control(), &mut |_| ());
    assert!(answer.best.is_some_and(|best| game.legal().contains(best)));
    assert_eq!(answer.lines[0].depth, 10);
}

#[test]
fn every_level_plays_legally_and_the_same_again() {
    for rules in all_rules() {
        let (mut engine, mut random) = (engine(), Random(23));
        for level in Level::all().filter(|&level| level != Level::TOP) {
            for seed in 0..12 {
                let seeds = 1 + random.below(48) as u8;
                let game = scattered(&mut random, rules, seeds);
                let answer = engine.play(&game, level, &NoClock.control(), seed);
                assert_eq!(answer.best.is_none(), game.legal().is_empty());
                assert!(answer.best.is_none_or(|best| game.legal().contains(best)));
                assert_eq!(answer, engine.play(&game, level, &NoClock.control(), seed));
            }
        }
    }
}
