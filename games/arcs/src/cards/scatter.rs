//! One ship in each of several systems: Gatekeepers and Mass Uprising. With too few ships left the
//! systems are chosen (ARCS-COMP-03).

use crate::{
    Ask, Choice, Event, Reason,
    map::{System, Systems},
    moments::Cue,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Pick, Seat, Tell, Wanted};

/// The stages of the card's cue from here on are the systems from which on can still be chosen.
pub(crate) const STAGE: u8 = 8;

/// The system a cue has come to.
pub(crate) fn system(cue: Cue) -> System {
    System::new(cue.stage.saturating_sub(STAGE))
}

/// Those of the systems that can still be chosen.
fn left(systems: Systems, cue: Cue) -> Systems {
    systems.into_iter().filter(|at| *at >= system(cue)).collect()
}

/// Places a ship in each of these systems, or asks in which of them.
pub(crate) fn begin(s: &mut Arcs, card: Card, seat: Seat, systems: Systems, tell: &mut impl Tell<Event>) {
    go_on(s, card, seat, systems, s.ships_left(seat), tell);
}

fn go_on(s: &mut Arcs, card: Card, seat: Seat, systems: Systems, ships: u8, tell: &mut impl Tell<Event>) {
    if usize::from(ships) >= systems.len() {
        systems.into_iter().for_each(|at| place(s, seat, at, tell));
    } else if let Some(first) = systems.first().filter(|_| ships > 0) {
        s.cue(card, seat, STAGE + first.index() as u8, ships);
    }
}

fn place(s: &mut Arcs, seat: Seat, at: System, tell: &mut impl Tell<Event>) {
    let n = s.place_ships(seat, at, 1);
    tell.tell(Event::ShipsPlaced { seat, at, n });
}

/// As many of the systems as there are ships.
pub(crate) fn ask(cue: Cue) -> Ask {
    Ask::PlaceOneEach { card: cue.card, n: cue.n }
}

pub(crate) fn options(cue: Cue, systems: Systems, out: &mut impl Options<Choice, Reason>) {
    let picks = left(systems, cue).into_iter().map(|at| Pick::once(Choice::Place { at }));
    out.pieces(Wanted::exactly(cue.n), picks);
}

pub(crate) fn resume(s: &mut Arcs, cue: Cue, systems: Systems, choice: Choice, tell: &mut impl Tell<Event>) {
    if let Choice::Place { at } = choice {
        place(s, cue.seat, at, tell);
        let later = left(systems, cue).into_iter().filter(|other| *other > at).collect();
        go_on(s, cue.card, cue.seat, later, cue.n - 1, tell);
    }
}
