//! Playing a log again, entry by entry, to hear once more what happened.

use arbiter_engine::{BadLog, Deed, Entry, Game, Log, Opening, Table};

/// Replays a log and tells what happened at each entry. Stops at the first entry that is not
/// allowed today, or that leads to another position than when it was played.
pub fn retell<G: Game>(
    log: &Log<G>,
    mut hear: impl FnMut(&Entry<G::Choice>, Vec<G::Event>),
) -> Result<Table<G>, BadLog> {
    let mut table = match &log.opening {
        Opening::Setup(setup) => Table::open(setup.clone(), log.seed).map_err(|_| BadLog::Setup)?,
        Opening::Position(position) => Table::study(**position, log.seed),
    };
    for (i, entry) in log.entries.iter().enumerate() {
        let (number, rules) = (i + 1, log.rules);
        let mut events = Vec::new();
        let legal = match entry.deed {
            Deed::Choice(choice) => table.play(entry.seat, choice, &mut events).is_ok(),
            Deed::Undo(count) => table.undo(entry.seat, count).is_ok(),
        };
        if !legal {
            return Err(BadLog::Illegal { entry: number, rules });
        }
        if table.log().entries[i].fingerprint != entry.fingerprint {
            return Err(BadLog::Differs { entry: number, rules });
        }
        hear(entry, events);
    }
    Ok(table)
}
