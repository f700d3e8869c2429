//! `cargo xtask test`: every check and test of the project, in order.
//!
//! A step that cannot run has failed; nothing is skipped. After a failure the later steps still
//! run, so that one run tells everything. What must not be here: how a single step works.

use anyhow::{Result, ensure};

use crate::exec::{cargo, command, root, run as run_command};
use crate::report::{Outcome, Report};
use crate::{bench, deny, docs, tidy, tools, walls, web};

/// The site's own crates. `xtask` is apart, so that its dependencies' features and theirs stay
/// apart: one more set of features would build the database driver once more.
const SITE: [&str; 3] = ["--workspace", "--exclude", "xtask"];

/// A part of the suite that can be run alone.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Part {
    Lint,
    Rust,
    Js,
    Browser,
}

impl Part {
    /// All parts.
    pub const ALL: [Self; 4] = [Self::Lint, Self::Rust, Self::Js, Self::Browser];

    /// The part of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        match name {
            "lint" => Some(Self::Lint),
            "rust" => Some(Self::Rust),
            "js" => Some(Self::Js),
            "browser" => Some(Self::Browser),
            _ => None,
        }
    }
}

/// Runs the chosen parts.
///
/// # Errors
/// When any step failed.
pub fn run(parts: &[Part]) -> Result<()> {
    let mut report = Report::default();
    let wants = |part: Part| parts.contains(&part);

    report.step("Tools", || tools_for(parts));
    let page = report.step("The page's files", web::build);
    if wants(Part::Lint) {
        report.step("Format", || run_command(&mut cargo(&["fmt", "--all", "--check"])));
        report.step("Clippy", clippy);
        report.step("One machine's instructions", for_one_machine);
        report
            .step("Licences, bans and sources (no advisories: they need the network)", deny::check);
        report.step("Tidy files", tidy::check);
        report.step("Walls between crates", walls::check);
        report.step("Documents", docs::check);
        report.step("The engine's bench", bench::check);
    }
    if wants(Part::Rust) {
        report.step("Rust tests", rust_tests);
    }
    if wants(Part::Js) {
        report.step("JavaScript types", script_types);
        report.step("JavaScript unit tests", script_tests);
    }
    if wants(Part::Browser) {
        report.step("Browser tests", || {
            ensure!(page == Outcome::Passed, "the page's files were not built");
            browser_tests()
        });
    }
    report.close()
}

fn tools_for(parts: &[Part]) -> Result<()> {
    tools::wasm_target()?;
    tools::node()?;
    if parts.contains(&Part::Rust) {
        println!("PostgreSQL: {}", tools::postgresql()?.display());
    }
    if parts.contains(&Part::Browser) {
        println!("Chromium: {}", tools::chromium()?.display());
    }
    Ok(())
}

fn clippy() -> Result<()> {
    let deny_warnings = ["--all-targets", "--", "--deny", "warnings"];
    run_command(cargo(&["clippy"]).args(SITE).args(deny_warnings))?;
    run_command(cargo(&["clippy", "--package", "xtask"]).args(deny_warnings))
}

/// The solver has code for wide registers, chosen at run time; whoever compiles everything for such a
/// machine (`-C target-cpu=native`) must be able to.
fn for_one_machine() -> Result<()> {
    if cfg!(not(target_arch = "x86_64")) {
        println!("only x86-64 has such code");
        return Ok(());
    }
    let mut check = cargo(&["check", "--package", "oware-solver", "--target", "host-tuple"]);
    run_command(check.env("RUSTFLAGS", "-C target-cpu=icelake-server"))
}

fn rust_tests() -> Result<()> {
    run_command(cargo(&["test", "--no-fail-fast"]).args(SITE))?;
    run_command(&mut cargo(&["test", "--package", "xtask"]))
}

fn script_types() -> Result<()> {
    tools::npm_packages(&web::folder())?;
    run_command(command("npx", &["--no-install", "tsc", "-p", "."]).current_dir(web::folder()))
}

fn script_tests() -> Result<()> {
    run_command(command("npm", &["test", "--silent"]).current_dir(web::folder()))
}

fn browser_tests() -> Result<()> {
    let folder = root().join("tests/browser");
    tools::npm_packages(&folder)?;
    // The same command line as the tests' own build: the server is built once.
    run_command(cargo(&["build", "--all-targets"]).args(SITE))?;
    let built = web::target_folder().join("debug");
    let mut tests = command("npm", &["test", "--silent"]);
    tests.current_dir(&folder);
    tests.env("OWARE_SERVER", built.join("oware-server"));
    tests.env("OWARE_COMMAND", built.join("oware"));
    tests.env("OWARE_CHROMIUM", tools::chromium()?);
    run_command(&mut tests)
}
