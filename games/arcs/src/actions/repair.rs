//! Repair (ARCS-REPAIR-01).

use crate::{Choice, Event, Reason, choice::Damaged, map::Site, state::Arcs};
use arbiter_engine::{Options, Seat, Tell};

pub(crate) fn options(s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    for at in s.fleet_systems(seat) {
        if s.ships(seat, at).damaged > 0 {
            out.offer(Choice::Repair { what: Damaged::Ship { at } });
        }
    }
    for (index, building) in s.sites.iter().enumerate() {
        if building.is_of(seat) {
            let site = Site::from_index(index);
            let verdict = if building.is_damaged() { Ok(()) } else { Err(Reason::NotDamaged { site }) };
            out.put(Choice::Repair { what: Damaged::Building { site } }, verdict);
        }
    }
}

pub(crate) fn repair(s: &mut Arcs, seat: Seat, what: Damaged, tell: &mut impl Tell<Event>) {
    match what {
        Damaged::Ship { at } => {
            let ships = s.ships_mut(seat, at);
            ships.damaged -= 1;
            ships.fresh += 1;
            tell.tell(Event::ShipRepaired { seat, at });
        }
        Damaged::Building { site } => {
            let building = s.building(site).with_damage(false);
            *s.building_mut(site) = building;
            if let Some(kind) = building.kind() {
                tell.tell(Event::BuildingRepaired { seat, kind, site });
            }
        }
    }
}
