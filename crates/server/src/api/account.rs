//! `/api/account`: an account of one's own, and the ways into it.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::{body::Body, friends, session, tables};
use crate::{
    App,
    account::{self, Asked, PATIENCE, SignedIn, folded, give_cookie, shown_id, site, take_cookie},
    caller::Caller,
    contest,
    error::ApiError,
    guest::Guest,
    keys::new_id,
    letters, ratings,
    table::log_text,
};
use arbiter_protocol::{
    Account, Ceremony, Credential, Export, ExportedBrowser, ExportedTable, Kept, NewAccount, NewPassword, Refusal,
    Refused, Session, SignIn, Way,
};
use arbiter_store::{PasskeyRow, StoreError};
use axum::{
    Json,
    extract::{Path, State},
    http::{HeaderMap, HeaderValue, StatusCode, header},
};
use std::sync::Arc;

/// The most passkeys and devices an account may have.
const MOST_WAYS: usize = 50;
/// The most that browsers may have kept.
pub(super) const MOST_KEPT: usize = 256 * 1024;

pub(super) type WithCookie<T> = ([(header::HeaderName, HeaderValue); 1], T);

fn with_cookie<T>(cookie: HeaderValue, answer: T) -> WithCookie<T> {
    ([(header::SET_COOKIE, cookie)], answer)
}

/// Signs this device in to an account, which gets what the guest had.
pub(super) async fn enter(
    app: &App,
    account: &str,
    guest: &str,
    signed_in: Option<&SignedIn>,
    headers: &HeaderMap,
) -> Result<WithCookie<Json<Session>>, ApiError> {
    match signed_in {
        // From one account to another nothing moves.
        Some(before) => drop(app.store.end_sessions(&before.account, Some(&before.session)).await?),
        None => account::move_in(app, guest, account).await?,
    }
    // Whoever signs in over and over is signed out where that was longest ago.
    let before = app.store.sessions(account).await?;
    for old in before.iter().take((before.len() + 1).saturating_sub(MOST_WAYS)) {
        app.store.end_sessions(account, Some(&old.id)).await?;
    }
    let cookie = give_cookie(app, account, headers).await?;
    Ok(with_cookie(cookie, session::answer(app, account, true).await?))
}

fn taken(error: StoreError) -> ApiError {
    if error == StoreError::Taken { Refused::NameTaken.into() } else { error.into() }
}

// ----- by password -----

/// Makes an account with a name and a password, signs this device in, and gives it what you have as a guest.
#[utoipa::path(post, path = "/api/account", request_body = NewAccount,
    responses((status = 200, body = Session), (status = 409, body = Refusal)))]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    signed_in: Option<SignedIn>,
    caller: Caller,
    headers: HeaderMap,
    Body(wish): Body<NewAccount>,
) -> Result<WithCookie<Json<Session>>, ApiError> {
    let login = folded(&wish.login)?;
    account::may_be(&wish.password)?;
    app.tries.may_try(caller, None)?;
    app.may_keep(caller)?;
    let password = account::hash(&app, wish.password).await?;
    let row = arbiter_store::Account {
        id: new_id::<16>()?,
        login: Some(login),
        password: Some(password),
        kept: "{}".to_owned(),
        made_at: app.now(),
    };
    app.store.add_account(&row, None).await.map_err(taken)?;
    enter(&app, &row.id, &guest, signed_in.as_ref(), &headers).await
}

/// Signs in by name and password. The account gets what you have as a guest.
#[utoipa::path(post, path = "/api/session/password", request_body = SignIn,
    responses((status = 200, body = Session), (status = 403, body = Refusal)))]
pub(crate) async fn by_password(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    signed_in: Option<SignedIn>,
    caller: Caller,
    headers: HeaderMap,
    Body(wish): Body<SignIn>,
) -> Result<WithCookie<Json<Session>>, ApiError> {
    let login = folded(&wish.login).map_err(|_| Refused::SignIn)?;
    account::may_be(&wish.password).map_err(|_| Refused::SignIn)?;
    app.tries.may_try(caller, Some(&login))?;
    let found = app.store.account_called(&login).await?;
    let kept = found.as_ref().and_then(|account| account.password.clone());
    let is_it = account::verify(&app, wish.password, kept).await?;
    let found = found.filter(|_| is_it).ok_or(Refused::SignIn)?;
    enter(&app, &found.id, &guest, signed_in.as_ref(), &headers).await
}

