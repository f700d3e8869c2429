//! What handlers take from a request: a table, a JSON body, a seat key. Each failure is a problem.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, FromRequestParts, Path, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use oware_table::SeatKey;
use serde::de::DeserializeOwned;

use super::{ApiError, json};
use crate::App;
use crate::live::LiveTable;

/// A JSON body; none at all stands for `{}`.
pub struct Payload<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Payload<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let declared_json = is_json(request.headers());
        if is_encoded(request.headers()) {
            return Err(ApiError::UnsupportedEncoding);
        }
        let body =
            Bytes::from_request(request, state).await.map_err(|rejection| match rejection {
                BytesRejection::FailedToBufferBody(e)
                    if e.status() == axum::http::StatusCode::PAYLOAD_TOO_LARGE =>
                {
                    ApiError::TooLarge
                }
                _ => ApiError::InvalidRequest("the body did not arrive whole".into()),
            })?;
        if body.is_empty() {
            return parse(b"{}").map(Self);
        }
        if !declared_json {
            return Err(ApiError::UnsupportedMediaType);
        }
        parse(&body).map(Self)
    }
}

fn parse<T: DeserializeOwned>(body: &[u8]) -> Result<T, ApiError> {
    json::object(body).map_err(|fault| match fault {
        json::Fault::Form(told) => ApiError::InvalidRequest(told),
        json::Fault::Syntax(told) => ApiError::MalformedJson(told),
    })
}

/// Whether the body is compressed or the like, which nothing here undoes.
fn is_encoded(headers: &HeaderMap) -> bool {
    let encodings = headers.get_all(header::CONTENT_ENCODING);
    encodings.iter().any(|encoding| !encoding.as_bytes().eq_ignore_ascii_case(b"identity"))
}

fn is_json(headers: &HeaderMap) -> bool {
    let media = headers.get(header::CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let media = media.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    media == "application/json" || (media.starts_with("application/") && media.ends_with("+json"))
}

/// The key of `Authorization: Bearer KEY`. A text that can't be a key holds no seat.
pub struct Bearer(pub SeatKey);

impl<S: Send + Sync> FromRequestParts<S> for Bearer {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let value = parts.headers.get(header::AUTHORIZATION).ok_or(ApiError::NoKey)?;
        let text = value.to_str().map_err(|_| ApiError::NoKey)?;
        let (scheme, key) = text.split_once(' ').ok_or(ApiError::NoKey)?;
        if !scheme.eq_ignore_ascii_case("bearer") {
            return Err(ApiError::NoKey);
        }
        SeatKey::parse(key.trim()).map(Self).map_err(|_| ApiError::WrongSeat)
    }
}

/// The table that the address names.
pub struct At(pub Arc<LiveTable>);

impl FromRequestParts<App> for At {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, ApiError> {
        let path = Path::<String>::from_request_parts(parts, app).await;
        let Path(id) = path.map_err(|_| ApiError::UnknownTable)?;
        let id = id.parse().map_err(|_| ApiError::UnknownTable)?;
        app.tables().get(&id).await?.map(Self).ok_or(ApiError::UnknownTable)
    }
}

/// What stands after the question mark.
pub struct Asked<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequestParts<S> for Asked<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match Query::from_request_parts(parts, state).await {
            Ok(Query(asked)) => Ok(Self(asked)),
            Err(rejection) => Err(ApiError::InvalidRequest(rejection.body_text())),
        }
    }
}
