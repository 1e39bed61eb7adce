//! `/api/tournaments`: running them, taking part, looking on.
#![allow(unused_qualifications, reason = "the API document's macro writes some")]

use super::{
    body::Body,
    tables::{LONGEST_SETUP, sensible},
    words,
};
use crate::{
    App,
    caller::Caller,
    contest::{self, Kept},
    error::ApiError,
    guest::Guest,
    keys::{self, new_id},
    table::refusal,
};
use arbiter_engine::Seat;
use arbiter_protocol::{
    Clock, Format, NewTournament, Refusal, Refused, TimeOut, Tournament, TournamentDeed, TournamentState,
    TournamentSummary,
};
use arbiter_shelf::{bring, brings, check_setup};
use arbiter_store::{EntrantRow, StoreError, TournamentRow};
use axum::{
    Json,
    extract::{Path, State},
    http::StatusCode,
};
use std::{collections::BTreeMap, sync::Arc};

/// The most who take part in one.
const MOST_ENTRANTS: usize = 64;
/// In a league everybody meets everybody twice, at once.
const MOST_IN_LEAGUE: usize = 12;
/// The most bots among them: each thinks.
const MOST_BOTS: usize = 15;
/// The most tournaments somebody runs that are not over.
const MOST_RUN: usize = 10;
/// The most that a list shows.
const MOST: u32 = 50;

/// The tournaments you run or take part in, newest first.
#[utoipa::path(get, path = "/api/tournaments", responses((status = 200, body = Vec<TournamentSummary>)))]
pub(crate) async fn list(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
) -> Result<Json<Vec<TournamentSummary>>, ApiError> {
    let rows = app.store.tournaments_of(&guest, MOST).await?;
    Ok(Json(rows.iter().filter_map(|row| Kept::summary(row, &guest)).collect()))
}

/// Makes a tournament, which you run. Whoever has its link may enter until it begins.
#[utoipa::path(post, path = "/api/tournaments", request_body = NewTournament,
    responses((status = 201, body = Tournament), (status = 400, body = Refusal), (status = 429, body = Refusal)))]
pub(crate) async fn make(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    caller: Caller,
    Body(wish): Body<NewTournament>,
) -> Result<(StatusCode, Json<Tournament>), ApiError> {
    let title = words::name(Some(wish.title))?.ok_or(Refused::Malformed)?;
    let most = if wish.format == Format::Swiss { arbiter_contest::MOST_SEATS } else { 2 };
    if !(2..=most).contains(&wish.size) || wish.rounds.is_some_and(|rounds| !(1..=15).contains(&rounds)) {
        return Err(Refused::Setup.into());
    }
    let setup = wish.setup.unwrap_or_default();
    if setup.len() > LONGEST_SETUP {
        return Err(Refused::Setup.into());
    }
    // Tables may be smaller where people do not divide.
    for players in 2..=wish.size {
        check_setup(&wish.game, players, &setup).map_err(refusal)?;
    }
    let mine = app.store.tournaments_of(&guest, u32::from(u16::MAX)).await?;
    let runs = mine.iter().filter_map(|row| Kept::summary(row, &guest));
    if runs.filter(|one| one.host && one.state != TournamentState::Over).count() >= MOST_RUN {
        return Err(Refused::Quota.into());
    }
    app.may_keep(caller)?;
    let clock = wish.clock.map(|clock| sensible(Clock { out: TimeOut::Lose, ..clock })).transpose()?;
    let body = contest::Body {
        title,
        game: wish.game,
        setup: Some(setup).filter(|setup| !setup.is_empty()),
        format: wish.format,
        rounds: wish.rounds.filter(|_| wish.format == Format::Swiss),
        size: wish.size,
        clock,
        rated: wish.rated,
        state: TournamentState::Gathering,
        order: Vec::new(),
        out: Vec::new(),
        meetings: Vec::new(),
        sides: BTreeMap::new(),
    };
    let body = contest::written(&body)?;
    let row = TournamentRow { id: new_id::<9>()?, made_by: guest.clone(), made_at: app.now(), version: 0, body };
    app.store.add_tournament(&row).await?;
    let kept = contest::read(&app, &row.id).await?;
    Ok((StatusCode::CREATED, Json(kept.told(&app, &guest))))
}

/// A tournament.
#[utoipa::path(get, path = "/api/tournaments/{id}", params(("id" = String, Path, description = "the tournament")),
    responses((status = 200, body = Tournament), (status = 404, body = Refusal)))]
pub(crate) async fn show(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    Path(id): Path<String>,
) -> Result<Json<Tournament>, ApiError> {
    // What a server left undone that went away is done when somebody looks.
    contest::advance(&app, &id).await?;
    Ok(Json(contest::read(&app, &id).await?.told(&app, &guest)))
}

/// Does something at a tournament: takes part, or runs it.
#[utoipa::path(post, path = "/api/tournaments/{id}", request_body = TournamentDeed,
    params(("id" = String, Path, description = "the tournament")),
    responses((status = 200, body = Tournament), (status = 403, body = Refusal), (status = 404, body = Refusal),
        (status = 409, body = Refusal)))]
