//! Every language held against English: the same messages, the same to be filled in, nothing empty,
//! and each form that the language has for a number or a side.

use std::collections::{BTreeMap, BTreeSet};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use oware_server::i18n::Lang;

use super::ftl::{Message, Messages, Selection, entries, read, text_files};

/// What Fluent calls the forms that a number can ask for; `other` is the rest.
const PLURALS: [&str; 5] = ["zero", "one", "two", "few", "many"];

#[test]
fn every_language_says_what_english_says() {
    let files = text_files("en");
    let mut problems = Vec::new();
    for lang in Lang::ALL {
        let tag = lang.tag();
        let mine = text_files(tag);
        if mine != files {
            problems.push(format!("locales/{tag} has the files {mine:?}, not {files:?}"));
        }
        let (mut here, mut english) = (Messages::new(), Messages::new());
        for file in files.iter().filter(|file| mine.contains(file)) {
            let (theirs, ours) = (entries("en", file), entries(tag, file));
            let ids = |of: &Messages| -> BTreeSet<String> {
                of.keys().filter(|id| !id.starts_with('-')).cloned().collect()
            };
            for id in ids(&theirs).symmetric_difference(&ids(&ours)) {
                let what = if theirs.contains_key(id) { "lacks" } else { "alone has" };
                problems.push(format!("locales/{tag}/{file} {what} {id}"));
            }
            for (id, message) in ours {
                if here.insert(id.clone(), message).is_some() {
                    problems.push(format!("{id} stands in two files of locales/{tag}"));
                }
            }
            english.extend(theirs);
        }
        problems.extend(faults(tag, &here, &english).into_iter().map(|f| format!("{tag}: {f}")));
    }
    assert!(problems.is_empty(), "{} faults:\n{}", problems.len(), problems.join("\n"));
}

/// What is wrong with the messages of one language, whether or not English has them too.
fn faults(tag: &str, here: &Messages, english: &Messages) -> Vec<String> {
    let mut found = Vec::new();
    let forms = Forms::of(tag);
    let names = names_by_variable(english);
    for (id, message) in here {
        if message.is_empty {
            found.push(format!("{id} says nothing"));
        }
        for reference in message.references.iter().filter(|name| !here.contains_key(*name)) {
            found.push(format!("{id} is made of {reference}, which does not exist"));
        }
        for selection in &message.selections {
            found.extend(forms.faults(selection).into_iter().map(|fault| format!("{id}: {fault}")));
        }
        let Some(model) = english.get(id) else { continue };
        if message.variables != model.variables {
            found.push(format!(
                "{id} fills in {:?}, English {:?}",
                message.variables, model.variables
            ));
        }
        for asked in &model.selections {
            let Some(variable) = asked.variable.as_deref() else { continue };
            let numbers: BTreeSet<_> = message.over(variable).flat_map(|s| &s.numbers).collect();
            for number in asked.numbers.iter().filter(|n| !numbers.contains(n)) {
                if message.over(variable).next().is_some() {
                    found.push(format!("{id}: no form for ${variable} = {number}"));
                }
            }
            if asked.is_by_number() {
                continue;
            }
            for selection in message.over(variable).filter(|selection| !selection.is_by_number()) {
                for missing in asked.names.difference(&selection.names) {
                    found.push(format!("{id}: no form for ${variable} = {missing}"));
                }
            }
        }
        for selection in message.selections.iter().filter(|selection| !selection.is_by_number()) {
            let Some(variable) = &selection.variable else { continue };
            let known = names.get(variable).cloned().unwrap_or_default();
            let strange: Vec<_> = selection.names.difference(&known).collect();
            if !strange.is_empty() && !known.is_empty() {
                found.push(format!("{id}: ${variable} is never {strange:?}"));
            }
        }
    }
    let used: BTreeSet<&String> = here.values().flat_map(|message| &message.references).collect();
    for term in here.keys().filter(|id| id.starts_with('-') && !used.contains(id)) {
        found.push(format!("{term} is used nowhere"));
    }
    found
}

/// Every name by which English tells apart what a variable can be, such as north and south.
fn names_by_variable(english: &Messages) -> BTreeMap<String, BTreeSet<String>> {
    let mut names = BTreeMap::<String, BTreeSet<String>>::new();
    for selection in english.values().flat_map(|message| &message.selections) {
        if let (Some(variable), false) = (&selection.variable, selection.is_by_number()) {
            names.entry(variable.clone()).or_default().extend(selection.names.iter().cloned());
        }
    }
    names
}

impl Selection {
    /// Whether it chooses by the plural forms of a number.
    fn is_by_number(&self) -> bool {
        self.names.iter().any(|name| PLURALS.contains(&name.as_str()))
    }
}

impl Message {
    /// What it tells apart by this variable.
    fn over<'a>(&'a self, variable: &'a str) -> impl Iterator<Item = &'a Selection> {
        self.selections.iter().filter(move |of| of.variable.as_deref() == Some(variable))
    }
}

