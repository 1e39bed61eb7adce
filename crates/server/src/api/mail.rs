//! `/api/account/mail`, `/api/letters`: where letters reach somebody, and the links in letters.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::{
    account::{WithCookie, enter, show},
    body::Body,
};
use crate::{
    App,
    account::{self, SignedIn},
    caller::Caller,
    error::ApiError,
    guest::Guest,
    letters,
};
use arbiter_language::Lang;
use arbiter_protocol::{Account, Forgotten, MailSecret, MailWish, NewMail, Recovery, Refusal, Refused, Session};
use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, StatusCode},
};
use std::sync::Arc;

fn language(lang: &str) -> Result<Lang, Refused> {
    lang.parse().map_err(|_| Refused::Malformed)
}

/// Sends a letter to an address, with a link that shows that it is yours. From then on letters reach you there.
#[utoipa::path(put, path = "/api/account/mail", request_body = NewMail,
    responses((status = 200, body = Account), (status = 400, body = Refusal), (status = 403, body = Refusal),
        (status = 404, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn set(
    State(app): State<Arc<App>>,
    me: SignedIn,
    caller: Caller,
    Body(wish): Body<NewMail>,
) -> Result<Json<Account>, ApiError> {
    let lang = language(&wish.lang)?;
    app.tries.may_try(caller, Some(&me.account))?;
    letters::ask_whose(&app, &me.account, &wish.address, lang).await?;
    show(State(app), me).await
}

/// Writes to you when it is your move and you are away for long, or no more.
#[utoipa::path(post, path = "/api/account/mail", request_body = MailWish,
    responses((status = 200, body = Account), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn want(
    State(app): State<Arc<App>>,
    me: SignedIn,
    Body(wish): Body<MailWish>,
) -> Result<Json<Account>, ApiError> {
    let lang = language(&wish.lang)?;
    if !app.store.want_letters(&me.account, wish.wanted, lang.code()).await? {
        return Err(Refused::NotFound.into());
    }
    show(State(app), me).await
}

/// Forgets your address, and one that is not shown to be yours yet.
#[utoipa::path(delete, path = "/api/account/mail", responses((status = 200, body = Account), (status = 403, body = Refusal)))]
pub(crate) async fn forget(State(app): State<Arc<App>>, me: SignedIn) -> Result<Json<Account>, ApiError> {
    app.store.drop_mailbox(&me.account).await?;
    show(State(app), me).await
}

/// Shows by the link of a letter that an address is yours. Nobody need be signed in.
#[utoipa::path(post, path = "/api/letters/confirm", request_body = MailSecret,
    responses((status = 204), (status = 403, body = Refusal)))]
pub(crate) async fn confirm(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(MailSecret { secret }): Body<MailSecret>,
) -> Result<StatusCode, ApiError> {
    app.tries.may_try(caller, None)?;
    letters::confirm(&app, &secret).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Stops letters by the link at the end of one. Nobody need be signed in.
#[utoipa::path(post, path = "/api/letters/off", request_body = MailSecret,
    responses((status = 204), (status = 403, body = Refusal)))]
pub(crate) async fn stop(
    State(app): State<Arc<App>>,
    Body(MailSecret { secret }): Body<MailSecret>,
) -> Result<StatusCode, ApiError> {
    letters::stop(&app, &secret).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The same by one touch in a program for mail (RFC 8058), which asks for the address that people open as a page.
pub(crate) async fn stop_by_one_touch(
    State(app): State<Arc<App>>,
    Path(secret): Path<String>,
) -> Result<StatusCode, ApiError> {
    letters::stop(&app, &secret).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sends a letter by which another password can be set, if somebody with a password is reached at this address. Whether
/// there is somebody is not told.
#[utoipa::path(post, path = "/api/session/forgotten", request_body = Forgotten,
    responses((status = 204), (status = 400, body = Refusal), (status = 404, body = Refusal),
        (status = 429, body = Refusal)))]
pub(crate) async fn forgotten(
    State(app): State<Arc<App>>,
    caller: Caller,
    Body(Forgotten { address }): Body<Forgotten>,
) -> Result<StatusCode, ApiError> {
    app.tries.may_try(caller, None)?;
    letters::forgotten(&app, &address)?;
    Ok(StatusCode::NO_CONTENT)
}

/// Sets another password by the link of a letter, signs every device out, and this one in.
#[utoipa::path(post, path = "/api/session/recover", request_body = Recovery,
    responses((status = 200, body = Session), (status = 400, body = Refusal), (status = 403, body = Refusal)))]
pub(crate) async fn recover(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    signed_in: Option<SignedIn>,
    caller: Caller,
    headers: HeaderMap,
    Body(Recovery { secret, password }): Body<Recovery>,
) -> Result<WithCookie<Json<Session>>, ApiError> {
    account::may_be(&password)?;
    app.tries.may_try(caller, None)?;
    let account = letters::recover(&app, &secret).await?;
    let row = app.store.account(&account).await?.ok_or(Refused::MailLink)?;
    let login = row.login.ok_or(Refused::MailLink)?;
    let hash = account::hash(&app, password).await?;
    app.store.set_password(&account, &login, &hash).await?;
    // Whoever else was in has no business there any more.
    app.store.end_sessions(&account, None).await?;
    enter(&app, &account, &guest, signed_in.as_ref(), &headers).await
}
