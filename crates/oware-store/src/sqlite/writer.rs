//! The one connection that writes. Appends that wait together share one transaction, so that
//! many tables share the cost of one commit; none is answered before that commit is on disk.

use sqlx::SqliteConnection;
use tokio::sync::{mpsc, oneshot};

use super::place::Place;
use crate::event_store::TRIAL;
use crate::{AppendError, StorageError};

/// Appends that may wait; whoever comes later waits for a place.
const QUEUE: usize = 1024;

/// Appends that one commit may hold.
const GROUP: usize = 256;

const LENGTH: &str = "SELECT coalesce(max(version), 0) FROM event WHERE table_id = ?1";

const INSERT: &str =
    "INSERT INTO event (table_id, version, at_ms, payload) VALUES (?1, ?2, ?3, ?4)";

const LEAVE_NOTHING: &str = "DELETE FROM event WHERE table_id = ?1";

#[derive(Debug)]
pub(super) struct Writer {
    queue: mpsc::Sender<Request>,
}

/// A task, and where its caller waits for the answer.
struct Request {
    task: Task,
    answer: oneshot::Sender<Result<(), AppendError>>,
}

enum Task {
    Append(Append),
    /// To find out whether an append would be stored.
    Try,
}

struct Append {
    table: String,
    /// How long the log must be.
    before: i64,
    at_ms: i64,
    payloads: Vec<String>,
}

/// What became of an append whose group was committed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Fate {
    Stored,
    Conflict,
}

impl Writer {
    /// Starts a task that writes over `connection` until the writer is dropped.
    pub(super) fn start(connection: SqliteConnection, place: Place) -> Self {
        let (queue, requests) = mpsc::channel(QUEUE);
        tokio::spawn(write(connection, place, requests));
        Self { queue }
    }

    pub(super) async fn append(
        &self,
        table: String,
        before: i64,
        at_ms: i64,
        payloads: Vec<String>,
    ) -> Result<(), AppendError> {
        self.ask(Task::Append(Append { table, before, at_ms, payloads })).await
    }

    pub(super) async fn check(&self) -> Result<(), StorageError> {
        match self.ask(Task::Try).await {
            Err(AppendError::Storage(error)) => Err(error),
            Ok(()) | Err(AppendError::Conflict) => Ok(()),
        }
    }

    async fn ask(&self, task: Task) -> Result<(), AppendError> {
        let (answer, answered) = oneshot::channel();
        self.queue.send(Request { task, answer }).await.map_err(|_| stopped())?;
        answered.await.map_err(|_| stopped())?
    }
}

/// The writing task is gone: its runtime is shutting down.
fn stopped() -> StorageError {
    sqlx::Error::WorkerCrashed.into()
}

async fn write(
    mut connection: SqliteConnection,
    place: Place,
    mut requests: mpsc::Receiver<Request>,
) {
    let mut waiting = Vec::with_capacity(GROUP);
    while requests.recv_many(&mut waiting, GROUP).await > 0 {
        let (group, callers): (Vec<_>, Vec<_>) =
            waiting.drain(..).map(|request| (request.task, request.answer)).unzip();
        let fates = match place.check() {
            Ok(()) => commit(&mut connection, &group).await.map_err(StorageError::from),
            Err(error) => Err(sqlx::Error::Io(error).into()),
        };
        for (place, caller) in callers.into_iter().enumerate() {
            let answer = match &fates {
                Ok(fates) => match fates[place] {
                    Fate::Stored => Ok(()),
                    Fate::Conflict => Err(AppendError::Conflict),
                },
                Err(error) => Err(error.clone().into()),
            };
            // A caller that no longer waits will load what was stored.
            let _ = caller.send(answer);
        }
    }
}

/// Stores a group in one transaction: all that do not conflict, or, after an error, none.
///
/// The transaction is spelt out in SQL: after an error SQLite may have rolled back by itself,
/// and sqlx's own transactions lose count when it has.
async fn commit(
    connection: &mut SqliteConnection,
    group: &[Task],
) -> Result<Vec<Fate>, sqlx::Error> {
    let fates = store(connection, group).await;
    if fates.is_err() {
        // Fails when there is nothing left to roll back, and then it is not needed.
        let _ = execute(connection, "ROLLBACK").await;
    }
    fates
}

