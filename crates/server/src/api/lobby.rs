//! `/api/open` and `/api/profile`: tables that anybody may sit down at, and what one has played.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::{body::Body, tables::table};
use crate::{
    App,
    error::ApiError,
    guest::Guest,
    table::{Inbox, agreed_in, held, seats},
};
use arbiter_engine::{LogText, Seats};
use arbiter_protocol::{
    Fill, GamePlayed, GameRecord, Level, OpenTable, PlayedBy, Profile, Refusal, Refused, TableSummary,
};
use arbiter_store::Played;
use axum::{
    Json,
    extract::{Path, State},
};
use std::sync::Arc;

/// How long a table is shown to everybody, in milliseconds: a day.
const SHOWN: u64 = 24 * 60 * 60 * 1000;
/// The most tables that are shown.
const MOST: u32 = 50;
/// The most games that are counted, told one by one, and shown as a row of marks.
const COUNTED: u32 = 1_000;
const TOLD: usize = 30;
const MARKS: usize = 8;

/// The tables that anybody may sit down at, newest first; your own are not among them.
#[utoipa::path(get, path = "/api/open", responses((status = 200, body = Vec<OpenTable>)))]
pub(crate) async fn open(State(app): State<Arc<App>>, Guest(guest): Guest) -> Result<Json<Vec<OpenTable>>, ApiError> {
    let mut found = Vec::new();
    for id in app.store.published(app.now().saturating_sub(SHOWN), MOST).await? {
        let Some(row) = app.store.table(&id).await? else { continue };
        if row.made_by == guest || !held(&row, &guest).is_empty() {
            continue;
        }
        let (chat, clock) = agreed_in(&app.store.entries(&id).await?);
        let connected = app.tables.connected(&id);
        let connected: Seats =
            (0..8).filter(|seat| connected & 1 << seat != 0).map(arbiter_engine::Seat::new).collect();
        found.push(OpenTable {
            setup: LogText::setup(&row.opening).map(str::to_owned),
            seats: seats(&row, connected, |_| None),
            clock,
            chat,
            invite: app.keys.invite_any(&id),
            created_at: row.made_at,
            table: row.id,
            game: row.game,
        });
    }
    Ok(Json(found))
}

/// Lets bots take the seats that are still open at a table you made.
#[utoipa::path(post, path = "/api/tables/{id}/fill", request_body = Fill,
    params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = TableSummary), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn fill(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    Path(id): Path<String>,
    Body(wish): Body<Fill>,
) -> Result<Json<TableSummary>, ApiError> {
    let row = app.store.table(&id).await?.ok_or(Refused::NotFound)?;
    if row.made_by != guest {
        return Err(Refused::NotYours.into());
    }
    let open = row.seats.iter().filter(|seat| seat.open).count() as u32;
    let has = app.store.unfinished(&guest).await?;
    if has.bots.saturating_add(open) > app.config.limits.bots_per_guest {
        return Err(Refused::Quota.into());
    }
    if app.store.fill(&id, wish.level.as_str()).await? {
        app.tables.tell_awake(&id, Inbox::Reseat);
    }
    table(State(app), Guest(guest), Path(id)).await
}

/// What you have played: every game that is over, as its log says.
#[utoipa::path(get, path = "/api/profile", responses((status = 200, body = Profile)))]
pub(crate) async fn profile(State(app): State<Arc<App>>, Guest(guest): Guest) -> Result<Json<Profile>, ApiError> {
    let played = app.store.played(&guest, COUNTED).await?;
    let name = app.store.guest(&guest).await?.and_then(|guest| guest.name);
    Ok(Json(Profile { name, games: records(&played), history: played.into_iter().take(TOLD).map(told).collect() }))
}

/// Did whoever asks come first? Nobody beats themselves.
fn won(game: &Played) -> bool {
    game.seats.iter().any(|seat| seat.mine && seat.place == 1) && game.seats.iter().any(|seat| !seat.mine)
}

fn level(bot: Option<&String>) -> Option<Level> {
    bot.and_then(|bot| Level::from_text(bot))
}

/// What was played of each game, the last of it first.
fn records(played: &[Played]) -> Vec<GameRecord> {
    let mut records: Vec<GameRecord> = Vec::new();
    for game in played.iter().filter(|game| game.seats.iter().any(|seat| !seat.mine)) {
        let at = records.iter().position(|record| record.game == game.game).unwrap_or_else(|| {
            let (game, beaten, recent) = (game.game.clone(), Vec::new(), Vec::new());
            records.push(GameRecord { game, played: 0, won: 0, beaten, recent });
            records.len() - 1
        });
        let record = &mut records[at];
        record.played += 1;
        if record.recent.len() < MARKS {
            record.recent.insert(0, won(game));
        }
        if won(game) {
            record.won += 1;
            let behind = game.seats.iter().filter(|seat| seat.place > 1);
            record.beaten.extend(behind.filter_map(|seat| level(seat.bot.as_ref())));
        }
    }
    for record in &mut records {
        record.beaten = Level::ALL.into_iter().filter(|level| record.beaten.contains(level)).collect();
    }
    records.sort_by_key(|record| std::cmp::Reverse(record.played));
    records
}

fn told(game: Played) -> GamePlayed {
    let won = won(&game);
    let seat = |seat: arbiter_store::PlayedSeat| PlayedBy {
        level: level(seat.bot.as_ref()),
        name: seat.name,
        place: seat.place,
        mine: seat.mine,
    };
    GamePlayed {
        table: game.table,
        game: game.game,
        at: game.at,
        won,
        seats: game.seats.into_iter().map(seat).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_store::PlayedSeat;

    fn game(at: u64, seats: &[(Option<&str>, u8, bool)]) -> Played {
        let seat = |(bot, place, mine): &(Option<&str>, u8, bool)| PlayedSeat {
            bot: bot.map(Into::into),
            name: None,
            place: *place,
            mine: *mine,
        };
        Played { table: at.to_string(), game: "pebbles".into(), at, seats: seats.iter().map(seat).collect() }
    }

    #[test]
    fn whoever_comes_first_has_beaten_the_bots_behind_them_and_nobody_beats_themselves() {
        let played = [
            game(4, &[(None, 1, true), (None, 2, true)]),
            game(3, &[(None, 1, true), (Some("hard"), 2, false), (Some("easy"), 3, false)]),
            game(2, &[(None, 1, true), (Some("expert"), 1, false)]),
            game(1, &[(None, 2, true), (Some("medium"), 1, false)]),
        ];
        let records = records(&played);
        let beaten = vec![Level::Easy, Level::Hard];
        let recent = vec![false, true, true];
        assert_eq!(records, [GameRecord { game: "pebbles".into(), played: 3, won: 2, beaten, recent }]);
    }
}
