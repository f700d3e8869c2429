//! Rules as they are given, on the command line or in a line to judge: a preset's name or a JSON
//! object of a preset and settings. Written back in the same form.

use std::fmt;

use oware_rules::{RuleSet, Rules, RulesError, Setting, Spec, Value};
use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, Serializer};
use serde_json::Value as Json;

/// Rules, and the words in which they were given.
#[derive(Clone, Debug)]
pub struct Given {
    pub rules: Rules,
    /// The settings named beside the preset, in the order given; `None` for a bare name.
    named: Option<Vec<Setting>>,
}

impl RuleSet for &Given {
    fn spec(self) -> Spec {
        self.rules.spec
    }
}

impl Given {
    /// Reads the value of `--rules`: a preset's name, or JSON.
    ///
    /// # Errors
    /// [`Fault`] says what is wrong.
    pub fn from_argument(text: &str) -> Result<Given, Fault> {
        if text.trim_start().starts_with(['{', '"', '[']) {
            Given::from_json(text)
        } else {
            Given::from_name(text)
        }
    }

    /// Reads JSON: a string or an object.
    ///
    /// # Errors
    /// [`Fault`] says what is wrong.
    pub fn from_json(text: &str) -> Result<Given, Fault> {
        if text.trim_start().starts_with('{') {
            Given::from_entries(serde_json::from_str(text).map_err(|_| Fault::Shape)?)
        } else {
            Given::from_name(&serde_json::from_str::<String>(text).map_err(|_| Fault::Shape)?)
        }
    }

    fn from_name(name: &str) -> Result<Given, Fault> {
        Ok(Given { rules: Rules::from_name(name)?, named: None })
    }

    fn from_entries(Entries(entries): Entries) -> Result<Given, Fault> {
        let twice = |(i, (name, _)): (usize, &(String, Json))| {
            entries[..i].iter().any(|(earlier, _)| earlier == name).then(|| name.clone())
        };
        if let Some(name) = entries.iter().enumerate().find_map(twice) {
            return Err(Fault::Twice(name));
        }
        let preset = entries.iter().find(|(name, _)| name == "preset");
        let preset = preset.and_then(|(_, value)| value.as_str()).ok_or(Fault::NoPreset)?;
        let mut rules = Rules::from_name(preset)?;
        let mut named = Vec::new();
        for (name, value) in entries.iter().filter(|(name, _)| name != "preset") {
            let setting = Setting::from_name(name)
                .ok_or_else(|| RulesError::UnknownSetting { name: name.clone() })?;
            let bad = || RulesError::BadValue { setting, found: value.to_string() };
            rules.spec.set(setting, setting_value(value).ok_or_else(bad)?)?;
            named.push(setting);
        }
        Ok(Given { rules, named: Some(named) })
    }
}

fn setting_value(value: &Json) -> Option<Value<'_>> {
    match value {
        Json::String(name) => Some(Value::Name(name)),
        Json::Bool(flag) => Some(Value::Flag(*flag)),
        Json::Number(number) => number.as_u64()?.try_into().ok().map(Value::Number),
        Json::Null | Json::Array(_) | Json::Object(_) => None,
    }
}

impl Serialize for Given {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let Some(named) = &self.named else {
            return self.rules.preset.serialize(to);
        };
        let mut map = to.serialize_map(Some(1 + named.len()))?;
        map.serialize_entry("preset", &self.rules.preset)?;
        for &setting in named {
            map.serialize_entry(setting.name(), &self.rules.spec.get(setting))?;
        }
        map.end()
    }
}

impl fmt::Display for Given {
    /// A bare name as it is, anything else as JSON.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.named {
            None => f.write_str(self.rules.preset.name()),
            Some(_) => f.write_str(&serde_json::to_string(self).map_err(|_| fmt::Error)?),
        }
    }
}

/// An object's entries as they stand, repeated names included.
struct Entries(Vec<(String, Json)>);

impl<'de> Deserialize<'de> for Entries {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Entries, D::Error> {
        struct AnyObject;

        impl<'de> Visitor<'de> for AnyObject {
            type Value = Entries;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Entries, M::Error> {
                let mut entries = Vec::new();
                while let Some(entry) = map.next_entry()? {
                    entries.push(entry);
                }
                Ok(Entries(entries))
            }
        }

        from.deserialize_map(AnyObject)
    }
}

/// Why rules can't be read.
#[derive(Clone, Debug)]
pub enum Fault {
    /// Neither a string nor an object.
    Shape,
    /// An object without the name of a preset.
    NoPreset,
    /// A setting that stands twice in the object.
    Twice(String),
    /// No such preset, setting or value.
    Rules(RulesError),
}

impl From<RulesError> for Fault {
    fn from(error: RulesError) -> Fault {
        Fault::Rules(error)
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const FORM: &str = "rules are the name of a rule set, or an object of a preset and \
                            settings: {\"preset\": \"wari\", \"grand_slam\": \"no_capture\"}";
        match self {
            Fault::Shape => f.write_str(FORM),
            Fault::NoPreset => write!(f, "the rules name no preset; {FORM}"),
            Fault::Twice(name) => write!(f, "\"{name}\" stands twice in the rules"),
            Fault::Rules(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for Fault {}
