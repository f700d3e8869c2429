//! The tools that this machine must have: finding them, and installing what may be installed.
//!
//! A missing tool is installed when that needs no decision of the person's: a Rust target, a
//! cargo tool, npm packages of a lock file; Debian's packages only for root. Otherwise the error
//! says exactly what to install. What must not be here: what the tools are used for.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::exec::{command, root, run, try_output};

/// The Rust target of the page's rules.
pub const WASM: &str = "wasm32-unknown-unknown";

const NODE_MAJOR: u32 = 20;
const CARGO_DENY: &str = "0.20.2";

/// Sees to it that the WebAssembly target is installed for the project's toolchain.
///
/// # Errors
/// When it is missing and rustup cannot add it.
pub fn wasm_target() -> Result<()> {
    if has_wasm_target() {
        return Ok(());
    }
    run(&mut command("rustup", &["target", "add", WASM])).with_context(|| {
        format!("the Rust target {WASM} is missing: run `rustup target add {WASM}` in this folder")
    })?;
    if !has_wasm_target() {
        bail!("rustup added {WASM}, but not to the toolchain that builds this project");
    }
    Ok(())
}

fn has_wasm_target() -> bool {
    try_output("rustc", &["--print", "target-libdir", "--target", WASM])
        .is_some_and(|folder| Path::new(&folder).is_dir())
}

/// Sees to it that node and npm are there.
///
/// # Errors
/// When they are missing or too old, with what to install.
pub fn node() -> Result<()> {
    let advice = format!(
        "Node.js {NODE_MAJOR} or newer with npm builds and checks the page's scripts: install it \
         from your system's packages (Debian 13: `apt install nodejs npm`) or from nodejs.org"
    );
    let Some(version) = try_output("node", &["--version"]) else {
        bail!("`node` is missing. {advice}");
    };
    let major = version.trim_start_matches('v').split('.').next().and_then(|n| n.parse().ok());
    if major.is_none_or(|major: u32| major < NODE_MAJOR) {
        bail!("`node` is {version}. {advice}");
    }
    if try_output("npm", &["--version"]).is_none() {
        bail!("`npm` is missing. {advice}");
    }
    Ok(())
}

/// Installs a folder's npm packages as its lock file has them, unless that was done already.
///
/// # Errors
/// When node or the lock file is missing, or npm fails.
pub fn npm_packages(folder: &Path) -> Result<()> {
    node()?;
    let wanted = fs::read(folder.join("package-lock.json"))
        .with_context(|| format!("{} has no package-lock.json", folder.display()))?;
    let stamp = folder.join("node_modules/.installed-lock.json");
    if fs::read(&stamp).ok().as_ref() == Some(&wanted) {
        return Ok(());
    }
    let arguments = ["ci", "--no-audit", "--no-fund", "--ignore-scripts"];
    run(command("npm", &arguments).current_dir(folder))?;
    fs::create_dir_all(folder.join("node_modules"))?;
    fs::write(stamp, wanted)?;
    Ok(())
}

/// Sees to it that cargo-deny is there, in the version that `deny.toml` is written for.
///
/// # Errors
/// When it cannot be installed.
pub fn cargo_deny() -> Result<()> {
    let series = &CARGO_DENY[..CARGO_DENY.rfind('.').unwrap_or(CARGO_DENY.len())];
    let wanted = format!("cargo-deny {series}.");
    if try_output("cargo-deny", &["--version"]).is_some_and(|text| text.starts_with(&wanted)) {
        return Ok(());
    }
    // Built to start soon rather than to run fast: it works for a second or two.
    let mut install = command("cargo", &["install", "--locked", "cargo-deny", "--version"]);
    install.arg(CARGO_DENY);
    install.env("CARGO_PROFILE_RELEASE_LTO", "off");
    install.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
    install.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    install.env("CARGO_TARGET_DIR", root().join("target/tools"));
    run(&mut install)
}

/// The browser that the tests drive.
///
/// # Errors
/// When there is none and it cannot be installed here.
pub fn chromium() -> Result<PathBuf> {
    find_or_install("chromium", "the browser tests drive it", || {
        on_path("chromium").or_else(|| on_path("chromium-browser"))
    })
}

/// The folder of PostgreSQL's server programs.
///
/// # Errors
/// When there is none and it cannot be installed here.
pub fn postgresql() -> Result<PathBuf> {
    find_or_install("postgresql", "the store's tests start a server of their own", || {
        let mut versions: Vec<PathBuf> = fs::read_dir("/usr/lib/postgresql")
            .into_iter()
            .flatten()
            .flatten()
            .map(|entry| entry.path().join("bin"))
            .filter(|bin| bin.join("initdb").exists())
            .collect();
        versions.sort();
        versions.pop().or_else(|| Some(on_path("initdb")?.parent()?.to_path_buf()))
    })
}

fn find_or_install(
    package: &str,
    purpose: &str,
    find: impl Fn() -> Option<PathBuf>,
) -> Result<PathBuf> {
    if let Some(found) = find() {
        return Ok(found);
    }
    let advice = format!("{package} is missing ({purpose}): run `apt install {package}` as root");
    if !is_root_on_debian() {
        bail!("{advice}, or install it as your system does");
    }
    run(&mut apt(&["update", "--quiet"]))?;
    run(&mut apt(&["install", "--quiet", "--yes", package]))?;
    find().context(advice)
}

fn apt(arguments: &[&str]) -> std::process::Command {
    let mut apt = command("apt-get", arguments);
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

fn is_root_on_debian() -> bool {
    Path::new("/etc/debian_version").exists()
        && try_output("id", &["-u"]).is_some_and(|user| user == "0")
}

fn on_path(program: &str) -> Option<PathBuf> {
    let path = std::env::var_os("PATH")?;
    std::env::split_paths(&path).map(|folder| folder.join(program)).find(|file| file.is_file())
}
