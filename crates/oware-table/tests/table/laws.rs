//! What holds at every table, whoever asks whatever.

use oware_rules::{House, Side};
use oware_table::{Command, ComputerLevel, Event, Opponent, Outcome, Phase, Table};
use proptest::prelude::*;

use crate::script::{Script, fresh_id};

const RULES: &[&str] = &[
    "\"wari\"",
    "\"ashanti\"",
    r#"{"preset":"abapa","seeds_per_house":1,"repetition":"second"}"#,
    r#"{"preset":"wari","seeds_per_house":1}"#,
    r#"{"preset":"warri","seeds_per_house":1}"#,
    r#"{"preset":"ovare","seeds_per_house":2,"leftover":"split"}"#,
    r#"{"preset":"awari","seeds_per_house":1,"repetition":"second"}"#,
    r#"{"preset":"wari","seeds_per_house":1,"grand_slam":"opponent_takes_rest"}"#,
];

/// What someone tries: most often a legal move, else anything at all.
#[derive(Debug, Clone)]
enum Try {
    LegalMove(usize),
    Anything { who: char, what: u8, ply: Ply, house: usize },
}

#[derive(Debug, Clone, Copy)]
enum Ply {
    Unnamed,
    Off(isize),
}

fn a_try() -> impl Strategy<Value = Try> {
    let ply = prop_oneof![
        2 => Just(Ply::Unnamed),
        4 => Just(Ply::Off(0)),
        1 => (-3..3isize).prop_map(Ply::Off),
    ];
    let who = proptest::sample::select(vec!['S', 'N', 'X']);
    prop_oneof![
        3 => (0..6usize).prop_map(Try::LegalMove),
        2 => (who, 0..12u8, ply, 0..12usize)
            .prop_map(|(who, what, ply, house)| Try::Anything { who, what, ply, house }),
    ]
}

fn asked(table: &Table, attempt: &Try) -> (char, Command) {
    let now = table.game().ply();
    match *attempt {
        Try::LegalMove(pick) => {
            let legal: Vec<_> = table.legal().collect();
            let house = legal.get(pick % legal.len().max(1)).copied().unwrap_or(House::ALL[pick]);
            let who = match table.settings().opponent {
                Opponent::Guest => house.owner().letter(),
                Opponent::SameScreen => 'S',
                Opponent::Computer(_) if table.awaits_computer().is_some() => 'C',
                Opponent::Computer(_) => table.settings().host.letter(),
            };
            (who, Command::Move { ply: now, house })
        }
        Try::Anything { who, what, ply, house } => {
            let ply = match ply {
                Ply::Unnamed => None,
                Ply::Off(by) => Some(now.saturating_add_signed(by)),
            };
            let house = House::ALL[house];
            let new = fresh_id(house.index());
            let command = match what {
                0 | 1 => Command::TakeSeat,
                2 => Command::OfferEnd { ply },
                3 => Command::AcceptEnd { ply },
                4 => Command::DeclineEnd { ply },
                5 => Command::WithdrawEnd { ply },
                6 => Command::Resign { ply },
                7 => Command::OfferRematch { table: new },
                8 => Command::AcceptRematch { table: new },
                9 => Command::WithdrawRematch,
                _ => Command::Move { ply: ply.unwrap_or(now), house },
            };
            (who, command)
        }
    }
}

fn check_invariants(script: &Script) {
    let Script { table, log } = script;
    let position = table.game().position();
    let [south, north] = position.stores();
    let seeds = position.board().total() + south + north;
    assert_eq!(seeds, table.settings().rules.spec.total_seeds());
    assert_eq!(table.version(), log.len() as u64);

    let ends: Vec<_> = log.iter().filter(|event| matches!(event, Event::Ended(_))).collect();
    assert_eq!(ends.len(), usize::from(table.phase() == Phase::Ended));
    if let Some(end) = table.end() {
        assert_eq!(table.game().end(), Some(end), "the rules and the log tell the same result");
        assert!(table.legal().is_empty());
    } else {
        assert_eq!(table.game().end(), None, "a game that is over has its end in the log");
    }
    assert!(table.offer().is_none() || table.phase() == Phase::Playing);
    // Whatever strangers try, a log grows only with the game.
    let others = log.iter().filter(|event| !matches!(event, Event::Moved { .. })).count();
    assert!(others <= 4 * (table.game().ply() + 1) + 30, "{log:?}");
}

proptest! {
    #[test]
    fn whatever_is_asked_the_laws_hold(
        rules in proptest::sample::select(RULES),
        host in proptest::sample::select(&Side::ALL[..]),
        opponent in prop_oneof![
            Just(Opponent::Guest), Just(Opponent::SameScreen), Just(Opponent::Computer(ComputerLevel::MIN)),
        ],
        tries in proptest::collection::vec(a_try(), 1..80),
    ) {
        let mut script = Script::made(rules, host, opponent);
        for attempt in tries {
            let (who, command) = asked(&script.table, &attempt);
            let Ok(Outcome::Events(events)) = script.judge(who, command) else { continue };
            prop_assert!(!events.is_empty());
            events.iter().for_each(|event| script.apply(event));
            check_invariants(&script);
            // Whoever asks the same again is told that it is so already.
            let again = script.judge(who, command);
            prop_assert_eq!(again, Ok(Outcome::Already), "{:?} {:?}", command, script.log);
        }
    }
}
