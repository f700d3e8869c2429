//! How the site behaves as a part of the web: what may be kept, what is asked for again, odd requests.

use http_body_util::Full;
use hyper::{Method, StatusCode};

use crate::support::{Server, json, seated};

#[tokio::test]
async fn what_the_asker_has_already_is_not_sent_again() {
    let server = Server::start().await;
    for path in [
        "/en/",
        "/sv/learn",
        "/en/rules",
        "/en/rules/wari",
        "/en/glossary",
        "/en/computer",
        "/en/offline",
        "/robots.txt",
        "/sitemap.xml",
        "/sw.js",
        "/de/manifest.webmanifest",
        "/static/x/locales/en/client.ftl",
        "/api/v1/rules",
        "/api/v1/openapi.json",
        "/preview/4-4-4-4-4-4-4-4-4-4-4-4-0-0.png",
    ] {
        let first = server.client.get(path).await;
        let tag = first.header("etag").to_owned();
        assert!(tag.starts_with("W/\"") && tag.len() > 8, "{path}: {tag:?}");
        for known in [tag.clone(), format!("\"x\", {tag}"), tag.replace("W/", ""), "*".into()] {
            let again = server.client.get_with(path, "if-none-match", &known).await;
            assert_eq!((again.status.as_u16(), again.body.len()), (304, 0), "{path} {known}");
            assert_eq!(again.header("etag"), tag, "{path}");
            assert_eq!(again.header("cache-control"), first.header("cache-control"), "{path}");
            assert_eq!(again.header("content-encoding"), "", "{path}");
        }
        let other = server.client.get_with(path, "if-none-match", "\"other\"").await;
        assert_eq!((other.status, &other.body), (StatusCode::OK, &first.body), "{path}");
    }
    // What changes at any moment is asked for every time.
    let seats = seated(&server.client, &json!("wari")).await;
    for path in [
        format!("/en/table/{}", seats.id),
        format!("/api/v1/tables/{}", seats.id),
        "/api/v1/open".to_owned(),
        "/api/v1/health".to_owned(),
        "/en/nothing".to_owned(),
    ] {
        let reply = server.client.get_with(&path, "if-none-match", "*").await;
        assert_eq!(
            (reply.header("cache-control"), reply.header("etag")),
            ("no-store", ""),
            "{path}"
        );
        assert!(!reply.body.is_empty(), "{path}");
    }
}

#[tokio::test]
async fn a_command_is_never_answered_by_what_is_known() {
    let server = Server::start().await;
    let body = r#"{"rules":"wari","side":"south"}"#;
    let request = server.client.request(Method::POST, "/api/v1/tables");
    let request = request.header("if-none-match", "*").header("content-type", "application/json");
    let request = request.body(Full::from(body)).expect("a request");
    assert_eq!(server.client.send(request).await.status, StatusCode::CREATED);
}

#[tokio::test]
async fn a_slash_too_many_leads_to_the_page_and_nowhere_else() {
    let server = Server::start().await;
    for (path, status, location) in [
        ("/en/learn/", 308, "/en/learn"),
        ("/sv/rules/wari/", 308, "/sv/rules/wari"),
        ("/en/rules//", 404, ""),
        ("/xx/learn/", 404, ""),
        ("//evil.example/", 404, ""),
        ("/en//evil.example/", 308, "/en//evil.example"),
    ] {
        let reply = server.client.get(path).await;
        assert_eq!((reply.status.as_u16(), reply.header("location")), (status, location), "{path}");
    }
}

#[tokio::test]
async fn languages_may_come_in_several_headers() {
    let server = Server::start().await;
    let request = server.client.request(Method::GET, "/").header("accept-language", "ja;q=0.9");
    let request =
        request.header("accept-language", "sv;q=0.8").header("accept-language", "en;q=0.1");
    let reply = server.client.send(request.body(Full::default()).expect("a request")).await;
    assert_eq!(reply.header("location"), "/sv/");
}

#[tokio::test]
async fn a_live_address_asks_for_a_web_socket() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let reply = server.client.get(&format!("/api/v1/tables/{}/live", seats.id)).await;
    assert_eq!((reply.status.as_u16(), reply.code().as_str()), (426, "upgrade_required"));
    assert_eq!(reply.header("upgrade"), "websocket");
}
