//! Seats: the places at a table, and whose eyes look at it.

use crate::{Arg, Argument, BadNotation, Notation, Thing, Things, Words, Writer};

/// The most people any of our games seats.
pub const MAX_SEATS: usize = 4;

/// A place at the table. [`Seat::HOUSE`] answers for chance.
///
/// Written `p1` to `p4`, and `house`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "\"p1\" | \"p2\" | \"p3\" | \"p4\" | \"house\""))]
pub struct Seat(u8);

impl Seat {
    /// Answers for dice, deals and draws; never a person.
    pub const HOUSE: Seat = Seat(7);

    /// The seat with this index, counted from 0. Only the low three bits count, so that every
    /// value is a seat; [`Seat::HOUSE`] has index 7.
    #[must_use]
    pub const fn new(index: u8) -> Seat {
        Seat(index & 7)
    }

    /// Counted from 0: made for indexing what each seat has.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Is this the seat that answers for chance?
    #[must_use]
    pub const fn is_house(self) -> bool {
        self.0 == Seat::HOUSE.0
    }

    /// The seat to the left (clockwise) at a table of `seats`.
    #[must_use]
    pub const fn left(self, seats: u8) -> Seat {
        if self.0 + 1 >= seats { Seat(0) } else { Seat(self.0 + 1) }
    }

    /// The seat to the right (counter-clockwise) at a table of `seats`.
    #[must_use]
    pub const fn right(self, seats: u8) -> Seat {
        if self.0 == 0 { Seat(seats.saturating_sub(1)) } else { Seat(self.0 - 1) }
    }
}

impl Seat {
    /// As written.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        ["p1", "p2", "p3", "p4", "p5", "p6", "p7", "house"][self.0 as usize]
    }
}

impl Seat {
    /// The key of a facet that every seat has: `p1 pool`.
    #[must_use]
    pub fn facet(self, name: &str) -> impl std::fmt::Display {
        std::fmt::from_fn(move |f| write!(f, "{} {name}", self.as_str()))
    }
}

/// Something that each seat has. Every seat may ask for its own; the House has none, and shares that of a person.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct BySeat<T>(pub [T; MAX_SEATS]);

impl<T> BySeat<T> {
    /// The same for every seat.
    #[must_use]
    pub const fn all(each: T) -> BySeat<T>
    where
        T: Copy,
    {
        BySeat([each; MAX_SEATS])
    }

    /// Every seat of a table for `seats`, and what it has.
    pub fn of(&self, seats: u8) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        (0..seats).map(Seat::new).zip(&self.0)
    }

    /// Every seat there may be, and what it has.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (Seat, &T)> {
        self.of(MAX_SEATS as u8)
    }

    /// What all but this seat have.
    pub fn others(&self, seat: Seat) -> impl Iterator<Item = &T> {
        self.0.iter().enumerate().filter(move |(i, _)| *i != seat.index()).map(|(_, each)| each)
    }

    /// The same, to be changed.
    pub fn others_mut(&mut self, seat: Seat) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut().enumerate().filter(move |(i, _)| *i != seat.index()).map(|(_, each)| each)
    }
}

impl<T> std::ops::Index<Seat> for BySeat<T> {
    type Output = T;

    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index() % MAX_SEATS]
    }
}

impl<T> std::ops::IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index() % MAX_SEATS]
    }
}

impl std::fmt::Display for Seat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Notation for Seat {
    fn write(&self, out: &mut Writer) {
        out.word(self.as_str());
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("seat")?;
        match word {
            "p1" => Ok(Seat(0)),
            "p2" => Ok(Seat(1)),
            "p3" => Ok(Seat(2)),
            "p4" => Ok(Seat(3)),
            "house" => Ok(Seat::HOUSE),
            _ => Err(BadNotation::unknown("seat", word)),
        }
    }

    fn touch(&self, touched: &mut Things) {
        touched.push(Thing::new("seat", self.as_str()));
    }
}

impl Argument for Seat {
    fn argument(&self) -> Arg {
        Arg::Seat(*self)
    }
}

/// A set of seats.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Seats(u8);

impl Seats {
    /// Nobody.
    pub const NONE: Seats = Seats(0);

    /// Only this seat.
    #[must_use]
    pub const fn only(seat: Seat) -> Seats {
        Seats(1 << seat.0)
    }

    /// The first `count` seats: everybody at a table of that size.
    #[must_use]
    pub const fn all(count: u8) -> Seats {
        Seats(((1u16 << count) - 1) as u8)
    }

    /// Is the seat among them?
    #[must_use]
    pub const fn has(self, seat: Seat) -> bool {
        self.0 & (1 << seat.0) != 0
    }

    /// Nobody at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Adds a seat.
    pub const fn insert(&mut self, seat: Seat) {
        self.0 |= 1 << seat.0;
    }

    /// Takes a seat out.
    pub const fn remove(&mut self, seat: Seat) {
        self.0 &= !(1 << seat.0);
    }

    /// These, and those as well.
    #[must_use]
    pub const fn and(self, others: Seats) -> Seats {
        Seats(self.0 | others.0)
    }

    /// These, but not those.
    #[must_use]
    pub const fn without(self, others: Seats) -> Seats {
        Seats(self.0 & !others.0)
    }
}

impl IntoIterator for Seats {
    type Item = Seat;
    type IntoIter = SeatsIter;

    fn into_iter(self) -> SeatsIter {
        SeatsIter(self.0)
    }
}

/// The seats of a [`Seats`], lowest first.
#[derive(Clone, Debug)]
pub struct SeatsIter(u8);

impl Iterator for SeatsIter {
    type Item = Seat;

    fn next(&mut self) -> Option<Seat> {
        if self.0 == 0 {
            return None;
        }
        let seat = Seat(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(seat)
    }
}

impl FromIterator<Seat> for Seats {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Seats {
        let mut set = Seats::NONE;
        for seat in seats {
            set.insert(seat);
        }
        set
    }
}

/// A set is written as its seats, or `nobody`.
impl Notation for Seats {
    fn write(&self, out: &mut Writer) {
        if self.is_empty() {
            out.word("nobody");
        }
        for seat in *self {
            seat.write(out);
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        if words.take("nobody") {
            return Ok(Seats::NONE);
        }
        let mut seats = Seats::only(Seat::read(words)?);
        while matches!(words.peek(), Some("p1" | "p2" | "p3" | "p4" | "house")) {
            seats.insert(Seat::read(words)?);
        }
        Ok(seats)
    }
}

/// Whose eyes look at the table.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Eyes {
    /// A person or bot in a seat: sees what that seat may see.
    Seat(Seat),
    /// Somebody who only watches: sees what all may see.
    Spectator,
    /// Everything: for studies, tests and replays of games that are over.
    Arbiter,
}

impl Eyes {
    /// May these eyes see what only `seat` may see?
    #[must_use]
    pub fn are(self, seat: Seat) -> bool {
        match self {
            Eyes::Seat(mine) => mine == seat,
            Eyes::Spectator => false,
            Eyes::Arbiter => true,
        }
    }
}
