//! `oware engine` as a program that shows a board talks to it.

use std::time::Duration;

use oware_rules::{Game, House, Position, Preset, Rules};
use proptest::prelude::*;

use super::talk::{Talk, now};

const OPENING: &str = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";

/// The move of a `bestmove` line.
fn house(line: &str) -> House {
    let word = line.split(' ').nth(1).expect(line);
    let letter = word.chars().next().filter(|_| word.len() == 1).expect(line);
    House::from_letter(letter).expect(line)
}

#[test]
fn it_says_who_it_is_and_what_can_be_set() {
    let mut talk = Talk::start(&[]);
    talk.say("uci");
    let lines = talk.until("uciok");
    assert!(lines[0].starts_with("id name Oware "), "{lines:?}");
    assert!(lines[1].starts_with("id author "), "{lines:?}");
    let names: Vec<&str> = lines
        .iter()
        .filter_map(|line| line.strip_prefix("option name ")?.split(' ').next())
        .collect();
    for name in ["Hash", "Threads", "EndgamePath", "Rules", "Level", "MultiPV", "OwnBook", "Ponder"]
    {
        assert!(names.contains(&name), "{names:?}");
    }
    assert_eq!(talk.end(), [""; 0]);
}

#[test]
fn every_search_ends_with_a_legal_move_and_tells_of_itself() {
    let mut talk = Talk::start(&[]);
    for go in [
        "go depth 5",
        "go nodes 2000",
        "go movetime 20",
        "go depth 3 movetime 5000",
        "go wtime 300 btime 300 winc 10 binc 10",
        "go wtime 300 btime 300 movestogo 5",
        "go wtime -5 btime 0",
        "go",
    ] {
        talk.say("position startpos moves FfEa");
        talk.say(go);
        let lines = talk.until("bestmove");
        let mut game = Game::new(Preset::Abapa.into());
        for letter in "FfEa".chars() {
            game.play(House::from_letter(letter).expect("a house")).expect("legal");
        }
        let (last, infos) = lines.split_last().expect("lines");
        let step = game.play(house(last)).unwrap_or_else(|why| panic!("{go}: {last}: {why}"));
        if let Some(ponder) = last.split(" ponder ").nth(1) {
            assert!(
                step.position.legal(Preset::Abapa.spec()).contains(house(&format!("x {ponder}")))
            );
        }
        let told = infos.iter().rfind(|line| line.starts_with("info depth ")).cloned();
        // A search without a limit is a level's, which need not tell.
        let Some(told) = told else {
            assert_eq!(go, "go");
            continue;
        };
        for word in [" score cp ", " nodes ", " nps ", " time ", " pv "] {
            assert!(told.contains(word), "{go}: {told}");
        }
        let pv = told.split(" pv ").nth(1).expect("a line of play");
        assert_eq!(pv.chars().next(), last.chars().nth(9), "{told}, {last}");
    }
}

#[test]
fn clocks_are_kept() {
    let mut talk = Talk::start(&[]);
    talk.settled();
    for go in ["go movetime 50", "go wtime 200 btime 60000", "go wtime 60000 btime 10 winc 100"] {
        let start = now();
        talk.best(go);
        // The machine may be busy; without any clock it would think for hours.
        assert!(start.elapsed() < Duration::from_secs(20), "{go}");
    }
}

#[test]
fn stop_and_ponderhit_end_a_search_that_would_not_end() {
    let mut talk = Talk::start(&[]);
    for (go, end) in [
        ("go infinite", "stop"),
        ("go ponder", "stop"),
        ("go ponder movetime 10", "ponderhit"),
        ("go ponder wtime 100 btime 100", "ponderhit"),
        ("go ponder", "ponderhit"),
        ("go ponder btime 100", "ponderhit"),
        ("go infinite depth 1", "stop"),
        ("go ponder depth 1", "ponderhit"),
    ] {
        talk.say("position startpos");
        talk.say(go);
        talk.until("info depth 1 ");
        let told = talk.settled();
        assert!(!told.iter().any(|line| line.starts_with("bestmove")), "{go}: {told:?}");
        talk.say(end);
        house(talk.until("bestmove").last().expect("a line"));
    }
    talk.say("stop");
    talk.say("ponderhit");
    assert_eq!(talk.settled(), [""; 0]);
}

#[test]
fn the_clock_of_the_other_side_alone_is_no_limit() {
    let mut talk = Talk::start(&[]);
    for (position, go) in [
        ("position startpos", "go btime 1000"),
        ("position startpos moves F", "go wtime 1000 winc 50"),
        ("position startpos", "go movestogo 5 winc 10 binc 10"),
    ] {
        talk.say(position);
        house(&talk.best(go));
    }
}

