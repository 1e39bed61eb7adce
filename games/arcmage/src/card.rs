//! What is printed on a card, as typed rows. The closed vocabulary of its abilities: `card/ability.rs` (when and at what
//! cost one works), `card/words.rs` (which cards, who, how much, when), `card/op.rs` (the instructions).
//!
//! The rows are in `tables.rs`, made from `data/*.toml`. An ability is a script: a list of [`Op`]s with
//! amounts, targets, conditions and durations. What each word does is in `script.rs` (what happens once)
//! and `passive.rs` (what holds as long as its card does); nothing here does anything.

mod ability;
#[cfg(feature = "data")]
mod data;
mod op;
mod words;

pub use ability::{Ability, Aim, Cost, Mode, Moment, Trigger, Works};
pub use op::Op;
pub use words::{Amount, Cap, Chooser, Condition, Counter, Filter, Found, Holdings, Ref, Scope, To, What, Who};

use crate::tables::{CARDS, Card, Subtype};
#[cfg(feature = "data")]
use arbiter_engine::data::{Source, list, lists, one};
use arbiter_engine::{Message, Notation};
use serde::Serialize;

/// One of the five factions (ARCM-DECK-07).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("faction")]
#[message(prefix = "arcm-faction")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source))]
pub enum Faction {
    /// Green.
    #[default]
    Gaian,
    /// Black.
    DarkLegion,
    /// Red.
    RedBanner,
    /// Blue.
    HouseOfNobles,
    /// White.
    TheEmpire,
}

impl Faction {
    /// All five, in the order in which payments are named.
    pub const ALL: [Faction; 5] =
        [Faction::Gaian, Faction::DarkLegion, Faction::RedBanner, Faction::HouseOfNobles, Faction::TheEmpire];
}

arbiter_components::indexed!(Faction);

/// The type of a card (ARCM-DECK-08).
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Message, Serialize)]
#[message(prefix = "arcm-kind")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source))]
pub enum Kind {
    /// Built by skipping a turn.
    City,
    /// Played into a city.
    Creature,
    /// Stays in play, mostly on something.
    Enchantment,
    /// Once, in an own play phase.
    Magic,
    /// Once, at any time.
    Event,
}

/// What playing a card costs.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Price {
    /// So many resources.
    Fixed(u8),
    /// As many as its player likes (ARCM-RES-11).
    X,
    /// A city is never paid for: building it takes a turn (ARCM-CITY-02).
    SkipTurn,
    /// A token is not played.
    Token,
}

