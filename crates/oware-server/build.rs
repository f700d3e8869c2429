//! Turns `locales/<lang>/*.ftl` into one Rust method a message, so that a text that does not
//! exist, or lacks a parameter, is a compile error; records the commit; looks for the front end.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use fluent_syntax::ast;

/// The language whose messages name the methods; the tests hold the others against it.
const REFERENCE: &str = "en";

fn main() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo")).join("texts.rs");
    fs::write(&out, texts(&here.join("../../locales"))).expect("OUT_DIR is writable");
    front_end(&here.join("../oware-web/dist"));
    commit(&here.join("../../.git"));
}

fn front_end(dist: &Path) {
    println!("cargo::rerun-if-changed={}", dist.display());
    if dist.read_dir().is_ok_and(|mut files| files.next().is_some()) {
        return;
    }
    let message = "crates/oware-web/dist is missing or empty: run `cargo xtask web` first";
    if env::var("PROFILE").is_ok_and(|profile| profile == "release") {
        println!("cargo::error={message}");
    } else {
        println!("cargo::warning={message} (pages will have no styles and no scripts)");
    }
}

fn commit(git: &Path) {
    println!("cargo::rerun-if-changed={}", git.join("logs/HEAD").display());
    let output = process::Command::new("git").args(["rev-parse", "--short=12", "HEAD"]).output();
    let commit = output.ok().filter(|o| o.status.success()).map(|o| o.stdout).unwrap_or_default();
    let commit = String::from_utf8_lossy(&commit).trim().to_owned();
    let commit = if commit.is_empty() { "unknown".to_owned() } else { commit };
    println!("cargo::rustc-env=OWARE_COMMIT={commit}");
}

type Resource = ast::Resource<String>;

fn texts(locales: &Path) -> String {
    println!("cargo::rerun-if-changed={}", locales.display());
    let mut code =
        String::from("/// Every language's folder with the names and contents of its files.\n");
    code.push_str("pub(super) const SOURCES: &[(&str, &[(&str, &str)])] = &[\n");
    let mut methods = String::new();
    for folder in sorted(locales) {
        let lang = name(&folder);
        let _ = writeln!(code, "    ({lang:?}, &[");
        let mut resources = Vec::new();
        for file in
            sorted(&folder).into_iter().filter(|f| f.extension().is_some_and(|e| e == "ftl"))
        {
            println!("cargo::rerun-if-changed={}", file.display());
            let path = file.canonicalize().unwrap_or_else(|e| panic!("{}: {e}", file.display()));
            let _ = writeln!(code, "        ({:?}, include_str!({path:?})),", name(&file));
            resources.push(parse(&file));
        }
        code.push_str("    ]),\n");
        if lang == REFERENCE {
            methods = impl_texts(&resources);
        }
    }
    code.push_str("];\n\n");
    code + &methods
}

fn sorted(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display()));
    let mut paths: Vec<PathBuf> = entries.map(|e| e.expect("a readable folder").path()).collect();
    paths.sort();
    paths
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

fn parse(file: &Path) -> Resource {
    let text = fs::read_to_string(file).unwrap_or_else(|e| panic!("{}: {e}", file.display()));
    fluent_syntax::parser::parse(text)
        .unwrap_or_else(|(_, errors)| panic!("{} is not good Fluent: {errors:?}", file.display()))
}

fn impl_texts(resources: &[Resource]) -> String {
    let mut messages = BTreeMap::new();
    for entry in resources.iter().flat_map(|r| &r.body) {
        if let ast::Entry::Message(ast::Message { id, value: Some(pattern), .. }) = entry
            && messages.insert(id.name.as_str(), pattern).is_some()
        {
            panic!("the message {} stands twice in locales/{REFERENCE}", id.name);
        }
    }
    let mut code = String::from(
        "/// One method a message; the parameters stand in alphabetical order.\nimpl Texts {\n",
    );
    for (id, pattern) in &messages {
        let mut variables = BTreeSet::new();
        in_pattern(pattern, &messages, &mut variables);
        method(&mut code, id, &variables);
    }
    code.push_str("}\n");
    code
}

fn method(code: &mut String, id: &str, variables: &BTreeSet<String>) {
    let function = id.replace('-', "_");
    let lifetime = if variables.is_empty() { "" } else { "<'a>" };
    let _ = write!(
        code,
        "    /// The text `{id}`.\n    #[must_use]\n    #[allow(dead_code)]\n    pub fn {function}{lifetime}(&self"
    );
    for variable in variables {
        let _ = write!(code, ", r#{}: impl Into<FluentValue<'a>>", variable.replace('-', "_"));
    }
    let _ = write!(code, ") -> String {{\n        self.format({id:?}, [");
    for variable in variables {
        let _ = write!(code, "({variable:?}, r#{}.into()), ", variable.replace('-', "_"));
    }
    code.push_str("])\n    }\n");
}

type Messages<'a> = BTreeMap<&'a str, &'a ast::Pattern<String>>;

fn in_pattern(
    pattern: &ast::Pattern<String>,
    messages: &Messages<'_>,
    found: &mut BTreeSet<String>,
) {
    for element in &pattern.elements {
        if let ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, messages, found);
        }
    }
}

fn in_expression(
    expression: &ast::Expression<String>,
    messages: &Messages<'_>,
    found: &mut BTreeSet<String>,
) {
    match expression {
        ast::Expression::Inline(inline) => in_inline(inline, messages, found),
        ast::Expression::Select { selector, variants } => {
            in_inline(selector, messages, found);
            for variant in variants {
                in_pattern(&variant.value, messages, found);
            }
        }
    }
}

fn in_inline(
    inline: &ast::InlineExpression<String>,
    messages: &Messages<'_>,
    found: &mut BTreeSet<String>,
) {
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        ast::InlineExpression::MessageReference { id, .. } => {
            let pattern = messages.get(id.name.as_str());
            in_pattern(
                pattern.unwrap_or_else(|| panic!("no message {}", id.name)),
                messages,
                found,
            );
        }
        ast::InlineExpression::FunctionReference { arguments, .. } => {
            for argument in &arguments.positional {
                in_inline(argument, messages, found);
            }
        }
        ast::InlineExpression::Placeable { expression } => {
            in_expression(expression, messages, found)
        }
        _ => {}
    }
}
