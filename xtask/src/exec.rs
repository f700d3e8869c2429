//! Starting other programs: one way to run them, one way to tell what went wrong.
//!
//! What must not be here: knowledge of any particular tool.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The workspace's root folder.
pub fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_path_buf()
}

/// A command that starts in the workspace's root.
pub fn command(program: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).current_dir(root());
    command
}

/// `cargo` of the toolchain that runs this program, in the workspace's root.
pub fn cargo(arguments: &[&str]) -> Command {
    let program = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let mut command = command(&program, arguments);
    // What cargo told this program about itself is not meant for the next cargo.
    for (name, _) in std::env::vars() {
        if name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") {
            command.env_remove(name);
        }
    }
    command
}

/// Runs a command, its output shown as it comes.
///
/// # Errors
/// When it cannot be started or does not end with status 0.
pub fn run(command: &mut Command) -> Result<()> {
    let shown = describe(command);
    println!("$ {shown}");
    let status =
        command.stdin(Stdio::null()).status().with_context(|| format!("cannot start `{shown}`"))?;
    if !status.success() {
        bail!("`{shown}` ended with {status}");
    }
    Ok(())
}

/// Runs a command and gives back what it printed.
///
/// # Errors
/// When it cannot be started or does not end with status 0; what it wrote to standard error
/// is part of the message.
pub fn output(command: &mut Command) -> Result<String> {
    let shown = describe(command);
    let output =
        command.stdin(Stdio::null()).output().with_context(|| format!("cannot start `{shown}`"))?;
    if !output.status.success() {
        let words = String::from_utf8_lossy(&output.stderr);
        bail!("`{shown}` ended with {}\n{}", output.status, words.trim_end());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

/// What a command prints, or nothing when it is missing or fails.
pub fn try_output(program: &str, arguments: &[&str]) -> Option<String> {
    output(&mut command(program, arguments)).ok().map(|text| text.trim().to_owned())
}

fn describe(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_name().unwrap_or(program.as_os_str());
    let words: Vec<String> = std::iter::once(name)
        .chain(command.get_args())
        .map(OsStr::to_string_lossy)
        .map(|word| word.into_owned())
        .collect();
    let place = command.get_current_dir().and_then(|dir| dir.strip_prefix(root()).ok());
    match place.filter(|dir| !dir.as_os_str().is_empty()) {
        Some(dir) => format!("{} (in {})", words.join(" "), dir.display()),
        None => words.join(" "),
    }
}
