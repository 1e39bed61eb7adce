//! `/api/tables`: making tables, finding them again, looking back.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::{body::Body, words};
use crate::{
    App, NewTable as Laid, Opening,
    caller::Caller,
    error::ApiError,
    guest::Guest,
    replays::{self, Page},
    say,
    table::{Inbox, Tables, Wish, WishedEyes, held, seats},
};
use arbiter_engine::{LogText, Notation, Seat, Seats};
use arbiter_protocol::{Clock, Created, Invite, NewTable, Refusal, Refused, Replay, SeatPlan, TableSummary};
use arbiter_store::{Stand, TableRow};
use axum::{
    Json,
    extract::{Path, Query, State},
    http::{HeaderMap, StatusCode},
    response::Response,
};
use serde::Deserialize;
use std::sync::Arc;
use tokio::sync::oneshot;
use utoipa::IntoParams;

/// The most tables a lobby shows.
const MOST: u32 = 100;
/// The longest setup in words: four decks, card by card.
pub(crate) const LONGEST_SETUP: usize = 8_000;

/// Your tables: those that wait for you first, then by when something last happened.
#[utoipa::path(get, path = "/api/tables", responses((status = 200, body = Vec<TableSummary>)))]
pub(crate) async fn tables(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let rows = app.store.tables_of(&guest, MOST).await?;
    let mut tables: Vec<_> = rows.into_iter().map(|(row, stand)| summary(&app, &guest, &row, stand)).collect();
    tables.sort_by_key(|table| (!table.my_move, table.over, std::cmp::Reverse(table.changed_at)));
    Ok(Json(tables))
}

/// Makes a table. It begins at once; open seats may be taken at any time.
#[utoipa::path(post, path = "/api/tables", request_body = NewTable,
    responses((status = 201, body = Created), (status = 400, body = Refusal), (status = 404, body = Refusal),
        (status = 409, body = Refusal)))]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    caller: Caller,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<Created>), ApiError> {
    let limits = app.config.limits;
    let has = app.store.unfinished(&guest).await?;
    let bots = wish.seats.iter().filter(|plan| matches!(plan, SeatPlan::Bot { .. })).count() as u32;
    if has.tables >= limits.tables_per_guest || has.bots.saturating_add(bots) > limits.bots_per_guest {
        return Err(Refused::Quota.into());
    }
    let opening = wish.position.map_or_else(|| Opening::Setup(wish.setup.unwrap_or_default()), Opening::Position);
    let (Opening::Setup(words) | Opening::Position(words)) = &opening;
    if words.len() > LONGEST_SETUP {
        return Err(Refused::Setup.into());
    }
    let mut plans = wish.seats;
    let mine = plans.iter().filter(|plan| matches!(plan, SeatPlan::Me { .. })).count();
    let is_fair = matches!(opening, Opening::Setup(_)) && mine <= 1 && plans.len() > 1;
    if wish.rated && !is_fair {
        return Err(Refused::Rated.into());
    }
    for plan in &mut plans {
        if let SeatPlan::Me { name } = plan {
            *name = words::name(name.take())?;
        }
    }
    let open: Vec<u8> =
        (0u8..).zip(&plans).filter(|(_, plan)| **plan == SeatPlan::Open).map(|(seat, _)| seat).collect();
    let table = Laid {
        game: wish.game,
        opening,
        seats: plans,
        name: words::name(wish.name)?,
        maker_name: app.store.guest(&guest).await?.and_then(|guest| guest.name),
        made_by: guest,
        clock: wish.clock.map(sensible).transpose()?,
        chat: wish.chat,
        rated: wish.rated,
        known_as: None,
        held_by: None,
    };
    app.may_keep(caller)?;
    let table = table.make(&app).await?;
    if wish.public && !open.is_empty() {
        app.store.publish(&table, app.now()).await?;
    }
    let invites = open.into_iter().map(|seat| invite(&app, &table, seat)).collect();
    Ok((StatusCode::CREATED, Json(Created { table, invites })))
}

/// The most time anybody may have for one thing, in seconds: a season.
const LONGEST_TIME: u32 = 100 * 24 * 60 * 60;

/// A clock that can be played by.
pub(super) fn sensible(clock: Clock) -> Result<Clock, Refused> {
    let Clock { each, bank, add, .. } = clock;
    let least = each.map_or(bank, |each| each.saturating_add(bank));
    let most = each.unwrap_or(0).max(bank).max(add);
    if (5..).contains(&least) && most <= LONGEST_TIME { Ok(clock) } else { Err(Refused::Setup) }
}

fn invite(app: &App, table: &str, seat: u8) -> Invite {
    Invite { seat: arbiter_protocol::Seat::new(seat.into()), invite: app.keys.invite(table, seat) }
}

/// A table.
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = TableSummary), (status = 404, body = Refusal)))]
pub(crate) async fn table(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    Path(id): Path<String>,
) -> Result<Json<TableSummary>, ApiError> {
    let row = app.store.table(&id).await?.ok_or(Refused::NotFound)?;
    let stand = app.store.stand(&id).await?;
    Ok(Json(summary(&app, &guest, &row, stand)))
}

/// Deletes a table you made, as long as nobody else holds a seat at it.
#[utoipa::path(delete, path = "/api/tables/{id}", params(("id" = String, Path, description = "the table")),
    responses((status = 204), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn delete(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let row = app.store.table(&id).await?.ok_or(Refused::NotFound)?;
    if !may_delete(&row, &guest) {
        return Err(Refused::NotYours.into());
    }
    app.store.delete(&id).await?;
    app.tables.tell_awake(&id, Inbox::Deleted);
    Ok(StatusCode::NO_CONTENT)
}

fn may_delete(row: &TableRow, guest: &str) -> bool {
    row.made_by == guest && row.holders.iter().all(|holder| holder.guest == guest)
}

/// Lets a table that stands still go on from its last good entry. Only whoever made it may.
#[utoipa::path(post, path = "/api/tables/{id}/thaw", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = TableSummary), (status = 403, body = Refusal), (status = 404, body = Refusal),
        (status = 409, body = Refusal), (status = 423, body = Refusal)))]
