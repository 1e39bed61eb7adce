//! `/api/session`: who you are.

use super::{body::Body, words};
use crate::{App, caller::Caller, error::ApiError, guest::Guest};
use arbiter_protocol::{NewName, Refusal, Session};
use axum::{Json, extract::State};
use std::sync::Arc;

fn answer(name: Option<String>) -> Json<Session> {
    Json(Session { name, version: env!("CARGO_PKG_VERSION").to_owned() })
}

/// Who you are. Whoever is not known yet becomes a guest.
#[utoipa::path(get, path = "/api/session", responses((status = 200, body = Session)))]
pub(crate) async fn session(State(app): State<Arc<App>>, Guest(guest): Guest) -> Result<Json<Session>, ApiError> {
    Ok(answer(app.store.guest(&guest).await?.and_then(|guest| guest.name)))
}

/// What you want to be called.
#[utoipa::path(put, path = "/api/session", request_body = NewName,
    responses((status = 200, body = Session), (status = 400, body = Refusal)))]
pub(crate) async fn name(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    caller: Caller,
    Body(wish): Body<NewName>,
) -> Result<Json<Session>, ApiError> {
    let name = words::name(wish.name)?;
    app.may_keep(caller)?;
    let guest = arbiter_store::Guest { id: guest, name, made_at: app.now() };
    app.store.name_guest(&guest).await?;
    Ok(answer(guest.name))
}
