//! The one place that names all our games.
//!
//! Programs hold a game by its name and open it with a [`Visit`]or, which then works with the game's
//! own types: nothing is boxed, and whatever is generic over [`Game`] stays as fast as it is.
//!
//! ```
//! use arbiter_engine::Game;
//! use arbiter_shelf::{NotOnShelf, Visit, open};
//!
//! struct RulesVersion;
//!
//! impl Visit for RulesVersion {
//!     type Out = u32;
//!
//!     fn visit<G: Game>(self) -> u32 {
//!         G::RULES
//!     }
//! }
//!
//! assert!(open("res_arcana", RulesVersion).is_ok());
//! assert_eq!(open("arcmage", RulesVersion), Err(NotOnShelf::NotYet("arcmage")));
//! ```

mod any_table;

pub use any_table::{
    AnyDecision, AnyEntry, AnyEvent, AnyFrame, AnyHappening, AnyIllegal, AnyOffer, AnyReason, AnyTable, CannotOpen,
    Size, Thinker, check_setup, open_table, replay_table, sizes, spoken_of,
};

use arbiter_engine::Game;
use std::fmt;

/// Every game we have the rules of, playable or not yet.
pub const GAMES: [&str; 4] = ["res_arcana", "arcs", "aristeia", "arcmage"];

/// Something to do with a game, whichever it is.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it with this game.
    fn visit<G: Game>(self) -> Self::Out;
}

/// Takes a game off the shelf by its name. **A new game is one line here.**
pub fn open<V: Visit>(name: &str, visit: V) -> Result<V::Out, NotOnShelf> {
    match name {
        "res_arcana" => Ok(visit.visit::<res_arcana::ResArcana>()),
        "arcs" => Ok(visit.visit::<arcs::Arcs>()),
        _ => Err(match GAMES.into_iter().find(|game| *game == name) {
            Some(game) => NotOnShelf::NotYet(game),
            None => NotOnShelf::Unknown(name.chars().take(40).collect()),
        }),
    }
}

/// Can this game be opened?
#[must_use]
pub fn is_playable(name: &str) -> bool {
    struct Knock;

    impl Visit for Knock {
        type Out = ();

        fn visit<G: Game>(self) {}
    }

    open(name, Knock).is_ok()
}

/// Why a game cannot be opened.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum NotOnShelf {
    /// There is no game of that name.
    Unknown(String),
    /// Its rules are catalogued, but not written yet.
    NotYet(&'static str),
}

impl fmt::Display for NotOnShelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotOnShelf::Unknown(name) => write!(f, "there is no game “{name}”: there are {}", GAMES.join(", ")),
            NotOnShelf::NotYet(name) => write!(f, "{name} cannot be played yet: only its rules are catalogued"),
        }
    }
}

impl std::error::Error for NotOnShelf {}

#[cfg(test)]
mod tests {
    use super::*;

    struct Name;

    impl Visit for Name {
        type Out = &'static str;

        fn visit<G: Game>(self) -> &'static str {
            G::NAME
        }
    }

    #[test]
    fn a_game_is_opened_by_the_name_it_gives_itself() {
        for game in GAMES {
            match open(game, Name) {
                Ok(name) => assert_eq!(name, game),
                Err(error) => assert_eq!(error, NotOnShelf::NotYet(game)),
            }
        }
        assert!(is_playable("res_arcana") && is_playable("arcs"));
    }

    #[test]
    fn every_catalogue_is_of_a_game_on_the_shelf() {
        assert_eq!(arbiter_rules::games(), GAMES);
    }

    #[test]
    fn an_unknown_name_is_told_from_a_game_to_come() {
        assert_eq!(open("chess", Name), Err(NotOnShelf::Unknown("chess".into())));
        assert!(NotOnShelf::Unknown("chess".into()).to_string().contains("res_arcana, arcs"));
        assert!(!is_playable("arcmage") && !is_playable("chess"));
    }
}
