//! Destroyed cities: outrage, then ransacking (ARCS-CITY-01 to ARCS-CITY-06, ARCS-OUTRAGE-02,
//! ARCS-OUTRAGE-03).

use crate::{
    Ask, Choice, Event, Reason,
    card::GUILDS_OF,
    court,
    map::Site,
    resource::{Resource, Slot},
    slots,
    state::Arcs,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// What follows the destruction of cities.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Each city destroyed by the attacker: outrage, ransack, then the next (ARCS-CITY-05). They
    /// all stood in one system, so their types are the same.
    Fall,
}

impl Arcs {
    /// Provokes outrage: all tokens and guild cards of the type go, but Loyal ones stay; then an
    /// agent covers the icon (ARCS-OUTRAGE-02). With no agent left a placeholder does
    /// (ARCS-COMP-04), see [`Arcs::agents_left`].
    pub(crate) fn provoke_outrage(&mut self, seat: Seat, resource: Resource, tell: &mut impl Tell<Event>) {
        for slot in Slot::all() {
            if self.player(seat).slots[slot.index()] == Some(resource) {
                self.discard_token(seat, slot, tell);
            }
        }
        for card in self.player(seat).cards.and(GUILDS_OF[resource as usize]) {
            if !card.is_loyal() {
                self.discard_guild(seat, card, tell);
            }
        }
        self.player_mut(seat).outrage.insert(resource);
        tell.tell(Event::Outraged { seat, resource });
    }

    /// Returns a city to its owner's board: neither destroyed nor a trophy (ARCS-CITY-06).
    pub(crate) fn return_city(&mut self, site: Site, tell: &mut impl Tell<Event>) {
        let city = self.building(site);
        *self.building_mut(site) = crate::piece::Building::NONE;
        tell.tell(Event::CityReturned { seat: city.owner(), site });
        slots::cover(self, city.owner());
    }
}

impl Step {
    pub(crate) fn waits_for(self, _: &Arcs) -> Seats {
        Seats::NONE
    }

    pub(crate) fn ask(self, _: &Arcs, _: Seat) -> Ask {
        Ask::Chance
    }

    pub(crate) fn options(self, _: &Arcs, _: Seat, _: &mut impl Options<Choice, Reason>) {}

    pub(crate) fn resume(self, _: &mut Arcs, _: Seat, _: Choice, _: &mut impl Tell<Event>) {}

    pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
        if s.battle.cities == 0 {
            return;
        }
        s.battle.cities -= 1;
        s.next(self);
        let (by, owner) = (s.battle.attacker, s.battle.defender);
        // The outrage comes first and spares what ransack and raid will bring (ARCS-CITY-04).
        for resource in s.city_types(Site::new(s.battle.at, 0)) {
            s.provoke_outrage(by, resource, tell);
        }
        if s.battle.rifles || s.cards_allow_ransack(owner).is_ok() {
            s.next(court::Step::Ransack { seat: by, rival: owner });
        }
    }
}
