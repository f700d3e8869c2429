//! `oware endgame`: build, stats, probe, verify, compare, longest; kills and damage.

use std::fs;
use std::path::Path;
use std::process::{Output, Stdio};
use std::thread;
use std::time::Duration;

use serde_json::{Value, json};
use tempfile::TempDir;

use crate::support::{command, oware, testdata, text};

fn endgame(subcommand: &str, arguments: &[&str]) -> Output {
    oware(&[&["endgame", subcommand], arguments].concat())
}

fn build(out: &Path, rules: &str, kind: &str, seeds: u8) {
    let (out, seeds) = (out.to_string_lossy(), seeds.to_string());
    let arguments = ["--rules", rules, "--kind", kind, "--seeds", &seeds, "--out", &out];
    let output = endgame("build", &[&arguments[..], &["--level", "1", "--quiet"]].concat());
    assert_eq!(text(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0), "{rules} {kind}");
}

fn built(rules: &str, kind: &str, seeds: u8) -> (TempDir, String) {
    let directory = tempfile::tempdir().expect("a directory");
    build(directory.path(), rules, kind, seeds);
    let path = directory.path().to_string_lossy().into_owned();
    (directory, path)
}

fn lines(bytes: &[u8]) -> Vec<Value> {
    text(bytes).lines().map(|line| serde_json::from_str(line).expect(line)).collect()
}

fn failure(output: &Output) -> String {
    assert_eq!(output.status.code(), Some(1));
    text(&output.stderr)
}

#[test]
fn statistics_are_those_known() {
    for (kind, file, seeds) in [("score", "tables.jsonl", 7), ("bounds", "tables_bounds.jsonl", 5)]
    {
        for rules in ["abapa", "wari", "warri", "ashanti", "ovare"] {
            let (_kept, dir) = built(rules, kind, seeds);
            let output = endgame("stats", &["--dir", &dir, "--rules", rules, "--kind", kind]);
            let known = testdata(file);
            let of_rules = |line: &&str| line.contains(&format!("\"rules\":\"{rules}\""));
            let known: Vec<&str> = known.lines().filter(of_rules).collect();
            assert_eq!(text(&output.stdout).lines().collect::<Vec<_>>(), known);
        }
    }
}

