//! The HTTP API. Every answer and every refusal is JSON of `arbiter-protocol`.

mod account;
mod body;
mod book;
mod contest;
mod document;
mod friends;
mod games;
mod health;
mod lesson;
mod lobby;
mod mail;
mod puzzle;
mod qr;
mod reach;
mod rules;
mod seats;
mod session;
pub(crate) mod tables;
mod turn;
pub(crate) mod words;

use crate::{
    App,
    caller::{self, ByCaller},
    error::ApiError,
    files, forward, guest, origin, preview, socket,
};
use arbiter_protocol::{ClientMessage, Refused, ServerMessage};
use axum::{
    Json, Router,
    extract::{DefaultBodyLimit, MatchedPath, Request, State},
    http::{HeaderValue, StatusCode, header},
    middleware::{Next, from_fn, from_fn_with_state},
    response::{IntoResponse, Response},
    routing::get,
};
use std::{
    sync::Arc,
    time::{Duration, Instant},
};
use tower_governor::{GovernorLayer, governor::GovernorConfigBuilder};
use tower_http::{compression::CompressionLayer, trace::TraceLayer};
use utoipa::OpenApi;
use utoipa_axum::{
    router::{OpenApiRouter, UtoipaMethodRouterExt},
    routes,
};

/// The frame of the API document; the paths are added as they are routed.
#[derive(OpenApi)]
#[openapi(
    info(title = "Arbiter", description = "Tables of board games. Play goes over the WebSocket of a table."),
    components(schemas(ClientMessage, ServerMessage))
)]
struct Document;

fn documented() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(games::games))
        .routes(routes!(games::check))
        .routes(routes!(session::session, session::name, account::sign_out))
        .routes(routes!(account::by_password))
        .routes(routes!(account::ask_to_show))
        .routes(routes!(account::by_passkey))
        .routes(routes!(account::show, account::make, account::delete))
        .routes(routes!(account::password))
        .routes(routes!(mail::set, mail::want, mail::forget))
        .routes(routes!(mail::confirm))
        .routes(routes!(mail::stop))
        .routes(routes!(mail::forgotten))
        .routes(routes!(mail::recover))
        .routes(routes!(account::ask_to_make))
        .routes(routes!(account::make_passkey))
        .routes(routes!(account::drop_passkey))
        .routes(routes!(account::sign_out_everywhere))
        .routes(routes!(account::sign_out_device))
        .routes(routes!(account::kept, account::keep).layer(DefaultBodyLimit::max(account::MOST_KEPT)))
        .routes(routes!(account::export))
        .routes(routes!(tables::tables, tables::make))
        .routes(routes!(tables::table, tables::delete))
        .routes(routes!(seats::invitation))
        .routes(routes!(seats::join))
        .routes(routes!(seats::link, seats::devices))
        .routes(routes!(seats::revoke))
        .routes(routes!(tables::thaw))
        .routes(routes!(lobby::open))
        .routes(routes!(lobby::fill, lobby::filling))
        .routes(routes!(lobby::profile))
        .routes(routes!(contest::list, contest::make))
        .routes(routes!(contest::show, contest::act))
        .routes(routes!(friends::show, friends::act))
        .routes(routes!(friends::link))
        .routes(routes!(friends::offer))
        .routes(routes!(reach::key, reach::subscribe, reach::unsubscribe))
        .routes(routes!(qr::draw))
        .routes(routes!(tables::log))
        .routes(routes!(tables::replay))
        .routes(routes!(socket::connect))
        .routes(routes!(rules::rules))
        .routes(routes!(book::play))
        .routes(routes!(book::blank))
        .routes(routes!(book::copy))
        .routes(routes!(lesson::read))
        .routes(routes!(lesson::why))
        .routes(routes!(puzzle::solve))
}

/// The API as OpenAPI.
#[must_use]
pub fn openapi() -> utoipa::openapi::OpenApi {
    document::closed(document::with_refusals(documented().split_for_parts().1))
}