pub(crate) async fn thaw(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    Path(id): Path<String>,
) -> Result<Json<TableSummary>, ApiError> {
    let (answer, answered) = oneshot::channel();
    ask(&app, &id, Inbox::Thaw { guest: Some(guest.clone()), answer }, answered).await?;
    table(State(app), Guest(guest), Path(id)).await
}

/// The whole log of a table, once its game is over.
#[utoipa::path(get, path = "/api/tables/{id}/log", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Refusal),
        (status = 409, body = Refusal), (status = 423, body = Refusal)))]
pub(crate) async fn log(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<String, ApiError> {
    let (answer, answered) = oneshot::channel();
    ask(&app, &id, Inbox::Log { answer }, answered).await
}

/// How to look back.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct LookBack {
    /// Through whose eyes: `p1` to `p4`, `spectator`, or `all` once the game is over.
    #[param(pattern = "^(p[1-4]|spectator|all)$")]
    eyes: Option<String>,
    /// The first frame, from 0.
    from: Option<usize>,
    /// How many frames; no more than the server sends at once.
    count: Option<usize>,
}

/// A table, position by position: through your own eyes, or any once the game is over. In pages of so many frames.
#[utoipa::path(get, path = "/api/tables/{id}/replay",
    params(("id" = String, Path, description = "the table"), LookBack),
    responses((status = 200, body = Replay), (status = 403, body = Refusal), (status = 404, body = Refusal),
        (status = 423, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn replay(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    caller: Caller,
    Path(id): Path<String>,
    Query(look): Query<LookBack>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    app.replays.may_ask(caller)?;
    let eyes = match look.eyes.as_deref() {
        None => None,
        Some("all") => Some(WishedEyes::All),
        Some("spectator") => Some(WishedEyes::Spectator),
        Some(seat) => Some(WishedEyes::Seat(Seat::from_text(seat).map_err(|_| Refused::Malformed)?)),
    };
    let most = app.config.limits.frames;
    let (from, count) = (look.from.unwrap_or(0), look.count.unwrap_or(most).min(most));
    // Only games that are over are remembered, and then who looks through no eyes in particular sees everything.
    let page = Page { table: id.clone(), eyes: look.eyes.unwrap_or_else(|| "all".to_owned()), from, count };
    if let Some(packed) = app.replays.remembered(&page)
        && app.store.table(&id).await?.is_some()
    {
        return replays::answer(packed, &headers);
    }
    let turn = app.replays.turn().await?;
    let (answer, answered) = oneshot::channel();
    let looked = ask(&app, &id, Inbox::LookBack { guest, wish: Wish { eyes, from, count }, answer }, answered).await?;
    let packed = app.pack(page, looked).await?;
    drop(turn);
    replays::answer(packed, &headers)
}

/// Asks a table something and waits for its answer.
pub(crate) async fn ask<T, E>(
    app: &Arc<App>,
    table: &str,
    question: Inbox,
    answer: oneshot::Receiver<Result<T, E>>,
) -> Result<T, ApiError>
where
    ApiError: From<E>,
{
    Tables::tell(app, table, question)?;
    Ok(answer.await.map_err(|_| Refused::Busy)??)
}

/// What was agreed on, as far as those in these seats may know it.
pub(crate) fn setup(row: &TableRow, seats: Seats) -> Option<String> {
    arbiter_shelf::known_setup(&row.game, LogText::setup(&row.opening)?, seats)
}

/// A table as the lobby shows it.
pub(crate) fn summary(app: &App, guest: &str, row: &TableRow, stand: Stand) -> TableSummary {
    let bits = |bits: u8| -> Seats { (0..8).filter(|seat| bits & 1 << seat != 0).map(Seat::new).collect() };
    // Nothing is asked before everybody is there who may bring something.
    let gathers = row.seats.iter().any(|seat| seat.open) && arbiter_shelf::brings(&row.game);
    let (mine, waiting) = (held(row, guest), if gathers { Seats::NONE } else { bits(stand.waits) });
    let over = stand.n > 0 && stand.waits == 0;
    let changed_at = if stand.n == 0 { row.made_at } else { stand.at };
    let open = (0u8..).zip(&row.seats).filter(|(_, seat)| seat.open && row.made_by == guest);
    TableSummary {
        table: row.id.clone(),
        game: row.game.clone(),
        setup: setup(row, if over { Seats::all(row.seats.len() as u8) } else { mine }),
        name: row.name.clone(),
        seats: seats(row, bits(app.tables.connected(&row.id)), |seat| waiting.has(seat).then_some(changed_at)),
        mine: say::seats(mine),
        waiting: say::seats(waiting),
        my_move: row.frozen.is_none() && mine.into_iter().any(|seat| waiting.has(seat)),
        n: stand.n,
        over,
        frozen: row.frozen.is_some(),
        created_at: row.made_at,
        changed_at,
        invites: open.map(|(seat, _)| invite(app, &row.id, seat)).collect(),
        invite: (row.made_by == guest && row.seats.iter().any(|seat| seat.open)).then(|| app.keys.invite_any(&row.id)),
        host: row.made_by == guest,
        may_delete: may_delete(row, guest),
        // What is due at once is a bot, or an order that is nobody else's to know.
        due: stand.due.filter(|due| row.frozen.is_none() && *due > stand.at),
    }
}
