//! The page that a browser without a network shows in place of one that it does not keep.

use axum::extract::State;
use axum::response::Response;

use askama::Template;

use super::frame::Frame;
use super::{OFFLINE_NOTICE, Place, steady};
use crate::App;
use crate::i18n::Lang;
use crate::origin::Origin;

#[derive(Template)]
#[template(path = "offline.html")]
struct Offline<'a> {
    page: Frame<'a>,
}

/// `GET /{lang}/offline`
pub async fn show(State(app): State<App>, Place(lang): Place<Lang>, origin: Origin) -> Response {
    let texts = app.catalogue().texts(lang);
    let title = format!("{} · {}", texts.offline_title(), texts.site_name());
    let page = Frame::new(texts, app.assets(), title, texts.offline_text());
    let page = page.at(origin, OFFLINE_NOTICE);
    steady(&Offline { page })
}
