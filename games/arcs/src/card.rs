//! Guild, vox, leader and lore cards: what is printed on them.
//!
//! They share one numbering, so that everything a player has in the play area is one set of bits, and
//! a card that speaks at a moment is found by intersecting it with those that hear (`moments.rs`).

use crate::{
    piece::Start,
    resource::Resource,
    tables::{CARDS, Card},
};
use arbiter_components::CardSet;
#[cfg(feature = "data")]
use arbiter_engine::data::{Source, word};

/// A set of cards.
pub type Cards = CardSet<Card>;

/// A word that is always there: named, so that reading a row does not borrow from the data.
type Word = &'static str;

/// What is printed on a card.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Facts {
    /// What it is, and what goes with that.
    pub kind: CardKind,
    /// The clause that says how it works; of a leader, the first of two.
    #[cfg_attr(feature = "data", serde(deserialize_with = "word"))]
    pub clause: Word,
}

/// What a card is.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum CardKind {
    /// Kept in the play area when secured (ARCS-GUILDCARD-01).
    Guild {
        /// Its type.
        resource: Resource,
        /// Keys to steal it.
        raid_cost: u8,
        /// Is it kept when its type is outraged?
        loyal: bool,
    },
    /// Resolved when secured.
    Vox,
    /// Drafted, permanent.
    Leader {
        /// Into slots 1 and 2 (ARCS-LL-06).
        resources: [Resource; 2],
        /// Pieces in A, B and every C (ARCS-LL-05).
        start: [Start; 3],
    },
    /// Drafted, permanent.
    Lore,
}

impl Card {
    /// Every guild card.
    pub const GUILDS: Cards = Cards::from_bits((1 << Card::STARTS[0]) - 1);
    /// Every vox card.
    pub const VOX: Cards = Cards::from_bits(((1 << Card::STARTS[1]) - 1) & !Card::GUILDS.bits());
    /// Every leader.
    pub const LEADERS: Cards = Cards::from_bits(((1 << Card::STARTS[2]) - 1) & !((1 << Card::STARTS[1]) - 1));
    /// Every lore card.
    pub const LORE: Cards = Cards::from_bits(((1 << Card::ALL.len()) - 1) & !((1 << Card::STARTS[2]) - 1));
    /// The Court deck: guild and vox cards (ARCS-SETUP-04).
    pub const COURT: Cards = Card::GUILDS.or(Card::VOX);

    /// What is printed on it.
    #[must_use]
    #[inline]
    pub fn facts(self) -> &'static Facts {
        &CARDS[self as usize]
    }

    /// The type of a guild card.
    #[must_use]
    #[inline]
    pub fn resource(self) -> Option<Resource> {
        match self.facts().kind {
            CardKind::Guild { resource, .. } => Some(resource),
            _ => None,
        }
    }

    /// Keys to steal a guild card; nothing else can be stolen (ARCS-LL-08).
    #[must_use]
    pub fn raid_cost(self) -> Option<u8> {
        match self.facts().kind {
            CardKind::Guild { raid_cost, .. } => Some(raid_cost),
            _ => None,
        }
    }

    /// Is it a guild card that outrage spares?
    #[must_use]
    pub fn is_loyal(self) -> bool {
        matches!(self.facts().kind, CardKind::Guild { loyal: true, .. })
    }

    /// Is it a vox card?
    #[must_use]
    pub fn is_vox(self) -> bool {
        Card::VOX.has(self)
    }
}

/// The guild cards of each type.
pub(crate) static GUILDS_OF: [Cards; Resource::COUNT] = {
    let mut bits = [0; Resource::COUNT];
    let mut i = 0;
    while i < CARDS.len() {
        if let CardKind::Guild { resource, .. } = CARDS[i].kind {
            bits[resource as usize] |= 1 << i;
        }
        i += 1;
    }
    let [material, fuel, weapon, relic, psionic] = bits;
    [
        Cards::from_bits(material),
        Cards::from_bits(fuel),
        Cards::from_bits(weapon),
        Cards::from_bits(relic),
        Cards::from_bits(psionic),
    ]
};

arbiter_components::indexed!(Card);
