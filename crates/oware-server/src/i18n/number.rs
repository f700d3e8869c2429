//! Numbers as each language writes them: `1,234.5`, `1 234,5`, `1.234,5`. The browser's own
//! `Intl.NumberFormat` does the same there; a test holds the two together.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentResource, FluentValue};

use super::Lang;

include!(concat!(env!("OUT_DIR"), "/numbers.rs"));

/// Fraction digits where a text asks for nothing else.
const USUAL_FRACTION: usize = 3;
/// More digits than a text can ask for.
const MOST_FRACTION: usize = 12;

/// A language's signs in numbers.
#[derive(Clone, Copy)]
struct Signs {
    decimal: &'static str,
    grouping: &'static str,
    /// The number of digits from which they are grouped.
    grouping_from: usize,
    minus: &'static str,
}

/// A number in words of `signs`; `None` for what is no number.
fn written(value: &FluentValue<'_>, signs: &Signs) -> Option<String> {
    let FluentValue::Number(FluentNumber { value, options }) = value else { return None };
    let least = options.minimum_fraction_digits.unwrap_or(0).min(MOST_FRACTION);
    let most = options.maximum_fraction_digits.unwrap_or(USUAL_FRACTION).min(MOST_FRACTION);
    let digits = format!("{:.*}", most.max(least), value.abs());
    let (whole, fraction) = digits.split_once('.').unwrap_or((&digits, ""));
    let kept = fraction.trim_end_matches('0').len().max(least);
    let fraction = &fraction[..kept];
    let minus = *value < 0.0 && digits.contains(|c: char| matches!(c, '1'..='9'));
    let mut text = if minus { signs.minus.to_owned() } else { String::new() };
    let grouped = options.use_grouping && whole.len() >= signs.grouping_from;
    for (at, digit) in whole.chars().enumerate() {
        if grouped && at > 0 && (whole.len() - at).is_multiple_of(3) {
            text.push_str(signs.grouping);
        }
        text.push(digit);
    }
    if !fraction.is_empty() {
        text.push_str(signs.decimal);
        text.push_str(fraction);
    }
    Some(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_stand_where_they_belong() {
        let english = Signs { decimal: ".", grouping: ",", grouping_from: 4, minus: "-" };
        let spanish = Signs { decimal: ",", grouping: ".", grouping_from: 5, minus: "-" };
        for (number, in_english, in_spanish) in [
            (0.0, "0", "0"),
            (-0.0, "0", "0"),
            (48.0, "48", "48"),
            (1234.0, "1,234", "1234"),
            (12345.25, "12,345.25", "12.345,25"),
            (-1_234_567.0, "-1,234,567", "-1.234.567"),
            (0.12345, "0.123", "0,123"),
            (-0.0001, "0", "0"),
        ] {
            let number = FluentValue::from(number);
            assert_eq!(written(&number, &english).as_deref(), Some(in_english));
            assert_eq!(written(&number, &spanish).as_deref(), Some(in_spanish));
        }
        assert_eq!(written(&FluentValue::from("24½"), &english), None);
    }

    #[test]
    fn a_text_may_ask_for_digits() {
        let signs = Signs { decimal: ",", grouping: " ", grouping_from: 4, minus: "−" };
        for (value, least, most, grouping, said) in [
            (1.5, Some(2), None, true, "1,50"),
            (2.0, Some(1), Some(1), true, "2,0"),
            (2.26, None, Some(1), true, "2,3"),
            (2.26, None, Some(0), true, "2"),
            (-1234.0, None, None, false, "−1234"),
        ] {
            let mut number = FluentNumber::from(value);
            number.options.minimum_fraction_digits = least;
            number.options.maximum_fraction_digits = most;
            number.options.use_grouping = grouping;
            assert_eq!(written(&number.into(), &signs).as_deref(), Some(said));
        }
    }
}
