//! Making tables.

use super::{note, people::Agreed};
use crate::{App, contest, error::ApiError, keys, say};
use arbiter_engine::{LogLine, LogText, MAX_SEATS, Seat, Seats, Turn};
use arbiter_protocol::{Clock, Level, Note, Refusal, Refused, SeatPlan, TimeOut};
use arbiter_shelf::{AnyTable, CannotOpen, open_table, study_table};
use arbiter_store::{Entry, Holder, SeatRow, TableRow};
use std::sync::Arc;

/// A table to be made.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// The game.
    pub game: String,
    /// How it begins.
    pub opening: Opening,
    /// Who sits where.
    pub seats: Vec<SeatPlan>,
    /// What it is called.
    pub name: Option<String>,
    /// The guest who makes it.
    pub made_by: String,
    /// What that guest is called.
    pub maker_name: Option<String>,
    /// How much time everybody has.
    pub clock: Option<Clock>,
    /// May people say something in their own words?
    pub chat: bool,
    /// Does the game count for ratings?
    pub rated: bool,
    /// The id it shall have; any if not said.
    pub known_as: Option<String>,
    /// Who holds which seat, where that is not whoever makes it.
    pub held_by: Option<Vec<Holder>>,
}

/// How a table begins.
#[derive(Clone, Debug)]
pub enum Opening {
    /// From the box, with words that change the usual setup.
    Setup(String),
    /// From a written position: a study, a puzzle.
    Position(String),
}

impl NewTable {
    /// Makes the table and keeps it. Comes back with its id.
    pub async fn make(self, app: &Arc<App>) -> Result<String, ApiError> {
        let count = self.seats.len();
        if count == 0 || count > MAX_SEATS {
            return Err(Refused::Setup.into());
        }
        let mut table = self.lay(app)?;
        if usize::from(table.seats()) != count {
            return Err(Refused::Setup.into());
        }
        let has_open = self.seats.contains(&SeatPlan::Open);
        for note in agreed(Agreed { chat: self.chat, clock: self.clock, rated: self.rated }, has_open) {
            table.note(Seat::HOUSE, &note::written(&note));
        }
        let id = self.known_as.map_or_else(keys::new_id::<9>, Ok)?;
        let log = table.log();
        let now = app.now();
        let row = TableRow {
            id: id.clone(),
            game: table.game().to_owned(),
            rules: log.rules,
            seed: log.seed,
            opening: log.opening,
            name: self.name,
            made_by: self.made_by.clone(),
            made_at: now,
            frozen: None,
            waits: bits(waits(table.turn())),
            seats: self.seats.iter().map(|plan| seat_row(plan, self.maker_name.as_deref())).collect(),
            holders: self.held_by.unwrap_or_else(|| holders(&self.seats, &self.made_by, now)),
        };
        let mut entries = rows(&*table, 0, now);
        // A bot may have to begin, and clocks may run: also if nobody comes to look.
        let has_bots = self.seats.iter().any(|plan| matches!(plan, SeatPlan::Bot { .. }));
        let has_people = self.seats.iter().any(|plan| !matches!(plan, SeatPlan::Bot { .. }));
        // Where a result is waited for, bots play among themselves.
        let has_people = has_people || contest::of_table(&self.made_by).is_some();
        if let Some(last) = entries.last_mut() {
            last.due = (has_people && (has_bots || self.clock.is_some())).then_some(now);
        }
        drop(table);
        app.store.open(&row, entries).await?;
        Ok(id)
    }

    fn lay(&self, app: &App) -> Result<Box<dyn AnyTable>, ApiError> {
        match &self.opening {
            Opening::Setup(words) => open_table(&self.game, self.seats.len() as u8, words, app.new_seed()?)
                .map_err(|why| refusal(why).into()),
            Opening::Position(text) => {
                study_table(&self.game, text, app.new_seed()?).map_err(|why| refusal(why).into())
            }
        }
    }
}

/// Why there is no such table, as it is told.
pub(crate) fn refusal(why: CannotOpen) -> Refusal {
    match why {
        CannotOpen::Shelf(_) => Refused::NotFound.into(),
        CannotOpen::Words(error) => Refusal { refused: Refused::Setup, ..say::unreadable(error) },
        CannotOpen::Seats { .. } => Refused::Setup.into(),
        CannotOpen::Refused(reason) => say::because(Refused::Setup, reason),
        CannotOpen::Position(_) => Refusal::position(),
    }
}

fn seat_row(plan: &SeatPlan, maker: Option<&str>) -> SeatRow {
    match plan {
        SeatPlan::Me { name } => {
            SeatRow { name: name.clone().or_else(|| maker.map(str::to_owned)), ..SeatRow::default() }
        }
        SeatPlan::Open => SeatRow { open: true, ..SeatRow::default() },
        SeatPlan::Bot { level } => SeatRow { bot: Some(Level::as_str(*level).to_owned()), ..SeatRow::default() },
    }
}

fn holders(seats: &[SeatPlan], guest: &str, since: u64) -> Vec<Holder> {
    let mine = seats.iter().enumerate().filter(|(_, plan)| matches!(plan, SeatPlan::Me { .. }));
    mine.map(|(seat, _)| Holder { seat: seat as u8, guest: guest.to_owned(), since }).collect()
}

/// Entries from number `from` on, as they are kept.
pub(crate) fn rows(table: &dyn AnyTable, from: usize, at: u64) -> Vec<Entry> {
    let entry = |entry: arbiter_shelf::AnyEntry| Entry {
        seat: entry.line.seat.index() as u8,
        deed: entry.line.deed,
        fingerprint: entry.line.fingerprint,
        waits: entry.waits.iter().fold(0, |bits, seat| bits | 1 << seat.index()),
        at,
        due: None,
    };
    table.entries(from..table.n()).into_iter().map(entry).collect()
}

/// The log of a table as it was kept.
pub(crate) fn log_text(row: &TableRow, entries: Vec<Entry>) -> LogText {
    let line = |(i, entry): (usize, Entry)| LogLine {
        seat: Seat::new(entry.seat),
        deed: entry.deed,
        fingerprint: entry.fingerprint,
        number: i + 1,
    };
    LogText {
        game: row.game.clone(),
        rules: row.rules,
        seed: row.seed.clone(),
        opening: row.opening.clone(),
        lines: entries.into_iter().enumerate().map(line).collect(),
    }
}

/// Who is asked.
pub(crate) fn waits(turn: Turn) -> Seats {
    match turn {
        Turn::Waiting(seats) => seats,
        Turn::Over(_) => Seats::NONE,
    }
}

/// Seats as they are kept, a bit each.
pub(crate) fn bits(seats: Seats) -> u8 {
    seats.into_iter().fold(0, |bits, seat| bits | 1 << seat.index())
}

/// What is agreed on before a game beside its rules, as the first notes of its log.
pub(crate) fn agreed(agreed: Agreed, has_open: bool) -> Vec<Note> {
    let Agreed { chat, clock, rated } = agreed;
    // Where it counts, no bot plays on for whoever lets their time run out.
    let clock = clock.map(|clock| if rated { Clock { out: TimeOut::Lose, ..clock } } else { clock });
    let mut notes = Vec::new();
    if rated {
        notes.push(Note::Rated);
    }
    if chat {
        notes.push(Note::ChatMode { on: true });
    }
    if let Some(clock) = clock {
        notes.push(Note::Clock { clock });
        if !has_open {
            notes.push(Note::Begin);
        }
    }
    notes
}
