//! Essences, and amounts of them (RESA-TERM-01, RESA-SUPPLY-01, RESA-SUPPLY-02).

use arbiter_engine::{Arg, Argument, BadNotation, Message, Notation, Spoken, Words, Writer};
use serde::Serialize;

/// The five types of essence, in the order in which lists and payments name them.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("essence")]
#[message(prefix = "resa-essence")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
pub enum Essence {
    /// Red.
    #[default]
    Elan,
    /// Green.
    Life,
    /// Blue.
    Calm,
    /// Black.
    Death,
    /// Yellow.
    Gold,
}

impl Essence {
    /// All five.
    pub const ALL: [Essence; 5] = [Essence::Elan, Essence::Life, Essence::Calm, Essence::Death, Essence::Gold];

    /// Counted from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// This one and those after it.
    #[inline]
    pub fn and_later(self) -> impl Iterator<Item = Essence> + Clone {
        Essence::ALL.into_iter().skip(self.index())
    }
}

/// A set of essence types: the ones a free mix may hold.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
#[cfg_attr(feature = "data", derive(arbiter_engine::data::Source))]
pub struct Types(pub u8);

impl Types {
    /// Every type.
    pub const ANY: Types = Types(0b11111);
    /// Every type but Gold.
    pub const NOT_GOLD: Types = Types(0b01111);

    /// Is the type among them?
    #[must_use]
    pub const fn has(self, essence: Essence) -> bool {
        self.0 >> essence.index() & 1 == 1
    }

    /// Those from `first` on.
    #[must_use]
    pub const fn from(self, first: Essence) -> Types {
        Types(self.0 & (0xff << first.index()))
    }

    /// These types.
    pub fn iter(self) -> impl Iterator<Item = Essence> + Clone {
        Essence::ALL.into_iter().filter(move |essence| self.has(*essence))
    }

    /// The only type, if there is just one.
    #[must_use]
    pub fn only(self) -> Option<Essence> {
        (self.0.count_ones() == 1).then(|| Essence::ALL[self.0.trailing_zeros() as usize])
    }
}

/// Written as the types in it.
impl Notation for Types {
    fn write(&self, out: &mut Writer) {
        out.word(if self.0 == 0 { "no_type" } else { "of" });
        for essence in self.iter() {
            essence.write(out);
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let mut types = Types(0);
        if words.take("no_type") {
            return Ok(types);
        }
        if !words.take("of") {
            return Err(BadNotation::unknown("of", words.peek().unwrap_or_default()));
        }
        while let Some(essence) = words.peek().and_then(|word| Essence::from_text(word).ok()) {
            types.0 |= 1 << essence.index();
            words.take(&essence.text());
        }
        Ok(types)
    }
}

/// How much of each type: a pool, what lies on a component, a price.
///
/// Five lanes of twelve bits in one word, the top bit of each lane kept free: adding, taking away
/// and comparing all five types is then one machine instruction. The supply is unlimited
/// (RESA-SUPPLY-01); a lane holds 2047, which no game comes near, and stays there.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Partial<Record<Essence, number>>"))]
pub struct Essences(u64);

const LANE: u32 = 12;
const MASK: u64 = 0x7ff;
/// The top bit of each lane.
const GUARD: u64 = 0x800 | 0x800 << LANE | 0x800 << (2 * LANE) | 0x800 << (3 * LANE) | 0x800 << (4 * LANE);

impl Essences {
    /// None of any type.
    pub const NONE: Essences = Essences(0);

    /// So much of each type, in the order of [`Essence::ALL`].
    #[must_use]
    pub const fn new(amounts: [u8; 5]) -> Essences {
        Essences(
            amounts[0] as u64
                | (amounts[1] as u64) << LANE
                | (amounts[2] as u64) << (2 * LANE)
                | (amounts[3] as u64) << (3 * LANE)
                | (amounts[4] as u64) << (4 * LANE),
        )
    }

    /// So much of one type.
    #[must_use]
    pub const fn of(essence: Essence, amount: u16) -> Essences {
        let amount = if amount as u64 > MASK { MASK } else { amount as u64 };
        Essences(amount << (LANE * essence as u32))
    }

    /// How much of a type.
    #[must_use]
    #[inline]
    pub const fn get(self, essence: Essence) -> u16 {
        (self.0 >> (LANE * essence as u32) & MASK) as u16
    }

    /// Nothing at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All types together.
    #[must_use]
    #[inline]
    pub const fn total(self) -> u16 {
        self.total_from(Essence::Elan)
    }

    /// This type and those after it together.
    #[must_use]
    #[inline]
    pub const fn total_from(self, first: Essence) -> u16 {
        let mut left = self.0 >> (LANE * first as u32);
        let mut total = 0;
        while left != 0 {
            total += (left & MASK) as u16;
            left >>= LANE;
        }
        total
    }

    /// Is there at least that much of every type?
    #[must_use]
    #[inline]
    pub const fn covers(self, other: Essences) -> bool {
        ((self.0 | GUARD) - other.0) & GUARD == GUARD
    }

    /// Both together.
    #[must_use]
    #[inline]
    pub const fn plus(self, other: Essences) -> Essences {
        let sum = self.0 + other.0;
        let over = sum & GUARD;
        if over == 0 {
            return Essences(sum);
        }
        // Lanes that ran over stay full.
        let full = (over >> 11) * MASK;
        Essences((sum | full) & !GUARD)
    }

