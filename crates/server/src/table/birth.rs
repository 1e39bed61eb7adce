//! The task of a table begins: it is taken, woken, and let go of at the end.

use super::{Inbox, actor::Actor, show, wake};
use crate::App;
use arbiter_protocol::{Refused, ServerMessage};
use arbiter_store::{Hold, StoreError};
use std::sync::{Arc, atomic::AtomicU8};
use tokio::sync::mpsc;

/// What a table's task begins with.
pub(crate) struct Birth {
    pub(crate) app: Arc<App>,
    pub(crate) id: String,
    pub(crate) queue: mpsc::WeakSender<Inbox>,
    pub(crate) inbox: mpsc::Receiver<Inbox>,
    pub(crate) connected: Arc<AtomicU8>,
}

impl Birth {
    /// Wakes the table and lives until nobody is there.
    pub(crate) async fn live(mut self) {
        let token = match self.app.store.hold(&self.id).await {
            Ok(Hold::Here(token)) => token,
            Ok(Hold::Nowhere) => return self.turn_away(Some(Refused::NotFound)),
            // Another server was faster. Whoever is here comes again, and is passed on.
            Ok(Hold::At(_)) => return self.turn_away(None),
            Err(error) => return self.cannot_read(&error),
        };
        self.wake_up().await;
        self.app.tables.forget(&self.id, &self.queue);
        if let Err(error) = self.app.store.let_go(&self.id, token).await {
            tracing::warn!(%error, "a table is still ours; others notice when this server ends");
        }
    }

    async fn wake_up(&mut self) {
        match wake::wake(&self.app, &self.id).await {
            Ok(Some(woken)) => {
                self.app.metrics.tables.inc();
                let mut actor = Actor::new(self, woken);
                // What could not be kept must not be seen: everybody comes back to what was kept.
                if actor.begin().await.is_ok() {
                    let _ = actor.run(&mut self.inbox).await;
                }
                self.app.metrics.tables.dec();
            }
            Ok(None) => self.turn_away(Some(Refused::NotFound)),
            Err(error) => self.cannot_read(&error),
        }
    }

    fn cannot_read(&mut self, error: &StoreError) {
        tracing::error!(%error, "a table could not be read");
        self.app.metrics.store_errors.inc();
        self.turn_away(Some(Refused::Store));
    }

    /// Tells everybody who waits that there is no table; or hangs up.
    fn turn_away(&mut self, refused: Option<Refused>) {
        self.app.tables.forget(&self.id, &self.queue);
        self.inbox.close();
        while let Ok(message) = self.inbox.try_recv() {
            let Some(refused) = refused else { continue };
            match message {
                Inbox::Enter { out, .. } => {
                    let _ = out.send(show::text(&ServerMessage::Refused(refused.into())));
                }
                Inbox::LookBack { answer, .. } => drop(answer.send(Err(refused))),
                Inbox::Log { answer } | Inbox::Page { answer, .. } => drop(answer.send(Err(refused))),
                Inbox::Bring { answer, .. } => drop(answer.send(Err(refused.into()))),
                Inbox::Thaw { answer, .. } => drop(answer.send(Err(refused.into()))),
                _ => {}
            }
        }
    }
}
