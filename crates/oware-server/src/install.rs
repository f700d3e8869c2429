//! What makes the site a web app that can be installed and used without a network: the manifest and
//! the service worker. What is kept and when is the worker's matter (`www/sw.js` of `oware-web`).

use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use serde::Serialize;
use serde_json::json;

use crate::App;
use crate::assets::Assets;
use crate::conditional::tagged;
use crate::i18n::{Catalogue, Lang};
use crate::pages::{OFFLINE_NOTICE, Place, kept_pages, not_found};

/// The script under whose eyes all requests of the site are made.
const WORKER: &str = "sw.js";
/// Behind the window's frame, as in `style.css`.
const PAPER: &str = "#f3ecdf";
/// The sizes of the icons, in pixels; `xtask` draws them.
const ICONS: [u16; 2] = [192, 512];

/// What the worker has to know of this build.
#[derive(Serialize)]
struct Site {
    /// Another build has another one.
    version: String,
    /// `/static/{hash}`: what pages load.
    base: String,
    /// The languages, in which the site's pages are.
    languages: Vec<&'static str>,
    /// The pages that work without a network, after the language.
    pages: Vec<String>,
    /// The page that says that there is no network, after the language.
    notice: &'static str,
    /// What these pages load, below `base`.
    files: Vec<String>,
    /// The texts that they load, below `base` and the language's folder.
    texts: [&'static str; 2],
}

/// `GET /sw.js`: the worker, preceded by what it has to know.
pub async fn worker(State(app): State<App>, headers: HeaderMap) -> Response {
    let Some(script) = Assets::text(WORKER) else { return not_found(&app, "", &headers) };
    let site = Site {
        version: app.assets().version(),
        base: app.assets().base().to_owned(),
        languages: Lang::ALL.map(Lang::tag).to_vec(),
        pages: kept_pages(),
        notice: OFFLINE_NOTICE,
        files: Assets::names().filter(|name| name != WORKER).collect(),
        texts: Catalogue::CLIENT_FILES,
    };
    let script = format!("self.SITE = {};\n{script}", json!(site));
    tagged("text/javascript; charset=utf-8", "no-cache", script)
}

/// `GET /{lang}/manifest.webmanifest`
pub async fn manifest(State(app): State<App>, Place(lang): Place<Lang>) -> Response {
    let texts = app.catalogue().texts(lang);
    let base = app.assets().base();
    let home = format!("/{}/", lang.tag());
    let icon = |size: u16, purpose: &str, file: &str| {
        json!({
            "src": format!("{base}/icons/{file}-{size}.png"),
            "sizes": format!("{size}x{size}"),
            "type": "image/png",
            "purpose": purpose,
        })
    };
    let mut icons =
        vec![json!({ "src": format!("{base}/icon.svg"), "sizes": "any", "type": "image/svg+xml" })];
    icons.extend(ICONS.map(|size| icon(size, "any", "icon")));
    icons.extend(ICONS.map(|size| icon(size, "maskable", "maskable")));
    let manifest = json!({
        "id": "/",
        "name": format!("{}: {}", texts.site_name(), texts.site_tagline()),
        "short_name": texts.site_name(),
        "description": texts.site_description(),
        "lang": lang.tag(),
        "dir": lang.direction(),
        "start_url": home,
        "scope": "/",
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": icons,
        "shortcuts": [{ "name": texts.computer_title(), "url": format!("{home}computer") }],
    });
    tagged("application/manifest+json", "no-cache", manifest.to_string())
}
