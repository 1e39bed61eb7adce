//! What is printed on a card or tile, as typed rows. The rows themselves are in `tables.rs`, which
//! is made from `data/*.toml`; what the rules do with them is in the chapters.

use crate::{
    essence::{Essence, Essences, Types},
    tables::{CARDS, Card},
};
use arbiter_components::{CardSet, Indexed};
#[cfg(feature = "data")]
use arbiter_engine::data::{Source, list};
use std::num::NonZeroU8;

/// Which pile a card or tile belongs to.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, arbiter_engine::Message)]
#[message(prefix = "resa-kind")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Kind {
    /// A card of the players' decks.
    #[default]
    Artifact,
    /// A player's own person.
    Mage,
    /// Costs 4 Gold.
    Monument,
    /// Swapped at every pass.
    MagicItem,
    /// One face of a tile.
    PlaceOfPower,
}

/// What is printed on a card or tile.
#[derive(Debug, Default)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(default, deny_unknown_fields))]
pub struct Facts {
    /// Its pile.
    pub kind: Kind,
    /// Of subtype Dragon (RESA-TERM-07).
    pub dragon: bool,
    /// Of subtype Creature.
    pub creature: bool,
    /// The placement cost; nothing for mages and magic items.
    pub cost: Bill,
    /// Fixed points.
    pub points: u8,
    /// Points by a formula.
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub points_per: &'static [PointsPer],
    /// The introductory preset it belongs to, 1 to 4; 0 if none (RESA-SETUP-12).
    pub preset: u8,
    /// The tile, 0 to 4, of a Place of Power.
    pub tile: u8,
    /// Is this the sun face of its tile?
    pub sun: bool,
    /// The Collect ability.
    pub collect: Collect,
    /// What it takes off the cost of artifacts its owner places.
    pub discount: Option<Discount>,
    /// Its powers, in printed order.
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub powers: &'static [Power],
}

/// A price: typed essences, and some of any type.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(default), source(rest = Bill::FREE))]
pub struct Bill {
    /// So much of each type.
    #[cfg_attr(feature = "data", serde(flatten))]
    pub typed: Essences,
    /// So many of any type, Gold included (RESA-COST-02).
    pub any: u8,
}

impl Bill {
    /// Costs nothing.
    pub const FREE: Bill = Bill { typed: Essences::NONE, any: 0 };

    /// How many essences altogether (RESA-COST-09).
    #[must_use]
    pub const fn total(&self) -> u16 {
        self.typed.total() + self.any as u16
    }
}

/// Essences from the supply: typed ones, and a free mix.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(default))]
pub struct Gift {
    /// So much of each type.
    #[cfg_attr(feature = "data", serde(flatten))]
    pub typed: Essences,
    /// So many in a free mix …
    pub any: u8,
    /// … of these types.
    pub of: Types,
}

/// A Collect ability (RESA-COLLECT-01).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Collect {
    /// It has none.
    #[default]
    Nothing,
    /// These essences.
    Gain(Gift),
    /// So much of one of these types.
    OneOf {
        /// How much.
        amount: u8,
        /// The types to choose from.
        of: Types,
    },
    /// If some of `essence` is left on it, a free mix (RESA-CARD-VAULT).
    Interest {
        /// What must lie on it.
        essence: Essence,
        /// How many.
        any: u8,
        /// Of these types.
        of: Types,
    },
    /// If its essences are left on it, so many more of each type there (RESA-CARD-WINDUP_MAN).
    Growth {
        /// How many of each type.
        each: u8,
    },
    /// Pay this or turn it (RESA-CARD-CURSED_FORGE).
    PayOrTurn {
        /// The price.
        pay: Essences,
    },
}

/// Takes essences off placement costs (RESA-COST-04).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(default, deny_unknown_fields))]
pub struct Discount {
    /// Only for Dragons?
    pub dragons: bool,
    /// How many.
    pub off: Reduction,
}

/// How many essences come off a placement cost.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(default, deny_unknown_fields))]
pub struct Reduction {
    /// Of any part.
    pub any: u8,
    /// Of any part but Gold (RESA-COST-07).
    pub not_gold: u8,
}

impl Reduction {
    /// Both together (RESA-COST-05).
    #[must_use]
    pub const fn plus(self, other: Reduction) -> Reduction {
        Reduction { any: self.any + other.any, not_gold: self.not_gold + other.not_gold }
    }
}

