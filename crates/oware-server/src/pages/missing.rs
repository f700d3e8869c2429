//! The pages for an address where there is nothing, and for a moment when nothing can be read.

use askama::Template;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse as _, Response};

use super::frame::Frame;
use super::{html, wished};
use crate::App;
use crate::api::ApiError;
use crate::i18n::{Lang, Texts};

#[derive(Template)]
#[template(path = "notice.html")]
struct Notice<'a> {
    page: Frame<'a>,
    heading: String,
}

/// 404 in the language of the address, else in the reader's; under `/api` as programs read it.
pub fn not_found(app: &App, path: &str, headers: &HeaderMap) -> Response {
    if path.split('/').nth(1) == Some("api") {
        return ApiError::NotFound.into_response();
    }
    let lang = path.split('/').nth(1).and_then(Lang::from_tag);
    let texts = app.catalogue().texts(lang.unwrap_or_else(|| wished(headers)));
    notice(app, texts, StatusCode::NOT_FOUND, texts.not_found_title(), texts.not_found_text())
}

/// 503: the log can't be read at the moment.
pub fn unavailable(app: &App, texts: &Texts) -> Response {
    let heading = texts.unavailable_title();
    notice(app, texts, StatusCode::SERVICE_UNAVAILABLE, heading, texts.problem_unavailable())
}

fn notice(app: &App, texts: &Texts, status: StatusCode, heading: String, text: String) -> Response {
    let title = format!("{heading} · {}", texts.site_name());
    let page = Frame::new(texts, app.assets(), title, text);
    html(status, &Notice { page, heading })
}
