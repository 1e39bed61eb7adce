//! The tables that are awake: a task each, fed by a queue.
//!
//! A table wakes when somebody comes and falls asleep when nobody is there. Whatever happens to it
//! happens in its task, one message after the other, so nothing needs a lock; a fault in the rules
//! stops this task's table and no other.

mod actor;
mod advise;
mod again;
mod agree;
mod birth;
mod bots;
mod bring;
mod clock;
mod look_back;
pub(crate) mod note;
mod open;
mod orders;
mod people;
mod presence;
mod rest;
mod show;
mod slow;
mod talk;
#[cfg(test)]
pub(crate) mod tests;
mod thaw;
mod wake;

pub(crate) use bring::{Brought, may_bring};
pub use open::{NewTable, Opening};
pub(crate) use open::{log_text, refusal};
pub(crate) use people::{Agreed, agreed_in, is_resting};
pub(crate) use show::{held, over, seats, text};
pub(crate) use thaw::WANTED as THAW_WANTED;
pub(crate) use wake::closed;

use crate::{App, outbox::Out};
use arbiter_protocol::{ClientMessage, Refusal, Refused, Replay};
use std::{
    collections::HashMap,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU8, Ordering},
    },
    time::Duration,
};
use tokio::sync::{mpsc, oneshot};

/// How many messages may wait for a table.
const QUEUE: usize = 256;

/// What a table can be told.
pub(crate) enum Inbox {
    /// Somebody comes, or wants to know again what they missed.
    Enter { socket: u64, guest: String, out: Out, since: Option<u32> },
    /// Somebody who is there says something.
    Say { socket: u64, message: ClientMessage },
    /// Somebody goes.
    Leave { socket: u64 },
    /// A bot has thought; nothing if it could not.
    Thought { n: usize, seat: arbiter_engine::Seat, choice: Option<String> },
    /// The pause is over after which the server passes for somebody.
    Ordered { n: usize, seat: arbiter_engine::Seat },
    /// Advice for somebody who asked; nothing if there is none.
    Advised { socket: u64, n: usize, seat: arbiter_engine::Seat, advice: Option<arbiter_shelf::AnyAdvice> },
    /// A bot has not thought, because nobody waits for it.
    NotThought { seat: arbiter_engine::Seat },
    /// Somebody has sat down.
    Reseat,
    /// Somebody sits down and brings something of their own.
    Bring { brought: Brought, answer: oneshot::Sender<Result<(), Refusal>> },
    /// A bot has to think, or a clock runs out: nothing else is to be said.
    Wake,
    /// A table that stands still shall go on from its last good entry. Whoever wants it, unless it is an operator.
    Thaw { guest: Option<String>, answer: oneshot::Sender<Result<u32, Refusal>> },
    /// Somebody was taken out of a tournament.
    GiveUp { seat: arbiter_engine::Seat },
    /// The table was deleted.
    Deleted,
    /// Somebody wants to look back.
    LookBack { guest: String, wish: Wish, answer: oneshot::Sender<Result<Replay, Refused>> },
    /// Somebody wants a page of it.
    Page {
        guest: String,
        seat: Option<arbiter_engine::Seat>,
        frame: Option<usize>,
        answer: oneshot::Sender<Result<String, Refused>>,
    },
    /// Somebody wants the whole log.
    Log { answer: oneshot::Sender<Result<String, Refused>> },
}

/// What somebody wants to look back on.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Wish {
    /// Through whose eyes; their own if not said.
    pub(crate) eyes: Option<WishedEyes>,
    /// The first frame.
    pub(crate) from: usize,
    /// How many.
    pub(crate) count: usize,
}

/// Through whose eyes somebody wants to look back.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum WishedEyes {
    /// Those of this seat.
    Seat(arbiter_engine::Seat),
    /// Those of a spectator.
    Spectator,
    /// Those that see everything.
    All,
}