/// Points by a formula.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum PointsPer {
    /// For each such essence on it (RESA-VP-03).
    EssenceOnIt(Essence, u8),
    /// For each Creature its owner has in play (RESA-VP-05).
    Creature(u8),
    /// For each Dragon its owner has in play.
    Dragon(u8),
}

/// A power: when it may be used, what it costs, what it does.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Power {
    /// When it is used.
    pub when: When,
    /// In which state the component must be.
    pub usable: Usable,
    /// What is paid, all of it.
    pub cost: Cost,
    /// What follows, in order.
    #[cfg_attr(feature = "data", serde(deserialize_with = "list"))]
    pub effects: &'static [Effect],
}

/// When a power is used.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum When {
    /// As the action of a turn.
    Action,
    /// When its owner would lose Life.
    LifeLoss,
    /// When its owner would lose Life to a Dragon.
    DragonLifeLoss,
    /// At a victory check.
    VictoryCheck,
    /// Once, when it is claimed.
    Claim,
}

/// In which state a component must be to use a power.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Usable {
    /// Straight (RESA-POWER-02).
    Straight,
    /// Turned: Guard Dog (RESA-AMB-23).
    Turned,
    /// Either: reactions without turning (RESA-REACT-02).
    Always,
}

/// What a power costs; all of it is paid, or the power is not used (RESA-COST-03).
#[derive(Copy, Clone, Debug, Default)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(default, deny_unknown_fields), source(rest = Cost::NOTHING))]
pub struct Cost {
    /// Turn the component itself.
    pub turn: bool,
    /// Essences from the pool.
    pub pay: Bill,
    /// One essence of one of these types, from the pool.
    pub one_of: Types,
    /// Any number of essences of one type, from the pool (RESA-POWER-11).
    pub same: bool,
    /// Essences lying on the component itself.
    pub from_it: Essences,
    /// Turn another straight artifact of this subtype.
    pub turn_other: Option<Subtype>,
    /// Destroy an artifact.
    pub destroy: Option<Victim>,
    /// Discard a card from hand.
    pub discard: bool,
}

impl Cost {
    /// Nothing to pay.
    pub const NOTHING: Cost = Cost {
        turn: false,
        pay: Bill::FREE,
        one_of: Types(0),
        same: false,
        from_it: Essences::NONE,
        turn_other: None,
        destroy: None,
        discard: false,
    };
}

/// A subtype of artifacts.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, arbiter_engine::Notation, arbiter_engine::Message)]
#[message(prefix = "resa-subtype")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Subtype {
    /// Breathes.
    #[default]
    Dragon,
    /// Lives.
    Creature,
}

/// Which artifact a cost destroys.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default, arbiter_engine::Notation)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Victim {
    /// The component itself.
    #[default]
    Itself,
    /// Any own artifact, the component itself too.
    Artifact,
    /// Any own artifact but the component itself.
    OtherArtifact,
    /// An own Dragon or Creature.
    DragonOrCreature,
}

/// What a power does.
#[derive(Copy, Clone, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Effect {
    /// Essences from the supply to the pool.
    Gain(Gift),
    /// Essences from the supply onto the component (RESA-STORE-01).
    StoreOnIt(Gift),
    /// The very essence paid goes onto the component.
    StorePaidOnIt,
    /// The very essence paid goes onto an own component of choice.
    StorePaidOnAny,
    /// As much of this type as was paid of one type.
    GainX(Essence),
    /// As much of one other of these types as was paid of one type.
    GainXOther(Types),
    /// As many as the destroyed or discarded card costs, and `plus`, of these types (RESA-COST-09).
    GainItsCost {
        /// So many more.
        plus: u8,
        /// Of these types.
        of: Types,
    },
    /// As much `gain` as a rival has `count` in the pool (RESA-POWER-14).
    GainAsRival {
        /// What is gained.
        gain: Essence,
        /// What is counted.
        count: Essence,
    },
    /// Every rival gains this (RESA-POWER-13).
    RivalsGain(Essences),
    /// Every rival who has not passed loses Life, unless they pay this way out (RESA-LIFELOSS-01).
    RivalsLoseLife {
        /// How much.
        amount: u8,
        /// The printed way out, if any.
        escape: Option<Cost>,
    },
    /// Draw cards.
    Draw(u8),
    /// Draw cards, then discard as many (RESA-CARD-DIVINATION).
    DrawThenDiscard(u8),
    /// Look at the top cards of a deck and put them back in any order (RESA-POWER-15).
    Reorder(u8),
    /// Straighten an own turned component (RESA-POWER-09).
    Straighten(Straighten),
    /// Place an artifact without spending an action on it (RESA-AMB-04).
    Place(Placing),
    /// Check victory at once (RESA-CHECK-01).
    CheckVictory,
    /// Suffer nothing from what was reacted to (RESA-REACT-04).
    Ignore,
    /// So many points more in this check (RESA-CARD-GOLDEN_STATUE).
    PointsNow(u8),
}

