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
