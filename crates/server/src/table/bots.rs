//! Bots at a table: they think elsewhere and come back with an answer.

use super::{Inbox, actor::Actor};
use crate::{
    contest,
    thinkers::{Thinkers, Turn},
};
use arbiter_bots::{Kind, PATIENCE};
use arbiter_engine::Seat;
use arbiter_protocol::Level;
use std::{sync::Arc, time::Instant};
use tokio::sync::watch;

/// The bot that plays at this level. The list of levels stands twice, since messages know no bots; a test holds both together.
pub(crate) fn kind(level: Level) -> Kind {
    Kind::Level(arbiter_bots::Level::ALL[level as usize])
}

impl Actor {
    /// Sets every bot thinking that is asked and does not think yet. Bots among themselves play to those who look;
    /// where people play, it shall be their move when they come back.
    pub(crate) fn nudge_bots(&mut self) {
        let has_people = self.is_waited_for();
        if !has_people && !*self.watched.borrow() {
            return;
        }
        let Some(table) = &self.table else { return };
        if table.n() >= self.app.config.limits.entries {
            return;
        }
        for seat in self.asked() {
            let Some(kind) = self.bot(seat) else { continue };
            if self.thinking.has(seat) {
                continue;
            }
            self.thinking.insert(seat);
            let n = table.n();
            let thinker = table.thinker(seat, kind);
            let (app, queue) = (Arc::clone(&self.app), self.queue.clone());
            let wait = self.wait_until.subscribe();
            let (owner, mut watched) = (self.row.made_by.clone(), self.watched.subscribe());
            tokio::spawn(async move {
                let begun = Instant::now();
                let turn = turn(&app.thinkers, &owner, &mut watched).await;
                let answer = if has_people || *watched.borrow() {
                    let thought = tokio::task::spawn_blocking(move || {
                        let begun = Instant::now();
                        thinker(&|| begun.elapsed() >= PATIENCE)
                    })
                    .await;
                    drop(turn);
                    tokio::time::sleep(app.config.bot_pace.saturating_sub(begun.elapsed())).await;
                    wait_for_second_thoughts(wait).await;
                    Inbox::Thought { n, seat, choice: thought.ok() }
                } else {
                    Inbox::NotThought { seat }
                };
                if let Some(queue) = queue.upgrade() {
                    // A table that has gone needs no answer: it asks again when it wakes.
                    let _ = queue.send(answer).await;
                }
            });
        }
    }

    /// Does somebody wait for bots to go on: people who play, or a tournament?
    pub(crate) fn is_waited_for(&self) -> bool {
        contest::of_table(&self.row.made_by).is_some() || self.row.seats.iter().any(|seat| seat.bot.is_none())
    }

    /// The bot in a seat, if one sits there or stands in.
    pub(crate) fn bot(&self, seat: Seat) -> Option<Kind> {
        let row = self.row.seats.get(seat.index())?;
        let level = self.people.stand_in(seat).or_else(|| Level::from_text(row.bot.as_deref()?));
        level.map(|level| self.app.config.bots.unwrap_or_else(|| kind(level)))
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

/// Waits for a bot's turn to think; sooner if somebody comes to look.
async fn turn(thinkers: &Thinkers, owner: &str, watched: &mut watch::Receiver<bool>) -> Turn {
    if !*watched.borrow() {
        tokio::select! {
            turn = thinkers.turn(owner, false) => return turn,
            // Where the table has gone, nobody comes any more.
            Ok(_) = watched.wait_for(|watched| *watched) => {}
        }
    }
    thinkers.turn(owner, true).await
}

#[cfg(test)]
mod tests {
    use super::{Level, kind};

    #[test]
    fn the_levels_people_choose_are_those_that_bots_play_at() {
        assert_eq!(Level::ALL.map(Level::as_str), arbiter_bots::Level::ALL.map(arbiter_bots::Level::as_str));
        for level in Level::ALL {
            assert_eq!(kind(level).to_string(), level.as_str());
        }
    }
}
