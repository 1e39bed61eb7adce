//! What no book page can show: what is printed on the cards, tables that never begin, and what each pair of eyes sees.

use arbiter_engine::{Clause, Eyes, Game, Notation, Reason as _, Rng, Seat, Setup as _, read_position};
use arcmage::{Arcmage, Card, Faction, Kind, Setup, View};
use std::collections::BTreeSet;

fn seen_by(table: &str, eyes: Eyes) -> View {
    read_position::<Arcmage>(table).expect("a sound position").view(eyes)
}

const P1: Eyes = Eyes::Seat(Seat::new(0));
const P2: Eyes = Eyes::Seat(Seat::new(1));
const P3: Eyes = Eyes::Seat(Seat::new(2));

/// Witness: ARCM-DECK-10
#[test]
fn a_card_shows_what_its_type_needs_and_has_a_name_of_its_own() {
    let names: BTreeSet<String> = Card::ALL.iter().map(Notation::text).collect();
    assert_eq!(names.len(), Card::ALL.len());
    for card in Card::ALL {
        let facts = card.facts();
        let stats = (facts.attack > 0, facts.defense > 0);
        match facts.kind {
            Kind::Creature => assert!(stats.1, "{}", card.text()),
            Kind::City => assert_eq!(stats, (false, true), "{}", card.text()),
            Kind::Enchantment | Kind::Magic | Kind::Event => assert_eq!(stats, (false, false), "{}", card.text()),
        }
        assert!(!card.is_token() || facts.loyalty == 0, "{}", card.text());
    }
}

/// Witness: ARCM-MULTI-01
#[test]
fn two_to_four_play() {
    let refused = |setup: Setup| Arcmage::begin(&setup).err().map(|reason| reason.clause());
    for players in 2..=4 {
        assert_eq!(refused(Setup::usual(players)), None);
    }
    assert_eq!(refused(Setup::usual(1)), Some(Clause("ARCM-MULTI-01")));
    assert_eq!(refused(Setup::usual(5)), Some(Clause("ARCM-MULTI-01")));
    assert_eq!(refused(Setup { first: Some(Seat::new(2)), ..Setup::usual(2) }), Some(Clause("ARCM-MULTI-01")));
}

/// Witness: ARCM-MULTI-07
#[test]
fn two_against_one_are_three_and_who_is_alone_begins() {
    let p1 = Some(Seat::new(0));
    let refused = |setup: Setup| Arcmage::begin(&setup).err().map(|reason| reason.clause());
    assert_eq!(refused(Setup { alone: p1, ..Setup::usual(3) }), None);
    assert_eq!(refused(Setup { alone: p1, first: p1, ..Setup::usual(3) }), None);
    for setup in [
        Setup { alone: p1, ..Setup::usual(2) },
        Setup { alone: p1, ..Setup::usual(4) },
        Setup { alone: Some(Seat::new(3)), ..Setup::usual(3) },
        Setup { alone: p1, first: Some(Seat::new(1)), ..Setup::usual(3) },
    ] {
        assert_eq!(refused(setup), Some(Clause("ARCM-MULTI-07")));
    }
}

/// What p1 hides, twice: only the faces differ.
const HIDDEN: [&str; 2] = [
    "players 3; p1 hand ghoul wight; p1 deck shatis nightgaunt kolibri; p1 pile farmland warren; p1 resources gaian foul_imps
     p2 cities barracks; p3 cities siphon",
    "players 3; p1 hand shatis foul_imps; p1 deck ghoul wight wild_warg; p1 pile siphon sanctuary; p1 resources gaian kolibri
     p2 cities barracks; p3 cities siphon",
];

/// Witness: ARCM-DECK-06, ARCM-ZONE-05, ARCM-ZONE-08, ARCM-RES-14
#[test]
fn face_down_all_cards_look_the_same() {
    for eyes in [P2, P3, Eyes::Spectator] {
        assert_eq!(seen_by(HIDDEN[0], eyes), seen_by(HIDDEN[1], eyes));
        let view = seen_by(HIDDEN[0], eyes);
        let p1 = &view.players[0];
        assert_eq!((p1.hand_size, p1.deck.size, p1.pile_size, p1.resources.len()), (2, 3, 2, 1));
        assert_eq!((&p1.hand, &p1.pile, p1.resources[0].card), (&None, &None, None));
    }
    assert_ne!(seen_by(HIDDEN[0], P1), seen_by(HIDDEN[1], P1));
}

/// What p2 imagines p1 to have.
#[allow(clippy::disallowed_methods, reason = "the rules have no luck of their own, but this test hands them some")]
fn imagined(table: &str, seed: u64) -> Arcmage {
    let mut position: Arcmage = read_position(table).expect("a sound position");
    let before = position.view(P2);
    position.redeal(Seat::new(1), &mut Rng::new(seed));
    assert_eq!(position.view(P2), before, "it looks the same to p2");
    position.sound().expect("such a position can be");
    position
}

/// Witness: ARCM-SETUP-06
#[test]
fn of_a_closed_list_nobody_knows_more_than_was_seen() {
    for seed in 0..20 {
        let closed = HIDDEN.map(|table| imagined(&format!("{table}; options closed_lists"), seed));
        assert_eq!(closed[0], closed[1], "what is imagined goes by what was seen alone");
        let open = HIDDEN.map(|table| imagined(table, seed));
        assert_ne!(open[0], open[1], "an open list is known");
    }
    // What was seen is in no deck that is ready to play; and what is known to be in hand stays there.
    let seen = "options closed_lists; p1 grave ghoul ghoul kolibri; p1 known wight; p1 hand wight shatis ghoul
        p1 deck shatis shatis nightgaunt; p1 pile farmland; p1 cities barracks; p2 cities warren";
    for seed in 0..20 {
        let hand = imagined(seen, seed).view(P1).players[0].hand.clone().expect("its own");
        assert!(hand.contains(&Card::Wight) && hand.len() == 3, "{hand:?}");
    }
}

/// Witness: ARCM-RES-03
#[test]
fn what_a_resource_card_stands_for_is_public() {
    let table = "p1 resources gaian ghoul, red_banner ghoul marked; p2 cities warren";
    for eyes in [P1, P2, Eyes::Spectator] {
        let view = seen_by(table, eyes);
        let shown: Vec<(Faction, bool)> = view.players[0].resources.iter().map(|r| (r.faction, r.marked)).collect();
        assert_eq!(shown, [(Faction::Gaian, false), (Faction::RedBanner, true)]);
    }
}

/// Witness: ARCM-ZONE-01, ARCM-ZONE-06, ARCM-CITY-01
#[test]
fn kingdoms_and_graveyards_are_public() {
    let table = "p1 cities farmland 3, warren; p1 residents ghoul in warren; p1 grave wight shatis; p2 residents orc_thug in warren";
    for eyes in [P1, P2, Eyes::Spectator] {
        let view = seen_by(table, eyes);
        let p1 = &view.players[0];
        assert_eq!(p1.graveyard, [Card::Wight, Card::Shatis]);
        let cities: Vec<_> = p1.cities.iter().map(|city| (city.card, city.defense, city.residents.len())).collect();
        assert_eq!(cities, [(Card::Farmland, 3, 0), (Card::Warren, 6, 2)]);
        assert_eq!(p1.cities[1].residents[1].controller, Seat::new(1));
    }
}
