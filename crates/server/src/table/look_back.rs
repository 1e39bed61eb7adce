//! Looking back on a table.

use super::{Wish, WishedEyes, actor::Actor, show};
use crate::say;
use arbiter_engine::{Eyes, Seat};
use arbiter_protocol::{Refused, Replay, TableNow};

/// The most frames in one answer.
const MOST_FRAMES: usize = 4000;

impl Actor {
    /// The whole log, once the game is over.
    pub(crate) fn log(&self) -> Result<String, Refused> {
        let table = self.table.as_ref().ok_or(Refused::Frozen)?;
        table.turn().ranking().map(|_| table.log().to_string()).ok_or(Refused::NotOver)
    }

    /// A page of the book of what was answered: everything once the game is over; before, what a seat of this guest
    /// may know of its own answers, and the rest made up.
    pub(crate) fn page(&self, guest: &str, seat: Option<Seat>, frame: Option<usize>) -> Result<String, Refused> {
        let table = self.table.as_ref().ok_or(Refused::Frozen)?;
        let over = table.turn().ranking().is_some();
        let whose = match seat {
            _ if over => None,
            Some(seat) if show::held(&self.row, guest).has(seat) => Some(seat),
            Some(_) => return Err(Refused::NoSeat),
            None => return Err(Refused::NotOver),
        };
        table.page(frame, whose).ok_or(Refused::NotFound)
    }

    /// A table, position by position, as far as this guest may see it.
    pub(crate) fn look_back(&self, guest: &str, wish: Wish) -> Result<Replay, Refused> {
        let table = self.table.as_ref().ok_or(Refused::Frozen)?;
        let held = show::held(&self.row, guest);
        let ranking = table.turn().ranking();
        let eyes = match (wish.eyes, ranking.is_some()) {
            (None, true) | (Some(WishedEyes::All), true) => Eyes::Arbiter,
            (Some(WishedEyes::All), false) => return Err(Refused::NotOver),
            (None, false) => held.into_iter().next().map_or(Eyes::Spectator, Eyes::Seat),
            (Some(WishedEyes::Spectator), _) => Eyes::Spectator,
            (Some(WishedEyes::Seat(seat)), over) if over || held.has(seat) => Eyes::Seat(seat),
            (Some(WishedEyes::Seat(_)), _) => return Err(Refused::NoSeat),
        };
        let total = table.frame_count();
        let from = wish.from.min(total);
        let range = from..total.min(from.saturating_add(wish.count.min(MOST_FRAMES)));
        let answers = |seat: Seat| ranking.is_some() || eyes == Eyes::Seat(seat);
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
            over: ranking.map(|ranking| show::over(&**table, &ranking)),
        })
    }
}
