//! The append-only log of events: SQLite or PostgreSQL.
