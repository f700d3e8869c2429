//! What robots are told: which pages there are in which languages, and where not to look.

use std::fmt::Write as _;

use super::frame::for_others;
use super::kept_pages;
use crate::conditional::tagged;
use crate::i18n::Lang;
use crate::origin::Origin;
use axum::http::{HeaderValue, header};
use axum::response::Response;

/// `GET /robots.txt`
pub async fn robots(origin: Origin) -> Response {
    // Tables are for who has their link; the API is no reading.
    let mut text = String::from("User-agent: *\nDisallow: /api/\nDisallow: /t/\n");
    let _ = writeln!(text, "Sitemap: {origin}/sitemap.xml");
    answer("text/plain; charset=utf-8", text)
}

/// `GET /sitemap.xml`
pub async fn sitemap(origin: Origin) -> Response {
    answer("application/xml; charset=utf-8", map(&origin))
}

fn map(origin: &Origin) -> String {
    let mut text = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for path in kept_pages() {
        let link = |hreflang: &str, path: &str| {
            format!(
                "<xhtml:link rel=\"alternate\" hreflang=\"{hreflang}\" href=\"{origin}{path}\"/>"
            )
        };
        let mut links: String =
            Lang::ALL.map(|lang| link(lang.tag(), &format!("/{}{path}", lang.tag()))).concat();
        links.push_str(&link("x-default", &for_others(&path)));
        for lang in Lang::ALL {
            let _ = writeln!(text, "<url><loc>{origin}/{}{path}</loc>{links}</url>", lang.tag());
        }
    }
    text.push_str("</urlset>\n");
    text
}

fn answer(media: &'static str, text: String) -> Response {
    let mut response = tagged(media, "no-cache", text);
    let vary = HeaderValue::from_static("host, x-forwarded-proto");
    response.headers_mut().insert(header::VARY, vary);
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_is_there_in_every_language_with_all_the_others() {
        let map = map(&"https://oware.example".parse().expect("an origin"));
        assert_eq!(map.matches("<url>").count(), kept_pages().len() * Lang::ALL.len());
        assert_eq!(
            map.matches("<xhtml:link").count(),
            map.matches("<url>").count() * (Lang::ALL.len() + 1)
        );
        assert!(map.contains("hreflang=\"x-default\" href=\"https://oware.example/\"/>"));
        assert!(map.contains("hreflang=\"x-default\" href=\"https://oware.example/en/learn\"/>"));
        assert!(map.contains("<loc>https://oware.example/sv/rules/wari</loc>"));
    }
}
