//! Passing (RESA-PASS-01 to RESA-PASS-11).

use crate::{
    Ask, Choice, Event, Reason,
    card::{Kind, MagicItem},
    component::Component,
    essence::Essences,
    state::ResArcana,
    zone,
};
use arbiter_components::Indexed;
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Passing, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The player takes another magic item than the one returned.
    Item { seat: Seat, returned: Option<MagicItem> },
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
    let returned = return_item(s, seat, tell);
    s.next(Step::Item { seat, returned });
}

/// The magic item goes back to the centre, straight; essences on it go to the supply
/// (RESA-PASS-05, RESA-AMB-08).
fn return_item(s: &mut ResArcana, seat: Seat, tell: &mut impl Tell<Event>) -> Option<MagicItem> {
    let item = s.player_mut(seat).item?;
    let at = Component::item(seat);
    let essences = std::mem::take(&mut s.on[at.index()]);
    if !essences.is_empty() {
        tell.tell(Event::Removed { card: item.card(), essences });
    }
    s.turned.remove(at);
    let player = s.player_mut(seat);
    player.item = None;
    player.play.remove(at);
    s.items.insert(item);
    debug_assert_eq!(s.on[at.index()], Essences::NONE);
    Some(item)
}

impl Step {
    pub(crate) fn waits_for(self, _: &ResArcana) -> Seats {
        let Step::Item { seat, .. } = self;
        Seats::only(seat)
    }

    pub(crate) fn ask(self, _: &ResArcana, _: Seat) -> Ask {
        Ask::Item
    }

    pub(crate) fn options(self, s: &ResArcana, _: Seat, out: &mut impl Options<Choice, Reason>) {
        let Step::Item { returned, .. } = self;
        for item in MagicItem::all() {
            let card = item.card();
            debug_assert_eq!(card.kind(), Kind::MagicItem);
            let verdict = if !s.items.has(item) {
                Err(Reason::NotInCentre { card })
            } else if returned == Some(item) {
                Err(Reason::JustReturned { card })
            } else {
                Ok(())
            };
            out.put(Choice::item(item), verdict);
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Item { card } = choice {
            zone::take_item(s, seat, card, tell);
        }
    }

    pub(crate) fn settle(self, _: &mut ResArcana, _: &mut impl Tell<Event>) {}
}
