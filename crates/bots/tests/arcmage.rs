//! Bots that play Arcmage well keep an event until it counts, and then use it.

use arbiter_bots::{Kind, bot};
use arbiter_engine::{Game, Notation, Peek, Rng, Seat, Turn, read_position};
use arcmage::{Arcmage, Choice};

const P2: Seat = Seat::new(1);
const THINKERS: [Kind; 2] = [Kind::Greedy, Kind::SEARCH];

/// The position after these answers, each `p1: words` or `p2: words`.
fn after(table: &str, answers: &[&str]) -> Arcmage {
    let mut position: Arcmage = read_position(table).unwrap_or_else(|error| panic!("{error}"));
    for answer in answers {
        let (seat, words) = answer.split_once(": ").expect("a seat and its answer");
        let seat = Seat::from_text(seat).expect("a seat");
        let choice = Choice::from_text(words).expect("words of a choice");
        assert!(position.allows(seat, choice), "{answer}");
        position.apply(seat, choice, &mut ());
    }
    position
}

/// What a bot answers for p2, in each of several moods.
fn answers(kind: Kind, position: &Arcmage) -> Vec<String> {
    assert!(position.turn().waits_for(P2), "p2 is asked");
    let choose = |mood| bot::<Arcmage>(kind).choose(&Peek::new(position, P2), &mut Rng::new(mood)).text();
    (0..4).map(choose).collect()
}

/// Everything a bot of p2 answers until p1 is asked or the turn is over, the House giving its first answer.
fn plays(kind: Kind, mut position: Arcmage) -> Vec<String> {
    let (turn, mut said) = (position.turn, Vec::new());
    while let Turn::Waiting(seats) = position.turn() {
        let Some(seat) = seats.into_iter().next() else { break };
        if position.turn != turn {
            break;
        }
        let choice = if seat == P2 {
            let choice = bot::<Arcmage>(kind).choose(&Peek::new(&position, P2), &mut Rng::new(1));
            said.push(choice.text());
            choice
        } else {
            let choices = position.listed(seat);
            choices.iter().copied().find(|choice| *choice == Choice::Pass).unwrap_or(choices[0])
        };
        position.apply(seat, choice, &mut ());
    }
    said
}

/// A Ghoul attacks the last city of p2, which will not stand it.
const LAST_CITY: &str = "p1 cities farmland; p1 army ghoul; p2 cities warren 3; p2 hand deadly_shock
                         p2 resources 2 red_banner; p1 deck kolibri kolibri; p2 deck misled_orc misled_orc
                         phase attack; agenda combat choose";

#[test]
fn what_would_destroy_the_last_city_is_answered() {
    let attacked = after(LAST_CITY, &["p1: attack warren", "p1: attacker ghoul", "p1: done"]);
    for kind in THINKERS {
        for answer in answers(kind, &attacked) {
            assert_eq!(answer, "play deadly_shock", "{kind}");
        }
        let said = plays(kind, attacked);
        assert_eq!(said[..2], ["play deadly_shock", "mode 1"], "{kind}: {said:?}");
    }
}

#[test]
fn a_spell_on_the_last_city_is_countered() {
    let table = "p1 cities farmland; p1 hand deadly_shock; p1 resources 2 red_banner; p2 cities warren 2; p2 hand erode
                 p2 resources 2 house_of_nobles; p1 deck kolibri kolibri; p2 deck misled_orc misled_orc";
    let played = after(table, &["p1: play deadly_shock", "p1: target warren"]);
    for kind in THINKERS {
        for answer in answers(kind, &played) {
            assert_eq!(answer, "play erode", "{kind}");
        }
    }
}

/// There is nobody to shock but a creature of p2, and cities far from falling.
#[test]
fn an_event_is_not_wasted_where_nothing_is_at_stake() {
    let table = "p1 cities farmland, sanctuary, spirit_tree; p2 cities warren; p2 army ghoul; p2 hand deadly_shock
                 p2 resources 2 red_banner; p1 deck kolibri kolibri kolibri sequoia_saplings
                 p2 deck misled_orc misled_orc misled_orc wight";
    let passed = after(table, &["p1: pass"]);
    for kind in THINKERS {
        for answer in answers(kind, &passed) {
            assert_eq!(answer, "pass", "{kind}");
        }
    }
}

/// A counterspell that lets the other player draw a card is not spent on a creature that cannot even attack.
#[test]
fn a_counterspell_is_kept_for_what_matters() {
    let table = "p1 cities farmland; p1 hand botanist; p1 resources 2 gaian; p2 cities warren; p2 hand erode
                 p2 resources 2 house_of_nobles
                 p1 deck kolibri kolibri kolibri falconer falconer falconer nightingale nightingale nightingale \
                 poison_ivy poison_ivy poison_ivy grassroots
                 p2 deck misled_orc misled_orc misled_orc wight wight wight wild_warg wild_warg wild_warg \
                 orc_thug orc_thug orc_thug orc_scout";
    let played = after(table, &["p1: play botanist"]);
    for answer in answers(Kind::SEARCH, &played) {
        assert_eq!(answer, "pass");
    }
}
