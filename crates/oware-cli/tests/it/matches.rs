//! `oware match`: engines against each other, as its users run it.

use serde_json::Value;

use super::support::{judge, oware, text};

const SMALL: [&str; 4] = ["--set", "Hash=4", "--set", "EndgameSeeds=0"];

/// Runs a match and returns its report.
fn run(arguments: &[&str]) -> Value {
    let all = [&["match", "--json", "--quiet"], &SMALL[..], arguments].concat();
    let output = oware(&all);
    assert!(output.status.success(), "{arguments:?}: {}", text(&output.stderr));
    assert_eq!(text(&output.stderr), "");
    serde_json::from_str(&text(&output.stdout)).expect("JSON")
}

fn refused(arguments: &[&str]) -> String {
    let output = oware(&[&["match"], arguments].concat());
    assert!(!output.status.success(), "{arguments:?}");
    text(&output.stderr)
}

/// This program as a program of its own.
fn process() -> String {
    format!("'{}' engine", env!("CARGO_BIN_EXE_oware"))
}

/// What does not hang on the clock.
fn timeless(mut report: Value) -> Value {
    for engine in report["engines"].as_array_mut().expect("engines") {
        let engine = engine.as_object_mut().expect("an engine");
        for of_time in ["nodes_per_second", "overruns", "worst_overrun_ms"] {
            engine.remove(of_time);
        }
    }
    report
}

#[test]
fn more_depth_wins_and_the_sums_are_right() {
    for rules in ["abapa", "wari", "warri", "ashanti", "ovare", "awari"] {
        let report = run(&["--depth", "6,1", "--games", "10", "--rules", rules]);
        let number = |name: &str| report[name].as_u64().expect(name);
        assert_eq!(number("wins") + number("draws") + number("losses"), 10, "{report}");
        assert!(number("wins") > number("losses"), "{rules}: {report}");
        let halves = 2 * number("wins") + number("draws");
        assert_eq!(report["score"].as_f64().expect("score"), halves as f64 / 20.0);
        let pairs: u64 =
            report["pairs"].as_array().expect("pairs").iter().filter_map(Value::as_u64).sum();
        assert_eq!(pairs, 5);
        for engine in report["engines"].as_array().expect("engines") {
            assert_eq!(engine["forfeits"].as_array().map(Vec::len), Some(0), "{report}");
        }
    }
}

#[test]
fn a_match_by_nodes_is_the_same_every_time_and_however_many_at_once() {
    let levels = ["--engine", "oware:Level=2", "--engine", "oware:Level=3"];
    let one = run(&[&levels[..], &["--games", "6", "--seed", "5"]].concat());
    let two = run(&[&levels[..], &["--games", "6", "--seed", "5", "--concurrency", "3"]].concat());
    assert_eq!(timeless(one), timeless(two));
    let nodes = ["--nodes", "500,2000", "--games", "6"];
    assert_eq!(timeless(run(&nodes)), timeless(run(&nodes)));
}

#[test]
fn the_same_engine_within_and_without_plays_the_same() {
    let process = process();
    let within = ["--engine", "oware", "--engine", "oware", "--nodes", "1000", "--games", "4"];
    let without = ["--engine", "oware", "--engine", &process, "--nodes", "1000", "--games", "4"];
    let (within, without) = (run(&within), run(&without));
    for name in ["wins", "draws", "losses", "pairs", "ends"] {
        assert_eq!(within[name], without[name], "{name}");
    }
    assert!(without["engines"][1]["name"].as_str().is_some_and(|name| name.starts_with("Oware ")));
}

#[test]
fn records_are_judged_as_they_ended() {
    let folder = tempfile::tempdir().expect("a folder");
    let [records, ogn] = ["games.jsonl", "games.ogn"].map(|name| folder.path().join(name));
    let [records_name, ogn_name] = [&records, &ogn].map(|path| path.to_str().expect("a path"));
    for rules in ["abapa", "warri", "ovare"] {
        run(&[
            "--depth",
            "2",
            "--games",
            "4",
            "--rules",
            rules,
            "--records",
            records_name,
            "--ogn",
            ogn_name,
        ]);
        let lines = std::fs::read_to_string(&records).expect("records");
        let games: Vec<Value> =
            lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
        assert_eq!(games.len(), 4);
        for (game, judged) in games.iter().zip(judge(lines.as_str()).json()) {
            for name in ["reason", "stores"] {
                assert_eq!(game["end"][name], judged["end"][name], "{rules}: {game}");
            }
            assert_eq!(game["winner"], judged["end"]["winner"]);
        }
        // Each opening is played from both sides.
        let moves = |at: usize| games[at]["moves"].as_str().expect("moves")[..6].to_owned();
        assert_eq!((moves(0), moves(2)), (moves(1), moves(3)));
        assert_ne!(moves(0), moves(2));
        let notation = std::fs::read_to_string(&ogn).expect("notation");
        assert_eq!(notation.matches("[Event \"oware match\"]").count(), 4);
    }
}