#[test]
fn a_position_is_answered() {
    let (_kept, dir) = built("wari", "score", 6);
    let probe = |position: &str| {
        endgame("probe", &["--dir", &dir, "--rules", "awari", "--json", "--position", position])
    };
    let south = probe("0-0-0-0-1-1-1-2-0-0-0-0-21-22-S");
    assert_eq!(south.status.code(), Some(0));
    let value = json!({"E": -5, "F": -1});
    let expected =
        json!({"position": "0-0-0-0-1-1-1-2-0-0-0-0-21-22-S", "value": -1, "moves": value});
    assert_eq!(lines(&south.stdout), [expected]);
    let north = &lines(&probe("1-2-0-0-0-0-0-0-0-0-1-1-0-0-N").stdout)[0];
    assert_eq!(north["moves"], json!({"e": -5, "f": -1}));
    assert_eq!(lines(&probe("0-0-0-0-1-1-1-2-0-0-0-0").stdout)[0]["value"], -1);
    let many = probe("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
    assert_eq!(many.status.code(), Some(1));
    assert_eq!(lines(&many.stdout)[0]["error"], "missing");
    for wrong in ["", "1-2", "a-0-0-0-0-0-0-0-0-0-0-0", "99-0-0-0-0-0-0-0-0-0-0-0-S"] {
        assert_eq!(lines(&probe(wrong).stdout)[0]["error"], "position", "{wrong}");
    }
}

#[test]
fn positions_are_read_line_by_line() {
    let (_kept, dir) = built("wari", "bounds", 4);
    let mut child = command(&[
        "endgame", "probe", "--dir", &dir, "--rules", "wari", "--kind", "bounds", "--json",
    ])
    .spawn()
    .expect("oware starts");
    let mut stdin = child.stdin.take().expect("stdin");
    let input = b"0-0-0-0-0-1-1-1-0-0-0-0\r\n\n \t\nrubbish\n\xFF\xFE\n";
    std::io::Write::write_all(&mut stdin, input).expect("read");
    std::io::Write::write_all(&mut stdin, &[b'1'; 5_000]).expect("read");
    std::io::Write::write_all(&mut stdin, b"\n0-0-0-0-0-0-0-0-0-0-0-0").expect("read");
    drop(stdin);
    let output = child.wait_with_output().expect("oware ends");
    assert_eq!(output.status.code(), Some(1));
    let answers = lines(&output.stdout);
    assert_eq!(answers.len(), 5);
    assert_eq!(answers[0]["value"].as_array().map(Vec::len), Some(2));
    assert_eq!(answers[1]["error"], "position");
    let long = "a line of more than 1024 bytes is no position";
    assert_eq!((&answers[3]["error"], &answers[3]["message"]), (&json!("position"), &json!(long)));
    assert_eq!(answers[4]["value"], json!([0, 0]));
}

#[test]
fn damage_and_strangers_are_told_apart() {
    let (_kept, dir) = built("wari", "score", 6);
    let file = |rules: &str| Path::new(&dir).join(format!("{rules}.score.06.oware"));
    let verify = |rules: &str| {
        endgame("verify", &["--dir", &dir, "--rules", rules, "--seeds", "6", "--threads", "1"])
    };
    let sound = verify("wari");
    assert_eq!(sound.status.code(), Some(0));
    assert!(text(&sound.stdout).contains(" 6 seeds: 12376 positions verified"));
    let bytes = fs::read(file("wari")).expect("a table");
    let mut flipped = bytes.clone();
    flipped[900] ^= 4;
    fs::write(file("wari"), flipped).expect("written");
    assert!(failure(&verify("wari")).contains("table of 6 seeds: block 0 of the table is damaged"));
    fs::write(file("wari"), &bytes[..900]).expect("written");
    assert!(failure(&verify("wari")).contains("table of 6 seeds: the table is truncated"));
    fs::remove_file(file("wari")).expect("removed");
    assert!(failure(&verify("wari")).contains("no table for 6 seeds"));
    build(Path::new(&dir), "abapa", "score", 5);
    fs::write(file("abapa"), &bytes).expect("written");
    assert!(failure(&verify("abapa")).contains("the table is for other rules"));
    let again = ["--rules", "abapa", "--seeds", "6", "--out", &dir];
    assert!(failure(&endgame("build", &again)).contains("the table is for other rules"));
}

#[test]
fn a_killed_build_goes_on_to_the_same_bytes() {
    let (whole, _) = built("ovare", "score", 12);
    let cut = tempfile::tempdir().expect("a directory");
    let dir = cut.path().to_string_lossy().into_owned();
    for milliseconds in [15, 60, 150, 400] {
        let arguments = ["--rules", "ovare", "--seeds", "12", "--out", &dir, "--level", "1"];
        let mut child = command(&[&["endgame", "build"], &arguments[..]].concat())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .expect("oware starts");
        thread::sleep(Duration::from_millis(milliseconds));
        child.kill().expect("killed");
        child.wait().expect("gone");
    }
    build(cut.path(), "ovare", "score", 12);
    for seeds in 1..=12 {
        let name = format!("ovare.score.{seeds:02}.oware");
        let read = |directory: &TempDir| fs::read(directory.path().join(&name)).expect("a table");
        assert!(read(&whole) == read(&cut), "{name}");
    }
}

#[test]
fn changed_settings_have_tables_of_their_own() {
    let changed = r#"{"preset":"abapa","grand_slam":"opponent_takes_rest"}"#;
    let (kept, dir) = built(changed, "score", 4);
    build(kept.path(), "abapa", "score", 4);
    let arguments = ["--dir", &dir, "--rules", "abapa", "--with", changed, "--seeds", "4"];
    let line = &lines(&endgame("compare", &arguments).stdout)[0];
    assert_eq!(line["positions"], 1365);
    assert!(line["values_differ"].as_u64() > Some(0), "{line}");
    let output = endgame("stats", &["--dir", &dir, "--rules", "wari"]);
    assert!(failure(&output).contains("no tables of kind score for wari"));
}

#[test]
fn the_longest_defences_are_found() {
    let (_kept, dir) = built("wari", "score", 3);
    let found = lines(&endgame("longest", &["--dir", &dir, "--rules", "awari"]).stdout);
    let one = json!({
        "rules": "awari", "seeds": 1, "plies": 1, "positions": 1,
        "example": "0-0-0-0-0-1-0-0-0-0-0-0-0-0-S", "value": -1,
    });
    assert_eq!((found.len(), &found[0]), (3, &one));
    let probe = ["--dir", &dir, "--rules", "awari", "--json", "--position"];
    let example = found[2]["example"].as_str().expect("a position").to_owned();
    let probed = endgame("probe", &[&probe[..], &[&example]].concat());
    assert_eq!(lines(&probed.stdout)[0]["value"], found[2]["value"]);
    let missing = endgame("longest", &["--dir", &dir, "--rules", "wari", "--seeds", "4"]);
    assert!(failure(&missing).contains("no table for 4 seeds"), "{}", failure(&missing));
}

#[test]
fn too_little_memory_is_told_before_anything_is_begun() {
    let directory = tempfile::tempdir().expect("a directory");
    let dir = directory.path().to_string_lossy().into_owned();
    let arguments = ["--rules", "wari", "--seeds", "24", "--out", &dir, "--memory", "0.5"];
    let error = failure(&endgame("build", &arguments));
    assert!(error.contains("GiB of memory at least; 0.5 GiB may be used"), "{error}");
    let arguments = ["--rules", "wari", "--seeds", "8", "--out", &dir, "--memory", "0.001"];
    let error = failure(&endgame("build", &arguments));
    assert!(error.contains(" MiB of memory at least; 1.0 MiB may be used"), "{error}");
    for memory in ["0", "-1", "nan", "inf"] {
        let memory = format!("--memory={memory}");
        let error = failure(&endgame(
            "build",
            &["--rules", "wari", "--seeds", "3", "--out", &dir, &memory],
        ));
        assert!(error.contains("--memory is a number of GiB above 0"), "{error}");
    }
    let arguments = ["--rules", "wari", "--seeds", "20", "--out", &dir, "--memory", "0.23"];
    let error = failure(&endgame("build", &arguments));
    assert!(error.contains("Say --yes to build"), "{error}");
    assert_eq!(fs::read_dir(directory.path()).expect("a directory").count(), 0);
}

#[test]
fn places_where_nothing_can_be_read_or_written_are_told() {
    let directory = tempfile::tempdir().expect("a directory");
    let file = directory.path().join("file");
    fs::write(&file, "").expect("written");
    let [nowhere, below] = ["nowhere", "file/below"].map(|name| directory.path().join(name));
    let name = |path: &Path| path.to_string_lossy().into_owned();
    for path in [&file, &below] {
        let path = name(path);
        let error =
            failure(&endgame("build", &["--rules", "wari", "--seeds", "3", "--out", &path]));
        assert!(error.contains(&format!("can't write to {path}: ")), "{error}");
    }
    let position = ["--position", "1-0-0-0-0-0-0-0-0-0-0-1"];
    for (command, more) in
        [("stats", &[][..]), ("verify", &[]), ("longest", &[]), ("probe", &position)]
    {
        let dir = name(&nowhere);
        let arguments = [&["--dir", &dir, "--rules", "wari"], more].concat();
        let error = failure(&endgame(command, &arguments));
        let told =
            format!("no tables of kind score for wari in {dir}; oware endgame build makes them");
        assert!(error.contains(&told), "{command}: {error}");
    }
    for number in [["--threads", "0"], ["--threads", "x"], ["--seeds", "0"], ["--seeds", "49"]] {
        let seeds: &[&str] = if number[0] == "--seeds" { &[] } else { &["--seeds", "3"] };
        let out = name(&nowhere);
        let arguments = [&["--rules", "wari", "--out", &out], seeds, &number].concat();
        let output = endgame("build", &arguments);
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains(" is from 1 to "), "{}", text(&output.stderr));
    }
    assert!(!nowhere.exists());
}

#[test]
fn a_table_that_is_no_file_is_told() {
    let directory = tempfile::tempdir().expect("a directory");
    let dir = directory.path().to_string_lossy().into_owned();
    fs::create_dir(directory.path().join("ovare.score.01.oware")).expect("a directory");
    let build = endgame("build", &["--rules", "ovare", "--seeds", "3", "--out", &dir]);
    assert!(failure(&build).contains("table of 1 seeds is not usable: the table can't be read"));
    let probe = endgame("stats", &["--rules", "ovare", "--dir", &dir]);
    assert!(failure(&probe).contains("table of 1 seeds: the table can't be read"));
}
