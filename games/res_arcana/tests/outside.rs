//! What no book page can show: setups that are refused, and what each pair of eyes sees.

use arbiter_engine::{BadPosition, Clause, Eyes, Game, Notation, Reason as _, Seat, Unsound, read_position};
use res_arcana::{Card, ResArcana, Setup, View};

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

const TABLE: &str = "
    p1 pool elan 2; p1 hand prism vault; p1 deck hawk mermaid; p1 top athanor; p1 discard crypt
    p1 mage seer; p1 item research; p1 play tree_of_life turned life 2
    p2 hand treant; p2 deck nightingale; p2 discard hand_of_glory
    display oracle temple; monuments library obelisk; monuments_top colossus p1
    places coral_castle";

fn seen_by(eyes: Eyes) -> View {
    read_position::<ResArcana>(TABLE).expect("a sound position").view(eyes)
}

/// Witness: RESA-TERM-08, RESA-TERM-09, RESA-DISCARD-03
#[test]
fn what_lies_open_is_seen_by_all() {
    for eyes in [Eyes::Seat(Seat::new(0)), Eyes::Seat(Seat::new(1)), Eyes::Spectator] {
        let view = seen_by(eyes);
        let first = &view.players[0];
        assert_eq!(first.pool.text(), "elan 2");
        assert_eq!((first.hand_size, first.deck.size), (2, 3));
        assert_eq!(first.discard, [Card::Crypt]);
        assert_eq!(view.players[1].discard, [Card::HandOfGlory]);
        let tree = first.play.iter().find(|component| component.card == Card::TreeOfLife).expect("it is in play");
        assert!(tree.turned && tree.on.text() == "life 2");
        assert_eq!(view.display, [Some(Card::Oracle), Some(Card::Temple)]);
        assert_eq!(view.places, [Card::CoralCastle]);
        assert_eq!((view.items.len(), view.monuments.size), (7, 3));
    }
}

/// Witness: RESA-TERM-09
#[test]
fn hands_and_decks_are_secret() {
    let own = seen_by(Eyes::Seat(Seat::new(0)));
    assert_eq!(own.players[0].hand.as_deref(), Some(&[Card::Prism, Card::Vault][..]));
    assert_eq!(own.players[0].deck.cards, [Card::Athanor, Card::Hawk, Card::Mermaid]);
    assert_eq!(own.players[0].deck.top, [Some(Card::Athanor)]);
    assert_eq!(own.monuments.top, [Some(Card::Colossus)]);
    for eyes in [Eyes::Seat(Seat::new(1)), Eyes::Spectator] {
        let view = seen_by(eyes);
        assert_eq!(view.players[0].hand, None);
        assert_eq!((view.players[0].deck.cards.len(), &view.players[0].deck.top[..]), (0, &[None][..]));
        assert_eq!(view.monuments.top, [None]);
        assert!(view.monuments.cards.is_empty());
    }
}

/// Witness: RESA-TERM-09
#[test]
fn mages_are_secret_until_they_are_shown() {
    let text = "p1 mages seer witch; p2 mages druid healer; p1 sealed seer; agenda setup keep_mage";
    let position = read_position::<ResArcana>(text).expect("a sound position");
    let rival = position.view(Eyes::Seat(Seat::new(1)));
    assert!(rival.players[0].mages.is_empty() && rival.players[0].sealed.is_none() && rival.players[0].answered);
    assert_eq!(rival.players[1].mages, [Card::Druid, Card::Healer]);
    assert_eq!(position.view(Eyes::Seat(Seat::new(0))).players[0].sealed, Some(Card::Seer));
}
