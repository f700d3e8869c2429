//! The pages of the rule sets: all on one page, and one page each with worked examples. The tables
//! come from the rule sets themselves, the pictures from playing by them.

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;
use oware_draw::{Mark, STILL_SIZE, Still};
use oware_rules::{Game, House, Position, Preset, Rules, Setting, Side};

use super::frame::Frame;
use super::rules_text::{option, preset_about, preset_name, setting_name};
use super::table_text::{score_text, seeds};
use super::{Place, html, not_found, told};
use crate::App;
use crate::i18n::{Lang, Texts};
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
    Place(lang): Place<String>,
    headers: HeaderMap,
) -> Response {
    let Some(lang) = Lang::from_tag(&lang) else {
        return not_found(&app, &format!("/{lang}"), &headers);
    };
    let t = app.catalogue().texts(lang);
    let title = format!("{} · {}", t.rules_title(), t.site_name());
    let rules = Rules::preset(STANDARD);
    let Some(game) = Position::parse(ONE_POSITION, rules)
        .ok()
        .and_then(|position| Game::from_position(rules, position).ok())
    else {
        return not_found(&app, "", &headers);
    };
    let position = game.position();
    let page = AllRules {
        page: Frame::new(t, app.assets(), title, t.rules_description(), Some("/rules".into())),
        shapes: shapes(),
        presets: Preset::ALL.iter().map(|&preset| answer(t, preset)).collect(),
        rows: Setting::ALL.iter().map(|&setting| row(t, setting)).collect(),
        position: picture(
            t,
            position.board().to_array(),
            position.stores().map(oware_rules::Score::seeds),
            [Mark::None; 12],
            Vec::new(),
        ),
    };
    html(StatusCode::OK, "no-cache", &page)
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
    Place((lang, name)): Place<(String, String)>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let (Some(lang), Some(preset)) = (Lang::from_tag(&lang), Preset::from_name(&name)) else {
        return not_found(&app, uri.path(), &headers);
    };
    html(StatusCode::OK, "no-cache", &page(&app, lang, preset))
}

fn page(app: &App, lang: Lang, preset: Preset) -> OneRuleSet<'_> {
    let t = app.catalogue().texts(lang);
    let name = preset_name(t, preset);
    let title = format!("{} · {}", t.rules_page_title(name.as_str()), t.site_name());
    let [lead, when, history] = words(t, preset);
    let (changed, same): (Vec<Setting>, Vec<Setting>) = Setting::ALL
        .iter()
        .partition(|&&setting| preset.spec().get(setting) != STANDARD.spec().get(setting));
    OneRuleSet {
        page: Frame::new(
            t,
            app.assets(),
            title,
            preset_about(t, preset),
            Some(format!("/rules/{}", preset.name())),
        ),
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
            .map(|frame| {
                let mut marks = [Mark::None; 12];
                let mut mark = |house: House, mark| marks[house.index()] = mark;
                frame.from.into_iter().for_each(|house| mark(house, Mark::From));
                frame.last.into_iter().for_each(|house| mark(house, Mark::Last));
                frame.taken.iter().for_each(|&house| mark(house, Mark::Taken));
                picture(t, frame.board.to_array(), frame.scores, marks, told::scene(t, frame))
            })
            .collect(),
    }
}

fn picture(
    t: &Texts,
    houses: [u8; 12],
    scores: [oware_rules::Score; 2],
    marks: [Mark; 12],
    said: Vec<String>,
) -> Picture {
    let texts = scores.map(score_text);
    let still = Still {
        houses,
        stores: scores.map(|score| u8::try_from(score.to_halves() / 2).unwrap_or(u8::MAX)),
        scores: [&texts[0], &texts[1]],
        marks,
    };
    let listed: Vec<String> = House::ALL
        .iter()
        .map(|house| format!("{} {}", house.letter(), houses[house.index()]))
        .collect();
    let store = |side: Side| t.store_label(seeds(scores[side.index()]), side.name());
    Picture {
        svg: oware_draw::still(&still),
        label: t.board_in_words(listed.join(", "), store(Side::North), store(Side::South)),
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
