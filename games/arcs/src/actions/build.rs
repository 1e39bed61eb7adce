//! Build (ARCS-BUILD-01 to ARCS-BUILD-05).

use crate::{
    Choice, Event, Reason,
    cards::lore::cloud_cities,
    map::{Site, System},
    piece::{Building, Kind, Piece},
    state::Arcs,
};
use arbiter_engine::{Options, Seat, Tell};

pub(crate) fn options(s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    let (ships, starports, cities) = (s.ships_left(seat), s.starports_left(seat), s.cities_left(seat));
    for at in s.board.systems() {
        if !s.is_present(seat, at) {
            continue; // ARCS-BUILD-01: `out_of_question` explains
        }
        for (piece, left) in [(Piece::City, cities), (Piece::Starport, starports)] {
            let verdict =
                if left == 0 { Err(Reason::NoneLeft { piece }) } else { site_for(s, seat, piece, at).map(|_| ()) };
            out.put(Choice::Build { piece, at }, verdict);
        }
        if s.has_starport(seat, at) {
            let verdict = match starport(s, seat, at) {
                _ if ships == 0 => Err(Reason::NoneLeft { piece: Piece::Ship }),
                None => Err(Reason::StarportUsed { at }),
                Some(_) => Ok(()),
            };
            out.put(Choice::Build { piece: Piece::Ship, at }, verdict);
        }
        if let Some(verdict) = s.cards_have_place(seat, Piece::CloudCity, at) {
            let verdict = if cities == 0 { Err(Reason::NoneLeft { piece: Piece::City }) } else { verdict };
            out.put(Choice::Build { piece: Piece::CloudCity, at }, verdict);
        }
    }
}

/// Where a building would stand: an empty slot of a planet (ARCS-BUILD-01), or where a card allows.
fn site_for(s: &Arcs, seat: Seat, piece: Piece, at: System) -> Result<Site, Reason> {
    if at.is_gate() {
        // Gates have places that only cards open: the first for a starport, the second for a city.
        let verdict = s.cards_have_place(seat, piece, at).unwrap_or(Err(Reason::GateHasNoSlots { at }));
        return verdict.map(|()| Site::new(at, u8::from(piece == Piece::City)));
    }
    if piece == Piece::CloudCity {
        return Ok(Site::new(at, Site::EACH - 1));
    }
    at.slots().find(|site| !s.building(*site).exists()).ok_or(Reason::NoEmptySlot { at })
}

/// A starport that has not built a ship this turn (ARCS-BUILD-03).
fn starport(s: &Arcs, seat: Seat, at: System) -> Option<Site> {
    let ready = |site: &Site| {
        let building = s.building(*site);
        building.is_of(seat) && building.is_starport() && !building.is_used()
    };
    at.sites().find(ready)
}

/// Does what is built there enter damaged (ARCS-BUILD-04)?
pub(crate) fn built_damaged(s: &Arcs, seat: Seat, piece: Piece, at: System) -> bool {
    s.rival_controls(seat, at) && !(piece == Piece::Ship && s.builds_fresh_ships(seat))
}

pub(crate) fn build(s: &mut Arcs, seat: Seat, piece: Piece, at: System, tell: &mut impl Tell<Event>) {
    if piece == Piece::CloudCity {
        return cloud_cities::pay(s, seat, at);
    }
    place(s, seat, piece, at, tell);
}

/// Places what is built and paid for.
pub(crate) fn place(s: &mut Arcs, seat: Seat, piece: Piece, at: System, tell: &mut impl Tell<Event>) {
    let damaged = built_damaged(s, seat, piece, at);
    if piece == Piece::Ship {
        if let Some(site) = starport(s, seat, at) {
            *s.building_mut(site) = s.building(site).with_use(true);
        }
        let ships = s.ships_mut(seat, at);
        *(if damaged { &mut ships.damaged } else { &mut ships.fresh }) += 1;
    } else if let Ok(site) = site_for(s, seat, piece, at) {
        let kind = if piece == Piece::Starport { Kind::Starport } else { Kind::City };
        *s.building_mut(site) = Building::new(kind, seat, damaged);
    }
    tell.tell(if damaged { Event::BuiltDamaged { seat, piece, at } } else { Event::Built { seat, piece, at } });
}
