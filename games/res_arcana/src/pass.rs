//! Passing (RESA-PASS-01 to RESA-PASS-11).

use crate::{
    Ask, Choice, Event, Reason, card::MagicItem, component::Component, essence::Essences, state::ResArcana, zone,
};
use arbiter_components::Indexed;
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Passing, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The player swaps the magic item for another one.
    Item { seat: Seat },
}

/// The action: token, magic item, card, in this order (RESA-PASS-01).
pub(crate) fn act(s: &mut ResArcana, seat: Seat, tell: &mut impl Tell<Event>) {
    if s.passed.is_empty() {
        s.first = seat;
        tell.tell(Event::PassedFirst { seat });
    } else {
        tell.tell(Event::Passed { seat });
    }
    s.passed.insert(seat);
    s.next(zone::Step::Draw { seat, left: 1 });
    s.next(Step::Item { seat });
}

/// The magic item goes back to the centre, straight; essences on it go to the supply
/// (RESA-PASS-05, RESA-AMB-08).
fn return_item(s: &mut ResArcana, seat: Seat, tell: &mut impl Tell<Event>) {
    let Some(item) = s.player_mut(seat).item.take() else { return };
    let at = Component::item(seat);
    let essences = std::mem::replace(&mut s.on[at.index()], Essences::NONE);
    if !essences.is_empty() {
        tell.tell(Event::Removed { card: item.card(), essences });
    }
    s.turned.remove(at);
    s.player_mut(seat).play.remove(at);
    s.items.insert(item);
}

impl Step {
    pub(crate) fn waits_for(self, _: &ResArcana) -> Seats {
        let Step::Item { seat } = self;
        Seats::only(seat)
    }

    pub(crate) fn ask(self, s: &ResArcana, seat: Seat) -> Ask {
        let essences = s.on[Component::item(seat).index()];
        match s.player(seat).item {
            // What is about to be lost is said before it is (RESA-AMB-08).
            Some(item) if !essences.is_empty() => Ask::ItemLosing { card: item.card(), essences },
            _ => Ask::Item,
        }
    }

    pub(crate) fn options(self, s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        for item in MagicItem::all() {
            let card = item.card();
            let verdict = if s.player(seat).item == Some(item) {
                Err(Reason::JustReturned { card })
            } else if !s.items.has(item) {
                Err(Reason::NotInCentre { card })
            } else {
                Ok(())
            };
            out.put(Choice::item(item), verdict);
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Item { card } = choice {
            return_item(s, seat, tell);
            zone::take_item(s, seat, card, tell);
        }
    }

    pub(crate) fn settle(self, _: &mut ResArcana, _: &mut impl Tell<Event>) {}
}
