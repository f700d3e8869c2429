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
    the_log_after_a_version_is_what_came_since,
    a_healthy_store_says_so,
    a_store_that_can_not_write_says_so,
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

async fn the_log_after_a_version_is_what_came_since(database: Fresh) {
    let [here, there] = [database.open().await, database.open().await];
    here.append("t", 1, 0, texts(&["made", "seat"])).await.unwrap();
    there.append("t", 3, 7, texts(&["F"])).await.unwrap();
    let event = StoredEvent { version: 3, at_ms: 7, payload: "F".into() };
    assert_eq!(here.load_after("t", 2).await.unwrap(), [event]);
    assert_eq!(here.load_after("t", 0).await.unwrap(), here.load("t").await.unwrap());
    for version in [3, 4, i64::MAX as u64, u64::MAX] {
        assert_eq!(here.load_after("t", version).await.unwrap(), [], "{version}");
    }
}

async fn a_healthy_store_says_so(database: Fresh) {
    let [here, there] = [database.open().await, database.open().await];
    for _ in 0..3 {
        let (one, other) = tokio::join!(here.check(), there.check());
        one.and(other).unwrap();
    }
    assert_eq!(here.load("").await.unwrap(), []);
}

/// What keeps it from writing, here a trigger, elsewhere a full disk, does not keep it from
/// reading.
async fn a_store_that_can_not_write_says_so(database: Fresh) {
    let store = database.open().await;
    store.append("t", 1, 0, texts(&["made"])).await.unwrap();
    database.run(REFUSE).await;
    store.append("t", 2, 0, texts(&["seat"])).await.unwrap_err();
    store.check().await.unwrap_err();
    assert_eq!(log(&*store, "t").await, ["1 made"]);
    database.run(ALLOW).await;
    store.check().await.unwrap();
    store.append("t", 2, 0, texts(&["seat"])).await.unwrap();
}

const REFUSE: [&str; 2] = [
    "CREATE TRIGGER refuse BEFORE INSERT ON event BEGIN SELECT RAISE(ABORT, 'full'); END;",
    "CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'full'; END $$;
     CREATE TRIGGER refuse BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION refuse();",
];

const ALLOW: [&str; 2] = ["DROP TRIGGER refuse", "DROP TRIGGER refuse ON event"];

#[tokio::test]
async fn nothing_is_acknowledged_into_a_file_that_is_gone_or_replaced() {
    let database = Fresh::sqlite();
    let store = database.open().await;
    store.append("t", 1, 0, texts(&["made"])).await.unwrap();
    let path = std::path::Path::new(database.url.strip_prefix("sqlite:").unwrap());
    let aside = path.with_extension("aside");
    std::fs::rename(path, &aside).unwrap();
    let refused = async |why: &str| {
        let answer = store.append("t", 2, 0, texts(&["seat"])).await.unwrap_err().to_string();
        assert!(answer.contains(why) && answer.contains("tables.db"), "{answer}");
        store.check().await.unwrap_err();
    };
    refused("removed").await;
    std::fs::write(path, "").unwrap();
    refused("another file").await;
    std::fs::rename(&aside, path).unwrap();
    store.check().await.unwrap();
    store.append("t", 2, 0, texts(&["seat"])).await.unwrap();
    assert_eq!(log(&*store, "t").await, ["1 made", "2 seat"]);
}
