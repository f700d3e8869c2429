//! What robots are told: which pages there are in which languages, and where not to look.

use std::fmt::Write as _;

use super::kept_pages;
use crate::i18n::Lang;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};

/// `GET /robots.txt`
pub async fn robots(headers: HeaderMap) -> Response {
    let origin = origin(&headers);
    // Tables are for who has their link; the API is no reading.
    let mut text = String::from("User-agent: *\nDisallow: /api/\nDisallow: /t/\n");
    let _ = writeln!(text, "Sitemap: {origin}/sitemap.xml");
    answer("text/plain; charset=utf-8", text)
}

/// `GET /sitemap.xml`
pub async fn sitemap(headers: HeaderMap) -> Response {
    answer("application/xml; charset=utf-8", map(&origin(&headers)))
}

fn map(origin: &str) -> String {
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for path in kept_pages() {
        let links: String = Lang::ALL
            .into_iter()
            .map(|lang| {
                let tag = lang.tag();
                format!("<xhtml:link rel=\"alternate\" hreflang=\"{tag}\" href=\"{origin}/{tag}{path}\"/>")
            })
            .collect();
        for lang in Lang::ALL {
            let _ = writeln!(text, "<url><loc>{origin}/{}{path}</loc>{links}</url>", lang.tag());
        }
    }
    text.push_str("</urlset>\n");
    text
}

fn answer(media: &'static str, text: String) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static(media)),
        (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (header::VARY, HeaderValue::from_static("host, x-forwarded-proto")),
    ];
    (headers, text).into_response()
}

/// How the asker reaches this server, as the proxy in front of it tells.
fn origin(headers: &HeaderMap) -> String {
    let said = |name: &str| headers.get(name).and_then(|value| value.to_str().ok());
    let plain = |host: &&str| {
        host.bytes()
            .all(|b| b.is_ascii_alphanumeric() || matches!(b, b'.' | b'-' | b':' | b'[' | b']'))
    };
    let host = said("host").filter(plain).unwrap_or("localhost");
    let scheme = if said("x-forwarded-proto") == Some("https") { "https" } else { "http" };
    format!("{scheme}://{host}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_what_was_asked_for_and_nothing_else() {
        for (host, proto, expected) in [
            ("oware.example", None, "http://oware.example"),
            ("oware.example:8080", Some("https"), "https://oware.example:8080"),
            ("[::1]:80", Some("javascript"), "http://[::1]:80"),
            ("a\"><b", None, "http://localhost"),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert("host", HeaderValue::from_str(host).expect("a header"));
            if let Some(proto) = proto {
                headers.insert("x-forwarded-proto", HeaderValue::from_static(proto));
            }
            assert_eq!(origin(&headers), expected);
        }
    }

    #[test]
    fn every_page_is_there_in_every_language_with_all_the_others() {
        let map = map("https://oware.example");
        assert_eq!(map.matches("<url>").count(), kept_pages().len() * Lang::ALL.len());
        assert_eq!(
            map.matches("<xhtml:link").count(),
            map.matches("<url>").count() * Lang::ALL.len()
        );
        assert!(map.contains("<loc>https://oware.example/sv/rules/wari</loc>"));
    }
}
