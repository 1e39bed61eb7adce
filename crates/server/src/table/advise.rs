//! Advice for somebody who plays alone with bots: how things stand, and what to do. It is thought out where bots think, in turn
//! with them, and through the eyes of the seat that asks.

use super::{Inbox, actor::Actor, show};
use crate::say;
use arbiter_engine::Seat;
use arbiter_protocol::{Advice, Advised, Change, Refusal, Refused, Seat as WireSeat, ServerMessage};
use arbiter_shelf::AnyAdvice;
use std::{
    sync::Arc,
    time::{Duration, Instant},
};

/// How many lines of play advice is found by, if there is time for so many.
const LINES: u32 = 600;
/// Nobody is kept waiting longer once it is their turn.
const PATIENCE: Duration = Duration::from_millis(1500);
/// So much may be under way to one who asks: what to do, and how things stand.
const AT_ONCE: u8 = 2;

impl Actor {
    /// Somebody wants to know how things stand, and perhaps what to do.
    pub(crate) fn advise(&mut self, socket: u64, options: bool, seat: Option<WireSeat>) {
        let seat = match self.seat(socket, seat).and_then(|seat| self.may_be_advised().map(|()| seat)) {
            Ok(seat) => seat,
            Err(refusal) => return self.refuse(socket, refusal),
        };
        let Some(table) = &self.table else { return self.refuse(socket, show::frozen()) };
        let under_way = self.advising.entry(socket).or_default();
        if *under_way >= AT_ONCE {
            return self.refuse(socket, Refused::Rate.into());
        }
        *under_way += 1;
        let n = table.n();
        let adviser = table.adviser(seat, if options { LINES } else { 0 });
        let (app, queue, owner) = (Arc::clone(&self.app), self.queue.clone(), self.row.made_by.clone());
        tokio::spawn(async move {
            let turn = app.thinkers.turn(&owner, true).await;
            let thought = tokio::task::spawn_blocking(move || {
                let begun = Instant::now();
                adviser(&|| begun.elapsed() >= PATIENCE)
            });
            let advice = thought.await.ok();
            drop(turn);
            if let Some(queue) = queue.upgrade() {
                // Where the table has gone, nobody waits for advice.
                let _ = queue.send(Inbox::Advised { socket, n, seat, advice }).await;
            }
        });
    }

    /// Is there only one person at this table?
    fn may_be_advised(&self) -> Result<(), Refusal> {
        if self.people.rated {
            return Err(Refused::Rated.into());
        }
        let people = self.row.seats.iter().filter(|seat| seat.bot.is_none()).count();
        if people == 1 { Ok(()) } else { Err(Refused::NoAdvice.into()) }
    }

    /// Hands advice to who asked for it, if they are still there.
    pub(crate) fn advised(&mut self, socket: u64, n: usize, seat: Seat, advice: Option<AnyAdvice>) {
        if let Some(under_way) = self.advising.get_mut(&socket) {
            *under_way -= 1;
            if *under_way == 0 {
                self.advising.remove(&socket);
            }
        }
        match advice {
            Some(advice) => self.send(socket, show::text(&ServerMessage::Advice(said(n, seat, advice)))),
            None => self.refuse(socket, Refused::Busy.into()),
        }
    }
}

fn said(n: usize, seat: Seat, advice: AnyAdvice) -> Advice {
    let option = |option: arbiter_shelf::AnyAdvised| Advised {
        text: option.text,
        label: say::spoken(option.label),
        chance: per_cent(option.chance),
        changes: option
            .changes
            .into_iter()
            .map(|change| Change { what: change.what.to_owned(), by: change.by, rival: change.rival })
            .collect(),
    };
    Advice {
        n: n as u32,
        seat: say::seat(seat),
        chances: advice.chances.iter().map(|chance| per_cent(*chance)).collect(),
        options: advice.options.into_iter().map(option).collect(),
    }
}

fn per_cent(share: f32) -> u8 {
    (100.0 * share.clamp(0.0, 1.0)).round() as u8
}
