//! Cards that have no name of their own: hands and decks, counted by card.

use crate::{
    card::{Faction, Kind},
    tables::{CARDS, Card},
};
use arbiter_components::Seen;
use arbiter_engine::{BadNotation, List, Notation, Seat, Seats, Words, Writer};

/// Two bits for each card: no deck has more than three copies (ARCM-DECK-04).
const EACH: usize = 32;
const WORDS: usize = Card::ALL.len().div_ceil(EACH);

/// Up to three of each card, in no order.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Cards([u64; WORDS]);

impl Cards {
    /// None.
    pub const NONE: Cards = Cards([0; WORDS]);
    /// So many copies of a card at most.
    pub const COPIES: u8 = 3;

    /// How many of this card.
    #[must_use]
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        (self.0[card as usize / EACH] >> (card as usize % EACH * 2) & 3) as u8
    }

    /// Is one of this card there?
    #[must_use]
    #[inline]
    pub fn has(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds one; says whether there was room.
    pub fn add(&mut self, card: Card) -> bool {
        let room = self.count(card) < Cards::COPIES;
        if room {
            self.0[card as usize / EACH] += 1 << (card as usize % EACH * 2);
        }
        room
    }

    /// Takes one out; says whether there was one.
    pub fn take(&mut self, card: Card) -> bool {
        let had = self.has(card);
        if had {
            self.0[card as usize / EACH] -= 1 << (card as usize % EACH * 2);
        }
        had
    }

    /// How many altogether.
    #[must_use]
    #[inline]
    pub fn len(&self) -> usize {
        const ONES: u64 = 0x5555_5555_5555_5555;
        self.0.iter().map(|word| ((word & ONES).count_ones() + 2 * (word >> 1 & ONES).count_ones()) as usize).sum()
    }

    /// None at all?
    #[must_use]
    #[inline]
    pub fn is_empty(&self) -> bool {
        *self == Cards::NONE
    }

    /// Every card that is there, and how many of it.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = (Card, u8)> + Clone + use<> {
        let words = self.0;
        words.into_iter().enumerate().flat_map(|(i, word)| Lanes { word, base: i * EACH })
    }

    /// Every card as often as it is there.
    pub fn each(&self) -> impl Iterator<Item = Card> + use<> {
        self.iter().flat_map(|(card, count)| std::iter::repeat_n(card, count.into()))
    }

    /// The cards that are in both, whatever their number.
    #[must_use]
    #[inline]
    pub fn kinds_among(&self, mask: &Cards) -> Cards {
        Cards(std::array::from_fn(|i| self.0[i] & mask.0[i]))
    }

    /// Full lanes for all events: made to be a mask.
    #[must_use]
    pub(crate) fn events() -> &'static Cards {
        static EVENTS: Cards = Cards::all_events();
        &EVENTS
    }

    const fn all_events() -> Cards {
        let mut mask = [0; WORDS];
        let mut card = 0;
        while card < CARDS.len() {
            if matches!(CARDS[card].kind, Kind::Event) {
                mask[card / EACH] |= 3 << (card % EACH * 2);
            }
            card += 1;
        }
        Cards(mask)
    }

    /// Full lanes for all cards of a faction: made to be a mask.
    #[must_use]
    pub(crate) const fn of(faction: Faction) -> Cards {
        let mut mask = [0; WORDS];
        let mut card = 0;
        while card < CARDS.len() {
            if CARDS[card].faction as u8 == faction as u8 {
                mask[card / EACH] |= 3 << (card % EACH * 2);
            }
            card += 1;
        }
        Cards(mask)
    }

    /// Every card that is in one of them, at least once.
    #[must_use]
    #[inline]
    pub fn either(&self, other: &Cards) -> Cards {
        Cards(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

#[derive(Clone)]
struct Lanes {
    word: u64,
    base: usize,
}

impl Iterator for Lanes {
    type Item = (Card, u8);

    #[inline]
    fn next(&mut self) -> Option<(Card, u8)> {
        if self.word == 0 {
            return None;
        }
        let lane = self.word.trailing_zeros() / 2;
        let count = (self.word >> (2 * lane) & 3) as u8;
        self.word &= !(3 << (2 * lane));
        Some((Card::from_index(self.base + lane as usize), count))
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Cards {
        let mut set = Cards::NONE;
        for card in cards {
            set.add(card);
        }
        set
    }
}

/// Written as the cards, each as often as it is there. Reads to the end of the words.
impl Notation for Cards {
    fn write(&self, out: &mut Writer) {
        self.each().for_each(|card| card.write(out));
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let mut cards = Cards::NONE;
        while let Some(word) = words.peek() {
            if !cards.add(Card::read(words)?) {
                return Err(BadNotation::unknown("fourth_copy", word));
            }
        }
        Ok(cards)
    }
}

/// A card that lies in a known place of a deck, and who knows it.
pub type SeenCard = Seen<Card>;

/// A draw pile: a known top over an unordered pool over a known bottom. No hidden order exists in a position.
///
/// Not the `Deck` of `components`: there are three copies of a card, so the pool counts where a `CardSet` has or has not;
/// and cards lie in known places at the bottom as well. One list for both ends keeps a position small (two would add 360
/// bytes to every copy of it), and is of no use to decks that have no bottom.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Deck {
    /// The known cards: those on top, the topmost first, then those at the bottom.
    order: List<SeenCard, 45>,
    /// How many of them lie on top.
    tops: u8,
    /// All others.
    pub pool: Cards,
}

impl Deck {
    /// How many cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.order.len() + self.pool.len()
    }

    /// No card left?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.order.is_empty() && self.pool.is_empty()
    }

    /// The known cards on top, the topmost first.
    #[must_use]
    pub fn top(&self) -> &[SeenCard] {
        &self.order[..self.tops.into()]
    }

    /// The known cards on top, to be changed.
    pub fn top_mut(&mut self) -> &mut [SeenCard] {
        &mut self.order[..self.tops.into()]
    }

    /// The known cards at the bottom, the lowest last.
    #[must_use]
    pub fn bottom(&self) -> &[SeenCard] {
        &self.order[self.tops.into()..]
    }

    /// The top card, if it is known in the position.
    #[must_use]
    pub fn next(&self) -> Option<Card> {
        self.known_at(0)
    }

    /// Takes the top card, which the House has named.
    pub fn take_top(&mut self, card: Card) {
        if self.next() == Some(card) {
            self.order.pop_front();
            self.tops = self.tops.saturating_sub(1);
        } else {
            self.pool.take(card);
        }
    }

    /// Puts a card on top, seen by these.
    pub fn put_on_top(&mut self, card: Card, by: Seats) {
        if self.order.is_full() {
            return;
        }
        self.order = std::iter::once(Seen { card, by }).chain(self.order.iter().copied()).collect();
        self.tops += 1;
    }

    /// Puts a card at the bottom, seen by all.
    pub fn put_at_bottom(&mut self, card: Card, by: Seats) {
        if !self.order.is_full() {
            self.order.push(Seen { card, by });
        }
    }

    /// The card at this depth, if it is known in the position; 0 is the top.
    #[must_use]
    pub fn known_at(&self, depth: usize) -> Option<Card> {
        let known = depth < self.tops.into() || self.pool.is_empty();
        self.order.get(depth).filter(|_| known).map(|seen| seen.card)
    }

    /// Has this seat seen the card at this depth?
    #[must_use]
    pub fn is_seen_at(&self, depth: usize, by: Seat) -> bool {
        self.top().get(depth).is_some_and(|seen| seen.by.has(by))
    }

    /// A seat sees the card at this depth, which the House has named; all above it are known.
    pub fn see_at(&mut self, depth: usize, card: Card, by: Seat) {
        if depth == usize::from(self.tops) {
            if self.pool.take(card) {
                if self.order.is_full() {
                    return;
                }
                self.order.push(Seen { card, by: Seats::NONE });
                self.order[depth..].rotate_right(1);
            }
            // Else the pool is empty, and the first of those at the bottom follows.
            self.tops += u8::from(depth < self.order.len());
        }
        if let Some(seen) = self.order.get_mut(depth) {
            seen.by = seen.by.and(Seats::only(by));
        }
    }

    /// Takes a card out that lies on top, or under others there.
    pub fn take_seen(&mut self, card: Card) -> bool {
        let Some(at) = self.top().iter().position(|seen| seen.card == card) else { return false };
        self.order.remove(at);
        self.tops -= 1;
        true
    }

    /// Takes any copy of a card out, from wherever it lies.
    pub fn take_any(&mut self, card: Card) -> bool {
        if self.pool.take(card) {
            return true;
        }
        let Some(at) = self.order.iter().position(|seen| seen.card == card) else { return false };
        self.order.remove(at);
        self.tops -= u8::from(at < self.tops.into());
        true
    }

    /// Forgets every order.
    pub fn shuffle(&mut self) {
        for seen in std::mem::take(&mut self.order).iter() {
            self.pool.add(seen.card);
        }
        self.tops = 0;
    }

    /// Every card in it.
    #[must_use]
    pub fn cards(&self) -> Cards {
        let mut cards = self.pool;
        for seen in self.order.iter() {
            cards.add(seen.card);
        }
        cards
    }

    /// A deck with these cards in known places.
    #[must_use]
    pub(crate) fn with(pool: Cards, top: &[SeenCard], bottom: &[SeenCard]) -> Option<Deck> {
        let mut deck = Deck { pool, ..Deck::default() };
        for seen in top.iter().chain(bottom) {
            if deck.order.is_full() {
                return None;
            }
            deck.order.push(*seen);
        }
        deck.tops = top.len() as u8;
        Some(deck)
    }
}

