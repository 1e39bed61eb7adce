//! How far a plan should be thought through: a turn is one idea, from its first card to its last attack, and what an
//! answer to it was worth shows when it is over.

use crate::{combat, resource, state::Arcmage, step::Step, turn};
use arbiter_engine::Horizon;

pub(crate) fn horizon(s: &Arcmage) -> Horizon {
    let now = u32::from(s.turn);
    // A first city, and a turn skipped for another, show their worth when everybody has had a turn.
    let builds = s.turn == 0 || s.agenda.top() == Some(Step::Turn(turn::Step::Build));
    let turns = if builds { u32::from(s.count) + 1 } else { 1 };
    Horizon { now, until: now + turns }
}

/// Is a card being played, an ability used or an attack declared, and not yet all said that belongs to it?
pub(crate) fn is_midway(s: &Arcmage) -> bool {
    matches!(
        s.agenda.top(),
        Some(
            Step::Play(_)
                | Step::Ability(_)
                | Step::Resource(resource::Step::Pay { .. })
                | Step::Combat(combat::Step::Attackers)
        )
    )
}
