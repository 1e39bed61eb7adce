//! When accounts were heard of last: their friends see it, if they let them.

use crate::App;
use std::{
    collections::HashMap,
    sync::{Mutex, PoisonError},
};

/// How exactly it is kept, in milliseconds: asking often must not mean writing often.
const EVERY: u64 = 60 * 1000;

/// When it was last kept that an account is there.
#[derive(Default)]
pub(crate) struct Presence(Mutex<HashMap<String, u64>>);

impl Presence {
    fn is_late(&self, account: &str, now: u64) -> bool {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let late = kept.get(account).is_none_or(|at| now >= at.saturating_add(EVERY));
        if late {
            kept.insert(account.to_owned(), now);
        }
        late
    }

    /// Forgets those who were not heard of for a while.
    pub(crate) fn tidy(&self, now: u64) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.retain(|_, at| now < at.saturating_add(EVERY));
    }
}

/// An account is there.
pub(crate) async fn note(app: &App, account: &str) {
    let now = app.now();
    if app.presence.is_late(account, now)
        && let Err(error) = app.store.see(account, now).await
    {
        tracing::warn!(%error, "it could not be kept that somebody is there");
    }
}
