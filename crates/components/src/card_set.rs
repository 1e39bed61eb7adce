//! Sets of things that exist once each.

use arbiter_engine::{BadNotation, Notation, Rng, Unsound, Words, Writer};
use std::{fmt, marker::PhantomData};

/// Can be counted from 0 and found again by its number, which is below 64.
pub trait Indexed: Copy {
    /// Its number.
    fn index(self) -> usize;

    /// The one with that number.
    fn from_index(index: usize) -> Self;
}

/// Counts the values of an enum by its list `ALL`, or those of a type that is a number: `indexed!(by_number Space)`.
#[macro_export]
macro_rules! indexed {
    (by_number $($name:ident),*) => {$($crate::indexed! { $name, |it: $name| it.0 as usize, |index| $name(index as u8) })*};
    ($($name:ident),*) => {$(
        $crate::indexed! { $name, |it: $name| it as usize, |index: usize| $name::ALL[index % $name::ALL.len()] }
    )*};
    ($name:ident, $index:expr, $from:expr) => {
        impl $crate::Indexed for $name {
            #[inline]
            fn index(self) -> usize {
                ($index)(self)
            }

            #[inline]
            fn from_index(index: usize) -> Self {
                ($from)(index)
            }
        }
    };
}

/// A set of up to 64 different things, eight bytes small. It has no order; it is walked by number.
pub struct CardSet<C> {
    bits: u64,
    of: PhantomData<C>,
}

impl<C> CardSet<C> {
    /// Nothing.
    pub const EMPTY: Self = Self::from_bits(0);

    /// The things whose bits are set.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        CardSet { bits, of: PhantomData }
    }

    /// One bit for each thing.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// None at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Those in this set or in the other one.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self::from_bits(self.bits | other.bits)
    }

    /// Those in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self::from_bits(self.bits & other.bits)
    }

    /// Those in this set and not in the other one.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self::from_bits(self.bits & !other.bits)
    }
}

impl<C> CardSet<C> {
    /// Adds what lies in one more place; an error if something lies there and in this set.
    pub fn join(&mut self, more: Self) -> Result<(), Unsound> {
        if !self.and(more).is_empty() {
            return Err(Unsound::TwoPlaces);
        }
        *self = self.or(more);
        Ok(())
    }
}

impl<C: Indexed> CardSet<C> {
    /// Only this one.
    #[must_use]
    pub fn only(card: C) -> Self {
        Self::from_bits(1 << card.index())
    }

    /// Is it in?
    #[must_use]
    #[inline]
    pub fn has(self, card: C) -> bool {
        self.bits >> card.index() & 1 == 1
    }

    /// Puts it in.
    #[inline]
    pub fn insert(&mut self, card: C) {
        self.bits |= 1 << card.index();
    }

    /// Takes it out; says whether it was in.
    #[inline]
    pub fn remove(&mut self, card: C) -> bool {
        let had = self.has(card);
        self.bits &= !(1 << card.index());
        had
    }

    /// The one with the lowest number.
    #[must_use]
    pub fn first(self) -> Option<C> {
        (self.bits != 0).then(|| C::from_index(self.bits.trailing_zeros() as usize))
    }

    /// Any of them, each as likely as the next.
    #[must_use]
    pub fn any(self, rng: &mut Rng) -> Option<C> {
        self.into_iter().nth(rng.below(self.len()))
    }
}

/// All that lies in these places; nothing if something lies in two of them.
pub fn all_of<C>(places: impl IntoIterator<Item = CardSet<C>>) -> Option<CardSet<C>> {
    let mut all = CardSet::EMPTY;
    places.into_iter().try_for_each(|place| all.join(place)).ok()?;
    Some(all)
}

/// Mixes what lies in these places and deals it again, as much to each as before: for what somebody cannot know.
pub fn deal_again<'a, C: Indexed + 'a>(places: impl IntoIterator<Item = &'a mut CardSet<C>>, rng: &mut Rng) {
    let mut places: Vec<&mut CardSet<C>> = places.into_iter().collect();
    let mut mixed = places.iter().fold(CardSet::EMPTY, |all, place| all.or(**place));
    for place in &mut places {
        let dealt = (0..place.len()).filter_map(|_| {
            let card = mixed.any(rng)?;
            mixed.remove(card);
            Some(card)
        });
        **place = dealt.collect();
    }
}

impl<C> Copy for CardSet<C> {}

impl<C> Clone for CardSet<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> PartialEq for CardSet<C> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<C> Eq for CardSet<C> {}

impl<C> Default for CardSet<C> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<C> fmt::Debug for CardSet<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{:#b}}}", self.bits)
    }
}

impl<C: Indexed> FromIterator<C> for CardSet<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl<C: Indexed> IntoIterator for CardSet<C> {
    type Item = C;
    type IntoIter = CardSetIter<C>;

    #[inline]
    fn into_iter(self) -> CardSetIter<C> {
        CardSetIter(self)
    }
}

/// The things of a [`CardSet`], by number.
#[derive(Clone, Debug)]
pub struct CardSetIter<C: Indexed>(CardSet<C>);

impl<C: Indexed> Iterator for CardSetIter<C> {
    type Item = C;

    #[inline]
    fn next(&mut self) -> Option<C> {
        let card = self.0.first()?;
        self.0.bits &= self.0.bits - 1;
        Some(card)
    }
}

/// Written as the things in it, by number; nothing when empty. Reads to the end of the words.
impl<C: Indexed + Notation> Notation for CardSet<C> {
    fn write(&self, out: &mut Writer) {
        for card in *self {
            card.write(out);
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let mut set = Self::EMPTY;
        while !words.is_empty() {
            set.insert(C::read(words)?);
        }
        Ok(set)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    crate::numbered! {
        /// For counting.
        Bead, "bead", 12
    }

    fn beads(text: &str) -> CardSet<Bead> {
        CardSet::from_text(text).expect("numbers from 1 to 12")
    }

    #[test]
    fn what_lies_in_two_places_is_noticed() {
        assert_eq!(all_of([beads("1 2"), beads("7")]), Some(beads("1 2 7")));
        assert_eq!(all_of([beads("1 2"), beads("2 7")]), None);
        assert_eq!(beads("9 4").first().map(Bead::number), Some(4));
    }

    #[test]
    fn what_is_dealt_again_is_as_much_as_before_and_nothing_is_lost() {
        let mut rng = Rng::new(7);
        let mut seen = CardSet::EMPTY;
        for _ in 0..50 {
            let mut places = [beads("1 2 3"), beads(""), beads("4 5 6 7 8 9 10 11 12")];
            deal_again(&mut places, &mut rng);
            assert_eq!(places.map(CardSet::len), [3, 0, 9]);
            assert_eq!(all_of(places), Some(Bead::ALL));
            seen = seen.or(places[0]);
        }
        assert_eq!(seen, Bead::ALL, "every bead comes everywhere");
    }
}
