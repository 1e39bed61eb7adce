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
use arbiter_components::Indexed;
use arbiter_engine::{List, MAX_SEATS, Rng, Seat};

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
    let mut cards = places;
    cards.sort_unstable();
    rng.shuffle(&mut cards);
    let mut instead: [ActionCard; ActionCard::COUNT] = std::array::from_fn(ActionCard::from_index);
    for (place, card) in places.iter().zip(cards.iter()) {
        instead[place.index()] = *card;
    }
    let set = |cards: ActionCards| cards.into_iter().map(|card| instead[card.index()]).collect::<ActionCards>();
    for player in &mut s.players {
        player.hand = set(player.hand);
        player.knows = set(player.knows);
    }
    for played in s.round.played.iter_mut().flatten() {
        played.card = instead[played.card.index()];
    }
    for card in s.round.seizing.iter_mut().flatten() {
        *card = instead[card.index()];
    }
    s.pile.exchange(|card| instead[card.index()]);
}

/// The card a seat played face down, or the one it seized with.
fn hidden_in_front_of(s: &Arcs, seat: Seat, played: bool) -> ActionCards {
    let place = seat.index() % MAX_SEATS;
    if played {
        s.round.played[place].filter(|played| !played.face_up()).map(|played| played.card).into_iter().collect()
    } else {
        s.round.seizing[place].into_iter().collect()
    }
}

/// Every card played this round.
fn in_front(s: &Arcs) -> ActionCards {
    let played = s.round.played.iter().flatten().map(|played| played.card);
    played.chain(s.round.seizing.iter().flatten().copied()).collect()
}

/// The cards a seat cannot place.
fn unknown(s: &Arcs, seat: Seat) -> ActionCards {
    let player = s.player(seat);
    let face_up = s.round.played.iter().flatten().filter(|played| played.face_up()).map(|played| played.card);
    ActionCard::deck(s.count())
        .without(player.hand)
        .without(player.knows)
        .without(hidden_in_front_of(s, seat, true))
        .without(hidden_in_front_of(s, seat, false))
        .without(face_up.collect())
        .without(s.pile.open)
}
