//! The home page: what this is, and the form that starts a table.

use askama::Template;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;

use super::data::{HomeData, embed};
use super::frame::Frame;
use super::rules_form::RulesForm;
use super::{Place, html, not_found};
use crate::App;
use crate::i18n::Lang;

#[derive(Template)]
#[template(path = "home.html")]
struct Home<'a> {
    page: Frame<'a>,
    rules: RulesForm,
    data: String,
}

/// `GET /{lang}/`
pub async fn show(
    State(app): State<App>,
    Place(lang): Place<String>,
    headers: HeaderMap,
) -> Response {
    let Some(lang) = Lang::from_tag(&lang) else {
        return not_found(&app, &format!("/{lang}"), &headers);
    };
    let texts = app.catalogue().texts(lang);
    let title = format!("{} · {}", texts.site_name(), texts.site_tagline());
    let home = Home {
        page: Frame::new(texts, app.assets(), title, texts.site_description(), Some("/".into())),
        rules: RulesForm::new(texts),
        data: embed(&HomeData::new(&app, lang)),
    };
    html(StatusCode::OK, "no-cache", &home)
}
