//! What a learner is told of one side of the table; [`LAYOUT`] says what lies where.
//!
//! What the eyes may not see is left out: the hand of a rival and the faces of resource cards.

use crate::{
    card::Faction,
    estimate,
    piece::{Flag, Place},
    state::Arcmage,
    tables::Card,
};
use arbiter_engine::{Eyes, Features, Game, Seat, Telling};

const CARDS: usize = Card::ALL.len();
const PHASES: usize = 9;
/// Decks longer than this run out for nobody.
const LONG: i32 = 20;

/// What lies where, in order.
pub(crate) const LAYOUT: &[(&str, usize)] = &[
    // The estimate, what is there, and what attacks will come to, in hundreds: seen by the Arbiter only.
    ("estimate_parts", 3),
    // Its turn, asked now, attacks, is attacked.
    ("claims", 4),
    // Turn; phase of the turn, if it is its own.
    ("turn", 1 + PHASES),
    // Defense of all cities; cities; cities to be built.
    ("cities", 3),
    // Creatures in the army, in cities; marked; have attacked; printed ATK and DEF of all.
    ("creatures", 6),
    // Enchantments: global, on its own, on others'.
    ("enchantments", 3),
    // Resources; unmarked; by faction.
    ("resources", 2 + Faction::ALL.len()),
    // Cards in hand; in the deck, 20 at most; in the graveyard.
    ("cards", 3),
    // On the stack.
    ("stack", 1),
    // Each card in play.
    ("in_play", CARDS),
    // Each card in hand, as far as they are seen.
    ("held", CARDS),
];

/// What has words, for whoever explains a choice.
pub(crate) const TELLING: &[Telling] = &[
    Telling::new("defense", "cities", 0, 1),
    Telling::new("cities", "cities", 1, 1),
    Telling::new("creatures", "creatures", 0, 2),
    Telling::new("enchantments", "enchantments", 0, 3),
    Telling::new("resources", "resources", 0, 1),
    Telling::new("unmarked", "resources", 1, 1),
    Telling::new("hand", "cards", 0, 1),
    Telling::new("deck", "cards", 1, 1),
    Telling::new("stack", "stack", 0, 1),
];

pub(crate) fn features(s: &Arcmage, of: Seat, eyes: Eyes, out: &mut Features) {
    let player = s.player(of);
    let parts = if eyes == Eyes::Arbiter { estimate::parts(s, of) } else { [0; 3] };
    parts.into_iter().for_each(|part| out.single(part / 100));
    let mine = s.active == of;
    let attacks = !s.combat.attackers.is_empty();
    out.claims([mine, s.turn().waits_for(of), attacks && mine, attacks && !mine]);
    out.single(s.turn.into());
    let row = out.row(PHASES);
    if mine {
        out.mark(row + s.phase as usize);
    }
    let (mut cities, mut creatures, mut enchantments) = ([0; 2], [0; 6], [0; 3]);
    let in_play = |there: &&crate::piece::Permanent| there.controller == of && there.in_play();
    for there in s.pieces.iter().filter(in_play) {
        let facts = there.piece.facts();
        match there.place {
            Place::Kingdom => {
                cities[0] += i32::from(there.defense);
                cities[1] += 1;
            }
            Place::Global => enchantments[0] += 1,
            Place::On(host) => {
                let own = s.get(host).is_some_and(|host| host.controller == of);
                enchantments[if own { 1 } else { 2 }] += 1;
            }
            _ if there.is_creature() => {
                creatures[usize::from(there.place != Place::Army)] += 1;
                creatures[2] += i32::from(there.is_marked());
                creatures[3] += i32::from(there.is(Flag::Attacked));
                creatures[4] += i32::from(facts.attack);
                creatures[5] += i32::from(facts.defense);
            }
            _ => {}
        }
    }
    cities
        .into_iter()
        .chain([player.pile.len() as i32])
        .chain(creatures)
        .chain(enchantments)
        .for_each(|n| out.single(n));
    let (total, ready, factions) = (out.row(1), out.row(1), out.row(Faction::ALL.len()));
    let (mut count, mut unmarked, mut by_faction) = (0, 0, [0; Faction::ALL.len()]);
    for resource in s.resources_of(of) {
        count += 1;
        unmarked += i32::from(!resource.is_marked());
        by_faction[resource.faction() as usize] += 1;
    }
    out.put(total, count);
    out.put(ready, unmarked);
    by_faction.into_iter().enumerate().for_each(|(faction, count)| out.put(factions + faction, count));
    out.single(player.hand.len() as i32);
    out.single((player.deck.len() as i32).min(LONG));
    out.single(player.grave.len() as i32);
    out.single(s.stack.iter().filter(|item| item.controller == of).count() as i32);
    let row = out.row(CARDS);
    let mut counts = [0i8; CARDS];
    for there in s.pieces.iter().filter(in_play) {
        counts[there.piece.card as usize] += 1;
    }
    counts.into_iter().enumerate().for_each(|(card, count)| out.put(row + card, count.into()));
    let row = out.row(CARDS);
    for (card, count) in player.hand.iter().filter(|_| eyes.are(of)) {
        out.put(row + card as usize, count.into());
    }
}
