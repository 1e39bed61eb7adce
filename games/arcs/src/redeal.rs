//! Imagining anew all that a seat cannot know, with `view.rs` as its other half.
//!
//! Only action cards are hidden: in hands, played face down, in the pile, not yet dealt. A seat knows
//! where a card is that it has seen face up, played itself, or seen go into a hand; when somebody
//! then plays or draws a card that it cannot see, it forgets what may have moved. The result depends
//! on what the seat knows and on the generator only, not on what is really there.

use crate::{
    action::{ActionCard, ActionCards},
    chapter,
    state::Arcs,
};
use arbiter_components::Exchange;
use arbiter_engine::{List, Rng, Seat};

type Places = List<ActionCard, { ActionCard::COUNT }>;

pub(crate) fn redeal(s: &mut Arcs, seat: Seat, rng: &mut Rng) {
    let unknown = unknown(s, seat);
    // The places, one after the other; within a place the cards have no order.
    let mut places = Places::new();
    let mut put = |cards: ActionCards| cards.and(unknown).into_iter().for_each(|card| places.push(card));
    for rival in s.rivals(seat) {
        put(s.player(rival).hand);
        put(hidden_in_front_of(s, rival, true));
        put(hidden_in_front_of(s, rival, false));
    }
    for layer in 1..=s.pile.height() {
        put(s.pile.layer(layer));
    }
    put(chapter::undealt(s).and(ActionCard::deck(s.count())).without(in_front(s)).without(s.pile.open));
    let mut exchange = Exchange::none();
    exchange.shuffle(&places, rng);
    for player in &mut s.players.0 {
        player.hand = exchange.set(player.hand);
        player.knows = exchange.set(player.knows);
    }
    s.round.played.0.iter_mut().flatten().for_each(|played| played.card = exchange.of(played.card));
    s.round.seizing.0.iter_mut().flatten().for_each(|card| *card = exchange.of(*card));
    s.pile.exchange(|card| exchange.of(card));
}

/// The card a seat played face down, or the one it seized with.
fn hidden_in_front_of(s: &Arcs, seat: Seat, played: bool) -> ActionCards {
    if played {
        s.played(seat).filter(|played| !played.face_up()).map(|played| played.card).into_iter().collect()
    } else {
        s.round.seizing[seat].into_iter().collect()
    }
}

/// Every card played this round.
fn in_front(s: &Arcs) -> ActionCards {
    let played = s.round.played.0.iter().flatten().map(|played| played.card);
    played.chain(s.round.seizing.0.iter().flatten().copied()).collect()
}

/// The cards a seat cannot place.
fn unknown(s: &Arcs, seat: Seat) -> ActionCards {
    let player = s.player(seat);
    let face_up = s.round.played.0.iter().flatten().filter(|played| played.face_up()).map(|played| played.card);
    ActionCard::deck(s.count())
        .without(player.hand)
        .without(player.knows)
        .without(hidden_in_front_of(s, seat, true))
        .without(hidden_in_front_of(s, seat, false))
        .without(face_up.collect())
        .without(s.pile.open)
}
