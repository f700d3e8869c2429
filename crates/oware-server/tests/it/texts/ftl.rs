//! Reads Fluent files: which messages there are, what each wants filled in and what it tells apart.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey,
};
use fluent_syntax::parser;

/// The file that tells about the language itself, and holds no texts.
const ABOUT: &str = "language.ftl";

/// A message, a term (its name begins with `-`), or an attribute of one (`message.attribute`).
#[derive(Default)]
pub struct Message {
    pub variables: BTreeSet<String>,
    pub selections: Vec<Selection>,
    /// Other messages and terms that it is made of.
    pub references: BTreeSet<String>,
    pub is_empty: bool,
}

/// One `{ $variable -> … }`.
#[derive(Debug)]
pub struct Selection {
    /// `None` where a term's or a message's attribute chooses.
    pub variable: Option<String>,
    /// The names of its variants, such as `one` or `south`.
    pub names: BTreeSet<String>,
    /// The variants for certain numbers.
    pub numbers: BTreeSet<String>,
}

pub type Messages = BTreeMap<String, Message>;

pub fn folder(lang: &str) -> PathBuf {
    super::here().join("../../locales").join(lang)
}

/// The names of a language's files of texts.
pub fn text_files(lang: &str) -> Vec<String> {
    let mut names: Vec<_> = super::files(&folder(lang), &["ftl"])
        .into_iter()
        .map(|path| path.file_name().expect("a name").to_string_lossy().into_owned())
        .filter(|name| name != ABOUT)
        .collect();
    names.sort();
    names
}

/// Everything in a file that says something.
pub fn entries(lang: &str, file: &str) -> Messages {
    read(
        &fs::read_to_string(folder(lang).join(file)).expect("a text file"),
        &format!("{lang}/{file}"),
    )
}

/// The messages of a file, without terms and attributes.
pub fn messages(lang: &str, file: &str) -> Messages {
    let whole = |name: &String| !name.starts_with('-') && !name.contains('.');
    entries(lang, file).into_iter().filter(|(name, _)| whole(name)).collect()
}

/// Everything that says something in `text`, a file called `name`.
pub fn read(text: &str, name: &str) -> Messages {
    let resource = parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{name}: {errors:?}"));
    let mut messages = Messages::new();
    let mut add = |id: String, pattern: &Pattern<&str>| {
        let mut message = Message { is_empty: pattern.elements.is_empty(), ..Message::default() };
        message.pattern(pattern);
        assert!(messages.insert(id.clone(), message).is_none(), "{name}: {id} stands twice");
    };
    for entry in &resource.body {
        let (id, value, attributes) = match entry {
            Entry::Message(message) => {
                let id = message.id.name.to_owned();
                let value = message.value.as_ref();
                (
                    id.clone(),
                    value.unwrap_or_else(|| panic!("{name}: {id} is empty")),
                    &message.attributes,
                )
            }
            Entry::Term(term) => (format!("-{}", term.id.name), &term.value, &term.attributes),
            Entry::Junk { content } => panic!("{name}: {content}"),
            _ => continue,
        };
        for attribute in attributes {
            add(format!("{id}.{}", attribute.id.name), &attribute.value);
        }
        add(id, value);
    }
    messages
}

impl Message {
    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let mut chosen_by = Self::default();
                chosen_by.inline(selector);
                let mut selection = Selection {
                    variable: chosen_by.variables.first().cloned(),
                    names: BTreeSet::new(),
                    numbers: BTreeSet::new(),
                };
                self.variables.append(&mut chosen_by.variables);
                self.references.append(&mut chosen_by.references);
                for variant in variants {
                    match variant.key {
                        VariantKey::Identifier { name } => selection.names.insert(name.to_owned()),
                        VariantKey::NumberLiteral { value } => {
                            selection.numbers.insert(value.to_owned())
                        }
                    };
                    self.pattern(&variant.value);
                }
                self.selections.push(selection);
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.variables.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, attribute } => {
                let attribute = attribute.as_ref().map(|a| format!(".{}", a.name));
                self.references.insert(format!("{}{}", id.name, attribute.unwrap_or_default()));
            }
            InlineExpression::TermReference { id, attribute, arguments } => {
                let attribute = attribute.as_ref().map(|a| format!(".{}", a.name));
                self.references.insert(format!("-{}{}", id.name, attribute.unwrap_or_default()));
                arguments.iter().for_each(|arguments| self.arguments(arguments));
            }
            InlineExpression::FunctionReference { arguments, .. } => self.arguments(arguments),
            InlineExpression::Placeable { expression } => self.expression(expression),
            _ => {}
        }
    }

    fn arguments(&mut self, arguments: &CallArguments<&str>) {
        arguments.positional.iter().for_each(|argument| self.inline(argument));
        arguments.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}
