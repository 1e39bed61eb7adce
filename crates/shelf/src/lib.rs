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
//! assert_eq!(open("chess", RulesVersion), Err(NotOnShelf("chess".into())));
//! ```

mod any_table;
mod idle;
mod kept;
mod opening;
mod spoken;
mod windows;

pub use any_table::{
    Adviser, AnyAdvice, AnyAdvised, AnyDecision, AnyEntry, AnyEvent, AnyFrame, AnyHappening, AnyIllegal, AnyOffer,
    AnyPosition, AnyReason, AnyTable, Thinker,
};
pub use opening::{
    CannotOpen, Size, bring, brings, check_setup, known_setup, open_table, replay_table, resume_table, rules_version,
    side_names, sizes, study_table,
};
pub use spoken::spoken_of;
pub use windows::{Windows, windows};

use arbiter_engine::Game;
use std::fmt;

/// Something to do with a game, whichever it is.
pub trait Visit {
    /// What comes of it.
    type Out;

    /// Does it with this game.
    fn visit<G: Game>(self) -> Self::Out;
}

macro_rules! shelf {
    (shown: [$($shown:ty),* $(,)?] hidden: [$($hidden:ty),* $(,)?]) => {
        /// Every game that is shown to all.
        pub const GAMES: &[&str] = &[$(<$shown as Game>::NAME),*];

        /// Games that are shown only to those who ask for them.
        pub const HIDDEN: &[&str] = &[$(<$hidden as Game>::NAME),*];

        /// Takes a game off the shelf by its name, a hidden one too.
        pub fn open<V: Visit>(name: &str, visit: V) -> Result<V::Out, NotOnShelf> {
            match name {
                $(<$shown as Game>::NAME => Ok(visit.visit::<$shown>()),)*
                $(<$hidden as Game>::NAME => Ok(visit.visit::<$hidden>()),)*
                _ => Err(NotOnShelf(name.chars().take(40).collect())),
            }
        }
    };
}

// The table of games, made by `build.rs` of those that `Cargo.toml` names. **A new game is one line there.**
include!(concat!(env!("OUT_DIR"), "/shelf.rs"));

/// Every game there is, those in the open first.
pub fn all() -> impl Iterator<Item = &'static str> {
    GAMES.iter().chain(HIDDEN).copied()
}

/// There is no game of this name.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct NotOnShelf(pub String);

impl fmt::Display for NotOnShelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no game “{}”: there are {}", self.0, GAMES.join(", "))
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
        for game in all() {
            assert_eq!(open(game, Name), Ok(game));
        }
        assert_eq!(GAMES[..2], ["res_arcana", "arcs"], "in the order of the shelf");
        assert!(HIDDEN.contains(&"pebbles"));
    }

    #[test]
    fn every_catalogue_is_of_a_game_on_the_shelf() {
        let mut games: Vec<&str> = all().collect();
        games.sort_unstable();
        assert_eq!(arbiter_rules::games().collect::<Vec<_>>(), games);
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        assert_eq!(open("chess", Name), Err(NotOnShelf("chess".into())));
        assert!(NotOnShelf("chess".into()).to_string().contains("res_arcana, arcs"));
        assert!(HIDDEN.iter().all(|game| !NotOnShelf("chess".into()).to_string().contains(game)));
    }
}
