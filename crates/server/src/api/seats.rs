//! `/api/tables/{id}/join` and around it: sitting down, on one device or several.
//!
//! A seat is taken by an invitation, which is a signature and can be used as long as the seat is open. Another device
//! is let into a taken seat by a link, which is kept: it works once, ends soon, is listed and can be taken back. What a
//! secret is for can be asked before it is used, so that nobody takes the one for the other.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::{
    body::Body,
    tables::{LONGEST_SETUP, ask, table},
    words,
};
use crate::{
    App,
    caller::Caller,
    error::ApiError,
    guest::Guest,
    keys::new_id,
    say,
    table::{Agreed, Brought, Inbox, agreed_in, held, may_bring},
};
use arbiter_engine::Seat;
use arbiter_protocol::{
    Device, DeviceLink, Devices, Invitation, Join, NewLink, Refusal, Refused, Right, Seat as WireSeat, TableSummary,
};
use arbiter_store::{Holder, Link, TableRow};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use std::sync::Arc;
use tokio::sync::oneshot;

async fn row(app: &App, table: &str) -> Result<TableRow, ApiError> {
    Ok(app.store.table(table).await?.ok_or(Refused::NotFound)?)
}

fn wire(seat: u8) -> WireSeat {
    WireSeat::new(seat.into())
}

/// Which seat an invitation is for. One to whichever seat is open is for the first of them, or for the one you have.
fn invited(app: &App, row: &TableRow, invite: &str, guest: &str) -> Option<u8> {
    if !app.keys.is_invited(invite, &row.id) {
        return app.keys.invited(invite, &row.id, row.seats.len() as u8);
    }
    let mine = held(row, guest).into_iter().next().map(|seat| seat.index() as u8);
    mine.or_else(|| (0u8..).zip(&row.seats).find(|(_, seat)| seat.open).map(|(seat, _)| seat))
}

/// What a secret would let you do: to be shown before you do it.
#[utoipa::path(post, path = "/api/tables/{id}/invitation", request_body = Join,
    params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = Invitation), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn invitation(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    Path(id): Path<String>,
    Body(wish): Body<Join>,
) -> Result<Json<Invitation>, ApiError> {
    let row = row(&app, &id).await?;
    let (right, seat) = match invited(&app, &row, &wish.invite, &guest) {
        Some(seat) => (Right::Sit, seat),
        None => {
            let (links, known) = (app.store.links(&id, app.now()).await?, app.keys.link(&id, &wish.invite));
            let link = links.into_iter().find(|link| link.id == known).ok_or(Refused::Invitation)?;
            (Right::Share, link.seat)
        }
    };
    let name = row.seats.get(usize::from(seat)).and_then(|seat| seat.name.clone());
    let entries = app.store.entries(&id).await?;
    let Agreed { chat, clock, rated } = agreed_in(entries.iter().map(|entry| entry.deed.as_str()));
    let may_bring = right == Right::Sit && may_bring(&row, &entries);
    Ok(Json(Invitation { right, seat: wire(seat), name, chat, clock, rated, may_bring }))
}

/// Takes the seat of an invitation, or lets this device into the seat of a link.
#[utoipa::path(post, path = "/api/tables/{id}/join", request_body = Join,
    params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = TableSummary), (status = 403, body = Refusal), (status = 404, body = Refusal),
        (status = 409, body = Refusal), (status = 423, body = Refusal)))]
pub(crate) async fn join(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    Path(id): Path<String>,
    Body(wish): Body<Join>,
) -> Result<Json<TableSummary>, ApiError> {
    let row = row(&app, &id).await?;
    let now = app.now();
    match invited(&app, &row, &wish.invite, &guest) {
        Some(seat) if held(&row, &guest).has(Seat::new(seat)) => {}
        Some(seat) => {
            let own = app.store.guest(&guest).await?.and_then(|guest| guest.name);
            let name = words::name(wish.name)?.or(own);
            let holder = Holder { seat, guest: guest.clone(), since: now };
            if let Some(side) = wish.side {
                if side.len() > LONGEST_SETUP {
                    return Err(Refused::Setup.into());
                }
                let (answer, answered) = oneshot::channel();
                ask(&app, &id, Inbox::Bring { brought: Brought { holder, name, side }, answer }, answered).await?;
                return table(State(app), Guest(guest), Path(id)).await;
            }
            if !app.store.take_seat(&id, holder, name.as_deref()).await? {
                return Err(Refused::Invitation.into());
            }
            app.tables.tell_awake(&id, Inbox::Reseat);
        }
        None => {
            let link = app.keys.link(&id, &wish.invite);
            app.store.use_link(&id, &link, &guest, now).await?.ok_or(Refused::Invitation)?;
            app.tables.tell_awake(&id, Inbox::Reseat);
        }
    }
    table(State(app), Guest(guest), Path(id)).await
}

