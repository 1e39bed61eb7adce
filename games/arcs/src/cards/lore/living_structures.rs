//! Living Structures (ARCS-LORE-10).

use crate::{
    Choice, Event, Reason,
    action::{Action, Actions, Via},
    actions::tax,
    map::Site,
    moments::{Moment, Moments, Speaks},
    piece::{Kind, Piece},
    slots,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// Nurture, instead of a build: tax an own city. Prune, instead of a repair: turn a starport in a
/// building slot into a city, or the reverse.
pub(crate) struct LivingStructures;

fn is_own(card: Card, s: &Arcs, seat: Seat, site: Site) -> Result<(), Reason> {
    if s.building(site).is_of(seat) { Ok(()) } else { Err(Reason::NotYourBuilding { card, site }) }
}

fn may_prune(card: Card, s: &Arcs, seat: Seat, site: Site) -> Result<(), Reason> {
    is_own(card, s, seat, site)?;
    if !site.is_slot() {
        return Err(Reason::NotInSlot { card, site });
    }
    let (piece, left) = if s.building(site).is_city() {
        (Piece::Starport, s.starports_left(seat))
    } else {
        (Piece::City, s.cities_left(seat))
    };
    if left > 0 { Ok(()) } else { Err(Reason::NoneLeft { piece }) }
}

/// Damage stays, and so does what was done this turn; a city that comes home may cover a slot.
fn prune(s: &mut Arcs, seat: Seat, site: Site, tell: &mut impl Tell<Event>) {
    let old = s.building(site);
    let kind = if old.is_city() { Kind::Starport } else { Kind::City };
    *s.building_mut(site) = old.replaced();
    tell.tell(Event::Pruned { seat, kind, site });
    if old.is_city() {
        slots::cover(s, seat);
    }
}

impl Speaks for LivingStructures {
    const HEARS: Moments = Moments::of(&[Moment::NewAction]);

    fn actions(card: Card, s: &Arcs, seat: Seat, allowed: Actions, _: Via, out: &mut impl Options<Choice, Reason>) {
        for site in (0..Site::COUNT).map(Site::from_index).filter(|site| s.building(*site).exists()) {
            if allowed.has(Action::Build) && s.building(site).is_city() {
                let verdict = is_own(card, s, seat, site).and_then(|()| tax::may_tax(s, seat, site));
                out.put(Choice::Nurture { site }, verdict);
            }
            if allowed.has(Action::Repair) {
                out.put(Choice::Prune { site }, may_prune(card, s, seat, site));
            }
        }
    }

    fn take_action(
        card: Card,
        s: &mut Arcs,
        seat: Seat,
        choice: Choice,
        via: Via,
        tell: &mut impl Tell<Event>,
    ) -> bool {
        match choice {
            Choice::Nurture { site } => {
                tell.tell(Event::Used { seat, card });
                tax::tax(s, seat, site, via, tell);
            }
            Choice::Prune { site } => prune(s, seat, site, tell),
            _ => return false,
        }
        true
    }
}
