//! What people do at tables that last for days: their clock rests while they are away, and whoever waits for long reminds
//! them. Both are entries of the log, so everybody sees them.

use super::actor::{Actor, Gone};
use crate::say;
use arbiter_engine::{Seat, Seats};
use arbiter_protocol::{Note, Refused, Seat as WireSeat};

impl Actor {
    pub(crate) async fn rest(&mut self, socket: u64, days: u8, seat: Option<WireSeat>) -> Result<(), Gone> {
        let now = self.app.now();
        let rested = self.seat(socket, seat).and_then(|seat| {
            if self.over().is_some() {
                return Err(Refused::Over.into());
            }
            if !self.people.is_slow() {
                return Err(Refused::NotSlow.into());
            }
            let may = if days == 0 {
                self.people.resting_until(seat, now).is_some()
            } else {
                days <= self.people.rest_days(seat, now)
            };
            if may { Ok((seat, Note::Rest { days })) } else { Err(Refused::NoRest.into()) }
        });
        self.jot_for(socket, rested).await.map(drop)
    }

    pub(crate) async fn nudge_seat(&mut self, socket: u64, whom: WireSeat) -> Result<(), Gone> {
        let (seat, now) = (say::engine_seat(whom), self.app.now());
        let nudged = self.seat(socket, None).and_then(|by| {
            let is_due = self.people.nudge_at(seat).is_some_and(|at| at <= now);
            let is_other = !self.held(socket).has(seat) && self.is_person(seat);
            if is_due && is_other { Ok((by, Note::Nudge { seat: whom })) } else { Err(Refused::TooSoon.into()) }
        });
        if self.jot_for(socket, nudged).await?.is_some() {
            self.remind(seat);
        }
        Ok(())
    }

    /// Does somebody sit here who is no bot?
    pub(crate) fn is_person(&self, seat: Seat) -> bool {
        self.row.seats.get(seat.index()).is_some_and(|row| row.bot.is_none() && !row.open)
    }

    /// Tells those who are asked now and are not there, once for each question.
    pub(crate) fn call(&mut self) {
        let asked: Seats =
            self.asked().into_iter().filter(|seat| self.is_person(*seat) && !self.people.is_bot(*seat)).collect();
        let connected = self.connected_seats();
        for seat in asked.without(self.called) {
            if !connected.has(seat) && !self.passes(seat) {
                self.app.reach.your_move(&self.app, &self.row, seat);
            }
        }
        self.called = asked;
    }

    fn remind(&self, seat: Seat) {
        self.app.reach.reminded(&self.app, &self.row, seat);
    }
}
