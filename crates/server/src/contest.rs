//! Tournaments: what their hosts agreed on is kept, tables are opened as rounds come, results come from the tables.
//!
//! Who meets whom and who stands where follows from the meetings so far (`arbiter-contest`). What is kept is replaced under a
//! version, so that of several servers one opens a round: first the round is kept, with the ids its tables will have; then
//! the tables are opened, by whoever finds that one is missing.

use crate::{
    App, NewTable, Opening,
    error::ApiError,
    keys::new_id,
    table::{Inbox, Tables},
};
use arbiter_contest as contest;
use arbiter_engine::Seat;
use arbiter_protocol::{
    Clock, Format, Level, Refused, SeatPlan, Standing, Tournament, TournamentEntrant, TournamentMeeting,
    TournamentState, TournamentSummary,
};
use arbiter_shelf::{bring, brings};
use arbiter_store::{EntrantRow, Holder, StoreError, TournamentRow};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};

/// How often something is tried again that somebody else was faster to change.
const TRIES: usize = 8;
/// Who makes the tables of a tournament.
const MAKER: &str = "tournament ";

/// What is kept of a tournament.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct Body {
    pub(crate) title: String,
    pub(crate) game: String,
    pub(crate) setup: Option<String>,
    pub(crate) format: Format,
    pub(crate) rounds: Option<u8>,
    pub(crate) size: u8,
    pub(crate) clock: Option<Clock>,
    pub(crate) rated: bool,
    pub(crate) state: TournamentState,
    /// Everybody who was in when it began, by the numbers of their entries, as the lot fell.
    pub(crate) order: Vec<u16>,
    /// Those who are out.
    pub(crate) out: Vec<u16>,
    pub(crate) meetings: Vec<TournamentMeeting>,
    /// What people bring to all their tables, by the numbers of their entries, in the words of the setup.
    #[serde(default)]
    pub(crate) sides: BTreeMap<u16, String>,
}

/// A tournament as it is kept.
pub(crate) struct Kept {
    pub(crate) row: TournamentRow,
    pub(crate) body: Body,
    pub(crate) entrants: Vec<EntrantRow>,
}

/// Is this a table of a tournament? Then which?
pub(crate) fn of_table(made_by: &str) -> Option<&str> {
    made_by.strip_prefix(MAKER)
}

/// The secret by which people enter.
pub(crate) fn invite(app: &App, id: &str) -> String {
    app.keys.mark(&format!("enter {id}"))
}

/// Does this secret let somebody enter?
pub(crate) fn is_invited(app: &App, id: &str, invite: &str) -> bool {
    app.keys.knows_mark(&format!("enter {id}"), invite)
}

/// Reads a tournament.
pub(crate) async fn read(app: &App, id: &str) -> Result<Kept, ApiError> {
    let (row, entrants) = app.store.tournament(id).await?.ok_or(Refused::NotFound)?;
    let body = serde_json::from_str(&row.body).map_err(|error| {
        tracing::error!(%error, "a tournament cannot be read");
        Refused::Store
    })?;
    Ok(Kept { row, body, entrants })
}

/// A tournament in words, to be kept.
pub(crate) fn written(body: &Body) -> Result<String, ApiError> {
    Ok(serde_json::to_string(body).map_err(std::io::Error::other)?)
}

/// Changes a tournament; again, if somebody else was faster.
pub(crate) async fn change<T>(
    app: &App,
    id: &str,
    work: impl Fn(&mut Kept) -> Result<T, Refused>,
) -> Result<T, ApiError> {
    for _ in 0..TRIES {
        let mut kept = read(app, id).await?;
        let done = work(&mut kept)?;
        if app.store.change_tournament(id, kept.row.version, &written(&kept.body)?).await? {
            return Ok(done);
        }
    }
    Err(Refused::Busy.into())
}

impl Body {
    /// How a table begins at which these sit, from its first seat on: what they bring lies before them.
    fn setup_for(&self, entries: &[u16]) -> String {
        let mut words = self.setup.clone().unwrap_or_default();
        for (seat, entry) in entries.iter().enumerate() {
            let Some(side) = self.sides.get(entry) else { continue };
            // It was looked at when they entered; what the rules forbid since gives way to what the host chose.
            match bring(&self.game, entries.len() as u8, &words, Seat::new(seat as u8), side) {
                Ok(with) => words = with,
                Err(_) => {
                    tracing::warn!(game = self.game, "what somebody brought to a tournament is not allowed any more");
                }
            }
        }
        words
    }

    fn plan(&self) -> contest::Plan {
        let format = match self.format {
            Format::RoundRobin => contest::Format::RoundRobin,
            Format::League => contest::Format::League,
            Format::Swiss => contest::Format::Swiss,
            Format::Knockout => contest::Format::Knockout,
        };
        contest::Plan { format, rounds: self.rounds.unwrap_or(0), size: self.size }
    }

