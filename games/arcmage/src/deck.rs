//! Deck construction (ARCM-DECK-01 to ARCM-DECK-10).

use crate::{
    Reason,
    card::Kind,
    cards::Cards,
    tables::{Card, DECKS, Prebuilt},
};
use arbiter_engine::{BadNotation, Notation, Seat, Words, Writer};

/// Cards in a deck, cities included (ARCM-DECK-01).
pub const SIZE: usize = 45;
/// Cities in a deck, at least (ARCM-DECK-03).
pub const CITIES: usize = 3;
/// Copies of a card, at most (ARCM-DECK-04).
pub const COPIES: u8 = 3;

/// A deck: one that is ready to play, or a list.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum DeckList {
    /// One of the six (ARCM-DECK-09): `shadow_league`.
    Prebuilt(Prebuilt),
    /// Any other, card by card: `list 3 ghoul 1 farmland … end`.
    Written(Vec<(u8, Card)>),
}

impl DeckList {
    /// The cards and how many of each.
    pub fn cards(&self) -> impl Iterator<Item = (Card, u8)> + '_ {
        let ready = match self {
            DeckList::Prebuilt(deck) => DECKS[*deck as usize],
            DeckList::Written(_) => &[],
        };
        let written = match self {
            DeckList::Prebuilt(_) => &[],
            DeckList::Written(cards) => cards.as_slice(),
        };
        ready.iter().copied().chain(written.iter().map(|(n, card)| (*card, *n)))
    }

    /// The deck as cards, or what is wrong with it.
    pub fn check(&self, seat: Seat) -> Result<Cards, Reason> {
        let mut counts = [0_u16; Card::ALL.len()];
        for (card, n) in self.cards() {
            counts[card as usize] += u16::from(n);
        }
        let there = || Card::ALL.into_iter().filter(|card| counts[*card as usize] > 0);
        if let Some(card) = there().find(|card| card.is_token()) {
            return Err(Reason::DeckToken { seat, card });
        }
        if let Some(card) = there().find(|card| !card.is_ready()) {
            return Err(Reason::DeckNotReady { seat, card, why: card.facts().standing });
        }
        if let Some(card) = there().find(|card| counts[*card as usize] > u16::from(COPIES)) {
            return Err(Reason::DeckCopies { seat, card, n: counts[card as usize] });
        }
        let size: u16 = counts.iter().sum();
        if usize::from(size) != SIZE {
            return Err(Reason::DeckSize { seat, n: size });
        }
        let cities: u16 = there().filter(|card| card.is(Kind::City)).map(|card| counts[card as usize]).sum();
        if usize::from(cities) < CITIES {
            return Err(Reason::DeckCities { seat, n: cities });
        }
        Ok(there().flat_map(|card| std::iter::repeat_n(card, counts[card as usize].into())).collect())
    }
}

impl Default for DeckList {
    fn default() -> DeckList {
        DeckList::Prebuilt(Prebuilt::default())
    }
}

impl Notation for DeckList {
    fn write(&self, out: &mut Writer) {
        match self {
            DeckList::Prebuilt(deck) => deck.write(out),
            DeckList::Written(cards) => {
                out.word("list");
                for (n, card) in cards {
                    out.number(*n);
                    card.write(out);
                }
                out.word("end");
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        if !words.take("list") {
            return Prebuilt::read(words).map(DeckList::Prebuilt);
        }
        let mut cards = Vec::new();
        while !words.take("end") {
            let n = u8::read(words)?;
            // A list longer than every deck is no deck, and not worth reading on.
            if cards.len() > 2 * SIZE {
                return Err(BadNotation::unknown("shorter_list", "list"));
            }
            cards.push((n, Card::read(words)?));
        }
        Ok(DeckList::Written(cards))
    }
}
