//! What no book page can show: what is in the box, setups that are refused, and who is asked.

use arbiter_engine::{Clause, Eyes, Game, Notation, Reason as _, Seed, Turn, position_text, read_position};
use arcs::{ActionCard, Arcs, Ask, Board, Card, Resource, Setup, System};

/// Witness: ARCS-COMP-02
#[test]
fn the_box_holds_what_it_says() {
    assert_eq!((ActionCard::deck(4).len(), ActionCard::deck(3).len(), ActionCard::deck(2).len()), (28, 20, 20));
    let cards = [Card::GUILDS, Card::VOX, Card::LEADERS, Card::LORE].map(|kind| kind.len());
    assert_eq!((cards, Card::COURT.len(), Board::ALL.len()), ([25, 6, 8, 14], 31, 12));
    let table = read_position::<Arcs>("players 4").expect("a sound position");
    assert_eq!(Resource::ALL.map(|resource| table.supply(resource)), [5; 5]);
    let view = table.view(Eyes::Spectator);
    assert_eq!((view.markers.len(), view.ambitions.len()), (3, 5));
}

/// Witness: ARCS-MAP-01, ARCS-MAP-02, ARCS-MAP-05, ARCS-MAP-09
#[test]
fn six_clusters_of_a_gate_and_three_planets() {
    let all: Vec<System> = (0..System::COUNT as u8).map(System::new).collect();
    assert_eq!(all.len(), 24);
    for cluster in 1..=6 {
        let of: Vec<&System> = all.iter().filter(|system| system.cluster() == cluster).collect();
        assert_eq!(of.iter().map(|system| system.is_gate()).collect::<Vec<_>>(), [true, false, false, false]);
    }
    for system in &all {
        let place = system.place();
        assert_eq!(place.planet.is_none(), system.is_gate(), "{}", system.text());
        assert!(if system.is_gate() { place.slots == 0 } else { (1..=2).contains(&place.slots) }, "{}", system.text());
    }
    for board in Board::ALL {
        let gates = board.gates();
        for system in board.systems() {
            let touches = board.adjacent(system);
            assert!(touches.into_iter().all(|other| board.systems().has(other) && board.adjacent(other).has(system)));
            let planets = touches.without(gates).len();
            if system.is_gate() {
                assert_eq!((planets, touches.and(gates).len()), (3, 2), "{} {}", board.text(), system.text());
            } else {
                let own = touches.and(gates).into_iter().all(|gate| gate.cluster() == system.cluster());
                assert!(own && touches.and(gates).len() == 1, "{} {}", board.text(), system.text());
                let linked = touches.without(gates).into_iter().filter(|other| other.cluster() != system.cluster());
                assert!((1..=2).contains(&(planets - linked.count())), "{} {}", board.text(), system.text());
            }
        }
    }
}

fn refused_by(setup: &str) -> Option<Clause> {
    let setup = Setup::from_text(setup).expect("a readable setup");
    Arcs::begin(&setup).err().map(|reason| reason.clause())
}

/// Witness: ARCS-SETUP-01
#[test]
fn two_to_four_play() {
    assert_eq!(refused_by("players 1"), Some(Clause("ARCS-SETUP-01")));
    assert_eq!(refused_by("players 5"), Some(Clause("ARCS-SETUP-01")));
    assert_eq!(refused_by("players 2 first p3"), Some(Clause("ARCS-SETUP-01")));
    for players in 2..=4 {
        assert_eq!(refused_by(&format!("players {players}")), None);
    }
}

/// Witness: ARCS-SETUP-05
#[test]
fn a_setup_card_is_for_its_number_of_players() {
    assert_eq!(refused_by("players 2 board two_homelands"), None);
    assert_eq!(refused_by("players 3 board two_homelands"), Some(Clause("ARCS-SETUP-05")));
    for board in Board::ALL {
        let out_of_play = 6 - board.gates().len();
        assert_eq!(out_of_play, if board.layout().players == 4 { 1 } else { 2 }, "{}", board.text());
    }
}

/// Witness: ARCS-LL-04
#[test]
fn one_or_two_lore_each() {
    assert_eq!(refused_by("players 2 mode leaders lore 1"), None);
    assert_eq!(refused_by("players 2 mode leaders lore 2"), None);
    assert_eq!(refused_by("players 2 mode leaders lore 3"), Some(Clause("ARCS-LL-04")));
}

/// Witness: ARCS-SETUP-06
#[test]
fn the_tokens_on_the_boxes_are_those_of_covered_planets() {
    for board in Board::for_players(2) {
        let mut covered = [0; 5];
        for system in (0..System::COUNT as u8).map(System::new).filter(|system| !board.systems().has(*system)) {
            if let Some(planet) = system.place().planet {
                covered[planet as usize] += 1;
            }
        }
        assert_eq!(board.layout().neutral, covered, "{}", board.text());
    }
}

/// A question is put in words of its own to everybody but the House.
#[test]
fn no_person_is_asked_by_chance() {
    for (number, mode) in [(1, "leaders"), (2, "leaders lore 2"), (3, "base")] {
        let setup = Setup::from_text(&format!("players {} mode {mode}", number + 1)).expect("a readable setup");
        let mut table = Arcs::begin(&setup).expect("a table");
        let luck = Seed::from(29 + number);
        for ply in 0.. {
            let Turn::Waiting(seats) = table.turn() else { break };
            let seat = seats.into_iter().next().expect("somebody is asked");
            assert_eq!(table.ask(seat) == Ask::Chance, seat.is_house(), "{}", position_text(&table));
            let choices = table.listed(seat);
            let choice = choices[luck.answer(ply, choices.len())];
            table.apply(seat, choice, &mut ());
        }
    }
}
