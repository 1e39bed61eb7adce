//! Waking a table: playing its log again, from a position that is kept beside it where there is one.
//!
//! What was played by other rules goes on by those of today, as long as they allow every entry and lead where those led,
//! and everybody is told so. Where they do not, the table stands still, and may go on from the last entry that agrees; what
//! comes before can be read, and all of its log once its game was over. Whether it still is so is tried anew each time, since
//! the next program may know better.

use super::{
    note as notes,
    open::{log_text, waits},
    people::People,
    rest, show, thaw,
};
use crate::App;
use arbiter_engine::{BadLog, LogLine, LogText, Seat};
use arbiter_protocol::{Note, Refusal};
use arbiter_shelf::{AnyEntry, AnyPosition, AnyTable, replay_table, resume_table, rules_version};
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
    /// Up to which of them a position is kept beside them.
    pub(crate) position_kept: usize,
    /// What people agreed on beside the rules.
    pub(crate) people: People,
    /// Was the game over with the last of them?
    pub(crate) was_over: bool,
    /// Did it stand still until now, because of rules that did not allow its log?
    pub(crate) goes_on: bool,
}

/// Why a table stands still.
pub(crate) struct Stopped {
    /// As it is told.
    pub(crate) refusal: Refusal,
    /// The table as far as it can be read, and how many frames of it were played: the House would go on by itself.
    pub(crate) readable: Option<Box<Readable>>,
}

/// A table as far as it can be read.
pub(crate) struct Readable {
    pub(crate) table: Box<dyn AnyTable>,
    /// How many frames of it were played.
    pub(crate) frames: usize,
    /// How many entries are good.
    pub(crate) good: usize,
}

impl Stopped {
    /// Something went wrong with it.
    pub(crate) fn fault() -> Stopped {
        Stopped { refusal: show::frozen(), readable: None }
    }

    /// It stands still for this reason.
    fn because(why: &str) -> Stopped {
        let refusal = why.strip_prefix(CLOSED).map(|why| Refusal::closed(why.strip_prefix(": ")));
        Stopped { refusal: refusal.unwrap_or_else(show::frozen), readable: None }
    }
}

/// Before the reason, where whoever runs the server has closed a table.
const CLOSED: &str = "closed";

/// Why a table stands still that was closed, as it is kept.
pub(crate) fn closed(why: Option<&str>) -> String {
    why.map_or_else(|| CLOSED.to_owned(), |why| format!("{CLOSED}: {why}"))
}

/// Before the reason, where a log did not replay. Anything else is a fault that was seen, and not tried again.
const REPLAY: &str = "replay: ";

/// Wakes a table; nothing if there is none.
pub(crate) async fn wake(app: &App, id: &str) -> Result<Option<Woken>, StoreError> {
    let Some(mut row) = app.store.table(id).await? else { return Ok(None) };
    if row.frozen.as_deref() == Some(thaw::WANTED) {
        match thaw::go_on(app, &row, rules_version(&row.game).unwrap_or(row.rules)).await {
            Ok(_) => row.frozen = None,
            // It says why, and is tried again.
            Err(refused) => tracing::warn!(table = %id, ?refused, "a table could not go on"),
        }
    }
    let entries = app.store.entries(id).await?;
    let position = position(app, id).await;
    let kept = entries.len();
    let times: Vec<(u64, u8)> = entries.iter().map(|entry| (entry.at, entry.waits)).collect();
    let was_over = entries.last().is_some_and(|entry| entry.waits == 0);
    let rules_now = rules_version(&row.game).unwrap_or(row.rules);
    let fault = row.frozen.as_ref().filter(|why| !why.starts_with(REPLAY) && *why != thaw::WANTED);
    let stood_still = row.frozen.is_some();
    let mut lines = Vec::new();
    let table = if let Some(why) = fault {
        Err(Stopped::because(why))
    } else {
        let log = thaw::without_lost(log_text(&row, entries));
        let rules = Rules { begun: row.rules, now: rules_now, over: was_over };
        lines.clone_from(&log.lines);
        let from = position.clone();
        let replayed = tokio::task::spawn_blocking(move || match from.and_then(|from| resume(&log, &from)) {
            Some(table) => Ok(table),
            None => replay(log, rules),
        });
        let replayed = replayed.await;
        let replayed = replayed.unwrap_or_else(|_| Err(("the rules panicked".to_owned(), Box::new(Stopped::fault()))));
        note(app, &mut row, replayed.as_ref().err().map(|(why, _)| format!("{REPLAY}{why}"))).await?;
        replayed.map_err(|(_, stopped)| *stopped)
    };
    let people = people(&row, table.as_deref().ok(), &lines, &times);
    let position_kept = position.map_or(0, |position| position.n as usize).min(kept);
    let goes_on = stood_still && row.frozen.is_none();
    Ok(Some(Woken { row, table, rules_now, kept, position_kept, people, was_over, goes_on }))
}

