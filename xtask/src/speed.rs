//! `cargo xtask bench`: how fast the engine is in a browser's WebAssembly beside the native one.
//!
//! What must not be here: how it is measured, which `crates/oware-web/bench/engine.mjs` knows.

use anyhow::Result;

use crate::exec::{cargo, command, run};
use crate::web;

/// Builds both and measures them in one run.
///
/// # Errors
/// When a part does not build, or the two visit different positions.
pub fn compare() -> Result<()> {
    web::build()?;
    run(&mut cargo(&["build", "--release", "--package", "oware-cli"]))?;
    let native = web::target_folder().join("release/oware");
    run(command("node", &["bench/engine.mjs"]).arg(native).current_dir(web::folder()))
}
