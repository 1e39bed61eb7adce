//! `/api/session`: who you are.

use super::{body::Body, words};
use crate::{App, account::SignedIn, caller::Caller, error::ApiError, guest::Guest};
use arbiter_protocol::{NewName, Refusal, Session};
use axum::{Json, extract::State};
use std::sync::Arc;

/// Who somebody is.
pub(super) async fn answer(app: &App, guest: &str, signed_in: bool) -> Result<Json<Session>, ApiError> {
    let name = app.store.guest(guest).await?.and_then(|guest| guest.name);
    Ok(Json(Session { name, signed_in, letters: app.letters.is_on(), version: env!("CARGO_PKG_VERSION").to_owned() }))
}

/// Who you are. Whoever is not known yet becomes a guest.
#[utoipa::path(get, path = "/api/session", responses((status = 200, body = Session)))]
pub(crate) async fn session(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    signed_in: Option<SignedIn>,
) -> Result<Json<Session>, ApiError> {
    answer(&app, &guest, signed_in.is_some()).await
}

/// What you want to be called.
#[utoipa::path(put, path = "/api/session", request_body = NewName,
    responses((status = 200, body = Session), (status = 400, body = Refusal)))]
pub(crate) async fn name(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    signed_in: Option<SignedIn>,
    caller: Caller,
    Body(wish): Body<NewName>,
) -> Result<Json<Session>, ApiError> {
    let name = words::name(wish.name)?;
    app.may_keep(caller)?;
    let guest = arbiter_store::Guest { id: guest, name, made_at: app.now() };
    app.store.name_guest(&guest).await?;
    answer(&app, &guest.id, signed_in.is_some()).await
}
