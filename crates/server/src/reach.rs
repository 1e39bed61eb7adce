//! Reaching people who are not there: their browsers are told that it is their move, if whoever runs the server wants it
//! and they want it.
//!
//! What is said is never more than a lobby shows: the game, the table, and that somebody waits. It is said once for each
//! question, and no more often than [`BETWEEN`] at a table. Nothing here is waited for by a table.

mod post;
mod push;

use crate::App;
use arbiter_engine::{Message, Seat};
use arbiter_language::{Lang, Speaker};
use arbiter_store::{Subscription, TableRow};
use post::Post;
pub(crate) use post::is_allowed;
pub(crate) use push::{Browser, Vapid};
use serde::Serialize;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::sync::Semaphore;

/// How long somebody is left in peace who was told something about a table, in milliseconds.
const BETWEEN: u64 = 60_000;
/// How many are told something at the same time.
const AT_ONCE: usize = 16;
/// How many are remembered who were told something; then the oldest are forgotten.
const REMEMBERED: usize = 10_000;

/// What somebody is told who is not there.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "reach")]
#[allow(missing_docs, reason = "the sentence in the Fluent file is the best documentation of its variant")]
pub enum Notice {
    YourMove,
    Reminded,
}

/// Tells browsers.
pub(crate) struct Reach {
    /// The key that says that it is us; nothing where nobody is told anything.
    vapid: Option<Vapid>,
    post: Post,
    turns: Arc<Semaphore>,
    /// When somebody was told something about a table.
    told: Mutex<HashMap<(String, String), u64>>,
}

/// What a browser shows.
#[derive(Serialize)]
struct Shown<'a> {
    title: &'a str,
    body: &'a str,
    url: &'a str,
    tag: &'a str,
}

impl Reach {
    pub(crate) fn new(vapid: Option<Vapid>, is_local: bool) -> Reach {
        let turns = Arc::new(Semaphore::new(AT_ONCE));
        Reach { vapid, post: Post::new(is_local), turns, told: Mutex::default() }
    }

    /// The public key that browsers ask for, if anybody is told anything.
    pub(crate) fn key(&self) -> Option<&str> {
        self.vapid.as_ref().map(Vapid::public)
    }

    /// It is the move of this seat.
    pub(crate) fn your_move(&self, app: &Arc<App>, row: &TableRow, seat: Seat) {
        self.tell(app, row, seat, Notice::YourMove);
    }

    /// Somebody reminds this seat.
    pub(crate) fn reminded(&self, app: &Arc<App>, row: &TableRow, seat: Seat) {
        self.tell(app, row, seat, Notice::Reminded);
    }

    fn tell(&self, app: &Arc<App>, row: &TableRow, seat: Seat, notice: Notice) {
        if self.vapid.is_none() {
            return;
        }
        let holders = row.holders.iter().filter(|holder| usize::from(holder.seat) == seat.index());
        for holder in holders {
            if notice == Notice::YourMove && !self.is_due(&holder.guest, &row.id, app.now()) {
                continue;
            }
            let (app, guest) = (Arc::clone(app), holder.guest.clone());
            let (table, name, game) = (row.id.clone(), row.name.clone(), title(&row.game));
            tokio::spawn(async move {
                let Ok(_turn) = Arc::clone(&app.reach.turns).acquire_owned().await else { return };
                match app.store.subscriptions(&guest).await {
                    Ok(browsers) => {
                        for browser in browsers {
                            let what = name.as_ref().map_or_else(|| game.clone(), |name| format!("{name} · {game}"));
                            app.reach.send(&app, &browser, &table, &what, notice).await;
                        }
                    }
                    Err(error) => tracing::warn!(%error, "it could not be read whom to tell"),
                }
            });
        }
    }

    /// Is it long enough since they were told something about this table?
    fn is_due(&self, guest: &str, table: &str, now: u64) -> bool {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        if told.len() >= REMEMBERED {
            told.retain(|_, at| now < at.saturating_add(BETWEEN));
        }
        let last = told.insert((guest.to_owned(), table.to_owned()), now);
        last.is_none_or(|at| now >= at.saturating_add(BETWEEN))
    }

    async fn send(&self, app: &App, to: &Subscription, table: &str, title: &str, notice: Notice) {
        let Some(vapid) = &self.vapid else { return };
        let lang = to.lang.parse().unwrap_or(Lang::En);
        let body = Speaker::of(lang).phrase(notice);
        let shown = Shown { title, body: &body, url: &format!("/table/{table}"), tag: table };
        let shown = serde_json::to_vec(&shown).unwrap_or_default();
        let Some(browser) = Browser::of(&to.p256dh, &to.auth) else { return };
        let sealed = match browser.seal(&shown) {
            Ok(sealed) => sealed,
            Err(error) => return tracing::warn!(%error, "nothing could be encrypted"),
        };
        match self.post.post(&to.endpoint, vapid, table, sealed, app.now()).await {
            // Nobody listens there any more.
            Ok(404 | 410) => {
                if let Err(error) = app.store.unsubscribe(&to.endpoint).await {
                    tracing::warn!(%error, "a browser could not be forgotten");
                }
            }
            Ok(200..=299) => {
                app.metrics.told.inc();
            }
            Ok(status) => tracing::info!(status, "a browser could not be told"),
            Err(error) => tracing::info!(%error, "a browser could not be told"),
        }
    }
}

/// What a game is called.
pub(crate) fn title(game: &str) -> String {
    arbiter_rules::catalogue(game).map_or_else(|| game.to_owned(), |rules| rules.title.clone())
}
