//! Every message somebody needs: the one list that the language checks go by.

use crate::{
    draw::{arcmage, arcs, aristeia, res_arcana},
    phrases::{Called, Level, Manner, Say},
};
use arbiter_engine::{Game, Message, Signature};
use arbiter_language::Common;
use arbiter_server::{LetterLine, Notice, Preview};
use arbiter_shelf::Visit;
use arbiter_testkit::book::Said;
use std::collections::BTreeSet;

/// Everything the games, the engine and the terminal can say.
#[must_use]
pub fn messages() -> BTreeSet<Signature> {
    let games = arbiter_shelf::all().filter_map(|game| arbiter_shelf::open(game, Messages).ok()).flatten();
    let words = [res_arcana::Word::SAYS, arcs::Word::SAYS, aristeia::Word::SAYS, arcmage::Word::SAYS];
    games
        .chain([Common::SAYS, Said::SAYS, arbiter_learn::puzzle::SAYS, Say::SAYS].concat())
        .chain([Level::SAYS, Called::SAYS, Manner::SAYS, Preview::SAYS, Notice::SAYS, LetterLine::SAYS].concat())
        .chain(words.concat())
        .collect()
}

struct Messages;

impl Visit for Messages {
    type Out = Vec<Signature>;

    fn visit<G: Game>(self) -> Vec<Signature> {
        G::messages()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_language::Lang;

    struct Tellings;

    impl Visit for Tellings {
        type Out = usize;

        fn visit<G: Game>(self) -> usize {
            let words = |lang: Lang| {
                let file = format!("{}/../../locales/{lang}/{}_table.ftl", env!("CARGO_MANIFEST_DIR"), G::NAME);
                std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"))
            };
            for (lang, words) in Lang::ALL.map(|lang| (lang, words(lang))) {
                for telling in G::TELLING {
                    let id = format!("ui-why-{}-{} =", G::NAME, telling.word);
                    assert!(words.lines().any(|line| line.starts_with(&id)), "{id} is missing in {lang}");
                }
            }
            G::TELLING.len()
        }
    }

    /// The browser puts the names of what changes by a choice together: no list of messages knows them.
    #[test]
    fn what_advice_speaks_of_has_a_name_in_every_language() {
        let told = arbiter_shelf::all().filter_map(|game| arbiter_shelf::open(game, Tellings).ok());
        assert!(told.sum::<usize>() > 30);
    }
}
