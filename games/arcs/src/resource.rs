//! Resources: the five types, and the slots that hold their tokens (ARCS-RES-03, ARCS-RES-08).

use arbiter_components::CardSet;
use arbiter_engine::{Arg, Argument, BadNotation, Message, Notation, Signature, Spoken, Thing, Things, Words, Writer};

/// A type of resource, planet or guild card.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, serde::Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("resource")]
#[message(prefix = "arcs-resource")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
pub enum Resource {
    /// Build or repair.
    #[default]
    Material,
    /// Move.
    Fuel,
    /// Pips may battle.
    Weapon,
    /// Secure.
    Relic,
    /// An action of the lead suit.
    Psionic,
}

/// A set of types.
pub type Resources = CardSet<Resource>;

impl Resource {
    /// How many types there are.
    pub const COUNT: usize = 5;

    /// Every type.
    pub const ALL: [Resource; Resource::COUNT] =
        [Resource::Material, Resource::Fuel, Resource::Weapon, Resource::Relic, Resource::Psionic];
}

arbiter_components::indexed!(Resource);

/// A place where a player's token can lie: the six slots of the board, the slot on Ancient
/// Holdings, and the hand a token is in until it has been found a place.
///
/// Written `1` to `6`, `holdings` and `new`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct Slot(u8);

impl Slot {
    /// How many places there are.
    pub const COUNT: usize = 8;
    /// The slot on Ancient Holdings (ARCS-LORE-13).
    pub const HOLDINGS: Slot = Slot(6);
    /// A token that has no slot yet.
    pub const NEW: Slot = Slot(7);

    /// The place with that number, counted from 0.
    #[must_use]
    pub const fn new(index: usize) -> Slot {
        Slot(index as u8 & 7)
    }

    /// Counted from 0.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Every place, the slots of the board first.
    pub fn all() -> impl DoubleEndedIterator<Item = Slot> {
        (0..Slot::COUNT).map(Slot::new)
    }

    const NAMES: [&'static str; Slot::COUNT] = ["1", "2", "3", "4", "5", "6", "holdings", "new"];

    /// As written.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        Slot::NAMES[self.index()]
    }

    /// How a slot is spoken of.
    pub(crate) const SAYS: [Signature; 3] =
        [("arcs-slot", &["n"]), ("arcs-slot-holdings", &[]), ("arcs-slot-new", &[])];

    fn say(&self) -> Spoken {
        match *self {
            Slot::HOLDINGS => Spoken { id: Slot::SAYS[1].0, args: vec![] },
            Slot::NEW => Spoken { id: Slot::SAYS[2].0, args: vec![] },
            Slot(n) => Spoken { id: Slot::SAYS[0].0, args: vec![("n", Arg::Number(i64::from(n) + 1))] },
        }
    }
}

impl Notation for Slot {
    fn write(&self, out: &mut Writer) {
        out.word(self.as_str());
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("slot")?;
        let index = Slot::NAMES.iter().position(|name| *name == word);
        index.map(Slot::new).ok_or_else(|| BadNotation::unknown("slot", word))
    }

    fn touch(&self, touched: &mut Things) {
        touched.push(Thing::new("slot", self.as_str()));
    }
}

/// Two different places, whichever is named first.
///
/// Written `1 4`; `4 1` is read as the same.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Pair {
    a: Slot,
    b: Slot,
}

impl Pair {
    /// These two.
    #[must_use]
    pub fn new(one: Slot, other: Slot) -> Pair {
        Pair { a: one.min(other), b: one.max(other) }
    }

    /// Both, the slots of the board first.
    #[must_use]
    pub const fn both(self) -> [Slot; 2] {
        [self.a, self.b]
    }
}

impl Notation for Pair {
    fn write(&self, out: &mut Writer) {
        self.both().iter().for_each(|slot| slot.write(out));
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        Ok(Pair::new(Slot::read(words)?, Slot::read(words)?))
    }

    fn touch(&self, touched: &mut Things) {
        self.both().iter().for_each(|slot| slot.touch(touched));
    }
}

impl Argument for Pair {
    fn argument(&self) -> Arg {
        Arg::List(self.both().iter().map(Slot::say).collect())
    }
}

impl Argument for Slot {
    fn argument(&self) -> Arg {
        Arg::Name(self.say())
    }
}
