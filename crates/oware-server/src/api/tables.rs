//! Making a table and reading it.

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use oware_rules::Side;
use oware_table::{ComputerLevel, Event, Holding, Opponent, SeatKey, Settings};
use serde::Deserialize;

use super::ApiError;
use super::extract::{Asked, At, Bearer, Payload};
use super::wire::{
    CreateTable, Created, EventView, Events, Record, Seat, SeatHeld, SideChoice, Snapshot,
};
use crate::live::{Made, side_of};
use crate::{App, random};

/// Draws of a name before giving up; one suffices unless the randomness is broken.
const NAMES: usize = 8;

/// Makes a table and takes one of its seats.
#[utoipa::path(
    post, path = "/tables", tag = "tables", request_body = CreateTable,
    responses(
        (status = 201, body = Created),
    )
)]
pub async fn create(
    State(app): State<App>,
    Payload(asked): Payload<CreateTable>,
) -> Result<impl IntoResponse, ApiError> {
    let rules = asked.rules.resolve()?;
    let host = match asked.side {
        SideChoice::South => Side::South,
        SideChoice::North => Side::North,
        SideChoice::Chance if random::coin(app.random())? => Side::South,
        SideChoice::Chance => Side::North,
    };
    let key = given_or_drawn(&app, asked.seat_key.as_deref())?;
    let opponent = opponent(&app, &asked)?;
    let settings = Settings { rules, host, opponent };
    let created = Event::Created { settings, host_key: key.hash() };
    for _ in 0..NAMES {
        let id = random::table_id(app.random())?;
        if let Made::Table(table) = app.tables().make(id, created).await? {
            let url = format!("/t/{id}");
            let location = [(header::LOCATION, format!("/api/v1/tables/{id}"))];
            let seat = Seat { side: host.name(), key: key.reveal() };
            let answer = Created { id: id.to_string(), url, seat, table: table.snapshot() };
            return Ok((StatusCode::CREATED, location, Json(answer)));
        }
    }
    tracing::error!("every name drawn for a table was taken");
    Err(ApiError::Internal)
}

/// Who is to play the other side.
fn opponent(app: &App, asked: &CreateTable) -> Result<Opponent, ApiError> {
    let Some(level) = asked.computer else {
        return Ok(if asked.one_screen { Opponent::SameScreen } else { Opponent::Guest });
    };
    let invalid = |told: String| ApiError::InvalidRequest(told);
    if asked.one_screen {
        return Err(invalid("`computer` and `one_screen` exclude each other".into()));
    }
    let level = ComputerLevel::try_from(level).map_err(|error| invalid(error.to_string()))?;
    if !app.tables().computer().exists() {
        return Err(invalid("no computer plays at this server".into()));
    }
    if app.tables().computer().is_busy() {
        Err(ApiError::Busy)
    } else {
        Ok(Opponent::Computer(level))
    }
}

/// The key that the asker made, or a new one.
pub fn given_or_drawn(app: &App, given: Option<&str>) -> Result<SeatKey, ApiError> {
    match given {
        Some(text) => SeatKey::parse(text).map_err(|_| ApiError::MalformedKey),
        None => Ok(random::seat_key(app.random())?),
    }
}

/// The table as it stands.
#[utoipa::path(
    get, path = "/tables/{id}", tag = "tables", params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = Snapshot),
    )
)]
pub async fn read(At(table): At) -> impl IntoResponse {
    fresh(table.snapshot())
}

/// Which seat the key holds. Asking takes none.
#[utoipa::path(
    get, path = "/tables/{id}/seat", tag = "tables", security(("seat_key" = [])),
    params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = SeatHeld),
    )
)]
pub async fn seat(At(table): At, Bearer(key): Bearer) -> Result<impl IntoResponse, ApiError> {
    let shown = table.shown();
    let host = shown.table().settings().host;
    let holding = shown.table().holding(&key.hash()).ok_or(ApiError::WrongSeat)?;
    Ok(fresh(SeatHeld { side: side_of(holding, host).name(), both: holding == Holding::Both }))
}

/// The game as one line for `oware judge`.
#[utoipa::path(
    get, path = "/tables/{id}/record", tag = "tables", params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 200, body = Record),
    )
)]
pub async fn record(At(table): At) -> impl IntoResponse {
    let record = Record::of(table.id(), &table.shown());
    fresh(record)
}

/// Which events are wanted.
#[derive(Deserialize)]
pub struct After {
    #[serde(default)]
    after: u64,
}

/// What happened at the table, from the beginning or after a version.
#[utoipa::path(
    get, path = "/tables/{id}/events", tag = "tables",
    params(
        ("id" = String, Path, description = "The table's name"),
        ("after" = Option<u64>, Query, description = "The version that the asker has; 0 if left out")
    ),
    responses(
        (status = 200, body = Events),
    )
)]
pub async fn events(At(table): At, Asked(After { after }): Asked<After>) -> impl IntoResponse {
    let shown = table.shown();
    let events = shown.after(after).iter().map(EventView::from).collect();
    fresh(Events { version: shown.version(), events })
}

/// A state that must not be kept: the next reader wants the next one.
fn fresh<T: serde::Serialize>(answer: T) -> impl IntoResponse {
    ([(header::CACHE_CONTROL, "no-store")], Json(answer))
}
