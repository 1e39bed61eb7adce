//! Imagining anew all that a seat cannot know, with `view.rs` as its other half.
//!
//! Deck lists are open, so a seat knows which cards a rival owns; what it does not know is which of the face-down ones
//! are in hand, in the deck, in the city pile or among the resource cards. Cards that were shown are remembered as long as
//! they are in hand; when a card leaves that hand face down, all memory of it is given up, since it could be any of them.

use crate::{
    card::Kind,
    cards::{Cards, Deck, SeenCard},
    state::{Arcmage, SEALED},
    tables::Card,
};
use arbiter_engine::{List, Rng, Seat, Seats};

type Pack = List<Card, 90>;

pub(crate) fn redeal(s: &mut Arcmage, seat: Seat, rng: &mut Rng) {
    own_deck(s, seat, rng);
    for rival in Seats::all(s.count).without(Seats::only(seat)) {
        rivals_cards(s, seat, rival, rng);
    }
}

/// Takes the next card.
fn next(pack: &mut Pack) -> Card {
    pack.pop().unwrap_or_default()
}

/// Of its own deck a seat does not know what others have seen and it has not.
fn own_deck(s: &mut Arcmage, seat: Seat, rng: &mut Rng) {
    let deck = &mut s.player_mut(seat).deck;
    if deck.top().iter().chain(deck.bottom()).all(|seen| seen.by.has(seat)) {
        return;
    }
    let mut pack: Pack = deck.pool.each().collect();
    let hidden = |seen: &&SeenCard| !seen.by.has(seat);
    for seen in deck.top().iter().chain(deck.bottom()).filter(hidden) {
        pack.push(seen.card);
    }
    pack.sort_unstable();
    rng.shuffle(&mut pack);
    *deck = reorder(deck, seat, &mut pack);
}

/// The deck with what the seat has not seen of it dealt from the pack, and the rest of as many cards in the pool.
fn reorder(deck: &Deck, seat: Seat, pack: &mut Pack) -> Deck {
    let mut anew = |seen: &SeenCard| if seen.by.has(seat) { *seen } else { SeenCard { card: next(pack), ..*seen } };
    let top: List<SeenCard, 45> = deck.top().iter().map(&mut anew).collect();
    let bottom: List<SeenCard, 45> = deck.bottom().iter().map(&mut anew).collect();
    let pool: Cards = (0..deck.pool.len()).map(|_| next(pack)).collect();
    Deck::with(pool, &top, &bottom).unwrap_or(*deck)
}

fn rivals_cards(s: &mut Arcmage, seat: Seat, rival: Seat, rng: &mut Rng) {
    let player = s.player(rival);
    let mut pack = Pack::new();
    // The hand without what all know of it; of known copies it does not matter which.
    let mut hidden_hand = player.hand;
    let mut hidden_chosen = 0;
    let mut known = player.known;
    for (card, n) in player.known.iter() {
        for _ in 0..n {
            if !hidden_hand.take(card) {
                hidden_chosen += 1;
            }
        }
    }
    // A known card chosen in secret could be any: then nothing is certain, and all are dealt anew.
    if hidden_chosen > 0 || !player.chosen.is_empty() {
        hidden_hand = player.hand;
        known = Cards::NONE;
    }
    hidden_hand.each().for_each(|card| pack.push(card));
    player.deck.pool.each().for_each(|card| pack.push(card));
    for seen in player.deck.top().iter().chain(player.deck.bottom()).filter(|seen| !seen.by.has(seat)) {
        pack.push(seen.card);
    }
    player.pile.iter().chain(player.chosen.iter()).for_each(|card| pack.push(*card));
    let sees = |resource: &crate::state::Resource| resource.controller() == seat;
    for resource in s.resources.iter().filter(|resource| resource.owner() == rival && !sees(resource)) {
        pack.push(resource.card);
    }
    pack.sort_unstable();
    rng.shuffle(&mut pack);
    // The pile holds cities, wherever the others are.
    let mut pile = List::new();
    for _ in 0..player.pile.len() {
        let Some(at) = pack.iter().position(|card| card.is(Kind::City)) else { break };
        pile.push(pack[at]);
        pack = pack.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, card)| *card).collect();
    }
    pile.sort_unstable();
    // What is still known of the chosen stays possible: known cards are dealt to the hand or the chosen first.
    let chosen_count = player.chosen.len();
    let hand_count = hidden_hand.len();
    let mut hand: Cards = known;
    let mut chosen: List<Card, SEALED> = List::new();
    if known.is_empty() && !player.known.is_empty() {
        let mut must: Pack = player.known.each().collect();
        rng.shuffle(&mut must);
        for card in must.iter() {
            if let Some(at) = pack.iter().position(|there| there == card) {
                pack = pack.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, card)| *card).collect();
                let dealt = hand.len() + chosen.len();
                // Spread over both, as chance will have it.
                let to_chosen = chosen.len() < chosen_count
                    && (hand.len() >= hand_count
                        || rng.below(hand_count + chosen_count - dealt) < chosen_count - chosen.len());
                if to_chosen {
                    chosen.push(*card);
                } else {
                    hand.add(*card);
                }
            }
        }
    }
    let wanted = if known.is_empty() { hand_count } else { hand_count + known.len() };
    while hand.len() < wanted {
        hand.add(next(&mut pack));
    }
    while chosen.len() < chosen_count {
        chosen.push(next(&mut pack));
    }
    for resource in s.resources.iter_mut().filter(|resource| resource.owner() == rival && resource.controller() != seat)
    {
        resource.card = next(&mut pack);
    }
    let deck = s.player(rival).deck;
    let player = s.player_mut(rival);
    player.deck = reorder(&deck, seat, &mut pack);
    player.hand = hand;
    player.chosen = chosen;
    player.pile = pile;
    // Which of the resource cards were chosen in secret, nobody else knows.
    if !player.pledged.is_empty() {
        let mut places: List<u8, 150> = (1..=s.resources_of(rival).count() as u8).collect();
        rng.shuffle(&mut places);
        let player = s.player_mut(rival);
        player.pledged = places.iter().copied().take(player.pledged.len()).collect();
    }
}
