//! What is answered when a request can't be done: one error type, one match to status and code,
//! written as RFC 9457 problem details. Details are for programmers, in English; what people read
//! is translated by the page from the code.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use oware_rules::RulesError;
use serde::Serialize;
use utoipa::ToSchema;

use super::wire::{RefusalView, Snapshot, TablesView};
use crate::live::Unavailable;
use crate::random::NoRandomness;

/// Why a request was not done.
#[derive(Debug)]
pub enum ApiError {
    /// The body is not JSON.
    MalformedJson(String),
    /// The body is JSON, but not of the form asked for.
    InvalidRequest(String),
    /// The rules named don't exist; with the code of the rules library.
    InvalidRules {
        /// `unknown_preset`, `unknown_setting` or `bad_setting_value`.
        code: &'static str,
        /// In words.
        detail: String,
    },
    /// A text that is no position of the game.
    InvalidPosition(String),
    /// There is no endgame table for it, but there are these.
    NoEndgameTable(String, Vec<TablesView>),
    /// The endgame table is being made, or made anew.
    EndgameBuilding(Vec<TablesView>),
    /// Too many are asking at this moment.
    Busy,
    /// A `seat_key` that is not 32 bytes in base64url.
    MalformedKey,
    /// The QR code's text is longer than allowed.
    TextTooLong,
    /// The request names no key.
    NoKey,
    /// The key holds no seat that may do this.
    WrongSeat,
    /// There is nothing at this address.
    NotFound,
    /// There is no such table.
    UnknownTable,
    /// The address exists, the method doesn't.
    MethodNotAllowed,
    /// The body is larger than allowed.
    TooLarge,
    /// The body is not declared as JSON.
    UnsupportedMediaType,
    /// The body is compressed.
    UnsupportedEncoding,
    /// What is at the address speaks WebSocket only.
    UpgradeRequired,
    /// The table's state does not allow it.
    Conflict(Box<Conflict>),
    /// The log can't be read or written at the moment.
    Unavailable,
    /// A fault of ours.
    Internal,
}

/// A refusal by the table, with its state so that the asker can go on from there.
#[derive(Debug)]
pub struct Conflict {
    /// Stable code.
    pub code: &'static str,
    /// In words.
    pub detail: String,
    /// Why the rules refuse the move.
    pub refusal: Option<RefusalView>,
    /// The current state.
    pub table: Snapshot,
}

/// RFC 9457 problem details, with a stable `code`.
#[derive(Debug, Serialize, ToSchema)]
pub struct Problem {
    /// `urn:oware:problem:` and the code.
    #[serde(rename = "type")]
    #[schema(example = "urn:oware:problem:stale")]
    pub kind: String,
    /// What kind of problem it is, in a few words.
    pub title: &'static str,
    /// The HTTP status.
    pub status: u16,
    /// What happened here, for a programmer.
    pub detail: String,
    /// Stable, for programs and translation.
    #[schema(example = "stale")]
    pub code: &'static str,
    /// Why the rules refuse the move (`illegal_move` only).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refusal: Option<RefusalView>,
    /// The table as it is now (409 only).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<Snapshot>,
    /// The endgame tables of these rules (`no_endgame_table` and `endgame_building` only).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub available: Option<Vec<TablesView>>,
}

