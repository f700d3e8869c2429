//! Every kind of page in every language: whole, in that language, with a way to all the others.

use hyper::StatusCode;
use oware_server::i18n::Lang;

use crate::support::{Server, json, seated};

/// The address of each kind of page, after the language; whether it exists, and with it in every
/// language. A new kind of page is added here.
async fn kinds(server: &Server) -> Vec<(String, bool)> {
    let waiting = server
        .client
        .post("/api/v1/tables", None, &json!({"rules": "ashanti", "side": "south"}))
        .await;
    let waiting = waiting.ok()["id"].as_str().expect("an id").to_owned();
    let changed = json!({"preset": "wari", "capture_run": "both", "seeds_per_house": 3});
    let playing = seated(&server.client, &changed).await;
    playing.play(0, &['F', 'a']).await;
    let ended = seated(&server.client, &json!("wari")).await;
    ended.south.act("resign", &json!({})).await.ok();
    vec![
        ("/".to_owned(), true),
        (format!("/table/{waiting}"), true),
        (format!("/table/{}", playing.id), true),
        (format!("/table/{}", ended.id), true),
        ("/rules".to_owned(), true),
        ("/rules/abapa".to_owned(), true),
        ("/rules/ashanti".to_owned(), true),
        ("/learn".to_owned(), true),
        ("/glossary".to_owned(), true),
        ("/no-such-page".to_owned(), false),
    ]
}

#[tokio::test]
async fn every_kind_of_page_speaks_every_language() {
    let server = Server::start().await;
    for (path, exists) in kinds(&server).await {
        let mut english = String::new();
        let fallback = [Lang::FALLBACK];
        let others = Lang::ALL.into_iter().filter(|lang| *lang != Lang::FALLBACK);
        for lang in fallback.into_iter().chain(others) {
            let address = format!("/{}{path}", lang.tag());
            let reply = server.client.get(&address).await;
            let expected = if exists { StatusCode::OK } else { StatusCode::NOT_FOUND };
            assert_eq!(reply.status, expected, "{address}");
            let html = reply.text();
            frame(html, lang, &path, exists.then(|| format!("http://{}", server.client.address)));
            let said = said(html);
            assert!(said.len() > 5, "{address} says something");
            for text in &said {
                assert!(!text.contains(['{', '}', '$']), "{address} shows a hole: {text}");
            }
            if lang == Lang::FALLBACK {
                english = said.concat();
            } else {
                assert_ne!(said.concat(), english, "{address} is in English");
            }
        }
    }
}

/// What surrounds the content: the language, its direction, the ways to the other languages; for
/// robots with the site's origin, if the page exists.
fn frame(html: &str, lang: Lang, path: &str, origin: Option<String>) {
    let exists = origin.is_some();
    let origin = origin.unwrap_or_default();
    let (tag, direction) = (lang.tag(), lang.direction());
    let root = format!("<html lang=\"{tag}\" dir=\"{direction}\">");
    assert!(html.contains(&root), "{path} lacks {root}");
    for other in Lang::ALL {
        let href = format!("/{}{}", other.tag(), if exists { path } else { "/" });
        let tag = other.tag();
        let current = if other == lang { " aria-current=\"true\"" } else { "" };
        let name = other.own_name();
        let link =
            format!("<a href=\"{href}\" lang=\"{tag}\" hreflang=\"{tag}\"{current}>{name}</a>");
        assert!(html.contains(&link), "{path} in {} lacks {link}", lang.tag());
        let alternate = format!("rel=\"alternate\" hreflang=\"{tag}\" href=\"{origin}{href}\"");
        assert_eq!(html.contains(&alternate), exists, "{path}: {alternate}");
    }
    assert_eq!(html.contains("hreflang=\"x-default\""), exists, "{path}");
}

/// The texts of a page: between tags, and in what is read out. What must say something does.
fn said(html: &str) -> Vec<String> {
    const SPEAKING: [&str; 7] = ["title", "h1", "h3", "button", "a", "label", "option"];
    let mut said = Vec::new();
    let mut parts = html.split('<').skip(1).peekable();
    while let Some(part) = parts.next() {
        let (tag, text) = part.split_once('>').unwrap_or((part, ""));
        for name in ["aria-label", "content", "title"] {
            if let Some((_, rest)) = tag.split_once(&format!(" {name}=\"")) {
                let value = rest.split('"').next().unwrap_or_default();
                assert!(!value.trim().is_empty(), "an empty {name}: <{tag}>");
                said.push(value.to_owned());
            }
        }
        let name = tag.split_whitespace().next().unwrap_or_default();
        let closes = parts.peek().is_some_and(|next| next.starts_with(&format!("/{name}>")));
        let silent = text.trim().is_empty() && !tag.contains("aria-label");
        assert!(!(silent && closes && SPEAKING.contains(&name)), "<{tag}> says nothing");
        if name != "script" && !text.trim().is_empty() {
            said.push(text.trim().to_owned());
        }
    }
    said
}
