//! Checks that the documents for people are true where a machine can tell.
//!
//! What must not be here: rules on how documents are worded.

use anyhow::{Result, bail};

use crate::exec::root;
use crate::{files, walls};

const DOCUMENTS: [&str; 3] = ["README.md", "ARCHITECTURE.md", "CHANGELOG.md"];

/// Folders and files at the root that a document may name in backquotes.
const ROOTS: [&str; 8] =
    ["crates/", "xtask/", "locales/", "tests/", "testdata/", ".ci/", ".cargo/", "deny.toml"];

/// Checks that every path a document names exists and every dependency has its reason.
///
/// # Errors
/// When any does not: all of them are listed.
pub fn check() -> Result<()> {
    let mut problems = Vec::new();
    for document in DOCUMENTS {
        let text = files::text(&root().join(document))?;
        for path in named_paths(&text) {
            if !root().join(path).exists() {
                problems.push(format!("{document} names {path}, which is not there"));
            }
        }
    }
    let architecture = files::text(&root().join("ARCHITECTURE.md"))?;
    for name in walls::outside_dependencies()? {
        if !architecture.contains(&format!("`{name}`")) {
            problems.push(format!("ARCHITECTURE.md gives no reason for the dependency {name}"));
        }
    }
    if !problems.is_empty() {
        bail!("documents are out of date\n  {}", problems.join("\n  "));
    }
    println!("{} documents agree with the code", DOCUMENTS.len());
    Ok(())
}

/// The words in backquotes that are paths of this project.
fn named_paths(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2).filter(|word| {
        ROOTS.iter().any(|root| word.starts_with(root)) && !word.contains(['*', '<', ' ', '{', '…'])
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_told_from_other_words() {
        let text = "See `crates/oware-rules/src/board.rs`, `cargo test`, `locales/<lang>/x.ftl`.";
        assert_eq!(named_paths(text).collect::<Vec<_>>(), ["crates/oware-rules/src/board.rs"]);
    }
}
