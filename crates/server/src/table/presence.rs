//! Who is at a table: they come and go, and are told what is new, each with their own eyes.

use super::{
    actor::{Actor, Gone, Panicked, careful},
    open::bits,
    show,
};
use crate::outbox::Out;
use arbiter_engine::{Seat, Seats};
use arbiter_protocol::{Refusal, ServerMessage};
use axum::extract::ws::Utf8Bytes;
use std::{collections::BTreeMap, sync::atomic::Ordering, time::Duration};
use tokio::time::Instant;

/// The longest that bots wait for somebody to take an answer back.
const LONGEST_PAUSE: Duration = Duration::from_secs(10);

/// Somebody who is there.
pub(super) struct Sitting {
    guest: String,
    held: Seats,
    out: Out,
    /// How long bots wait after an answer from here.
    pause: Duration,
}

impl Actor {
    /// Somebody comes. To which seats has nobody been connected before?
    pub(super) fn enter(&mut self, socket: u64, guest: String, out: Out, since: Option<u32>) -> Seats {
        let held = show::held(&self.row, &guest);
        let come = held.without(self.connected_seats());
        let pause = self.sockets.get(&socket).map_or(Duration::ZERO, |sitting| sitting.pause);
        let known = self.sockets.insert(socket, Sitting { guest, held, out, pause }).is_some();
        if !known {
            self.presence_but(Some(socket));
        }
        let since = since.map(|since| since as usize).filter(|since| *since <= self.n());
        let message = match since {
            Some(since) if self.table.is_some() && !self.has_forgotten(since) => {
                self.write(|actor| actor.happened(held, since))
            }
            _ => self.write(|actor| ServerMessage::Table(actor.now(held))),
        };
        if let Some(message) = message {
            self.send(socket, message);
        }
        if self.look_round() {
            self.nudge();
        }
        come
    }

    /// Tells somebody who sees the table what happened before, once that is known again.
    pub(super) async fn tell_what_was(&mut self, socket: u64, since: usize) -> Result<(), Gone> {
        self.recall(since).await?;
        let held = self.held(socket);
        if let Some(message) = self.write(|actor| actor.happened(held, since)) {
            self.send(socket, message);
        }
        Ok(())
    }

    /// Notes whether anybody is there. Has somebody come to where nobody was?
    pub(super) fn look_round(&self) -> bool {
        let anybody = !self.sockets.is_empty();
        self.watched.send_replace(anybody) != anybody && anybody
    }

    pub(crate) async fn reseat(&mut self) -> Result<(), Gone> {
        match self.app.store.table(&self.row.id).await {
            // Whoever runs the servers wants it to stand still, or to go on.
            Ok(Some(row)) if row.frozen != self.row.frozen => return Err(Gone),
            Ok(Some(row)) => {
                // Whoever has just sat down sees what they are asked.
                for (seat, old) in (0u8..).map(Seat::new).zip(&self.row.seats) {
                    if old.open {
                        self.called.insert(seat);
                    }
                }
                self.row = row;
                self.people.seat(&self.row);
                self.rate().await;
                for sitting in self.sockets.values_mut() {
                    sitting.held = show::held(&self.row, &sitting.guest);
                }
                self.presence();
                self.show_all(|actor, held| ServerMessage::Table(actor.now(held)));
                self.start_clocks().await?;
                self.let_go().await?;
                self.call();
                self.nudge();
            }
            // Another server has deleted it.
            Ok(None) => return Err(Gone),
            Err(error) => tracing::error!(%error, "a table could not be read"),
        }
        Ok(())
    }

    /// How long bots wait after an answer from this socket.
    pub(crate) fn pause(&mut self, socket: u64, ms: u32) {
        if let Some(sitting) = self.sockets.get_mut(&socket) {
            sitting.pause = Duration::from_millis(ms.into()).min(LONGEST_PAUSE);
        }
    }

    /// Until when bots wait after this: until the pause of whoever may take it back is over.
    pub(super) fn wait_after(&self, by: Seat, socket: Option<u64>) -> Option<Instant> {
        let table = self.table.as_ref()?;
        let pause = self.sockets.get(&socket?)?.pause;
        let bots = self.asked().into_iter().any(|seat| self.bot(seat).is_some());
        (bots && !pause.is_zero() && table.may_undo(by) > 0).then(|| Instant::now() + pause)
    }

