//! Lattice Spies (ARCS-GUILD-16).

use crate::{
    Event, Reason,
    moments::{Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Seat, Tell};

/// Discarded before anything else in the Prelude, it seizes the initiative.
pub(crate) struct LatticeSpies;

impl Speaks for LatticeSpies {
    const HEARS: Moments = Moments::of(&[Moment::Prelude]);

    fn prelude(card: Card, s: &Arcs, _: Seat) -> Result<(), Reason> {
        if s.turn.begun { Err(Reason::PreludeBegun { card }) } else { Ok(()) }
    }

    /// Discarded for nothing, if the initiative cannot be seized (ARCS-PRE-05).
    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        s.discard_guild(seat, card, tell);
        if s.may_seize(seat).is_ok() {
            s.seize(seat, tell);
        }
    }
}
