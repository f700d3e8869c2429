//! Finds what the scripts say: calls `words("id", { … })` and `t("id", { … })`.

use std::collections::BTreeSet;

/// The name of a message as a script writes it.
#[derive(Debug)]
pub enum Name {
    /// In full.
    Whole(String),
    /// As a template: what stands before, between and after what is filled in.
    Parts(Vec<String>),
}

impl Name {
    pub fn matches(&self, id: &str) -> bool {
        match self {
            Self::Whole(name) => name == id,
            Self::Parts(parts) => {
                let (first, last) = (&parts[0], &parts[parts.len() - 1]);
                id.len() >= first.len() + last.len()
                    && id.starts_with(first.as_str())
                    && id.ends_with(last.as_str())
            }
        }
    }
}

#[derive(Debug)]
pub struct Call {
    /// The call as it stands in the script.
    pub source: String,
    /// The messages that it may say.
    pub ids: Vec<Name>,
    /// The names of what is filled in; `None` if it is not written out in the call.
    pub filled: Option<BTreeSet<String>>,
}

/// Every call in `text`.
pub fn calls(text: &str) -> Vec<Call> {
    let mut found = Vec::new();
    for opening in ["words(", "t("] {
        for (at, _) in text.match_indices(opening) {
            let before = text[..at].chars().next_back().unwrap_or(' ');
            if before.is_alphanumeric()
                || before == '_'
                || before == '$'
                || before == '.' && opening == "t("
            {
                continue;
            }
            let inside = &text[at + opening.len()..];
            let arguments = split(&inside[..end(inside)]);
            let ids = names(arguments.first().copied().unwrap_or_default());
            if ids.is_empty() {
                continue;
            }
            let filled = match arguments.get(1).map(|argument| argument.trim()) {
                None | Some("") => Some(BTreeSet::new()),
                Some(object) if object.starts_with('{') => keys(object),
                Some(_) => None,
            };
            found.push(Call {
                source: format!("{opening}{})", &inside[..end(inside)]),
                ids,
                filled,
            });
        }
    }
    found
}

/// Whether the scripts name the message, in a call or as a text of its own.
pub fn mentions(text: &str, calls: &[Call], id: &str) -> bool {
    text.contains(&format!("\"{id}\""))
        || calls.iter().flat_map(|call| &call.ids).any(|name| name.matches(id))
}

/// Where the bracket that is open before `text` closes.
fn end(text: &str) -> usize {
    let mut depth = 0;
    let mut quote = None;
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'' | '`') => quote = Some(c),
            (None, '(' | '{' | '[') => depth += 1,
            (None, ')' | '}' | ']') if depth == 0 => return at,
            (None, ')' | '}' | ']') => depth -= 1,
            (None, _) => {}
        }
    }
    text.len()
}

/// The parts between commas that stand in no bracket and no quote.
fn split(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut depth, mut quote, mut from) = (0, None, 0);
    for (at, c) in text.char_indices() {
        match (quote, c) {
            (Some(open), c) if c == open => quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'' | '`') => quote = Some(c),
            (None, '(' | '{' | '[') => depth += 1,
            (None, ')' | '}' | ']') => depth -= 1,
            (None, ',') if depth == 0 => {
                parts.push(&text[from..at]);
                from = at + 1;
            }
            (None, _) => {}
        }
    }
    parts.push(&text[from..]);
    parts
}

/// The names that an argument may come to: its quoted texts, or a template's parts.
fn names(argument: &str) -> Vec<Name> {
    let argument = argument.trim();
    if let Some(template) = argument.strip_prefix('`').and_then(|a| a.strip_suffix('`')) {
        let mut parts = vec![String::new()];
        let mut rest = template;
        while let Some((before, filled)) = rest.split_once("${") {
            parts.last_mut().expect("one part").push_str(before);
            parts.push(String::new());
            rest = &filled[(end(filled) + 1).min(filled.len())..];
        }
        parts.last_mut().expect("one part").push_str(rest);
        return vec![Name::Parts(parts)];
    }
    let quoted = argument.split('"').skip(1).step_by(2);
    let is_name = |text: &&str| text.contains('-') && !text.contains(' ');
    let mut names: Vec<Name> =
        quoted.filter(is_name).map(|text| Name::Whole(text.to_owned())).collect();
    if names.is_empty()
        && argument.len() > 2
        && argument.starts_with('"')
        && argument.ends_with('"')
    {
        names.push(Name::Whole(argument.trim_matches('"').to_owned()));
    }
    names
}

/// The keys of an object that is written out; `None` if another one is spread into it.
fn keys(object: &str) -> Option<BTreeSet<String>> {
    let inner = object.trim_start_matches('{').trim_end().trim_end_matches('}');
    let mut keys = BTreeSet::new();
    for field in split(inner) {
        let field = field.trim();
        if field.starts_with("...") {
            return None;
        }
        let key = field.split(':').next().unwrap_or_default().trim();
        if !key.is_empty() {
            keys.insert(key.to_owned());
        }
    }
    Some(keys)
}

#[test]
fn calls_are_found() {
    let text = r#"
        const words = (id) => id; split("x-y", 1);
        words("plain-text"); t(free ? "one-way" : "other-way", { side: f(a, b), seeds });
        t(`result-${won ? "won" : "lost"}-now`, { ...more }); words(id, told);
    "#;
    let calls = calls(text);
    assert_eq!(calls.len(), 3, "{calls:?}");
    assert!(calls[0].ids[0].matches("plain-text") && calls[0].filled == Some(BTreeSet::new()));
    assert_eq!(calls[1].ids.len(), 2);
    assert_eq!(calls[1].filled, Some(BTreeSet::from(["side".to_owned(), "seeds".to_owned()])));
    assert!(calls[2].ids[0].matches("result-won-now") && !calls[2].ids[0].matches("result-won"));
    assert_eq!(calls[2].filled, None);
}
