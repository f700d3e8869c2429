//! Rules for the project's own files that no other tool checks.
//!
//! What must not be here: matters of taste that a reader could argue about.

use std::path::Path;

use anyhow::{Result, bail};

use crate::exec::root;
use crate::files;

const LONGEST: usize = 700;

/// What a finished test or function never says, by the ending of the file's name.
const UNFINISHED: [(&str, &[&str]); 3] = [
    ("rs", &[concat!("to", "do!("), concat!("unimple", "mented!("), concat!("#[ig", "nore")]),
    ("js", UNFINISHED_SCRIPT),
    ("mjs", UNFINISHED_SCRIPT),
];
const UNFINISHED_SCRIPT: &[&str] =
    &["test.skip(", "test.todo(", "test.only(", "skip: true", "todo: true", "@ts-nocheck"];

/// Checks every file of the project.
///
/// # Errors
/// When any breaks a rule: all of them are listed.
pub fn check() -> Result<()> {
    let root = root();
    let mut problems = Vec::new();
    let mut checked = 0;
    for path in files::all(&root)? {
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
        if !matches!(ending, "rs" | "js" | "mjs" | "css" | "html" | "ftl" | "sql" | "md") {
            continue;
        }
        checked += 1;
        let name = path.strip_prefix(&root)?.display().to_string();
        problems
            .extend(faults(&name, &files::text(&path)?).map(|fault| format!("{name}: {fault}")));
    }
    if !problems.is_empty() {
        bail!("{} faults\n  {}", problems.len(), problems.join("\n  "));
    }
    println!("{checked} files are tidy");
    Ok(())
}

/// What is wrong with one file.
fn faults(name: &str, text: &str) -> impl Iterator<Item = String> {
    let ending = Path::new(name).extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let lines = text.lines().count();
    let mut found = Vec::new();
    if lines > LONGEST {
        found.push(format!("{lines} lines, more than {LONGEST}: split it by what it does"));
    }
    if ending == "rs" && !text.starts_with("//!") {
        found.push("does not open with `//!` telling what lives here".to_owned());
    }
    if matches!(ending, "js" | "mjs") && !(text.starts_with("//") || text.starts_with("/*")) {
        found.push("does not open with a comment telling what lives here".to_owned());
    }
    let words = UNFINISHED.iter().find(|(of, _)| *of == ending).map_or(&[][..], |(_, words)| words);
    for (number, line) in text.lines().enumerate() {
        for word in words.iter().filter(|word| line.contains(**word)) {
            found.push(format!("line {}: `{word}` is unfinished or unrun work", number + 1));
        }
    }
    found.into_iter()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn faults_are_found() {
        let cases: [(&str, &str, usize); 7] = [
            ("a.rs", "//! Fine.\nfn main() {}\n", 0),
            ("a.rs", "fn main() {}\n", 1),
            ("a.rs", concat!("//! No.\nfn main() { to", "do!() }\n"), 1),
            ("a.rs", concat!("//! No.\n#[ig", "nore]\nfn main() {}\n"), 1),
            ("a.js", "// Fine.\nexport {};\n", 0),
            ("a.js", "export {};\n", 1),
            ("a.css", "", 0),
        ];
        for (name, text, expected) in cases {
            assert_eq!(faults(name, text).count(), expected, "{name}: {text:?}");
        }
        assert_eq!(faults("a.css", &"\n".repeat(LONGEST + 1)).count(), 1);
    }
}