/// The plural forms that a language has.
struct Forms {
    /// Those of whole numbers, each with the smallest ones of it.
    whole: BTreeMap<String, Vec<u32>>,
    all: BTreeSet<String>,
}

impl Forms {
    fn of(tag: &str) -> Self {
        let resource = FluentResource::try_new(format!(
            "form = {{ $n ->\n    {}\n   *[other] other\n}}\n",
            PLURALS.map(|name| format!("[{name}] {name}")).join("\n    ")
        ));
        let mut bundle = FluentBundle::new(vec![tag.parse().expect("a language's tag")]);
        bundle.add_resource(resource.expect("good Fluent")).expect("one message");
        let pattern = bundle.get_message("form").and_then(|message| message.value());
        let form = |n: f64| {
            let mut args = FluentArgs::new();
            args.set("n", n);
            let mut errors = Vec::new();
            let pattern = pattern.expect("the message");
            bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
        };
        let mut whole = BTreeMap::<String, Vec<u32>>::new();
        for n in 0..=200 {
            whole.entry(form(f64::from(n))).or_default().push(n);
        }
        let mut all: BTreeSet<String> = whole.keys().cloned().collect();
        all.extend([0.5, 1.5, 2.5, 1e6].map(form));
        all.insert("other".to_owned());
        Self { whole, all }
    }

    /// What is wrong with a selection, if it is one by number.
    fn faults(&self, selection: &Selection) -> Vec<String> {
        if !selection.is_by_number() {
            return Vec::new();
        }
        let mut found = Vec::new();
        let said = |number: &u32| selection.numbers.contains(&number.to_string());
        for (form, numbers) in &self.whole {
            if !selection.names.contains(form) && !numbers.iter().all(said) {
                found.push(format!("no form [{form}], as for {}", numbers[0]));
            }
        }
        for form in selection.names.difference(&self.all) {
            found.push(format!("[{form}] is no form of a number in this language"));
        }
        found
    }
}

#[test]
fn faults_are_found() {
    let english = [
        "plain = Text",
        "filled = { $a } of { $b }",
        "seeds = { $n ->\n    [one] one seed\n   *[other] { $n } seeds\n }",
        "empty = { $n ->\n    [0] empty\n    [one] one\n   *[other] { $n }\n }",
        "side = { $side ->\n    [south] South\n   *[north] North\n }",
        "times = { $n ->\n    [2] twice\n   *[other] thrice\n }",
        "titled = Text\n    .label = Label",
    ]
    .join("\n");
    for (lang, text, fault) in [
        ("sv", "plain = { \"\" }", None),
        ("sv", "filled = { $a }", Some("filled fills in {\"a\"}, English {\"a\", \"b\"}")),
        ("sv", "plain = { $x }", Some("plain fills in {\"x\"}, English {}")),
        ("sv", "plain = { -word }", Some("plain is made of -word, which does not exist")),
        ("sv", "-word = ord", Some("-word is used nowhere")),
        ("sv", "-word = ord\nplain = { -word }", None),
        (
            "cs",
            "-s = { $case ->\n    [gen] Jihu\n   *[nom] Jih\n }\nplain = { -s(case: \"gen\") }",
            None,
        ),
        ("sv", "seeds = frön: { $n }", None),
        ("sv", "seeds = { $n ->\n    [1] ett frö\n    [one] x\n   *[other] { $n } frön\n }", None),
        (
            "sv",
            "seeds = { $n ->\n    [few] x\n   *[other] { $n }\n }",
            Some("seeds: no form [one], as for 1"),
        ),
        (
            "en",
            "seeds = { $n ->\n    [one] x\n    [two] y\n   *[other] { $n }\n }",
            Some("seeds: [two] is no form of a number in this language"),
        ),
        (
            "cs",
            "seeds = { $n ->\n    [one] x\n   *[other] { $n }\n }",
            Some("seeds: no form [few], as for 2"),
        ),
        (
            "cs",
            "seeds = { $n ->\n    [one] x\n    [few] y\n    [many] z\n   *[other] { $n }\n }",
            None,
        ),
        (
            "sv",
            "side = { $side ->\n    [south] Syd\n   *[other] Nord\n }",
            Some("side: $side is never [\"other\"]"),
        ),
        (
            "sv",
            "empty = { $n ->\n    [one] en\n   *[other] { $n }\n }",
            Some("empty: no form for $n = 0"),
        ),
        ("sv", "side = { $side ->\n   *[north] Nord\n }", Some("side: no form for $side = south")),
        ("sv", "times = { $n ->\n   *[other] flera gånger\n }", Some("times: no form for $n = 2")),
        (
            "sv",
            "titled = Text\n    .label = { $x }",
            Some("titled.label fills in {\"x\"}, English {}"),
        ),
    ] {
        let found = faults(lang, &read(text, lang), &read(&english, "en"));
        match fault {
            None => assert_eq!(found, Vec::<String>::new(), "{text}"),
            Some(fault) => assert!(found.iter().any(|told| told == fault), "{text}: {found:?}"),
        }
    }
}
