//! Imagining anew all that a seat cannot know, with `view.rs` as its other half.
//!
//! Deck lists are open, so a seat knows which cards a rival owns; what it does not know is which of the face-down ones
//! are in hand, in the deck, in the city pile or among the resource cards. Where lists are closed, it does not know what
//! they are either: another list is imagined, one that has what was seen. Cards that were shown are remembered as long as
//! they are in hand; when a card leaves that hand face down, all memory of it is given up, since it could be any of them.

use crate::{
    card::Kind,
    cards::{Cards, Deck, SeenCard},
    state::{Arcmage, SEALED},
    tables::{Card, DECKS},
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
    if s.options.closed_lists {
        let certain = if known.is_empty() { player.known } else { Cards::NONE };
        pack = another(s, rival, &pack, certain, rng);
    }
    pack.sort_unstable();
    rng.shuffle(&mut pack);
    // What is still known of the chosen stays possible: known cards are dealt to the hand or the chosen first.
    let chosen_count = player.chosen.len();
    let hand_count = hidden_hand.len();
    let mut hand: Cards = known;
    let mut chosen: List<Card, SEALED> = List::new();
    if known.is_empty() && !player.known.is_empty() {
        let mut must: Pack = player.known.each().collect();
        rng.shuffle(&mut must);
        for card in must.iter() {
            if pack.take(card) {
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
    // The pile holds cities, wherever the others are.
    let mut pile = List::new();
    for _ in 0..player.pile.len() {
        let Some(at) = pack.iter().position(|card| is_city(*card)) else { break };
        pile.extend(pack.remove(at));
    }
    pile.sort_unstable();
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

/// As many cards as a rival has face down, of a list that could be theirs (ARCM-SETUP-06): of a deck that is ready to play, if
/// one has all that was seen of this one; else of the factions that were seen. What is certain is among them.
fn another(s: &Arcmage, rival: Seat, hidden: &Pack, certain: Cards, rng: &mut Rng) -> Pack {
    let mut seen = Cards::NONE;
    s.each_owned(rival, |card| _ = seen.add(card));
    hidden.iter().for_each(|card| _ = seen.take(*card));
    certain.each().for_each(|card| _ = seen.add(card));
    let (cities, all) = (s.player(rival).pile.len(), hidden.len() - certain.len());

    let fits = |stock: &Stock| stock.count(is_city) >= cities && stock.count(|_| true) >= all;
    let ready = || {
        let decks = DECKS.iter().map(|deck| Stock::of(deck.iter().copied()));
        decks.filter(|deck| deck.has(&seen)).map(|deck| deck.without(&seen)).filter(fits)
    };
    let every = || Card::ALL.into_iter().filter(|card| card.is_ready() && !card.is_token());
    let is_like = |card: &Card| seen.iter().any(|(other, _)| other.facts().faction == card.facts().faction);
    let full = |card: Card| (card, Cards::COPIES);
    let mut stock = match ready().count() {
        0 => Some(Stock::of(every().filter(is_like).map(full)).without(&seen)).filter(fits),
        n => ready().nth(rng.below(n)),
    }
    .unwrap_or_else(|| Stock::of(every().map(full)).without(&seen));

    let mut pack: Pack = certain.each().collect();
    for i in 0..all {
        let card = if i < cities { stock.draw(is_city, rng) } else { stock.draw(|_| true, rng) };
        card.into_iter().for_each(|card| pack.push(card));
    }
    pack
}

fn is_city(card: Card) -> bool {
    card.is(Kind::City)
}

/// How many of each card there can be among those that are face down.
struct Stock([u8; Card::ALL.len()]);

impl Stock {
    fn of(cards: impl Iterator<Item = (Card, u8)>) -> Stock {
        let mut stock = Stock([0; Card::ALL.len()]);
        cards.for_each(|(card, n)| stock.0[card as usize] = n);
        stock
    }

    fn has(&self, cards: &Cards) -> bool {
        cards.iter().all(|(card, n)| self.0[card as usize] >= n)
    }

    fn without(mut self, cards: &Cards) -> Stock {
        for (card, n) in cards.iter() {
            self.0[card as usize] = self.0[card as usize].saturating_sub(n);
        }
        self
    }

    fn count(&self, is: impl Fn(Card) -> bool) -> usize {
        Card::ALL.into_iter().filter(|card| is(*card)).map(|card| usize::from(self.0[card as usize])).sum()
    }

    /// One of these cards, each as likely as another.
    fn draw(&mut self, is: impl Fn(Card) -> bool, rng: &mut Rng) -> Option<Card> {
        let all = self.count(&is);
        let mut at = if all > 0 { rng.below(all) } else { return None };
        let card = Card::ALL.into_iter().filter(|card| is(*card)).find(|card| {
            let there = usize::from(self.0[*card as usize]);
            let found = at < there;
            at = at.saturating_sub(there);
            found
        })?;
        self.0[card as usize] -= 1;
        Some(card)
    }
}