/// Makes a link that lets another device of yours into a seat you hold: once, and not for long.
#[utoipa::path(post, path = "/api/tables/{id}/devices", request_body = NewLink,
    params(("id" = String, Path, description = "the table")),
    responses((status = 201, body = DeviceLink), (status = 403, body = Refusal), (status = 404, body = Refusal),
        (status = 429, body = Refusal)))]
pub(crate) async fn link(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    caller: Caller,
    Path(id): Path<String>,
    Body(wish): Body<NewLink>,
) -> Result<(StatusCode, Json<DeviceLink>), ApiError> {
    let row = row(&app, &id).await?;
    let seat = say::engine_seat(wish.seat);
    if !held(&row, &guest).has(seat) {
        return Err(Refused::NoSeat.into());
    }
    let (seat, now) = (seat.index() as u8, app.now());
    let waiting = app.store.links(&id, now).await?.iter().filter(|link| link.seat == seat).count();
    if waiting >= app.config.limits.links {
        return Err(Refused::Rate.into());
    }
    app.may_keep(caller)?;
    let (invite, until) = (new_id::<16>()?, now + app.config.link_life.as_millis() as u64);
    let link = Link { id: app.keys.link(&id, &invite), table: id, seat, made_at: now, until };
    app.store.add_link(link).await?;
    Ok((StatusCode::CREATED, Json(DeviceLink { seat: wire(seat), invite, until })))
}

/// Who acts for your seats, and which links could still be used.
#[utoipa::path(get, path = "/api/tables/{id}/devices", params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = Devices), (status = 404, body = Refusal)))]
pub(crate) async fn devices(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    Path(id): Path<String>,
) -> Result<Json<Devices>, ApiError> {
    let row = row(&app, &id).await?;
    let mine = held(&row, &guest);
    let devices = row.holders.iter().filter(|holder| mine.has(Seat::new(holder.seat))).map(|holder| Device {
        id: app.keys.device(&id, holder.seat, &holder.guest),
        seat: wire(holder.seat),
        since: holder.since,
        this: holder.guest == guest,
    });
    let links = app.store.links(&id, app.now()).await?;
    let links = links.into_iter().filter(|link| mine.has(Seat::new(link.seat)));
    let links = links.map(|link| Device { id: link.id, seat: wire(link.seat), since: link.made_at, this: false });
    Ok(Json(Devices { devices: devices.collect(), links: links.collect() }))
}

/// Takes a seat of yours away from a device, or a link back. The last device keeps its seat.
#[utoipa::path(delete, path = "/api/tables/{id}/devices/{device}",
    params(("id" = String, Path, description = "the table"), ("device" = String, Path, description = "its id")),
    responses((status = 200, body = Devices), (status = 404, body = Refusal)))]
pub(crate) async fn revoke(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    Path((id, device)): Path<(String, String)>,
) -> Result<Json<Devices>, ApiError> {
    let row = row(&app, &id).await?;
    let mine = held(&row, &guest);
    let holder = row
        .holders
        .iter()
        .find(|holder| mine.has(Seat::new(holder.seat)) && app.keys.device(&id, holder.seat, &holder.guest) == device);
    let gone = match holder {
        Some(holder) => app.store.leave_seat(&id, holder.seat, &holder.guest).await?,
        None => {
            let links = app.store.links(&id, app.now()).await?;
            let is_mine = links.iter().any(|link| link.id == device && mine.has(Seat::new(link.seat)));
            is_mine && app.store.drop_link(&id, &device).await?
        }
    };
    if !gone {
        return Err(Refused::NotFound.into());
    }
    app.tables.tell_awake(&id, Inbox::Reseat);
    devices(State(app), Guest(guest), Path(id)).await
}
