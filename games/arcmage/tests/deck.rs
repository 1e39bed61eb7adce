//! Deck construction: what no page can show, because such a table never begins.

use arbiter_engine::{Game, Notation, Reason as _, Setup as _};
use arcmage::{Arcmage, Card, DeckList, Prebuilt, Reason, Setup, Standing};

/// The setup whose first deck is this list.
fn with(list: &str) -> Setup {
    Setup { p1: DeckList::from_text(list).expect("a list"), ..Setup::usual(2) }
}

/// Why a deck is refused, with its clause.
fn refusal(list: &str) -> (Reason, &'static str) {
    let reason = Arcmage::begin(&with(list)).expect_err("refused");
    (reason, reason.clause().0)
}

/// The Shadow League, card by card, with one line changed.
fn shadow_league(without: &str, instead: &str) -> String {
    let mut text = String::from("list");
    for (card, n) in DeckList::Prebuilt(Prebuilt::ShadowLeague).cards() {
        if card.text() != without {
            text += &format!(" {n} {}", card.text());
        }
    }
    text + " " + instead + " end"
}

/// Witness: ARCM-DECK-09
#[test]
fn the_six_prebuilt_decks_can_be_played() {
    for deck in Prebuilt::ALL {
        let setup = Setup { p1: DeckList::Prebuilt(deck), ..Setup::usual(2) };
        assert!(Arcmage::begin(&setup).is_ok(), "{}", deck.text());
    }
}

/// Witness: ARCM-DECK-02
#[test]
fn any_mix_of_factions_is_a_deck() {
    assert!(Arcmage::begin(&with(&shadow_league("ghoul", "3 kolibri"))).is_ok());
}

/// Witness: ARCM-DECK-01
#[test]
fn a_deck_has_45_cards() {
    let (reason, clause) = refusal(&shadow_league("ghoul", "2 ghoul"));
    assert!(matches!(reason, Reason::DeckSize { n: 44, .. }), "{reason:?}");
    assert_eq!(clause, "ARCM-DECK-01");
    assert_eq!(refusal(&shadow_league("ghoul", "3 ghoul 1 kolibri")).1, "ARCM-DECK-01");
}

/// Witness: ARCM-DECK-03
#[test]
fn a_deck_has_three_cities() {
    let (reason, clause) = refusal(&shadow_league("shadows_twilight", "1 kolibri"));
    assert!(matches!(reason, Reason::DeckCities { n: 2, .. }), "{reason:?}");
    assert_eq!(clause, "ARCM-DECK-03");
}

/// Witness: ARCM-DECK-04
#[test]
fn a_deck_has_three_copies_at_most() {
    let (reason, clause) = refusal(&shadow_league("ghoul", "2 wight 1 kolibri"));
    assert!(matches!(reason, Reason::DeckCopies { card: Card::Wight, n: 5, .. }), "{reason:?}");
    assert_eq!(clause, "ARCM-DECK-04");
}

/// Witness: ARCM-DECK-05
#[test]
fn tokens_and_cards_without_rules_are_no_deck_cards() {
    let (reason, clause) = refusal(&shadow_league("ghoul", "3 crop_token"));
    assert!(matches!(reason, Reason::DeckToken { card: Card::CropToken, .. }), "{reason:?}");
    assert_eq!(clause, "ARCM-DECK-05");
    let (reason, _) = refusal(&shadow_league("ghoul", "3 wildfire"));
    assert!(matches!(reason, Reason::DeckNotReady { why: Standing::Open, .. }), "{reason:?}");
}

/// Every card of set 1 but the tokens may be in a deck.
#[test]
fn set_1_is_complete() {
    let rebirth = Card::ALL.into_iter().filter(|card| card.facts().set == arcmage::Set::Rebirth);
    let (ready, rest): (Vec<Card>, Vec<Card>) = rebirth.partition(|card| card.is_ready());
    assert_eq!((ready.len(), rest.len()), (92, 3));
}
