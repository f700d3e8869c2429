//! What is the same for every table: the rules there are, QR codes, a sign of life.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use oware_rules::{Preset, Setting};

use super::ApiError;
use super::extract::Payload;
use super::problem::Problem;
use super::wire::{Health, PresetView, QrText, RulesList, SettingView};
use crate::conditional::tagged;
use crate::{App, COMMIT, VERSION, qr as code};

/// The rule sets and the settings that a table may change.
#[utoipa::path(get, path = "/rules", tag = "site", responses((status = 200, body = RulesList)))]
pub async fn rules() -> Result<Response, ApiError> {
    let preset =
        |preset: &Preset| PresetView { name: preset.name(), spec: (&preset.spec()).into() };
    let setting =
        |setting: &Setting| SettingView { name: setting.name(), values: setting.values().into() };
    let list = RulesList {
        presets: Preset::ALL.iter().map(preset).collect(),
        settings: Setting::ALL.iter().map(setting).collect(),
    };
    let body = serde_json::to_vec(&list).map_err(|_| ApiError::Internal)?;
    Ok(tagged("application/json", "no-cache", body))
}

/// A text as a QR code. It comes in the body, so that no address and no log holds it.
#[utoipa::path(
    post, path = "/qr", tag = "site", request_body = QrText,
    responses(
        (status = 200, body = String, content_type = "image/svg+xml"),
    )
)]
pub async fn qr(Payload(QrText { text }): Payload<QrText>) -> Result<impl IntoResponse, ApiError> {
    let svg = code::svg(&text).ok_or(ApiError::TextTooLong)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml"), (header::CACHE_CONTROL, "no-store")], svg))
}

/// Whether the server works and reaches its log.
#[utoipa::path(
    get, path = "/health", tag = "site",
    responses(
        (status = 200, body = Health),
        (status = 503, body = Problem, content_type = "application/problem+json"),
    )
)]
pub async fn health(State(app): State<App>) -> Result<impl IntoResponse, ApiError> {
    app.store().check().await.map_err(|error| {
        tracing::error!(%error, "the log gives no sign of life");
        ApiError::Unavailable
    })?;
    let health = Health {
        status: "ok",
        version: VERSION,
        commit: COMMIT,
        tables_in_memory: app.tables().len(),
    };
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(health)))
}