    /// The entrant of a number, as the contest counts them.
    fn number(&self, entry: u16) -> Option<contest::Entrant> {
        self.order.iter().position(|there| *there == entry).map(|at| at as contest::Entrant)
    }

    fn entry(&self, entrant: contest::Entrant) -> u16 {
        self.order.get(usize::from(entrant)).copied().unwrap_or(u16::MAX)
    }

    fn meetings(&self) -> Vec<contest::Meeting> {
        let meeting = |meeting: &TournamentMeeting| contest::Meeting {
            round: meeting.round,
            seats: meeting.seats.iter().filter_map(|entry| self.number(*entry)).collect(),
            places: meeting.places.clone(),
        };
        self.meetings.iter().map(meeting).collect()
    }

    /// Begins: everybody who has entered is in, in an order that the lot decides.
    pub(crate) fn begin(&mut self, entrants: &[EntrantRow], mut luck: u64) {
        self.order = entrants.iter().map(|entrant| entrant.n).collect();
        for at in (1..self.order.len()).rev() {
            luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            self.order.swap(at, (luck >> 33) as usize % (at + 1));
        }
        let count = self.order.len() as u32;
        if self.format == Format::Swiss && self.rounds.is_none() {
            // As many as it takes until one is left who has won everything.
            self.rounds = Some((u32::BITS - (count.max(2) - 1).leading_zeros()).clamp(1, 15) as u8);
        }
        self.state = TournamentState::Running;
    }
}

impl Kept {
    fn here(&self) -> Vec<bool> {
        let is_here = |entry: &u16| {
            let somebody = self.entrants.iter().find(|entrant| entrant.n == *entry);
            let is_there = somebody.is_some_and(|entrant| entrant.bot.is_some() || entrant.guest.is_some());
            is_there && !self.body.out.contains(entry)
        };
        self.body.order.iter().map(is_here).collect()
    }

    /// The tournament as a guest may see it.
    pub(crate) fn told(&self, app: &App, guest: &str) -> Tournament {
        let Kept { row, body, entrants } = self;
        let host = row.made_by == guest;
        let is_open = body.state == TournamentState::Gathering;
        let entrant = |entrant: &EntrantRow| TournamentEntrant {
            entrant: entrant.n,
            name: entrant.name.clone(),
            level: entrant.bot.as_deref().and_then(Level::from_text),
            brings: body.sides.contains_key(&entrant.n),
            out: body.out.contains(&entrant.n) || (entrant.guest.is_none() && entrant.bot.is_none()),
        };
        let standing = |line: contest::Line| Standing {
            entrant: body.entry(line.entrant),
            place: line.place,
            played: line.played,
            wins: line.wins,
            points: line.points,
            buchholz: line.buchholz,
            berger: line.berger,
        };
        let lines = contest::standings(&body.plan(), &self.here(), &body.meetings());
        Tournament {
            tournament: row.id.clone(),
            title: body.title.clone(),
            game: body.game.clone(),
            setup: body.setup.clone(),
            format: body.format,
            rounds: body.rounds,
            size: body.size,
            clock: body.clock,
            rated: body.rated,
            state: body.state,
            host,
            mine: entrants.iter().find(|entrant| entrant.guest.as_deref() == Some(guest)).map(|entrant| entrant.n),
            invite: (host && is_open).then(|| invite(app, &row.id)),
            may_bring: is_open && brings(&body.game),
            entrants: entrants.iter().map(entrant).collect(),
            standings: lines.into_iter().map(standing).collect(),
            meetings: body.meetings.clone(),
        }
    }

    /// The tournament as a list shows it.
    pub(crate) fn summary(row: &TournamentRow, guest: &str) -> Option<TournamentSummary> {
        let body: Body = serde_json::from_str(&row.body).ok()?;
        Some(TournamentSummary {
            tournament: row.id.clone(),
            title: body.title,
            game: body.game,
            state: body.state,
            host: row.made_by == guest,
        })
    }
}

/// Lets a tournament go on as far as it can: results are read, the next round is drawn, tables are opened.
pub(crate) async fn advance(app: &Arc<App>, id: &str) -> Result<(), ApiError> {
    for _ in 0..TRIES {
        let mut kept = read(app, id).await?;
        let is_played = matches!(kept.body.state, TournamentState::Running | TournamentState::Paused);
        if !is_played {
            return Ok(());
        }
        let mut changed = collect(app, &mut kept.body).await?;
        while kept.body.state == TournamentState::Running && draw(&mut kept)? {
            changed = true;
        }
        if changed && !app.store.change_tournament(id, kept.row.version, &written(&kept.body)?).await? {
            continue;
        }
        return open_tables(app, &kept).await;
    }
    Err(Refused::Busy.into())
}

/// [`advance`], for whoever does not wait for it.
pub(crate) fn nudge(app: &Arc<App>, id: &str) {
    let (app, id) = (Arc::clone(app), id.to_owned());
    tokio::spawn(async move {
        if let Err(error) = advance(&app, &id).await {
            tracing::warn!(?error, "a tournament does not go on; it will when somebody looks at it");
        }
    });
}

