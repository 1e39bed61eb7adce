//! Guests: everybody, known by a signed cookie and nothing else.
//!
//! Whoever comes without a cookie, or with a forged one, is a new guest. Nothing is kept of a guest
//! until they sit down somewhere or say a name.

use crate::{App, error::ApiError, keys::new_id};
use axum::{
    extract::{FromRequestParts, Request, State},
    http::{HeaderMap, HeaderValue, header, request::Parts},
    middleware::Next,
    response::{IntoResponse, Response},
};
use std::sync::Arc;

const COOKIE: &str = "arbiter_guest";
const YEAR: u32 = 365 * 24 * 60 * 60;

/// Who makes a request.
#[derive(Clone, Debug)]
pub(crate) struct Guest(pub(crate) String);

/// Finds out who makes a request, or makes them a guest.
pub(crate) async fn recognise(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    if let Some(guest) = cookie(request.headers()).and_then(|cookie| app.keys.guest(cookie)) {
        request.extensions_mut().insert(Guest(guest));
        return next.run(request).await;
    }
    let guest = match new_id::<16>() {
        Ok(guest) => guest,
        Err(error) => return ApiError::from(error).into_response(),
    };
    let secure = if app.config.secure { "; Secure" } else { "" };
    let cookie =
        format!("{COOKIE}={}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{secure}", app.keys.cookie(&guest));
    request.extensions_mut().insert(Guest(guest));
    let mut response = next.run(request).await;
    if let Ok(cookie) = HeaderValue::from_str(&cookie) {
        response.headers_mut().append(header::SET_COOKIE, cookie);
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
        parts.extensions.get::<Guest>().cloned().ok_or_else(|| arbiter_protocol::Refused::Busy.into())
    }
}