/// A graveyard, oldest first (ARCM-ZONE-06), and beside it the cards removed from the game (ARCM-STATE-09). Both hold only
/// cards of one owner, who has 45.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Graveyard {
    /// The removed ones, by number, then those in the graveyard.
    cards: List<Card, 45>,
    removed: u8,
}

impl Graveyard {
    /// A card comes on top.
    pub fn push(&mut self, card: Card) {
        if !self.cards.is_full() {
            self.cards.push(card);
        }
    }

    /// Takes a card out, counted from 1, the oldest.
    pub fn take(&mut self, at: u8) -> Option<Card> {
        self.cards.remove(usize::from(self.removed) + usize::from(at).checked_sub(1)?)
    }

    /// A card leaves the game.
    pub fn remove_from_game(&mut self, card: Card) {
        if self.cards.is_full() {
            return;
        }
        let at = self.removed().partition_point(|there| *there <= card);
        self.cards.push(card);
        self.cards[at..].rotate_right(1);
        self.removed += 1;
    }

    /// Takes one of the removed cards back; says whether there was one.
    pub fn take_removed(&mut self, card: Card) -> bool {
        let Some(gone) = self.removed().iter().position(|there| *there == card) else { return false };
        self.cards.remove(gone);
        self.removed -= 1;
        true
    }

    /// The cards removed from the game, by number.
    #[must_use]
    pub fn removed(&self) -> &[Card] {
        &self.cards[..self.removed.into()]
    }
}

impl std::ops::Deref for Graveyard {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards[self.removed.into()..]
    }
}
