//! Endgame tables as the site tells them: values, errors, caching, making, mending.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use oware_endgame::{Kind, TableId, TableRules, index};
use oware_rules::{Preset, Rules, lanes};
use oware_solver::{Build, Directory};
use tempfile::TempDir;

use crate::support::{Client, Reply, Server, Value, json};

/// Long enough for tables of a few seeds on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

fn folder() -> Arc<TempDir> {
    Arc::new(tempfile::tempdir().expect("a folder"))
}

/// Position text of rows as lanes, South to move; the other seeds are in the stores.
fn text(own: u64, opp: u64) -> String {
    let houses = [own, opp].into_iter().flat_map(|row| (0..6).map(move |at| lanes::seeds(row, at)));
    let houses: Vec<String> = houses.map(|seeds| seeds.to_string()).collect();
    let stored = 48 - lanes::total(own) - lanes::total(opp);
    format!("{}-{}-{}-S", houses.join("-"), stored / 2, stored - stored / 2)
}

fn encoded(text: &str) -> String {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
    let char = |byte: u8| {
        if plain(&byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") }
    };
    text.bytes().map(char).collect()
}

fn address(rules: &str, position: &str) -> String {
    format!("/api/v1/endgame?rules={}&position={}", encoded(rules), encoded(position))
}

async fn ask(client: &Client, rules: &str, position: &str) -> Reply {
    client.get(&address(rules, position)).await
}

async fn tables(client: &Client) -> Vec<Value> {
    let reply = client.get("/api/v1/endgame/tables").await;
    assert_eq!(reply.header("cache-control"), "no-store");
    reply.ok()["tables"].as_array().expect("tables").clone()
}

/// Waits until nothing is being made, and gives how far the tables of each rule set go.
async fn settled(client: &Client) -> Vec<Value> {
    let waiting = async {
        loop {
            let tables = tables(client).await;
            if tables.iter().all(|each| each["state"] != "building") {
                return tables;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("made in time")
}

fn state<'a>(tables: &'a [Value], rules: &str, kind: &str) -> (u64, &'a str) {
    let found = tables.iter().find(|each| each["rules"] == rules && each["kind"] == kind);
    let found = found.expect("tables of every rule set");
    (found["seeds"].as_u64().expect("a number"), found["state"].as_str().expect("a state"))
}

fn lines(name: &str) -> Vec<Value> {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name);
    let text = fs::read_to_string(path).expect(name);
    text.lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn histogram(values: impl Iterator<Item = i64>) -> Value {
    let mut histogram: BTreeMap<String, u64> = BTreeMap::new();
    for value in values {
        *histogram.entry(value.to_string()).or_insert(0) += 1;
    }
    json!(histogram)
}

/// Makes tables as the command `oware endgame build` does.
fn build(folder: &Path, rules: TableRules, kind: Kind, seeds: u8) {
    let build = Build { rules, kind, seeds, threads: 2, memory: 1 << 30, level: Some(1) };
    build.run(&Directory::new(folder.join("endgame")), &|_| {}).expect("built");
}

fn file(folder: &Path, preset: Preset, kind: Kind, seeds: u8) -> PathBuf {
    let rules = preset.spec().into();
    Directory::new(folder.join("endgame")).file(&TableId { rules, kind, seeds })
}

#[tokio::test]
async fn every_small_position_has_its_value_under_every_rule_set() {
    let server = Server::with_endgame(folder(), 4).await;
    let there = settled(&server.client).await;
    assert_eq!(there.len(), 12);
    for preset in Preset::ALL {
        for kind in ["score", "bounds"] {
            assert_eq!(state(&there, preset.name(), kind), (4, "ready"));
        }
    }
    let larger = [(Preset::Warri, 3), (Preset::Ovare, 3)];
    for (preset, seeds) in Preset::ALL.iter().map(|&preset| (preset, 2)).chain(larger) {
        let mut found = Vec::new();
        for at in 0..index::positions(seeds) {
            let (own, opp) = index::position(seeds, at).expect("a position");
            let told = ask(&server.client, preset.name(), &text(own, opp)).await.ok();
            assert_eq!(told["seeds"], seeds);
            found.push(told);
        }
        let name = if preset == Preset::Awari { "wari" } else { preset.name() };
        let given = |file: &str| {
            let mut lines = lines(file).into_iter();
            lines.find(|line| line["rules"] == name && line["seeds"] == seeds).expect("a line")
        };
        let number = |value: &Value| value.as_i64().expect("a number");
        let scores = given("tables.jsonl");
        assert_eq!(scores["histogram"], histogram(found.iter().map(|told| number(&told["value"]))));
        let bounds = given("tables_bounds.jsonl");
        for (nth, name) in ["lower", "upper"].into_iter().enumerate() {
            let found = found.iter().map(|told| number(&told["bounds"][nth]));
            assert_eq!(bounds[name], histogram(found), "{preset:?} {name}");
        }
        let exact = found.iter().filter(|told| told["exact"] == true).count();
        assert_eq!(bounds["exact"], exact, "{preset:?}");
    }
}

/// The tables are made by hand, of one kind only.
#[tokio::test]
async fn a_known_position_whoever_moves_and_whatever_is_in_the_stores() {
    let folder = folder();
    build(folder.path(), Preset::Awari.spec().into(), Kind::Score, 9);
    let server = Server::with_endgame(folder, 0).await;
    let moves = |letters: &str| -> Value {
        letters.chars().map(String::from).zip([0, -5, -9, -5]).collect()
    };
    for (position, letters, over) in [
        ("1-2-0-0-1-1-1-2-0-0-0-1-19-20-S", "ABEF", false),
        ("1-2-0-0-0-1-1-2-0-0-1-1-24-15-N", "abef", false),
        ("1-2-0-0-1-1-1-2-0-0-0-1-0-39-S", "ABEF", true),
    ] {
        for rules in ["wari", "awari", r#"{"preset":"wari","first":"north"}"#] {
            let reply = ask(&server.client, rules, position).await;
            let told = reply.ok();
            assert_eq!((&told["value"], &told["moves"]), (&json!(0), &moves(letters)), "{told}");
            assert_eq!((&told["position"], &told["kind"]), (&json!(position), &json!("score")));
            assert_eq!((&told["over"], &told["exact"]), (&json!(over), &json!(false)));
            assert_eq!((&told["bounds"], &told["moves_bounds"]), (&json!(null), &json!(null)));
            // There may be bounds tomorrow.
            assert_eq!(reply.header("cache-control"), "public, max-age=60");
        }
    }
    // Fewer seeds a house, fewer seeds in all.
    let told = ask(
        &server.client,
        r#"{"preset":"awari","seeds_per_house":2}"#,
        "1-2-0-0-1-1-1-2-0-0-0-1-7-8-S",
    );
    assert_eq!(told.await.ok()["moves"], moves("ABEF"));
}

#[tokio::test]
async fn a_repetition_may_change_what_is_not_proved_where_it_shares_by_own_row() {
    let server = Server::with_endgame(folder(), 3).await;
    settled(&server.client).await;
    // Two seeds that run after each other for ever; one seed that its owner's opponent must leave.
    let (unproved, proved) = ("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S", "0-0-0-0-0-0-0-0-0-0-0-1-23-24-S");
    for (rules, position, changes) in [
        ("abapa", unproved, true),
        ("wari", unproved, true),
        ("warri", unproved, true),
        ("ovare", unproved, true),
        ("awari", unproved, false),
        ("ashanti", unproved, false),
        (r#"{"preset":"abapa","repetition":"never"}"#, unproved, false),
        (r#"{"preset":"abapa","leftover":"split"}"#, unproved, false),
        (r#"{"preset":"awari","leftover":"own_row"}"#, unproved, true),
        ("abapa", proved, false),
    ] {
        let told = ask(&server.client, rules, position).await.ok();
        assert_eq!(told["exact"], position == proved, "{told}");
        assert_eq!(told["repetition_may_change"], changes, "{told}");
        let [lower, upper] = [0, 1].map(|nth| told["bounds"][nth].as_i64().expect("a bound"));
        let value = told["value"].as_i64().expect("a value");
        assert!(lower <= value && value <= upper, "{told}");
        for (house, value) in told["moves"].as_object().expect("moves") {
            let bounds = &told["moves_bounds"][house];
            assert!(bounds[0].as_i64() <= value.as_i64() && value.as_i64() <= bounds[1].as_i64());
        }
    }
    // Nobody can move: worth what lies there.
    let told = ask(&server.client, "wari", proved).await.ok();
    assert_eq!(
        (&told["value"], &told["moves"], &told["over"]),
        (&json!(-1), &json!({}), &json!(true))
    );
    let told = ask(&server.client, "wari", "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S").await.ok();
    assert_eq!((&told["value"], &told["bounds"]), (&json!(0), &json!([0, 0])));
}

#[tokio::test]
async fn what_cannot_be_answered_is_told() {
    let server = Server::with_endgame(folder(), 2).await;
    settled(&server.client).await;
    let two = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S";
    let long = "1-".repeat(4000);
    for (rules, position, status, code, said) in [
        ("chess", two, 400, "unknown_preset", "chess"),
        ("", two, 400, "unknown_preset", ""),
        (r#"{"preset":"wari","speed":1}"#, two, 400, "unknown_setting", "speed"),
        (r#"{"preset":"wari","first":"east"}"#, two, 400, "bad_setting_value", "east"),
        (r#"{"preset":"wari""#, two, 400, "malformed_rules", ""),
        (r#"{"preset":["wari"]}"#, two, 400, "invalid_request", ""),
        ("wari", "", 400, "invalid_position", "field 1"),
        ("wari", "1-2-3", 400, "invalid_position", "3 fields"),
        ("wari", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-X", 400, "invalid_position", "S or N"),
        ("wari", "0-0-0-0-0-1-1-0-0-0-0-0-0-0-S", 400, "invalid_position", "must be 48"),
        ("wari", "0-0-0-0-0-1-1-0-0-0-0-0-23-299-S", 400, "invalid_position", "field 14"),
        ("wari", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S-S", 400, "invalid_position", "16"),
        ("wari", &long, 400, "invalid_position", ""),
        ("wari", "ö", 400, "invalid_position", "field 1"),
        ("wari", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", 404, "no_endgame_table", "48 seeds"),
        ("wari", "0-0-0-0-0-1-1-1-0-0-0-0-23-22-S", 404, "no_endgame_table", "3 seeds"),
        (r#"{"preset":"wari","capture_run":"both"}"#, two, 404, "no_endgame_table", "changed"),
    ] {
        let reply = ask(&server.client, rules, position).await;
        assert_eq!(
            (reply.status.as_u16(), reply.code().as_str()),
            (status, code),
            "{rules} {position}"
        );
        let problem = reply.json();
        assert!(problem["detail"].as_str().is_some_and(|text| text.contains(said)), "{problem}");
        let available = problem["available"].as_array();
        assert_eq!(available.is_some(), status == 404, "{problem}");
        assert!(available.is_none_or(|tables| tables.iter().all(|each| each["seeds"] == 2)));
    }
    for path in ["/api/v1/endgame", "/api/v1/endgame?rules=wari", "/api/v1/endgame?position=x"] {
        assert_eq!(server.client.get(path).await.code(), "invalid_request", "{path}");
    }
    assert_eq!(server.client.get("/api/v1/endgame?rules=%FF&position=x").await.status, 400);
}

#[tokio::test]
async fn an_answer_is_kept_and_asked_for_again_by_its_tag() {
    let server = Server::with_endgame(folder(), 2).await;
    settled(&server.client).await;
    let path = address("wari", "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S");
    let reply = server.client.get(&path).await;
    let tag = reply.header("etag").to_owned();
    assert_eq!(reply.header("cache-control"), "public, max-age=2592000, immutable");
    assert!(tag.starts_with("W/\""), "{tag}");
    let strong = tag.trim_start_matches("W/");
    for (known, status) in [
        (tag.as_str(), 304),
        (strong, 304),
        (&format!("\"other\", {tag}"), 304),
        ("*", 304),
        ("\"other\"", 200),
        ("", 200),
    ] {
        let again = server.client.get_with(&path, "if-none-match", known).await;
        assert_eq!(
            (again.status.as_u16(), again.header("etag")),
            (status, tag.as_str()),
            "{known}"
        );
        assert_eq!(again.body.is_empty(), status == 304);
        assert!(again.header("cache-control").contains("immutable"));
    }
    let other = address("wari", "0-0-0-0-1-0-1-0-0-0-0-0-23-23-S");
    assert_ne!(server.client.get(&other).await.header("etag"), tag);
}

#[tokio::test]
async fn while_tables_are_made_it_says_so_and_everything_else_goes_on() {
    let folder = folder();
    let endgame = folder.path().join("endgame");
    fs::create_dir_all(&endgame).expect("a folder");
    // As long as another program builds in the same folder, the server waits.
    let other = fs::File::create(endgame.join(".lock")).expect("a file");
    other.try_lock().expect("a lock");
    let server = Server::with_endgame(folder, 2).await;
    let two = "0-0-0-0-0-1-1-0-0-0-0-0-23-23-S";
    let reply = ask(&server.client, "wari", two).await;
    assert_eq!((reply.status.as_u16(), reply.code().as_str()), (503, "endgame_building"));
    assert_eq!(reply.header("retry-after"), "5");
    let available = &reply.json()["available"];
    assert_eq!(
        available[0],
        json!({"rules": "wari", "kind": "score", "seeds": 0, "goal": 2, "state": "building"})
    );
    assert_eq!(ask(&server.client, "wari", "0-0-0-0-0-1-1-1-0-0-0-0-23-22-S").await.status, 404);
    assert_eq!(server.client.get("/api/v1/health").await.status, 200);
    drop(other);
    assert_eq!(state(&settled(&server.client).await, "wari", "score"), (2, "ready"));
    assert_eq!(ask(&server.client, "wari", two).await.status, 200);

    // All is there when it starts again, and it stops without waiting for anything.
    let folder = server.stop().await;
    let server = Server::with_endgame(folder, 2).await;
    assert!(tables(&server.client).await.iter().all(|each| each["state"] == "ready"));
}

#[tokio::test]
async fn damaged_tables_are_made_anew_or_done_without() {
    let folder = folder();
    let server = Server::with_endgame(Arc::clone(&folder), 4).await;
    settled(&server.client).await;
    server.stop().await;
    let whole: Vec<Vec<u8>> = [Kind::Score, Kind::Bounds]
        .map(|kind| fs::read(file(folder.path(), Preset::Wari, kind, 4)).expect("a file"))
        .into();

    // One is cut short, of another the last byte of its block is another, one is foreign.
    fs::write(file(folder.path(), Preset::Wari, Kind::Score, 4), &whole[0][..30]).expect("written");
    let mut flipped = whole[1].clone();
    *flipped.last_mut().expect("a byte") ^= 1;
    fs::write(file(folder.path(), Preset::Wari, Kind::Bounds, 4), flipped).expect("written");
    fs::write(file(folder.path(), Preset::Abapa, Kind::Score, 4), &whole[0]).expect("written");

    // A server that makes none does without them.
    let server = Server::with_endgame(Arc::clone(&folder), 0).await;
    let there = tables(&server.client).await;
    assert_eq!(state(&there, "wari", "score"), (3, "failed"));
    assert_eq!(state(&there, "abapa", "score"), (3, "failed"));
    // A damaged block is only seen when it is read.
    assert_eq!(state(&there, "wari", "bounds"), (4, "ready"));
    let four = "0-0-0-0-0-2-2-0-0-0-0-0-22-22-S";
    assert_eq!(ask(&server.client, "wari", four).await.code(), "no_endgame_table");
    server.stop().await;

    let server = Server::with_endgame(Arc::clone(&folder), 4).await;
    settled(&server.client).await;
    let reply = ask(&server.client, "wari", four).await;
    assert_eq!((reply.status.as_u16(), reply.code().as_str()), (503, "endgame_building"));
    let there = settled(&server.client).await;
    assert_eq!(state(&there, "wari", "score"), (4, "ready"));
    assert_eq!(state(&there, "wari", "bounds"), (4, "ready"));
    assert_eq!(ask(&server.client, "wari", four).await.status, 200);
    for (kind, whole) in Kind::ALL.into_iter().zip(&whole) {
        let made = fs::read(file(folder.path(), Preset::Wari, kind, 4)).expect("a file");
        assert!(made == *whole, "{kind:?}");
    }
    // What somebody put there under a wrong name is left alone, and told.
    assert_eq!(state(&there, "abapa", "score"), (3, "failed"));
    assert_eq!(ask(&server.client, "abapa", four).await.code(), "no_endgame_table");
    let three = "0-0-0-0-0-1-2-0-0-0-0-0-22-23-S";
    assert_eq!(ask(&server.client, "abapa", three).await.status, 200);
}

#[tokio::test]
async fn a_damaged_table_that_is_not_made_here_is_told_once_it_is_read() {
    let folder = folder();
    for kind in Kind::ALL {
        build(folder.path(), Preset::Ovare.spec().into(), kind, 4);
    }
    let path = file(folder.path(), Preset::Ovare, Kind::Score, 4);
    let mut bytes = fs::read(&path).expect("a file");
    *bytes.last_mut().expect("a byte") ^= 1;
    fs::write(&path, bytes).expect("written");
    let server = Server::with_endgame(Arc::clone(&folder), 0).await;
    let four = "0-0-0-0-0-2-2-0-0-0-0-0-22-22-S";
    assert_eq!(ask(&server.client, "ovare", four).await.code(), "endgame_building");
    assert_eq!(state(&settled(&server.client).await, "ovare", "score"), (3, "failed"));
    assert_eq!(ask(&server.client, "ovare", four).await.code(), "no_endgame_table");
}

#[tokio::test]
async fn tables_of_changed_rules_are_used_where_somebody_made_them() {
    let folder = folder();
    let asked = r#"{"preset":"wari","capture_run":"both"}"#;
    let rules: Rules = serde_json::from_str(asked).expect("rules");
    for kind in Kind::ALL {
        build(folder.path(), rules.spec.into(), kind, 3);
    }
    let server = Server::with_endgame(Arc::clone(&folder), 0).await;
    let three = "0-0-0-0-0-1-2-0-0-0-0-0-22-23-S";
    let told = ask(&server.client, asked, three).await.ok();
    assert_eq!(told["rules"], json!({"preset": "wari", "capture_run": "both"}));
    assert!(told["bounds"].is_array() && told["moves"]["F"].is_number(), "{told}");
    assert_eq!(ask(&server.client, "wari", three).await.code(), "no_endgame_table");
    let path = Directory::new(folder.path().join("endgame")).file(&TableId {
        rules: rules.spec.into(),
        kind: Kind::Score,
        seeds: 2,
    });
    fs::write(path, "nothing").expect("written");
    assert_eq!(ask(&server.client, asked, three).await.code(), "no_endgame_table");
}

#[tokio::test]
async fn a_crowd_is_answered_or_told_to_wait() {
    let server = Server::with_endgame(folder(), 3).await;
    settled(&server.client).await;
    let crowd: Vec<_> = (0..200)
        .map(|nth| {
            let client = server.client;
            let (own, opp) = index::position(3, nth).expect("a position");
            tokio::spawn(async move { ask(&client, "warri", &text(own, opp)).await })
        })
        .collect();
    for reply in crowd {
        let reply = reply.await.expect("an answer");
        if reply.status != 200 {
            assert_eq!((reply.code().as_str(), reply.header("retry-after")), ("busy", "1"));
        }
    }
}
