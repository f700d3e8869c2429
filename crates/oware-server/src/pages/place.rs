//! What an address names, for pages: where it can't be read, there is no page.

use axum::extract::{FromRequestParts, Path};
use axum::http::request::Parts;
use axum::response::Response;
use serde::de::DeserializeOwned;

use super::not_found;
use crate::App;

/// The parts of the path that a route leaves open.
pub struct Place<T>(pub T);

impl<T: DeserializeOwned + Send> FromRequestParts<App> for Place<T> {
    type Rejection = Response;

    async fn from_request_parts(parts: &mut Parts, app: &App) -> Result<Self, Response> {
        match Path::from_request_parts(parts, app).await {
            Ok(Path(place)) => Ok(Self(place)),
            Err(_) => Err(not_found(app, parts.uri.path(), &parts.headers)),
        }
    }
}
