//! What the client knows of views in `web/src/wire/` is what the rules say. `ARBITER_BLESS=1` writes it anew.

use arbiter_engine::Game;
use arbiter_shelf::{GAMES, Visit, open, typescript};
use std::{fs, path::Path};

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire");

#[test]
fn the_typescript_is_fresh() {
    let files = typescript();
    assert_eq!(files.iter().map(|(name, _)| name.trim_end_matches(".ts")).collect::<Vec<_>>(), GAMES);
    for (name, text) in files {
        let path = Path::new(FOLDER).join(&name);
        if std::env::var_os("ARBITER_BLESS").is_some_and(|value| value == "1") {
            fs::write(&path, &text).expect("can be written");
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert!(found == text, "web/src/wire/{name} is not fresh: ARBITER_BLESS=1 cargo test -p arbiter-shelf");
    }
}

#[test]
fn every_ruling_is_a_clause_of_the_catalogue() {
    struct Rulings;

    impl Visit for Rulings {
        type Out = Vec<(arbiter_engine::Thing, String)>;

        fn visit<G: Game>(self) -> Self::Out {
            G::rulings()
        }
    }

    for game in GAMES {
        let rules = arbiter_rules::catalogue(game).expect("every game has a catalogue");
        let rulings = open(game, Rulings).expect("on the shelf");
        assert!(!rulings.is_empty(), "{game}");
        for (at, (thing, clause)) in rulings.iter().enumerate() {
            assert!(rules.clause(clause).is_some(), "{thing}: there is no {clause}");
            assert!(rulings[..at].iter().all(|(other, _)| other != thing), "{thing} has two clauses");
        }
    }
}
