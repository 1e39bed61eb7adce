//! Mirror Plating (ARCS-LORE-04).

use crate::{
    Event,
    battle::Die,
    cards::reroll,
    moments::{Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Seat, Tell};

/// Assault dice against it bring one more intercept, which nobody rolled and nobody can ignore.
pub(crate) struct MirrorPlating;

impl Speaks for MirrorPlating {
    const HEARS: Moments = Moments::of(&[Moment::Rolled]);

    fn stirs(_: Card, s: &Arcs, seat: Seat, _: Moment) -> bool {
        s.battle.defender == seat && reroll::any(s, Die::Assault)
    }

    fn rolled(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        s.battle.added += 1;
        tell.tell(Event::Used { seat, card });
    }
}
