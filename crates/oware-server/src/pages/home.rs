//! The home page: what this is, and the form that starts a table.

use askama::Template;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::Response;
use oware_rules::Preset;
use serde::Deserialize;

use super::data::{HomeData, embed};
use super::frame::Frame;
use super::rules_form::{RulesForm, USUAL};
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

/// What an address can ask for.
#[derive(Default, Deserialize)]
pub struct Wishes {
    /// The rule set to be chosen in the form.
    rules: Option<String>,
}

/// `GET /{lang}/`, `GET /{lang}/?rules=wari`
pub async fn show(
    State(app): State<App>,
    Place(lang): Place<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let Some(lang) = Lang::from_tag(&lang) else {
        return not_found(&app, &format!("/{lang}"), &headers);
    };
    let texts = app.catalogue().texts(lang);
    let wishes = Query::<Wishes>::try_from_uri(&uri).unwrap_or_default().0;
    let wished = wishes.rules.and_then(|name| Preset::from_name(&name));
    let title = format!("{} · {}", texts.site_name(), texts.site_tagline());
    let home = Home {
        page: Frame::new(texts, app.assets(), title, texts.site_description(), Some("/".into())),
        rules: RulesForm::new(texts).choosing(wished.unwrap_or(USUAL)),
        data: embed(&HomeData::new(&app, lang)),
    };
    html(StatusCode::OK, "no-cache", &home)
}
