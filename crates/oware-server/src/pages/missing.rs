//! The page for an address where there is nothing.

use askama::Template;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::frame::Frame;
use super::{html, wished};
use crate::App;
use crate::i18n::Lang;

#[derive(Template)]
#[template(path = "not_found.html")]
struct NotFound<'a> {
    page: Frame<'a>,
}

/// 404 in the language of the address, else in the reader's.
pub fn not_found(app: &App, lang: Option<Lang>, headers: &HeaderMap) -> Response {
    let texts = app.catalogue().texts(lang.unwrap_or_else(|| wished(headers)));
    let title = format!("{} · {}", texts.not_found_title(), texts.site_name());
    let page = Frame::new(texts, app.assets(), title, texts.not_found_text(), None);
    html(StatusCode::NOT_FOUND, "no-cache", &NotFound { page })
}
