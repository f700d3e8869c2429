//! Arbitrary bytes from outside: an answer, no panic, no change.

use std::sync::OnceLock;

use hyper::{Method, StatusCode};
use proptest::prelude::*;
use tokio::runtime::Runtime;
use tokio_tungstenite::tungstenite::Message;

use crate::support::{Seats, Server, json, seated};

/// One server for all the cases of all the properties.
fn stage() -> &'static (Runtime, Server, Seats) {
    static STAGE: OnceLock<(Runtime, Server, Seats)> = OnceLock::new();
    STAGE.get_or_init(|| {
        let runtime = Runtime::new().expect("a runtime");
        let (server, seats) = runtime.block_on(async {
            let server = Server::start().await;
            let seats = seated(&server.client, &json!("wari")).await;
            (server, seats)
        });
        (runtime, server, seats)
    })
}

/// Text that is nearly what is asked for.
fn almost_json() -> impl Strategy<Value = Vec<u8>> {
    prop_oneof![
        proptest::collection::vec(any::<u8>(), 0..200),
        r#"\{("(ply|house|rules|side|seat_key|action|have)":("[a-zA-Z]{0,4}"|-?[0-9]{1,25}|null|true|\[\]|\{\}),?){0,4}\}?"#
            .prop_map(String::into_bytes),
        any::<serde_json_text::Any>().prop_map(|text| text.0.into_bytes()),
    ]
}

mod serde_json_text {
    use proptest::prelude::*;

    /// A JSON text of any form.
    #[derive(Clone, Debug)]
    pub struct Any(pub String);

    impl Arbitrary for Any {
        type Parameters = ();
        type Strategy = BoxedStrategy<Self>;

        fn arbitrary_with((): ()) -> Self::Strategy {
            let leaf = prop_oneof![
                Just("null".to_owned()),
                any::<bool>().prop_map(|b| b.to_string()),
                any::<i64>().prop_map(|n| n.to_string()),
                any::<f64>().prop_filter("JSON", |f| f.is_finite()).prop_map(|f| f.to_string()),
                "[a-z_]{0,8}".prop_map(|s| format!("\"{s}\"")),
            ];
            leaf.prop_recursive(3, 16, 4, |inner| {
                prop_oneof![
                    proptest::collection::vec(inner.clone(), 0..4)
                        .prop_map(|v| format!("[{}]", v.join(","))),
                    proptest::collection::vec(("[a-z_]{0,8}", inner), 0..4).prop_map(|v| {
                        let fields: Vec<_> =
                            v.into_iter().map(|(k, v)| format!("\"{k}\":{v}")).collect();
                        format!("{{{}}}", fields.join(","))
                    }),
                ]
            })
            .prop_map(Any)
            .boxed()
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_body_is_answered_and_changes_nothing(body in almost_json()) {
        let (runtime, server, seats) = stage();
        runtime.block_on(async {
            let before = seats.snapshot().await;
            for (path, key) in [
                ("/api/v1/tables".to_owned(), None),
                (format!("/api/v1/tables/{}/seats", seats.id), None),
                // The wrong seat's key: even a well-formed move is not played.
                (format!("/api/v1/tables/{}/moves", seats.id), Some(seats.north.key.as_str())),
                (format!("/api/v1/tables/{}/rematch", seats.id), Some(seats.south.key.as_str())),
                ("/api/v1/qr".to_owned(), None),
            ] {
                let reply = server.client.post_bytes(&path, key, body.clone()).await;
                assert!(reply.status.as_u16() < 500, "{path} {reply:?}");
                if !reply.status.is_success() {
                    reply.code();
                }
            }
            assert_eq!(seats.snapshot().await, before);
        });
    }

    #[test]
    fn any_frame_is_answered_and_changes_nothing(bytes in almost_json(), text in any::<bool>()) {
        let (runtime, server, seats) = stage();
        runtime.block_on(async {
            let before = seats.snapshot().await;
            let mut socket = server.socket(&seats.id).await;
            match String::from_utf8(bytes.clone()) {
                Ok(words) if text => socket.send(Message::Text(words.into())).await,
                _ => socket.send(Message::Binary(bytes.into())).await,
            }
            let told = socket.next().await;
            assert!(["error", "snapshot", "heartbeat", "events"].contains(&told["type"].as_str().expect("a type")));
            socket.have(0).await;
            assert_eq!(socket.news().await["table"], before);
        });
    }

    #[test]
    fn any_path_is_answered(id in proptest::collection::vec(any::<u8>(), 0..40)) {
        let (runtime, server, _) = stage();
        let escaped: String = id.iter().map(|byte| format!("%{byte:02X}")).collect();
        runtime.block_on(async {
            for path in [
                format!("/api/v1/tables/{escaped}"),
                format!("/api/v1/tables/{escaped}/record"),
                format!("/api/v1/tables/{escaped}/live"),
                format!("/t/{escaped}"),
                format!("/en/table/{escaped}"),
                format!("/{escaped}/table/abcdefghijkm"),
                format!("/static/{escaped}/{escaped}"),
                format!("/{escaped}"),
            ] {
                let reply = server.client.get(&path).await;
                assert!(
                    [StatusCode::NOT_FOUND, StatusCode::METHOD_NOT_ALLOWED, StatusCode::OK, StatusCode::FOUND, StatusCode::PERMANENT_REDIRECT]
                        .contains(&reply.status),
                    "{path} {reply:?}"
                );
            }
        });
    }

    #[test]
    fn any_language_and_key_header_is_answered(value in "[ -~]{0,60}") {
        let (runtime, server, seats) = stage();
        runtime.block_on(async {
            let reply = server.client.get_with("/", "accept-language", &value).await;
            assert_eq!(reply.status, StatusCode::FOUND);
            let path = format!("/api/v1/tables/{}/seat", seats.id);
            let reply = server.client.get_with(&path, "authorization", &value).await;
            assert!([401, 403].contains(&reply.status.as_u16()));
        });
    }
}

#[tokio::test]
async fn reading_changes_nothing_whatever_the_method() {
    let server = Server::start().await;
    let seats = seated(&server.client, &json!("wari")).await;
    let before = seats.snapshot().await;
    for path in ["/", "/en/", "/robots.txt", "/favicon.ico", &format!("/en/table/{}", seats.id)] {
        for method in
            [Method::GET, Method::HEAD, Method::POST, Method::PUT, Method::DELETE, Method::TRACE]
        {
            let reply = server.client.plain(method, path).await;
            assert!(reply.status.as_u16() < 500);
        }
    }
    assert_eq!(seats.snapshot().await, before);
}
