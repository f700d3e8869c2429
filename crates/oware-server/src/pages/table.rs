//! The page of a table: board, status, seats, record, as they are when it is asked for.

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;
use oware_rules::{House, Setting, Side};
use oware_table::{Table, TableId};

use super::board::{BoardView, board};
use super::data::{TableData, embed};
use super::frame::Frame;
use super::rules_text::{option, rules_line, setting_name};
use super::table_text::{self, Status};
use super::{Place, html, not_found, unavailable};
use crate::App;
use crate::api::Snapshot;
use crate::i18n::{Lang, Texts};
use crate::origin::Origin;
use crate::preview::View;

#[derive(Template)]
#[template(path = "table.html")]
struct TablePage<'a> {
    page: Frame<'a>,
    texts_url: String,
    parts: Vec<String>,
    id: String,
    board: BoardView,
    status: Status,
    rules_line: String,
    rules_name: String,
    settings: Vec<SettingView>,
    moves: Vec<MoveView>,
    phase: &'static str,
    join_label: String,
    link: String,
    data: String,
}

struct SettingView {
    label: String,
    value: String,
    changed: bool,
}

struct MoveView {
    ply: usize,
    house: char,
    side: &'static str,
    label: String,
}

/// `GET /{lang}/table/{id}`
pub async fn show(
    State(app): State<App>,
    Place((lang, id)): Place<(Lang, String)>,
    origin: Origin,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let missing = || not_found(&app, uri.path(), &headers);
    let Ok(id) = id.parse::<TableId>() else { return missing() };
    match app.tables().get(&id).await {
        Ok(Some(live)) => {
            let (table, snapshot) = {
                let shown = live.shown();
                (shown.table().clone(), Snapshot::of(&id, &shown))
            };
            html(StatusCode::OK, &page(&app, lang, origin, &table, &snapshot))
        }
        Ok(None) => missing(),
        Err(_) => unavailable(&app, app.catalogue().texts(lang)),
    }
}

fn page<'a>(
    app: &'a App,
    lang: Lang,
    origin: Origin,
    table: &Table,
    snapshot: &Snapshot,
) -> TablePage<'a> {
    let texts = app.catalogue().texts(lang);
    let id = &snapshot.id;
    let rules = &table.settings().rules;
    let rules_name = table_text::rules_name(texts, table);
    let title = texts.table_title(rules_name.as_str(), texts.site_name());
    TablePage {
        page: Frame::new(texts, app.assets(), title, table_text::about(texts, table))
            .at(origin, format!("/table/{id}"))
            .showing(View::of(table.game(), table.end())),
        texts_url: app.assets().texts_url(lang),
        parts: app.assets().parts("table.js"),
        board: board(texts, table.game(), table.end()),
        status: table_text::status(texts, table),
        rules_line: rules_line(texts, rules),
        rules_name,
        settings: Setting::ALL.iter().map(|&setting| setting_view(texts, table, setting)).collect(),
        moves: table
            .game()
            .moves()
            .iter()
            .enumerate()
            .map(|(i, house)| move_view(texts, i + 1, *house))
            .collect(),
        phase: table.phase().name(),
        join_label: texts.seat_join(table.free_seat().unwrap_or(Side::North).name()),
        link: format!("/t/{id}"),
        id: id.clone(),
        data: embed(&TableData::new(app, lang, snapshot)),
    }
}

fn setting_view(t: &Texts, table: &Table, setting: Setting) -> SettingView {
    let rules = &table.settings().rules;
    SettingView {
        label: setting_name(t, setting),
        value: option(t, setting, &rules.spec),
        changed: rules.changes().contains(&setting),
    }
}

fn move_view(t: &Texts, ply: usize, house: House) -> MoveView {
    let side = house.owner().name();
    MoveView {
        ply,
        house: house.letter(),
        side,
        label: t.record_ply(house.letter().to_string(), ply, side),
    }
}
