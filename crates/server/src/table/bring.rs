//! Somebody sits down with something of their own: a deck.
//!
//! Where a game has that, nothing is asked before everybody is there, and whoever sits down may change what lies before
//! their seat and nothing else. The table is laid anew for it, from the same seed. Nothing has been answered by then, so
//! nothing is lost; from the first answer on, the log only grows.

use super::{
    actor::{Actor, Gone, Panicked, careful},
    note,
    open::{bits, refusal, rows, waits},
    people, show, wake,
};
use arbiter_engine::{LogText, Seat};
use arbiter_protocol::{Refusal, Refused};
use arbiter_shelf::{AnyTable, bring, brings, open_table};
use arbiter_store::{Entry, Holder, TableRow};

/// Somebody who sits down, and what they bring.
#[derive(Clone, Debug)]
pub(crate) struct Brought {
    pub(crate) holder: Holder,
    pub(crate) name: Option<String>,
    /// In the words of the setup.
    pub(crate) side: String,
}

/// Are people still awaited who may bring something of their own, as long as nobody has answered?
fn awaits(row: &TableRow) -> bool {
    row.seats.iter().any(|seat| seat.open) && LogText::setup(&row.opening).is_some() && brings(&row.game)
}

/// May whoever takes a seat of this table bring something?
pub(crate) fn may_bring(row: &TableRow, entries: &[Entry]) -> bool {
    awaits(row) && !people::is_begun(entries)
}

impl Actor {
    /// Is nothing asked yet, because everybody may bring something and not all are there?
    pub(crate) fn gathers(&self) -> bool {
        !self.people.answered && awaits(&self.row)
    }

    /// Sits somebody down with what they bring, or says why not.
    pub(crate) async fn bring(&mut self, brought: Brought) -> Result<Result<(), Refusal>, Gone> {
        if self.frozen {
            return Ok(Err(show::frozen()));
        }
        if !self.gathers() {
            return Ok(Err(Refused::Begun.into()));
        }
        let laid = match careful(|| self.laid_with(&brought)) {
            Ok(Ok(laid)) => laid,
            Ok(Err(refusal)) => return Ok(Err(refusal)),
            Err(Panicked) => return Ok(Err(Refused::Setup.into())),
        };
        let (id, now, log) = (self.row.id.clone(), self.app.now(), laid.log());
        let store = |error: arbiter_store::StoreError| {
            tracing::error!(%error, "what somebody brings could not be kept");
            Gone
        };
        let taken = self.app.store.take_seat(&id, brought.holder, brought.name.as_deref()).await.map_err(store)?;
        if !taken {
            return Ok(Err(Refused::Invitation.into()));
        }
        let mut entries = rows(&*laid, 0, now);
        if let Some(last) = entries.last_mut() {
            // Bots may have to begin, also if this server ends now.
            last.due = Some(now);
        }
        let first = bits(waits(laid.turn()));
        self.app.store.lay_anew(&id, &log.opening, first, entries).await.map_err(store)?;
        (self.row.opening, self.row.waits) = (log.opening, first);
        self.people = wake::people(&self.row, Some(&*laid), &[], &vec![(now, 0); laid.n()]);
        self.kept = laid.n();
        self.table = Some(laid);
        self.reseat().await?;
        Ok(Ok(()))
    }

    /// The table as it begins with what somebody brings, and with all that was noted so far.
    fn laid_with(&self, brought: &Brought) -> Result<Box<dyn AnyTable>, Refusal> {
        let (words, seats) = (LogText::setup(&self.row.opening).unwrap_or_default(), self.row.seats.len() as u8);
        let seat = Seat::new(brought.holder.seat);
        let words = bring(&self.row.game, seats, words, seat, &brought.side).map_err(refusal)?;
        let seed = self.row.seed.parse().map_err(|_| Refused::Setup)?;
        let mut laid = open_table(&self.row.game, seats, &words, seed).map_err(refusal)?;
        for entry in self.table.iter().flat_map(|table| table.entries(0..table.n())) {
            if let Some(text) = note::of(&entry.line.deed) {
                laid.note(entry.line.seat, text);
            }
        }
        Ok(laid)
    }
}
