//! Bots at a table: they think elsewhere and come back with an answer.

use super::{Inbox, actor::Actor, open::waits};
use arbiter_bots::Kind;
use arbiter_engine::Seat;
use arbiter_protocol::Level;
use std::{sync::Arc, time::Instant};
use tokio::sync::watch;

/// The bot that plays at this level.
pub(crate) fn kind(level: Level) -> Kind {
    match level {
        Level::Easy => Kind::Random,
        Level::Medium => Kind::Greedy,
        Level::Hard => Kind::SEARCH,
        Level::Expert => Kind::EXPERT,
    }
}

impl Actor {
    /// Sets every bot thinking that is asked and does not think yet.
    pub(crate) fn nudge_bots(&mut self) {
        let Some(table) = &self.table else { return };
        for seat in waits(table.turn()) {
            let Some(kind) = self.bot(seat) else { continue };
            if self.thinking.has(seat) {
                continue;
            }
            self.thinking.insert(seat);
            let n = table.n();
            let thinker = table.thinker(seat, kind);
            let (app, queue) = (Arc::clone(&self.app), self.queue.clone());
            let wait = self.wait_until.subscribe();
            tokio::spawn(async move {
                let begun = Instant::now();
                let turn = Arc::clone(&app.thinkers).acquire_owned().await;
                let thought = tokio::task::spawn_blocking(thinker).await;
                drop(turn);
                tokio::time::sleep(app.config.bot_pace.saturating_sub(begun.elapsed())).await;
                wait_for_second_thoughts(wait).await;
                if let Some(queue) = queue.upgrade() {
                    // A table that has gone needs no answer: it asks again when it wakes.
                    let _ = queue.send(Inbox::Thought { n, seat, choice: thought.ok() }).await;
                }
            });
        }
    }

    /// The bot in a seat, if one sits there.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Kind> {
        let level = self.row.seats.get(seat.index())?.bot.as_deref()?;
        Level::from_text(level).map(kind)
    }
}

/// Whoever acted last may take it back meanwhile; or does not want to, and says so.
async fn wait_for_second_thoughts(mut wait: watch::Receiver<Option<tokio::time::Instant>>) {
    loop {
        let Some(until) = *wait.borrow_and_update() else { return };
        tokio::select! {
            () = tokio::time::sleep_until(until) => return,
            changed = wait.changed() => if changed.is_err() { return },
        }
    }
}
