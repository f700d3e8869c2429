//! The texts: every language is complete, nothing is said by a name that does not exist, nothing
//! lies unused, and what is filled in agrees with what is asked for. (What Rust and the templates
//! say is checked by the compiler: `build.rs` makes a method of every message.)

mod compared;
mod ftl;
mod script;

use std::fs;
use std::path::{Path, PathBuf};

use oware_server::i18n::{Catalogue, Lang};

use ftl::{Messages, folder, messages, text_files};
use script::Call;

fn here() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Every file under `folder` with one of these endings.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).unwrap_or_else(|e| panic!("{}: {e}", folder.display())) {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if endings.iter().any(|ending| path.extension().is_some_and(|e| e == *ending)) {
                found.push(path);
            }
        }
    }
    found
}

fn all(folder: &Path, endings: &[&str]) -> String {
    let texts =
        files(folder, endings).into_iter().map(|path| fs::read_to_string(path).expect("a text"));
    texts.collect::<Vec<_>>().join("\n")
}

fn scripts() -> String {
    all(&here().join("../oware-web/www"), &["js"])
}

#[test]
fn each_language_has_a_folder_and_each_folder_a_language() {
    let mut folders: Vec<String> = fs::read_dir(folder(""))
        .expect("locales")
        .map(|entry| entry.expect("an entry").file_name().into_string().expect("a name"))
        .collect();
    folders.sort();
    let mut tags = Lang::ALL.map(Lang::tag);
    tags.sort_unstable();
    assert_eq!(folders, tags);
}

#[test]
fn no_message_lies_unused() {
    let rust = all(&here().join("src"), &["rs"]);
    let templates = all(&here().join("templates"), &["html"]);
    let scripts = scripts();
    let calls = script::calls(&scripts);
    let mut unused = Vec::new();
    for file in text_files("en") {
        for id in messages("en", &file).keys() {
            let method = format!(".{}(", id.replace('-', "_"));
            let by_server = rust.contains(&method) || templates.contains(&method);
            let by_script = Catalogue::CLIENT_FILES.contains(&file.as_str())
                && script::mentions(&scripts, &calls, id);
            if !by_server && !by_script {
                unused.push(format!("{file}: {id}"));
            }
        }
    }
    assert_eq!(unused, Vec::<String>::new());
}

#[test]
fn scripts_say_only_what_exists_and_fill_in_what_it_asks_for() {
    let known: Messages =
        Catalogue::CLIENT_FILES.iter().flat_map(|file| messages("en", file)).collect();
    let calls = script::calls(&scripts());
    assert!(calls.len() > 20, "the scripts speak through words() and t(): {}", calls.len());
    for Call { source, ids, filled } in &calls {
        for id in ids {
            let matching: Vec<_> = known.iter().filter(|(name, _)| id.matches(name)).collect();
            assert!(!matching.is_empty(), "{source}: there is no such message in client.ftl");
            let Some(filled) = filled else { continue };
            for (name, message) in matching {
                let missing: Vec<_> =
                    message.variables.iter().filter(|v| !filled.contains(*v)).collect();
                assert!(missing.is_empty(), "{source}: {name} also wants {missing:?}");
            }
        }
    }
}

#[test]
fn plural_forms_are_chosen_by_number() {
    let catalogue = Catalogue::load();
    for (lang, seeds, said) in [
        ("en", 0, "A, empty"),
        ("en", 1, "A, 1 seed"),
        ("en", 2, "A, 2 seeds"),
        ("sv", 0, "A, tom"),
        ("sv", 1, "A, 1 frö"),
        ("sv", 5, "A, 5 frön"),
    ] {
        let lang = Lang::from_tag(lang).expect("a language");
        assert_eq!(catalogue.texts(lang).house_label("A", seeds), said);
    }
}

#[test]
fn numbers_are_written_as_the_language_does() {
    let catalogue = Catalogue::load();
    for (lang, said) in [("en", "12,345"), ("sv", "12\u{a0}345")] {
        let lang = Lang::from_tag(lang).expect("a language");
        assert_eq!(catalogue.texts(lang).option_seeds_per_house(12345), said);
    }
}
