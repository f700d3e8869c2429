//! Fresh databases for the stories.

mod cluster;

use std::sync::Arc;

use oware_store::{EventStore, StoredEvent};
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use tempfile::TempDir;

use self::cluster::Cluster;

/// A database that nobody else uses, gone when dropped.
pub struct Fresh {
    pub url: String,
    _keep: Keep,
}

enum Keep {
    Folder { _folder: TempDir },
    Cluster { _cluster: Arc<Cluster> },
}

impl Fresh {
    pub fn sqlite() -> Self {
        let folder = TempDir::new().expect("a temporary folder");
        let url = format!("sqlite:{}", folder.path().join("data/tables.db").display());
        Self { url, _keep: Keep::Folder { _folder: folder } }
    }

    pub fn postgres() -> Self {
        let cluster = Cluster::shared();
        let url = cluster.fresh_database();
        Self { url, _keep: Keep::Cluster { _cluster: cluster } }
    }

    /// Runs the first statements in SQLite, the second in PostgreSQL.
    pub async fn run(&self, [sqlite, postgres]: [&'static str; 2]) {
        if self.url.starts_with("sqlite:") {
            let mut admin = SqliteConnection::connect(&self.url).await.expect("SQLite");
            sqlx::raw_sql(sqlite).execute(&mut admin).await.expect("done");
            admin.close().await.expect("closed");
        } else {
            let mut admin = PgConnection::connect(&self.url).await.expect("PostgreSQL");
            sqlx::raw_sql(postgres).execute(&mut admin).await.expect("done");
        }
    }

    pub async fn open(&self) -> Arc<dyn EventStore> {
        oware_store::open(&self.url).await.expect("the store opens")
    }
}

/// `["a", "b"]` as an append takes them.
pub fn texts(payloads: &[&str]) -> Vec<String> {
    payloads.iter().map(ToString::to_string).collect()
}

/// The log of a table as lines `version payload`, for comparing at a glance.
pub async fn log(store: &dyn EventStore, table: &str) -> Vec<String> {
    let line = |event: StoredEvent| format!("{} {}", event.version, event.payload);
    store.load(table).await.expect("the log loads").into_iter().map(line).collect()
}
