//! Puts the scripts of a page together: one file and a few shared parts instead of dozens that would
//! each cost a way to the server and back. How is told in `crates/oware-web/bundle.mjs`. What must not
//! be here: checking or changing any code.

use std::fs;
use std::path::Path;

use anyhow::Result;

use crate::exec::{command, output};

/// Whether a file is a script.
pub fn is_script(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "js")
}

/// Writes below `to` what the browser loads of the scripts below `from`, and nothing else there.
/// `tools` is the folder with the bundler among its npm packages.
///
/// # Errors
/// When a script is not well formed or names what is not there, or the disk refuses.
pub fn bundle(from: &Path, to: &Path, tools: &Path) -> Result<()> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    output(command("node", &["bundle.mjs"]).arg(from).arg(to).current_dir(tools))?;
    Ok(())
}
