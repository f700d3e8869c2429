//! The log in a SQLite file: write-ahead log, synchronous FULL, one writer, a few readers.

mod place;
mod writer;

use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use sqlx::sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous};
use sqlx::{ConnectOptions as _, Connection as _, SqliteConnection, SqlitePool};

use self::place::Place;
use self::writer::Writer;
use crate::event_store::{counted, log_before, stored_event};
use crate::{AppendError, EventStore, OpenError, StorageError, StoredEvent, migrations};

/// Marks a file as ours in SQLite's header: "Owar".
const APPLICATION_ID: i64 = 0x4f77_6172;

/// SQLite's result codes `SQLITE_NOTADB` and `SQLITE_CORRUPT`.
const NO_DATABASE: &str = "26";
const CORRUPT: &str = "11";

const READERS: u32 = 4;

/// How long to wait for another process that has the file locked.
const PATIENCE: Duration = Duration::from_secs(5);

const LOAD: &str = "SELECT version, at_ms, payload FROM event \
     WHERE table_id = ?1 AND version > ?2 ORDER BY version";

/// The log of every table in one SQLite file.
#[derive(Debug)]
pub struct SqliteStore {
    writer: Writer,
    readers: SqlitePool,
}

impl SqliteStore {
    /// Opens the file at `path`, makes it with its folder when missing, and brings its schema up
    /// to date.
    ///
    /// # Errors
    ///
    /// [`OpenError`] when the file belongs to another program, can't be opened, or was made by a
    /// newer version.
    pub async fn open(path: &Path) -> Result<Self, OpenError> {
        if path.as_os_str().is_empty() || path == Path::new(":memory:") {
            return Err(OpenError::NoFile);
        }
        if let Some(folder) = path.parent() {
            std::fs::create_dir_all(folder)
                .map_err(|source| OpenError::Folder { path: path.to_owned(), source })?;
        }
        let place = Place::open(path)
            .map_err(|source| OpenError::File { path: path.to_owned(), source })?;
        let file = SqliteConnectOptions::new().filename(path).busy_timeout(PATIENCE);
        claim(path, &file).await?;
        Self::begin(place, durable(file)).await.map_err(|error| told(path, error))
    }

    async fn begin(place: Place, file: SqliteConnectOptions) -> Result<Self, OpenError> {
        let mut connection = file.connect().await?;
        migrations::sqlite().run(&mut connection).await?;
        let readers = SqlitePoolOptions::new()
            .max_connections(READERS)
            .connect_with(file.read_only(true))
            .await?;
        Ok(Self { writer: Writer::start(connection, place), readers })
    }
}

/// A commit is on disk before it is acknowledged, and readers don't wait for the writer.
fn durable(file: SqliteConnectOptions) -> SqliteConnectOptions {
    file.journal_mode(SqliteJournalMode::Wal).synchronous(SqliteSynchronous::Full)
}

/// Sees to it that the file is ours: marks an empty one, refuses a foreign one and leaves it as it
/// was.
async fn claim(path: &Path, file: &SqliteConnectOptions) -> Result<(), OpenError> {
    let claimed = async {
        let mut connection = file.connect().await?;
        match application_id(&mut connection).await? {
            APPLICATION_ID => is_whole(&mut connection, path).await?,
            0 if is_empty(&mut connection).await? => {
                sqlx::query("PRAGMA application_id = 0x4f776172").execute(&mut connection).await?;
            }
            _ => return Err(OpenError::ForeignFile { path: path.to_owned() }),
        }
        connection.close().await?;
        Ok(())
    };
    claimed.await.map_err(|error| told(path, error))
}

/// What SQLite said of the file, with the file's name.
fn told(path: &Path, error: OpenError) -> OpenError {
    let path = path.to_owned();
    match error {
        OpenError::Storage(source) => match source.code().as_deref() {
            Some(NO_DATABASE) => OpenError::ForeignFile { path },
            Some(CORRUPT) => OpenError::Damaged { path, found: source.to_string() },
            _ => OpenError::Database { path, source },
        },
        error => error,
    }
}

/// Looks at every page, but not at whether indexes agree with their tables.
async fn is_whole(connection: &mut SqliteConnection, path: &Path) -> Result<(), OpenError> {
    let found: String = sqlx::query_scalar("PRAGMA quick_check(1)").fetch_one(connection).await?;
    if found == "ok" { Ok(()) } else { Err(OpenError::Damaged { path: path.to_owned(), found }) }
}

async fn application_id(connection: &mut SqliteConnection) -> Result<i64, sqlx::Error> {
    sqlx::query_scalar("PRAGMA application_id").fetch_one(connection).await
}

async fn is_empty(connection: &mut SqliteConnection) -> Result<bool, sqlx::Error> {
    sqlx::query_scalar("SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)")
        .fetch_one(connection)
        .await
}

#[async_trait]
impl EventStore for SqliteStore {
    async fn append(
        &self,
        table: &str,
        first_version: u64,
        at_ms: i64,
        payloads: Vec<String>,
    ) -> Result<(), AppendError> {
        let before = log_before(first_version)?;
        if payloads.is_empty() {
            return Ok(());
        }
        self.writer.append(table.to_owned(), before, at_ms, payloads).await
    }

    async fn load_after(
        &self,
        table: &str,
        version: u64,
    ) -> Result<Vec<StoredEvent>, StorageError> {
        let query = sqlx::query_as(LOAD).bind(table).bind(counted(version));
        let rows = query.fetch_all(&self.readers).await?;
        Ok(rows.into_iter().map(stored_event).collect())
    }

    async fn check(&self) -> Result<(), StorageError> {
        sqlx::query("SELECT 1 FROM event LIMIT 1").execute(&self.readers).await?;
        self.writer.check().await
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_writer_waits_for_the_disk() {
        let folder = tempfile::TempDir::new().unwrap();
        let path = folder.path().join("tables.db");
        SqliteStore::open(&path).await.unwrap();
        let file = durable(SqliteConnectOptions::new().filename(path));
        let mut connection = file.connect().await.unwrap();
        for (pragma, expected) in [
            ("SELECT journal_mode FROM pragma_journal_mode", "wal"),
            ("SELECT CAST(synchronous AS TEXT) FROM pragma_synchronous", "2"),
        ] {
            let found: String =
                sqlx::query_scalar(pragma).fetch_one(&mut connection).await.unwrap();
            assert_eq!(found, expected, "{pragma}");
        }
    }
}
