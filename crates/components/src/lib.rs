//! What is in every box: sets of cards, decks without a hidden order, pieces with a number, counts.

mod card_set;
mod counts;
mod deck;
mod exchange;
mod numbered;

pub use card_set::{CardSet, Indexed, all_of, deal_again};
pub use counts::Counts;
pub use deck::{Deck, Seen};
pub use exchange::Exchange;

/// For [`numbered!`], so that a game need not name the engine's traits.
#[doc(hidden)]
pub use arbiter_engine;