/// Changes by which name and password you sign in.
#[utoipa::path(put, path = "/api/account/password", request_body = NewPassword,
    responses((status = 200, body = Account), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn password(
    State(app): State<Arc<App>>,
    me: SignedIn,
    caller: Caller,
    Body(wish): Body<NewPassword>,
) -> Result<Json<Account>, ApiError> {
    let login = folded(&wish.login)?;
    account::may_be(&wish.password)?;
    app.tries.may_try(caller, Some(&me.account))?;
    let row = app.store.account(&me.account).await?.ok_or(Refused::NoAccount)?;
    if row.password.is_some() && !account::verify(&app, wish.old.unwrap_or_default(), row.password).await? {
        return Err(Refused::SignIn.into());
    }
    let hash = account::hash(&app, wish.password).await?;
    app.store.set_password(&me.account, &login, &hash).await.map_err(taken)?;
    show(State(app), me).await
}

// ----- by passkey -----

/// Asks an authenticator to make a passkey: for your account, or for a new one.
#[utoipa::path(post, path = "/api/account/passkeys/ask", responses((status = 200, body = Ceremony)))]
pub(crate) async fn ask_to_make(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    signed_in: Option<SignedIn>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<Ceremony>, ApiError> {
    let site = site(&app, &headers)?;
    app.tries.may_try(caller, None)?;
    let name = app.store.guest(&guest).await?.and_then(|guest| guest.name).unwrap_or_else(|| "Arbiter".to_owned());
    let (account, known) = match &signed_in {
        Some(me) => (me.account.clone(), app.store.passkeys(&me.account).await?),
        None => (new_id::<16>()?, Vec::new()),
    };
    if known.len() >= MOST_WAYS {
        return Err(Refused::Quota.into());
    }
    let (asked, options) = site.ask_to_make(account, &name, &known)?;
    ask(&app, &asked, options).await
}

/// Keeps what is asked until it is answered.
async fn ask(app: &App, asked: &Asked, options: serde_json::Value) -> Result<Json<Ceremony>, ApiError> {
    let (ceremony, state) = (new_id::<16>()?, serde_json::to_string(asked).map_err(|_| Refused::Busy)?);
    let now = app.now();
    app.store.begin_ceremony(&ceremony, &state, now + PATIENCE, now).await?;
    Ok(Json(Ceremony { ceremony, options }))
}

/// What was asked: once.
async fn asked(app: &App, ceremony: &str) -> Result<Asked, ApiError> {
    let asked = app.store.end_ceremony(ceremony, app.now()).await?.ok_or(Refused::Passkey)?;
    Ok(serde_json::from_str(&asked).map_err(|_| Refused::Passkey)?)
}

/// Lets a passkey into your account; or makes an account of it, signs this device in, and gives it what you have.
#[utoipa::path(post, path = "/api/account/passkeys", request_body = Credential,
    responses((status = 200, body = Session), (status = 403, body = Refusal)))]
pub(crate) async fn make_passkey(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    signed_in: Option<SignedIn>,
    caller: Caller,
    headers: HeaderMap,
    Body(credential): Body<Credential>,
) -> Result<(HeaderMap, Json<Session>), ApiError> {
    app.tries.may_try(caller, None)?;
    let asked = asked(&app, &credential.ceremony).await?;
    let Asked::Make { account, state } = asked else { return Err(Refused::Passkey.into()) };
    let (id, key) = site(&app, &headers)?.made(&state, credential.credential)?;
    let now = app.now();
    let row =
        PasskeyRow { id, account: account.clone(), label: account::label(&headers), key, made_at: now, used_at: now };
    let refused =
        |error: StoreError| if error == StoreError::Taken { Refused::Passkey.into() } else { ApiError::from(error) };
    if let Some(me) = &signed_in {
        if me.account != account {
            return Err(Refused::Passkey.into());
        }
        app.store.add_passkey(&row).await.map_err(refused)?;
        return Ok((HeaderMap::new(), session::answer(&app, &account, true).await?));
    }
    app.may_keep(caller)?;
    let new = arbiter_store::Account { id: account, login: None, password: None, kept: "{}".to_owned(), made_at: now };
    app.store.add_account(&new, Some(&row)).await.map_err(refused)?;
    let (cookie, session) = enter(&app, &new.id, &guest, None, &headers).await?;
    Ok((HeaderMap::from_iter(cookie), session))
}

/// Asks an authenticator which account it has a passkey for.
#[utoipa::path(post, path = "/api/session/passkey/ask", responses((status = 200, body = Ceremony)))]
pub(crate) async fn ask_to_show(
    State(app): State<Arc<App>>,
    caller: Caller,
    headers: HeaderMap,
) -> Result<Json<Ceremony>, ApiError> {
    let site = site(&app, &headers)?;
    app.tries.may_try(caller, None)?;
    let (asked, options) = site.ask_to_show()?;
    ask(&app, &asked, options).await
}

/// Signs in by a passkey. The account gets what you have as a guest.
#[utoipa::path(post, path = "/api/session/passkey", request_body = Credential,
    responses((status = 200, body = Session), (status = 403, body = Refusal)))]