/// The promise is 5 ms; a test on a busy machine looks at the best of many.
#[test]
fn stop_works_at_once() {
    let mut talk = Talk::start(&[]);
    talk.say("position startpos");
    let mut quickest = Duration::MAX;
    for _ in 0..20 {
        talk.say("go infinite");
        talk.until("info depth 8 ");
        let start = now();
        talk.say("stop");
        talk.until("bestmove");
        quickest = quickest.min(start.elapsed());
    }
    assert!(quickest < Duration::from_millis(5), "{quickest:?}");
}

#[test]
fn commands_wait_for_a_search_that_ends_and_are_refused_in_one_that_does_not() {
    let mut talk = Talk::start(&[]);
    talk.say("go depth 6");
    talk.say("position startpos moves F");
    talk.say("go depth 2");
    talk.until("bestmove");
    let second = talk.until("bestmove").pop().expect("a line");
    assert_eq!(house(&second).owner(), oware_rules::Side::North, "{second}");
    talk.say("go infinite");
    talk.say("position startpos");
    let refused = "info string error: the engine is thinking; stop it first";
    talk.until(refused);
    talk.say("stop");
    talk.until("bestmove");
}

#[test]
fn finished_games_have_no_move() {
    let mut talk = Talk::start(&[]);
    for position in [
        "position fen 4-4-4-4-2-0-0-0-0-0-4-0-25-1-S",
        "position fen 0-0-0-0-0-0-0-0-0-0-0-0-24-24-N",
        "position fen 0-0-0-0-0-0-1-1-0-0-0-0-23-23-S",
    ] {
        talk.say(position);
        for go in ["go depth 5", "go movetime 1000", "go"] {
            assert_eq!(talk.best(go), "bestmove 0000", "{position}");
        }
    }
    talk.say("go infinite");
    talk.say("stop");
    talk.until("bestmove 0000");
}

#[test]
fn what_can_not_be_done_is_said_and_changes_nothing() {
    let mut talk = Talk::start(&[]);
    // North to move; a search of North's position has a move of North's.
    talk.say("position startpos moves F");
    for (line, told) in [
        ("position startpos moves FF", "move 2, F: "),
        ("position startpos moves Fx", "'x' at 1 is no house"),
        ("position startpos moves FfEaaa", "move 5, a: "),
        ("position startpos moves ж", "'ж' at 0 is no house"),
        ("position fen 4-4-4-4-4-4-4-4-4-4-4-4-0-1-S", "seed total 49, must be 48"),
        ("position fen 4-4-4-4-4-4-4-4-4-4-4-0-0-S", "field 14 is not a number"),
        ("position fen 4-4-4-4-4-4-4-4-4-4-4-4-0-0-W", "the side to move must be S or N"),
        ("position fen 300-4-4-4-4-4-4-4-4-4-4-4-0-0-S", "field 1 is not a number"),
        ("position fen -1-4-4-4-4-4-4-4-4-4-4-4-0-5-S", "field 1 is not a number"),
        ("position fen rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w - - 0 1", "field 1 is not a number"),
        ("position", "position needs a start"),
        ("go depth many", "go depth needs a whole number"),
        ("go mate 3", "go has no \"mate\""),
        ("setoption name Hash value 0", "Hash can't be \"0\""),
        ("setoption name Hash value -1", "Hash can't be \"-1\""),
        ("setoption name Nothing value 1", "there is no option \"Nothing\""),
        ("setoption", "setoption needs a name"),
        ("xboard", "there is no command \"xboard\""),
        ("bestmove F", "there is no command \"bestmove\""),
    ] {
        talk.say(line);
        let lines = talk.settled();
        assert_eq!(lines.len(), 1, "{line}: {lines:?}");
        let start = "info string error: ";
        assert!(lines[0].starts_with(start) && lines[0].contains(told), "{line}: {lines:?}");
    }
    let best = talk.best("go depth 2");
    assert_eq!(house(&best).owner(), oware_rules::Side::North, "{best}");
}

#[test]
fn tables_that_are_not_there_are_missed_before_a_search() {
    let mut talk = Talk::start(&["EndgameSeeds=auto", "EndgamePath=/nowhere/at/all"]);
    let missed = talk.settled();
    let told = "info string error: /nowhere/at/all: no endgame tables for abapa; ";
    assert!(missed.len() == 1 && missed[0].starts_with(told), "{missed:?}");
    // It thinks without them, and is not asked again.
    house(&talk.best("go depth 2"));
    assert_eq!(talk.settled(), [""; 0]);
}

