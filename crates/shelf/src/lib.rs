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
mod kept;
mod opening;
mod spoken;
mod typescript;

pub use any_table::{
    AnyDecision, AnyEntry, AnyEvent, AnyFrame, AnyHappening, AnyIllegal, AnyOffer, AnyReason, AnyTable, Thinker,
};
pub use opening::{CannotOpen, Size, check_setup, open_table, replay_table, sizes};
pub use spoken::spoken_of;
pub use typescript::typescript;

use arbiter_engine::Game;
use std::fmt;

/// Every game we have.
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
        "aristeia" => Ok(visit.visit::<aristeia::Aristeia>()),
        "arcmage" => Ok(visit.visit::<arcmage::Arcmage>()),
        _ => Err(NotOnShelf(name.chars().take(40).collect())),
    }
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
        for game in GAMES {
            assert_eq!(open(game, Name), Ok(game));
        }
    }

    #[test]
    fn every_catalogue_is_of_a_game_on_the_shelf() {
        assert_eq!(arbiter_rules::games(), GAMES);
    }

    #[test]
    fn an_unknown_name_is_answered_with_the_known_ones() {
        assert_eq!(open("chess", Name), Err(NotOnShelf("chess".into())));
        assert!(NotOnShelf("chess".into()).to_string().contains("res_arcana, arcs"));
    }
}
