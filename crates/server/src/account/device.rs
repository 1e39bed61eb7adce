//! Devices that are signed in.

use crate::{App, error::ApiError, keys::new_id};
use arbiter_protocol::Refused;
use arbiter_store::SessionRow;
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, header, request::Parts},
};

/// The cookie of a device that is signed in.
pub(crate) const COOKIE: &str = "arbiter_session";
const YEAR: u64 = 365 * 24 * 60 * 60;

/// An account, and the device by which it makes a request.
#[derive(Clone, Debug)]
pub(crate) struct SignedIn {
    pub(crate) account: String,
    /// What the device is known by.
    pub(crate) session: String,
}

impl<S: Send + Sync> FromRequestParts<S> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<SignedIn, ApiError> {
        parts.extensions.get::<SignedIn>().cloned().ok_or_else(|| Refused::NoAccount.into())
    }
}

/// Nobody may be signed in.
impl<S: Send + Sync> axum::extract::OptionalFromRequestParts<S> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Option<SignedIn>, ApiError> {
        Ok(parts.extensions.get::<SignedIn>().cloned())
    }
}

/// Signs a device in: the cookie it gets.
pub(crate) async fn give_cookie(app: &App, account: &str, headers: &HeaderMap) -> Result<HeaderValue, ApiError> {
    let (secret, now) = (new_id::<24>()?, app.now());
    let session = SessionRow {
        id: app.keys.session(&secret),
        account: account.to_owned(),
        label: label(headers),
        made_at: now,
        seen_at: now,
    };
    app.store.begin_session(&session).await?;
    Ok(cookie(app, &secret, YEAR))
}

/// The cookie of a device that is signed out.
pub(crate) fn take_cookie(app: &App) -> HeaderValue {
    cookie(app, "", 0)
}

/// A cookie with this secret, for so many seconds.
fn cookie(app: &App, secret: &str, age: u64) -> HeaderValue {
    let secure = if app.config.secure { "; Secure" } else { "" };
    let cookie = format!("{COOKIE}={secret}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&cookie).unwrap_or(HeaderValue::from_static(""))
}

/// Who a device with this secret is signed in as; and a cookie, if it is to be given a new one.
pub(crate) async fn recognise(app: &App, secret: &str) -> Result<Option<(SignedIn, Option<HeaderValue>)>, ApiError> {
    /// How exactly it is kept when a device was last heard of, in milliseconds.
    const HOUR: u64 = 60 * 60 * 1000;
    let Some(session) = app.store.session(&app.keys.session(secret)).await? else { return Ok(None) };
    let now = app.now();
    if now > session.seen_at.saturating_add(YEAR * 1000) {
        return Ok(None);
    }
    let is_late = now > session.seen_at.saturating_add(HOUR);
    if is_late {
        app.store.see_session(&session.id, now).await?;
    }
    let renewed = is_late.then(|| cookie(app, secret, YEAR));
    Ok(Some((SignedIn { account: session.account, session: session.id }, renewed)))
}

/// What kind of browser makes a request, as far as it says.
pub(crate) fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let first = |among: &[(&str, &'static str)]| {
        among.iter().find(|(part, _)| agent.contains(part)).map_or("", |(_, name)| *name)
    };
    // Most say that they are others as well; so the order counts.
    let browser = first(&[
        ("Edg/", "Edge"),
        ("OPR/", "Opera"),
        ("Firefox/", "Firefox"),
        ("FxiOS/", "Firefox"),
        ("CriOS/", "Chrome"),
        ("Chrome/", "Chrome"),
        ("Safari/", "Safari"),
    ]);
    let system = first(&[
        ("iPhone", "iPhone"),
        ("iPad", "iPad"),
        ("Android", "Android"),
        ("Windows", "Windows"),
        ("Mac OS", "Mac"),
        ("CrOS", "ChromeOS"),
        ("Linux", "Linux"),
    ]);
    [browser, system].into_iter().filter(|name| !name.is_empty()).collect::<Vec<_>>().join(" · ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_device_is_called_by_browser_and_system() {
        let of =
            |agent: &'static str| label(&HeaderMap::from_iter([(header::USER_AGENT, HeaderValue::from_static(agent))]));
        let linux =
            "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
        assert_eq!(of(linux), "Chrome · Linux");
        assert_eq!(of("Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0"), "Firefox · Android");
        assert_eq!(of("curl"), "");
    }
}