macro_rules! keywords {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {
        /// A keyword ability (ARCM-KW-01 ff.).
        #[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Notation, Message, Serialize)]
        #[cfg_attr(feature = "ts", derive(ts_rs::TS))]
        #[message(prefix = "arcm-keyword")]
        #[serde(rename_all = "snake_case")]
        #[cfg_attr(feature = "data", derive(serde::Deserialize, Source))]
        pub enum Keyword { $($(#[$doc])* $name),* }

        impl Keyword {
            /// Every one.
            pub const ALL: &'static [Keyword] = &[$(Keyword::$name),*];
        }
    };
}

keywords! {
    /// Only flying and ranged creatures defend against it.
    Flying,
    /// May defend against flying.
    Ranged,
    /// Deals its damage first.
    FirstStrike,
    /// Not marked for attacking.
    Veteran,
    /// Cannot attack.
    Peaceful,
    /// May be played into the army.
    Sudden,
    /// May move into cities of opponents.
    Infiltrate,
    /// Surplus damage goes to the city.
    Overrun,
    /// Destroys what it damages in combat.
    Deadly,
    /// Deadly does not destroy it.
    ImmuneDeadly,
    /// Neither damage nor destruction kills it.
    Indestructible,
    /// Opponents cannot target it.
    Sanctuary,
    /// Its devotion counts double.
    Devoted,
    /// Takes damage for others.
    Bodyguard,
    /// Strengthens those it attacks with.
    BattleScream,
    /// Enters with counters for the damage of an opponent's creature.
    BloodVengeance,
    /// May be bought back from the graveyard.
    Salvage,
    /// Its moves know no limit.
    Travel,
    /// One for each player.
    Unique,
    /// Comes into play marked.
    Fatigue,
    /// Loses loyalty away from cities of its faction.
    Homesick,
    /// May attack a second city in the same attack.
    Militia,
}

/// A set of keywords.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Keywords(pub u32);

impl Keywords {
    /// None.
    pub const NONE: Keywords = Keywords(0);
    /// No keyword but the lack of all: a creature at peace until end of turn (Serenity).
    pub const SERENE: Keywords = Keywords(1 << 31);

    /// These.
    #[must_use]
    pub const fn of(keywords: &[Keyword]) -> Keywords {
        let (mut set, mut i) = (0, 0);
        while i < keywords.len() {
            set |= 1 << keywords[i] as u32;
            i += 1;
        }
        Keywords(set)
    }

    /// Only this one.
    #[must_use]
    pub const fn only(keyword: Keyword) -> Keywords {
        Keywords(1 << keyword as u32)
    }

    /// Is it among them?
    #[must_use]
    pub const fn has(self, keyword: Keyword) -> bool {
        self.0 >> keyword as u32 & 1 == 1
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, others: Keywords) -> Keywords {
        Keywords(self.0 | others.0)
    }

    /// These but that one.
    #[must_use]
    pub const fn without(self, keyword: Keyword) -> Keywords {
        Keywords(self.0 & !(1 << keyword as u32))
    }

    /// Is one of these among them?
    #[must_use]
    pub const fn any_of(self, others: Keywords) -> bool {
        self.0 & others.0 != 0
    }

    /// Every one of them.
    pub fn iter(self) -> impl Iterator<Item = Keyword> {
        Keyword::ALL.iter().copied().filter(move |keyword| self.has(*keyword))
    }
}

/// The words of a type line (ARCM-CREAT-03).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Subtypes(pub u64);

impl Subtypes {
    /// These.
    #[must_use]
    pub const fn of(subtypes: &[Subtype]) -> Subtypes {
        let (mut set, mut i) = (0, 0);
        while i < subtypes.len() {
            set |= 1 << subtypes[i] as u64;
            i += 1;
        }
        Subtypes(set)
    }

    /// Is it among them?
    #[must_use]
    pub const fn has(self, subtype: Subtype) -> bool {
        self.0 >> subtype as u64 & 1 == 1
    }

    /// Every one of them.
    pub fn iter(self) -> impl Iterator<Item = Subtype> {
        Subtype::ALL.into_iter().filter(move |subtype| self.has(*subtype))
    }
}

/// What an enchantment is put on (ARCM-ENCH-02).
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message)]
#[message(prefix = "arcm-op-host")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(rename_all = "snake_case", deny_unknown_fields))]
pub enum Host {
    /// A creature.
    Creature,
    /// A city.
    City,
}

/// May the card be put into a deck, and if not, why?
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message, Serialize)]
#[message(prefix = "arcm-standing")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source))]
pub enum Standing {
    /// Yes.
    Ready,
    /// It is a token (ARCM-DECK-05).
    Token,
    /// Its text leaves open what happens: its message says what, as `open`.
    Open,
}

/// The set or group a card was published in.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Message, Serialize)]
#[message(prefix = "arcm-set")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source))]
pub enum Set {
    /// Set 1.
    Rebirth,
    /// A draft of 2016.
    Ablaze,
    /// A draft of 2019.
    Dunefolk,
    /// A draft of 2019.
    EnchantedWorld,
    /// Set 2, a deck of merfolk.
    Merfolk,
    /// Set 2, a deck of thugs.
    Thugs,
}

/// What is printed on a card.
#[derive(Debug)]
#[cfg_attr(feature = "data", derive(serde::Deserialize, Source), serde(deny_unknown_fields))]
pub struct Facts {
    /// Its type.
    pub kind: Kind,
    /// Its faction.
    pub faction: Faction,
    /// The words of its type line.
    #[cfg_attr(feature = "data", serde(default))]
    pub subtypes: Subtypes,
    /// Its cost.
    pub price: Price,
    /// Own-faction part of the cost, and the devotion a resident gives.
    pub loyalty: u8,
    /// ATK of a creature.
    #[cfg_attr(feature = "data", serde(default))]
    pub attack: u8,
    /// DEF of a creature, defense of a city.
    #[cfg_attr(feature = "data", serde(default))]
    pub defense: u8,
    /// Printed keywords.
    #[cfg_attr(feature = "data", serde(default))]
    pub keywords: Keywords,
    /// The number of Bodyguard, Battle Scream or Salvage.
    #[cfg_attr(feature = "data", serde(default))]
    pub keyword_n: u8,
    /// What an enchantment is put on; nothing if it is global.
    pub host: Option<Host>,
    /// Its abilities in printed order; those it gives to others come last.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "list"))]
    pub abilities: &'static [Ability],
    /// What its abilities do; they name these by number.
    #[cfg_attr(feature = "data", serde(default, deserialize_with = "lists"))]
    pub scripts: &'static [&'static [Op]],
    /// May it be in a deck?
    pub standing: Standing,
    /// The set or group it was published in.
    pub set: Set,
}

