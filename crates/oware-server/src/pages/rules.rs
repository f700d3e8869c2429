//! The pages of the rule sets: all on one page, and one page each with worked examples. The tables
//! come from the rule sets themselves, the pictures from playing by them.

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::Response;
use oware_draw::{Lettering, STILL_SIZE};
use oware_rules::{Game, Position, Preset, Rules, Setting};

use super::frame::Frame;
use super::rules_text::{option, preset_about, preset_name, setting_name};
use super::table_text::board_in_words;
use super::{Place, not_found, steady, told};
use crate::App;
use crate::i18n::{Lang, Texts};
use crate::origin::Origin;
use crate::preview::View;
use crate::teach::{self, Example, ONE_POSITION};

/// The rule set that the others are told against.
const STANDARD: Preset = Preset::Abapa;

/// A picture of a board with what there is to say of it.
pub struct Picture {
    /// The inside of the SVG.
    svg: String,
    /// The board in words.
    label: String,
    /// What has happened.
    said: Vec<String>,
}

impl Picture {
    fn width(&self) -> u16 {
        STILL_SIZE.0
    }

    fn height(&self) -> u16 {
        STILL_SIZE.1
    }
}

struct ExampleView {
    anchor: String,
    title: String,
    note: String,
    pictures: Vec<Picture>,
}

/// What the pictures of a page refer to.
struct Shapes {
    seeds: &'static str,
    board: &'static str,
}

#[derive(Template)]
#[template(path = "rules.html")]
struct AllRules<'a> {
    page: Frame<'a>,
    shapes: Shapes,
    presets: Vec<Answer>,
    rows: Vec<(String, Vec<Cell>)>,
    position: Picture,
}

struct Cell {
    value: String,
    differs: bool,
}

struct Answer {
    id: &'static str,
    name: String,
    about: String,
    answer: String,
}

#[derive(Template)]
#[template(path = "ruleset.html")]
struct OneRuleSet<'a> {
    page: Frame<'a>,
    shapes: Shapes,
    id: &'static str,
    name: String,
    lead: String,
    when: String,
    history: String,
    changes: Vec<Change>,
    rest: Vec<(String, String)>,
    examples: Vec<ExampleView>,
    others: Vec<(&'static str, String, String)>,
}

struct Change {
    setting: String,
    standard: String,
    value: String,
}

fn shapes() -> Shapes {
    Shapes { seeds: oware_draw::defs(), board: oware_draw::still_defs() }
}

/// `GET /{lang}/rules`
pub async fn all(
    State(app): State<App>,
    Place(lang): Place<Lang>,
    origin: Origin,
    headers: HeaderMap,
) -> Response {
    let t = app.catalogue().texts(lang);
    let title = format!("{} · {}", t.rules_title(), t.site_name());
    let rules = Rules::preset(STANDARD);
    let Some(game) = Position::parse(ONE_POSITION, rules)
        .ok()
        .and_then(|position| Game::from_position(rules, position).ok())
    else {
        return not_found(&app, "", &headers);
    };
    let view = View::of(&game, None);
    let page = AllRules {
        page: Frame::new(t, app.assets(), title, t.rules_description())
            .at(origin, "/rules")
            .showing(view),
        shapes: shapes(),
        presets: Preset::ALL.iter().map(|&preset| answer(t, preset)).collect(),
        rows: Setting::ALL.iter().map(|&setting| row(t, setting)).collect(),
        position: picture(t, &view, Vec::new()),
    };
    steady(&page)
}

fn answer(t: &Texts, preset: Preset) -> Answer {
    Answer {
        id: preset.name(),
        name: preset_name(t, preset),
        about: preset_about(t, preset),
        answer: teach::outcome_of(preset)(t),
    }
}

/// One setting in every rule set.
fn row(t: &Texts, setting: Setting) -> (String, Vec<Cell>) {
    let standard = STANDARD.spec().get(setting);
    let cell = |preset: &Preset| Cell {
        value: option(t, setting, &preset.spec()),
        differs: preset.spec().get(setting) != standard,
    };
    (setting_name(t, setting), Preset::ALL.iter().map(cell).collect())
}

