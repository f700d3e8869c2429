//! The home page: what this is, and the form that starts a table.

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use oware_rules::{Preset, Setting, Value, Values};

use super::data::{HomeData, embed};
use super::frame::Frame;
use super::rules_text::{self, preset_about, preset_name, setting_name};
use super::{Place, html, not_found};
use crate::App;
use crate::i18n::{Lang, Texts};

/// What is chosen when nobody chooses.
const USUAL: Preset = Preset::Abapa;
/// The full-house limits that the form offers; the API takes any.
const FULL_HOUSES: [u8; 3] = [0, 12, 16];

#[derive(Template)]
#[template(path = "home.html")]
struct Home<'a> {
    page: Frame<'a>,
    presets: Vec<PresetChoice>,
    settings: Vec<SettingChoice>,
    data: String,
}

struct PresetChoice {
    name: &'static str,
    label: String,
    about: String,
    chosen: bool,
}

struct SettingChoice {
    name: &'static str,
    label: String,
    options: Vec<OptionChoice>,
}

struct OptionChoice {
    value: String,
    label: String,
}

/// `GET /{lang}/`
pub async fn show(
    State(app): State<App>,
    Place(lang): Place<String>,
    headers: HeaderMap,
) -> Response {
    let Some(lang) = Lang::from_tag(&lang) else {
        return not_found(&app, &format!("/{lang}"), &headers);
    };
    let texts = app.catalogue().texts(lang);
    let title = format!("{} · {}", texts.site_name(), texts.site_tagline());
    let home = Home {
        page: Frame::new(texts, app.assets(), title, texts.site_description(), Some("/".into())),
        presets: Preset::ALL.iter().map(|&preset| preset_choice(texts, preset)).collect(),
        settings: Setting::ALL.iter().map(|&setting| setting_choice(texts, setting)).collect(),
        data: embed(&HomeData::new(&app, lang)),
    };
    html(StatusCode::OK, "no-cache", &home)
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
