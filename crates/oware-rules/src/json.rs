//! The JSON forms of rules, sides, houses and scores (feature `serde`).

use alloc::string::String;
use core::fmt;

use serde::de::{Error, MapAccess, Unexpected, Visitor};
use serde::ser::SerializeMap;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{
    EndReason, House, LeftoverShare, Preset, Rules, Score, Setting, Side, Spec, Value, Values,
};

macro_rules! by_name {
    ($($name:ident),+) => { $(
        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<$name, D::Error> {
                let name = String::deserialize(from)?;
                $name::from_name(&name).ok_or_else(|| {
                    D::Error::invalid_value(
                        Unexpected::Str(&name),
                        &concat!("a name of ", stringify!($name)),
                    )
                })
            }
        }
    )+ };
}

by_name!(Side, EndReason, LeftoverShare, Preset, Setting);

impl Serialize for House {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_char(self.letter())
    }
}

impl<'de> Deserialize<'de> for House {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<House, D::Error> {
        let text = String::deserialize(from)?;
        let mut letters = text.chars();
        match (letters.next().and_then(House::from_letter), letters.next()) {
            (Some(house), None) => Ok(house),
            _ => Err(D::Error::invalid_value(Unexpected::Str(&text), &"a house, A to F or a to f")),
        }
    }
}

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match *self {
            Value::Name(name) => to.serialize_str(name),
            Value::Number(number) => to.serialize_u8(number),
            Value::Flag(flag) => to.serialize_bool(flag),
        }
    }
}

impl Serialize for Values {
    /// A list of names, `{"from": …, "to": …}`, or `[true, false]`.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match *self {
            Values::Names(names) => names.serialize(to),
            Values::Numbers(low, high) => {
                let mut map = to.serialize_map(Some(2))?;
                map.serialize_entry("from", &low)?;
                map.serialize_entry("to", &high)?;
                map.end()
            }
            Values::Flag => [true, false].serialize(to),
        }
    }
}

impl Serialize for Spec {
    /// An object with every setting.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Setting::ALL.iter().map(|&setting| (setting.name(), self.get(setting))))
    }
}

impl Serialize for Rules {
    /// The preset's name, or an object with the preset and what is changed.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let changes = self.changes();
        if changes.is_empty() {
            return self.preset.serialize(to);
        }
        let mut map = to.serialize_map(Some(1 + changes.len()))?;
        map.serialize_entry("preset", &self.preset)?;
        for setting in changes {
            map.serialize_entry(setting.name(), &self.spec.get(setting))?;
        }
        map.end()
    }
}

impl<'de> Deserialize<'de> for Rules {
    /// A preset's name, or an object with `preset` and any settings.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Rules, D::Error> {
        from.deserialize_any(RulesVisitor)
    }
}

struct RulesVisitor;

impl<'de> Visitor<'de> for RulesVisitor {
    type Value = Rules;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("rules: the name of a rule set, or an object {\"preset\": …} with settings")
    }

    fn visit_str<E: Error>(self, name: &str) -> Result<Rules, E> {
        Rules::from_name(name).map_err(E::custom)
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Rules, M::Error> {
        let mut preset = None;
        let mut settings = alloc::vec::Vec::new();
        while let Some(key) = map.next_key::<String>()? {
            if key == "preset" {
                let name = map.next_value::<String>()?;
                if preset.replace(Rules::from_name(&name).map_err(M::Error::custom)?).is_some() {
                    return Err(M::Error::duplicate_field("preset"));
                }
            } else {
                settings.push((key, map.next_value::<OwnedValue>()?));
            }
        }
        let mut rules = preset.ok_or_else(|| M::Error::missing_field("preset"))?;
        for (i, (name, value)) in settings.iter().enumerate() {
            if settings[..i].iter().any(|(earlier, _)| earlier == name) {
                return Err(M::Error::custom(format_args!("setting {name} is given twice")));
            }
            rules.set(name, value.borrow()).map_err(M::Error::custom)?;
        }
        Ok(rules)
    }
}

/// A setting's value as it comes in.
enum OwnedValue {
    Name(String),
    Number(u8),
    Flag(bool),
}

impl OwnedValue {
    fn borrow(&self) -> Value<'_> {
        match self {
            OwnedValue::Name(name) => Value::Name(name),
            OwnedValue::Number(number) => Value::Number(*number),
            OwnedValue::Flag(flag) => Value::Flag(*flag),
        }
    }
}

impl<'de> Deserialize<'de> for OwnedValue {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<OwnedValue, D::Error> {
        struct AnyValue;

        impl Visitor<'_> for AnyValue {
            type Value = OwnedValue;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a setting's value: a name, a number from 0 to 255, true or false")
            }

            fn visit_str<E: Error>(self, name: &str) -> Result<OwnedValue, E> {
                Ok(OwnedValue::Name(name.into()))
            }

            fn visit_u64<E: Error>(self, number: u64) -> Result<OwnedValue, E> {
                u8::try_from(number)
                    .map(OwnedValue::Number)
                    .map_err(|_| E::invalid_value(Unexpected::Unsigned(number), &self))
            }

            fn visit_bool<E: Error>(self, flag: bool) -> Result<OwnedValue, E> {
                Ok(OwnedValue::Flag(flag))
            }
        }

        from.deserialize_any(AnyValue)
    }
}

impl Serialize for Score {
    /// A number: 24 or 24.5.
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        if self.to_halves().is_multiple_of(2) {
            to.serialize_u16(self.to_halves() / 2)
        } else {
            to.serialize_f32(f32::from(self.to_halves()) / 2.0)
        }
    }
}

impl<'de> Deserialize<'de> for Score {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Score, D::Error> {
        let halves = f32::deserialize(from)? * 2.0;
        // At most all 48 seeds; the comparison also refuses fractions and NaN.
        (0..=96u16)
            .find(|&whole| f32::from(whole) == halves)
            .map(Score::halves)
            .ok_or_else(|| D::Error::custom("a score is a number of seeds or half seeds up to 48"))
    }
}
