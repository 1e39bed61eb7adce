//! What no book page can show: setups and positions that are refused.

use arbiter_engine::{BadPosition, Clause, Game, Notation, Reason as _, Unsound, read_position};
use res_arcana::{ResArcana, Setup};

fn refused_by(setup: &str) -> Option<Clause> {
    let setup = Setup::from_text(setup).expect("a readable setup");
    ResArcana::begin(&setup).err().map(|reason| reason.clause())
}

/// Witness: RESA-SETUP-01
#[test]
fn two_to_four_play() {
    assert_eq!(refused_by("players 1"), Some(Clause("RESA-SETUP-01")));
    assert_eq!(refused_by("players 5"), Some(Clause("RESA-SETUP-01")));
    for players in 2..=4 {
        assert_eq!(refused_by(&format!("players {players}")), None);
    }
    assert_eq!(refused_by("players 2 first p3"), Some(Clause("RESA-SETUP-01")));
}

/// Witness: RESA-MATCH-01
#[test]
fn a_match_is_for_two_and_begins_with_a_normal_game() {
    assert_eq!(refused_by("players 2 play match"), None);
    assert_eq!(refused_by("players 3 play match"), Some(Clause("RESA-MATCH-01")));
    assert_eq!(refused_by("players 2 play match deal draft"), Some(Clause("RESA-MATCH-01")));
}

const DECKS: &str = "athanor crypt hawk mermaid prism treant vault windup_man / \
    bone_dragon dragon_egg elvish_bow guard_dog horn_of_plenty nightingale ring_of_midas tree_of_life";

/// Between the games of a match the cards that are asked about lie there: just as many as are still picked, and both decks.
/// Witness: RESA-MATCH-02
#[test]
fn a_match_has_the_cards_it_goes_on_with() {
    let read = |text: &str| read_position::<ResArcana>(&format!("p1 mage seer; p2 mage witch; {text}")).err();
    let unsound = |why| Some(BadPosition::Unsound(why));
    let pick =
        |setup, n| format!("round 0; setup players 2 play {setup}; match 1 1 0 p1 / {DECKS}; agenda bout pick {n}");
    assert_eq!(read(&pick("match", 0)), None);
    assert_eq!(read(&pick("match", 15)), unsound(Unsound::Agenda), "16 cards lie there for the last pick");
    assert_eq!(read(&pick("game", 0)), unsound(Unsound::Agenda), "not between the games of a match");
    let all_picked = "p1 deck athanor crypt hawk mermaid prism treant vault windup_man; \
        p2 deck bone_dragon dragon_egg elvish_bow guard_dog horn_of_plenty nightingale ring_of_midas tree_of_life";
    assert_eq!(read(&format!("{}; {all_picked}", pick("match", 15))), unsound(Unsound::Agenda), "nothing to pick");
    for step in ["open p1", "starter p1"] {
        let between =
            |decks| format!("round 0; setup players 2 play match; match 1 1 0 p1 / {decks}; agenda bout {step}");
        assert_eq!(read(&between(DECKS)), None, "{step}");
        assert_eq!(read(&between("athanor / prism")), unsound(Unsound::Agenda), "{step}");
    }
    let in_play = "setup players 2 play match; match 1 1 0 p1 / athanor / prism; round 1";
    assert_eq!(read(in_play), unsound(Unsound::Amount), "no third game could be made of these");
}
