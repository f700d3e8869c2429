//! What the browser loads besides pages: scripts, styles, icons, the wasm module and the texts.
//! They are built into the program, at `/static/{hash}/…`, where the hash is of all of them
//! together, so that a browser may keep each for ever.

use std::borrow::Cow;
use std::collections::BTreeMap;

use axum::extract::State;
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use sha2::{Digest, Sha256};

use crate::App;
use crate::conditional::weak;
use crate::i18n::{Catalogue, Lang};
use crate::pages::{Place, not_found};

#[derive(RustEmbed)]
#[folder = "../oware-web/dist"]
#[allow_missing = true]
struct Files;

/// The one hash over every file, and what belongs together.
pub struct Assets {
    base: String,
    parts: BTreeMap<String, Vec<String>>,
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
            for name in Catalogue::CLIENT_FILES {
                let text = Catalogue::client_file(lang, name).unwrap_or_default();
                hash_file(&mut hasher, lang.tag(), text.as_bytes());
            }
        }
        let hash: String =
            hasher.finalize().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        let scripts = Files::iter().filter(|name| name.ends_with(".js") && !name.contains('/'));
        let parts = scripts.map(|name| (name.to_string(), needs(&name))).collect();
        Self { base: format!("/static/{hash}"), parts }
    }

    /// `/static/{hash}`, without a slash at the end.
    #[must_use]
    pub fn base(&self) -> &str {
        &self.base
    }

    /// What stands for this build as a whole: another one if anything it serves is another, be it only
    /// the pages. The commit told in a page's footer does not count.
    #[must_use]
    pub fn version(&self) -> String {
        let hash = self.base.rsplit('/').next().unwrap_or_default();
        format!("{hash}-{}", env!("OWARE_PAGES"))
    }

    /// Where the browser finds the texts of every game in `lang`.
    #[must_use]
    pub fn texts_url(&self, lang: Lang) -> String {
        self.text_url(lang, "client.ftl")
    }

    /// Where the browser finds one of [`Catalogue::CLIENT_FILES`] in `lang`.
    #[must_use]
    pub fn text_url(&self, lang: Lang, name: &str) -> String {
        format!("{}/locales/{}/{name}", self.base, lang.tag())
    }

    /// The shared parts that a page's script needs beside itself, to be fetched all at once rather
    /// than one after the other.
    #[must_use]
    pub fn parts(&self, script: &str) -> Vec<String> {
        self.parts.get(script).cloned().unwrap_or_default()
    }

    /// The names of all files, without the texts.
    pub fn names() -> impl Iterator<Item = String> {
        Files::iter().map(Cow::into_owned)
    }

    /// A file that is a text.
    #[must_use]
    pub fn text(name: &str) -> Option<String> {
        String::from_utf8(Files::get(name)?.data.into_owned()).ok()
    }

    /// Whether the front end has been built in.
    #[must_use]
    pub fn complete() -> bool {
        Files::iter().next().is_some()
    }
}

/// What a script imports, and what that imports, each once.
fn needs(script: &str) -> Vec<String> {
    let mut found = imports(script);
    let mut read = 0;
    while let Some(part) = found.get(read).cloned() {
        for name in imports(&part) {
            if !found.contains(&name) {
                found.push(name);
            }
        }
        read += 1;
    }
    found
}

/// What a script at the top of the front end imports at once, as the bundler writes it: `from"./…"`.
fn imports(script: &str) -> Vec<String> {
    let file = Files::get(script).map(|file| file.data).unwrap_or_default();
    let text = String::from_utf8_lossy(&file);
    let named = |marker: &str| -> Vec<String> {
        let names = text.split(marker).skip(1).filter_map(|rest| rest.split_once('"'));
        names.map(|(name, _)| name.to_owned()).filter(|name| !name.contains('/')).collect()
    };
    let mut found = named("from\"./");
    found.extend(named("import\"./"));
    found
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
    let build = app.assets().base().trim_start_matches("/static/");
    let caching = if hash == build { "public, max-age=31536000, immutable" } else { "no-cache" };
    let described = [
        // Whatever lies at an address is another file only in another build.
        (header::ETAG, weak(build)),
        (header::CONTENT_TYPE, HeaderValue::from_static(media_type(&path))),
        (header::CACHE_CONTROL, HeaderValue::from_static(caching)),
    ];
    (described, data).into_response()
}

/// `GET /favicon.ico`, which browsers ask for unbidden.
pub async fn favicon(State(app): State<App>) -> Response {
    axum::response::Redirect::permanent(&format!("{}/icon.svg", app.assets().base()))
        .into_response()
}

fn find(path: &str) -> Option<Cow<'static, [u8]>> {
    if let Some((tag, name)) = path.strip_prefix("locales/").and_then(|p| p.split_once('/')) {
        let text = Catalogue::client_file(Lang::from_tag(tag)?, name)?;
        return Some(text.as_bytes().into());
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_knows_all_parts_of_its_script_and_they_are_there() {
        let assets = Assets::load();
        if !Assets::complete() {
            // The front end is not built in where only the server is tested.
            return;
        }
        let parts = assets.parts("table.js");
        assert!(!parts.is_empty(), "the table shares nothing with other pages");
        for part in &parts {
            assert!(Files::get(part).is_some(), "{part}");
            assert!(imports(part).iter().all(|name| parts.contains(name)), "{part}");
        }
        assert!(assets.parts("no-such-script.js").is_empty());
    }
}
