//! Auditing the House: was everything drawn, dealt and thrown as the seed had decided?
//!
//! A replay alone takes the House's answers as they are written. An audit asks the seed for each of them.

use crate::{BadLog, Choices, Deed, Game, Log, Seat, Table};

/// What an audit found wrong first.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum Unfair {
    /// The seed is not the one that was promised at the start.
    Commitment {
        /// What the seed of the log would have promised.
        found: String,
    },
    /// The House gave another answer than the seed decides.
    House {
        /// Counted from 1.
        entry: usize,
    },
    /// The log does not replay, or an entry leads to another position than it says.
    Log(BadLog),
}

/// Plays a log again and asks the seed for every answer of the House. With what was promised at the start, if that is
/// known. Says how often the House answered, or what differs first.
pub fn audit<G: Game>(log: &Log<G>, promised: Option<&str>) -> Result<usize, Unfair> {
    let found = log.seed.commitment();
    if promised.is_some_and(|promised| !promised.trim().eq_ignore_ascii_case(&found)) {
        return Err(Unfair::Commitment { found });
    }
    let (mut entry, mut answers, mut wrong) = (0, 0, None);
    let replayed = Table::replay_telling(log, |table, ()| {
        let written = &log.entries[entry];
        entry += 1;
        // A note leads nowhere.
        if wrong.is_some() || matches!(written.deed, Deed::Note(_)) {
            return;
        }
        if written.seat.is_house() {
            answers += 1;
            if !is_drawn(table) {
                wrong = Some(Unfair::House { entry });
            }
        }
        // A replay lets what was played by other rules lead elsewhere; an audit does not.
        if wrong.is_none() && table.log().entries[entry - 1].fingerprint != written.fingerprint {
            wrong = Some(Unfair::Log(BadLog::Differs { entry, rules: log.rules }));
        }
    });
    match (wrong, replayed) {
        (Some(wrong), _) => Err(wrong),
        (None, Err(bad)) => Err(Unfair::Log(bad)),
        (None, Ok(_)) => Ok(answers),
    }
}

/// Is the last answer, the House's, the one that the seed decides?
fn is_drawn<G: Game>(table: &Table<G>) -> bool {
    let Some(ply) = table.ply().checked_sub(1) else { return false };
    let mut choices = Choices::new();
    table.positions()[ply].choices(Seat::HOUSE, &mut choices);
    let decided = choices.get(table.log().seed.answer(ply, choices.len())).copied();
    matches!(table.log().entries.last().map(|entry| &entry.deed), Some(Deed::Choice(given)) if Some(*given) == decided)
}
