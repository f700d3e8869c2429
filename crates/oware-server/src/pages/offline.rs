//! The page that a browser without a network shows in place of one that it does not keep.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use askama::Template;

use super::frame::Frame;
use super::{OFFLINE_NOTICE, Place, html, not_found};
use crate::App;
use crate::i18n::Lang;

#[derive(Template)]
#[template(path = "offline.html")]
struct Offline<'a> {
    page: Frame<'a>,
}

/// `GET /{lang}/offline`
pub async fn show(
    State(app): State<App>,
    Place(lang): Place<String>,
    headers: HeaderMap,
) -> Response {
    let Some(lang) = Lang::from_tag(&lang) else {
        return not_found(&app, &format!("/{lang}"), &headers);
    };
    let texts = app.catalogue().texts(lang);
    let title = format!("{} · {}", texts.offline_title(), texts.site_name());
    let path = Some(OFFLINE_NOTICE.to_owned());
    let page = Frame::new(texts, app.assets(), title, texts.offline_text(), path);
    html(StatusCode::OK, "no-cache", &Offline { page })
}
