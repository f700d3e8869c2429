//! The HTML pages, made on the server and whole before any script runs. Reading a page changes
//! nothing: link previews and prefetching are harmless.

mod board;
mod computer;
mod data;
mod frame;
mod glossary;
mod home;
mod learn;
mod missing;
mod offline;
mod place;
mod robots;
mod rules;
mod rules_form;
mod rules_text;
mod table;
mod table_text;
mod told;

pub use missing::{not_found, unavailable};
pub use place::Place;
pub use table_text::{score_text, whole_seeds};

use askama::Template;
use axum::Router;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;

use oware_rules::Preset;

use crate::App;
use crate::conditional::tagged;
use crate::i18n::{self, Lang};

/// The pages that are for everybody, after the language: they work without a network once any page of
/// the site was visited, and search engines are told of them.
pub fn kept_pages() -> Vec<String> {
    let rules = Preset::ALL.iter().map(|preset| format!("/rules/{}", preset.name()));
    ["/", "/learn", "/rules", "/computer", "/glossary"]
        .into_iter()
        .map(str::to_owned)
        .chain(rules)
        .collect()
}

/// The page that says that there is no network, after the language.
pub const OFFLINE_NOTICE: &str = "/offline";

/// The routes of the pages.
pub fn routes() -> Router<App> {
    Router::new()
        .route("/", get(bare_home))
        .route("/t/{id}", get(bare_table))
        .route("/robots.txt", get(robots::robots))
        .route("/sitemap.xml", get(robots::sitemap))
        .route("/{lang}/", get(home::show))
        .route("/{lang}/glossary", get(glossary::show))
        .route("/{lang}/learn", get(learn::show))
        .route("/{lang}/rules", get(rules::all))
        .route("/{lang}/rules/{preset}", get(rules::one))
        .route("/{lang}/computer", get(computer::show))
        .route("/{lang}/offline", get(offline::show))
        .route("/{lang}/table/{id}", get(table::show))
}

/// `GET /`: to the reader's language.
async fn bare_home(headers: HeaderMap) -> Response {
    to_language(&headers, "/")
}

/// `GET /t/{id}`: the link that people share. The browser carries the fragment along.
async fn bare_table(
    State(app): State<App>,
    Place(id): Place<String>,
    headers: HeaderMap,
) -> Response {
    match id.parse::<oware_table::TableId>() {
        Ok(id) => to_language(&headers, &format!("/table/{id}")),
        Err(_) => not_found(&app, "", &headers),
    }
}

fn to_language(headers: &HeaderMap, path: &str) -> Response {
    let lang = wished(headers);
    let headers = [
        (header::LOCATION, format!("/{}{path}", lang.tag())),
        (header::VARY, "accept-language".to_owned()),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
    ];
    (StatusCode::FOUND, headers).into_response()
}

fn wished(headers: &HeaderMap) -> Lang {
    let said =
        headers.get_all(header::ACCEPT_LANGUAGE).iter().filter_map(|value| value.to_str().ok());
    i18n::choose(Some(&said.collect::<Vec<_>>().join(",")))
}

/// A page that is the same for everybody until the site changes.
fn steady(page: &impl Template) -> Response {
    match page.render() {
        Ok(text) => tagged(HTML, "no-cache", text),
        Err(error) => unmade(&error),
    }
}

/// A page as it is at the moment.
fn html(status: StatusCode, page: &impl Template) -> Response {
    match page.render() {
        Ok(text) => {
            let headers = [(header::CONTENT_TYPE, HTML), (header::CACHE_CONTROL, "no-store")];
            (status, headers, text).into_response()
        }
        Err(error) => unmade(&error),
    }
}

const HTML: &str = "text/html; charset=utf-8";

fn unmade(error: &askama::Error) -> Response {
    tracing::error!(%error, "a page could not be made");
    StatusCode::INTERNAL_SERVER_ERROR.into_response()
}