pub(crate) async fn act(
    State(app): State<Arc<App>>,
    Guest(guest): Guest,
    Path(id): Path<String>,
    Body(deed): Body<TournamentDeed>,
) -> Result<Json<Tournament>, ApiError> {
    let kept = contest::read(&app, &id).await?;
    let is_host = kept.row.made_by == guest;
    let mine = kept.entrants.iter().find(|entrant| entrant.guest.as_deref() == Some(&guest)).map(|entrant| entrant.n);
    let gathers = kept.body.state == TournamentState::Gathering;
    match deed {
        TournamentDeed::Enter { invite, name, side } => {
            if !contest::is_invited(&app, &id, &invite) {
                return Err(Refused::Invitation.into());
            }
            let own = app.store.guest(&guest).await?.and_then(|guest| guest.name);
            let name = words::name(name)?.or(own);
            if let Some(side) = &side {
                may_bring(&kept.body, side)?;
            }
            enter(&app, &id, EntrantRow { n: 0, guest: Some(guest.clone()), bot: None, name }).await?;
            if let Some(side) = side {
                keep_side(&app, &id, &guest, &side).await?;
            }
        }
        TournamentDeed::Leave => {
            let entry = mine.ok_or(Refused::Tournament)?;
            leave(&app, &kept, entry).await?;
        }
        _ if !is_host => return Err(Refused::NotYours.into()),
        TournamentDeed::AddBot { level } => {
            if kept.entrants.iter().filter(|entrant| entrant.bot.is_some()).count() >= MOST_BOTS {
                return Err(Refused::Quota.into());
            }
            let bot = Some(level.as_str().to_owned());
            enter(&app, &id, EntrantRow { bot, ..EntrantRow::default() }).await?;
        }
        TournamentDeed::Drop { entrant } => {
            kept.entrants.iter().find(|there| there.n == entrant).ok_or(Refused::NotFound)?;
            leave(&app, &kept, entrant).await?;
        }
        TournamentDeed::Start if !gathers => return Err(Refused::Tournament.into()),
        TournamentDeed::Start => {
            let luck = match app.config.seed {
                Some(seed) => seed,
                None => u64::from_le_bytes(keys::random()?),
            };
            contest::change(&app, &id, |kept| {
                let count = kept.entrants.len();
                let most = if kept.body.format == Format::League { MOST_IN_LEAGUE } else { MOST_ENTRANTS };
                if kept.body.state != TournamentState::Gathering || !(2..=most).contains(&count) {
                    return Err(Refused::Tournament);
                }
                kept.body.begin(&kept.entrants, luck);
                Ok(())
            })
            .await?;
        }
        TournamentDeed::Pause => turn(&app, &id, TournamentState::Running, TournamentState::Paused).await?,
        TournamentDeed::GoOn => turn(&app, &id, TournamentState::Paused, TournamentState::Running).await?,
        TournamentDeed::Close => {
            contest::change(&app, &id, |kept| {
                if kept.body.state == TournamentState::Over {
                    return Err(Refused::Tournament);
                }
                kept.body.state = TournamentState::Over;
                Ok(())
            })
            .await?;
        }
    }
    show(State(app), Guest(guest), Path(id)).await
}

async fn turn(app: &App, id: &str, from: TournamentState, to: TournamentState) -> Result<(), ApiError> {
    let turned = |kept: &mut Kept| {
        if kept.body.state != from {
            return Err(Refused::Tournament);
        }
        kept.body.state = to;
        Ok(())
    };
    contest::change(app, id, turned).await
}

async fn enter(app: &App, id: &str, entrant: EntrantRow) -> Result<(), ApiError> {
    for _ in 0..MOST_ENTRANTS {
        let kept = contest::read(app, id).await?;
        let most = if kept.body.format == Format::League { MOST_IN_LEAGUE } else { MOST_ENTRANTS };
        if kept.body.state != TournamentState::Gathering || kept.entrants.len() >= most {
            return Err(Refused::Tournament.into());
        }
        match app.store.enter(id, kept.row.version, &entrant).await {
            Ok(true) => return Ok(()),
            Ok(false) => {}
            Err(StoreError::Taken) => return Err(Refused::Tournament.into()),
            Err(error) => return Err(error.into()),
        }
    }
    Err(Refused::Busy.into())
}

/// May this be brought to its tables?
fn may_bring(body: &contest::Body, side: &str) -> Result<(), ApiError> {
    let setup = body.setup.as_deref().unwrap_or_default();
    if side.len() > LONGEST_SETUP || !brings(&body.game) {
        return Err(Refused::Setup.into());
    }
    bring(&body.game, 2, setup, Seat::new(0), side).map_err(refusal)?;
    Ok(())
}

/// Keeps what somebody brings who has just entered.
async fn keep_side(app: &App, id: &str, guest: &str, side: &str) -> Result<(), ApiError> {
    contest::change(app, id, |kept| {
        let entry = kept.entrants.iter().find(|entrant| entrant.guest.as_deref() == Some(guest));
        let n = entry.filter(|_| kept.body.state == TournamentState::Gathering).ok_or(Refused::Tournament)?.n;
        kept.body.sides.insert(n, side.to_owned());
        Ok(())
    })
    .await
}

/// Before it begins, an entry is taken back; after, somebody is out.
async fn leave(app: &Arc<App>, kept: &Kept, entry: u16) -> Result<(), ApiError> {
    if kept.body.state != TournamentState::Gathering {
        return contest::take_out(app, &kept.row.id, entry).await;
    }
    let mut version = kept.row.version;
    if kept.body.sides.contains_key(&entry) {
        // Whoever gets the number next brings their own.
        contest::change(app, &kept.row.id, |kept| Ok(kept.body.sides.remove(&entry))).await?;
        version = contest::read(app, &kept.row.id).await?.row.version;
    }
    let done = app.store.withdraw(&kept.row.id, version, entry).await?;
    if done { Ok(()) } else { Err(Refused::Busy.into()) }
}
