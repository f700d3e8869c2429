//! Reading JSON that comes from outside: an object, no name in it twice, at any depth. What a name
//! given twice means would be anybody's guess, and an array in place of an object a lucky one.

use std::fmt;

use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

/// What is wrong with a text.
#[derive(Debug)]
pub enum Fault {
    /// It is no JSON.
    Syntax(String),
    /// It is JSON, but not of the form asked for.
    Form(String),
}

/// Reads an object.
///
/// # Errors
/// [`Fault`] says what is wrong.
pub fn object<T: DeserializeOwned>(text: &[u8]) -> Result<T, Fault> {
    let Once(value) = serde_json::from_slice(text).map_err(|error| {
        if error.is_data() {
            Fault::Form(error.to_string())
        } else {
            Fault::Syntax(error.to_string())
        }
    })?;
    if !value.is_object() {
        return Err(Fault::Form("it is not an object: {…}".into()));
    }
    serde_json::from_value(value).map_err(|error| Fault::Form(error.to_string()))
}

/// Any value in which no object has a name twice.
struct Once(Value);

impl<'de> Deserialize<'de> for Once {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Once, D::Error> {
        from.deserialize_any(AnyValue).map(Once)
    }
}

struct AnyValue;

impl<'de> Visitor<'de> for AnyValue {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, flag: bool) -> Result<Value, E> {
        Ok(flag.into())
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Value, E> {
        Ok(number.into())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Value, E> {
        Ok(Number::from_f64(number).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value, E> {
        Ok(text.into())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value, A::Error> {
        let mut found = Vec::new();
        while let Some(Once(item)) = items.next_element()? {
            found.push(item);
        }
        Ok(Value::Array(found))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value, A::Error> {
        let mut found = Map::new();
        while let Some(name) = entries.next_key::<String>()? {
            if found.contains_key(&name) {
                return Err(A::Error::custom(format_args!("{name:?} stands twice in an object")));
            }
            let Once(value) = entries.next_value()?;
            found.insert(name, value);
        }
        Ok(Value::Object(found))
    }
}
