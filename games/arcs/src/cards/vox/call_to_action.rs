//! Call to Action (ARCS-VOX-31).

use crate::{
    Event,
    moments::{Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Seat, Tell};

/// Draws the bottom card of the action discard pile.
pub(crate) struct CallToAction;

impl Speaks for CallToAction {
    const HEARS: Moments = Moments::of(&[Moment::Secured]);

    fn secured(_: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.draw_from_pile(seat, 1);
    }
}
