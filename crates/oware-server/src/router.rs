//! Everything that has an address, and what surrounds every answer.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, Request, Response, Uri};
use axum::middleware::from_fn;
use axum::response::{IntoResponse, Redirect};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;
use tower_http::trace::TraceLayer;
use tracing::Span;
use utoipa::openapi::OpenApi;

use crate::api::{self, ApiError};
use crate::i18n::Lang;
use crate::{App, assets, conditional, headers, install, pages, preview};

/// The whole site.
pub fn router(app: App) -> Router {
    let site = Router::new()
        .merge(pages::routes())
        .route("/static/{hash}/{*path}", get(assets::file))
        .route("/favicon.ico", get(assets::favicon))
        .route("/preview/{name}", get(preview::show))
        .route("/sw.js", get(install::worker))
        .route("/{lang}/manifest.webmanifest", get(install::manifest))
        .merge(api::routes(app.limits()))
        .fallback(nothing_here)
        .method_not_allowed_fallback(no_such_method)
        .layer(from_fn(conditional::leave_out_known))
        .layer(CompressionLayer::new().no_deflate().no_zstd());
    headers::secure(site)
        .layer(CatchPanicLayer::custom(|_| ApiError::Internal.into_response()))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(app)
}

/// The description of the API, as served at `/api/v1/openapi.json`.
#[must_use]
pub fn open_api() -> OpenApi {
    api::document()
}

async fn nothing_here(State(app): State<App>, uri: Uri, headers: HeaderMap) -> Response<Body> {
    if let Some(lang) = Lang::from_tag(uri.path().trim_start_matches('/')) {
        return Redirect::permanent(&format!("/{}/", lang.tag())).into_response();
    }
    if let Some(path) = without_slash(uri.path()) {
        return Redirect::permanent(path).into_response();
    }
    pages::not_found(&app, uri.path(), &headers)
}

/// A page's address, where a slash too many stands behind it; only where it begins with a language, so
/// that it leads nowhere else.
fn without_slash(path: &str) -> Option<&str> {
    let path = path.strip_suffix('/')?;
    let (lang, rest) = path.strip_prefix('/')?.split_once('/')?;
    (Lang::from_tag(lang).is_some() && !rest.ends_with('/')).then_some(path)
}

async fn no_such_method() -> ApiError {
    ApiError::MethodNotAllowed
}

/// Method and path, no headers, no query: nothing that could hold a key.
fn span(request: &Request<Body>) -> Span {
    tracing::info_span!("request", method = %request.method(), path = request.uri().path())
}
