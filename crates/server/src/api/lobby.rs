//! `/api/open` and `/api/profile`: tables that anybody may sit down at, and what one has played.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::{
    body::Body,
    tables::{setup, table},
};
use crate::{
    App,
    error::ApiError,
    guest::Guest,
    ratings,
    table::{Agreed, Inbox, agreed_in, held, seats},
};
use arbiter_engine::{LogText, Seats};
use arbiter_protocol::{
    Counted, Ending, Fill, Filling, GamePlayed, GameRecord, Level, OpenTable, PlayedBy, Profile, Refusal, Refused,
    TableSummary,
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
/// The most kinds of setup that are counted, and the words of a setup by which players tell tables apart.
const SETUPS: usize = 8;
const APART: [&str; 6] = ["deal", "scenario", "mode", "board", "teams", "tactics"];

/// The tables that anybody may sit down at, newest first; your own are not among them.
#[utoipa::path(get, path = "/api/open", responses((status = 200, body = Vec<OpenTable>)))]
pub(crate) async fn open(State(app): State<Arc<App>>, Guest(guest): Guest) -> Result<Json<Vec<OpenTable>>, ApiError> {
    let mut found = Vec::new();
    for id in app.store.published(app.now().saturating_sub(SHOWN), MOST).await? {
        let Some(row) = app.store.table(&id).await? else { continue };
        if row.made_by == guest || !held(&row, &guest).is_empty() {
            continue;
        }
        let Agreed { chat, clock, rated } = agreed_in(app.store.house_notes(&id).await?.iter().map(String::as_str));
        let connected = app.tables.connected(&id);
        let connected: Seats =
            (0..8).filter(|seat| connected & 1 << seat != 0).map(arbiter_engine::Seat::new).collect();
        found.push(OpenTable {
            setup: setup(&row, Seats::NONE),
            seats: seats(&row, connected, |_| None),
            clock,
            chat,
            rated,
            invite: app.keys.invite_any(&id),
            created_at: row.made_at,
            table: row.id,
            game: row.game,
        });
    }
    Ok(Json(found))
}

/// The longest that a table waits for bots, in seconds: a day.
const LONGEST_WAIT: u32 = 24 * 60 * 60;

/// Lets bots take the seats that are still open at a table you made: at once, or in a while.
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
    match wish.after {
        Some(after) if after > LONGEST_WAIT => return Err(Refused::Malformed.into()),
        Some(after) => {
            let at = app.now().saturating_add(u64::from(after) * 1000);
            app.store.fill_later(&id, at, wish.level.as_str()).await?;
        }
        None => {
            if app.store.fill(&id, wish.level.as_str()).await? {
                app.tables.tell_awake(&id, Inbox::Reseat);
            }
        }
    }
    table(State(app), Guest(guest), Path(id)).await
}

/// When bots take the seats that are still open at a table you made, if you have wished for that.
#[utoipa::path(get, path = "/api/tables/{id}/fill",
    params(("id" = String, Path, description = "the table")),
    responses((status = 200, body = Option<Filling>), (status = 403, body = Refusal), (status = 404, body = Refusal)))]
pub(crate) async fn filling(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    Path(id): Path<String>,
) -> Result<Json<Option<Filling>>, ApiError> {
    let row = app.store.table(&id).await?.ok_or(Refused::NotFound)?;
    if row.made_by != guest {
        return Err(Refused::NotYours.into());
    }
    let filling = app.store.filling(&id).await?.filter(|_| row.seats.iter().any(|seat| seat.open));
    Ok(Json(filling.and_then(|(at, bot)| Some(Filling { at, level: Level::from_text(&bot)? }))))
}

