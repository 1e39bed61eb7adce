//! `/api/push`: browsers that want to be told when it is somebody's move.

use super::body::Body;
use crate::{
    App,
    caller::Caller,
    error::ApiError,
    guest::Guest,
    reach::{Browser, is_allowed},
};
use arbiter_language::Lang;
use arbiter_protocol::{PushBrowser, PushKey, PushSubscription, Refusal, Refused};
use arbiter_store::Subscription;
use axum::{Json, extract::State, http::StatusCode};
use std::sync::Arc;

/// How many browsers of somebody are told.
const MOST: usize = 10;

/// The key that a browser needs to be told something; null where nobody is told anything.
#[utoipa::path(get, path = "/api/push", responses((status = 200, body = PushKey)))]
pub(crate) async fn key(State(app): State<Arc<App>>) -> Json<PushKey> {
    Json(PushKey { key: app.reach.key().map(str::to_owned) })
}

/// Tells this browser from now on when it is your move at a table that you do not look at.
#[utoipa::path(post, path = "/api/push", request_body = PushSubscription,
    responses((status = 204), (status = 400, body = Refusal), (status = 404, body = Refusal),
        (status = 429, body = Refusal)))]
pub(crate) async fn subscribe(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    caller: Caller,
    Body(wish): Body<PushSubscription>,
) -> Result<StatusCode, ApiError> {
    if app.reach.key().is_none() {
        return Err(Refused::NotFound.into());
    }
    let is_local = app.config.push_to_this_machine;
    let is_fine = is_allowed(&wish.endpoint, is_local) && Browser::of(&wish.p256dh, &wish.auth).is_some();
    if !is_fine || wish.lang.parse::<Lang>().is_err() {
        return Err(Refused::Malformed.into());
    }
    let known = app.store.subscriptions(&guest).await?;
    if !known.iter().any(|known| known.endpoint == wish.endpoint) {
        app.may_keep(caller)?;
    }
    let PushSubscription { endpoint, p256dh, auth, lang } = wish;
    let subscription = Subscription { endpoint, guest, p256dh, auth, lang, made_at: app.now() };
    app.store.subscribe(&subscription).await?;
    // Somebody who has more is told at those they used last.
    let others = known.iter().filter(|known| known.endpoint != subscription.endpoint);
    for old in others.skip(MOST - 1) {
        app.store.unsubscribe(&old.endpoint).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Tells a browser nothing more. Whoever knows its address may say so.
#[utoipa::path(delete, path = "/api/push", request_body = PushBrowser,
    responses((status = 204), (status = 404, body = Refusal)))]
pub(crate) async fn unsubscribe(
    State(app): State<Arc<App>>,
    Body(wish): Body<PushBrowser>,
) -> Result<StatusCode, ApiError> {
    let was_known = app.store.unsubscribe(&wish.endpoint).await?;
    if was_known { Ok(StatusCode::NO_CONTENT) } else { Err(Refused::NotFound.into()) }
}