#[test]
fn levels_meet_each_against_each() {
    let report = run(&["--levels", "1,2,3", "--games", "2"]);
    assert_eq!(report["games"], 6);
    let engines = report["engines"].as_array().expect("engines");
    assert_eq!(engines.len(), 3);
    assert_eq!(engines[0]["elo"], 0.0);
    for (i, engine) in engines.iter().enumerate() {
        let scores = engine["scores"].as_array().expect("scores");
        assert!(
            scores[i].is_null() && scores.iter().filter(|score| score.is_number()).count() == 2
        );
    }
    let output = oware(&[&["match", "--levels", "1-3", "--games", "2"][..], &SMALL].concat());
    let told = text(&output.stdout);
    assert!(told.contains("level 1") && told.contains("points in % against each"), "{told}");
}

#[test]
fn a_test_stops_when_it_has_decided() {
    let report = run(&["--depth", "6,1", "--games", "2000", "--sprt", "0,50"]);
    assert_eq!(report["sprt"]["verdict"], "elo1", "{report}");
    assert!(report["games"].as_u64().expect("games") < 400, "{report}");
}

#[test]
fn engines_that_fail_lose_and_are_named() {
    // Speaks the dialect, and always plays F: sooner or later that is illegal.
    let stubborn = "sh -c 'while read a b; do case $a in uci) echo id name Stubborn; echo uciok;; \
                    isready) echo readyok;; go) echo bestmove F;; quit) exit;; esac; done'";
    let silent = "sh -c 'while read a b; do case $a in uci) echo uciok;; isready) echo readyok;; \
                  quit) exit;; esac; done'";
    let mortal = "sh -c 'while read a b; do case $a in uci) echo uciok;; isready) echo readyok;; \
                  go) exit;; esac; done'";
    let rubbish = "sh -c 'while read a b; do case $a in uci) echo uciok;; isready) echo readyok;; \
                   go) head -c 100000 /dev/zero; echo; echo info depth x score cp y pv zzz; \
                   echo bestmove e2e4;; quit) exit;; esac; done'";
    let resigning = "sh -c 'while read a b; do case $a in uci) echo uciok;; isready) echo readyok;; \
                     go) echo bestmove 0000;; quit) exit;; esac; done'";
    // One move too many at a time, and the first of them is illegal half of the time.
    let chatty = "sh -c 'while read a b; do case $a in uci) echo uciok;; isready) echo readyok;; \
                  go) echo bestmove a; echo bestmove A; echo bestmove B;; quit) exit;; esac; done'";
    for (engine, told) in [
        (stubborn, "illegal move F: "),
        (silent, "gave no answer within "),
        (mortal, "ended in the middle of the match"),
        (rubbish, "answered \"e2e4\", which is no move"),
        (resigning, "says that the game is over, and it is not"),
        (chatty, "illegal move a: "),
    ] {
        let all = [
            "match",
            "--json",
            "--quiet",
            "--engine",
            "oware:Hash=4,EndgameSeeds=0",
            "--engine",
            engine,
            "--games",
            "2",
            "--movetime",
            "5",
            "--patience",
            "1",
        ];
        let output = oware(&all);
        assert!(output.status.success(), "{engine}: {}", text(&output.stderr));
        let report: Value = serde_json::from_str(&text(&output.stdout)).expect("JSON");
        assert_eq!(report["wins"], 2, "{engine}: {report}");
        let forfeits = report["engines"][1]["forfeits"].as_array().expect("forfeits");
        assert_eq!(forfeits.len(), 2, "{report}");
        assert!(
            forfeits.iter().any(|why| why.as_str().is_some_and(|why| why.contains(told))),
            "{report}"
        );
    }
}

