//! The book of the cards is complete, and cards that no prebuilt deck has obey the laws too.

use arbiter_engine::{Notation, Setup as _};
use arbiter_testkit::{Limits, check_laws};
use arcmage::{Arcmage, Card, Op, Set, Setup, Standing, Works};
use std::{collections::BTreeMap, fs, path::Path};

/// Every file with this ending in a folder of the game.
#[allow(clippy::disallowed_methods, reason = "the rules read nothing, but this test reads the book")]
fn files(folder: &str, ending: &str) -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("a file").path());
    let wanted = entries.filter(|path| path.extension().is_some_and(|there| there == ending));
    wanted.map(|path| fs::read_to_string(path).expect("a text")).collect()
}

/// The printed names of the cards, by id.
fn names() -> BTreeMap<String, String> {
    let quoted = |line: &str, key: &str| Some(line.strip_prefix(key)?.trim_matches(['"', ' ', '=']).to_owned());
    let mut names = BTreeMap::new();
    for text in files("data", "toml") {
        for lines in text.lines().collect::<Vec<_>>().windows(2) {
            if let (Some(id), Some(name)) = (quoted(lines[0], "id ="), quoted(lines[1], "name =")) {
                names.insert(id, name);
            }
        }
    }
    names
}

/// Does some page have a heading for the card, with an example that speaks of it?
fn has_example(pages: &[String], card: Card, name: &str) -> bool {
    let of_card = |section: &&str| {
        let heading = section.lines().next().unwrap_or_default();
        heading.split(" — ").next() == Some(name)
    };
    let mut sections = pages.iter().flat_map(|page| page.split("\n## ").skip(1)).filter(of_card);
    sections.any(|section| {
        let blocks = section.split("```table").skip(1).filter_map(|rest| rest.split("```").next());
        let mut words = blocks.flat_map(|block| block.split(|sign: char| !sign.is_alphanumeric() && sign != '_'));
        words.any(|word| word == card.text())
    })
}

/// Is it a token that a ready card makes?
fn is_made(token: Card) -> bool {
    let makes = |op: &Op| matches!(op, Op::CreateToken { token: made, .. } | Op::CreateTokenMarked { token: made, .. } if *made == token);
    let ready = Card::ALL.into_iter().filter(|card| card.is_ready());
    ready.flat_map(|card| card.facts().scripts).any(|script| script.iter().any(makes))
}

#[test]
fn every_card_has_its_example() {
    let (pages, names) = (files("tests/book", "md"), names());
    let wanted = Card::ALL.into_iter().filter(|card| card.is_ready() || is_made(*card));
    let without: Vec<String> =
        wanted.filter(|card| !has_example(&pages, *card, &names[&card.text()])).map(|card| card.text()).collect();
    assert!(without.is_empty(), "no page shows {}", without.join(", "));
}

/// A token is ready when something makes it; what nothing makes belongs to a card that is not ready.
#[test]
fn every_token_is_made_by_a_card() {
    let tokens = Card::ALL.into_iter().filter(|card| card.facts().standing == Standing::Token);
    let idle: Vec<String> = tokens.filter(|token| !is_made(*token)).map(|token| token.text()).collect();
    assert_eq!(idle, ["dragon_armor"]);
}

/// Each ability has a head and each op a line; those of the scripts inside ops as well.
#[test]
fn every_op_is_said() {
    for card in Card::ALL {
        let facts = card.facts();
        let heads = facts.abilities.iter().filter(|ability| ability.kind != Works::Granted).count();
        let ops: usize = facts.scripts.iter().map(|script| script.len()).sum();
        assert!(card.spoken().len() >= heads + ops + facts.keywords.iter().count(), "{}", card.text());
    }
}

/// The decks of further cards that the laws are tried with.
fn further() -> impl Iterator<Item = Setup> {
    let tried = Setup::variants(2).into_iter().filter(|(name, _)| ["further", "furthest"].contains(name));
    tried.map(|(_, setup)| setup)
}

#[test]
fn every_further_card_is_in_a_deck_that_is_tried() {
    let decks = || further().flat_map(|setup| [setup.p1, setup.p2]);
    let has = |card: &Card| decks().any(|deck| deck.cards().any(|(there, n)| there == *card && n > 0));
    let wanted = Card::ALL.into_iter().filter(|card| card.is_ready() && card.facts().set != Set::Rebirth);
    let without: Vec<String> = wanted.filter(|card| !has(card)).map(|card| card.text()).collect();
    assert!(without.is_empty(), "no deck has {}", without.join(", "));
}

#[test]
fn further_cards_obey_the_laws_in_every_window() {
    let limits = Limits { size: 6144, every: 40, listens: 2, ..Limits::default() };
    for setup in further() {
        let setup = Setup { any_window: true, ..setup };
        check_laws::<Arcmage>(&setup, 3, 11, limits).unwrap_or_else(|broken| panic!("{broken}"));
    }
}
