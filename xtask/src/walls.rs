//! The walls between crates: who may depend on whom, held by `cargo metadata`.
//!
//! `ARCHITECTURE.md` says why each wall stands. What must not be here: licences and versions,
//! which `deny.toml` has.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::exec::{cargo, output, root, run};
use crate::{files, tools};

/// What one crate may reach through normal and build dependencies (tests may use more).
struct Wall {
    of: &'static str,
    /// The only crates it may name itself, where the list is closed.
    only: Option<&'static [&'static str]>,
    /// Crates that must not be reached, however indirectly.
    never: &'static [&'static str],
}

const NO_IO: &[&str] = &[
    "tokio",
    "mio",
    "socket2",
    "axum",
    "hyper",
    "sqlx",
    "sqlx-core",
    "libsqlite3-sys",
    "getrandom",
    "rand",
    "time",
    "chrono",
];
const NO_SERVER: &[&str] = &["tokio", "axum", "hyper", "sqlx", "sqlx-core", "libsqlite3-sys"];

/// What every page loads knows nothing of endgame tables.
const WITHOUT_ENDGAMES: &[&str] = &["tokio", "axum", "hyper", "sqlx", "oware-endgame"];

const WALLS: &[Wall] = &[
    Wall { of: "oware-rules", only: Some(&["serde"]), never: NO_IO },
    Wall { of: "oware-draw", only: Some(&[]), never: NO_IO },
    Wall {
        of: "oware-table",
        only: Some(&[
            "oware-rules",
            "base64",
            "serde",
            "serde_json",
            "sha2",
            "subtle",
            "thiserror",
        ]),
        never: NO_IO,
    },
    Wall { of: "oware-endgame", only: Some(&["oware-rules", "crc32fast", "ruzstd"]), never: NO_IO },
    Wall {
        of: "oware-tuner",
        only: Some(&["oware-rules", "oware-endgame", "oware-engine", "oware-solver", "clap"]),
        never: NO_SERVER,
    },
    Wall {
        of: "oware-engine",
        only: Some(&["oware-rules", "oware-endgame", "prefetch-index"]),
        never: NO_IO,
    },
    Wall { of: "oware-solver", only: None, never: NO_SERVER },
    Wall {
        of: "oware-store",
        only: None,
        never: &["oware-rules", "oware-table", "axum", "askama"],
    },
    Wall { of: "oware-server", only: None, never: &["oware-cli", "oware-web", "xtask"] },
    Wall { of: "oware-web", only: None, never: WITHOUT_ENDGAMES },
    Wall {
        of: "oware-oracle",
        only: Some(&[
            "oware-rules",
            "oware-endgame",
            "oware-engine",
            "oware-solver",
            "wasm-bindgen",
        ]),
        never: NO_SERVER,
    },
    Wall {
        of: "oware-cli",
        only: None,
        never: &["tokio", "axum", "sqlx", "sqlx-core", "oware-table"],
    },
];

/// Checks every wall.
///
/// # Errors
/// When one is broken, or a crate has none.
pub fn check() -> Result<()> {
    let graph = Graph::read()?;
    let mut problems = Vec::new();
    for name in graph.workspace.iter().filter(|name| *name != "xtask") {
        if !WALLS.iter().any(|wall| wall.of == name) {
            problems.push(format!("{name} has no wall in xtask/src/walls.rs"));
        }
    }
    for wall in WALLS {
        problems.extend(graph.breaks(wall));
    }
    problems.extend(rules_without_std()?);
    if !problems.is_empty() {
        bail!("walls are broken\n  {}", problems.join("\n  "));
    }
    println!("{} walls stand", WALLS.len());
    Ok(())
}

/// The rules build for the browser with everything on, and never mention the standard library.
fn rules_without_std() -> Result<Vec<String>> {
    tools::wasm_target()?;
    let target = ["--target", tools::WASM, "--profile", "web"];
    run(cargo(&["check", "--package", "oware-rules", "--all-features"]).args(target))?;

    let source = root().join("crates/oware-rules/src");
    let mut problems = Vec::new();
    if !files::text(&source.join("lib.rs"))?.lines().any(|line| line == "#![no_std]") {
        problems.push("oware-rules does not say `#![no_std]`".to_owned());
    }
    for path in files::all(&source)? {
        if brings_std_back(&files::text(&path)?) {
            problems.push(format!("{} uses the standard library", path.display()));
        }
    }
    Ok(problems)
}

