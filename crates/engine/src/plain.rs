//! A view that describes itself: zones, and the cards in them by name or number. Whoever has no drawing of a game's own
//! can draw this, so a game is playable on the day its rules compile.

use crate::{Arg, Argument, Eyes, Message, Notation, Seat, Spoken, Thing};
use serde::Serialize;

/// What one pair of eyes sees, zone by zone.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Plain {
    /// In the order in which they are to be drawn.
    pub zones: Vec<Zone>,
}

/// A place where something lies.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Zone {
    /// What it is called.
    pub name: Spoken,
    /// Before whom it lies; nobody: in the middle of the table.
    pub seat: Option<Seat>,
    /// What lies there.
    pub lies: Lies,
}

/// What lies in a zone.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Lies {
    /// What a seat holds: its own cards, or how many there are.
    Hand(Seen),
    /// Cards on the table.
    Cards(Seen),
    /// So many coins, cubes, rounds.
    Count(i64),
    /// The number that decides the game.
    Score(i64),
}

/// Cards as these eyes see them.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Seen {
    /// Those whose faces they see.
    pub faces: Vec<Card>,
    /// How many they see only the backs of.
    pub backs: usize,
}

/// A card, or whatever else exists once and can be touched.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Card {
    /// What a finger touches: `pebble:7`.
    pub thing: Option<Thing>,
    /// What it is called: a name, or a number.
    pub name: Arg,
}

impl Card {
    /// This one.
    pub fn of(card: &(impl Notation + Argument)) -> Card {
        Card { thing: card.touches().into_iter().next(), name: card.argument() }
    }
}

impl Seen {
    fn by<C: Notation + Argument>(open: bool, cards: impl IntoIterator<Item = C>) -> Seen {
        let cards = cards.into_iter();
        if open {
            Seen { faces: cards.map(|card| Card::of(&card)).collect(), backs: 0 }
        } else {
            Seen { faces: Vec::new(), backs: cards.count() }
        }
    }
}

impl Plain {
    fn put(&mut self, name: &impl Message, seat: Option<Seat>, lies: Lies) {
        self.zones.push(Zone { name: name.say(), seat, lies });
    }

    /// What a seat holds: others see only how many.
    pub fn hand<C: Notation + Argument>(
        &mut self,
        name: impl Message + Copy,
        seat: Seat,
        eyes: Eyes,
        cards: impl IntoIterator<Item = C>,
    ) {
        self.put(&name, Some(seat), Lies::Hand(Seen::by(eyes.are(seat), cards)));
    }

    /// What a seat has put before it face down: others see only how many.
    pub fn sealed<C: Notation + Argument>(
        &mut self,
        name: impl Message + Copy,
        seat: Seat,
        eyes: Eyes,
        cards: impl IntoIterator<Item = C>,
    ) {
        self.put(&name, Some(seat), Lies::Cards(Seen::by(eyes.are(seat), cards)));
    }

    /// Cards that all see, before a seat or in the middle.
    pub fn open<C: Notation + Argument>(
        &mut self,
        name: impl Message + Copy,
        seat: Option<Seat>,
        cards: impl IntoIterator<Item = C>,
    ) {
        self.put(&name, seat, Lies::Cards(Seen::by(true, cards)));
    }

    /// Cards that nobody sees, in the middle.
    pub fn pile(&mut self, name: impl Message + Copy, cards: usize) {
        self.put(&name, None, Lies::Cards(Seen { faces: Vec::new(), backs: cards }));
    }

    /// So many of something, before a seat or in the middle.
    pub fn count(&mut self, name: impl Message + Copy, seat: Option<Seat>, count: impl Into<i64>) {
        self.put(&name, seat, Lies::Count(count.into()));
    }

    /// The number of a seat that decides the game.
    pub fn score(&mut self, name: impl Message + Copy, seat: Seat, score: impl Into<i64>) {
        self.put(&name, Some(seat), Lies::Score(score.into()));
    }
}