#[test]
fn rules_and_their_settings_are_followed() {
    let mut talk = Talk::start(&["Rules=wari"]);
    // F would take the whole row: in wari it is forbidden, in abapa it captures nothing.
    let position = "position fen 0-1-0-0-0-2-1-1-0-0-0-0-22-21-S moves F";
    talk.say(position);
    let lines = talk.settled();
    assert!(lines.len() == 1 && lines[0].contains("move 1, F: "), "{lines:?}");
    talk.say("setoption name GrandSlam value no_capture");
    talk.say(position);
    assert_eq!(talk.settled(), [""; 0]);
    talk.say("setoption name Rules value ashanti");
    let best = talk.best("go depth 3");
    assert_eq!(house(&best).owner(), oware_rules::Side::North, "North begins: {best}");
    // Three seeds a house: 36 in all.
    talk.say("setoption name Rules value {\"preset\": \"abapa\", \"seeds_per_house\": 3}");
    talk.say("position fen 3-3-3-3-3-3-3-3-3-3-3-3-0-0-S");
    assert_eq!(talk.settled(), [""; 0]);
    talk.say(&format!("position fen {OPENING}"));
    assert!(talk.settled()[0].contains("seed total 48, must be 36"));
}

#[test]
fn a_repeated_position_ends_the_game_as_the_rules_say() {
    // Two single seeds chase each other round the board: after 24 plies all is as it was.
    let start = Position::parse("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", Preset::Abapa.spec());
    let start = start.expect("a position");
    let mut game = Game::from_position(Rules::preset(Preset::Abapa), start).expect("a game");
    let mut moves = String::new();
    while game.end().is_none() {
        let house = game.legal().next().expect("a move");
        game.play(house).expect("legal");
        moves.push(house.letter());
    }
    let mut talk = Talk::start(&[]);
    talk.say(&format!("position fen {start} moves {moves}"));
    assert_eq!(talk.best("go depth 1"), "bestmove 0000");
    let before = &moves[..moves.len() - 1];
    talk.say(&format!("position fen {start} moves {before}"));
    assert_ne!(talk.best("go depth 1"), "bestmove 0000");
}

#[test]
fn several_lines_are_told_when_asked_for() {
    let mut talk = Talk::start(&["MultiPV=3"]);
    talk.say("go depth 4");
    let lines = talk.until("bestmove");
    let first = |n: u32| {
        let found = lines.iter().rfind(|line| line.contains(&format!(" multipv {n} ")));
        let pv = found.and_then(|line| line.split(" pv ").nth(1)).expect("a line");
        pv.chars().next().expect("a move")
    };
    let mut firsts = [first(1), first(2), first(3)];
    assert_eq!(lines.last().expect("best").chars().nth(9), Some(firsts[0]));
    firsts.sort_unstable();
    assert!(firsts[0] < firsts[1] && firsts[1] < firsts[2], "{lines:?}");
}

#[test]
fn a_search_of_nodes_or_depth_is_the_same_every_time() {
    let run = || {
        let mut talk = Talk::start(&[]);
        let mut all = Vec::new();
        for go in ["go nodes 20000", "go depth 7"] {
            talk.say("ucinewgame");
            talk.say("position startpos moves FfEa");
            talk.say(go);
            let lines = talk.until("bestmove");
            // What the clock says is another matter.
            let timeless = |line: &String| {
                let mut words = Vec::new();
                let mut all = line.split(' ');
                while let Some(word) = all.next() {
                    if matches!(word, "time" | "nps") {
                        all.next();
                    } else {
                        words.push(word)
                    }
                }
                words.join(" ")
            };
            all.extend(lines.iter().map(timeless));
        }
        all
    };
    assert_eq!(run(), run());
}

#[test]
fn the_end_of_input_ends_it_after_a_search_that_ends() {
    let mut talk = Talk::start(&[]);
    talk.say("go depth 6");
    let rest = talk.end();
    assert!(rest.last().is_some_and(|line| line.starts_with("bestmove ")), "{rest:?}");
    let mut talk = Talk::start(&[]);
    talk.say("go infinite");
    let rest = talk.end();
    assert!(rest.last().is_some_and(|line| line.starts_with("bestmove ")), "{rest:?}");
    let mut talk = Talk::start(&[]);
    talk.say("position startpos moves F");
    talk.say_bytes(b"go wtime 500");
    let rest = talk.end();
    assert!(rest.last().is_some_and(|line| line.starts_with("bestmove ")), "{rest:?}");
    for go in ["go infinite", "go depth 90", "go ponder"] {
        let mut talk = Talk::start(&[]);
        talk.say(go);
        talk.say("quit");
        talk.end();
    }
}