/// Reads how games ended that were under way. Has one?
async fn collect(app: &Arc<App>, body: &mut Body) -> Result<bool, StoreError> {
    let mut changed = false;
    let out = body.out.clone();
    for meeting in body.meetings.iter_mut().filter(|meeting| meeting.places.is_empty()) {
        let Some(table) = &meeting.table else { continue };
        match app.store.result(table).await?.filter(|places| places.len() == meeting.seats.len()) {
            Some(places) => {
                meeting.places = places;
                changed = true;
            }
            None => {
                // Whoever is out gives up; said again until it is so, since the table may have been awake elsewhere.
                for (seat, _) in meeting.seats.iter().enumerate().filter(|(_, entry)| out.contains(*entry)) {
                    let _ = Tables::tell(app, table, Inbox::GiveUp { seat: Seat::new(seat as u8) });
                }
                // A server may have gone before it was noted how the game ended; the table does that when it wakes.
                let stand = app.store.stand(table).await?;
                if stand.n > 0 && stand.waits == 0 {
                    let _ = Tables::tell(app, table, Inbox::Wake);
                }
            }
        }
    }
    Ok(changed)
}

/// Draws what comes next, if all that was drawn is over. Was there anything? After the last round it is over.
fn draw(kept: &mut Kept) -> Result<bool, ApiError> {
    if kept.body.meetings.iter().any(|meeting| meeting.places.is_empty()) {
        return Ok(false);
    }
    let next = contest::next(&kept.body.plan(), &kept.here(), &kept.body.meetings());
    if next.is_empty() {
        kept.body.state = TournamentState::Over;
        return Ok(true);
    }
    for meeting in next {
        let seats: Vec<u16> = meeting.seats.iter().map(|entrant| kept.body.entry(*entrant)).collect();
        let table = if meeting.is_over() { None } else { Some(new_id::<9>()?) };
        kept.body.meetings.push(TournamentMeeting { round: meeting.round, seats, places: meeting.places, table });
    }
    Ok(true)
}

/// Opens the tables that are drawn and are not there yet.
async fn open_tables(app: &Arc<App>, kept: &Kept) -> Result<(), ApiError> {
    let Kept { row, body, entrants } = kept;
    for meeting in body.meetings.iter().filter(|meeting| meeting.places.is_empty()) {
        let Some(table) = &meeting.table else { continue };
        if app.store.table(table).await?.is_some() {
            continue;
        }
        let of = |entry: &u16| entrants.iter().find(|entrant| entrant.n == *entry);
        let plan = |entry: &u16| match of(entry).and_then(|entrant| Level::from_text(entrant.bot.as_deref()?)) {
            Some(level) => SeatPlan::Bot { level },
            None => SeatPlan::Me { name: of(entry).and_then(|entrant| entrant.name.clone()) },
        };
        let holder = |(seat, entry): (usize, &u16)| {
            let guest = of(entry)?.guest.clone()?;
            Some(Holder { seat: seat as u8, guest, since: app.now() })
        };
        let new = NewTable {
            game: body.game.clone(),
            opening: Opening::Setup(body.setup_for(&meeting.seats)),
            seats: meeting.seats.iter().map(plan).collect(),
            name: Some(body.title.clone()),
            made_by: format!("{MAKER}{}", row.id),
            maker_name: None,
            clock: body.clock,
            chat: false,
            rated: body.rated,
            known_as: Some(table.clone()),
            held_by: Some(meeting.seats.iter().enumerate().filter_map(holder).collect()),
        };
        new.make(app).await?;
        // Bots begin at once, and whoever has gone in the meantime gives up.
        let _ = Tables::tell(app, table, Inbox::Reseat);
    }
    Ok(())
}

/// Takes somebody out: what they play is given up.
pub(crate) async fn take_out(app: &Arc<App>, id: &str, entry: u16) -> Result<(), ApiError> {
    let tables = change(app, id, |kept| {
        let is_played = matches!(kept.body.state, TournamentState::Running | TournamentState::Paused);
        if !is_played || kept.body.out.contains(&entry) || kept.body.number(entry).is_none() {
            return Err(Refused::Tournament);
        }
        kept.body.out.push(entry);
        let open = kept.body.meetings.iter().filter(|meeting| meeting.places.is_empty());
        let at = |meeting: &TournamentMeeting| {
            Some((meeting.table.clone()?, meeting.seats.iter().position(|seat| *seat == entry)?))
        };
        Ok(open.filter_map(at).collect::<Vec<_>>())
    })
    .await?;
    for (table, seat) in tables {
        let _ = Tables::tell(app, &table, Inbox::GiveUp { seat: Seat::new(seat as u8) });
    }
    nudge(app, id);
    Ok(())
}
