//! The part of a form that chooses rules: the rule sets, and the settings that can be changed.

use oware_rules::{Preset, Setting, Value, Values};

use super::rules_text::{self, preset_about, preset_name, setting_name};
use crate::i18n::Texts;

/// What is chosen when nobody chooses.
pub const USUAL: Preset = Preset::Abapa;
/// The full-house limits that the form offers; the API takes any.
const FULL_HOUSES: [u8; 3] = [0, 12, 16];

/// A choice of rules, to be drawn by `templates/rules_form.html`.
pub struct RulesForm {
    /// The rule sets.
    pub presets: Vec<PresetChoice>,
    /// The settings, each with its values.
    pub settings: Vec<SettingChoice>,
}

/// A rule set.
pub struct PresetChoice {
    /// `wari`
    pub name: &'static str,
    /// Its name for people.
    pub label: String,
    /// What it is, in a sentence.
    pub about: String,
    /// Whether it is chosen at first.
    pub chosen: bool,
}

/// A setting.
pub struct SettingChoice {
    /// `grand_slam`
    pub name: &'static str,
    /// Its name for people.
    pub label: String,
    /// Its values.
    pub options: Vec<OptionChoice>,
}

/// A value of a setting.
pub struct OptionChoice {
    /// As it stands in a form.
    pub value: String,
    /// For people, under the setting's name.
    pub label: String,
}

impl RulesForm {
    /// The choice, in words.
    pub fn new(texts: &Texts) -> Self {
        Self {
            presets: Preset::ALL.iter().map(|&preset| preset_choice(texts, preset)).collect(),
            settings: Setting::ALL.iter().map(|&setting| setting_choice(texts, setting)).collect(),
        }
    }

    /// The same with another rule set chosen at first.
    pub fn choosing(mut self, preset: Preset) -> Self {
        for choice in &mut self.presets {
            choice.chosen = choice.name == preset.name();
        }
        self
    }
}

fn preset_choice(texts: &Texts, preset: Preset) -> PresetChoice {
    PresetChoice {
        name: preset.name(),
        label: preset_name(texts, preset),
        about: preset_about(texts, preset),
        chosen: preset == USUAL,
    }
}

fn setting_choice(texts: &Texts, setting: Setting) -> SettingChoice {
    let values: Vec<Value<'static>> = match (setting, setting.values()) {
        (Setting::FullHouse, _) => FULL_HOUSES.map(Value::Number).to_vec(),
        (_, Values::Names(names)) => names.iter().map(|&name| Value::Name(name)).collect(),
        (_, Values::Numbers(low, high)) => (low..=high).map(Value::Number).collect(),
        (_, Values::Flag) => vec![Value::Flag(true), Value::Flag(false)],
    };
    let option = |value: &Value<'static>| {
        let mut spec = USUAL.spec();
        spec.set(setting, *value).ok()?;
        Some(OptionChoice {
            value: value.to_string(),
            label: rules_text::option(texts, setting, &spec),
        })
    };
    SettingChoice {
        name: setting.name(),
        label: setting_name(texts, setting),
        options: values.iter().filter_map(option).collect(),
    }
}