async fn store(
    connection: &mut SqliteConnection,
    group: &[Task],
) -> Result<Vec<Fate>, sqlx::Error> {
    execute(connection, "BEGIN IMMEDIATE").await?;
    let mut fates = Vec::with_capacity(group.len());
    for task in group {
        fates.push(match task {
            Task::Append(append) => insert(connection, append).await?,
            Task::Try => attempt(connection).await?,
        });
    }
    execute(connection, "COMMIT").await?;
    Ok(fates)
}

async fn execute(
    connection: &mut SqliteConnection,
    statement: &'static str,
) -> Result<(), sqlx::Error> {
    sqlx::query(statement).execute(connection).await.map(|_| ())
}

/// The transaction holds the write lock, so that the length can't change before the inserts.
async fn insert(connection: &mut SqliteConnection, append: &Append) -> Result<Fate, sqlx::Error> {
    let length: i64 =
        sqlx::query_scalar(LENGTH).bind(&append.table).fetch_one(&mut *connection).await?;
    if length != append.before {
        return Ok(Fate::Conflict);
    }
    for (version, payload) in (length + 1..).zip(&append.payloads) {
        sqlx::query(INSERT)
            .bind(&append.table)
            .bind(version)
            .bind(append.at_ms)
            .bind(payload)
            .execute(&mut *connection)
            .await?;
    }
    Ok(Fate::Stored)
}

/// Pages that were changed are written even when their content is the same again.
async fn attempt(connection: &mut SqliteConnection) -> Result<Fate, sqlx::Error> {
    let trial = Append { table: TRIAL.into(), before: 0, at_ms: 0, payloads: vec![String::new()] };
    let fate = insert(connection, &trial).await?;
    sqlx::query(LEAVE_NOTHING).bind(TRIAL).execute(&mut *connection).await?;
    Ok(fate)
}

#[cfg(test)]
mod tests {
    use sqlx::ConnectOptions as _;
    use sqlx::sqlite::SqliteConnectOptions;

    use super::*;

    fn append(table: &str, before: i64, payload: String) -> Task {
        Task::Append(Append { table: table.into(), before, at_ms: 0, payloads: vec![payload] })
    }

    async fn length(connection: &mut SqliteConnection, table: &str) -> i64 {
        sqlx::query_scalar(LENGTH).bind(table).fetch_one(connection).await.unwrap()
    }

    #[tokio::test]
    async fn a_full_disk_stores_nothing_of_a_group_and_writing_goes_on_when_there_is_room() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("tables.db");
        drop(crate::SqliteStore::open(&path).await.unwrap());
        let file = super::super::durable(SqliteConnectOptions::new().filename(path));
        let mut connection = file.connect().await.unwrap();

        sqlx::query("PRAGMA max_page_count = 20").execute(&mut connection).await.unwrap();
        let huge = || "seed".repeat(100_000);
        let group = [append("small", 0, "made".into()), append("big", 0, huge())];
        commit(&mut connection, &group).await.unwrap_err();
        assert_eq!(length(&mut connection, "small").await, 0);

        sqlx::query("PRAGMA max_page_count = 100000").execute(&mut connection).await.unwrap();
        let fates = commit(&mut connection, &group).await.unwrap();
        assert_eq!(fates, [Fate::Stored, Fate::Stored]);
        assert_eq!(length(&mut connection, "big").await, 1);
    }

    #[tokio::test]
    async fn in_a_group_the_first_of_two_wins_and_the_others_are_not_harmed() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("tables.db");
        drop(crate::SqliteStore::open(&path).await.unwrap());
        let mut connection = SqliteConnectOptions::new().filename(path).connect().await.unwrap();
        let group = ["a", "a", "b"].map(|table| append(table, 0, "made".into()));
        let fates = commit(&mut connection, &group).await.unwrap();
        assert_eq!(fates, [Fate::Stored, Fate::Conflict, Fate::Stored]);
        assert_eq!(length(&mut connection, "a").await, 1);
    }
}
