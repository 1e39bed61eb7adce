//! For whoever runs the server: a socket on the machine itself, which only its owner may open.
//!
//! It speaks HTTP. `arbiter admin` is its client.

use crate::{
    App,
    api::tables::ask,
    error::ApiError,
    ratings,
    table::{Inbox, THAW_WANTED, Tables, closed, log_text},
};
use arbiter_protocol::Refused;
use arbiter_store::{Ban, Stand, TableRow};
use axum::{
    Json, Router,
    body::Bytes,
    extract::{Path, Query, State},
    http::{Request, StatusCode},
    routing::{delete, get, post},
};
use http_body_util::{BodyExt, Full};
use hyper::client::conn::http1::handshake;
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use serde_json::{Value, json};
use std::{fs, io, os::unix::fs::PermissionsExt, path::Path as File, sync::Arc, time::Duration};
use tokio::{
    net::{UnixListener, UnixStream},
    sync::oneshot,
};

/// Listens at this file until the server closes.
pub(crate) fn listen(app: &Arc<App>, file: &File) -> io::Result<()> {
    // Whoever left it there has gone: the folder is ours.
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(file)?;
    fs::set_permissions(file, fs::Permissions::from_mode(0o600))?;
    let (router, closing, file) = (router(app), Arc::clone(app), file.to_owned());
    tokio::spawn(async move {
        tokio::select! {
            served = axum::serve(listener, router) => if let Err(error) = served {
                tracing::error!(%error, "nobody can be asked any more who runs the server");
            },
            () = closing.closed() => {}
        }
        let _ = fs::remove_file(file);
    });
    Ok(())
}

fn router(app: &Arc<App>) -> Router {
    Router::new()
        .route("/tables", get(list))
        .route("/tables/{id}", get(inspect).delete(remove))
        .route("/tables/{id}/log", get(export))
        .route("/tables/{id}/thaw", post(thaw))
        .route("/tables/{id}/close", post(close))
        .route("/ratings", get(rated))
        .route("/bans", get(bans).post(ban))
        .route("/bans/{who}", delete(unban))
        .with_state(Arc::clone(app))
}

#[derive(Deserialize)]
struct Which {
    most: u32,
    skip: u32,
}

#[derive(Deserialize)]
struct Why {
    who: Option<String>,
    why: Option<String>,
    /// Is it as if something had gone wrong?
    #[serde(default)]
    fault: bool,
}

/// A table in a line. Never its seed: who reads over a shoulder learns nothing of the cards.
fn line(app: &App, row: &TableRow, stand: Stand) -> Value {
    json!({
        "table": row.id, "game": row.game, "name": row.name, "made_at": row.made_at, "made_by": row.made_by,
        "entries": stand.n, "changed_at": if stand.n == 0 { row.made_at } else { stand.at },
        "over": stand.n > 0 && stand.waits == 0, "stands_still": row.frozen, "awake_here": app.tables.is_awake(&row.id),
    })
}

async fn list(State(app): State<Arc<App>>, Query(which): Query<Which>) -> Result<Json<Value>, ApiError> {
    let tables = app.store.list(which.most, which.skip).await?;
    Ok(Json(tables.iter().map(|(row, stand)| line(&app, row, *stand)).collect()))
}

async fn row(app: &App, id: &str) -> Result<TableRow, ApiError> {
    Ok(app.store.table(id).await?.ok_or(Refused::NotFound)?)
}

