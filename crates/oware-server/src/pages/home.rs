//! The home page: what this is, and the form that starts a table.

use askama::Template;
use axum::extract::{Query, State};
use axum::http::Uri;
use axum::response::Response;
use oware_rules::{Game, Preset, Rules};
use serde::Deserialize;

use super::board::{BoardView, board};
use super::computer::{LevelChoice, levels};
use super::data::{HomeData, embed};
use super::frame::Frame;
use super::rules_form::{RulesForm, USUAL};
use super::rules_text::preset_name;
use super::{Place, steady};
use crate::App;
use crate::i18n::{Lang, Texts};
use crate::live::{OpenSeat, open_seats};
use crate::origin::Origin;

#[derive(Template)]
#[template(path = "home.html")]
struct Home<'a> {
    page: Frame<'a>,
    rules: RulesForm,
    /// Where a computer plays at tables.
    levels: Vec<LevelChoice>,
    board: BoardView,
    open_tables: Vec<OpenTable>,
    texts_url: String,
    parts: Vec<String>,
    data: String,
}

/// A table that anybody may join.
struct OpenTable {
    id: String,
    label: String,
}

/// What an address can ask for.
#[derive(Default, Deserialize)]
pub struct Wishes {
    /// The rule set to be chosen in the form.
    rules: Option<String>,
}

/// `GET /{lang}/`, `GET /{lang}/?rules=wari`
pub async fn show(
    State(app): State<App>,
    Place(lang): Place<Lang>,
    uri: Uri,
    origin: Origin,
) -> Response {
    let texts = app.catalogue().texts(lang);
    let wishes = Query::<Wishes>::try_from_uri(&uri).unwrap_or_default().0;
    let wished = wishes.rules.and_then(|name| Preset::from_name(&name));
    let title = format!("{} · {}", texts.site_name(), texts.site_tagline());
    // The page is whole without the tables that wait.
    let open = open_seats(app.lobby(), app.tables()).await.unwrap_or_default();
    let home = Home {
        page: Frame::new(texts, app.assets(), title, texts.site_description()).at(origin, "/"),
        rules: RulesForm::new(texts).choosing(wished.unwrap_or(USUAL)),
        levels: if app.tables().computer().exists() { levels(texts) } else { Vec::new() },
        board: board(texts, &Game::new(Rules::preset(USUAL)), None),
        open_tables: open.iter().map(|seat| open_table(texts, seat)).collect(),
        texts_url: app.assets().texts_url(lang),
        parts: app.assets().parts("home.js"),
        data: embed(&HomeData::new(&app, lang)),
    };
    steady(&home)
}

fn open_table(t: &Texts, seat: &OpenSeat) -> OpenTable {
    let name = preset_name(t, seat.rules.preset);
    let rules = if seat.rules.is_changed() { t.rules_changed_short(name) } else { name };
    OpenTable { id: seat.id.to_string(), label: t.open_table_join(rules, seat.side.name()) }
}
