//! Guests: everybody, known by a signed cookie and nothing else.
//!
//! Whoever comes without a cookie, or with a forged one, is a new guest. Nothing is kept of a guest
//! until they sit down somewhere or say a name.

use crate::{App, error::ApiError, keys::new_id};
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
    let today = app.now() / DAY;
    let known = cookie(request.headers()).and_then(|cookie| app.keys.guest(cookie));
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

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|value| value.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.find(|(name, _)| *name == COOKIE).map(|(_, value)| value)
}

impl<S: Send + Sync> FromRequestParts<S> for Guest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Guest, ApiError> {
        parts.extensions.get::<Guest>().cloned().ok_or_else(|| Refused::Busy.into())
    }
}
