//! Sworn Guardians (ARCS-GUILD-22).

use crate::{
    Event, Reason,
    choice::Loot,
    moments::{Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Seat, Tell};

/// Nothing else can be stolen while it is there; stolen itself, it is buried.
pub(crate) struct SwornGuardians;

impl Speaks for SwornGuardians {
    const HEARS: Moments = Moments::of(&[Moment::MaySteal, Moment::Stolen]);

    fn may_steal(card: Card, _: &Arcs, _: Seat, loot: Loot) -> Result<(), Reason> {
        if loot == (Loot::Guild { card }) { Ok(()) } else { Err(Reason::Guarded { card }) }
    }

    fn stolen(card: Card, s: &mut Arcs, _: Seat, tell: &mut impl Tell<Event>) -> bool {
        s.buried.insert(card);
        tell.tell(Event::Buried { card });
        true
    }
}