/// As Aualé's window does it: it ponders while the other side thinks, stops, and sends the next
/// position before it has seen the move.
#[test]
fn a_whole_game_is_played_with_pondering_and_stops() {
    let mut talk = Talk::start(&["OwnBook=True"]);
    talk.say_bytes(b"\xEF\xBB\xBFuci\r\n");
    talk.until("uciok");
    let (mut game, mut moves) = (Game::new(Preset::Abapa.into()), String::new());
    while game.end().is_none() {
        talk.say("ucinewgame");
        talk.settled();
        talk.say_bytes(format!("position startpos moves {moves}\r\ngo ponder\r\n").as_bytes());
        talk.say("stop");
        talk.say(&format!("position startpos moves {moves}"));
        talk.say("go depth 2 movetime 600");
        talk.until("bestmove");
        let best = house(&talk.until("bestmove").pop().expect("a line"));
        game.play(best).expect("legal");
        moves.push(best.letter());
    }
    assert!(game.ply() > 20, "{moves}");
}

#[test]
fn changes_during_a_search_wait_or_are_refused() {
    let mut talk = Talk::start(&[]);
    talk.say("go depth 9");
    for option in ["Hash value 2", "Threads value 2", "MultiPV value 6", "Rules value wari"] {
        talk.say(&format!("setoption name {option}"));
    }
    // Six lines asked for, two moves there are.
    talk.say("position fen 0-0-0-0-1-2-1-1-4-0-0-0-20-19-S");
    talk.say("go depth 3");
    talk.until("bestmove");
    let lines = talk.until("bestmove");
    let seconds =
        |n: u32| lines.iter().filter(|line| line.contains(&format!(" multipv {n} "))).count();
    assert!(seconds(2) > 0 && seconds(3) == 0, "{lines:?}");
    talk.say("go infinite");
    talk.say("setoption name Hash value 3");
    talk.until("info string error: the engine is thinking; stop it first");
    talk.say("stop");
    talk.until("bestmove");
    talk.say("setoption name Hash value 3");
    assert_eq!(talk.settled(), [""; 0]);
}

#[test]
fn no_line_brings_it_down() {
    let mut talk = Talk::start(&[]);
    let odd: [&[u8]; 9] = [
        b"\n\r\n   \n\0\n",
        b"\xff\xfe\x00go\n",
        b"go depth 99999999999999999999999 movetime 1\n",
        b"go movetime 1 nodes 0 depth 0\n",
        b"position startpos moves moves moves\n",
        b"setoption name name value value value\n",
        "setoption name \u{1f30d}\n".as_bytes(),
        b"position fen - - - - moves -\n",
        b"debug on\nucinewgame\nponderhit\nstop\n",
    ];
    for bytes in odd {
        talk.say_bytes(bytes);
    }
    talk.say_bytes(&[b'x'; 300_000]);
    talk.say_bytes(b"\n");
    talk.say_bytes("position startpos moves ".as_bytes());
    talk.say_bytes(&[b'F'; 60_000]);
    talk.say_bytes(b"\n");
    let told = talk.settled();
    assert!(told.iter().any(|line| line.contains("the line is too long")), "{told:?}");
    assert!(told.iter().all(|line| line.len() < 2000));
    house(&talk.best("go depth 2"));
    talk.end();
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// Words of the dialect in any order, with numbers and junk between them.
    #[test]
    fn no_mix_of_words_brings_it_down(
        lines in prop::collection::vec(
            prop::collection::vec(
                prop_oneof![
                    prop::sample::select(vec![
                        "uci", "isready", "ucinewgame", "position", "startpos", "fen", "moves",
                        "FfEa", "aF", OPENING, "0-0-0-0-0-0-0-0-0-0-0-0-24-24-N", "go", "depth",
                        "nodes", "movetime", "infinite", "ponder", "wtime", "btime", "movestogo",
                        "stop", "ponderhit", "setoption", "name", "value", "Hash", "Rules", "wari",
                        "Level", "MultiPV", "Majority", "true", "Repetition", "second", "debug",
                    ]).prop_map(str::to_owned),
                    (0u32..6).prop_map(|number| number.to_string()),
                    "\\PC{0,6}",
                ],
                0..7,
            ),
            1..12,
        )
    ) {
        let mut talk = Talk::start(&[]);
        for words in lines {
            let line = words.join(" ");
            if !line.starts_with("quit") {
                talk.say(&line.replace(['\n', '\r'], " "));
            }
        }
        talk.say("stop");
        talk.say("stop");
        talk.settled();
        talk.end();
    }
}