/// `GET /{lang}/rules/{preset}`
pub async fn one(
    State(app): State<App>,
    Place((lang, name)): Place<(Lang, String)>,
    origin: Origin,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let Some(preset) = Preset::from_name(&name) else {
        return not_found(&app, uri.path(), &headers);
    };
    steady(&page(&app, lang, origin, preset))
}

fn page(app: &App, lang: Lang, origin: Origin, preset: Preset) -> OneRuleSet<'_> {
    let t = app.catalogue().texts(lang);
    let name = preset_name(t, preset);
    let title = format!("{} · {}", t.rules_page_title(name.as_str()), t.site_name());
    let [lead, when, history] = words(t, preset);
    // What tells most of a rule set: the first capture of its first example.
    let frames = teach::examples(preset).next().and_then(|example| example.frames().ok());
    let shown = frames.as_ref().and_then(|frames| {
        frames
            .iter()
            .find(|frame| !frame.taken.is_empty())
            .or(frames.last())
            .map(teach::Frame::view)
    });
    let shown = shown.unwrap_or_else(|| View::opening(preset));
    let (changed, same): (Vec<Setting>, Vec<Setting>) = Setting::ALL
        .iter()
        .partition(|&&setting| preset.spec().get(setting) != STANDARD.spec().get(setting));
    OneRuleSet {
        page: Frame::new(t, app.assets(), title, preset_about(t, preset))
            .at(origin, format!("/rules/{}", preset.name()))
            .showing(shown),
        shapes: shapes(),
        id: preset.name(),
        name,
        lead,
        when,
        history,
        changes: changed.into_iter().map(|setting| change(t, setting, preset)).collect(),
        rest: same
            .into_iter()
            .map(|setting| (setting_name(t, setting), option(t, setting, &preset.spec())))
            .collect(),
        examples: teach::examples(preset).map(|example| view(t, example)).collect(),
        others: Preset::ALL
            .iter()
            .filter(|&&other| other != preset)
            .map(|&other| (other.name(), preset_name(t, other), preset_about(t, other)))
            .collect(),
    }
}

fn change(t: &Texts, setting: Setting, preset: Preset) -> Change {
    Change {
        setting: setting_name(t, setting),
        standard: option(t, setting, &STANDARD.spec()),
        value: option(t, setting, &preset.spec()),
    }
}

fn view(t: &Texts, example: &Example) -> ExampleView {
    // That every example goes as it says is held by a test.
    let frames = example.frames().unwrap_or_else(|error| {
        tracing::error!(%error, "an example does not go as it says");
        Vec::new()
    });
    ExampleView {
        anchor: format!("example-{}", example.id),
        title: (example.title)(t),
        note: (example.note)(t),
        pictures: frames
            .iter()
            .map(|frame| picture(t, &frame.view(), told::scene(t, frame)))
            .collect(),
    }
}

fn picture(t: &Texts, view: &View, said: Vec<String>) -> Picture {
    Picture {
        svg: view.drawn(Lettering::Text),
        label: board_in_words(t, &view.houses, view.scores),
        said,
    }
}

/// What it is, when it matters, where it comes from.
fn words(t: &Texts, preset: Preset) -> [String; 3] {
    match preset {
        Preset::Abapa => {
            [t.variant_abapa_lead(), t.variant_abapa_when(), t.variant_abapa_history()]
        }
        Preset::Wari => [t.variant_wari_lead(), t.variant_wari_when(), t.variant_wari_history()],
        Preset::Warri => {
            [t.variant_warri_lead(), t.variant_warri_when(), t.variant_warri_history()]
        }
        Preset::Ashanti => {
            [t.variant_ashanti_lead(), t.variant_ashanti_when(), t.variant_ashanti_history()]
        }
        Preset::Ovare => {
            [t.variant_ovare_lead(), t.variant_ovare_when(), t.variant_ovare_history()]
        }
        Preset::Awari => {
            [t.variant_awari_lead(), t.variant_awari_when(), t.variant_awari_history()]
        }
    }
}
