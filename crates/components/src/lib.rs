//! What is in every box: sets of cards, and decks without a hidden order.

mod card_set;
mod deck;

pub use card_set::{CardSet, Indexed};
pub use deck::{Deck, Seen};
