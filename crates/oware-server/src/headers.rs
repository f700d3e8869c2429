//! Headers that every answer carries, and those of answers that may be opened as a page.

use axum::Router;
use axum::http::{HeaderName, HeaderValue, header};
use axum::middleware::map_response;
use axum::response::Response;

/// Only this server's own scripts, styles, pictures and connections; nothing written into the page.
const CONTENT_SECURITY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const PAGE: [(HeaderName, &str); 5] = [
    (header::CONTENT_SECURITY_POLICY, CONTENT_SECURITY),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Parts of a page that are nothing by themselves. A first visit loads dozens of them, and the
/// headers of pages would make a fifth of its bytes.
const PARTS: [&str; 3] = ["text/javascript", "text/css", "application/wasm"];

/// Adds them to whatever `router` answers.
pub fn secure<S: Clone + Send + Sync + 'static>(router: Router<S>) -> Router<S> {
    router.layer(map_response(add))
}

async fn add(mut response: Response) -> Response {
    let headers = response.headers_mut();
    let media = headers.get(header::CONTENT_TYPE).and_then(|media| media.to_str().ok());
    let is_part = media.is_some_and(|media| PARTS.iter().any(|part| media.starts_with(part)));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    if !is_part {
        for (name, value) in PAGE {
            headers.entry(name).or_insert(HeaderValue::from_static(value));
        }
    }
    response
}