async fn inspect(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<Json<Value>, ApiError> {
    let row = row(&app, &id).await?;
    let stand = app.store.stand(&id).await?;
    let elsewhere = app.store.holder(&id).await?.map(|peer| peer.address);
    let mut table = line(&app, &row, stand);
    let seat = |(i, seat): (usize, &arbiter_store::SeatRow)| {
        let held = row.holders.iter().filter(|holder| usize::from(holder.seat) == i);
        json!({
            "seat": format!("p{}", i + 1), "name": seat.name, "bot": seat.bot, "open": seat.open,
            "guests": held.map(|holder| &holder.guest).collect::<Vec<_>>(),
        })
    };
    table["rules"] = row.rules.into();
    table["opening"] = row.opening.clone().into();
    table["awake_at"] = elsewhere.into();
    table["connected"] = app.tables.connected(&id).into();
    table["seats"] = row.seats.iter().enumerate().map(seat).collect();
    Ok(Json(table))
}

/// The whole log, with its seed, also of a game that goes on.
async fn export(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<String, ApiError> {
    let row = row(&app, &id).await?;
    Ok(log_text(&row, app.store.entries(&id).await?).to_string())
}

/// Lets a table that stood still go on from its last good entry, as whoever made it may.
async fn thaw(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<StatusCode, ApiError> {
    let row = row(&app, &id).await?;
    if app.store.holder(&id).await?.is_some() {
        if row.frozen.is_none() {
            return Err(Refused::NotFrozen.into());
        }
        thaw_elsewhere(&app, &id).await?;
    } else {
        let (answer, answered) = oneshot::channel();
        ask(&app, &id, Inbox::Thaw { guest: None, answer }, answered).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// How often it is looked whether a table goes on, and how long between two looks.
const LOOKS: u32 = 50;
const PAUSE: Duration = Duration::from_millis(100);

/// Another server has the table awake: it hears of the wish, lets the table go, and whoever wakes it next sees to it.
async fn thaw_elsewhere(app: &Arc<App>, id: &str) -> Result<(), ApiError> {
    app.store.freeze(id, Some(THAW_WANTED)).await?;
    for _ in 0..LOOKS {
        tokio::time::sleep(PAUSE).await;
        match row(app, id).await?.frozen.as_deref() {
            None => return Ok(()),
            Some(THAW_WANTED) => {}
            Some(_) => return Err(Refused::Frozen.into()),
        }
        // Nobody came back to it there.
        if app.store.holder(id).await?.is_none() && !app.tables.is_awake(id) {
            Tables::tell(app, id, Inbox::Wake)?;
        }
    }
    Err(Refused::Busy.into())
}

/// Lets a table stand still.
async fn close(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Json(wish): Json<Why>,
) -> Result<StatusCode, ApiError> {
    row(&app, &id).await?;
    let why = match wish.fault {
        true => wish.why.unwrap_or_else(|| "as if something had gone wrong".to_owned()),
        false => closed(wish.why.as_deref()),
    };
    app.store.freeze(&id, Some(&why)).await?;
    app.tables.hang_up(&id);
    Ok(StatusCode::NO_CONTENT)
}

async fn remove(State(app): State<Arc<App>>, Path(id): Path<String>) -> Result<StatusCode, ApiError> {
    if !app.store.delete(&id).await? {
        return Err(Refused::NotFound.into());
    }
    app.tables.hang_up(&id);
    Ok(StatusCode::NO_CONTENT)
}

/// What follows from how all rated games ended, worked out anew from the first to the last.
async fn rated(State(app): State<Arc<App>>) -> Result<Json<Value>, ApiError> {
    let mut lines = Vec::new();
    for (game, players) in app.store.rated_games().await? {
        let pool = ratings::pool_of(&*app.store, &game, players).await?;
        lines.extend(pool.ranking().into_iter().map(|(who, rating)| {
            json!({
                "rated": who, "game": game, "players": players,
                "value": rating.value, "spread": rating.spread, "games": rating.games,
            })
        }));
    }
    Ok(Json(lines.into()))
}

async fn bans(State(app): State<Arc<App>>) -> Result<Json<Value>, ApiError> {
    let bans = app.store.bans().await?;
    let line = |ban: &Ban| json!({ "who": ban.who, "why": ban.why, "at": ban.at });
    Ok(Json(bans.iter().map(line).collect()))
}

async fn ban(State(app): State<Arc<App>>, Json(wish): Json<Why>) -> Result<StatusCode, ApiError> {
    let who = wish.who.ok_or(Refused::Malformed)?;
    app.store.ban(&Ban { who, why: wish.why, at: app.now() }).await?;
    app.read_bans().await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn unban(State(app): State<Arc<App>>, Path(who): Path<String>) -> Result<StatusCode, ApiError> {
    if !app.store.unban(&who).await? {
        return Err(Refused::NotFound.into());
    }
    app.read_bans().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Asks the server at this socket. Its status and what it says.
pub async fn ask_admin(file: &File, method: &str, target: &str, body: Option<Value>) -> io::Result<(u16, String)> {
    let stream = UnixStream::connect(file).await?;
    let (mut sender, connection) = handshake(TokioIo::new(stream)).await.map_err(io::Error::other)?;
    tokio::spawn(connection);
    let request = Request::builder().method(method).uri(target).header("host", "admin");
    let request = request.header("content-type", "application/json");
    let body = Full::new(Bytes::from(body.map_or_else(String::new, |body| body.to_string())));
    let request = request.body(body).map_err(io::Error::other)?;
    let (head, body) = sender.send_request(request).await.map_err(io::Error::other)?.into_parts();
    let body = body.collect().await.map_err(io::Error::other)?.to_bytes();
    Ok((head.status.as_u16(), String::from_utf8_lossy(&body).into_owned()))
}
