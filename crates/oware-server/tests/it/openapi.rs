//! The document that describes the API: made from the code, whole, and true.

use std::collections::BTreeSet;

use hyper::Method;

use crate::support::{Server, Value, json, seated};

fn document() -> Value {
    serde_json::to_value(oware_server::open_api()).expect("JSON")
}

fn references<'a>(value: &'a Value, found: &mut BTreeSet<&'a str>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                match value.as_str() {
                    Some(target) if name == "$ref" => {
                        found.insert(target);
                    }
                    _ => references(value, found),
                }
            }
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        _ => {}
    }
}

#[tokio::test]
async fn the_document_is_served_and_every_reference_resolves() {
    let server = Server::start().await;
    let served = server.client.get("/api/v1/openapi.json").await.ok();
    assert_eq!(served, document());
    assert!(served["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    assert_eq!(served["info"]["title"], "Oware");
    let mut found = BTreeSet::new();
    references(&served, &mut found);
    assert!(found.len() > 10, "{found:?}");
    for target in found {
        let pointer = target.strip_prefix('#').expect("within the document");
        assert!(served.pointer(pointer).is_some(), "{target} leads nowhere");
    }
}

/// OpenAPI wants a description of every response; whoever sends a body may send a wrong one.
#[test]
fn every_answer_is_described() {
    let document = document();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for method in ["get", "post"] {
            let operation = &operations[method];
            let Some(answers) = operation["responses"].as_object() else { continue };
            for (status, answer) in answers {
                let said = answer["description"].as_str().unwrap_or_default();
                assert!(!said.is_empty(), "{method} {path} {status} has no description");
            }
            let sends = operation["requestBody"].is_object();
            let needs_a_key = operation["security"].is_array();
            for (status, due) in [
                ("401", needs_a_key),
                ("403", needs_a_key),
                ("405", true),
                ("413", sends),
                ("415", sends),
                ("500", true),
            ] {
                assert_eq!(answers.contains_key(status), due, "{method} {path} {status}");
            }
        }
    }
}

/// Asks every path for every method: what the router knows, the document has, and the reverse.
#[tokio::test]
async fn the_document_has_every_route_of_the_router() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let document = document();
    let paths = document["paths"].as_object().expect("paths");
    for (path, operations) in paths {
        let documented: BTreeSet<String> = operations
            .as_object()
            .expect("operations")
            .keys()
            .filter(|key| ["get", "post", "put", "patch", "delete"].contains(&key.as_str()))
            .map(|key| key.to_uppercase())
            .collect();
        let address = path.replace("{id}", &seats.id);
        // TRACE is handled nowhere, so the answer lists what is.
        let reply = server.client.plain(Method::TRACE, &address).await;
        assert_eq!(reply.status, 405, "{path} is in the document but not in the router");
        let allowed: BTreeSet<String> = reply
            .header("allow")
            .split(',')
            .filter(|method| *method != "HEAD")
            .map(str::to_owned)
            .collect();
        assert_eq!(allowed, documented, "{path}");
    }
    // The routes are registered in one list, from which the document is made; what is not in it:
    let sources = [
        include_str!("../../src/api/openapi.rs"),
        include_str!("../../src/router.rs"),
        include_str!("../../src/pages/mod.rs"),
    ];
    let by_hand: Vec<&str> = sources
        .iter()
        .flat_map(|source| source.split(".route(\"").skip(1))
        .map(|rest| rest.split('"').next().unwrap_or_default())
        .collect();
    assert_eq!(
        by_hand,
        [
            "/openapi.json",
            "/static/{hash}/{*path}",
            "/favicon.ico",
            "/preview/{name}",
            "/sw.js",
            "/{lang}/manifest.webmanifest",
            "/",
            "/t/{id}",
            "/robots.txt",
            "/sitemap.xml",
            "/{lang}/",
            "/{lang}/glossary",
            "/{lang}/learn",
            "/{lang}/rules",
            "/{lang}/rules/{preset}",
            "/{lang}/computer",
            "/{lang}/offline",
            "/{lang}/table/{id}"
        ]
    );
    let described =
        ["/api/v1/tables", "/api/v1/tables/{id}/live", "/api/v1/tables/{id}/rematch", "/api/v1/qr"];
    assert!(described.iter().all(|path| paths.contains_key(*path)));
}

#[test]
fn every_operation_tells_its_errors_as_problems() {
    let document = document();
    for (path, operations) in document["paths"].as_object().expect("paths") {
        for (method, operation) in operations.as_object().expect("operations") {
            let Some(responses) = operation["responses"].as_object() else { continue };
            for (status, response) in
                responses.iter().filter(|(status, _)| *status >= &"400".to_owned())
            {
                let problem = &response["content"]["application/problem+json"]["schema"]["$ref"];
                assert_eq!(problem, "#/components/schemas/Problem", "{method} {path} {status}");
            }
        }
    }
}

/// What the document says of rules is what the server takes.
#[test]
fn the_rules_of_a_table_are_described_as_they_are() {
    let document = document();
    let schema = &document["components"]["schemas"]["RulesRequest"]["oneOf"];
    assert_eq!(
        schema[0]["enum"],
        json!(["abapa", "wari", "warri", "ashanti", "ovare", "awari"]),
        "{schema}"
    );
    let changed = &schema[1];
    assert_eq!(changed["required"], json!(["preset"]));
    assert_eq!(changed["additionalProperties"], json!(false));
    let settings = changed["properties"].as_object().expect("settings");
    assert_eq!(settings.len(), 9, "the rule set and eight settings: {settings:?}");
    assert_eq!(settings["capture_run"]["enum"], json!(["before", "both"]));
    assert_eq!(settings["majority"]["type"], "boolean");
    let seeds = &settings["seeds_per_house"];
    assert_eq!((&seeds["minimum"], &seeds["maximum"]), (&json!(1), &json!(4)));
}
