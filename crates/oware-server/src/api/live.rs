//! The WebSocket of a table.

use axum::extract::State;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::response::Response;

use super::ApiError;
use super::extract::At;
use super::problem::Problem;
use crate::{App, live};

/// Everything that happens at the table, as it happens.
///
/// The client says `{"have": N}`, the version that it has, at first and whenever it is in doubt;
/// the server answers with what the client missed (`events`), with a `snapshot` if that is too much
/// or N is 0 or unknown, or with a `heartbeat` if nothing was missed. See the schema `Told`.
/// Players and spectators are told the same.
#[utoipa::path(
    get, path = "/tables/{id}/live", tag = "tables", params(("id" = String, Path, description = "The table's name")),
    responses(
        (status = 101, description = "A WebSocket whose messages are `Told`"),
        (status = 400, description = "A WebSocket handshake with something wrong in it", body = Problem, content_type = "application/problem+json"),
        (status = 426, description = "`upgrade_required`: not a WebSocket handshake", body = Problem, content_type = "application/problem+json"),
    )
)]
pub async fn connect(
    State(app): State<App>,
    At(table): At,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|rejection| match rejection {
        WebSocketUpgradeRejection::InvalidConnectionHeader(_)
        | WebSocketUpgradeRejection::InvalidUpgradeHeader(_) => ApiError::UpgradeRequired,
        _ => ApiError::InvalidRequest(rejection.body_text()),
    })?;
    // Small buffers: most sockets are silent most of the time. The transport accepts far more than the
    // limit, so that what is too large can be answered, and the connection closed with its code.
    let most = 64 * app.limits().frame;
    let upgrade = upgrade
        .read_buffer_size(4096)
        .write_buffer_size(0)
        .max_message_size(most)
        .max_frame_size(most);
    Ok(upgrade.on_upgrade(move |socket| live::serve(socket, table, app)))
}