/// Everything the server answers to.
pub(crate) fn router(app: &Arc<App>) -> Router {
    let (api, document) = documented().split_for_parts();
    let document = Arc::new(document::closed(document::with_refusals(document)));
    let api = api
        .route("/api/openapi.json", get(move || async move { Json(document.as_ref().clone()) }))
        .route("/api/{*rest}", axum::routing::any(|| async { ApiError::from(Refused::NotFound) }))
        .route("/letters/off/{secret}", axum::routing::post(mail::stop_by_one_touch))
        .layer(from_fn(never_stored))
        .layer(from_fn_with_state(Arc::clone(app), guest::recognise))
        .layer(from_fn_with_state(Arc::clone(app), forward::to_holder))
        .layer(DefaultBodyLimit::max(app.config.limits.body))
        .layer(from_fn_with_state(Arc::clone(app), in_time))
        .layer(from_fn_with_state(Arc::clone(app), origin::at_home))
        .layer(from_fn(in_json));
    // What a link to a table says of itself is looked up as well.
    let pages = Router::new().route("/join/{id}", get(preview::page)).route("/table/{id}", get(preview::page));
    let api = limited(api.merge(pages), app);
    let all = Router::new().merge(api).route("/health", get(health::health));
    let all = match app.config.metrics {
        None => all.route("/metrics", get(health::metrics)),
        Some(_) => all.route("/metrics", get(|| async { StatusCode::NOT_FOUND })),
    };
    all.route("/letters/off/{secret}", get(files::file))
        .fallback(files::file)
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(Arc::clone(app), caller::find))
        .layer(from_fn_with_state(Arc::clone(app), guarded))
        .layer(from_fn_with_state(Arc::clone(app), noted))
        .layer(TraceLayer::new_for_http().make_span_with(span))
        .with_state(Arc::clone(app))
}

/// What is answered to whoever runs the server, at an address of its own.
pub(crate) fn inside(app: &Arc<App>) -> Router {
    Router::new()
        .route("/health", get(health::health))
        .route("/metrics", get(health::metrics))
        .with_state(Arc::clone(app))
}

/// Lets one address ask only so often.
fn limited(api: Router<Arc<App>>, app: &App) -> Router<Arc<App>> {
    let limits = app.config.limits;
    if limits.requests_per_second == 0 {
        return api;
    }
    let config = GovernorConfigBuilder::default()
        .period(Duration::from_secs(1) / limits.requests_per_second)
        .burst_size(limits.requests_at_once.max(1))
        .key_extractor(ByCaller)
        .finish();
    match config {
        Some(config) => {
            api.layer(GovernorLayer::new(config).error_handler(|_| ApiError::from(Refused::Rate).into_response()))
        }
        None => api,
    }
}

/// A request in the logs: its method and the pattern of its path, so no id and no secret.
fn span(request: &Request) -> tracing::Span {
    let path = request.extensions().get::<MatchedPath>().map_or("", |path| path.as_str());
    tracing::info_span!("request", method = %request.method(), path)
}

/// Notes a request and what came of it, where that is wanted: no address, no id, no secret.
async fn noted(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    if !app.config.access_log {
        return next.run(request).await;
    }
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let (method, begun) = (request.method().clone(), Instant::now());
    let response = next.run(request).await;
    let (path, ms) = (path.as_deref().unwrap_or("page"), begun.elapsed().as_millis() as u64);
    tracing::info!(target: "arbiter::access", %method, path, status = response.status().as_u16(), ms);
    response
}

/// A request takes only so long, with all that is sent along.
async fn in_time(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let answered = tokio::time::timeout(app.config.request_timeout, next.run(request)).await;
    answered.unwrap_or_else(|_| ApiError::from(Refused::Busy).into_response())
}

/// Whoever refuses, also before a request gets to us: it is JSON.
async fn in_json(request: Request, next: Next) -> Response {
    let response = next.run(request).await;
    let status = response.status();
    let is_json = response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| kind == "application/json");
    if is_json || !(status.is_client_error() || status.is_server_error()) {
        return response;
    }
    let refused = match status {
        StatusCode::NOT_FOUND => Refused::NotFound,
        StatusCode::PAYLOAD_TOO_LARGE => Refused::TooBig,
        StatusCode::TOO_MANY_REQUESTS => Refused::Rate,
        _ if status.is_server_error() => Refused::Busy,
        _ => Refused::Malformed,
    };
    let (mut head, body) = (response.into_parts().0, ApiError::from(refused).into_response());
    head.headers.remove(header::CONTENT_LENGTH);
    head.headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/json"));
    Response::from_parts(head, body.into_body())
}

/// Answers of the API are for one guest at one time.
async fn never_stored(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    response.headers_mut().entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// What browsers may do with our pages: only what comes from here.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; style-src 'self' 'unsafe-inline'; \
                      object-src 'none'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'";

/// Browsers that came over TLS once do not come without it for a year.
const ALWAYS_TLS: HeaderValue = HeaderValue::from_static("max-age=31536000");

async fn guarded(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if app.config.secure {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, ALWAYS_TLS);
    }
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    response
}
