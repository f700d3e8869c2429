//! A choice of rules as one line of words, for where JSON would weigh too much:
//! `wari grand_slam=no_capture first=north`.

use crate::{Rules, RulesError, Value};

impl Rules {
    /// The rules that a text names: a rule set, then the settings that are changed.
    ///
    /// # Errors
    /// There is no such rule set, setting or value.
    pub fn from_words(text: &str) -> Result<Rules, RulesError> {
        let mut words = text.split_ascii_whitespace();
        let mut rules = Rules::from_name(words.next().unwrap_or_default())?;
        for word in words {
            let (setting, value) = word.split_once('=').unwrap_or((word, ""));
            rules.set(setting, typed(value))?;
        }
        Ok(rules)
    }
}

fn typed(value: &str) -> Value<'_> {
    match (value, value.parse()) {
        ("true", _) => Value::Flag(true),
        ("false", _) => Value::Flag(false),
        (_, Ok(number)) => Value::Number(number),
        (name, Err(_)) => Value::Name(name),
    }
}

#[cfg(test)]
mod tests {
    use crate::{Preset, Rules, Setting};

    #[test]
    fn a_rule_set_alone_and_with_changes() {
        let cases: [(&str, &[Setting]); 4] = [
            ("wari", &[]),
            ("wari first=south", &[]),
            ("wari grand_slam=no_capture majority=false", &[Setting::GrandSlam, Setting::Majority]),
            ("wari full_house=12 seeds_per_house=3", &[Setting::FullHouse, Setting::SeedsPerHouse]),
        ];
        for (text, changes) in cases {
            let rules = Rules::from_words(text).expect(text);
            assert_eq!((rules.preset, rules.changes().as_slice()), (Preset::Wari, changes));
        }
    }

    #[test]
    fn what_there_is_not_is_refused() {
        for text in ["", "chess", "wari grand_slam", "wari speed=2", "wari seeds_per_house=9"] {
            assert!(Rules::from_words(text).is_err(), "{text:?}");
        }
    }
}
