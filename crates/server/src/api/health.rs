//! `GET /health` and `GET /metrics`, for whoever runs the server.

use crate::App;
use arbiter_protocol::Health;
use axum::{
    Json,
    extract::State,
    http::{HeaderName, StatusCode, header},
};
use std::sync::Arc;

/// Whether the server can do its work.
pub(crate) async fn health(State(app): State<Arc<App>>) -> (StatusCode, Json<Health>) {
    let well = !app.is_draining() && app.is_well().await;
    let status = if well { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    let health = Health { well, version: env!("CARGO_PKG_VERSION").to_owned(), tables: app.tables.len() as u32 };
    (status, Json(health))
}

/// What was counted, as Prometheus reads it.
pub(crate) async fn metrics(State(app): State<Arc<App>>) -> ([(HeaderName, &'static str); 1], String) {
    app.metrics.well.set(app.is_well().await.into());
    ([(header::CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], app.metrics.text())
}