/// What you have played: every game that is over, as its log says.
#[utoipa::path(get, path = "/api/profile", responses((status = 200, body = Profile)))]
pub(crate) async fn profile(State(app): State<Arc<App>>, Guest(guest): Guest) -> Result<Json<Profile>, ApiError> {
    let played = app.store.played(&guest, COUNTED).await?;
    let name = app.store.guest(&guest).await?.and_then(|guest| guest.name);
    let (games, ratings) = (records(&played), ratings::of(&app, &guest).await?);
    let history = played.into_iter().take(TOLD).map(told).collect();
    Ok(Json(Profile { name, games, history, ratings }))
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
            records.push(empty(&game.game));
            records.len() - 1
        });
        let record = &mut records[at];
        record.played += 1;
        count(&mut record.by_players, &game.seats.len().to_string(), won(game));
        for what in apart(game) {
            count(&mut record.by_setup, &what, won(game));
        }
        if !game.how.is_empty() {
            count(&mut record.by_end, &game.how, won(game));
        }
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
        let of_it =
            || played.iter().filter(|game| game.game == record.game && game.seats.iter().any(|seat| !seat.mine));
        (record.streak, record.length) = (streak(of_it()), length(of_it()));
        record.by_players.sort_by(|one, other| one.what.cmp(&other.what));
        record.by_setup.sort_by_key(|counted| std::cmp::Reverse(counted.played));
        record.by_setup.truncate(SETUPS);
        record.beaten = Level::ALL.into_iter().filter(|level| record.beaten.contains(level)).collect();
    }
    records.sort_by_key(|record| std::cmp::Reverse(record.played));
    records
}

fn empty(game: &str) -> GameRecord {
    GameRecord {
        game: game.to_owned(),
        played: 0,
        won: 0,
        beaten: Vec::new(),
        recent: Vec::new(),
        streak: 0,
        length: None,
        by_players: Vec::new(),
        by_setup: Vec::new(),
        by_end: Vec::new(),
    }
}

fn count(counted: &mut Vec<Counted>, what: &str, won: bool) {
    let at = counted.iter().position(|one| one.what == what).unwrap_or_else(|| {
        counted.push(Counted { what: what.to_owned(), played: 0, won: 0 });
        counted.len() - 1
    });
    counted[at].played += 1;
    counted[at].won += u32::from(won);
}

/// How many times running somebody came first, at most. The last game comes first; that makes no difference.
fn streak<'a>(games: impl Iterator<Item = &'a Played>) -> u32 {
    let (most, _) = games.fold((0, 0), |(most, now), game| {
        let now = if won(game) { now + 1 } else { 0 };
        (now.max(most), now)
    });
    most
}

/// How many entries a game had that was played to its end, on average.
fn length<'a>(games: impl Iterator<Item = &'a Played>) -> Option<u32> {
    let lengths: Vec<u32> =
        games.filter(|game| game.answers > 0 && game.how == "played").map(|game| game.answers).collect();
    let count = u32::try_from(lengths.len()).ok().filter(|count| *count > 0)?;
    Some(lengths.iter().sum::<u32>() / count)
}

/// What sets the table of a game apart from others of its size: pairs of words of its setup, such as `scenario assault`, and
/// what lay before the seats of whoever asks: `deck gaian_love_for_life`. What differs for every seat is left out.
fn apart(game: &Played) -> Vec<String> {
    let Some(setup) = LogText::setup(&game.opening) else { return Vec::new() };
    let words: Vec<&str> = setup.split(' ').collect();
    let mine = |seat: &str| {
        let number = seat.strip_prefix('p').and_then(|number| number.parse::<usize>().ok());
        number.map(|number| game.seats.get(number.wrapping_sub(1)).is_some_and(|seat| seat.mine))
    };
    let pairs = words.windows(2).filter_map(|pair| match mine(pair[0]) {
        // Cards of a list are many; a deck with a name is one word.
        Some(is_mine) => (is_mine && pair[1] != "list" && mine(pair[1]).is_none()).then(|| format!("deck {}", pair[1])),
        None => APART.contains(&pair[0]).then(|| pair.join(" ")),
    });
    pairs.collect()
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
        how: Ending::from_text(&game.how).unwrap_or_default(),
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
        Played {
            table: at.to_string(),
            game: "pebbles".into(),
            opening: "setup players 2 scenario assault p1 gaian p2 list 3 ghoul end".into(),
            at,
            how: if at == 2 { String::new() } else { "played".into() },
            answers: if at == 2 { 0 } else { 10 * at as u32 },
            seats: seats.iter().map(seat).collect(),
        }
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
        let counted = |what: &str, played, won| Counted { what: what.into(), played, won };
        let record = GameRecord {
            played: 3,
            won: 2,
            beaten,
            recent,
            streak: 2,
            length: Some(20),
            by_players: vec![counted("2", 2, 1), counted("3", 1, 1)],
            by_setup: vec![counted("scenario assault", 3, 2), counted("deck gaian", 3, 2)],
            by_end: vec![counted("played", 2, 1)],
            ..empty("pebbles")
        };
        assert_eq!(records, [record]);
    }
}