pub(crate) async fn by_passkey(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    signed_in: Option<SignedIn>,
    caller: Caller,
    headers: HeaderMap,
    Body(credential): Body<Credential>,
) -> Result<WithCookie<Json<Session>>, ApiError> {
    app.tries.may_try(caller, None)?;
    let asked = asked(&app, &credential.ceremony).await?;
    let Asked::Show { state } = asked else { return Err(Refused::Passkey.into()) };
    let shown = shown_id(&credential.credential).ok_or(Refused::Malformed)?;
    let row = app.store.passkey(shown).await?.ok_or(Refused::Passkey)?;
    let key = site(&app, &headers)?.shown(&state, credential.credential, &row)?;
    app.store.use_passkey(&row.id, &key, app.now()).await?;
    enter(&app, &row.account, &guest, signed_in.as_ref(), &headers).await
}

/// Takes a passkey out of your account, unless nobody could sign in any more.
#[utoipa::path(delete, path = "/api/account/passkeys/{id}", params(("id" = String, Path, description = "the passkey")),
    responses((status = 200, body = Account), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn drop_passkey(
    State(app): State<Arc<App>>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<Account>, ApiError> {
    let row = app.store.account(&me.account).await?.ok_or(Refused::NoAccount)?;
    let others = app.store.passkeys(&me.account).await?.iter().filter(|key| key.id != id).count();
    if others == 0 && row.password.is_none() {
        return Err(Refused::LastWayIn.into());
    }
    if !app.store.drop_passkey(&me.account, &id).await? {
        return Err(Refused::NotFound.into());
    }
    show(State(app), me).await
}

// ----- the account itself -----

/// Your account: the ways in, and the devices that are signed in.
#[utoipa::path(get, path = "/api/account", responses((status = 200, body = Account), (status = 403, body = Refusal)))]
pub(crate) async fn show(State(app): State<Arc<App>>, me: SignedIn) -> Result<Json<Account>, ApiError> {
    let row = app.store.account(&me.account).await?.ok_or(Refused::NoAccount)?;
    let key =
        |key: PasskeyRow| Way { id: key.id, label: key.label, made_at: key.made_at, used_at: key.used_at, this: false };
    let device = |device: arbiter_store::SessionRow| Way {
        this: device.id == me.session,
        id: device.id,
        label: device.label,
        made_at: device.made_at,
        used_at: device.seen_at,
    };
    Ok(Json(Account {
        login: row.login,
        passkeys: app.store.passkeys(&me.account).await?.into_iter().map(key).collect(),
        devices: app.store.sessions(&me.account).await?.into_iter().map(device).collect(),
        mail: letters::told(&app, &me.account).await?,
        made_at: row.made_at,
    }))
}

/// Signs this device out.
#[utoipa::path(delete, path = "/api/session", responses((status = 204), (status = 403, body = Refusal)))]
pub(crate) async fn sign_out(State(app): State<Arc<App>>, me: SignedIn) -> Result<WithCookie<StatusCode>, ApiError> {
    app.store.end_sessions(&me.account, Some(&me.session)).await?;
    Ok(with_cookie(take_cookie(&app), StatusCode::NO_CONTENT))
}

/// Signs every device out, this one too.
#[utoipa::path(delete, path = "/api/account/devices", responses((status = 204), (status = 403, body = Refusal)))]
pub(crate) async fn sign_out_everywhere(
    State(app): State<Arc<App>>,
    me: SignedIn,
) -> Result<WithCookie<StatusCode>, ApiError> {
    app.store.end_sessions(&me.account, None).await?;
    Ok(with_cookie(take_cookie(&app), StatusCode::NO_CONTENT))
}

/// Signs another device out.
#[utoipa::path(delete, path = "/api/account/devices/{id}", params(("id" = String, Path, description = "the device")),
    responses((status = 200, body = Account), (status = 404, body = Refusal)))]
pub(crate) async fn sign_out_device(
    State(app): State<Arc<App>>,
    me: SignedIn,
    Path(id): Path<String>,
) -> Result<Json<Account>, ApiError> {
    if app.store.end_sessions(&me.account, Some(&id)).await? == 0 {
        return Err(Refused::NotFound.into());
    }
    show(State(app), me).await
}

/// What your browsers keep for you.
#[utoipa::path(get, path = "/api/account/kept", responses((status = 200, body = Kept), (status = 403, body = Refusal)))]
pub(crate) async fn kept(State(app): State<Arc<App>>, me: SignedIn) -> Result<Json<Kept>, ApiError> {
    let row = app.store.account(&me.account).await?.ok_or(Refused::NoAccount)?;
    Ok(Json(Kept { kept: serde_json::from_str(&row.kept).unwrap_or_default() }))
}

