//! Every message somebody needs: the one list that the language checks go by.

use crate::{draw::res_arcana::Word, phrases::Say};
use arbiter_engine::Game;
use arbiter_language::{Common, Phrase};
use arbiter_shelf::{GAMES, Visit};
use std::collections::BTreeSet;

/// The ids of everything the games, the engine and the terminal can say.
#[must_use]
pub fn messages() -> BTreeSet<&'static str> {
    let games = GAMES.into_iter().filter_map(|game| arbiter_shelf::open(game, Messages).ok()).flatten();
    games.chain(Common::ids()).chain(Say::ids()).chain(Word::ids()).collect()
}

struct Messages;

impl Visit for Messages {
    type Out = Vec<&'static str>;

    fn visit<G: Game>(self) -> Vec<&'static str> {
        G::messages()
    }
}
