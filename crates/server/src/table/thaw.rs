//! A table that stood still goes on from its last good entry. What came after it stays in the log and does not count.

use super::{
    actor::{Actor, Gone},
    note,
    open::{bits, log_text, waits},
    wake,
};
use crate::App;
use arbiter_engine::{LogText, Seat};
use arbiter_protocol::{Note, Refusal, Refused};
use arbiter_store::{Entry, TableRow};
use std::sync::Arc;
use tokio::sync::oneshot;

/// The log as it counts: what was answered between the last good entry and the going on leads nowhere any more.
pub(crate) fn without_lost(mut log: LogText) -> LogText {
    for at in 0..log.lines.len() {
        let thawed = note::of(&log.lines[at].deed).and_then(note::read);
        let Some(Note::Thaw { entry }) = thawed else { continue };
        for line in log.lines[..at].iter_mut().skip(entry as usize) {
            if note::of(&line.deed).is_none() {
                line.deed = format!("note {}", note::written(&Note::Lost));
            }
        }
    }
    log
}

impl Actor {
    /// Lets the table go on from its last good entry: for whoever made it, or for an operator.
    pub(crate) async fn thaw(
        &mut self,
        guest: Option<String>,
        answer: oneshot::Sender<Result<u32, Refusal>>,
    ) -> Result<(), Gone> {
        let told = self.stopped.as_ref().map(|stopped| stopped.refusal.clone());
        let thawed = match (guest, told) {
            (Some(guest), _) if guest != self.row.made_by => Err(Refused::NotYours.into()),
            (_, None) => Err(Refused::NotFrozen.into()),
            // What an operator closed is an operator's to open.
            (Some(_), Some(told)) if told.refused == Refused::Closed => Err(told),
            _ => {
                let (app, row, rules_now) = (Arc::clone(&self.app), self.row.clone(), self.rules_now);
                go_on(&app, &row, rules_now).await.map_err(Refusal::from)
            }
        };
        let goes_on = thawed.is_ok();
        let _ = answer.send(thawed);
        // Everybody comes back to the table as it is then.
        if goes_on { Err(Gone) } else { Ok(()) }
    }
}

/// In place of the reason why a table stands still: an operator lets it go on, and whichever server wakes it next sees to that.
pub(crate) const WANTED: &str = "thaw";

/// Notes from which entry a table goes on. From which?
pub(super) async fn go_on(app: &App, row: &TableRow, rules_now: u32) -> Result<u32, Refused> {
    let id = &row.id;
    let store = |error: arbiter_store::StoreError| {
        tracing::error!(%error, "a table could not go on");
        Refused::Store
    };
    let entries = app.store.entries(id).await.map_err(store)?;
    let kept = entries.len();
    let over = entries.last().is_some_and(|last| last.waits == 0);
    let (print, at) = entries.last().map_or_else(
        || ("0000000000000000".to_owned(), app.now()),
        |last| (last.fingerprint.clone(), last.at.max(app.now())),
    );
    let log = without_lost(log_text(row, entries));
    let rules = wake::Rules { begun: row.rules, now: rules_now, over };
    let replayed = tokio::task::spawn_blocking(move || {
        wake::replay(log, rules).map(|table| (kept, bits(waits(table.turn())))).or_else(|(_, stopped)| {
            let readable = stopped.readable.ok_or(Refused::Frozen)?;
            Ok((readable.good, bits(waits(readable.table.turn()))))
        })
    });
    let (good, waits) = replayed.await.map_err(|_| Refused::Frozen)??;
    let note = Note::Thaw { entry: good as u32 };
    let deed = format!("note {}", note::written(&note));
    let seat = Seat::HOUSE.index() as u8;
    let entry = Entry { seat, deed, fingerprint: print, waits, at, due: Some(at) };
    app.store.append(id, kept as u32, vec![entry]).await.map_err(store)?;
    app.store.freeze(id, None).await.map_err(store)?;
    tracing::info!(table = %id, entry = good, "a table goes on from its last good entry");
    Ok(good as u32)
}
