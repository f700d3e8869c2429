//! Tables that anybody may join.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use super::ApiError;
use super::extract::{At, Bearer, Payload};
use super::problem::Problem;
use super::wire::{Announce, Announced, OpenTable, OpenTables};
use crate::App;
use crate::live::{SHOWN_MS, open_seats};

/// Shows a table to everybody for a while, or no longer. It is for who holds a seat to say so, again
/// and again while the other seat is free.
#[utoipa::path(
    post, path = "/tables/{id}/open", tag = "open", request_body = Announce, security(("seat_key" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = Announced),
        (status = 400, body = Problem, content_type = "application/problem+json"),
        (status = 401, body = Problem, content_type = "application/problem+json"),
        (status = 403, body = Problem, content_type = "application/problem+json"),
        (status = 404, body = Problem, content_type = "application/problem+json"),
        (status = 503, body = Problem, content_type = "application/problem+json"),
    )
)]
pub async fn announce(
    State(app): State<App>,
    At(table): At,
    Bearer(key): Bearer,
    Payload(asked): Payload<Announce>,
) -> Result<impl IntoResponse, ApiError> {
    let free = {
        let shown = table.shown();
        shown.table().holding(&key.hash()).ok_or(ApiError::WrongSeat)?;
        shown.table().free_seat().is_some()
    };
    let open = asked.open && free && app.lobby().show(*table.id());
    if !open {
        app.lobby().hide(table.id());
    }
    let seconds = if open { u32::try_from(SHOWN_MS / 1000).unwrap_or_default() } else { 0 };
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(Announced { open, seconds })))
}

/// The tables that anybody may join, the one that has waited longest first. Reading takes no seat.
#[utoipa::path(
    get, path = "/open", tag = "open",
    responses(
        (status = 200, body = OpenTables),
        (status = 503, body = Problem, content_type = "application/problem+json"),
    )
)]
pub async fn list(State(app): State<App>) -> Result<impl IntoResponse, ApiError> {
    let seats = open_seats(app.lobby(), app.tables()).await?;
    let tables = seats.iter().map(OpenTable::from).collect();
    Ok(([(header::CACHE_CONTROL, "no-store")], Json(OpenTables { tables })))
}
