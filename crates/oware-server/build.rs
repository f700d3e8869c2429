//! Makes a language of every folder in `locales/`, and one Rust method of every message, so that a
//! text that does not exist, or lacks a parameter, is a compile error; records the commit; looks
//! for the front end.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{env, fs, process};

use fluent_syntax::ast;
use fluent_syntax::unicode::unescape_unicode_to_string;

/// The language whose messages name the methods; the tests hold the others against it.
const REFERENCE: &str = "en";
/// The file in a language's folder that tells about the language itself.
const ABOUT: &str = "language.ftl";

fn main() {
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("set by cargo"));
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("set by cargo"));
    let locales = here.join("../../locales");
    println!("cargo::rerun-if-changed={}", locales.display());
    let write = |name: &str, code: String| {
        fs::write(out.join(name), code).expect("OUT_DIR is writable");
    };
    write("languages.rs", languages(&locales));
    write("numbers.rs", numbers(&locales));
    write("texts.rs", texts(&locales));
    front_end(&here.join("../oware-web/dist"));
    pages(&here);
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

/// Records what the pages are made of, so that a browser that keeps them learns that they changed, though
/// nothing that they load did.
fn pages(here: &Path) {
    let mut hasher = DefaultHasher::new();
    let sources = ["templates", "src", "../../locales", "../oware-draw/src", "../oware-rules/src"];
    for folder in sources.map(|folder| here.join(folder)) {
        println!("cargo::rerun-if-changed={}", folder.display());
        hash_folder(&mut hasher, &folder);
    }
    println!("cargo::rustc-env=OWARE_PAGES={:016x}", hasher.finish());
}

/// Names and contents, in the order of their names.
fn hash_folder(hasher: &mut DefaultHasher, folder: &Path) {
    for path in sorted(folder) {
        name(&path).hash(hasher);
        if path.is_dir() {
            hash_folder(hasher, &path);
        } else {
            fs::read(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display())).hash(hasher);
        }
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

/// The enum of languages and what each is, in the order of their tags.
fn languages(locales: &Path) -> String {
    let (mut values, mut all, mut about) = (String::new(), String::new(), String::new());
    let folders = sorted(locales);
    for folder in &folders {
        let (tag, value, told) = (name(folder), value_of(folder), About::read(folder));
        let own = told.text("name");
        let direction = told.text("direction");
        assert!(
            matches!(direction.as_str(), "ltr" | "rtl"),
            "{}: direction is ltr or rtl, not {direction}",
            told.file.display()
        );
        let _ = writeln!(values, "    /// {own} (`{tag}`).\n    {value},");
        let _ = write!(all, "Self::{value}, ");
        let _ = writeln!(
            about,
            "    About {{ tag: {tag:?}, own_name: {own:?}, direction: {direction:?}, open_graph: {:?} }},",
            told.text("open-graph")
        );
    }
    let (count, reference) = (folders.len(), value_of(&locales.join(REFERENCE)));
    format!(
        "/// A language with a folder in `locales/`.\n\
         #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum Lang {{\n{values}}}\n\n\
         impl Lang {{\n    /// Every language, in the order in which they are offered.\n    \
         pub const ALL: [Self; {count}] = [{all}];\n    \
         /// What a reader gets whose languages are all unknown.\n    \
         pub const FALLBACK: Self = Self::{reference};\n}}\n\n\
         const ABOUT: [About; {count}] = [\n{about}];\n"
    )
}

/// Tells a bundle how its language writes numbers.
fn numbers(locales: &Path) -> String {
    let mut arms = String::new();
    for folder in sorted(locales) {
        let told = About::read(&folder);
        let from = told.text("grouping-from");
        let from: usize =
            from.parse().unwrap_or_else(|e| panic!("{}: {from}: {e}", told.file.display()));
        let _ = writeln!(
            arms,
            "        Lang::{} => bundle.set_formatter(Some(|value, _| written(value, &Signs {{ \
             decimal: {:?}, grouping: {:?}, grouping_from: {from}, minus: {:?} }}))),",
            value_of(&folder),
            told.text("decimal"),
            told.text("grouping"),
            told.text("minus"),
        );
    }
    format!(
        "/// Makes `bundle` write numbers as `lang` does.\n\
         pub(super) fn set(bundle: &mut FluentBundle<FluentResource>, lang: Lang) {{\n    \
         match lang {{\n{arms}    }}\n}}\n"
    )
}

/// `pt-BR` as the name of a Rust value: `PtBr`.
fn value_of(folder: &Path) -> String {
    let tag = name(folder);
    let capital = |part: &str| {
        let (first, rest) = part.split_at(1);
        first.to_ascii_uppercase() + &rest.to_ascii_lowercase()
    };
    let valid = |part: &str| !part.is_empty() && part.chars().all(|c| c.is_ascii_alphanumeric());
    assert!(tag.split('-').all(valid), "locales/{tag} is not the tag of a language");
    tag.split('-').map(capital).collect()
}

/// What a language's folder tells about it.
struct About {
    file: PathBuf,
    told: BTreeMap<String, String>,
}

impl About {
    fn read(folder: &Path) -> Self {
        let file = folder.join(ABOUT);
        let plain = |pattern: ast::Pattern<String>| {
            let text = pattern.elements.into_iter().map(|element| match element {
                ast::PatternElement::TextElement { value } => value,
                ast::PatternElement::Placeable {
                    expression:
                        ast::Expression::Inline(ast::InlineExpression::StringLiteral { value }),
                } => unescape_unicode_to_string(&value).into_owned(),
                ast::PatternElement::Placeable { .. } => {
                    panic!("{}: only plain text and {{ \"…\" }} here", file.display())
                }
            });
            text.collect::<String>()
        };
        let entries = parse(&file).body.into_iter().filter_map(|entry| match entry {
            ast::Entry::Message(ast::Message { id, value: Some(pattern), .. }) => {
                Some((id.name, plain(pattern)))
            }
            _ => None,
        });
        let told = entries.collect();
        Self { file, told }
    }

    fn text(&self, id: &str) -> String {
        let text = self.told.get(id);
        text.unwrap_or_else(|| panic!("{} lacks {id}", self.file.display())).clone()
    }
}

fn texts(locales: &Path) -> String {
    let mut code =
        String::from("/// Every language's folder with the names and contents of its files.\n");
    code.push_str("pub(super) const SOURCES: &[(&str, &[(&str, &str)])] = &[\n");
    let mut methods = String::new();
    for folder in sorted(locales) {
        let lang = name(&folder);
        let _ = writeln!(code, "    ({lang:?}, &[");
        let mut resources = Vec::new();
        let is_texts = |f: &PathBuf| f.extension().is_some_and(|e| e == "ftl") && name(f) != ABOUT;
        for file in sorted(&folder).into_iter().filter(is_texts) {
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
