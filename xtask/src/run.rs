//! `cargo xtask run`: builds the site and serves it.
//!
//! What must not be here: settings of the server; its own flags and their help have them.

use std::os::unix::process::CommandExt;

use anyhow::{Context, Result};

use crate::exec::{cargo, root, run as run_command};
use crate::web;

/// Builds everything and becomes the server. Comes back only when that fails.
///
/// # Errors
/// When a tool is missing, a part does not build, or the server cannot be started.
pub fn run(flags: &[&str]) -> Result<()> {
    web::build()?;
    run_command(&mut cargo(&["build", "--release", "--package", "oware-server"]))?;

    std::fs::create_dir_all(root().join("data")).context("cannot make the folder data/")?;
    let server = web::target_folder().join("release/oware-server");
    println!("\nStarting the server; Ctrl-C ends it. Tables are kept in data/.");
    let mut command = std::process::Command::new(&server);
    command.current_dir(root());
    Err(command.args(flags).exec()).context(format!("cannot start {}", server.display()))
}
