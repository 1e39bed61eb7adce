//! Things on the table have clauses that speak of them.

use arbiter_engine::Game;
use arbiter_shelf::{GAMES, Visit, open};

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
