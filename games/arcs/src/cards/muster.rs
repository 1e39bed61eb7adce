//! "Prelude, discard: 3 ships in one system you control", printed on four guild cards.

use crate::{Choice, Event, Reason, moments::Cue, state::Arcs, tables::Card};
use arbiter_engine::{Options, Seat, Tell};

/// The stage of the card's cue that asks where.
pub(crate) const STAGE: u8 = 0;
/// Ships placed, or as many as there are (ARCS-COMP-03).
pub(crate) const SHIPS: u8 = 3;

/// The card is discarded, even if there is no such system (ARCS-PRE-05).
pub(crate) fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
    s.discard_guild(seat, card, tell);
    if s.ships_left(seat) > 0 && s.board.systems().into_iter().any(|at| s.controls(seat, at)) {
        s.cue(card, seat, STAGE, SHIPS);
    }
}

pub(crate) fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
    for at in s.board.systems() {
        let controlled = s.controls(cue.seat, at);
        let verdict = if controlled { Ok(()) } else { Err(Reason::NeedsControl { card: cue.card, at }) };
        out.put(Choice::Place { at }, verdict);
    }
}

pub(crate) fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
    if let Choice::Place { at } = choice {
        let n = s.place_ships(cue.seat, at, cue.n);
        tell.tell(Event::ShipsPlaced { seat: cue.seat, at, n });
    }
}
