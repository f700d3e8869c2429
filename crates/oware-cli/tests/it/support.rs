//! Runs the binary and reads `testdata/`.

use std::io::{Read, Write};
use std::path::PathBuf;
use std::process::{Child, Command, Output, Stdio};
use std::thread;

use serde_json::Value;

/// The binary, its streams taken by pipes.
pub fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_oware"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

pub fn start_judge() -> Child {
    command(&["judge"]).spawn().expect("oware starts")
}

/// Runs the binary with nothing to read.
pub fn oware(arguments: &[&str]) -> Output {
    command(arguments).stdin(Stdio::null()).output().expect("oware runs")
}

pub fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("oware writes UTF-8")
}

/// What `oware judge` made of its input.
pub struct Judged {
    pub answers: Vec<String>,
    pub status: Option<i32>,
}

impl Judged {
    pub fn json(&self) -> Vec<Value> {
        let parse = |answer: &String| serde_json::from_str(answer).expect(answer);
        self.answers.iter().map(parse).collect()
    }
}

/// Runs `oware judge`. Whatever it reads, it has nothing to say on standard error.
pub fn judge(input: impl Into<Vec<u8>>) -> Judged {
    let mut child = start_judge();
    let mut stdin = child.stdin.take().expect("stdin");
    let input = input.into();
    let writer = thread::spawn(move || stdin.write_all(&input));
    let mut output = String::new();
    child.stdout.take().expect("stdout").read_to_string(&mut output).expect("UTF-8 answers");
    let result = child.wait_with_output().expect("oware ends");
    writer.join().expect("the writer ends").expect("all input is read");
    assert_eq!(text(&result.stderr), "");
    Judged { answers: output.lines().map(str::to_owned).collect(), status: result.status.code() }
}

/// The one answer to one line.
pub fn judge_line(line: &str) -> Value {
    let answers = judge(format!("{line}\n")).json();
    assert_eq!(answers.len(), 1, "{line}");
    answers.into_iter().next().expect("one answer")
}

pub fn testdata(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../testdata").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// A case of `cases/board_cases.json`.
pub fn board_case(id: &str) -> Value {
    let cases: Vec<Value> =
        serde_json::from_str(&testdata("cases/board_cases.json")).expect("JSON");
    cases.into_iter().find(|case| case["id"] == id).expect(id)
}