    /// Since when nobody is connected to a seat.
    pub(crate) fn away_since(&self, seat: Seat) -> Option<u64> {
        self.away.get(seat.index()).copied().flatten()
    }

    /// Who uses a socket.
    pub(crate) fn guest(&self, socket: u64) -> Option<&str> {
        self.sockets.get(&socket).map(|sitting| sitting.guest.as_str())
    }

    /// The seats of whoever uses a socket.
    pub(crate) fn held(&self, socket: u64) -> Seats {
        self.sockets.get(&socket).map_or(Seats::NONE, |sitting| sitting.held)
    }

    /// The seats somebody is connected to.
    pub(crate) fn connected_seats(&self) -> Seats {
        self.sockets.values().fold(Seats::NONE, |all, sitting| all.and(sitting.held))
    }

    pub(super) fn presence(&mut self) {
        self.presence_but(None);
    }

    /// Tells everybody who is there, except a socket that is about to be told everything.
    fn presence_but(&mut self, but: Option<u64>) {
        let connected = self.connected_seats();
        let bits = bits(connected);
        if self.connected.swap(bits, Ordering::Relaxed) == bits {
            return;
        }
        let now = self.app.now();
        for (seat, away) in (0u8..).map(Seat::new).zip(&mut self.away) {
            *away = if connected.has(seat) { None } else { away.or(Some(now)) };
        }
        let Some(message) = self.write(|actor| ServerMessage::Seats { seats: actor.seats_now() }) else { return };
        let others: Vec<u64> = self.sockets.keys().copied().filter(|socket| Some(*socket) != but).collect();
        for socket in others {
            self.send(socket, message.clone());
        }
    }

    /// Writes a message with the help of the rules; nothing if they panic.
    pub(super) fn write(&mut self, message: impl Fn(&Actor) -> ServerMessage) -> Option<Utf8Bytes> {
        match careful(|| show::text(&message(self))) {
            Ok(text) => Some(text),
            Err(Panicked) => {
                self.freeze("the rules panicked");
                None
            }
        }
    }

    pub(crate) fn show(&mut self, socket: u64) {
        let Some(held) = self.sockets.get(&socket).map(|sitting| sitting.held) else { return };
        if let Some(message) = self.write(|actor| ServerMessage::Table(actor.now(held))) {
            self.send(socket, message);
        }
    }

    /// Shows the table to whoever holds a seat.
    pub(crate) fn show_seat(&mut self, seat: Seat) {
        let holding = self.sockets.iter().filter(|(_, sitting)| sitting.held.has(seat)).map(|(socket, _)| *socket);
        for socket in holding.collect::<Vec<_>>() {
            self.show(socket);
        }
    }

    /// Shows everybody something; those with the same seats get the very same message.
    pub(super) fn show_all(&mut self, message: impl Fn(&Actor, Seats) -> ServerMessage) {
        let mut groups: BTreeMap<Vec<usize>, (Seats, Vec<u64>)> = BTreeMap::new();
        for (socket, sitting) in &self.sockets {
            let key = sitting.held.into_iter().map(Seat::index).collect();
            groups.entry(key).or_insert_with(|| (sitting.held, Vec::new())).1.push(*socket);
        }
        for (held, sockets) in groups.into_values() {
            let Some(text) = self.write(|actor| message(actor, held)) else { return };
            for socket in sockets {
                self.send(socket, text.clone());
            }
        }
    }

    pub(crate) fn refuse(&mut self, socket: u64, refusal: Refusal) {
        self.app.metrics.refusals.inc();
        let refusal = Refusal { n: Some(self.n() as u32), ..refusal };
        self.send(socket, show::text(&ServerMessage::Refused(refusal)));
    }

    /// Sends a message. Whoever does not keep up is let go; they come back and hear what they missed.
    pub(crate) fn send(&mut self, socket: u64, message: Utf8Bytes) {
        if let Some(sitting) = self.sockets.get(&socket)
            && sitting.out.send(message).is_err()
        {
            self.sockets.remove(&socket);
            self.look_round();
        }
    }
}
