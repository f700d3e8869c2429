//! The log in PostgreSQL. Many servers may share one database: the primary key decides races.

use std::time::Duration;

use async_trait::async_trait;
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions as _, PgPool};

use crate::event_store::{TRIAL, counted, log_before, stored_event};
use crate::{AppendError, EventStore, OpenError, StorageError, StoredEvent, migrations};

const CONNECTIONS: u32 = 8;

/// How long an operation waits for a connection.
const PATIENCE: Duration = Duration::from_secs(5);

/// One statement, so that a batch is stored whole or not at all, and only at the log's end.
const APPEND: &str = "
    INSERT INTO event (table_id, version, at_ms, payload)
    SELECT $1, $2 + batch.place, $3, batch.payload
    FROM unnest($4::text[]) WITH ORDINALITY AS batch (payload, place)
    WHERE (SELECT coalesce(max(version), 0) FROM event WHERE table_id = $1) = $2";

const LOAD: &str = "
    SELECT version, at_ms, payload FROM event
    WHERE table_id = $1 AND version > $2 ORDER BY version";

const TRY: &str = "INSERT INTO event (table_id, version, at_ms, payload) VALUES ($1, 1, 0, '')";

const LEAVE_NOTHING: &str = "DELETE FROM event WHERE table_id = $1";

/// The log of every table in a PostgreSQL database.
#[derive(Debug)]
pub struct PostgresStore {
    pool: PgPool,
}

impl PostgresStore {
    /// Connects to the database that `url` names and brings its schema up to date.
    ///
    /// # Errors
    ///
    /// [`OpenError`] when it can't be reached or was made by a newer version.
    pub async fn connect(url: &str) -> Result<Self, OpenError> {
        // Whatever the database's own default is: a commit is on disk when it is acknowledged.
        let options = url.parse::<PgConnectOptions>()?.options([("synchronous_commit", "on")]);
        // One connection by itself: where there is no server, the pool would only wait.
        let mut connection = options.connect().await?;
        migrations::postgres().run(&mut connection).await?;
        let pool = PgPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(PATIENCE)
            .connect_lazy_with(options);
        Ok(Self { pool })
    }
}

#[async_trait]
impl EventStore for PostgresStore {
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
        let stored = sqlx::query(APPEND)
            .bind(table)
            .bind(before)
            .bind(at_ms)
            .bind(payloads)
            .execute(&self.pool)
            .await;
        match stored {
            Ok(done) if done.rows_affected() == 0 => Err(AppendError::Conflict),
            Ok(_) => Ok(()),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {
                Err(AppendError::Conflict)
            }
            Err(error) => Err(StorageError::from(error).into()),
        }
    }

    async fn load_after(
        &self,
        table: &str,
        version: u64,
    ) -> Result<Vec<StoredEvent>, StorageError> {
        let query = sqlx::query_as(LOAD).bind(table).bind(counted(version));
        let rows = query.fetch_all(&self.pool).await?;
        Ok(rows.into_iter().map(stored_event).collect())
    }

    async fn check(&self) -> Result<(), StorageError> {
        let mut transaction = self.pool.begin().await?;
        sqlx::query(TRY).bind(TRIAL).execute(&mut *transaction).await?;
        sqlx::query(LEAVE_NOTHING).bind(TRIAL).execute(&mut *transaction).await?;
        transaction.commit().await?;
        Ok(())
    }
}
