//! Licences, sources and bans of every dependency, by cargo-deny and `deny.toml`.
//!
//! Advisories are left out on purpose: their database is fetched from the network, which a
//! build machine may not have, and a check that passes when it could not look is worth nothing.

use anyhow::Result;

use crate::exec::{command, run};
use crate::tools;

/// Checks all dependencies.
///
/// # Errors
/// When cargo-deny cannot be installed or finds something.
pub fn check() -> Result<()> {
    tools::cargo_deny()?;
    run(&mut command(
        "cargo",
        &["deny", "--workspace", "check", "--hide-inclusion-graph", "licenses", "bans", "sources"],
    ))
}
