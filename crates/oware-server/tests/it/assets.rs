//! What pages load: kept for ever under its hash, compressed on the way.

use hyper::Method;

use crate::support::{Server, json, seated};

#[tokio::test]
async fn the_texts_for_scripts_are_served_under_the_hash() {
    let server = Server::start().await;
    let home = server.client.get("/sv/").await;
    let data = home
        .text()
        .split("id=\"page-data\">")
        .nth(1)
        .and_then(|rest| rest.split("</script>").next());
    let data: serde_json::Value = serde_json::from_str(data.expect("page data")).expect("JSON");
    assert_eq!(data["lang"], "sv");
    let ftl = data["ftl"].as_str().expect("an address");
    let base = data["static"].as_str().expect("an address");
    assert!(ftl.starts_with(base) && base.starts_with("/static/"));
    let reply = server.client.get(ftl).await;
    assert_eq!(reply.header("content-type"), "text/plain; charset=utf-8");
    assert_eq!(reply.header("cache-control"), "public, max-age=31536000, immutable");
    assert!(reply.text().contains("Nord"));

    // An old page asks under an old hash: it gets today's file, but may not keep it for ever.
    let old = server.client.get(&ftl.replace(base, "/static/0000000000000000")).await;
    assert_eq!((old.status.as_u16(), old.header("cache-control")), (200, "no-cache"));
    for path in [
        "/static/x/locales/xx/client.ftl",
        "/static/x/locales/en/site.ftl",
        "/static/x/../Cargo.toml",
        "/static/x/%2e%2e/Cargo.toml",
        "/static/x//etc/passwd",
        "/static/x/",
        "/static/x/.hidden",
    ] {
        assert_eq!(server.client.get(path).await.status.as_u16(), 404, "{path}");
    }
}

#[tokio::test]
async fn everything_is_compressed_for_who_wants_it() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let table = format!("/en/table/{}", seats.id);
    let record = format!("/api/v1/tables/{}", seats.id);
    for path in
        [table.as_str(), record.as_str(), "/api/v1/openapi.json", "/static/x/locales/en/client.ftl"]
    {
        let plain = server.client.get(path).await;
        for coding in ["br", "gzip"] {
            let reply = server.client.get_with(path, "accept-encoding", coding).await;
            assert_eq!(reply.header("content-encoding"), coding, "{path}");
            assert!(reply.header("vary").contains("accept-encoding"));
            assert!(
                reply.body.len() * 5 < plain.body.len() * 4,
                "{path}: {} of {}",
                reply.body.len(),
                plain.body.len()
            );
        }
        let head = server.client.plain(Method::HEAD, path).await;
        assert_eq!((head.status.as_u16(), head.body.len()), (200, 0), "{path}");
    }
}
