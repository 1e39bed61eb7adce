//! Fuel-Drinker: Insatiable and Lavish (ARCS-LEADER-03a, ARCS-LEADER-03b).

use super::taxed_with_single_pip;
use crate::{
    Event,
    action::Via,
    moments::{Moment, Moments, Speaks},
    resource::{Resource, Slot},
    state::Arcs,
    tables::{Ambition, Card},
};
use arbiter_engine::{Seat, Tell};

/// Taxes fuel on the side; wastes it all when Tycoon is scored.
pub(crate) struct FuelDrinker;

impl Speaks for FuelDrinker {
    const HEARS: Moments = Moments::of(&[Moment::Taxed, Moment::AfterScoring]);

    fn taxed(card: Card, s: &mut Arcs, seat: Seat, via: Via, tell: &mut impl Tell<Event>) {
        taxed_with_single_pip(card, s, seat, via, Resource::Fuel, tell);
    }

    fn after_scoring(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        let has_fuel = s.player(seat).slots.contains(&Some(Resource::Fuel));
        if !has_fuel || !s.markers.contains(&Some(Ambition::Tycoon)) {
            return;
        }
        tell.tell(Event::Lavish { seat, card });
        for slot in Slot::all() {
            if s.player(seat).slots[slot.index()] == Some(Resource::Fuel) {
                s.discard_token(seat, slot, tell);
            }
        }
    }
}
