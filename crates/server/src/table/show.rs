//! What each pair of eyes is shown.

use super::actor::Actor;
use crate::say;
use arbiter_engine::{Eyes, Ranking, Seat, Seats};
use arbiter_protocol::{
    Ending, Level, MayUndo, Over, People, Place, Refusal, Refused, SeatKind, SeatNow, ServerMessage, Spoken, TableNow,
};
use arbiter_shelf::AnyTable;
use arbiter_store::TableRow;
use axum::extract::ws::Utf8Bytes;
use tokio::time::Instant;

/// A message as it is sent. Plain data can always be written.
pub(crate) fn text(message: &ServerMessage) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

/// Everybody at a table.
pub(crate) fn seats(row: &TableRow, connected: Seats, asked_since: impl Fn(Seat) -> Option<u64>) -> Vec<SeatNow> {
    let holders = &row.holders;
    let seat = |(i, row): (usize, &arbiter_store::SeatRow)| {
        let seat = Seat::new(i as u8);
        let kind = match row {
            arbiter_store::SeatRow { bot: Some(_), .. } => SeatKind::Bot,
            arbiter_store::SeatRow { open: true, .. } => SeatKind::Open,
            _ => SeatKind::Person,
        };
        SeatNow {
            seat: say::seat(seat),
            kind,
            name: row.name.clone(),
            level: row.bot.as_deref().and_then(Level::from_text),
            connected: kind == SeatKind::Bot || connected.has(seat),
            holders: holders.iter().filter(|holder| usize::from(holder.seat) == i).count() as u8,
            thinking_since: asked_since(seat),
            stand_in: None,
            away_since: None,
            gone_at: None,
            deadline: None,
            time_left: None,
            rating: None,
            resting_until: None,
            nudge_at: None,
        }
    };
    row.seats.iter().enumerate().map(seat).collect()
}

/// The seats a guest holds.
pub(crate) fn held(row: &TableRow, guest: &str) -> Seats {
    let mine = row.holders.iter().filter(|holder| holder.guest == guest);
    mine.map(|holder| Seat::new(holder.seat)).collect()
}

/// How it ended.
pub(crate) fn over(table: &dyn AnyTable, ranking: &Ranking) -> Over {
    let place = |seat| Place { seat: say::seat(seat), place: ranking.place(seat) };
    let ranking = Seats::all(table.seats()).into_iter().map(place).collect();
    Over { ranking, how: Ending::Played, seed: table.seed().to_string() }
}

/// Why a table stands still.
pub(crate) fn frozen() -> Refusal {
    Refusal { reason: Spoken::plain(Refused::Frozen.id()), ..Refused::Frozen.into() }
}

impl Actor {
    /// Whose eyes somebody with these seats sees with: of the seat that is asked; else of the one
    /// that acted last; a spectator's if there is none.
    pub(crate) fn eyes(&self, held: Seats) -> Option<Seat> {
        let asked = self.asked();
        let mut mine = held.into_iter();
        mine.clone().find(|seat| asked.has(*seat)).or(self.last.filter(|seat| held.has(*seat))).or_else(|| mine.next())
    }

    pub(crate) fn seats_now(&self) -> Vec<SeatNow> {
        let (asked, people) = (self.asked(), &self.people);
        let since = |seat: Seat| asked.has(seat).then(|| people.since[seat]);
        let mut seats = seats(&self.row, self.connected_seats(), since);
        let patience = self.app.config.patience.as_millis() as u64;
        for now in &mut seats {
            let seat = say::engine_seat(now.seat);
            now.stand_in = people.stand_in(seat);
            now.rating = self.ratings.get(seat.index()).copied().flatten();
            if now.kind != SeatKind::Bot {
                now.deadline = people.deadline(seat);
                now.time_left = people.time(seat).filter(|_| now.deadline.is_none());
            }
            if now.kind == SeatKind::Person {
                now.away_since = self.away_since(seat);
                now.resting_until = people.resting_until(seat, self.app.now());
                now.nudge_at = people.nudge_at(seat).filter(|_| people.stand_in(seat).is_none());
                now.gone_at = now.away_since.map(|since| since.saturating_add(patience));
            }
        }
        seats
    }

