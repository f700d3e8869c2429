//! What can go wrong, one type an operation. No message holds a URL: it may carry a password.

use std::path::PathBuf;
use std::sync::Arc;

use sqlx::migrate::MigrateError;

/// Why a store could not be opened.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum OpenError {
    /// The URL begins with neither `sqlite:` nor `postgres:`.
    #[error("a store begins with \"sqlite:\" or \"postgres:\", not with \"{scheme}\"")]
    UnknownScheme {
        /// What it begins with.
        scheme: String,
    },
    /// `sqlite:` names no file. A database in memory would lose acknowledged events.
    #[error("\"sqlite:\" needs the path of a file after it")]
    NoFile,
    /// The folder of the SQLite file could not be made.
    #[error("the folder of {} can't be made: {source}", path.display())]
    Folder {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// The file is no SQLite database, or one that another program made. It is left as it was.
    #[error("{} is not a store of Oware tables; choose another file", path.display())]
    ForeignFile {
        /// The file.
        path: PathBuf,
    },
    /// Something else than a path is named.
    #[error(
        "\"sqlite:\" takes the path of a file and no options: leave out what begins with \"?\""
    )]
    Options,
    /// The system does not let the SQLite file be read and written.
    #[error("{} can't be opened: {source}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        source: std::io::Error,
    },
    /// SQLite could not use the file.
    #[error("{} can't be opened: {source}", path.display())]
    Database {
        /// The file.
        path: PathBuf,
        /// What SQLite said.
        source: StorageError,
    },
    /// The SQLite file is damaged. It is left as it was.
    #[error("{} is damaged ({found}); put a copy in its place", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// What was found.
        found: String,
    },
    /// The schema has a migration that this program doesn't know.
    #[error("the store was made by a newer version of this program (migration {migration})")]
    Newer {
        /// The first unknown migration.
        migration: i64,
    },
    /// The database could not be reached or did not do what it was asked.
    #[error("the store can't be opened: {0}")]
    Storage(#[from] StorageError),
    /// The schema could not be brought up to date.
    #[error("the schema of the store can't be brought up to date: {0}")]
    Schema(#[source] Box<dyn std::error::Error + Send + Sync>),
}

impl From<sqlx::Error> for OpenError {
    fn from(error: sqlx::Error) -> Self {
        Self::Storage(error.into())
    }
}

impl From<MigrateError> for OpenError {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(migration) => Self::Newer { migration },
            other => Self::Schema(Box::new(other)),
        }
    }
}

/// Why events were not appended.
#[derive(Debug, Clone, thiserror::Error)]
pub enum AppendError {
    /// The log does not end just before the first version named: someone else was faster, or
    /// there would be a gap. Nothing was stored.
    #[error("the log does not end just before the version to append")]
    Conflict,
    /// The database failed. Whether the events were stored, only a load can tell.
    #[error(transparent)]
    Storage(#[from] StorageError),
}

/// The database failed.
#[derive(Debug, Clone, thiserror::Error)]
#[error("the database failed: {0}")]
pub struct StorageError(#[source] Arc<sqlx::Error>);

impl StorageError {
    /// The database's own code.
    pub(crate) fn code(&self) -> Option<String> {
        self.0.as_database_error()?.code().map(Into::into)
    }
}

impl From<sqlx::Error> for StorageError {
    fn from(error: sqlx::Error) -> Self {
        Self(Arc::new(error))
    }
}
