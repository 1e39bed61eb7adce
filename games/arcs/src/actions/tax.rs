//! Tax (ARCS-TAX-01 to ARCS-TAX-05).

use crate::{Choice, Event, Reason, action::Via, map::Site, slots, state::Arcs};
use arbiter_engine::{Options, Seat, Tell};

pub(crate) fn options(s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    for index in 0..Site::COUNT {
        if s.sites[index].is_city() {
            let site = Site::from_index(index);
            out.put(Choice::Tax { site }, may_tax(s, seat, site));
        }
    }
}

/// An own city, or a rival's in a system you control; each once a turn (ARCS-TAX-01, ARCS-TAX-04).
pub(crate) fn may_tax(s: &Arcs, seat: Seat, site: Site) -> Result<(), Reason> {
    let city = s.building(site);
    if city.owner() != seat && !s.controls(seat, site.system()) {
        return Err(Reason::NotControlled { at: site.system() });
    }
    if city.is_used() {
        return Err(Reason::AlreadyTaxed { site });
    }
    s.cards_allow_tax(seat, site)
}

/// Taxes a city. It is legal even if it yields nothing (ARCS-TAX-05).
pub(crate) fn tax(s: &mut Arcs, seat: Seat, site: Site, via: Via, tell: &mut impl Tell<Event>) {
    let city = s.building(site);
    *s.building_mut(site) = city.with_use(true);
    tell.tell(Event::Taxed { seat, site });
    if city.owner() != seat {
        s.capture(seat, city.owner(), 1, tell); // ARCS-TAX-03
    }
    // What cards give on top comes after the city's own resource: the last pushed is first.
    s.hear_taxed(seat, via, tell);
    let types = s.city_types(site);
    match (types.len(), types.first()) {
        (1, Some(resource)) => s.next(slots::Step::Gain { seat, resource }), // ARCS-TAX-02
        (2.., _) => s.next(slots::Step::GainOne { seat, optional: false, of: types }),
        _ => {}
    }
}

impl Arcs {
    /// Captures agents from a rival's supply, as many as there are (ARCS-GLOSS-02).
    pub(crate) fn capture(&mut self, seat: Seat, rival: Seat, wanted: u8, tell: &mut impl Tell<Event>) {
        let n = wanted.min(self.agents_left(rival));
        if n > 0 {
            self.player_mut(seat).captives[rival] += n;
            tell.tell(Event::Captured { seat, rival, n });
        }
    }
}
