//! `cargo xtask run`: builds the site and serves it.
//!
//! What must not be here: settings of the server; its own flags and their help have them.

use std::os::unix::process::CommandExt;

use anyhow::{Context, Result};

use crate::exec::{cargo, root, run as run_command};
use crate::web;

const ADDRESS: &str = "127.0.0.1:8080";

/// Builds everything and becomes the server. Comes back only when that fails.
///
/// # Errors
/// When a tool is missing, a part does not build, or the server cannot be started.
pub fn run(flags: &[&str]) -> Result<()> {
    web::build()?;
    run_command(&mut cargo(&["build", "--release", "--package", "oware-server"]))?;

    let data = root().join("data");
    std::fs::create_dir_all(&data).context("cannot make the folder data/")?;
    let server = web::target_folder().join("release/oware-server");
    let mut command = std::process::Command::new(&server);
    command.current_dir(root());
    if !flags.iter().any(|flag| flag.starts_with("--listen")) {
        command.args(["--listen", ADDRESS]);
    }
    if !flags.iter().any(|flag| flag.starts_with("--database")) {
        command.arg("--database").arg(format!("sqlite:{}", data.join("oware.db").display()));
    }
    println!("\nOware is served at http://{ADDRESS}/ (Ctrl-C ends it; tables are kept in data/)\n");
    Err(command.args(flags).exec()).context(format!("cannot start {}", server.display()))
}
