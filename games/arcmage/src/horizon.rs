//! How far a plan should be thought through: a turn is one idea, from its first card to its last attack, and what an
//! answer to it was worth shows when it is over.

use crate::state::Arcmage;
use arbiter_engine::Horizon;

pub(crate) fn horizon(s: &Arcmage) -> Horizon {
    let now = u32::from(s.turn);
    // The first cities show their worth when everybody has had a turn.
    let turns = if s.turn == 0 { u32::from(s.count) + 1 } else { 1 };
    Horizon { now, until: now + turns }
}
