//! Help, version, and arguments that there are not.

use crate::support::{oware, text};

#[test]
fn version() {
    let output = oware(&["--version"]);
    assert_eq!(text(&output.stdout), format!("oware {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn help_has_examples() {
    for command in ["judge", "perft", "rules", "bench"] {
        let output = oware(&[command, "--help"]);
        assert_eq!(output.status.code(), Some(0), "{command}");
        let help = text(&output.stdout);
        assert!(help.contains("Examples:"), "{help}");
        assert!(help.contains(&format!("oware {command}")), "{help}");
    }
}

#[test]
fn wrong_usage_is_status_2() {
    let cases: [&[&str]; 5] =
        [&[], &["play"], &["judge", "file"], &["rules", "--xml"], &["judge", "--rules", "wari"]];
    for arguments in cases {
        let output = oware(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(text(&output.stderr).contains("Usage: oware"), "{arguments:?}");
        assert_eq!(text(&output.stdout), "", "{arguments:?}");
    }
}

#[test]
fn a_bench_counts_the_same_twice() {
    let nodes = || text(&oware(&["bench", "--nodes"]).stdout).trim().parse::<u64>();
    let count = nodes().expect("a number");
    assert!(count > 100_000);
    assert_eq!(nodes(), Ok(count));
    let told = text(&oware(&["bench"]).stdout);
    assert!(told.contains("awari") && told.contains(&count.to_string()), "{told}");
}
