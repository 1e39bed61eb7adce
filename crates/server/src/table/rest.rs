//! Tables that keep little: long ones when they wake, and those at which nothing happens.
//!
//! A table is played on from a position that is kept beside its log, so it is awake at once however long the log is. While
//! people play, what lies further back than anybody can go alone is forgotten every now and then; where nothing happens for a
//! while, all that came before the last answers. Whoever wants to know of it has it played again from the log, which is the
//! truth.

use super::{
    actor::{Actor, Gone, careful},
    open::log_text,
    thaw, wake,
};
use arbiter_shelf::AnyPosition;
use arbiter_store::PositionRow;
use std::sync::Arc;

/// A position is kept after so many entries: what comes after it is played again in a moment.
const EVERY: usize = 256;

/// So many positions stay at hand while people play, for whoever was away for a moment, and at most as many again before
/// the older ones are forgotten.
const AT_HAND: usize = 64;

/// A position as the store has it.
pub(super) fn row(position: AnyPosition) -> PositionRow {
    let AnyPosition { n, ply, rules, text } = position;
    PositionRow { n, ply, rules, text }
}

/// A position as a table goes on from it.
pub(super) fn position(row: PositionRow) -> AnyPosition {
    let PositionRow { n, ply, rules, text } = row;
    AnyPosition { n, ply, rules, text }
}

impl Actor {
    /// Keeps a position every now and then. That it could not be kept is no harm.
    pub(super) fn keep_position(&mut self) {
        if self.n() < self.position_kept + EVERY {
            return;
        }
        let Ok(Some(position)) = careful(|| self.table.as_ref().and_then(|table| table.firm())) else { return };
        // Where the last firm position is an old one, the next is looked for no sooner than usual.
        let is_new = position.n as usize > self.position_kept;
        self.position_kept = self.n();
        if !is_new {
            return;
        }
        let (app, id) = (Arc::clone(&self.app), self.row.id.clone());
        tokio::spawn(async move {
            if let Err(error) = app.store.keep_position(&id, &row(position)).await {
                tracing::debug!(%error, "a position was not kept");
            }
        });
    }

    /// Nothing has happened for a while: forgets what can be played again.
    pub(super) fn forget(&mut self) {
        if let Some(table) = &mut self.table {
            table.forget();
        }
    }

    /// Forgets now and then what nobody needs to play on, so that long tables take no more room than short ones.
    pub(super) fn trim(&mut self) {
        if let Some(table) = self.table.as_mut().filter(|table| table.n() >= self.trimmed + AT_HAND) {
            table.trim(AT_HAND);
            self.trimmed = table.n();
        }
    }

    /// Has the table forgotten what came after so many entries?
    pub(super) fn has_forgotten(&self, since: usize) -> bool {
        self.table.as_ref().is_some_and(|table| table.since() > since)
    }

    /// Does the table know all that seats may take back by themselves?
    pub(super) fn knows_undo(&self) -> bool {
        self.table.as_ref().is_none_or(|table| table.knows_undo())
    }

    /// Plays the whole log again, if the table has forgotten what came after so many entries.
    pub(super) async fn recall(&mut self, since: usize) -> Result<(), Gone> {
        if !self.has_forgotten(since) {
            return Ok(());
        }
        let entries = match self.app.store.entries(&self.row.id).await {
            Ok(entries) => entries,
            Err(error) => {
                tracing::error!(%error, "a log could not be read");
                self.app.metrics.store_errors.inc();
                return Err(Gone);
            }
        };
        let log = thaw::without_lost(log_text(&self.row, entries));
        let rules = wake::Rules { begun: self.row.rules, now: self.rules_now, over: self.over().is_some() };
        let replayed = tokio::task::spawn_blocking(move || wake::replay(log, rules)).await;
        match replayed {
            Ok(Ok(table)) if table.n() == self.n() => {
                self.trimmed = table.n();
                self.table = Some(table);
                Ok(())
            }
            // The position and the log are at odds, and the log is right. Everybody comes again, and hears what is true.
            _ => {
                tracing::error!(table = %self.row.id, "a position that was kept does not fit its log");
                if let Err(error) = self.app.store.drop_position(&self.row.id).await {
                    tracing::error!(%error, "and it could not be forgotten");
                }
                Err(Gone)
            }
        }
    }
}
