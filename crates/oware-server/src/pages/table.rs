//! The page of a table: board, status, seats, record, as they are when it is asked for.

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;
use oware_rules::{House, Score, Setting, Side};
use oware_table::{Table, TableId};

use super::data::{TableData, embed};
use super::frame::Frame;
use super::rules_text::{option, rules_line, setting_name};
use super::table_text::{self, Status, score_text};
use super::{Place, html, not_found, unavailable};
use crate::App;
use crate::api::Snapshot;
use crate::i18n::{Lang, Texts};

#[derive(Template)]
#[template(path = "table.html")]
struct TablePage<'a> {
    page: Frame<'a>,
    texts_url: String,
    modules: Vec<String>,
    id: String,
    seed_shapes: &'static str,
    houses: Vec<HouseView>,
    south: StoreView,
    north: StoreView,
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

struct HouseView {
    letter: char,
    side: &'static str,
    count: u8,
    label: String,
    seeds: String,
    marks: String,
}

struct StoreView {
    side: &'static str,
    name: String,
    score: String,
    label: String,
    seeds: String,
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
    Place((lang, id)): Place<(String, String)>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let Some(lang) = Lang::from_tag(&lang) else {
        return not_found(&app, &format!("/{lang}"), &headers);
    };
    let missing = || not_found(&app, uri.path(), &headers);
    let Ok(id) = id.parse::<TableId>() else { return missing() };
    match app.tables().get(&id).await {
        Ok(Some(live)) => {
            let (table, snapshot) = {
                let shown = live.shown();
                (shown.table().clone(), Snapshot::of(&id, &shown))
            };
            html(StatusCode::OK, "no-store", &page(&app, lang, &table, &snapshot))
        }
        Ok(None) => missing(),
        Err(_) => unavailable(&app, app.catalogue().texts(lang)),
    }
}

fn page<'a>(app: &'a App, lang: Lang, table: &Table, snapshot: &Snapshot) -> TablePage<'a> {
    let texts = app.catalogue().texts(lang);
    let id = &snapshot.id;
    let rules = &table.settings().rules;
    let rules_name = table_text::rules_name(texts, table);
    let title = texts.table_title(rules_name.as_str(), texts.site_name());
    let path = format!("/table/{id}");
    TablePage {
        page: Frame::new(texts, app.assets(), title, table_text::about(texts, table), Some(path)),
        texts_url: app.assets().texts_url(lang),
        modules: app.assets().modules(),
        seed_shapes: oware_draw::defs(),
        houses: House::ALL.into_iter().map(|house| house_view(texts, table, house)).collect(),
        south: store_view(texts, table, Side::South),
        north: store_view(texts, table, Side::North),
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

/// Whether the seeds left on the board have gone to the stores.
fn shared_out(table: &Table) -> bool {
    table.end().is_some_and(|end| end.shared != [Score::default(); 2])
}

fn setting_view(t: &Texts, table: &Table, setting: Setting) -> SettingView {
    let rules = &table.settings().rules;
    SettingView {
        label: setting_name(t, setting),
        value: option(t, setting, &rules.spec),
        changed: rules.changes().contains(&setting),
    }
}

fn house_view(t: &Texts, table: &Table, house: House) -> HouseView {
    let count = if shared_out(table) { 0 } else { table.game().position().board().seeds(house) };
    let is_last = table.game().moves().last() == Some(&house);
    HouseView {
        letter: house.letter(),
        side: house.owner().name(),
        count,
        label: table_text::house_label(t, house, count),
        seeds: oware_draw::seeds(house.index(), count),
        marks: if is_last { " last-from".to_owned() } else { String::new() },
    }
}

fn store_view(t: &Texts, table: &Table, side: Side) -> StoreView {
    let captured = Score::seeds(table.game().position().stores()[side.index()]);
    let score = table.end().map_or(captured, |end| end.scores[side.index()]);
    let whole = u8::try_from(score.to_halves() / 2).unwrap_or(u8::MAX);
    StoreView {
        side: side.name(),
        name: t.side_name(side.name()),
        score: score_text(score),
        label: t.store_label(table_text::seeds(score), side.name()),
        seeds: oware_draw::store(side.index(), whole),
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
