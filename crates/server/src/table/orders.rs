//! The server passes for somebody who does not want to be asked in every window: the same whether they are there or not,
//! and always after the same pause, so that how fast an answer comes tells nobody what they could have played.
//!
//! What somebody intends is nobody else's to know, so it is no entry of the log; the store keeps it beside.

use super::{
    Inbox,
    actor::{Actor, Gone, careful},
};
use arbiter_engine::{Arg, BySeat, Eyes, Seat, Seats, Spoken};
use arbiter_protocol::{Refused, Seat as WireSeat, Until};
use arbiter_shelf::{AnyHappening, Windows, windows};
use std::time::Duration;

/// How long an answer takes that stands: the same every time.
const PAUSE: Duration = Duration::from_millis(600);

/// For which seats the server passes.
#[derive(Debug, Default)]
pub(crate) struct Orders {
    until: BySeat<Option<Until>>,
    /// For whom it is about to.
    passing: Seats,
}

impl Orders {
    pub(crate) fn of(&self, seat: Seat) -> Option<Until> {
        self.until[seat].filter(|_| !seat.is_house())
    }
}

/// Does this name a seat: itself, or within the name of something else, such as the target of a card?
fn names(said: &Spoken, seat: Seat) -> bool {
    said.args.iter().any(|(_, arg)| match arg {
        Arg::Seat(named) => *named == seat,
        Arg::Name(name) => names(name, seat),
        Arg::List(list) => list.iter().any(|one| names(one, seat)),
        Arg::Number(_) | Arg::Text(_) => false,
    })
}

impl Actor {
    /// Remembers what was ordered before the table fell asleep.
    pub(crate) async fn recall_orders(&mut self) {
        match self.app.store.orders(&self.row.id).await {
            Ok(orders) => {
                for (seat, until) in orders {
                    if let Some(kept) = self.orders.until.0.get_mut(usize::from(seat)) {
                        *kept = Until::from_text(&until);
                    }
                }
                self.pass_on();
            }
            Err(error) => tracing::error!(%error, "it could not be read for whom to pass"),
        }
    }

    pub(crate) async fn order(
        &mut self,
        socket: u64,
        until: Option<Until>,
        seat: Option<WireSeat>,
    ) -> Result<(), Gone> {
        let ordered = self.seat(socket, seat).and_then(|seat| {
            if self.over().is_some() {
                return Err(Refused::Over.into());
            }
            if windows(&self.row.game).is_none() { Err(Refused::NoWindows.into()) } else { Ok(seat) }
        });
        match ordered {
            Ok(seat) if self.set_order(seat, until).await => {
                self.show_seat(seat);
                self.pass_on();
            }
            Ok(_) => self.refuse(socket, Refused::Store.into()),
            Err(refusal) => self.refuse(socket, refusal),
        }
        Ok(())
    }

    /// Keeps it. Was it kept?
    async fn set_order(&mut self, seat: Seat, until: Option<Until>) -> bool {
        let kept = self.app.store.set_order(&self.row.id, seat.index() as u8, until.map(Until::as_str)).await;
        if let Err(error) = &kept {
            tracing::error!(%error, "it could not be kept for whom to pass");
            self.app.metrics.store_errors.inc();
            return false;
        }
        self.orders.until[seat] = until;
        true
    }

    /// Ends the orders that do not stand after what has happened since.
    pub(crate) async fn heed_orders(&mut self, from: usize) {
        for seat in self.ended_orders(from) {
            // What could not be forgotten ends here all the same; after a restart it is looked at again.
            self.set_order(seat, None).await;
            self.orders.until[seat] = None;
        }
        self.pass_on();
    }

    fn ended_orders(&self, from: usize) -> Vec<Seat> {
        let Some(windows) = windows(&self.row.game) else { return Vec::new() };
        let ends = |seat: &Seat| self.orders.of(*seat).is_some_and(|until| self.ends(*seat, until, from, &windows));
        let all = Seats::all(self.row.seats.len() as u8);
        careful(|| all.into_iter().filter(ends).collect()).unwrap_or_default()
    }

    fn ends(&self, seat: Seat, until: Until, from: usize, windows: &Windows) -> bool {
        let Some(table) = &self.table else { return true };
        if self.over().is_some() || self.people.stand_in(seat).is_some() {
            return true;
        }
        let happened = table.happenings(from..table.n(), Eyes::Seat(seat));
        if happened.iter().any(|entry| entry.by == seat && !entry.takes_back.is_empty()) {
            return true;
        }
        let is_asked_else = self.asked().has(seat)
            && table.decision(seat).is_some_and(|decision| !windows.asks.contains(&decision.ask.id));
        let said = |is_it: &dyn Fn(&Spoken) -> bool| {
            let by_others = |entry: &&AnyHappening| until == Until::Turn || entry.by != seat;
            happened.iter().filter(by_others).any(|entry| entry.events.iter().any(|event| is_it(&event.say)))
        };
        is_asked_else
            || match until {
                Until::Turn => said(&|say| windows.headings.contains(&say.id)),
                Until::Named => said(&|say| names(say, seat)),
                Until::Asked => false,
            }
    }

    /// Does the server pass for this seat in what it is asked now?
    pub(crate) fn passes(&self, seat: Seat) -> bool {
        let Some((windows, table)) = windows(&self.row.game).zip(self.table.as_ref()) else { return false };
        let is_window = || {
            let decision = table.decision(seat)?;
            let may_pass = decision.choices.iter().any(|offer| offer.text == windows.pass);
            Some(may_pass && windows.asks.contains(&decision.ask.id))
        };
        self.orders.of(seat).is_some() && self.asked().has(seat) && careful(is_window).ok().flatten() == Some(true)
    }

    /// Passes after a pause wherever that is ordered.
    fn pass_on(&mut self) {
        let all = Seats::all(self.row.seats.len() as u8);
        let passing: Vec<Seat> = all.into_iter().filter(|seat| self.passes(*seat)).collect();
        for seat in passing {
            if self.orders.passing.has(seat) {
                continue;
            }
            self.orders.passing.insert(seat);
            let (n, queue) = (self.n(), self.queue.clone());
            tokio::spawn(async move {
                tokio::time::sleep(PAUSE).await;
                if let Some(queue) = queue.upgrade() {
                    // A table that has gone remembers when it wakes.
                    let _ = queue.send(Inbox::Ordered { n, seat }).await;
                }
            });
        }
    }

    /// The pause is over.
    pub(crate) async fn pass(&mut self, n: usize, seat: Seat) -> Result<(), Gone> {
        self.orders.passing.remove(seat);
        let still_asked = self.table.as_ref().is_some_and(|table| table.still_asks(seat, n));
        if !self.frozen && still_asked && self.passes(seat) {
            let pass = windows(&self.row.game).map_or("pass", |windows| windows.pass);
            return self.answer_for(seat, pass).await;
        }
        self.pass_on();
        Ok(())
    }
}