    /// How it ended, if it did: by its rules, or beside them.
    pub(crate) fn over(&self) -> Option<Over> {
        let table = self.table.as_ref()?;
        let ranking = table.turn().ranking();
        let how = match (self.people.ended, &ranking) {
            (Some((how, _)), _) => how,
            (None, Some(_)) => Ending::Played,
            (None, None) => return None,
        };
        let places = self.people.places(|seat| ranking.as_ref().map_or(1, |ranking| ranking.place(seat)));
        let ranking = places.into_iter().map(|(seat, place)| Place { seat: say::seat(seat), place }).collect();
        Some(Over { ranking, how, seed: table.seed().to_string() })
    }

    /// What people agreed on, as it is told.
    fn people_now(&self) -> People {
        let people = &self.people;
        let voters = people.proposal.map_or(Seats::NONE, |proposal| self.voters(proposal.by, proposal.what));
        People {
            rated: people.rated,
            chat: people.chat,
            proposal: people.told(voters),
            next: people.next.clone(),
            clock: people.clock,
            gathering: self.gathers(),
            resigned: people.resigned.iter().copied().map(say::seat).collect(),
        }
    }

    /// The table as somebody with these seats may see it.
    pub(crate) fn now(&self, held: Seats) -> TableNow {
        let eyes = self.eyes(held);
        let mut now = TableNow {
            n: self.n() as u32,
            game: self.row.game.clone(),
            rules: self.row.rules,
            rules_now: self.rules_now,
            name: self.row.name.clone(),
            seats: self.seats_now(),
            mine: say::seats(held),
            eyes: eyes.map(say::seat),
            view: None,
            waiting: Vec::new(),
            decision: None,
            may_undo: None,
            over: None,
            frozen: self.stopped.as_ref().map(|stopped| stopped.refusal.clone()),
            people: self.people_now(),
            order: None,
            rest_days: None,
            seed_commitment: self.commitment.clone(),
        };
        let own = eyes.filter(|seat| held.has(*seat));
        now.order = own.and_then(|seat| self.orders.of(seat));
        now.rest_days = own.filter(|_| self.people.is_slow()).map(|seat| self.people.rest_days(seat, self.app.now()));
        if let Some(table) = &self.table {
            now.view = Some(table.view(eyes.map_or(Eyes::Spectator, Eyes::Seat)));
            now.waiting = say::seats(self.asked());
            now.over = self.over();
            let plays =
                |seat: &Seat| !now.people.gathering && now.over.is_none() && self.people.stand_in(*seat).is_none();
            now.decision = eyes.filter(plays).and_then(|seat| Some(say::decision(seat, table.decision(seat)?)));
            let left = self
                .wait_until
                .borrow()
                .map(|until| until.saturating_duration_since(Instant::now()).as_millis() as u32);
            let for_ms = left.filter(|left| *left > 0);
            let may_undo = |seat| MayUndo { seat: say::seat(seat), count: table.may_undo(seat), for_ms };
            now.may_undo = held.into_iter().filter(plays).map(may_undo).find(|may| may.count > 0);
        }
        now
    }

    /// What happened since the log had `since` entries, and the table now.
    pub(crate) fn happened(&self, held: Seats, since: usize) -> ServerMessage {
        let eyes = self.eyes(held).map_or(Eyes::Spectator, Eyes::Seat);
        let until = self.n().min(since + self.app.config.limits.page);
        let entries = self.table.as_ref().map_or_else(Vec::new, |table| table.happenings(since..until, eyes));
        let entries = entries.into_iter().map(say::happening).collect();
        ServerMessage::Happened { entries, more: until < self.n(), table: self.now(held) }
    }
}
