//! Reads Fluent files: which messages there are and what each wants filled in.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;

pub struct Message {
    pub variables: BTreeSet<String>,
    pub is_empty: bool,
}

pub type Messages = BTreeMap<String, Message>;

pub fn folder(lang: &str) -> PathBuf {
    super::here().join("../../locales").join(lang)
}

pub fn messages(lang: &str, file: &str) -> Messages {
    let text = fs::read_to_string(folder(lang).join(file)).expect("a text file");
    let resource =
        parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{lang}/{file}: {errors:?}"));
    let mut messages = Messages::new();
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let pattern = message
                    .value
                    .unwrap_or_else(|| panic!("{lang}/{file}: {} is empty", message.id.name));
                let mut variables = BTreeSet::new();
                in_pattern(&pattern, &mut variables);
                let read = Message { variables, is_empty: pattern.elements.is_empty() };
                let name = message.id.name.clone();
                assert!(
                    messages.insert(message.id.name, read).is_none(),
                    "{lang}/{file}: {name} stands twice"
                );
            }
            Entry::Junk { content } => panic!("{lang}/{file}: {content}"),
            _ => {}
        }
    }
    messages
}

fn in_pattern(pattern: &Pattern<String>, found: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &Expression<String>, found: &mut BTreeSet<String>) {
    match expression {
        Expression::Inline(inline) => in_inline(inline, found),
        Expression::Select { selector, variants } => {
            in_inline(selector, found);
            for variant in variants {
                in_pattern(&variant.value, found);
            }
        }
    }
}

fn in_inline(inline: &InlineExpression<String>, found: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments.positional.iter().for_each(|argument| in_inline(argument, found));
        }
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        _ => {}
    }
}