/// What a power straightens.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Straighten {
    /// Any own component.
    Any,
    /// An own Creature.
    Creature,
    /// The component itself.
    Itself,
}

/// What a power places, from where, and for how much.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(default, deny_unknown_fields))]
pub struct Placing {
    /// From the hand.
    pub hand: bool,
    /// From the own discard pile.
    pub own_discard: bool,
    /// From any rival's discard pile.
    pub rival_discard: bool,
    /// Only a Dragon.
    pub dragons: bool,
    /// So much cheaper; permanent discounts add up with it.
    pub off: Reduction,
    /// For nothing.
    pub free: bool,
}

impl Card {
    /// What is printed on it.
    #[must_use]
    #[inline]
    pub fn facts(self) -> &'static Facts {
        &CARDS[self as usize]
    }

    /// Its pile.
    #[must_use]
    #[inline]
    pub fn kind(self) -> Kind {
        self.facts().kind
    }

    /// Is it an artifact of this subtype?
    #[must_use]
    pub fn is(self, subtype: Subtype) -> bool {
        match subtype {
            Subtype::Dragon => self.facts().dragon,
            Subtype::Creature => self.facts().creature,
        }
    }
}

/// A number within its pile: sets hold cards of one pile. Kept from 1, so that no card at all costs
/// no byte more.
macro_rules! pile {
    ($(#[$doc:meta])* $name:ident, $first:expr, $count:expr) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
        pub struct $name(NonZeroU8);

        impl Default for $name {
            fn default() -> $name {
                $name::from_index(0)
            }
        }

        impl $name {
            /// How many there are.
            pub const COUNT: usize = $count;

            /// Every one of them.
            #[must_use]
            pub const fn all() -> CardSet<$name> {
                CardSet::from_bits((1 << $count) - 1)
            }

            /// The card.
            #[must_use]
            #[inline]
            pub fn card(self) -> Card {
                Card::ALL[$first + self.index()]
            }

            /// The card as one of this pile, if it is.
            #[must_use]
            #[inline]
            pub fn of(card: Card) -> Option<$name> {
                let index = (card as usize).wrapping_sub($first);
                (index < $count).then(|| $name::from_index(index))
            }
        }

        impl Indexed for $name {
            #[inline]
            fn index(self) -> usize {
                usize::from(self.0.get()) - 1
            }

            #[inline]
            fn from_index(index: usize) -> $name {
                $name(NonZeroU8::MIN.saturating_add(index as u8))
            }
        }

        impl arbiter_engine::Notation for $name {
            fn write(&self, out: &mut arbiter_engine::Writer) {
                self.card().write(out);
            }

            fn read(words: &mut arbiter_engine::Words<'_>) -> Result<Self, arbiter_engine::BadNotation> {
                let card = Card::read(words)?;
                $name::of(card).ok_or_else(|| arbiter_engine::BadNotation::unknown("card_of_that_pile", &card.text()))
            }

            fn touch(&self, touched: &mut arbiter_engine::Things) {
                self.card().touch(touched);
            }
        }
    };
}

pile!(
    /// One of the 40 artifacts.
    Artifact, 0, 40
);
pile!(
    /// One of the 10 monuments.
    Monument, 40, 10
);
pile!(
    /// One of the 10 mages.
    Mage, 60, 10
);
pile!(
    /// One of the 8 magic items.
    MagicItem, 70, 8
);

/// The two faces of a tile: sun, then moon.
#[must_use]
pub fn faces(tile: usize) -> [Card; 2] {
    [Card::ALL[50 + 2 * tile], Card::ALL[51 + 2 * tile]]
}

/// The number of Places of Power tiles.
pub const TILES: usize = 5;
