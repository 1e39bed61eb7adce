//! What no book page can show: what is printed on the cards, tables that never begin, and what each pair of eyes sees.

use arbiter_engine::{Clause, Eyes, Game, Notation, Reason as _, Seat, Setup as _, read_position};
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

/// Witness: ARCM-ZONE-05, ARCM-ZONE-08, ARCM-AMB-22
#[test]
fn a_player_looks_at_hand_pile_and_own_resource_cards() {
    let view = seen_by(HIDDEN[0], P1);
    let p1 = &view.players[0];
    assert_eq!(p1.hand, Some(vec![Card::Ghoul, Card::Wight]));
    assert_eq!(p1.pile, Some(vec![Card::Farmland, Card::Warren]));
    assert_eq!(p1.resources[0].card, Some(Card::FoulImps));
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

/// Witness: ARCM-RES-14
#[test]
fn a_stolen_resource_card_is_known_to_thief_and_owner() {
    let table = "players 3; p1 cities farmland; p2 army cutpurse_imp; p2 resources gaian ghoul of p1 by cutpurse_imp; p3 cities siphon";
    for (eyes, knows) in [(P1, true), (P2, true), (P3, false), (Eyes::Spectator, false)] {
        let view = seen_by(table, eyes);
        let stolen = &view.players[1].resources[0];
        assert_eq!((stolen.owner, stolen.card), (Seat::new(0), knows.then_some(Card::Ghoul)), "{eyes:?}");
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
