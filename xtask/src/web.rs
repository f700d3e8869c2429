//! Builds what the browser downloads: `crates/oware-web/dist/`.
//!
//! The parts: the scripts and styles of `www/`, the rules and the endgame tables as WebAssembly
//! with the glue that wasm-bindgen makes, the icons, and the Fluent library's own ES modules. The server
//! compresses. What must not be here: what the scripts do.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::exec::{cargo, root, run};
use crate::files::Output;
use crate::{icons, scripts, tools};

/// A crate that becomes WebAssembly.
struct Module {
    package: &'static str,
    /// The name of its library.
    name: &'static str,
    /// Where its glue goes inside `dist/`.
    folder: &'static str,
}

const MODULES: [Module; 2] = [
    Module { package: "oware-web", name: "oware_web", folder: "wasm" },
    // For workers only: apart, so that no page loads it by itself.
    Module { package: "oware-oracle", name: "oware_oracle", folder: "oracle/wasm" },
];

/// The module that is also built with SIMD: the engine is about half as fast again with it, and browsers
/// from before 2023 may lack it. Only the module itself differs, so that one glue serves both.
const QUICK: &Module = &MODULES[1];
const SIMD: (&str, &str) =
    ("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", "-C target-feature=+simd128");

/// In it the rules are made to be quick rather than small.
const QUICK_RULES: &str = "profile.web.package.oware-rules.opt-level=3";

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
    build_wasm()?;

    let (parts, bundled) = (target_folder().join("page"), target_folder().join("page-scripts"));
    let mut page = Output::new(parts.clone());
    page.copy_tree(&folder().join("www"), "", is_served)?;
    for module in &MODULES {
        page.copy_tree(&make_glue(module, &target_folder(), "")?, module.folder, is_served)?;
    }
    let quick = make_glue(QUICK, &simd_folder(), "-simd")?;
    let glue = |folder: &Path| fs::read(folder.join(format!("{}.js", QUICK.name)));
    let plain = make_glue(QUICK, &target_folder(), "")?;
    ensure!(glue(&quick)? == glue(&plain)?, "with SIMD {} wants another glue", QUICK.package);
    let module = fs::read(quick.join(format!("{}_bg.wasm", QUICK.name)))?;
    page.put(format!("{}/{}_simd_bg.wasm", QUICK.folder, QUICK.name), &module)?;
    page.copy_tree(&folder().join(FLUENT_SOURCE), FLUENT_FOLDER, is_served)?;
    page.copy_tree(&draw_icons()?, "icons", is_served)?;
    page.finish()?;
    scripts::bundle(&parts, &bundled, &folder())?;

    let mut dist = Output::new(folder().join("dist"));
    dist.copy_tree(&parts, "", |path| !scripts::is_script(path))?;
    dist.copy_tree(&bundled, "", scripts::is_script)?;
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

fn build_wasm() -> Result<()> {
    let mut build = cargo(&["build", "--lib", "--target", tools::WASM, "--profile", "web"]);
    for module in &MODULES {
        build.args(["--package", module.package]);
    }
    run(&mut build)?;
    let mut quick = cargo(&["build", "--lib", "--target", tools::WASM, "--profile", "web"]);
    quick.args(["--package", QUICK.package, "--config", QUICK_RULES]);
    quick.arg("--target-dir").arg(simd_folder());
    run(quick.env(SIMD.0, SIMD.1))
}

/// Where cargo builds what has SIMD, so that neither build drives the other out.
fn simd_folder() -> PathBuf {
    target_folder().join("simd")
}

/// Makes the glue for a module built in a folder, unless it is the one that the glue was last made for.
fn make_glue(module: &Module, built_in: &Path, kind: &str) -> Result<PathBuf> {
    let built = built_in.join(tools::WASM).join(format!("web/{}.wasm", module.name));
    let folder = target_folder().join("glue").join(format!("{}{kind}", module.name));
    let stamp = target_folder().join(format!("glue-made-for-{}{kind}.wasm", module.name));
    let bytes = fs::read(&built).with_context(|| format!("cargo built no {}", built.display()))?;
    if fs::read(&stamp).ok().as_ref() == Some(&bytes) && folder.is_dir() {
        return Ok(folder);
    }
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    Bindgen::new()
        .input_path(&built)
        .web(true)?
        .omit_default_module_path(false)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(&folder)
        .with_context(|| format!("wasm-bindgen cannot make the glue of {}", module.package))?;
    fs::write(stamp, bytes)?;
    Ok(folder)
}

/// Draws the icons, unless they were last drawn from the same picture.
fn draw_icons() -> Result<PathBuf> {
    let icon = folder().join("www/icon.svg");
    let (drawn, stamp) = (target_folder().join("icons"), target_folder().join("icons-from.svg"));
    if fs::read(&stamp).ok() != Some(fs::read(&icon)?) || !drawn.is_dir() {
        icons::draw(&icon, &drawn)?;
        fs::copy(&icon, stamp)?;
    }
    Ok(drawn)
}

/// Where cargo builds.
pub fn target_folder() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}
