//! What a page hands to its scripts: JSON within the page.

use serde::Serialize;

use crate::App;
use crate::api::Snapshot;
use crate::i18n::Lang;

/// For the home page.
#[derive(Serialize)]
pub struct HomeData {
    lang: Lang,
    #[serde(rename = "static")]
    assets: String,
    ftl: String,
}

impl HomeData {
    /// The data of the home page in `lang`.
    pub fn new(app: &App, lang: Lang) -> Self {
        Self { lang, assets: app.assets().base().to_owned(), ftl: app.assets().texts_url(lang) }
    }
}

/// For the page of a table.
#[derive(Serialize)]
pub struct TableData<'a> {
    #[serde(flatten)]
    page: HomeData,
    table: &'a Snapshot,
}

impl<'a> TableData<'a> {
    /// The data of a table's page in `lang`.
    pub fn new(app: &App, lang: Lang, table: &'a Snapshot) -> Self {
        Self { page: HomeData::new(app, lang), table }
    }
}

/// JSON that can stand in a `<script>`: nothing in it opens or closes a tag.
pub fn embed(data: &impl Serialize) -> String {
    match serde_json::to_string(data) {
        Ok(json) => json.replace('<', "\\u003c").replace('>', "\\u003e").replace('&', "\\u0026"),
        Err(error) => {
            tracing::error!(%error, "page data could not be written");
            "null".to_owned()
        }
    }
}
