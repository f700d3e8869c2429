//! Lines one by one, any number of them, in the same memory.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::process::Child;
use std::thread;

use crate::support::{command, start_judge, text};

const LINE: &[u8] =
    b"{\"rules\":\"abapa\",\"board\":[0,0,0,0,0,0,0,0,0,0,0,0],\"stores\":[24,24]}\n";

/// The most memory the process has held so far, in KiB.
fn peak(child: &Child) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).expect("a process");
    let line = status.lines().find(|line| line.starts_with("VmHWM:")).expect("VmHWM");
    line.split_ascii_whitespace().nth(1).and_then(|kib| kib.parse().ok()).expect("a number")
}

#[test]
fn each_line_is_answered_before_the_next_is_sent() {
    let mut child = start_judge();
    let mut stdin = child.stdin.take().expect("stdin");
    let mut answers = BufReader::new(child.stdout.take().expect("stdout")).lines();
    let mut answer = || answers.next().expect("an answer").expect("UTF-8");

    stdin.write_all(b"{\"rules\":\"wari\"}\n").expect("judge reads");
    assert!(answer().starts_with("{\"rules\":\"wari\""));
    stdin.write_all(b"nonsense\n{\"rules\":\"aba").expect("judge reads");
    assert!(answer().starts_with("{\"error\""), "answered while half a line waits");
    stdin.write_all(b"pa\"}\n").expect("judge reads");
    assert!(answer().starts_with("{\"rules\":\"abapa\""));
    stdin.write_all(b"{\"rules\":\"ovare\"}").expect("judge reads");
    drop(stdin);
    assert!(answer().starts_with("{\"rules\":\"ovare\""), "the last line needs no line feed");
    assert_eq!(child.wait().expect("judge ends").code(), Some(1));
}

/// Feeds a line many times and reads the answers; the peaks of memory after the first hundredth
/// and after all.
fn peaks(line: &'static [u8], count: usize) -> (u64, u64) {
    let mut child = start_judge();
    let mut stdin = child.stdin.take().expect("stdin");
    let mut answers = BufReader::new(child.stdout.take().expect("stdout"));
    let mut answer = Vec::new();
    let mut read = |count: usize| {
        for _ in 0..count {
            answer.clear();
            answers.read_until(b'\n', &mut answer).expect("an answer");
            assert!(answer.ends_with(b"\n"), "an answer");
        }
    };
    let writer = thread::spawn(move || {
        let chunk = line.repeat(count / 100);
        (0..100).for_each(|_| stdin.write_all(&chunk).expect("judge reads"));
        stdin // stays open, so that judge waits and can be looked at
    });
    read(count / 100);
    let early = peak(&child);
    read(count / 100 * 99);
    let late = peak(&child);
    drop(writer.join().expect("the writer ends"));
    child.wait().expect("judge ends");
    (early, late)
}

#[test]
fn a_million_lines_in_constant_memory() {
    let (early, late) = peaks(LINE, 1_000_000);
    assert!(late < early + 1024, "{early} KiB grew to {late} KiB");
    assert!(late < 16 * 1024, "{late} KiB");
}

#[test]
fn many_errors_in_constant_memory() {
    let (early, late) = peaks(b"{\"rules\":\"wari\",\"moves\":\"FfEx\"}\n", 200_000);
    assert!(late < early + 1024, "{early} KiB grew to {late} KiB");
}

#[test]
fn a_line_without_end_is_not_held() {
    let mut child = start_judge();
    let mut stdin = child.stdin.take().expect("stdin");
    let mut answers = BufReader::new(child.stdout.take().expect("stdout")).lines();
    let megabyte = vec![b'x'; 1024 * 1024];
    for _ in 0..64 {
        stdin.write_all(&megabyte).expect("judge reads");
    }
    stdin.write_all(b"\n").expect("judge reads");
    stdin.write_all(LINE).expect("judge reads");
    assert!(answers.next().expect("an answer").expect("UTF-8").contains("\"line_too_long\""));
    assert!(answers.next().expect("an answer").expect("UTF-8").contains("\"no_move\""));
    let peak = peak(&child);
    assert!(peak < 16 * 1024, "{peak} KiB");
    drop(stdin);
    child.wait().expect("judge ends");
}

#[test]
fn a_reader_who_leaves_ends_the_run_quietly() {
    let commands: [&[&str]; 4] =
        [&["judge"], &["rules"], &["rules", "--json"], &["perft", "--rules=wari", "--depth=2"]];
    for arguments in commands {
        let mut child = command(arguments).spawn().expect("oware starts");
        drop(child.stdout.take());
        let mut stdin = child.stdin.take().expect("stdin");
        let writer = thread::spawn(move || while stdin.write_all(&LINE.repeat(100)).is_ok() {});
        let output = child.wait_with_output().expect("oware ends");
        assert_eq!(text(&output.stderr), "", "{arguments:?}");
        assert_eq!(output.status.code(), Some(0), "{arguments:?}");
        writer.join().expect("the writer ends");
    }
}

#[test]
fn nothing_to_judge_is_no_failure() {
    let output = command(&["judge"]).stdin(std::process::Stdio::null()).output().expect("runs");
    assert_eq!((output.status.code(), text(&output.stdout).as_str()), (Some(0), ""));
}
