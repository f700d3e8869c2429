//! Leaves the comments of scripts at home: a third of what they weigh. The code stays as it is
//! written, line by line. What must not be here: checking or changing any code.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::exec::{command, output};
use crate::files;

/// The compiler that checks the scripts also takes their comments out; it is told to do no more.
const NO_MORE: [&str; 14] = [
    "--ignoreConfig",
    "--allowJs",
    "--noCheck",
    "--removeComments",
    "--verbatimModuleSyntax",
    "--skipLibCheck",
    "--module",
    "esnext",
    "--moduleResolution",
    "bundler",
    "--target",
    "esnext",
    "--newLine",
    "lf",
];

/// Whether a file is a script.
pub fn is_script(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "js")
}

/// Writes every script below `from` without its comments below `to`, and nothing else there.
/// `tools` is a folder with the TypeScript compiler among its npm packages.
///
/// # Errors
/// When a script is not even well formed, or the disk refuses.
pub fn without_comments(from: &Path, to: &Path, tools: &Path) -> Result<()> {
    if to.exists() {
        fs::remove_dir_all(to)?;
    }
    let scripts: Vec<PathBuf> =
        files::all(from)?.into_iter().filter(|path| is_script(path)).collect();
    let mut compiler = command("npx", &["--no-install", "tsc"]);
    compiler.args(NO_MORE).arg("--rootDir").arg(from).arg("--outDir").arg(to).args(&scripts);
    output(compiler.current_dir(tools))?;
    Ok(())
}