/// The position that is kept beside the log. Without it, the log is played from its beginning.
async fn position(app: &App, id: &str) -> Option<AnyPosition> {
    match app.store.position(id).await {
        Ok(found) => found.map(rest::position),
        Err(error) => {
            tracing::warn!(%error, "a position could not be read");
            None
        }
    }
}

/// The table as it goes on from this position, if it fits the log: not where the table has gone back behind it.
fn resume(log: &LogText, from: &AnyPosition) -> Option<Box<dyn AnyTable>> {
    let since = log.lines.get(from.n as usize..)?;
    let goes_behind = since.iter().filter_map(|line| notes::read(notes::of(&line.deed)?)).any(|note| match note {
        Note::Thaw { entry } => entry < from.n,
        _ => false,
    });
    if goes_behind { None } else { resume_table(log, from).ok()? }
}

/// What people agreed on, as the entries say that were made at these times, with who was asked afterwards.
pub(crate) fn people(row: &TableRow, table: Option<&dyn AnyTable>, lines: &[LogLine], times: &[(u64, u8)]) -> People {
    let asked = |bits: u8| (0..8).filter(move |seat| bits & 1 << seat != 0).map(Seat::new);
    let mut people = People::new(row, asked(row.waits).collect());
    let Some(table) = table else { return people };
    let forgotten = lines.iter().zip(times).take(table.since());
    let forgotten = forgotten.map(|(line, (_, waits))| AnyEntry { line: line.clone(), waits: asked(*waits).collect() });
    let entries = forgotten.chain(table.entries(table.since()..times.len()));
    for (entry, (at, _)) in entries.zip(times) {
        people.hear(&entry, *at);
    }
    if people.ended.is_none() {
        people.asked = waits(table.turn());
    }
    people
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

/// By which rules a log was begun and is read, and whether its game was over.
#[derive(Copy, Clone)]
pub(super) struct Rules {
    pub(super) begun: u32,
    pub(super) now: u32,
    pub(super) over: bool,
}

/// Plays a log again, by these rules instead of those it began by: or why not, and how far it can be read.
pub(super) fn replay(mut log: LogText, rules: Rules) -> Result<Box<dyn AnyTable>, (String, Box<Stopped>)> {
    let bad = match replay_table(&log) {
        Ok(Ok(table)) => match elsewhere(&log, &*table, rules) {
            Some(entry) => BadLog::Differs { entry, rules: rules.begun },
            None => return Ok(table),
        },
        Ok(Err(bad)) => bad,
        Err(error) => return Err((error.to_string(), Box::new(Stopped::fault()))),
    };
    let (BadLog::Illegal { entry, .. } | BadLog::Differs { entry, .. } | BadLog::Line { line: entry, .. }) = bad else {
        return Err((bad.to_string(), Box::new(Stopped::fault())));
    };
    log.lines.truncate(entry - 1);
    let Some(table) = replay_table(&log).ok().and_then(Result::ok) else {
        return Err((bad.to_string(), Box::new(Stopped::fault())));
    };
    let frames = table.frame_count() - (table.n() - log.lines.len());
    let refusal = match bad {
        _ if rules.begun == rules.now => show::frozen(),
        BadLog::Differs { .. } => Refusal::other_outcome(entry, rules.begun, rules.now),
        _ => Refusal::other_rules(entry, rules.begun, rules.now),
    };
    let readable = Some(Box::new(Readable { table, frames, good: entry - 1 }));
    Err((bad.to_string(), Box::new(Stopped { refusal, readable })))
}

/// From which entry on a game that goes on by other rules is no longer what was played. Where no position is written as it
/// was, nothing can be compared; and who looks back at a game that is over wants to see all of it.
fn elsewhere(log: &LogText, table: &dyn AnyTable, rules: Rules) -> Option<usize> {
    if rules.begun == rules.now || rules.over {
        return None;
    }
    let mut agrees = false;
    let led = log.lines.iter().zip(table.entries(0..log.lines.len()));
    (1..).zip(led).find_map(|(entry, (then, now))| {
        let is_same = then.fingerprint == now.line.fingerprint;
        agrees |= is_same;
        // A note leads nowhere, so it may also stand where an entry was lost.
        (agrees && !is_same && notes::of(&then.deed).is_none()).then_some(entry)
    })
}
