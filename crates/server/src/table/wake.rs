//! Waking a table: playing its log again.
//!
//! What was played by other rules goes on by those of today, as long as they allow every entry, and everybody is told
//! so. Where they do not, the table stands still; what comes before can be read, and all of its log once its game was
//! over. Whether it still is so is tried anew each time, since the next program may know better.

use super::{open::log_text, show};
use crate::App;
use arbiter_engine::{BadLog, LogText};
use arbiter_protocol::Refusal;
use arbiter_shelf::{AnyTable, replay_table, rules_version};
use arbiter_store::{StoreError, TableRow};

/// What came of waking a table.
pub(crate) struct Woken {
    /// What is known of it.
    pub(crate) row: TableRow,
    /// The table itself, or why it stands still.
    pub(crate) table: Result<Box<dyn AnyTable>, Stopped>,
    /// The version of the rules of today.
    pub(crate) rules_now: u32,
    /// How many entries are kept.
    pub(crate) kept: usize,
    /// When the last of them was made.
    pub(crate) at: u64,
    /// Was the game over with the last of them?
    pub(crate) was_over: bool,
}

/// Why a table stands still.
pub(crate) struct Stopped {
    /// As it is told.
    pub(crate) refusal: Refusal,
    /// The table as far as it can be read, and how many frames of it were played: the House would go on by itself.
    pub(crate) readable: Option<(Box<dyn AnyTable>, usize)>,
}

impl Stopped {
    /// Something went wrong with it.
    pub(crate) fn fault() -> Stopped {
        Stopped { refusal: show::frozen(), readable: None }
    }
}

/// Before the reason, where a log did not replay. Anything else is a fault that was seen, and not tried again.
const REPLAY: &str = "replay: ";

/// Wakes a table; nothing if there is none.
pub(crate) async fn wake(app: &App, id: &str) -> Result<Option<Woken>, StoreError> {
    let Some(mut row) = app.store.table(id).await? else { return Ok(None) };
    let entries = app.store.entries(id).await?;
    let (kept, at) = (entries.len(), entries.last().map_or(row.made_at, |entry| entry.at));
    let was_over = entries.last().is_some_and(|entry| entry.waits == 0);
    let rules_now = rules_version(&row.game).unwrap_or(row.rules);
    let is_fault = row.frozen.as_ref().is_some_and(|why| !why.starts_with(REPLAY));
    let table = if is_fault {
        Err(Stopped::fault())
    } else {
        let (log, rules) = (log_text(&row, entries), (row.rules, rules_now));
        let replayed = tokio::task::spawn_blocking(move || replay(log, rules)).await;
        let replayed = replayed.unwrap_or_else(|_| Err(Box::new(("the rules panicked".to_owned(), Stopped::fault()))));
        note(app, &mut row, replayed.as_ref().err().map(|stopped| format!("{REPLAY}{}", stopped.0))).await?;
        replayed.map_err(|stopped| stopped.1)
    };
    Ok(Some(Woken { row, table, rules_now, kept, at, was_over }))
}

/// Notes that a table stands still, or no longer does.
async fn note(app: &App, row: &mut TableRow, why: Option<String>) -> Result<(), StoreError> {
    if row.frozen == why {
        return Ok(());
    }
    app.store.freeze(&row.id, why.as_deref()).await?;
    match &why {
        Some(why) => {
            app.metrics.frozen.inc();
            tracing::error!(table = %row.id, why, "a table stands still");
        }
        None => tracing::info!(table = %row.id, "a table goes on"),
    }
    row.frozen = why;
    Ok(())
}

/// Plays a log again, by these rules instead of those it began by: or why not, and how far it can be read.
fn replay(mut log: LogText, (begun, now): (u32, u32)) -> Result<Box<dyn AnyTable>, Box<(String, Stopped)>> {
    let bad = match replay_table(&log) {
        Ok(Ok(table)) => return Ok(table),
        Ok(Err(bad)) => bad,
        Err(error) => return Err(Box::new((error.to_string(), Stopped::fault()))),
    };
    let (BadLog::Illegal { entry, .. } | BadLog::Differs { entry, .. } | BadLog::Line { line: entry, .. }) = bad else {
        return Err(Box::new((bad.to_string(), Stopped::fault())));
    };
    log.lines.truncate(entry - 1);
    let Some(readable) = replay_table(&log).ok().and_then(Result::ok) else {
        return Err(Box::new((bad.to_string(), Stopped::fault())));
    };
    let frames = readable.frame_count() - (readable.n() - log.lines.len());
    let refusal = if begun == now { show::frozen() } else { Refusal::other_rules(entry, begun, now) };
    Err(Box::new((bad.to_string(), Stopped { refusal, readable: Some((readable, frames)) })))
}
