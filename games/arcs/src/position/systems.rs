//! What stands in each system, a facet each.

use crate::{
    map::{Site, System, system_named},
    piece::{Building, Kind, Ships},
    state::Arcs,
};
use arbiter_components::Indexed;
use arbiter_engine::{BadNotation, Facets, Notation, Seat, Writer, rows};

pub(crate) fn facets(s: &Arcs, out: &mut Facets) {
    for index in 0..System::COUNT {
        let at = System::from_index(index);
        out.write(std::fmt::from_fn(|f| f.write_str(&at.text())), |out| write_system(s, at, out));
    }
}

pub(crate) fn set(s: &mut Arcs, key: &str, value: &str) -> Result<bool, BadNotation> {
    let Some(at) = system_named(key) else { return Ok(false) };
    read_system(s, at, value)?;
    Ok(true)
}

/// `p1 3 1, city p1 damaged, starport p2 used, cloud p3`: ships of each seat (fresh, damaged), then
/// the buildings by site; a slot passed over is `empty`.
fn write_system(s: &Arcs, at: System, out: &mut Writer) {
    let mut first = true;
    let mut part = |out: &mut Writer| {
        if !std::mem::take(&mut first) {
            out.part(",");
        }
    };
    for seat in s.everybody() {
        let Ships { fresh, damaged } = s.ships(seat, at);
        if fresh + damaged > 0 {
            part(out);
            seat.write(out);
            out.number(fresh);
            if damaged > 0 {
                out.number(damaged);
            }
        }
    }
    for site in at.sites() {
        let building = s.building(site);
        let Some(kind) = building.kind() else {
            let later = at.slots().any(|slot| slot > site && s.building(slot).exists());
            if later {
                part(out);
                out.word("empty");
            }
            continue;
        };
        part(out);
        if !at.is_gate() && !site.is_slot() {
            out.word("cloud");
        } else {
            kind.write(out);
        }
        building.owner().write(out);
        if building.is_damaged() {
            out.word("damaged");
        }
        if building.is_used() {
            out.word("used");
        }
        if building.replaced_used() {
            out.word("replaced_used");
        }
    }
}

fn read_system(s: &mut Arcs, at: System, text: &str) -> Result<(), BadNotation> {
    for fleet in &mut s.fleets.0 {
        fleet[at.index()] = Ships::NONE;
    }
    at.sites().for_each(|site| *s.building_mut(site) = Building::NONE);
    let mut slot = 0;
    for mut words in rows(text) {
        let word = words.peek().unwrap_or_default();
        if word.starts_with('p') {
            let seat = Seat::read(&mut words)?;
            let fresh = u8::read(&mut words)?;
            let damaged = if words.is_empty() { 0 } else { u8::read(&mut words)? };
            *s.ships_mut(seat, at) = Ships { fresh, damaged };
        } else if words.take("empty") {
            slot += 1;
        } else {
            let (kind, number) = if words.take("cloud") {
                (Kind::City, Site::EACH - 1)
            } else {
                let kind = Kind::read(&mut words)?;
                (kind, if at.is_gate() { u8::from(kind == Kind::City) } else { slot })
            };
            if number >= Site::EACH {
                return Err(BadNotation::unknown("shorter_list", word));
            }
            slot += 1;
            let owner = Seat::read(&mut words)?;
            let damaged = words.take("damaged");
            let (used, replaced) = (words.take("used"), words.take("replaced_used"));
            *s.building_mut(Site::new(at, number)) =
                Building::new(kind, owner, damaged).with_use(used).with_replaced_use(replaced);
        }
        words.end()?;
    }
    Ok(())
}
