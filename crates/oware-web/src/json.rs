//! JSON written by hand: names, numbers and house letters need no escaping, and a serialiser would
//! weigh more than all the rules.

use core::fmt::Display;

use oware_rules::{End, House};

/// `[a,b,…]`.
pub(crate) fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    let mut text = String::from("[");
    for item in items {
        if text.len() > 1 {
            text.push(',');
        }
        text.push_str(&item.to_string());
    }
    text.push(']');
    text
}

/// `["A","b",…]`.
pub(crate) fn letters(houses: impl IntoIterator<Item = House>) -> String {
    list(houses.into_iter().map(|house| format!("\"{house}\"")))
}

/// An end, or `null`.
pub(crate) fn end(end: Option<&End>) -> String {
    let Some(end) = end else { return String::from("null") };
    format!(
        "{{\"reason\":\"{}\",\"stores\":{},\"winner\":\"{}\",\"leftover\":{{\"how\":\"{}\",\"seeds\":{}}}}}",
        end.reason,
        list(end.scores),
        end.winner_name(),
        end.leftover,
        list(end.shared)
    )
}
