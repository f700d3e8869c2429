//! Opening: which store a URL names, and what is refused.

use std::path::Path;

use oware_store::OpenError;
use sqlx::{Connection as _, PgConnection, SqliteConnection};
use tempfile::TempDir;

use crate::support::{Fresh, log, texts};

async fn refusal(url: &str) -> OpenError {
    match oware_store::open(url).await {
        Ok(_) => panic!("{url} opens"),
        Err(error) => error,
    }
}

#[tokio::test]
async fn a_url_that_names_no_store_is_refused() {
    for (url, expected) in [
        ("", "a store begins with \"sqlite:\" or \"postgres:\", not with \"\""),
        ("tables.db", "a store begins with \"sqlite:\" or \"postgres:\", not with \"tables.db\""),
        (
            "mysql://me:secret@here/tables",
            "a store begins with \"sqlite:\" or \"postgres:\", not with \"mysql\"",
        ),
        ("sqlite:", "\"sqlite:\" needs the path of a file after it"),
        ("sqlite::memory:", "\"sqlite:\" needs the path of a file after it"),
        (
            "sqlite:tables.db?mode=ro",
            "\"sqlite:\" takes the path of a file and no options: leave out what begins with \"?\"",
        ),
    ] {
        assert_eq!(refusal(url).await.to_string(), expected, "{url}");
    }
}

#[tokio::test]
async fn an_error_never_tells_the_password() {
    let error = refusal("postgres://me:secret@localhost:1/tables").await;
    assert!(matches!(error, OpenError::Storage(_)), "{error:?}");
    assert!(!format!("{error} {error:?}").contains("secret"), "{error:?}");
}

#[tokio::test]
async fn a_file_of_another_kind_is_refused_and_left_as_it_was() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("letter.txt");
    let letter = "Dear Sir, this is no database. ".repeat(100);
    std::fs::write(&path, &letter).unwrap();
    assert_foreign(&path).await;
    assert_eq!(std::fs::read_to_string(&path).unwrap(), letter);
}

#[tokio::test]
async fn the_database_of_another_program_is_refused_and_left_as_it_was() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("chess.db");
    let other = format!("sqlite:{}?mode=rwc", path.display());
    let mut other = SqliteConnection::connect(&other).await.unwrap();
    sqlx::query("CREATE TABLE event (move TEXT)").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let before = std::fs::read(&path).unwrap();
    assert_foreign(&path).await;
    assert_eq!(std::fs::read(&path).unwrap(), before);
}

async fn assert_foreign(path: &Path) {
    let error = refusal(&format!("sqlite:{}", path.display())).await;
    assert!(matches!(error, OpenError::ForeignFile { .. }), "{error:?}");
    let name = path.file_name().unwrap().to_str().unwrap();
    assert!(error.to_string().contains(name), "{error}");
}

#[tokio::test]
async fn a_place_where_no_file_can_be_is_refused() {
    let folder = TempDir::new().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let error =
        refusal(&format!("sqlite:{}", folder.path().join("file/tables.db").display())).await;
    assert!(matches!(error, OpenError::Folder { .. }), "{error:?}");
    let error = refusal(&format!("sqlite:{}", folder.path().display())).await;
    assert!(matches!(error, OpenError::File { .. }), "{error:?}");
    let told = error.to_string();
    assert!(
        told.contains(&*folder.path().to_string_lossy()) && told.contains("directory"),
        "{told}"
    );
}

#[tokio::test]
async fn a_damaged_file_is_refused_by_its_name_and_left_as_it_was() {
    let database = Fresh::sqlite();
    let store = database.open().await;
    for version in 1..50 {
        store.append("t", version, 0, vec!["seed".repeat(500)]).await.unwrap();
    }
    drop(store);
    let mut connection = SqliteConnection::connect(&database.url).await.unwrap();
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)").execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let path = Path::new(database.url.strip_prefix("sqlite:").unwrap());
    let mut bytes = std::fs::read(path).unwrap();
    assert!(bytes.len() > 8 * 4096, "{}", bytes.len());
    for page in bytes.chunks_mut(4096).skip(1) {
        page[..64].fill(0xAA);
    }
    std::fs::write(path, &bytes).unwrap();
    let error = refusal(&database.url).await;
    assert!(matches!(error, OpenError::Damaged { .. }), "{error:?}");
    assert!(error.to_string().contains("tables.db"), "{error}");
    assert!(std::fs::read(path).unwrap() == bytes);
}

#[tokio::test]
async fn an_empty_file_becomes_a_store() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("tables.db");
    std::fs::write(&path, "").unwrap();
    let store = oware_store::open(&format!("sqlite://{}", path.display())).await.unwrap();
    store.append("t", 1, 0, texts(&["made"])).await.unwrap();
    assert_eq!(log(&*store, "t").await, ["1 made"]);
}

#[tokio::test]
async fn postgres_waits_for_the_disk_whatever_the_database_would_do() {
    let database = Fresh::postgres();
    let store = database.open().await;
    let mut admin = PgConnection::connect(&database.url).await.unwrap();
    sqlx::raw_sql(
        "DO $$ BEGIN
            EXECUTE format('ALTER DATABASE %I SET synchronous_commit = off', current_database());
         END $$;
         CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
            IF current_setting('synchronous_commit') <> 'on' THEN RAISE 'unsafe'; END IF;
            RETURN NEW;
         END $$;
         CREATE TRIGGER refuse BEFORE INSERT ON event FOR EACH ROW EXECUTE FUNCTION refuse();",
    )
    .execute(&mut admin)
    .await
    .unwrap();
    store.append("t", 1, 0, texts(&["made"])).await.unwrap();
    database.open().await.append("t", 2, 0, texts(&["seat"])).await.unwrap();
}

mod of_a_newer_version {
    //! A schema that a newer program has brought further is not touched.

    use sqlx::{Connection as _, PgConnection, SqliteConnection};

    use super::{Fresh, OpenError, refusal};

    const FURTHER: &str = "INSERT INTO _sqlx_migrations \
        (version, description, success, checksum, execution_time) \
        VALUES (999, 'further', true, '', 0)";

    #[tokio::test]
    async fn sqlite() {
        let database = Fresh::sqlite();
        drop(database.open().await);
        let mut newer = SqliteConnection::connect(&database.url).await.unwrap();
        sqlx::query(FURTHER).execute(&mut newer).await.unwrap();
        newer.close().await.unwrap();
        assert_newer(&database).await;
    }

    #[tokio::test]
    async fn postgres() {
        let database = Fresh::postgres();
        drop(database.open().await);
        let mut newer = PgConnection::connect(&database.url).await.unwrap();
        sqlx::query(FURTHER).execute(&mut newer).await.unwrap();
        newer.close().await.unwrap();
        assert_newer(&database).await;
    }

    async fn assert_newer(database: &Fresh) {
        let error = refusal(&database.url).await;
        assert!(matches!(error, OpenError::Newer { migration: 999 }), "{error:?}");
    }
}
