//! A rematch: the same people, in changed seats, at one new table.

use super::{
    note,
    open::{agreed, bits, rows, waits},
    people::{Agreed, People},
};
use crate::{App, error::ApiError, keys};
use arbiter_engine::{LogText, Seat};
use arbiter_protocol::Refused;
use arbiter_shelf::{open_table, study_table};
use arbiter_store::{Holder, SeatRow, TableRow};

/// Opens the table of the rematch: what was agreed on beside the rules is so again. Comes back with its id.
pub(crate) async fn open(app: &App, old: &TableRow, people: People) -> Result<String, ApiError> {
    if app.store.unfinished(&old.made_by).await?.tables >= app.config.limits.tables_per_guest {
        return Err(Refused::Quota.into());
    }
    let count = old.seats.len();
    let setup = LogText::setup(&old.opening);
    // Everybody moves up by one; in a written position everybody has what lies before them.
    let shift = usize::from(setup.is_some());
    let mut table = match setup {
        Some(words) => open_table(&old.game, count as u8, &moved(words, count), app.new_seed()?),
        None => {
            let given: Vec<&str> = old.opening.lines().filter_map(|line| line.strip_prefix("given ")).collect();
            study_table(&old.game, &given.join("\n"), app.new_seed()?)
        }
    }
    .map_err(super::refusal)?;
    let place = |seat: usize| (seat + count - shift) % count;
    let mut seats = vec![SeatRow::default(); count];
    for (at, seat) in old.seats.iter().enumerate() {
        seats[place(at)] = seat.clone();
    }
    let now = app.now();
    let holder = |holder: &Holder| Holder {
        seat: place(usize::from(holder.seat)) as u8,
        guest: holder.guest.clone(),
        since: now,
    };
    let has_open = old.seats.iter().any(|seat| seat.open);
    for note in agreed(Agreed { chat: people.chat, clock: people.clock, rated: people.rated }, has_open) {
        table.note(Seat::HOUSE, &note::written(&note));
    }
    let (id, log) = (keys::new_id::<9>()?, table.log());
    let row = TableRow {
        id: id.clone(),
        rules: log.rules,
        seed: log.seed,
        opening: log.opening,
        made_at: now,
        frozen: None,
        waits: bits(waits(table.turn())),
        holders: old.holders.iter().map(holder).collect(),
        seats,
        ..old.clone()
    };
    let entries = rows(&*table, 0, now);
    drop(table);
    app.store.open(&row, entries).await?;
    Ok(id)
}

/// The words of a setup with everybody one seat further: what was p2's is p1's, what was p1's is the last one's.
fn moved<'a>(words: &'a str, count: usize) -> String {
    // Who begins was agreed on for a seat, not for a person.
    let mut before = "";
    let word = |word: &'a str| {
        let is_rule = std::mem::replace(&mut before, word) == "first";
        let seat = word.strip_prefix('p').and_then(|number| number.parse::<usize>().ok());
        match seat {
            Some(number) if (1..=count).contains(&number) && !is_rule => {
                format!("p{}", (number + count - 2) % count + 1)
            }
            _ => word.to_owned(),
        }
    };
    words.split(' ').map(word).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::moved;

    #[test]
    fn everybody_moves_up_by_one_and_takes_along_what_is_theirs() {
        assert_eq!(moved("players 2 first p1 p1 gaian p2 random", 2), "players 2 first p1 p2 gaian p1 random");
        assert_eq!(moved("players 3 p1 a p2 b p3 c pass p4", 3), "players 3 p3 a p1 b p2 c pass p4");
    }
}
