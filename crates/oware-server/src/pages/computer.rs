//! The page of a game against the computer: the form that starts one, and a board. The game itself
//! is the browser's own: nothing of it reaches the server.

use std::collections::BTreeMap;

use askama::Template;
use axum::extract::State;
use axum::response::Response;
use oware_engine::Level;
use oware_rules::{Game, Preset, Rules, Setting};
use serde::Serialize;

use super::board::{BoardView, board};
use super::data::{HomeData, embed};
use super::frame::Frame;
use super::rules_form::{OptionChoice, RulesForm, SettingChoice, USUAL};
use super::rules_text::{change, preset_name};
use super::{Place, steady};
use crate::App;
use crate::i18n::{Lang, Texts};
use crate::origin::Origin;

/// What the computer plays as when nobody chooses.
const USUAL_LEVEL: u8 = 3;

#[derive(Template)]
#[template(path = "computer.html")]
struct Computer<'a> {
    page: Frame<'a>,
    texts_urls: [String; 2],
    parts: Vec<String>,
    board: BoardView,
    rules: RulesForm,
    seeds: Option<SettingChoice>,
    levels: Vec<LevelChoice>,
    data: String,
}

/// A level of the computer, to be chosen in a form.
pub struct LevelChoice {
    /// 1 to 8.
    pub level: u8,
    /// Its name for people.
    pub name: String,
    /// Whether it is chosen at first.
    pub chosen: bool,
}

/// The levels, the weakest first.
pub fn levels(texts: &Texts) -> Vec<LevelChoice> {
    let choice = |level: Level| LevelChoice {
        level: level.number(),
        name: texts.level_name(level.number()),
        chosen: level.number() == USUAL_LEVEL,
    };
    Level::all().map(choice).collect()
}

#[derive(Serialize)]
struct ComputerData {
    #[serde(flatten)]
    page: HomeData,
    /// The texts of this page beside those of every game.
    more_ftl: String,
    presets: Vec<PresetWords>,
    settings: Vec<SettingWords>,
}

/// A rule set for scripts: its name, and what each setting is.
#[derive(Serialize)]
struct PresetWords {
    name: &'static str,
    label: String,
    values: BTreeMap<&'static str, String>,
}

/// A setting for scripts: its values in words, alone and as a part of a line that tells changes.
#[derive(Serialize)]
struct SettingWords {
    name: &'static str,
    label: String,
    options: BTreeMap<String, (String, String)>,
}

/// `GET /{lang}/computer`
pub async fn show(State(app): State<App>, Place(lang): Place<Lang>, origin: Origin) -> Response {
    steady(&page(&app, lang, origin))
}

fn page(app: &App, lang: Lang, origin: Origin) -> Computer<'_> {
    let texts = app.catalogue().texts(lang);
    let title = format!("{} · {}", texts.computer_title(), texts.site_name());
    let more_ftl = app.assets().text_url(lang, "computer.ftl");
    let mut rules = RulesForm::new(texts);
    let settings = rules.settings.iter().map(|setting| setting_words(texts, setting)).collect();
    // So many seeds a house is asked for by itself.
    let seeds = Setting::SeedsPerHouse.name();
    let seeds = rules.settings.iter().position(|setting| setting.name == seeds);
    let seeds = seeds.map(|at| rules.settings.remove(at));
    let data = ComputerData {
        page: HomeData::new(app, lang),
        more_ftl: more_ftl.clone(),
        presets: Preset::ALL.iter().map(|&preset| preset_words(texts, preset)).collect(),
        settings,
    };
    Computer {
        page: Frame::new(texts, app.assets(), title, texts.computer_description())
            .at(origin, "/computer"),
        texts_urls: [app.assets().texts_url(lang), more_ftl],
        parts: app.assets().parts("computer.js"),
        board: board(texts, &Game::new(Rules::preset(USUAL)), None),
        rules,
        seeds,
        levels: levels(texts),
        data: embed(&data),
    }
}

fn preset_words(texts: &Texts, preset: Preset) -> PresetWords {
    let value = |setting: &Setting| (setting.name(), preset.spec().get(*setting).to_string());
    PresetWords {
        name: preset.name(),
        label: preset_name(texts, preset),
        values: Setting::ALL.iter().map(value).collect(),
    }
}

fn setting_words(texts: &Texts, choice: &SettingChoice) -> SettingWords {
    let words = |offered: &OptionChoice| {
        let setting = Setting::from_name(choice.name)?;
        let changed = format!("{} {}={}", USUAL.name(), choice.name, offered.value);
        let spec = Rules::from_words(&changed).ok()?.spec;
        let words = (offered.label.clone(), change(texts, setting, &spec));
        Some((offered.value.clone(), words))
    };
    SettingWords {
        name: choice.name,
        label: choice.label.clone(),
        options: choice.options.iter().filter_map(words).collect(),
    }
}
