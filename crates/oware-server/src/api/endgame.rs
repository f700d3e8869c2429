//! What positions with few seeds are worth, by the endgame tables.

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use oware_rules::{Position, Rules};

use super::extract::Asked;
use super::problem::Problem;
use super::wire::{EndgameTables, EndgameView, PositionQuery, RulesRequest, TablesView};
use super::{ApiError, json};
use crate::App;
use crate::conditional::tagged;
use crate::endgame::NoAnswer;

/// For answers that hold whatever happens: thirty days, and no need to ask again before.
const FACT: &str = "public, max-age=2592000, immutable";
/// For answers that a larger set of tables would make richer.
const PARTIAL: &str = "public, max-age=60";

/// What a position is worth, and each of its moves. Stores do not matter, but the seeds must be
/// those of the game.
#[utoipa::path(
    get, path = "/endgame", tag = "endgame",
    params(
        ("rules" = String, Query, description = "A rule set's name, or a JSON object of `preset` and changed settings", example = "wari"),
        ("position" = String, Query, description = "Houses A–F and a–f, the stores of South and North, the side to move", example = "1-1-1-1-1-2-4-2-3-0-0-0-16-16-S"),
    ),
    responses(
        (status = 200, body = EndgameView, headers(
            ("ETag" = String, description = "To be sent back as If-None-Match"),
            ("Cache-Control" = String, description = "Values never change: answers may be kept for long"),
        )),
        (status = 304, description = "The answer is the one that the asker has"),
        (status = 404, description = "`no_endgame_table`", body = Problem, content_type = "application/problem+json"),
        (status = 503, body = Problem, content_type = "application/problem+json"),
    )
)]
pub async fn position(
    State(app): State<App>,
    Asked(asked): Asked<PositionQuery>,
) -> Result<Response, ApiError> {
    let rules = parse_rules(&asked.rules)?;
    let position = Position::parse(&asked.position, rules)
        .map_err(|error| ApiError::InvalidPosition(error.to_string()))?;
    let (board, side) = (position.board(), position.side());
    let (own, opp) = (board.row_lanes(side), board.row_lanes(side.other()));
    let facts = app.endgame().ask(rules.spec.into(), own, opp).await;
    let facts = facts.map_err(|why| refused(&app, &rules, board.total(), why))?;
    let caching = if facts.bounds.is_some() { FACT } else { PARTIAL };
    let body = serde_json::to_vec(&EndgameView::new(&rules, &position, &facts))
        .map_err(|_| ApiError::Internal)?;
    Ok(tagged("application/json", caching, body))
}

/// Which endgame tables there are, and which are being made.
#[utoipa::path(get, path = "/endgame/tables", tag = "endgame", responses((status = 200, body = EndgameTables)))]
pub async fn tables(State(app): State<App>) -> impl IntoResponse {
    let tables = TablesView::all(&app.endgame().status());
    ([(header::CACHE_CONTROL, "no-store")], Json(EndgameTables { tables }))
}

/// A rule set's name as it is, or JSON.
fn parse_rules(text: &str) -> Result<Rules, ApiError> {
    let malformed = |detail| ApiError::InvalidRules { code: "malformed_rules", detail };
    let asked = match text.trim_start().chars().next() {
        Some('{') => RulesRequest::Changed(json::object(text.as_bytes()).map_err(|fault| {
            let (json::Fault::Syntax(told) | json::Fault::Form(told)) = fault;
            malformed(told)
        })?),
        Some('"') => RulesRequest::Preset(
            serde_json::from_str(text).map_err(|error| malformed(error.to_string()))?,
        ),
        _ => RulesRequest::Preset(text.to_owned()),
    };
    asked.resolve()
}

fn refused(app: &App, rules: &Rules, seeds: u8, why: NoAnswer) -> ApiError {
    let status = app.endgame().status();
    let own = status.iter().filter(|status| status.rules == rules.spec.into());
    let own: Vec<_> = own.copied().collect();
    match why {
        NoAnswer::NoTable if own.is_empty() => ApiError::NoEndgameTable(
            "there is no endgame table for rules changed like this; these are for rule sets".into(),
            TablesView::all(&status),
        ),
        NoAnswer::NoTable => ApiError::NoEndgameTable(
            format!("there is no endgame table for {seeds} seeds on the board"),
            TablesView::all(&own),
        ),
        NoAnswer::Building => ApiError::EndgameBuilding(TablesView::all(&own)),
        NoAnswer::Damaged => ApiError::NoEndgameTable(
            "the endgame table for this position is damaged".into(),
            TablesView::all(&own),
        ),
        NoAnswer::Crowded => ApiError::Busy,
    }
}
