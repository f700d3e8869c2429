//! The schema of each database, step by step. A step that was ever released is never changed.

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};

/// A step: its number, what it is, its SQL.
type Step = (i64, &'static str, &'static str);

const SQLITE: &[Step] = &[(1, "event", include_str!("../migrations/sqlite/0001_event.sql"))];

const POSTGRES: &[Step] = &[(1, "event", include_str!("../migrations/postgres/0001_event.sql"))];

pub(crate) fn sqlite() -> Migrator {
    migrator(SQLITE)
}

pub(crate) fn postgres() -> Migrator {
    migrator(POSTGRES)
}

fn migrator(steps: &[Step]) -> Migrator {
    let migration = |&(version, what, sql): &Step| {
        Migration::new(version, what.into(), MigrationType::Simple, sql.into_sql_str(), false)
    };
    Migrator::with_migrations(steps.iter().map(migration).collect())
}
