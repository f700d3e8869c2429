//! The routes of the API and the document that describes them: both come from the same list.

use axum::Router;
use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::{Method, StatusCode, header};
use axum::routing::get;
use tower_http::cors::{Any, CorsLayer};
use utoipa::OpenApi as _;
use utoipa::openapi::path::{Operation, Parameter, ParameterIn};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};
use utoipa::openapi::{Content, OpenApi, Ref, RefOr, ResponseBuilder};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::ApiError;
use super::problem::Problem;
use super::{commands, endgame, live, open, site, tables};
use crate::conditional::tagged;
use crate::live::Told;
use crate::{App, Limits};

const PREFIX: &str = "/api/v1";

#[derive(utoipa::OpenApi)]
#[openapi(
    info(
        title = "Oware",
        description = "Tables of Oware that two people share by a link. Errors are RFC 9457 problem details with a stable `code`. Whoever holds a seat's key plays that seat; everything else is open to all."
    ),
    components(schemas(Problem, Told)),
    modifiers(&SeatKeys),
    tags(
        (name = "tables", description = "Making and reading tables"),
        (name = "play", description = "Taking a seat, playing, ending a game"),
        (name = "open", description = "Tables that anybody may join"),
        (name = "endgame", description = "Positions with few seeds and what they are worth"),
        (name = "site", description = "What is the same for every table")
    )
)]
struct Document;

/// The security scheme that commands name.
struct SeatKeys;

impl utoipa::Modify for SeatKeys {
    fn modify(&self, document: &mut OpenApi) {
        let bearer = HttpBuilder::new()
            .scheme(HttpAuthScheme::Bearer)
            .bearer_format("43 characters of base64url");
        let components = document.components.get_or_insert_default();
        components.add_security_scheme("seat_key", SecurityScheme::Http(bearer.build()));
    }
}

/// The routes of the API, without the prefix, and their description, with it.
fn described() -> (Router<App>, OpenApi) {
    let (router, paths) = OpenApiRouter::new()
        .routes(routes!(tables::create))
        .routes(routes!(tables::read))
        .routes(routes!(tables::record))
        .routes(routes!(tables::events))
        .routes(routes!(tables::seat))
        .routes(routes!(commands::take_seat))
        .routes(routes!(commands::play))
        .routes(routes!(commands::offer))
        .routes(routes!(commands::accept))
        .routes(routes!(commands::decline))
        .routes(routes!(commands::withdraw))
        .routes(routes!(commands::resign))
        .routes(routes!(commands::rematch))
        .routes(routes!(live::connect))
        .routes(routes!(open::announce))
        .routes(routes!(open::list))
        .routes(routes!(endgame::position))
        .routes(routes!(endgame::tables))
        .routes(routes!(site::rules))
        .routes(routes!(site::qr))
        .routes(routes!(site::health))
        .split_for_parts();
    let mut document = Document::openapi().nest(PREFIX, paths);
    for path in document.paths.paths.values_mut() {
        [&mut path.get, &mut path.post].into_iter().flatten().for_each(complete);
    }
    (router, document)
}

/// Adds what operations of its kind may answer, and the words for every status that has none of
/// its own.
fn complete(operation: &mut Operation) {
    let asks = |place: ParameterIn| {
        let here = |parameter: &RefOr<Parameter>| match parameter {
            RefOr::T(parameter) => parameter.parameter_in == place,
            RefOr::Ref(_) => false,
        };
        operation.parameters.iter().flatten().any(here)
    };
    let (of_a_table, sends) = (asks(ParameterIn::Path), operation.request_body.is_some());
    let of_the_log =
        operation.tags.iter().flatten().any(|tag| ["tables", "play"].contains(&&**tag));
    let needs_a_key = operation.security.as_ref().is_some_and(|keys| !keys.is_empty());
    let due = [
        ("400", sends || asks(ParameterIn::Query)),
        ("401", needs_a_key),
        ("403", needs_a_key),
        ("404", of_a_table),
        ("405", true),
        ("413", sends),
        ("415", sends),
        ("500", true),
        ("503", of_the_log),
    ];
    let answers = &mut operation.responses.responses;
    for (status, _) in due.iter().filter(|(_, due)| *due) {
        let problem = Content::new(Some(Ref::from_schema_name("Problem")));
        answers.entry((*status).to_owned()).or_insert_with(|| {
            RefOr::T(ResponseBuilder::new().content("application/problem+json", problem).build())
        });
    }
    for (status, answer) in answers {
        if let RefOr::T(response) = answer
            && response.description.is_empty()
        {
            let known = StatusCode::from_bytes(status.as_bytes()).ok();
            let reason = known.and_then(|status| status.canonical_reason());
            response.description = reason.unwrap_or("Answer").to_owned();
        }
    }
}

/// The description of the API.
#[must_use]
pub fn document() -> OpenApi {
    described().1
}

/// Everything under `/api/v1`.
pub fn routes(limits: &Limits) -> Router<App> {
    let (router, document) = described();
    let document = Bytes::from(serde_json::to_vec(&document).unwrap_or_default());
    let described = move || async move { tagged("application/json", "no-cache", document) };
    let api = router
        .route("/openapi.json", get(described))
        .fallback(async || ApiError::NotFound)
        .method_not_allowed_fallback(async || ApiError::MethodNotAllowed)
        .layer(DefaultBodyLimit::max(limits.body))
        .layer(cors());
    Router::new().nest(PREFIX, api)
}

/// Any page anywhere may use the API: what it may do hangs on keys, not on cookies.
fn cors() -> CorsLayer {
    CorsLayer::new()
        .allow_origin(Any)
        .allow_methods([Method::GET, Method::POST])
        .allow_headers([header::AUTHORIZATION, header::CONTENT_TYPE, header::IF_NONE_MATCH])
        .expose_headers([header::RETRY_AFTER, header::ALLOW, header::ETAG, header::LOCATION])
        .max_age(std::time::Duration::from_secs(86_400))
}
