//! `/api/friends`: whom somebody with an account knows. Nobody can be looked for; who gets a link may accept it.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::body::Body;
use crate::{App, account::SignedIn, error::ApiError, keys::new_id, table::held};
use arbiter_protocol::{
    AskedTo, Friend, FriendDeed, FriendLink, FriendOffer, FriendSecret, FriendsNow, Refusal, Refused,
};
use arbiter_store::{FriendRow, Summons};
use axum::{Json, extract::State, http::StatusCode};
use std::sync::Arc;

/// How long a link can be used, in milliseconds: a week.
const LIFE: u64 = 7 * 24 * 60 * 60 * 1000;
/// The most links of an account at a time, and the most whom it knows.
const MOST_LINKS: u32 = 20;
const MOST_FRIENDS: usize = 200;
/// Whoever was heard of in that time is there, in milliseconds.
const THERE: u64 = 3 * 60 * 1000;

/// What a link is known by: who reads the store cannot use it.
fn known(app: &App, secret: &str) -> String {
    app.keys.mark(&format!("friend link {secret}"))
}

/// What somebody is known by to whoever knows them.
fn mark(app: &App, account: &str, other: &str) -> String {
    app.keys.mark(&format!("friend {account} {other}"))
}

/// Whom this account calls so.
async fn meant(app: &App, account: &str, friend: &str) -> Result<FriendRow, ApiError> {
    let all = app.store.friends(account).await?;
    Ok(all.into_iter().find(|row| mark(app, account, &row.other) == friend).ok_or(Refused::Friend)?)
}

async fn now(app: &App, account: &str) -> Result<FriendsNow, ApiError> {
    let all = app.store.friends(account).await?;
    let is_there = |row: &FriendRow| row.seen_at.is_some_and(|seen| app.now() < seen.saturating_add(THERE));
    let told = |row: &FriendRow| Friend {
        friend: mark(app, account, &row.other),
        name: row.name.clone(),
        // Whoever hides is not seen at a table either.
        online: row.seen_at.is_some() && (is_there(row) || app.sockets_of_guest.has(&row.other)),
    };
    let mut asked = Vec::new();
    for Summons { table, host, .. } in app.store.summoned(account).await? {
        let Some(row) = app.store.table(&table).await? else { continue };
        let by = all.iter().find(|row| row.other == host && !row.blocked);
        if let Some(by) = by.filter(|_| held(&row, account).is_empty()) {
            let (by, invite) = (by.name.clone(), app.keys.invite_any(&table));
            asked.push(AskedTo { table, game: row.game, by, invite });
        }
    }
    let hidden = app.store.hides(account).await?;
    let (blocked, friends): (Vec<_>, Vec<_>) = all.iter().partition(|row| row.blocked);
    Ok(FriendsNow {
        friends: friends.into_iter().map(told).collect(),
        blocked: blocked.into_iter().map(told).collect(),
        hidden,
        asked,
    })
}

/// Whom you know, and to which tables they ask you.
#[utoipa::path(get, path = "/api/friends",
    responses((status = 200, body = FriendsNow), (status = 403, body = Refusal)))]
pub(crate) async fn show(State(app): State<Arc<App>>, me: SignedIn) -> Result<Json<FriendsNow>, ApiError> {
    Ok(Json(now(&app, &me.account).await?))
}

/// Makes a link by which somebody becomes your friend.
#[utoipa::path(post, path = "/api/friends/links",
    responses((status = 201, body = FriendLink), (status = 403, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn link(
    State(app): State<Arc<App>>,
    me: SignedIn,
) -> Result<(StatusCode, Json<FriendLink>), ApiError> {
    let now = app.now();
    let many = app.store.friend_links(&me.account, now).await? >= MOST_LINKS;
    if many || app.store.friends(&me.account).await?.len() >= MOST_FRIENDS {
        return Err(Refused::Quota.into());
    }
    let (secret, until) = (new_id::<16>()?, now + LIFE);
    app.store.add_friend_link(&known(&app, &secret), &me.account, until, now).await?;
    Ok((StatusCode::CREATED, Json(FriendLink { secret, until })))
}

/// Who wants to be your friend, by the link they sent you. You need no account to be told.
#[utoipa::path(post, path = "/api/friends/offer", request_body = FriendSecret,
    responses((status = 200, body = FriendOffer), (status = 409, body = Refusal)))]
pub(crate) async fn offer(
    State(app): State<Arc<App>>,
    me: Option<SignedIn>,
    Body(wish): Body<FriendSecret>,
) -> Result<Json<FriendOffer>, ApiError> {
    let owner = app.store.friend_link(&known(&app, &wish.secret), app.now()).await?.ok_or(Refused::Friend)?;
    let name = app.store.guest(&owner).await?.and_then(|guest| guest.name);
    Ok(Json(FriendOffer { name, own: me.is_some_and(|me| me.account == owner) }))
}

/// Does something about your friends.
#[utoipa::path(post, path = "/api/friends", request_body = FriendDeed,
    responses((status = 200, body = FriendsNow), (status = 403, body = Refusal), (status = 409, body = Refusal)))]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    me: SignedIn,
    Body(deed): Body<FriendDeed>,
) -> Result<Json<FriendsNow>, ApiError> {
    let (me, at) = (me.account, app.now());
    match deed {
        FriendDeed::Accept { secret } => {
            let link = known(&app, &secret);
            // Nobody uses their own link up.
            if app.store.friend_link(&link, at).await?.is_none_or(|owner| owner == me) {
                return Err(Refused::Friend.into());
            }
            if app.store.friends(&me).await?.len() >= MOST_FRIENDS {
                return Err(Refused::Quota.into());
            }
            if !app.store.befriend(&link, &me, at).await? {
                return Err(Refused::Friend.into());
            }
        }
        FriendDeed::Refuse { secret } => {
            if !app.store.drop_friend_link(&known(&app, &secret)).await? {
                return Err(Refused::Friend.into());
            }
        }
        FriendDeed::Remove { friend } => {
            let other = meant(&app, &me, &friend).await?.other;
            app.store.part(&me, &other).await?;
        }
        FriendDeed::Block { friend } => {
            let other = meant(&app, &me, &friend).await?.other;
            app.store.block(&me, &other, at).await?;
        }
        FriendDeed::Hide { hidden } => app.store.hide(&me, hidden).await?,
        FriendDeed::Ask { friend, table } => {
            let other = meant(&app, &me, &friend).await?;
            let row = app.store.table(&table).await?.ok_or(Refused::NotFound)?;
            if row.made_by != me {
                return Err(Refused::NotYours.into());
            }
            if other.blocked || !row.seats.iter().any(|seat| seat.open) {
                return Err(Refused::Friend.into());
            }
            app.store.summon(&other.other, &Summons { table, host: me.clone(), at }).await?;
        }
        FriendDeed::Decline { table } => {
            if !app.store.drop_summons(&me, &table).await? {
                return Err(Refused::NotFound.into());
            }
        }
    }
    Ok(Json(now(&app, &me).await?))
}
