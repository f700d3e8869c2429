//! Builds what the browser downloads: `crates/oware-web/dist/`.
//!
//! The parts: the scripts and styles of `www/` as they are, the rules as WebAssembly with the
//! glue that wasm-bindgen makes, and the Fluent library's own ES modules. Nothing is bundled or
//! minified: the server compresses. What must not be here: what the scripts do.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use wasm_bindgen_cli_support::Bindgen;

use crate::exec::{cargo, root, run};
use crate::files::Output;
use crate::tools;

/// Where the glue goes inside `dist/`.
const WASM_FOLDER: &str = "wasm";
/// Where the Fluent library goes inside `dist/`.
const FLUENT_FOLDER: &str = "vendor/fluent";
const FLUENT_SOURCE: &str = "node_modules/@fluent/bundle/esm";

/// The front end's folder.
pub fn folder() -> PathBuf {
    root().join("crates/oware-web")
}

/// Builds `dist/` anew where anything changed.
///
/// # Errors
/// When a tool is missing or a part does not build.
pub fn build() -> Result<()> {
    tools::wasm_target()?;
    tools::npm_packages(&folder())?;
    let module = build_wasm()?;
    let glue = make_glue(&module)?;

    let mut dist = Output::new(folder().join("dist"));
    dist.copy_tree(&folder().join("www"), "", is_served)?;
    dist.copy_tree(&glue, WASM_FOLDER, is_served)?;
    dist.copy_tree(&folder().join(FLUENT_SOURCE), FLUENT_FOLDER, is_served)?;
    let bytes = dist.finish()?;
    println!("crates/oware-web/dist holds {} KB before compression", bytes / 1000);
    Ok(())
}

/// Type declarations and settings of tools stay at home.
fn is_served(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    !name.ends_with(".d.ts") && !name.ends_with(".json") && !name.ends_with(".md")
        || name.ends_with(".webmanifest")
}

fn build_wasm() -> Result<PathBuf> {
    run(&mut cargo(&[
        "build",
        "--package",
        "oware-web",
        "--lib",
        "--target",
        tools::WASM,
        "--profile",
        "web",
    ]))?;
    let module = target_folder().join(tools::WASM).join("web/oware_web.wasm");
    if !module.exists() {
        bail!("cargo built no {}", module.display());
    }
    Ok(module)
}

/// Makes the glue for a module, unless it is the one that the glue was last made for.
fn make_glue(module: &Path) -> Result<PathBuf> {
    let folder = target_folder().join("glue");
    let stamp = target_folder().join("glue-made-for.wasm");
    let bytes = fs::read(module)?;
    if fs::read(&stamp).ok().as_ref() == Some(&bytes) && folder.is_dir() {
        return Ok(folder);
    }
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    Bindgen::new()
        .input_path(module)
        .web(true)?
        .omit_default_module_path(false)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)
        .context("wasm-bindgen cannot make the glue")?;
    fs::write(stamp, bytes)?;
    Ok(folder)
}

/// Where cargo builds.
pub fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}