/// Abilities that keywords stand for are numbered from here on.
const OF_KEYWORDS: u8 = 250;
/// Battle Scream (ARCM-KW-15).
pub(crate) const BATTLE_SCREAM: u8 = 250;
/// Blood Vengeance (ARCM-KW-16).
pub(crate) const BLOOD_VENGEANCE: u8 = 251;
/// Salvage (ARCM-KW-17).
pub(crate) const SALVAGE: u8 = 252;
/// Homesick.
pub(crate) const HOMESICK: u8 = 253;

const fn keyword_ability(kind: Works, targets: &'static [Aim], calm: bool, script: u8) -> Ability {
    Ability { kind, costs: &[], targets, modes: &[], condition: None, optional: false, extra_x: false, calm, script }
}

static KEYWORD_ABILITIES: [Ability; 4] = [
    keyword_ability(Works::Triggered(Trigger::Attacks), &[], true, BATTLE_SCREAM),
    keyword_ability(
        Works::Triggered(Trigger::Enters),
        &[Aim { count: Amount::N(1), what: Filter::All(&[Filter::Creature, Filter::Opponents]) }],
        false,
        BLOOD_VENGEANCE,
    ),
    keyword_ability(Works::Activated, &[], true, SALVAGE),
    keyword_ability(Works::Triggered(Trigger::YourTurn), &[], true, HOMESICK),
];

/// The number of Battle Scream stands for itself here: it is read from the card (ARCM-KW-15).
static KEYWORD_SCRIPTS: [&[Op]; 4] = [
    &[Op::Stat {
        what: What::Each(Filter::All(&[Filter::Creature, Filter::Attacking, Filter::Other])),
        atk: SCREAMS,
        def: 0,
        per: None,
        when: None,
    }],
    &[Op::Vengeance],
    &[Op::Return { what: What::The(Ref::That), to: To::YourHand }],
    &[Op::Homesick],
];

/// Stands for the number printed behind the keyword.
pub(crate) const SCREAMS: i8 = i8::MAX;

impl Facts {
    /// The script with this number; nothing if there is none.
    #[must_use]
    pub fn script(&self, number: u8) -> &'static [Op] {
        self.scripts.get(usize::from(number)).copied().unwrap_or(&[])
    }

    /// Does the ability do nothing but produce resources (ARCM-RES-12)?
    #[must_use]
    pub fn only_produces(&self, ability: &Ability) -> bool {
        let script = self.script(ability.script);
        !script.is_empty() && script.iter().all(|op| matches!(op, Op::Produce { .. }))
    }
}

impl Card {
    /// What is printed on it.
    #[must_use]
    #[inline]
    pub fn facts(self) -> &'static Facts {
        &CARDS[self as usize]
    }

    /// The card with this number.
    #[must_use]
    #[inline]
    pub fn from_index(index: usize) -> Card {
        Card::ALL[index % Card::ALL.len()]
    }

    /// The ability with this number, those that keywords stand for included.
    #[must_use]
    pub fn ability(self, number: u8) -> Option<&'static Ability> {
        match number.checked_sub(OF_KEYWORDS) {
            Some(i) => KEYWORD_ABILITIES.get(usize::from(i)),
            None => self.facts().abilities.get(usize::from(number)),
        }
    }

    /// The script with this number; nothing if there is none.
    #[must_use]
    pub fn script(self, number: u8) -> &'static [Op] {
        match number.checked_sub(OF_KEYWORDS) {
            Some(i) => KEYWORD_SCRIPTS.get(usize::from(i)).copied().unwrap_or(&[]),
            None => self.facts().script(number),
        }
    }

    /// Is it of this type?
    #[must_use]
    #[inline]
    pub fn is(self, kind: Kind) -> bool {
        self.facts().kind == kind
    }

    /// Is it a token?
    #[must_use]
    #[inline]
    pub fn is_token(self) -> bool {
        self.facts().price == Price::Token
    }

    /// May it be put into a deck (ARCM-DECK-05)?
    #[must_use]
    pub fn is_ready(self) -> bool {
        self.facts().standing == Standing::Ready
    }

    /// Does it hear what happens to graveyards, so that their order matters?
    #[must_use]
    pub(crate) fn hears_burial(self) -> bool {
        self.facts().abilities.iter().any(|ability| matches!(ability.kind, Works::Triggered(Trigger::Buried(_))))
    }
}
