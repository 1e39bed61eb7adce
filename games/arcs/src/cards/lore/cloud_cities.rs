//! Cloud Cities (ARCS-LORE-09).

use crate::{
    Ask, Choice, Event, Reason,
    actions::build,
    map::{Site, System},
    moments::{Cue, Moment, Moments, Speaks},
    piece::Piece,
    resource::{Resource, Slot},
    slots,
    state::Arcs,
    tables::Card,
};
use arbiter_components::Indexed;
use arbiter_engine::{Options, Seat, Tell};

/// One city outside the slots of a planet, for a token of its type on top.
pub(crate) struct CloudCities;

/// The tokens a seat can pay with: of the type, or any if a Loyal card lets them be spent as that
/// (ARCS-AMB-10). Outrage does not matter.
fn payments(s: &Arcs, seat: Seat, resource: Resource) -> impl Iterator<Item = Slot> + '_ {
    let any = s.spends_as(seat).has(resource);
    Slot::all().filter(move |slot| s.player(seat).slots[slot.index()].is_some_and(|token| any || token == resource))
}

/// The build is chosen; the token is paid before the city is placed.
pub(crate) fn pay(s: &mut Arcs, seat: Seat, at: System) {
    s.cue(Card::CloudCities, seat, 0, at.index() as u8);
}

/// Where the city of the cue is to be, and the type to pay.
fn site(cue: Cue) -> (System, Resource) {
    let at = System::from_index(usize::from(cue.n) % System::COUNT);
    (at, at.place().planet.unwrap_or_default())
}

/// A token spent in the Prelude waits in limbo until it closes, later ones do not (ARCS-PRE-03).
fn build(s: &mut Arcs, cue: Cue, slot: Slot, tell: &mut impl Tell<Event>) {
    let (at, resource) = site(cue);
    let Some(token) = s.player_mut(cue.seat).slots[slot.index()].take() else { return };
    if s.turn.prelude {
        s.turn.limbo[token as usize] += 1;
    }
    tell.tell(if token == resource {
        Event::Spent { seat: cue.seat, resource }
    } else {
        Event::SpentAs { seat: cue.seat, token, resource }
    });
    build::place(s, cue.seat, Piece::CloudCity, at, tell);
}

impl Speaks for CloudCities {
    const HEARS: Moments = Moments::of(&[Moment::MayBuild]);
    const GOES_ONLY_WAY: bool = true;

    fn may_build(card: Card, s: &Arcs, by: Seat, piece: Piece, at: System) -> Option<Result<(), Reason>> {
        let resource = at.place().planet.filter(|_| piece == Piece::CloudCity)?;
        Some(if s.building(Site::new(at, Site::EACH - 1)).exists() {
            Err(Reason::OneInSystem { card, at })
        } else if payments(s, by, resource).next().is_none() {
            Err(Reason::NoTokenToPay { card, resource })
        } else {
            Ok(())
        })
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        let (at, resource) = site(cue);
        Ask::PayToken { card: cue.card, resource, at }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        let (slots, costs) = (&s.player(cue.seat).slots, s.slot_costs(cue.seat));
        let resource = site(cue).1;
        for slot in payments(s, cue.seat, resource) {
            let choice = Choice::Spend { slot, resource };
            if slots::is_alike(slots, &costs, slot) { out.also(choice) } else { out.offer(choice) }
        }
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Spend { slot, .. } = choice {
            build(s, cue, slot, tell);
        }
    }
}
