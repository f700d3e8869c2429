//! Answers that may be kept: with a tag, so that whoever has one is told when it is still the same.

use axum::body::{Body, Bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse as _, Response};
use sha2::{Digest, Sha256};

/// An answer with a tag made from what is in it.
pub fn tagged(media: &'static str, caching: &'static str, body: impl Into<Bytes>) -> Response {
    let body = body.into();
    let headers = [
        (header::ETAG, tag(&body)),
        (header::CACHE_CONTROL, HeaderValue::from_static(caching)),
        (header::CONTENT_TYPE, HeaderValue::from_static(media)),
    ];
    (headers, body).into_response()
}

/// Leaves the body of an answer away where the asker has it already.
pub async fn leave_out_known(request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let asked = request.headers().clone();
    let response = next.run(request).await;
    if !reads || response.status() != StatusCode::OK || !is_known(&asked, response.headers()) {
        return response;
    }
    let (mut parts, _) = response.into_parts();
    parts.status = StatusCode::NOT_MODIFIED;
    parts.headers.remove(header::CONTENT_TYPE);
    parts.headers.remove(header::CONTENT_LENGTH);
    Response::from_parts(parts, Body::empty())
}

fn is_known(asked: &HeaderMap, answered: &HeaderMap) -> bool {
    let tag = answered.get(header::ETAG).and_then(|tag| tag.to_str().ok());
    let known = asked.get_all(header::IF_NONE_MATCH);
    tag.is_some_and(|tag| known.iter().any(|value| names(value, tag)))
}

/// Weak, since compression changes the bytes on their way.
fn tag(body: &[u8]) -> HeaderValue {
    let hash: String =
        Sha256::digest(body).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
    weak(&hash)
}

/// A tag of this name, which has letters and digits only.
pub fn weak(name: &str) -> HeaderValue {
    HeaderValue::try_from(format!("W/\"{name}\"")).unwrap_or(HeaderValue::from_static("W/\"\""))
}

/// Whether an If-None-Match names the tag; whether it is weak does not matter.
fn names(value: &HeaderValue, tag: &str) -> bool {
    let opaque = |tag: &str| tag.trim().trim_start_matches("W/").to_owned();
    let Ok(value) = value.to_str() else { return false };
    value.trim() == "*" || value.split(',').any(|each| opaque(each) == opaque(tag))
}
