//! The JSON of rules: what a client may ask for, what a table says of itself.

use std::collections::BTreeMap;

use oware_rules::{Preset, Rules, RulesError, Setting, Spec, Value, Values};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value as Json, json};
use utoipa::openapi::schema::{AdditionalProperties, Type};
use utoipa::openapi::{ObjectBuilder, OneOfBuilder, RefOr, Schema};
use utoipa::{PartialSchema, ToSchema};

use crate::api::ApiError;

/// The rules of a new table: a rule set's name, or an object of its name and changed settings.
#[derive(Debug, Deserialize)]
#[serde(
    untagged,
    expecting = "rules are the name of a rule set, or an object {\"preset\": …} with settings"
)]
pub enum RulesRequest {
    /// A rule set as it is.
    Preset(String),
    /// `preset` and any settings, e.g. `{"preset": "wari", "majority": false}`.
    Changed(Map<String, Json>),
}

/// Made from the rules themselves, so that it is never out of step with them.
impl PartialSchema for RulesRequest {
    fn schema() -> RefOr<Schema> {
        let presets = || names(Preset::ALL.iter().map(|preset| preset.name()));
        let changed = Setting::ALL.iter().fold(
            ObjectBuilder::new()
                .property("preset", presets())
                .required("preset")
                .additional_properties(Some(AdditionalProperties::FreeForm(false))),
            |object, setting| object.property(setting.name(), setting_schema(setting.values())),
        );
        let either = OneOfBuilder::new()
            .description(Some(
                "A rule set's name, or an object of its name and the settings that are changed.",
            ))
            .item(presets())
            .item(changed);
        either.examples([json!("wari"), json!({"preset": "wari", "majority": false})]).into()
    }
}

impl ToSchema for RulesRequest {}

fn names(names: impl IntoIterator<Item = &'static str>) -> ObjectBuilder {
    ObjectBuilder::new().schema_type(Type::String).enum_values(Some(names))
}

fn setting_schema(values: Values) -> ObjectBuilder {
    match values {
        Values::Names(known) => names(known.iter().copied()),
        Values::Flag => ObjectBuilder::new().schema_type(Type::Boolean),
        Values::Numbers(low, high) => {
            ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(low)).maximum(Some(high))
        }
    }
}

/// The value of a setting.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(untagged)]
pub enum SettingValue {
    /// True or false.
    Flag(bool),
    /// A number of seeds.
    Number(u8),
    /// One of the setting's names.
    Name(String),
}

impl From<Value<'_>> for SettingValue {
    fn from(value: Value<'_>) -> Self {
        match value {
            Value::Flag(flag) => Self::Flag(flag),
            Value::Number(number) => Self::Number(number),
            Value::Name(name) => Self::Name(name.to_owned()),
        }
    }
}

impl RulesRequest {
    /// The rules asked for.
    ///
    /// # Errors
    /// They name no rule set, or there is no such rule set, setting or value.
    pub fn resolve(&self) -> Result<Rules, ApiError> {
        let settings = match self {
            Self::Preset(name) => return Ok(Rules::from_name(name)?),
            Self::Changed(settings) => settings,
        };
        let name = settings.get("preset").and_then(Json::as_str).ok_or_else(|| {
            ApiError::InvalidRequest("the rules name no preset: {\"preset\": …}".into())
        })?;
        let mut rules = Rules::from_name(name)?;
        for (name, json) in settings.iter().filter(|(name, _)| *name != "preset") {
            let setting = Setting::from_name(name)
                .ok_or_else(|| RulesError::UnknownSetting { name: name.clone() })?;
            let bad = || RulesError::BadValue { setting, found: json.to_string() };
            rules.spec.set(setting, value(json).ok_or_else(bad)?)?;
        }
        Ok(rules)
    }
}

fn value(json: &Json) -> Option<Value<'_>> {
    match json {
        Json::String(name) => Some(Value::Name(name)),
        Json::Bool(flag) => Some(Value::Flag(*flag)),
        Json::Number(number) => number.as_u64()?.try_into().ok().map(Value::Number),
        Json::Null | Json::Array(_) | Json::Object(_) => None,
    }
}

/// The rules of a table: the rule set's name, or an object of its name and what is changed.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum RulesView {
    /// A rule set as it is.
    #[schema(example = "wari")]
    Preset(&'static str),
    /// `preset` and the changed settings.
    Changed(BTreeMap<&'static str, SettingValue>),
}

impl From<&Rules> for RulesView {
    fn from(rules: &Rules) -> Self {
        if !rules.is_changed() {
            return Self::Preset(rules.preset.name());
        }
        let changed = rules.changes().into_iter().map(|s| (s.name(), rules.spec.get(s).into()));
        let preset = ("preset", SettingValue::Name(rules.preset.name().to_owned()));
        Self::Changed(changed.chain([preset]).collect())
    }
}

/// Every setting of a table's rules.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct SpecView {
    /// What a grand slam does.
    grand_slam: &'static str,
    /// `before` or `both`.
    capture_run: &'static str,
    /// From so many seeds on a house must be played; 0: never.
    full_house: u8,
    /// Who moves first.
    first: &'static str,
    /// Whether more than half of all seeds wins at once.
    majority: bool,
    /// Who gets what is left on the board.
    leftover: &'static str,
    /// When repetition ends the game.
    repetition: &'static str,
    /// Seeds in each house at the start.
    seeds_per_house: u8,
}

impl From<&Spec> for SpecView {
    fn from(spec: &Spec) -> Self {
        Self {
            grand_slam: spec.grand_slam.name(),
            capture_run: spec.capture_run.name(),
            full_house: spec.full_house,
            first: spec.first.name(),
            majority: spec.majority,
            leftover: spec.leftover.name(),
            repetition: spec.repetition.name(),
            seeds_per_house: spec.seeds_per_house,
        }
    }
}

/// One setting in which a table differs from its rule set.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct ChangeView {
    /// The setting.
    setting: &'static str,
    /// The rule set's value.
    from: SettingValue,
    /// The table's value.
    to: SettingValue,
}

/// How `rules` differ from their preset.
#[must_use]
pub fn changes(rules: &Rules) -> Vec<ChangeView> {
    let preset = rules.preset.spec();
    let change = |setting: Setting| ChangeView {
        setting: setting.name(),
        from: preset.get(setting).into(),
        to: rules.spec.get(setting).into(),
    };
    rules.changes().into_iter().map(change).collect()
}

/// A rule set in the list of them.
#[derive(Debug, Serialize, ToSchema)]
pub struct PresetView {
    /// Its name.
    pub name: &'static str,
    /// Its settings.
    pub spec: SpecView,
}

/// What a setting accepts.
#[derive(Debug, Serialize, ToSchema)]
pub struct SettingView {
    /// Its name.
    pub name: &'static str,
    /// Its values.
    pub values: ValuesView,
}

/// The values that a setting accepts.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum ValuesView {
    /// One of these names.
    Names(Vec<&'static str>),
    /// True or false.
    Flags(Vec<bool>),
    /// A number from the first to the second, both included.
    Numbers {
        /// The least.
        from: u8,
        /// The greatest.
        to: u8,
    },
}

impl From<Values> for ValuesView {
    fn from(values: Values) -> Self {
        match values {
            Values::Names(names) => Self::Names(names.to_vec()),
            Values::Numbers(from, to) => Self::Numbers { from, to },
            Values::Flag => Self::Flags(vec![true, false]),
        }
    }
}
