//! The stored form of events, pinned to the byte by `testdata/events_v1.jsonl`.

use oware_rules::{End, EndReason, House, LeftoverShare, Score, Side};
use oware_table::{ComputerLevel, Event, Opponent, Settings, UnreadableEvent};
use proptest::prelude::*;

use crate::script::{fresh_id, key, rules};

const PINNED: &str = include_str!("../../testdata/events_v1.jsonl");

/// The events of the pinned lines, in order.
fn events() -> Vec<Event> {
    let created = |json, host, opponent| Event::Created {
        settings: Settings { rules: rules(json), host, opponent },
        host_key: key('S'),
    };
    let changed = r#"{"preset":"warri","majority":false,"seeds_per_house":3,"first":"north"}"#;
    let (south, north) = (Side::South, Side::North);
    let won = End {
        reason: EndReason::Majority,
        scores: [Score::seeds(26), Score::seeds(9)],
        winner: Some(south),
        leftover: LeftoverShare::OnBoard,
        shared: [Score::default(); 2],
    };
    let halved = End {
        reason: EndReason::Repetition,
        scores: [Score::halves(47), Score::halves(49)],
        winner: Some(north),
        leftover: LeftoverShare::Split,
        shared: [Score::halves(3); 2],
    };
    let drawn = End {
        reason: EndReason::Agreement,
        scores: [Score::seeds(24); 2],
        winner: None,
        leftover: LeftoverShare::OwnRow,
        shared: [Score::seeds(2), Score::seeds(5)],
    };
    vec![
        created("\"wari\"", south, Opponent::Guest),
        created(changed, north, Opponent::SameScreen),
        created("\"ovare\"", south, Opponent::Computer(ComputerLevel::MAX)),
        Event::SeatTaken { side: north, key: key('N') },
        Event::Moved { ply: 0, house: House::ALL[5] },
        Event::Moved { ply: 137, house: House::ALL[6] },
        Event::EndOffered { by: south },
        Event::EndDeclined { by: north },
        Event::EndWithdrawn { by: south },
        Event::EndAccepted { by: north },
        Event::Resigned { by: south },
        Event::Ended(won),
        Event::Ended(halved),
        Event::Ended(drawn),
        Event::RematchOffered { by: south },
        Event::RematchWithdrawn { by: north },
        Event::RematchCreated { table: fresh_id(9) },
    ]
}

#[test]
fn events_are_written_as_ever() {
    let written: Vec<_> = events().iter().map(Event::to_stored).collect();
    assert_eq!(written, PINNED.lines().collect::<Vec<_>>(), "\n{}", written.join("\n"));
}

#[test]
fn events_are_read_as_ever() {
    let read: Vec<_> = PINNED.lines().map(|line| Event::from_stored(line).unwrap()).collect();
    assert_eq!(read, events());
}

#[test]
fn what_is_no_event_is_told_why() {
    for (text, expected) in [
        ("", "a stored event is a JSON object: "),
        ("[1]", "a stored event is a JSON object: "),
        (r#"{"type":"resigned","by":"south"}"#, "a stored event has \"v\":1, not null"),
        (r#"{"v":2,"type":"resigned","by":"south"}"#, "a stored event has \"v\":1, not 2"),
        (r#"{"v":"1","type":"resigned","by":"south"}"#, "a stored event has \"v\":1, not \"1\""),
        (r#"{"v":1}"#, "not an event of version 1: missing field `type`"),
        (r#"{"v":1,"type":"castled"}"#, "not an event of version 1: unknown variant `castled`"),
        (r#"{"v":1,"type":"resigned"}"#, "not an event of version 1: missing field `by`"),
        (r#"{"v":1,"type":"resigned","by":"east"}"#, "not an event of version 1: "),
        (r#"{"v":1,"type":"resigned","by":"south","why":1}"#, "not an event of version 1: unknown"),
        (
            r#"{"v":1,"type":"created","rules":"wari","host":"south","one_screen":false,"computer":9,"host_key":"xO1syURBZa3Bdg6QQirwwCOuCwHhxfUqahfD1xkZBGk"}"#,
            "not an event of version 1: a level of the computer is a number from 1 to 8",
        ),
        (r#"{"v":1,"type":"moved","ply":-1,"house":"A"}"#, "not an event of version 1: "),
        (r#"{"v":1,"type":"moved","ply":1,"house":"G"}"#, "not an event of version 1: "),
        (r#"{"v":1,"type":"seat_taken","side":"north","key":"short"}"#, "not an event of version"),
        (r#"{"v":1,"type":"rematch_created","table":"Oh!"}"#, "not an event of version 1: "),
    ] {
        let error = Event::from_stored(text).unwrap_err().to_string();
        assert!(error.starts_with(expected), "{text}\n{error}");
    }
    let newer = Event::from_stored(r#"{"v":7,"type":"castled"}"#);
    assert!(matches!(newer, Err(UnreadableEvent::UnknownVersion { .. })), "{newer:?}");
}

proptest! {
    #[test]
    fn reading_never_panics(text in ".*", cut in 0..4000usize) {
        let _ = Event::from_stored(&text);
        let end = PINNED.char_indices().map(|(at, _)| at).nth(cut).unwrap_or(PINNED.len());
        let _ = Event::from_stored(PINNED[..end].lines().last().unwrap_or_default());
    }
}
