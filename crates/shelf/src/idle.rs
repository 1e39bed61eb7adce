//! The bots of a table while they do not think.
//!
//! A bot holds room that it uses again for its next decision, so it is kept. It thinks on another
//! thread, which may outlive the table: it is taken from here for that time, and handed back after.

use arbiter_bots::{Bot, Kind, Late, bot};
use arbiter_engine::{Game, Peek, Rng};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Bots by their kind; which seat they answer for is told each time.
pub(crate) struct Idle<G: Game>(Arc<Mutex<Vec<Resting<G>>>>);

type Resting<G> = (Kind, Box<dyn Bot<G>>);

impl<G: Game> Idle<G> {
    /// None yet.
    pub(crate) fn new() -> Idle<G> {
        Idle(Arc::new(Mutex::new(Vec::new())))
    }

    /// The same bots, to be handed to another thread.
    pub(crate) fn share(&self) -> Idle<G> {
        Idle(Arc::clone(&self.0))
    }

    /// Has a bot of this kind answer. One that panics does not come back.
    pub(crate) fn choose(&self, kind: Kind, peek: &Peek<'_, G>, is_late: Late<'_>, rng: &mut Rng) -> G::Choice {
        let found = {
            let mut resting = self.resting();
            resting.iter().position(|(found, _)| *found == kind).map(|at| resting.swap_remove(at).1)
        };
        let mut thinking = found.unwrap_or_else(|| bot(kind));
        let choice = thinking.choose_in_time(peek, is_late, rng);
        self.resting().push((kind, thinking));
        choice
    }

    /// Nothing can go wrong while they are counted, so a poisoned lock is as good as any.
    fn resting(&self) -> MutexGuard<'_, Vec<Resting<G>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::{Seat, Setup, Table};
    use res_arcana::ResArcana;

    #[test]
    fn a_bot_is_used_again_and_remembers_nothing() {
        let idle = Idle::<ResArcana>::new();
        let mut table = Table::open(res_arcana::Setup::usual(2), 7.into()).expect("usual");
        table.house(&mut ());
        for ply in 0..12 {
            let Some(seat) = (0..2).map(Seat::new).find(|seat| table.turn().waits_for(*seat)) else { break };
            let kind = [Kind::Greedy, Kind::Search { budget: 40 }][ply % 2];
            let peek = Peek::new(table.position(), seat);
            let choice = idle.share().choose(kind, &peek, &|| false, &mut Rng::new(ply as u64));
            assert_eq!(choice, bot::<ResArcana>(kind).choose(&peek, &mut Rng::new(ply as u64)));
            table.play(seat, choice, &mut ()).expect("bots play by the rules");
            table.house(&mut ());
        }
        assert_eq!(idle.resting().len(), 2);
    }
}
