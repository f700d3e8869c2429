//! What the browser loads besides pages: scripts, styles, icons, the wasm module and the texts.
//! They are built into the program, at `/static/{hash}/…`, where the hash is of all of them
//! together, so that a browser may keep each for ever.

use std::borrow::Cow;

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use crate::App;
use crate::i18n::{Catalogue, Lang};
use crate::pages::{Place, not_found};

#[derive(RustEmbed)]
#[folder = "../oware-web/dist"]
#[allow_missing = true]
struct Files;

/// The one hash over every file.
pub struct Assets {
    base: String,
}

impl Assets {
    /// Hashes what is built in.
    #[must_use]
    pub fn load() -> Self {
        let mut hasher = Sha256::new();
        for name in Files::iter() {
            hash_file(&mut hasher, &name, &Files::get(&name).map(|f| f.data).unwrap_or_default());
        }
        for lang in Lang::ALL {
            hash_file(&mut hasher, lang.tag(), Catalogue::client_file(lang).as_bytes());
        }
        let hash: String =
            hasher.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        Self { base: format!("/static/{hash}") }
    }

    /// `/static/{hash}`, without a slash at the end.
    #[must_use]
    pub fn base(&self) -> &str {
        &self.base
    }

    /// Where the browser finds the texts of `lang`.
    #[must_use]
    pub fn texts_url(&self, lang: Lang) -> String {
        format!("{}/locales/{}/client.ftl", self.base, lang.tag())
    }

    /// The scripts that the page of a table needs beside its own, to be fetched all at once.
    #[must_use]
    pub fn modules(&self) -> Vec<String> {
        let needed = |name: &str| {
            let script = name.ends_with(".js");
            let folder = name.starts_with("js/") || name.starts_with("wasm/");
            // The library's `ast.js` holds nothing but types.
            let library = name.starts_with("vendor/fluent/") && !name.ends_with("/ast.js");
            script && (folder || library)
        };
        Files::iter().filter(|name| needed(name)).map(Cow::into_owned).collect()
    }

    /// Whether the front end has been built in.
    #[must_use]
    pub fn complete() -> bool {
        Files::iter().next().is_some()
    }
}

fn hash_file(hasher: &mut Sha256, name: &str, data: &[u8]) {
    hasher.update(name.as_bytes());
    hasher.update([0]);
    hasher.update(data.len().to_le_bytes());
    hasher.update(data);
}

/// `GET /static/{hash}/{*path}`. An old hash gets today's file, to be asked for again.
pub async fn file(
    State(app): State<App>,
    Place((hash, path)): Place<(String, String)>,
    headers: axum::http::HeaderMap,
) -> Response {
    let Some(data) = find(&path) else { return not_found(&app, "", &headers) };
    let current = app.assets().base().ends_with(&format!("/{hash}"));
    let caching = if current { "public, max-age=31536000, immutable" } else { "no-cache" };
    let mut response = data.into_response();
    response
        .headers_mut()
        .insert(header::CONTENT_TYPE, HeaderValue::from_static(media_type(&path)));
    response.headers_mut().insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    response
}

/// `GET /favicon.ico`, which browsers ask for unbidden.
pub async fn favicon(State(app): State<App>) -> Response {
    axum::response::Redirect::permanent(&format!("{}/icon.svg", app.assets().base()))
        .into_response()
}

fn find(path: &str) -> Option<Cow<'static, [u8]>> {
    if let Some(tag) = path.strip_prefix("locales/").and_then(|p| p.strip_suffix("/client.ftl")) {
        return Lang::from_tag(tag).map(|lang| Catalogue::client_file(lang).as_bytes().into());
    }
    // In a debug build the files are read from the folder: nothing outside it is named.
    if path.split('/').any(|part| part.is_empty() || part.starts_with('.') || part.contains('\\')) {
        return None;
    }
    Files::get(path).map(|file| file.data)
}

fn media_type(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "webmanifest" => "application/manifest+json",
        "json" | "map" => "application/json",
        "woff2" => "font/woff2",
        "ftl" | "txt" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