impl ApiError {
    fn parts(&self) -> (StatusCode, &'static str, &'static str, String) {
        const BAD: StatusCode = StatusCode::BAD_REQUEST;
        match self {
            Self::MalformedJson(e) => (BAD, "malformed_json", "Not JSON", e.clone()),
            Self::InvalidRequest(e) => {
                (BAD, "invalid_request", "Not what is asked for here", e.clone())
            }
            Self::InvalidRules { code, detail } => (BAD, code, "No such rules", detail.clone()),
            Self::InvalidPosition(e) => (BAD, "invalid_position", "No such position", e.clone()),
            Self::NoEndgameTable(detail, _) => {
                (StatusCode::NOT_FOUND, "no_endgame_table", "No such endgame table", detail.clone())
            }
            Self::EndgameBuilding(_) => (
                StatusCode::SERVICE_UNAVAILABLE,
                "endgame_building",
                "Being made",
                "the endgame table for this position is being made; ask again later".into(),
            ),
            Self::Busy => (
                StatusCode::SERVICE_UNAVAILABLE,
                "busy",
                "Try again in a moment",
                "too many ask this at once; nothing was done".into(),
            ),
            Self::MalformedKey => (
                BAD,
                "malformed_key",
                "Not a seat key",
                "a seat key is 32 bytes in base64url: 43 characters".into(),
            ),
            Self::TextTooLong => {
                (BAD, "text_too_long", "Too long", "a QR code here holds at most 512 bytes".into())
            }
            Self::NoKey => (
                StatusCode::UNAUTHORIZED,
                "no_key",
                "No seat key",
                "send the seat's key as `Authorization: Bearer KEY`".into(),
            ),
            Self::WrongSeat => (
                StatusCode::FORBIDDEN,
                "wrong_seat",
                "Not your seat",
                "this key holds no seat that may do this".into(),
            ),
            Self::NotFound => (
                StatusCode::NOT_FOUND,
                "not_found",
                "Nothing here",
                "there is nothing at this address".into(),
            ),
            Self::UnknownTable => (
                StatusCode::NOT_FOUND,
                "unknown_table",
                "No such table",
                "there is no table of this name".into(),
            ),
            Self::MethodNotAllowed => (
                StatusCode::METHOD_NOT_ALLOWED,
                "method_not_allowed",
                "Method not allowed",
                "this address does not know the method; see the Allow header".into(),
            ),
            Self::TooLarge => (
                StatusCode::PAYLOAD_TOO_LARGE,
                "too_large",
                "Too large",
                "a body here has at most 16 KiB".into(),
            ),
            Self::UnsupportedMediaType => (
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "unsupported_media_type",
                "Not declared as JSON",
                "send `Content-Type: application/json`".into(),
            ),
            Self::UnsupportedEncoding => (
                StatusCode::UNSUPPORTED_MEDIA_TYPE,
                "unsupported_encoding",
                "Not sent as it is",
                "send the body as it is, without `Content-Encoding`".into(),
            ),
            Self::UpgradeRequired => (
                StatusCode::UPGRADE_REQUIRED,
                "upgrade_required",
                "A WebSocket",
                "open a WebSocket to this address".into(),
            ),
            Self::Conflict(c) => {
                (StatusCode::CONFLICT, c.code, "Not possible now", c.detail.clone())
            }
            Self::Unavailable => (
                StatusCode::SERVICE_UNAVAILABLE,
                "unavailable",
                "Try again in a moment",
                "the log of events can't be reached; what was asked may or may not have been done"
                    .into(),
            ),
            Self::Internal => (
                StatusCode::INTERNAL_SERVER_ERROR,
                "internal",
                "A fault of ours",
                "something went wrong here".into(),
            ),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let (status, code, title, detail) = self.parts();
        let kind = format!("urn:oware:problem:{code}");
        let wait = if matches!(self, Self::EndgameBuilding(_)) { "5" } else { "1" };
        let (refusal, table, available) = match self {
            Self::Conflict(conflict) => (conflict.refusal, Some(conflict.table), None),
            Self::NoEndgameTable(_, tables) | Self::EndgameBuilding(tables) => {
                (None, None, Some(tables))
            }
            _ => (None, None, None),
        };
        let status_code = status.as_u16();
        let problem =
            Problem { kind, title, status: status_code, detail, code, refusal, table, available };
        let mut response = (status, Json(problem)).into_response();
        let headers = response.headers_mut();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/problem+json"));
        match status {
            StatusCode::UNAUTHORIZED => {
                headers.insert(header::WWW_AUTHENTICATE, HeaderValue::from_static("Bearer"));
            }
            StatusCode::UPGRADE_REQUIRED => {
                headers.insert(header::UPGRADE, HeaderValue::from_static("websocket"));
                headers.insert(header::CONNECTION, HeaderValue::from_static("upgrade"));
            }
            StatusCode::SERVICE_UNAVAILABLE => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static(wait));
            }
            _ => {}
        }
        response
    }
}

impl From<NoRandomness> for ApiError {
    fn from(error: NoRandomness) -> Self {
        tracing::error!(%error, "cannot draw a name or a key");
        Self::Internal
    }
}

impl From<RulesError> for ApiError {
    fn from(error: RulesError) -> Self {
        Self::InvalidRules { code: error.code(), detail: error.to_string() }
    }
}

impl From<Unavailable> for ApiError {
    fn from(_: Unavailable) -> Self {
        Self::Unavailable
    }
}