/// Under `#![no_std]` the only way back is `extern crate std`, which tests may take.
fn brings_std_back(text: &str) -> bool {
    let mut before = "";
    text.lines().any(|line| {
        let found = line.trim_start().starts_with("extern crate std") && before != "#[cfg(test)]";
        before = line.trim();
        found
    })
}

/// Packages by name, with the packages each one needs when it is used or built.
struct Graph {
    workspace: BTreeSet<String>,
    needs: BTreeMap<String, BTreeSet<String>>,
}

impl Graph {
    fn read() -> Result<Self> {
        let text = output(&mut cargo(&["metadata", "--format-version", "1", "--locked"]))?;
        let metadata: Value = serde_json::from_str(&text).context("cargo metadata is not JSON")?;
        let names: BTreeMap<&str, &str> = list(&metadata["packages"])
            .filter_map(|package| Some((package["id"].as_str()?, package["name"].as_str()?)))
            .collect();
        let name =
            |id: &Value| id.as_str().and_then(|id| names.get(id)).copied().map(str::to_owned);

        let mut needs: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for node in list(&metadata["resolve"]["nodes"]) {
            let of = name(&node["id"]).context("a package without a name")?;
            let used = list(&node["deps"])
                .filter(|dep| list(&dep["dep_kinds"]).any(|kind| kind["kind"] != "dev"))
                .filter_map(|dep| name(&dep["pkg"]));
            needs.entry(of).or_default().extend(used);
        }
        let workspace = list(&metadata["workspace_members"]).filter_map(name).collect();
        Ok(Self { workspace, needs })
    }

    fn breaks(&self, wall: &Wall) -> Vec<String> {
        let Some(named) = self.needs.get(wall.of) else {
            return vec![format!("there is no crate {}", wall.of)];
        };
        let mut problems = Vec::new();
        if let Some(only) = wall.only {
            let extra = named.iter().filter(|name| !only.contains(&name.as_str()));
            problems.extend(extra.map(|name| format!("{} may not depend on {name}", wall.of)));
        }
        for never in wall.never {
            if let Some(way) = self.way(wall.of, never) {
                problems.push(format!("{} reaches {never}: {}", wall.of, way.join(" -> ")));
            }
        }
        problems
    }

    /// The shortest chain of dependencies from one package to another.
    fn way(&self, from: &str, to: &str) -> Option<Vec<String>> {
        let mut came_from: BTreeMap<&str, &str> = BTreeMap::new();
        let mut open = std::collections::VecDeque::from([from]);
        while let Some(here) = open.pop_front() {
            if here == to {
                let mut way = vec![to.to_owned()];
                let mut at = to;
                while let Some(before) = came_from.get(at).filter(|_| at != from) {
                    way.push((*before).to_owned());
                    at = before;
                }
                way.reverse();
                return Some(way);
            }
            for next in self.needs.get(here).into_iter().flatten() {
                if next != from && !came_from.contains_key(next.as_str()) {
                    came_from.insert(next, here);
                    open.push_back(next);
                }
            }
        }
        None
    }
}

/// The direct outside dependencies of every crate of the workspace, tests included.
///
/// # Errors
/// When cargo cannot tell.
pub fn outside_dependencies() -> Result<BTreeSet<String>> {
    let arguments = ["metadata", "--format-version", "1", "--no-deps", "--locked"];
    let text = output(&mut cargo(&arguments))?;
    let metadata: Value = serde_json::from_str(&text).context("cargo metadata is not JSON")?;
    Ok(list(&metadata["packages"])
        .flat_map(|package| list(&package["dependencies"]))
        .filter(|dependency| dependency["path"].is_null())
        .filter_map(|dependency| dependency["name"].as_str().map(str::to_owned))
        .collect())
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_tests_may_bring_the_standard_library_back() {
        assert!(brings_std_back("#![no_std]\nextern crate std;\n"));
        assert!(!brings_std_back("#![no_std]\n#[cfg(test)]\nextern crate std;\n"));
    }

    #[test]
    fn a_broken_wall_is_told_with_the_way_to_it() {
        let needs = [("rules", "b"), ("b", "c"), ("c", "tokio"), ("rules", "d")];
        let mut graph = Graph { workspace: BTreeSet::new(), needs: BTreeMap::new() };
        for (from, to) in needs {
            graph.needs.entry(from.to_owned()).or_default().insert(to.to_owned());
        }
        let wall = Wall { of: "rules", only: Some(&["b"]), never: &["tokio", "axum"] };
        assert_eq!(
            graph.breaks(&wall),
            ["rules may not depend on d", "rules reaches tokio: rules -> b -> c -> tokio"]
        );
    }
}
