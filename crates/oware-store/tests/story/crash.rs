//! A process that is killed while it appends loses nothing that it acknowledged.

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

use tokio::task::JoinSet;

use crate::support::Fresh;

/// Set for the child: the store that it writes to.
const STORE: &str = "OWARE_STORE_TEST_CHILD";

const TABLES: usize = 8;

/// The child dies after this many acknowledgements, each time at another instant.
const KILLS: [usize; 5] = [1, 40, 173, 300, 611];

#[test]
fn sqlite_loses_nothing() {
    kill_and_look("crash::sqlite_loses_nothing", Fresh::sqlite);
}

#[test]
fn postgres_loses_nothing() {
    kill_and_look("crash::postgres_loses_nothing", Fresh::postgres);
}

/// Runs this very test again as the child that appends, and kills it.
fn kill_and_look(test: &str, fresh: fn() -> Fresh) {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    if let Ok(url) = std::env::var(STORE) {
        runtime.block_on(append_until_killed(&url));
    }
    let database = fresh();
    let mut acknowledged = HashMap::new();
    for kill in KILLS {
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args([test, "--exact", "--nocapture"])
            .env(STORE, &database.url)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let mut acks = lines.by_ref().filter_map(|line| acknowledgement(&line));
        let first: Vec<_> = acks.by_ref().take(kill).collect();
        assert_eq!(first.len(), kill, "the child died before it was killed");
        child.kill().unwrap();
        child.wait().unwrap();
        // What it said with its last breath counts too.
        acknowledged.extend(first.into_iter().chain(acks));
        runtime.block_on(look(&database, &acknowledged));
    }
}

/// The child: appends to several tables at once, two events at a time, and says so.
async fn append_until_killed(url: &str) -> ! {
    let store = oware_store::open(url).await.unwrap();
    let mut games = JoinSet::new();
    for table in 0..TABLES {
        let store = store.clone();
        let mut next = store.load(&name(table)).await.unwrap().len() as u64 + 1;
        games.spawn(async move {
            loop {
                let batch = vec![payload(table, next), payload(table, next + 1)];
                store.append(&name(table), next, 0, batch).await.unwrap();
                println!("ack {table} {}", next + 1);
                next += 2;
            }
        });
    }
    let ended = games.join_next().await;
    panic!("a game ended by itself: {ended:?}");
}

fn acknowledgement(line: &str) -> Option<(usize, u64)> {
    let (table, version) = line.strip_prefix("ack ")?.split_once(' ')?;
    Some((table.parse().ok()?, version.parse().ok()?))
}

async fn look(database: &Fresh, acknowledged: &HashMap<usize, u64>) {
    let store = database.open().await;
    for table in 0..TABLES {
        let log = store.load(&name(table)).await.unwrap();
        let last = acknowledged.get(&table).copied().unwrap_or(0);
        assert!(log.len() as u64 >= last, "{} of {last} events of table {table}", log.len());
        assert_eq!(log.len() % 2, 0, "a batch of table {table} is torn");
        for (event, version) in log.iter().zip(1..) {
            assert_eq!((event.version, &event.payload), (version, &payload(table, version)));
        }
    }
}

fn name(table: usize) -> String {
    format!("table{table}")
}

fn payload(table: usize, version: u64) -> String {
    format!("{table}.{version}")
}
