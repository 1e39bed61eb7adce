//! Influence (ARCS-INFL-01, ARCS-INFL-02).

use crate::{Choice, Event, Reason, state::Arcs, tables::Card};
use arbiter_engine::{Options, Seat, Tell};

pub(crate) fn options(s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    let verdict = if s.agents_left(seat) > 0 { Ok(()) } else { Err(Reason::NoAgents) };
    for card in s.court.iter().filter_map(|place| place.card) {
        out.put(Choice::Influence { card }, verdict);
    }
}

/// Puts an agent from the supply on a Court card.
pub(crate) fn influence(s: &mut Arcs, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
    if let Some(place) = s.court_place(card).filter(|_| s.agents_left(seat) > 0) {
        s.court[place].agents[seat] += 1;
        tell.tell(Event::Influenced { seat, card });
    }
}
