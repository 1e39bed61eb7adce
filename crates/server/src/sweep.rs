//! Forgets what was abandoned: tables at which nothing has happened for long.

use crate::{App, bans};
use arbiter_store::StoreError;
use std::{sync::Arc, time::Duration};

/// How often it is looked for.
const EVERY: Duration = Duration::from_secs(60 * 60);
/// How many tables are looked up at a time: each is deleted by itself, so others write in between.
const MOST: u32 = 200;

impl App {
    /// Deletes tables at which nothing has happened for longer than they are kept. How many?
    pub async fn sweep(&self) -> Result<usize, StoreError> {
        let now = self.now();
        let before = |kept: Option<Duration>| kept.map_or(0, |kept| now.saturating_sub(kept.as_millis() as u64));
        let (unfinished, finished) = (before(self.config.keep_unfinished), before(self.config.keep_finished));
        let (mut deleted, mut last) = (0, String::new());
        loop {
            let found = self.store.abandoned(unfinished, finished, &last, MOST).await?;
            for table in &found {
                if self.is_closing() {
                    return Ok(deleted);
                }
                // Somebody looks at it.
                if !self.tables.is_awake(table) && self.store.delete(table).await? {
                    deleted += 1;
                }
            }
            match found.into_iter().nth(MOST as usize - 1) {
                Some(table) => last = table,
                None => break,
            }
        }
        self.store.forget_guests(unfinished).await?;
        // Addresses that have kept nothing for a while need not be remembered.
        self.keeping.retain_recent();
        self.writing.retain_recent();
        self.tries.tidy();
        self.letters.tidy();
        self.presence.tidy(now);
        self.replays.tidy();
        Ok(deleted)
    }
}

/// Sweeps from time to time, until the server closes.
pub(crate) async fn keep_tidy(app: Arc<App>) {
    let closed = app.closed();
    tokio::pin!(closed);
    let (mut clock, mut banned) = (tokio::time::interval(EVERY), tokio::time::interval(bans::EVERY));
    loop {
        tokio::select! {
            // Another server may have been told so.
            _ = banned.tick(), if app.cluster.is_some() => if let Err(error) = app.read_bans().await {
                tracing::warn!(%error, "it is not known who is not let in any more");
            },
            _ = clock.tick() => match app.sweep().await {
                Ok(0) => {}
                Ok(deleted) => tracing::info!(deleted, "abandoned tables were deleted"),
                Err(error) => tracing::error!(%error, "abandoned tables could not be deleted"),
            },
            () = &mut closed => return,
        }
    }
}
