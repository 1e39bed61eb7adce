//! Decks: shuffling is forgetting, drawing is the chance.

use crate::{CardSet, Indexed};
use arbiter_engine::{BadNotation, Form, List, Maybe, Notation, Seats, Words, Writer};

/// A face-down deck: a known top over an unordered pool. No hidden order exists in a position, so
/// no search can peek at one; the House decides what is drawn when it is drawn.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Deck<C: Copy + Default + Eq, const TOP: usize> {
    /// Cards somebody has put on top, the topmost first.
    pub top: List<Seen<C>, TOP>,
    /// All others, in no order.
    pub pool: CardSet<C>,
}

/// A card that lies in a known place, and who knows it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Seen<C> {
    /// The card.
    pub card: C,
    /// Who has seen it there.
    pub by: Seats,
}

impl<C: Indexed + Default + Eq, const TOP: usize> Deck<C, TOP> {
    /// How many cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.top.len() + self.pool.len()
    }

    /// No card left?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.top.is_empty() && self.pool.is_empty()
    }

    /// The cards that may turn out to be the top one: one if it is known, else the whole pool.
    #[must_use]
    pub fn next(&self) -> CardSet<C> {
        match self.top.first() {
            Some(seen) => CardSet::only(seen.card),
            None => self.pool,
        }
    }

    /// Takes the top card, which the House has named.
    pub fn take(&mut self, card: C) {
        if self.top.first().is_some_and(|seen| seen.card == card) {
            self.top.pop_front();
        } else {
            self.pool.remove(card);
        }
    }

    /// Puts a card on top, seen by these.
    pub fn put_on_top(&mut self, card: C, by: Seats) {
        self.top = std::iter::once(Seen { card, by }).chain(self.top.iter().copied()).collect();
    }

    /// All cards in it.
    #[must_use]
    pub fn cards(&self) -> CardSet<C> {
        self.top.iter().map(|seen| seen.card).collect::<CardSet<C>>().or(self.pool)
    }
}

/// Written as the card and who knows it: `colossus p1 p3`.
impl<C: Notation> Notation for Seen<C> {
    fn write(&self, out: &mut Writer) {
        self.card.write(out);
        self.by.write(out);
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        Ok(Seen { card: C::read(words)?, by: Maybe::read(words)? })
    }
}