    /// What is left after taking the other away, never less than nothing of a type.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Essences) -> Essences {
        let difference = (self.0 | GUARD) - other.0;
        // A guard bit that is gone marks a lane that would go below zero.
        let kept = ((difference & GUARD) >> 11) * MASK;
        Essences(difference & kept)
    }

    /// What is missing here to cover the other.
    #[must_use]
    pub const fn short_of(self, other: Essences) -> Essences {
        other.minus(self)
    }

    /// The amounts, in the order of [`Essence::ALL`].
    #[must_use]
    pub fn amounts(self) -> [u16; 5] {
        Essence::ALL.map(|essence| self.get(essence))
    }
}

impl std::fmt::Debug for Essences {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.text())
    }
}

/// Written as types with their amounts: `elan 2 gold 1`; nothing when there is none.
impl Notation for Essences {
    fn write(&self, out: &mut Writer) {
        for essence in Essence::ALL {
            if self.get(essence) > 0 {
                essence.write(out);
                out.number(self.get(essence));
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let mut all = Essences::NONE;
        while let Some(essence) = words.peek().and_then(|word| Essence::from_text(word).ok()) {
            words.take(&essence.text());
            let amount = u16::read(words)?;
            if u64::from(amount) > MASK {
                return Err(BadNotation::unknown("amount", &amount.to_string()));
            }
            all = all.plus(Essences::of(essence, amount));
        }
        Ok(all)
    }
}

/// Said as a list: `2 Elan, 1 Gold`.
impl Argument for Essences {
    fn argument(&self) -> Arg {
        let types = Essence::ALL.into_iter().filter(|essence| self.get(*essence) > 0);
        Arg::List(types.map(|essence| amount(self.get(essence), essence)).collect())
    }
}

/// `2 Elan`, as a message.
fn amount(n: u16, essence: Essence) -> Spoken {
    Spoken { id: AMOUNT, args: vec![("n", n.argument()), ("essence", essence.argument())] }
}

/// The message that says an amount of a type.
pub(crate) const AMOUNT: &str = "resa-amount";

impl Serialize for Essences {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        let types = Essence::ALL.into_iter().filter(|essence| self.get(*essence) > 0);
        to.collect_map(types.map(|essence| (essence, self.get(essence))))
    }
}

#[cfg(feature = "data")]
mod data {
    //! As the data writes them: `{ elan = 2, gold = 1 }`, `["life", "death"]`.

    use super::{Essence, Essences, Types};
    use arbiter_engine::data::Source;
    use serde::{Deserialize, Deserializer};
    use std::collections::BTreeMap;

    impl<'de> Deserialize<'de> for Essences {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Essences, D::Error> {
            let amounts = BTreeMap::<Essence, u8>::deserialize(from)?;
            Ok(Essences::new(Essence::ALL.map(|essence| amounts.get(&essence).copied().unwrap_or(0))))
        }
    }

    impl Source for Essences {
        fn source(&self) -> String {
            if self.is_empty() { "Essences::NONE".to_owned() } else { format!("Essences::new({:?})", self.amounts()) }
        }
    }

    impl<'de> Deserialize<'de> for Types {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Types, D::Error> {
            let these = Vec::<Essence>::deserialize(from)?;
            Ok(Types(these.iter().fold(0, |bits, essence| bits | 1 << essence.index())))
        }
    }
}

/// A part of a placement cost that a discount may take off: a typed essence or a generic one.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message)]
#[message(prefix = "resa-part")]
pub enum Part {
    /// An Elan.
    #[default]
    Elan,
    /// A Life.
    Life,
    /// A Calm.
    Calm,
    /// A Death.
    Death,
    /// A Gold.
    Gold,
    /// An essence of the generic part.
    Any,
}

impl Part {
    /// All six, in the order in which they are asked.
    pub const ALL: [Part; 6] = [Part::Elan, Part::Life, Part::Calm, Part::Death, Part::Gold, Part::Any];

    /// The type, unless it is the generic part.
    #[must_use]
    pub fn essence(self) -> Option<Essence> {
        Essence::ALL.get(self as usize).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_do_not_disturb_each_other() {
        let pool = Essences::new([2, 0, 7, 1, 3]);
        assert_eq!(pool.amounts(), [2, 0, 7, 1, 3]);
        assert_eq!(pool.total(), 13);
        assert_eq!(pool.total_from(Essence::Death), 4);
        assert!(pool.covers(Essences::new([2, 0, 7, 1, 3])));
        assert!(!pool.covers(Essences::new([0, 1, 0, 0, 0])));
        assert!(!pool.covers(Essences::new([0, 0, 0, 0, 4])));
        assert_eq!(pool.minus(Essences::new([3, 1, 2, 1, 0])).amounts(), [0, 0, 5, 0, 3]);
        assert_eq!(pool.short_of(Essences::new([3, 1, 2, 1, 5])).amounts(), [1, 1, 0, 0, 2]);
    }

    #[test]
    fn a_full_lane_stays_full() {
        let full = Essences::of(Essence::Life, 2047);
        let more = full.plus(Essences::new([1, 9, 1, 0, 0]));
        assert_eq!(more.amounts(), [1, 2047, 1, 0, 0]);
        assert_eq!(Essences::of(Essence::Gold, 5000).get(Essence::Gold), 2047);
    }

    #[test]
    fn text_round_trips() {
        for text in ["", "elan 2 gold 1", "life 10"] {
            assert_eq!(Essences::from_text(text).map(|essences| essences.text()), Ok(text.to_owned()));
        }
        assert!(Essences::from_text("elan").is_err());
        assert!(Essences::from_text("elan 9999").is_err());
    }
}
