//! The Prelude: spending resources and using cards (ARCS-PRE-01 to ARCS-PRE-07, ARCS-RES-01,
//! ARCS-OUTRAGE-01).

use crate::{
    Choice, Event, Reason,
    action::{Action, Actions},
    moments::Moment,
    resource::{Resource, Slot},
    slots,
    state::Arcs,
    turn,
};
use arbiter_engine::{Options, Seat, Tell};

/// What a resource may be spent for (ARCS-RES-01); a weapon works by itself.
pub(crate) fn actions_of(s: &Arcs, resource: Resource) -> Actions {
    match resource {
        Resource::Material => Actions::of(&[Action::Build, Action::Repair]),
        Resource::Fuel => Actions::of(&[Action::Move]),
        Resource::Relic => Actions::of(&[Action::Secure]),
        Resource::Psionic => s.lead_card().map(|card| card.suit().actions()).unwrap_or_default(),
        Resource::Weapon => Actions::default(),
    }
}

/// The Prelude actions of a seat.
pub(crate) fn options(s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    let player = s.player(seat);
    let others = s.spends_as(seat);
    let costs = s.slot_costs(seat);
    for slot in Slot::all() {
        let Some(token) = player.slots[slot.index()] else { continue };
        let is_alike = slots::is_alike(&player.slots, &costs, slot);
        // Even an outraged token may be spent, for nothing (ARCS-PRE-07).
        let types = std::iter::once(token).chain(others.into_iter().filter(|resource| *resource != token));
        for choice in types.map(|resource| Choice::Spend { slot, resource }) {
            if is_alike { out.also(choice) } else { out.offer(choice) }
        }
    }
    for card in s.hearers(seat, Moment::Prelude) {
        let verdict = if s.turn.secured.has(card) {
            Err(Reason::JustSecured { card }) // ARCS-PRE-04
        } else {
            s.prelude_of(card, seat)
        };
        out.put(Choice::Use { card }, verdict);
    }
}

/// Does a token spent as this type give nothing: is it outraged, and no Loyal card lifts that
/// (ARCS-OUTRAGE-01)?
pub(crate) fn is_in_vain(s: &Arcs, seat: Seat, resource: Resource) -> bool {
    s.player(seat).outrage.has(resource) && !s.spends_as(seat).has(resource)
}

/// Spends a token as a type: it waits in limbo (ARCS-PRE-03), and gives its action if the type
/// gives any.
pub(crate) fn spend(s: &mut Arcs, seat: Seat, slot: Slot, resource: Resource, tell: &mut impl Tell<Event>) {
    let Some(token) = s.player_mut(seat).slots[slot.index()].take() else { return };
    s.turn.limbo[token as usize] += 1;
    s.turn.begun = true;
    if is_in_vain(s, seat, resource) {
        return tell.tell(Event::SpentInVain { seat, resource });
    }
    tell.tell(if token == resource {
        Event::Spent { seat, resource }
    } else {
        Event::SpentAs { seat, token, resource }
    });
    match resource {
        Resource::Weapon => s.turn.armed = true,
        _ => s.next(turn::Step::Spent { seat, resource }),
    }
}
