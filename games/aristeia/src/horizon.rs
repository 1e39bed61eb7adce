//! How far a plan should be thought through: teams until they are revealed, decks and deployment to the first round, an
//! activation to its end, the order of a turn to the end of the turn, initiative cards and scoring zones to the end
//! of the round.

use crate::{
    setup::{self, TEAM},
    step::Step,
    table::{Aristeia, BOTH},
    turn,
};
use arbiter_engine::Horizon;

/// From one round to the next; a round has two activations in each turn.
const ROUND: u32 = 16;
/// When all activations of a round are over.
const ROUND_OVER: u32 = 2 * TEAM as u32;

pub(crate) fn horizon(s: &Aristeia) -> Horizon {
    if s.round == 0 {
        // A team is judged as a team; zones show their worth when all are deployed.
        let chosen = !s.agenda.steps().contains(&Step::Setup(setup::Step::Teams));
        let now = u32::from(chosen);
        return Horizon { now, until: now + 1 };
    }
    let begun = u32::from(s.round) * ROUND;
    let Some(turns_over) = u32::from(s.turn).checked_sub(1) else {
        return Horizon { now: begun, until: begun + ROUND_OVER };
    };
    let mut waiting = [false; 2];
    for step in s.agenda.steps() {
        match step {
            Step::Turn(turn::Step::Order | turn::Step::Prevail) => waiting = [true; 2],
            Step::Turn(turn::Step::Activate { seat }) => waiting[seat.index() & 1] = true,
            _ => {}
        }
    }
    let open = BOTH.into_iter().filter(|seat| waiting[seat.index() & 1]).count() + usize::from(s.active().is_some());
    let now = begun + 2 * turns_over + 2u32.saturating_sub(open as u32);
    let until = if s.active().is_some() { now + 1 } else { begun + 2 * turns_over + 2 };
    Horizon { now, until }
}