/// Keeps what your browsers keep for you.
#[utoipa::path(put, path = "/api/account/kept", request_body = Kept,
    responses((status = 204), (status = 403, body = Refusal)))]
pub(crate) async fn keep(
    State(app): State<Arc<App>>,
    me: SignedIn,
    Body(wish): Body<Kept>,
) -> Result<StatusCode, ApiError> {
    let kept = serde_json::to_string(&wish.kept).map_err(|_| Refused::Malformed)?;
    app.store.keep(&me.account, &kept).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Everything that is kept of you.
#[utoipa::path(get, path = "/api/account/export",
    responses((status = 200, body = Export), (status = 403, body = Refusal)))]
pub(crate) async fn export(
    State(app): State<Arc<App>>,
    me: SignedIn,
) -> Result<([(header::HeaderName, &'static str); 1], Json<Export>), ApiError> {
    let Json(account) = show(State(Arc::clone(&app)), me.clone()).await?;
    let Json(kept) = kept(State(Arc::clone(&app)), me.clone()).await?;
    let mut tables = Vec::new();
    for (row, stand) in app.store.tables_of(&me.account, u32::from(u16::MAX)).await? {
        let summary = tables::summary(&app, &me.account, &row, stand);
        let entries = app.store.entries(&row.id).await?;
        let log = if summary.over {
            log_text(&row, entries).to_string().lines().map(str::to_owned).collect()
        } else {
            let mine = |seat: u8| row.holders.iter().any(|holder| holder.seat == seat && holder.guest == me.account);
            let entry = |(n, entry): (usize, arbiter_store::Entry)| format!("{} {}", n + 1, entry.deed);
            entries.into_iter().enumerate().filter(|(_, entry)| mine(entry.seat)).map(entry).collect()
        };
        tables.push(ExportedTable { table: summary, log });
    }
    let name = app.store.guest(&me.account).await?.and_then(|guest| guest.name);
    let named = [(header::CONTENT_DISPOSITION, "attachment; filename=\"arbiter.json\"")];
    let Json(friends) = friends::show(State(Arc::clone(&app)), me.clone()).await?;
    let browser = |told: arbiter_store::Subscription| ExportedBrowser {
        endpoint: told.endpoint,
        lang: told.lang,
        made_at: told.made_at,
    };
    let browsers = app.store.subscriptions(&me.account).await?.into_iter().map(browser).collect();
    let rows = app.store.tournaments_of(&me.account, u32::from(u16::MAX)).await?;
    let tournaments = rows.iter().filter_map(|row| contest::Kept::summary(row, &me.account)).collect();
    let ratings = ratings::of(&app, &me.account).await?;
    Ok((named, Json(Export { name, account, kept, tables, browsers, friends, tournaments, ratings })))
}

/// Deletes your account and all that says who you are. Tables where others sit stay, with somebody in your seats.
#[utoipa::path(delete, path = "/api/account", responses((status = 204), (status = 403, body = Refusal)))]
pub(crate) async fn delete(State(app): State<Arc<App>>, me: SignedIn) -> Result<WithCookie<StatusCode>, ApiError> {
    account::delete(&app, &me.account).await?;
    Ok(with_cookie(take_cookie(&app), StatusCode::NO_CONTENT))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Config;

    #[tokio::test]
    async fn the_last_way_into_an_account_stays() {
        let folder = std::env::temp_dir().join(format!("arbiter-ways-{}", std::process::id()));
        let app = App::open(Config::usual(folder.clone())).await.expect("opens");
        let new = arbiter_store::Account { id: "a".into(), login: None, password: None, kept: "{}".into(), made_at: 1 };
        let key = |id: &str| PasskeyRow {
            id: id.into(),
            account: "a".into(),
            label: String::new(),
            key: "{}".into(),
            made_at: 1,
            used_at: 1,
        };
        app.store.add_account(&new, Some(&key("first"))).await.expect("kept");
        let me = SignedIn { account: "a".into(), session: "s".into() };
        let drop_it = |id: &str| drop_passkey(State(Arc::clone(&app)), me.clone(), Path(id.to_owned()));
        assert_eq!(drop_it("first").await.expect_err("the last").0.refused, Refused::LastWayIn);
        app.store.add_passkey(&key("second")).await.expect("kept");
        assert_eq!(drop_it("first").await.expect("one of two").0.passkeys.len(), 1);
        assert_eq!(drop_it("first").await.expect_err("gone").0.refused, Refused::NotFound);
        assert_eq!(drop_it("second").await.expect_err("the last").0.refused, Refused::LastWayIn);
        app.store.close().await.expect("closes");
        std::fs::remove_dir_all(folder).expect("goes away");
    }
}
