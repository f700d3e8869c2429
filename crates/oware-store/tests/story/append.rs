//! Appending and loading.

use oware_store::{AppendError, StoredEvent};

use crate::on_both;
use crate::support::{Fresh, log, texts};

on_both![
    an_appended_event_is_loaded_as_it_was,
    an_unknown_table_has_an_empty_log,
    the_log_goes_on_where_it_ended,
    a_version_that_is_taken_or_leaves_a_gap_is_a_conflict,
    a_batch_is_stored_whole_or_not_at_all,
    of_many_that_append_the_same_version_one_wins,
    many_tables_grow_at_once,
    a_healthy_store_says_so,
];

async fn an_appended_event_is_loaded_as_it_was(database: Fresh) {
    let store = database.open().await;
    let payloads = ["{\"v\":1}", "", "'; DROP TABLE event; --", "λάκκος 🌱", "two\nlines"];
    store.append("oware", 1, -1, texts(&payloads[..1])).await.unwrap();
    store.append("oware", 2, i64::MAX, texts(&payloads[1..])).await.unwrap();
    let expected: Vec<_> = (1..)
        .zip([-1, i64::MAX, i64::MAX, i64::MAX, i64::MAX])
        .zip(payloads)
        .map(|((version, at_ms), payload)| StoredEvent { version, at_ms, payload: payload.into() })
        .collect();
    assert_eq!(store.load("oware").await.unwrap(), expected);
}

async fn an_unknown_table_has_an_empty_log(database: Fresh) {
    let store = database.open().await;
    store.append("known", 1, 0, texts(&["made"])).await.unwrap();
    for unknown in ["unknown", "Known", "know", "known ", ""] {
        assert_eq!(store.load(unknown).await.unwrap(), [], "{unknown:?}");
    }
}

async fn the_log_goes_on_where_it_ended(database: Fresh) {
    let store = database.open().await;
    store.append("t", 1, 0, texts(&["made", "seat"])).await.unwrap();
    store.append("t", 3, 0, texts(&["F"])).await.unwrap();
    drop(store);
    let store = database.open().await;
    assert_eq!(log(&*store, "t").await, ["1 made", "2 seat", "3 F"]);
    store.append("t", 4, 0, texts(&["f", "end"])).await.unwrap();
    assert_eq!(log(&*store, "t").await, ["1 made", "2 seat", "3 F", "4 f", "5 end"]);
}

async fn a_version_that_is_taken_or_leaves_a_gap_is_a_conflict(database: Fresh) {
    let store = database.open().await;
    store.append("t", 1, 0, texts(&["made", "seat"])).await.unwrap();
    for version in [0, 1, 2, 4, u64::MAX] {
        let answer = store.append("t", version, 0, texts(&["late"])).await;
        assert!(matches!(answer, Err(AppendError::Conflict)), "{version}: {answer:?}");
    }
    assert_eq!(log(&*store, "t").await, ["1 made", "2 seat"]);
}

async fn a_batch_is_stored_whole_or_not_at_all(database: Fresh) {
    let store = database.open().await;
    store.append("t", 1, 0, texts(&["made", "seat"])).await.unwrap();
    let answer = store.append("t", 2, 0, texts(&["F", "end"])).await;
    assert!(matches!(answer, Err(AppendError::Conflict)), "{answer:?}");
    store.append("t", 3, 0, Vec::new()).await.unwrap();
    assert_eq!(log(&*store, "t").await, ["1 made", "2 seat"]);
}

async fn of_many_that_append_the_same_version_one_wins(database: Fresh) {
    // Two servers on one database, each with many requests.
    let stores = [database.open().await, database.open().await];
    let racers: Vec<_> = (0..20)
        .map(|racer| {
            let store = stores[racer % 2].clone();
            tokio::spawn(async move {
                let batch = vec![format!("{racer}"), format!("{racer}")];
                store.append("t", 1, 0, batch).await
            })
        })
        .collect();
    let mut winners = Vec::new();
    for (racer, answer) in racers.into_iter().enumerate() {
        match answer.await.unwrap() {
            Ok(()) => winners.push(racer),
            Err(AppendError::Conflict) => {}
            Err(error) => panic!("{error}"),
        }
    }
    let [winner] = winners[..] else { panic!("winners: {winners:?}") };
    assert_eq!(log(&*stores[0], "t").await, [format!("1 {winner}"), format!("2 {winner}")]);
}

async fn many_tables_grow_at_once(database: Fresh) {
    let store = database.open().await;
    let games: Vec<_> = (0..50)
        .map(|table| {
            let store = store.clone();
            tokio::spawn(async move {
                for version in 1..=20 {
                    let payload = format!("{table}.{version}");
                    store.append(&format!("t{table}"), version, 0, vec![payload]).await.unwrap();
                }
            })
        })
        .collect();
    for game in games {
        game.await.unwrap();
    }
    for table in 0..50 {
        let expected: Vec<_> = (1..=20).map(|ply| format!("{ply} {table}.{ply}")).collect();
        assert_eq!(log(&*store, &format!("t{table}")).await, expected);
    }
}

async fn a_healthy_store_says_so(database: Fresh) {
    database.open().await.check().await.unwrap();
}
