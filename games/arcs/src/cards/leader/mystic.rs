//! Mystic: Attuned and Cryptic (ARCS-LEADER-02a, ARCS-LEADER-02b).

use super::taxed_with_single_pip;
use crate::{
    Event,
    action::Via,
    moments::{Moment, Moments, Speaks},
    resource::Resource,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Seat, Tell};

/// Taxes psionics on the side; begins with two types outraged.
pub(crate) struct Mystic;

impl Speaks for Mystic {
    const HEARS: Moments = Moments::of(&[Moment::Taxed, Moment::SetUp]);

    fn taxed(card: Card, s: &mut Arcs, seat: Seat, via: Via, tell: &mut impl Tell<Event>) {
        taxed_with_single_pip(card, s, seat, via, Resource::Psionic, tell);
    }

    /// The agents are placed; nothing is provoked, so nothing is discarded.
    fn set_up(_: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        for resource in [Resource::Material, Resource::Fuel] {
            s.player_mut(seat).outrage.insert(resource);
            tell.tell(Event::BeginsOutraged { seat, resource });
        }
    }
}