/// The tables that are awake.
#[derive(Default)]
pub struct Tables {
    awake: Mutex<HashMap<String, Handle>>,
}

struct Handle {
    queue: mpsc::Sender<Inbox>,
    /// The seats somebody is connected to, a bit each.
    connected: Arc<AtomicU8>,
}

impl std::fmt::Debug for Tables {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Tables").field("awake", &self.len()).finish()
    }
}

impl Tables {
    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<String, Handle>> {
        // A map of handles is whole after any panic.
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are awake.
    #[must_use]
    pub fn len(&self) -> usize {
        self.lock().len()
    }

    /// Is none awake?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Is this table awake?
    pub(crate) fn is_awake(&self, table: &str) -> bool {
        self.lock().contains_key(table)
    }

    /// The seats of a table somebody is connected to, a bit each.
    pub(crate) fn connected(&self, table: &str) -> u8 {
        self.lock().get(table).map_or(0, |handle| handle.connected.load(Ordering::Relaxed))
    }

    /// Tells a table something, waking it if need be. What is queued here is read before the table
    /// falls asleep, because both happen under the same lock.
    pub(crate) fn tell(app: &Arc<App>, table: &str, message: Inbox) -> Result<mpsc::Sender<Inbox>, Refused> {
        let mut awake = app.tables.lock();
        // A task that fell over is replaced; what it had acknowledged is in the store.
        if awake.get(table).is_some_and(|handle| handle.queue.is_closed()) {
            awake.remove(table);
        }
        let handle = awake.entry(table.to_owned()).or_insert_with(|| {
            let (queue, inbox) = mpsc::channel(QUEUE);
            let connected = Arc::new(AtomicU8::new(0));
            let actor = birth::Birth {
                app: Arc::clone(app),
                id: table.to_owned(),
                queue: queue.downgrade(),
                inbox,
                connected: Arc::clone(&connected),
            };
            tokio::spawn(actor.live());
            Handle { queue, connected }
        });
        handle.queue.try_send(message).map_err(|_| Refused::Busy)?;
        Ok(handle.queue.clone())
    }

    /// Tells a table something if it is awake.
    pub(crate) fn tell_awake(&self, table: &str, message: Inbox) {
        if let Some(handle) = self.lock().get(table) {
            // A table with a full queue has more to do than to hear this; it reads the store anyway.
            let _ = handle.queue.try_send(message);
        }
    }

    /// Takes a table off the list, unless something was queued for it in the meantime.
    pub(crate) fn sleep(&self, table: &str, inbox: &mpsc::Receiver<Inbox>) -> bool {
        let mut awake = self.lock();
        if !inbox.is_empty() {
            return false;
        }
        awake.remove(table);
        true
    }

    /// The tables that are awake.
    pub(crate) fn awake(&self) -> Vec<String> {
        self.lock().keys().cloned().collect()
    }

    /// Lets a table go, whatever is queued for it: everybody who is there has to come again.
    pub(crate) fn hang_up(&self, table: &str) {
        if let Some(handle) = self.lock().remove(table) {
            tokio::spawn(async move { handle.queue.send(Inbox::Deleted).await.is_ok() });
        }
    }

    /// Waits until every table has fallen asleep, but not for long.
    pub(crate) async fn all_asleep(&self, patience: Duration) {
        let waited = tokio::time::timeout(patience, async {
            while !self.is_empty() {
                tokio::time::sleep(Duration::from_millis(5)).await;
            }
        });
        if waited.await.is_err() {
            tracing::warn!("a table did not fall asleep; closing all the same");
        }
    }

    /// Takes a table off the list whatever is queued, unless it is another task's by now.
    pub(crate) fn forget(&self, table: &str, queue: &mpsc::WeakSender<Inbox>) {
        let mut awake = self.lock();
        let ours = queue.upgrade();
        if awake.get(table).zip(ours).is_some_and(|(handle, ours)| handle.queue.same_channel(&ours)) {
            awake.remove(table);
        }
    }
}
