//! The pictures of link previews: a position as PNG. The address says all that is in it, so that it
//! stays as it is for ever and the same position is drawn once for everybody.
//!
//! What must not be here: which position stands for which page.

mod cache;
mod draw;
mod view;

pub use cache::Previews;
pub use draw::SIZE;
pub use view::{View, standing};

use axum::extract::State;
use axum::http::{HeaderMap, Uri};
use axum::response::{IntoResponse as _, Response};

use crate::App;
use crate::api::ApiError;
use crate::conditional::tagged;
use crate::pages::{Place, not_found};

/// Another version of the site may draw more nicely, so not for ever.
const CACHING: &str = "public, max-age=604800";

/// `GET /preview/{position}.png`
pub async fn show(
    State(app): State<App>,
    Place(name): Place<String>,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let Some(view) = name.strip_suffix(".png").and_then(|name| name.parse::<View>().ok()) else {
        return not_found(&app, uri.path(), &headers);
    };
    match app.previews().png(view).await {
        Ok(png) => tagged("image/png", CACHING, png),
        Err(error) => ApiError::from(error).into_response(),
    }
}