#[test]
fn engines_that_can_not_be_started_are_told_before_any_game() {
    for (engine, told) in [
        ("/nowhere/engine", "engine 2, /nowhere/engine: can't be started: /nowhere/engine: "),
        ("sh -c 'echo no board >&2'", "ended in the middle of the match, saying: no board"),
        ("'unclosed", "can't be started: a ' is not closed"),
        ("oware:EndgamePath=/nowhere,EndgameSeeds=auto", "/nowhere: no endgame tables for abapa"),
    ] {
        let error = refused(&["--engine", "oware:Hash=4,EndgameSeeds=0", "--engine", engine]);
        assert!(error.contains(told), "{engine}: {error}");
    }
}

#[test]
fn a_program_that_has_rules_is_told_them() {
    let process = process();
    for rules in ["ashanti", "{\"preset\":\"wari\",\"seeds_per_house\":3}"] {
        let report = run(&[
            "--engine", "oware", "--engine", &process, "--depth", "2", "--games", "2", "--rules",
            rules,
        ]);
        for engine in report["engines"].as_array().expect("engines") {
            assert_eq!(engine["forfeits"].as_array().map(Vec::len), Some(0), "{report}");
        }
    }
}

#[test]
fn a_match_goes_on_where_it_was_broken_off() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.jsonl");
    let name = path.to_str().expect("a path");
    let game = |games: &'static str, more: &[&'static str]| -> Vec<&'static str> {
        [&["--depth", "2,3", "--games", games, "--records"][..], more].concat()
    };
    let run_to = |games, more: &[&'static str]| {
        let mut arguments = game(games, &[]);
        arguments.push(name);
        arguments.extend(more);
        run(&arguments)
    };
    let whole = run_to("8", &[]);
    let all = std::fs::read_to_string(&path).expect("records");
    // Cut off in the middle of the fourth game's line.
    let kept: usize = all.lines().take(3).map(|line| line.len() + 1).sum();
    std::fs::write(&path, &all[..kept + 40]).expect("written");
    let resumed = run_to("8", &["--resume"]);
    assert_eq!(timeless(resumed), timeless(whole.clone()));
    let again = std::fs::read_to_string(&path).expect("records");
    let moves = |text: &str| -> Vec<Value> {
        let lines = text.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
        lines.map(|line| serde_json::json!([line["game"], line["moves"], line["end"]])).collect()
    };
    assert_eq!(moves(&again), moves(&all));
    // Nothing left to play.
    assert_eq!(timeless(run_to("8", &["--resume"])), timeless(whole));
    for (arguments, told) in [
        (&["--rules", "wari"][..], "line 1: a game of another match: other rules"),
        (&["--seed", "2"], "line 1: a game of another match: another opening"),
        (&["--set", "Hash=3"], "line 1: a game of another match: other engines"),
    ] {
        let fixed = ["--depth", "2,3", "--games", "8", "--resume", "--records", name];
        let error = refused(&[&fixed[..], &SMALL, arguments].concat());
        assert!(error.contains(told), "{arguments:?}: {error}");
    }
    let error = refused(&["--resume"]);
    assert!(error.contains("--records"), "{error}");
}

#[test]
fn what_makes_no_match_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("openings");
    std::fs::write(&file, "FfEa\nFF\n").expect("written");
    let openings = file.to_str().expect("a path");
    for (arguments, told) in [
        (&["--games", "3"][..], "--games is an even number"),
        (&["--depth", "1,2,3"], "--depth has one number for all engines, or 2"),
        (&["--movetime", "0"], "it is a number above 0"),
        (&["--movetime", "9", "--depth", "2"], "cannot be used with"),
        (&["--levels", "1-9"], "levels are two or more from 1 to 8"),
        (&["--engine", "oware:Level=9"], "Level can't be \"9\""),
        (&["--set", "3.Hash=4"], "the engines are counted from 1"),
        (&["--openings", openings], "line 2: move 2, F: "),
        (&["--openings", "/nowhere"], "/nowhere: "),
        (&["--sprt", "5,0"], "ELO0 below ELO1"),
        (&["--rules", "chess"], "there is no rule set \"chess\""),
    ] {
        let error = refused(arguments);
        assert!(error.contains(told), "{arguments:?}: {error}");
    }
}
