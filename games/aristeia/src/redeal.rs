//! Imagining anew all that a seat cannot know, with `view.rs` as its other half.
//!
//! Of the rival a seat does not know: the team while it is chosen, which two tactics of each character are in the
//! deck as far as they have not been seen, what is in the hand, the answer about the opening hand, and the
//! initiative cards that are face down. The result depends on what the seat knows and on the generator only.

use crate::{
    action,
    figure::Figure,
    setup::{OF_EACH, TEAM},
    step::Step,
    table::{Aristeia, rival},
    tables::{Character, Tactic},
    tactic::tactics_of,
};
use crate::{round, setup};
use arbiter_components::CardSet;
use arbiter_engine::{List, Rng, Seat};

pub(crate) fn redeal(s: &mut Aristeia, seat: Seat, rng: &mut Rng) {
    let other = rival(seat);
    picks(s, other, rng);
    tactics(s, other, rng);
    plan(s, other, rng);
    let answer = &mut s.player_mut(other).mulligan;
    if answer.is_some() {
        *answer = Some(rng.below(2) == 0);
    }
}

/// Some of these, each as likely as the next, by number.
fn some<C: arbiter_components::Indexed + Copy>(from: CardSet<C>, count: usize, rng: &mut Rng) -> CardSet<C> {
    let mut left = from;
    let mut chosen = CardSet::EMPTY;
    for _ in 0..count {
        if let Some(card) = left.any(rng) {
            left.remove(card);
            chosen.insert(card);
        }
    }
    chosen
}

/// A team chosen so far: the first of four, for they join it in the order of the list.
fn picks(s: &mut Aristeia, other: Seat, rng: &mut Rng) {
    let count = s.player(other).picks.len();
    if count > 0 {
        let team = some(Character::ALL.into_iter().collect(), TEAM, rng);
        s.player_mut(other).picks = team.into_iter().take(count).collect();
    }
}

/// Hand and deck.
fn tactics(s: &mut Aristeia, other: Seat, rng: &mut Rng) {
    let player = s.player(other);
    if player.hand.is_empty() && player.deck.is_empty() {
        return;
    }
    let played = s.chain.iter().filter(|played| played.seat == other).map(|played| played.tactic);
    // Named with an action, a tactic is known to be in the hand (ARIS-AMB-46).
    let acting = s.active().is_some_and(|figure| figure.seat() == other);
    let named: CardSet<Tactic> = action::named(s).filter(|_| acting).collect();
    let open = player.discard.iter().copied().chain(played).collect::<CardSet<Tactic>>().or(named);
    let held = player.hand.len().saturating_sub(named.len());
    let hidden = held + player.deck.len();
    let standard = tactics_of(None).without(open);
    // Two of each character, those seen included, in the order in which they are chosen.
    let mut kept: List<Tactic, { TEAM * OF_EACH }> = List::new();
    for figure in s.team(other) {
        let own = tactics_of(Some(figure.character()));
        let unseen = OF_EACH.saturating_sub(own.and(open).len());
        for tactic in some(own.without(open), unseen, rng) {
            if !kept.is_full() {
                kept.push(tactic);
            }
        }
    }
    if matches!(s.agenda.top(), Some(Step::Setup(setup::Step::Tactics))) {
        let chosen = kept.iter().copied().take(hidden.saturating_sub(standard.len()));
        s.player_mut(other).deck = standard.or(chosen.collect());
        return;
    }
    // A written position may have fewer cards than a game: then any of them.
    let pool = standard.or(kept.iter().copied().collect());
    let cards = if pool.len() > hidden { some(pool, hidden, rng) } else { pool };
    let hand = some(cards, held, rng);
    let player = s.player_mut(other);
    player.hand = hand.or(named);
    player.deck = cards.without(hand);
}

/// Initiative cards that are face down.
fn plan(s: &mut Aristeia, other: Seat, rng: &mut Rng) {
    let planned = s.player(other).plan;
    if planned.is_empty() {
        return;
    }
    let shown = if matches!(s.agenda.top(), Some(Step::Round(round::Step::Plan))) { 0 } else { usize::from(s.turn) };
    let shown = shown.min(planned.len());
    let mut rest: List<Character, 4> = s
        .team(other)
        .map(Figure::character)
        .filter(|character| !planned[..shown].contains(character))
        .take(4)
        .collect();
    rng.shuffle(&mut rest);
    let imagined = planned[..shown].iter().chain(rest.iter()).copied().take(planned.len());
    s.player_mut(other).plan = imagined.collect();
}
