//! Imagining anew all that a seat cannot know, with `view.rs` as its other half.
//!
//! What a seat may infer from the table's past is kept: a card that was once open is known to be in
//! its holder's hand or deck, cards held since before a reshuffle are known to be in hand, and cards
//! passed on in a draft are known to be with the seats that came after. The result depends on what
//! the seat knows and on the generator only, not on what is really there.

use crate::{
    bout,
    card::{Artifact, Mage, Monument},
    draft,
    state::ResArcana,
    step::Step,
    zone,
};
use arbiter_components::CardSet;
use arbiter_engine::{List, Rng, Seat};

pub(crate) fn redeal(s: &mut ResArcana, seat: Seat, rng: &mut Rng) {
    let mut exchange = Exchange::none();
    unknown(s, seat, rng, &mut exchange);
    passed_on(s, seat, rng, &mut exchange);
    carry_out(&exchange, s);
    for rival in s.rivals(seat) {
        hands_and_decks(s, rival, rng);
    }
    mages(s, seat, rng);
    monuments(s, seat, rng);
    sealed_answers(s, seat, rng);
}

type Artifacts = List<Artifact, { Artifact::COUNT }>;
type Exchange = arbiter_components::Exchange<Artifact, { Artifact::COUNT }>;

/// Every artifact that lies hidden changes its place.
fn carry_out(exchange: &Exchange, s: &mut ResArcana) {
    for player in &mut s.players.0 {
        player.hand = exchange.set(player.hand);
        player.deck.pool = exchange.set(player.deck.pool);
        player.deck.top.iter_mut().for_each(|seen| seen.card = exchange.of(seen.card));
        player.knows = exchange.set(player.knows);
    }
    s.memory.packs.iter_mut().flat_map(|pack| pack.iter_mut()).for_each(|card| *card = exchange.of(*card));
    s.memory.held = exchange.set(s.memory.held);
    s.memory.unseen = exchange.set(s.memory.unseen);
    s.bout.decks = s.bout.decks.map(|deck| exchange.set(deck));
    for card in s.doing.looked.iter_mut() {
        *card = Artifact::of(*card).map_or(*card, |artifact| exchange.of(artifact).card());
    }
}

/// Cards the seat has never seen may be anywhere it has not seen, the box included.
fn unknown(s: &ResArcana, seat: Seat, rng: &mut Rng, exchange: &mut Exchange) {
    let own = s.hidden_artifacts(seat).without(s.memory.unseen);
    let known = s.open_artifacts().or(own).or(s.player(seat).knows).or(draft::seen(s, seat)).or(bout::laid_open(s));
    let unknown = Artifact::all().without(known);
    let mut places = Artifacts::new();
    let mut left = unknown;
    let mut put = |cards: CardSet<Artifact>| {
        for card in cards.and(left) {
            places.push(card);
            left.remove(card);
        }
    };
    for holder in s.everybody() {
        let player = s.player(holder);
        put(player.hand);
        player.deck.top.iter().for_each(|seen| put(CardSet::only(seen.card)));
        put(player.deck.pool);
    }
    put(zone::looked_artifacts(s));
    for pack in &s.memory.packs {
        pack.iter().for_each(|card| put(CardSet::only(*card)));
    }
    put(unknown);
    exchange.shuffle(&places, rng);
}

/// Cards of a draft that the seat has passed on are with the seats that came after, one each.
fn passed_on(s: &ResArcana, seat: Seat, rng: &mut Rng, exchange: &mut Exchange) {
    let certain = s.open_artifacts().or(s.player(seat).knows);
    draft::groups(s, seat, |group| {
        exchange.shuffle(&group.iter().copied().filter(|card| !certain.has(*card)).collect(), rng);
    });
}

/// Of a rival's hidden cards, those not held since the last reshuffle may be in hand or deck.
fn hands_and_decks(s: &mut ResArcana, rival: Seat, rng: &mut Rng) {
    let held = s.memory.held;
    let looking = zone::looker(s) == Some(rival);
    let mut cards: Artifacts = s.hidden_artifacts(rival).without(held).into_iter().collect();
    rng.shuffle(&mut cards);
    let mut next = cards.iter().copied();
    if looking {
        for card in s.doing.looked.iter_mut().filter(|card| Artifact::of(**card).is_some()) {
            *card = next.next().map_or(*card, |artifact| artifact.card());
        }
    }
    let player = s.player_mut(rival);
    for seen in player.deck.top.iter_mut() {
        seen.card = next.next().unwrap_or(seen.card);
    }
    let drawn = player.hand.without(held).len();
    player.hand = player.hand.and(held).or(next.by_ref().take(drawn).collect());
    player.deck.pool = next.collect();
}

/// Rivals' mages, until they are shown.
fn mages(s: &mut ResArcana, seat: Seat, rng: &mut Rng) {
    if s.players.0.iter().all(|player| player.mages.is_empty()) {
        return;
    }
    let shown = s.players.0.iter().filter_map(|player| player.mage).collect::<CardSet<Mage>>();
    let own = s.player(seat).mages.iter().copied().collect();
    let mut unknown: List<Mage, { Mage::COUNT }> = Mage::all().without(shown).without(own).into_iter().collect();
    rng.shuffle(&mut unknown);
    let mut next = unknown.iter().copied();
    for rival in s.rivals(seat) {
        for mage in s.player_mut(rival).mages.iter_mut() {
            *mage = next.next().unwrap_or(*mage);
        }
    }
}

/// The monument deck, but for what the seat has seen of it.
fn monuments(s: &mut ResArcana, seat: Seat, rng: &mut Rng) {
    let looking = zone::looker(s) == Some(seat);
    let looked = s.doing.looked.iter().filter_map(|card| Monument::of(*card)).collect::<CardSet<Monument>>();
    let hidden_top = s.monuments.top.iter().filter(|seen| !seen.by.has(seat)).map(|seen| seen.card);
    let mut unknown = s.monuments.pool.or(hidden_top.collect());
    if !looking {
        unknown = unknown.or(looked);
    }
    let mut cards: List<Monument, { Monument::COUNT }> = unknown.into_iter().collect();
    rng.shuffle(&mut cards);
    let mut next = cards.iter().copied();
    if !looking {
        for card in s.doing.looked.iter_mut().filter(|card| Monument::of(**card).is_some()) {
            *card = next.next().map_or(*card, |monument| monument.card());
        }
    }
    for seen in s.monuments.top.iter_mut().filter(|seen| !seen.by.has(seat)) {
        seen.card = next.next().unwrap_or(seen.card);
    }
    s.monuments.pool = next.collect();
}

/// What rivals have answered in secret.
fn sealed_answers(s: &mut ResArcana, seat: Seat, rng: &mut Rng) {
    for rival in s.rivals(seat) {
        if s.player(rival).sealed.is_none() {
            continue;
        }
        let sealed = match s.agenda.top() {
            Some(Step::Draft(draft::Step::Keep { lap, pick })) => {
                draft::in_hand(s, lap, pick, rival).any(rng).map(|artifact| artifact.card())
            }
            _ => {
                let mages: CardSet<Mage> = s.player(rival).mages.iter().copied().collect();
                mages.any(rng).map(|mage| mage.card())
            }
        };
        s.player_mut(rival).sealed = sealed;
    }
}
