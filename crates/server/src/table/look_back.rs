//! Looking back on a table.

use super::{Wish, WishedEyes, actor::Actor, open::log_text, show, thaw};
use crate::say;
use arbiter_engine::{Eyes, Seat};
use arbiter_protocol::{Refused, Replay, TableNow};

impl Actor {
    /// The whole log as it was kept, once the game is over: also if the rules of today do not allow it any more.
    pub(crate) async fn log(&mut self) -> Result<String, Refused> {
        match &self.table {
            Some(_) if self.over().is_none() => return Err(Refused::NotOver),
            None if !self.was_over => return Err(Refused::Frozen),
            _ => {}
        }
        let entries = self.app.store.entries(&self.row.id).await.map_err(|error| {
            tracing::error!(%error, "a log could not be read");
            Refused::Store
        })?;
        Ok(thaw::without_lost(log_text(&self.row, entries)).to_string())
    }

    /// A page of the book of what was answered: everything once the game is over; before, what a seat of this guest
    /// may know of its own answers, and the rest made up.
    pub(crate) fn page(&self, guest: &str, seat: Option<Seat>, frame: Option<usize>) -> Result<String, Refused> {
        let table = self.table.as_ref().ok_or(Refused::Frozen)?;
        let over = self.over().is_some();
        let whose = match seat {
            _ if over => None,
            Some(seat) if show::held(&self.row, guest).has(seat) => Some(seat),
            Some(_) => return Err(Refused::NoSeat),
            None => return Err(Refused::NotOver),
        };
        table.page(frame, whose).ok_or(Refused::NotFound)
    }

    /// A table, position by position, as far as this guest may see it and the rules of today allow it.
    pub(crate) fn look_back(&self, guest: &str, wish: Wish) -> Result<Replay, Refused> {
        let readable = self.stopped.as_ref().and_then(|stopped| stopped.readable.as_ref());
        let (table, total) = match (&self.table, readable) {
            (Some(table), _) => (table, table.frame_count()),
            (None, Some(readable)) => (&readable.table, readable.frames),
            (None, None) => return Err(Refused::Frozen),
        };
        let held = show::held(&self.row, guest);
        let ranking = table.turn().ranking();
        let over = ranking.is_some() || self.over().is_some() || (self.table.is_none() && self.was_over);
        let eyes = match (wish.eyes, over) {
            (None, true) | (Some(WishedEyes::All), true) => Eyes::Arbiter,
            (Some(WishedEyes::All), false) => return Err(Refused::NotOver),
            (None, false) => held.into_iter().next().map_or(Eyes::Spectator, Eyes::Seat),
            (Some(WishedEyes::Spectator), _) => Eyes::Spectator,
            (Some(WishedEyes::Seat(seat)), over) if over || held.has(seat) => Eyes::Seat(seat),
            (Some(WishedEyes::Seat(_)), _) => return Err(Refused::NoSeat),
        };
        let from = wish.from.min(total);
        let range = from..total.min(from.saturating_add(wish.count));
        let answers = |seat: Seat| over || eyes == Eyes::Seat(seat);
        let TableNow { seats, name, .. } = self.now(held);
        Ok(Replay {
            table: self.row.id.clone(),
            game: self.row.game.clone(),
            name,
            seats,
            eyes: match eyes {
                Eyes::Seat(seat) => Some(say::seat(seat)),
                Eyes::Spectator | Eyes::Arbiter => None,
            },
            all: eyes == Eyes::Arbiter,
            total: total as u32,
            frames: table.frames(range, eyes, &answers).into_iter().map(say::frame).collect(),
            rules: self.row.rules,
            rules_now: self.rules_now,
            stops: self.stopped.as_ref().map(|stopped| stopped.refusal.clone()),
            over: self.over().or_else(|| ranking.map(|ranking| show::over(&**table, &ranking))),
        })
    }
}
