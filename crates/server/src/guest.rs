//! Guests: everybody, known by a signed cookie and nothing else; or by the account their device is signed in to.
//!
//! Whoever comes without a cookie, or with a forged one, is a new guest. Nothing is kept of a guest
//! until they sit down somewhere or say a name.

use crate::{
    App,
    account::{self, SignedIn},
    error::ApiError,
    keys::new_id,
};
use arbiter_protocol::Refused;
use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, HeaderValue, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::sync::Arc;

const COOKIE: &str = "arbiter_guest";
const YEAR: u32 = 365 * 24 * 60 * 60;
/// A day in milliseconds.
const DAY: u64 = 24 * 60 * 60 * 1000;
/// After how many days a cookie is renewed.
const RENEWED: u64 = 30;

/// Who makes a request.
#[derive(Clone, Debug)]
pub(crate) struct Guest(pub(crate) String);

/// Finds out who makes a request, or makes them a guest. Their cookie is renewed long before it ends.
pub(crate) async fn recognise(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    if let Some(secret) = cookie(request.headers(), account::COOKIE) {
        match account::recognise(&app, secret).await {
            Ok(Some((me, renewed))) => return signed_in(&app, me, renewed, request, next).await,
            // Signed out from elsewhere: a guest again.
            Ok(None) => {}
            Err(error) => return error.into_response(),
        }
    }
    let today = app.now() / DAY;
    let known = cookie(request.headers(), COOKIE).and_then(|cookie| app.keys.guest(cookie));
    let is_fresh = known.as_ref().is_some_and(|(_, day)| today < day + RENEWED);
    let guest = match known.map_or_else(new_id::<16>, |(guest, _)| Ok(guest)) {
        Ok(guest) => guest,
        Err(error) => return ApiError::from(error).into_response(),
    };
    if app.bans.has_guest(&guest) {
        return ApiError::from(Refused::Banned).into_response();
    }
    request.extensions_mut().insert(Guest(guest.clone()));
    let mut response = next.run(request).await;
    if !is_fresh {
        let (secure, value) = (if app.config.secure { "; Secure" } else { "" }, app.keys.cookie(&guest, today));
        let cookie = format!("{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}");
        if let Ok(cookie) = HeaderValue::from_str(&cookie) {
            response.headers_mut().append(header::SET_COOKIE, cookie);
        }
    }
    response
}

async fn signed_in(
    app: &App,
    me: SignedIn,
    renewed: Option<HeaderValue>,
    mut request: Request,
    next: Next,
) -> Response {
    if app.bans.has_guest(&me.account) {
        return ApiError::from(Refused::Banned).into_response();
    }
    account::presence::note(app, &me.account).await;
    request.extensions_mut().insert(Guest(me.account.clone()));
    request.extensions_mut().insert(me);
    let mut response = next.run(request).await;
    // Whoever was just signed out or in has been given another one.
    if let Some(cookie) = renewed.filter(|_| !response.headers().contains_key(header::SET_COOKIE)) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
    }
    response
}

fn cookie<'a>(headers: &'a HeaderMap, called: &str) -> Option<&'a str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == called).map(|(_, value)| value)
}

impl<S: Send + Sync> FromRequestParts<S> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Guest, ApiError> {
        parts.extensions.get::<Guest>().cloned().ok_or_else(|| Refused::Busy.into())
    }
}
