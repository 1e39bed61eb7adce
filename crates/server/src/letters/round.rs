//! Who is waited for and away for long gets a letter: one for all tables, and not again for a while.

use super::{
    Went,
    letter::{Letter, Paper, Waiting},
    way_out,
};
use crate::{
    App,
    api::tables::summary,
    reach::title,
    table::{held, is_resting},
};
use arbiter_language::Lang;
use arbiter_store::{Mailbox, StoreError, TableRow};
use std::{collections::HashMap, sync::Arc, time::Duration};

/// How often it is looked who is waited for.
const EVERY: Duration = Duration::from_secs(5 * 60);
const HOUR: u64 = 60 * 60 * 1000;
/// How long somebody is waited for and away before they are written to, in milliseconds.
const AFTER: u64 = HOUR;
/// How long somebody is left in peace who was written to.
pub(super) const BETWEEN: u64 = 8 * HOUR;
/// The most people who are looked at in one round; those who were written to longest ago come first.
const MOST: u32 = 500;
/// The most tables that are looked at for a letter, and the most in it.
const MOST_TABLES: u32 = 200;
const LISTED: usize = 20;

/// Writes from time to time, until the server closes.
pub(crate) async fn keep_writing(app: Arc<App>) {
    if !app.letters.is_on() {
        return;
    }
    let closed = app.closed();
    tokio::pin!(closed);
    let mut clock = tokio::time::interval(EVERY);
    loop {
        tokio::select! {
            _ = clock.tick() => {}
            () = &mut closed => return,
        }
        if let Err(error) = app.write_letters().await {
            tracing::error!(%error, "it could not be read who is waited for");
            app.metrics.store_errors.inc();
        }
    }
}

impl App {
    /// Writes to everybody who is waited for and away for long. How many?
    pub async fn write_letters(&self) -> Result<usize, StoreError> {
        let now = self.now();
        let mut written = 0;
        let waited_for = self.store.waited_for(now.saturating_sub(AFTER), now.saturating_sub(BETWEEN), MOST).await?;
        for mailbox in waited_for {
            if self.bans.has_guest(&mailbox.account) {
                continue;
            }
            let tables = waiting(self, &mailbox.account, now).await?;
            // Of several servers one writes.
            if tables.is_empty() || !self.store.claim_letter(&mailbox.account, mailbox.written_at, now).await? {
                continue;
            }
            match self.letters.deliver(self, &write(self, &mailbox, tables).await?).await {
                Went::There => written += 1,
                Went::Nowhere => {}
                // Nobody else would be written to now either.
                Went::NotNow => {
                    self.store.claim_letter(&mailbox.account, now, mailbox.written_at).await?;
                    break;
                }
            }
        }
        Ok(written)
    }
}

/// A letter about these tables.
async fn write(app: &App, to: &Mailbox, mut tables: Vec<Waiting>) -> Result<Paper, StoreError> {
    tables.truncate(LISTED);
    let (lang, exit) = (language(app, to).await?, way_out(app, &to.account, &to.address));
    Ok(Paper { address: to.address.clone(), lang, exit, letter: Letter::Moves { tables } })
}

/// The language somebody chose last, on whatever device; else that in which they asked for letters.
async fn language(app: &App, to: &Mailbox) -> Result<Lang, StoreError> {
    let account = app.store.account(&to.account).await?;
    let kept: HashMap<String, String> =
        account.and_then(|account| serde_json::from_str(&account.kept).ok()).unwrap_or_default();
    let chosen = kept.get("language").and_then(|lang| lang.parse().ok());
    Ok(chosen.or_else(|| to.lang.parse().ok()).unwrap_or(Lang::En))
}

/// The tables where others wait for an account, as its lobby shows them; those at which its clock rests are left out.
async fn waiting(app: &App, account: &str, now: u64) -> Result<Vec<Waiting>, StoreError> {
    let mut tables = Vec::new();
    for (row, stand) in app.store.tables_of(account, MOST_TABLES).await? {
        let is_shared = row.holders.iter().any(|holder| holder.guest != account);
        let shown = summary(app, account, &row, stand);
        if !is_shared
            || !shown.my_move
            || stand.at > now.saturating_sub(AFTER)
            || rests(app, account, &row, now).await?
        {
            continue;
        }
        let game = title(&row.game);
        let title = row.name.map_or_else(|| game.clone(), |name| format!("{name} · {game}"));
        let hours = shown.due.map(|due| u32::try_from(due.saturating_sub(now) / HOUR).unwrap_or(u32::MAX));
        tables.push((stand.at, Waiting { title, table: row.id, hours }));
    }
    // Who has waited longest comes first.
    tables.sort_by_key(|(at, _)| *at);
    Ok(tables.into_iter().map(|(_, waiting)| waiting).collect())
}

/// Does the clock of a seat that they hold rest?
async fn rests(app: &App, account: &str, row: &TableRow, now: u64) -> Result<bool, StoreError> {
    let entries = app.store.entries(&row.id).await?;
    let mut seats = held(row, account).into_iter();
    Ok(seats.any(|seat| is_resting(&entries, seat, now)))
}
