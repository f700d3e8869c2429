//! The append-only log of events of every table, in SQLite or PostgreSQL.
//!
//! Here lives durability: an append that was answered with `Ok` survives a crash at any instant.
//! What an event means does not: a payload is an opaque text, and nothing here depends on
//! `oware-table` or `oware-rules`.

mod error;
mod event_store;
mod migrations;
mod postgres;
mod sqlite;

use std::path::Path;
use std::sync::Arc;

pub use error::{AppendError, OpenError, StorageError};
pub use event_store::{EventStore, StoredEvent};
pub use postgres::PostgresStore;
pub use sqlite::SqliteStore;

/// Opens the store that `url` names, and brings its schema up to date.
///
/// `sqlite:PATH` is a file, made with its folder when missing; `postgres:…` is a PostgreSQL
/// connection URL.
///
/// # Errors
///
/// [`OpenError`] when the URL names no store, the file belongs to another program, or the database
/// can't be reached or was made by a newer version.
pub async fn open(url: &str) -> Result<Arc<dyn EventStore>, OpenError> {
    let (scheme, rest) = url.split_once(':').unwrap_or((url, ""));
    match scheme {
        "sqlite" if rest.contains('?') => Err(OpenError::Options),
        "sqlite" => {
            let path = rest.strip_prefix("//").unwrap_or(rest);
            Ok(Arc::new(SqliteStore::open(Path::new(path)).await?))
        }
        "postgres" | "postgresql" => Ok(Arc::new(PostgresStore::connect(url).await?)),
        _ => Err(OpenError::UnknownScheme { scheme: scheme.to_owned() }),
    }
}
