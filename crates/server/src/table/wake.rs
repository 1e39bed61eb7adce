//! Waking a table: playing its log again.

use super::open::log_text;
use crate::App;
use arbiter_shelf::{AnyTable, replay_table};
use arbiter_store::{StoreError, TableRow};

/// What came of waking a table.
pub(crate) struct Woken {
    /// What is known of it.
    pub(crate) row: TableRow,
    /// The table itself, or why it stands still.
    pub(crate) table: Result<Box<dyn AnyTable>, String>,
    /// How many entries are kept.
    pub(crate) kept: usize,
    /// When the last of them was made.
    pub(crate) at: u64,
}

/// Wakes a table; nothing if there is none.
pub(crate) async fn wake(app: &App, id: &str) -> Result<Option<Woken>, StoreError> {
    let Some(row) = app.store.table(id).await? else { return Ok(None) };
    let entries = app.store.entries(id).await?;
    let (kept, at) = (entries.len(), entries.last().map_or(row.made_at, |entry| entry.at));
    if let Some(why) = row.frozen.clone() {
        return Ok(Some(Woken { row, table: Err(why), kept, at }));
    }
    let log = log_text(&row, entries);
    let replayed = tokio::task::spawn_blocking(move || replay_table(&log)).await;
    let table = match replayed {
        Ok(Ok(Ok(table))) => Ok(table),
        Ok(Ok(Err(error))) => Err(error.to_string()),
        Ok(Err(error)) => Err(error.to_string()),
        Err(_) => Err("the rules panicked".to_owned()),
    };
    Ok(Some(Woken { row, table, kept, at }))
}
