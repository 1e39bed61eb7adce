//! The HexaDome: its spaces, which are neighbours, and its zones (ARIS-SPACE-01, ARIS-ADJ-01).
//!
//! A space is written as its column, `a` to `s` from left to right, and its row, `1` to `19`, along
//! the slanting axis: the centre is `j10`, its neighbours are `j9`, `j11`, `k9`, `k10`, `i10`, `i11`.

use crate::tables::{BLOCKED, ZONES};
use arbiter_engine::{Arg, Argument, BadNotation, Message, Notation, Thing, Things, Words, Writer};
use serde::Serialize;

/// From the centre to the rim.
pub const RADIUS: i8 = 9;
/// Spaces on the board, blocked ones included.
pub const SPACES: usize = 271;
/// From one column to the next: nineteen rows and an empty one, so that no neighbour wraps around.
const COLUMN: u16 = 20;
/// Numbers a space may have; those off the board are never used.
pub(crate) const NUMBERS: usize = 380;

/// A space of the board.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Space(u16);

/// The six directions as steps in `(q, r)`, anticlockwise from the lower right.
pub const DIRECTIONS: [(i8, i8); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];
const STEPS: [i16; 6] = [COLUMN as i16, COLUMN as i16 - 1, -1, -(COLUMN as i16), 1 - COLUMN as i16, 1];

impl Space {
    /// The space with these axial coordinates; the centre is `(0, 0)`. They must be on the board.
    #[must_use]
    pub const fn at(q: i8, r: i8) -> Space {
        Space((q + RADIUS) as u16 * COLUMN + (r + RADIUS) as u16)
    }

    /// The space with these coordinates, if they are on the board.
    #[must_use]
    pub fn checked(q: i8, r: i8) -> Option<Space> {
        (hex_length(q, r) <= RADIUS).then(|| Space::at(q, r))
    }

    /// Its column, from the centre.
    #[must_use]
    #[inline]
    pub const fn q(self) -> i8 {
        (self.0 / COLUMN) as i8 - RADIUS
    }

    /// Its row, from the centre.
    #[must_use]
    #[inline]
    pub const fn r(self) -> i8 {
        (self.0 % COLUMN) as i8 - RADIUS
    }

    /// The spaces beside it, as a set.
    #[must_use]
    #[inline]
    pub fn beside(self) -> Spaces {
        static BESIDE: [Spaces; NUMBERS] = {
            let mut all = [Spaces::NONE; NUMBERS];
            let mut i = 0;
            while i < NUMBERS {
                all[i] = Spaces::NONE.with(Space(i as u16)).around();
                i += 1;
            }
            all
        };
        BESIDE[usize::from(self.0) % NUMBERS]
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// How many spaces away, whatever lies between (ARIS-RANGE-04).
    #[must_use]
    #[inline]
    pub const fn distance(self, other: Space) -> u8 {
        hex_length(other.q() - self.q(), other.r() - self.r()) as u8
    }

    /// Do they share a side? (ARIS-ADJ-01)
    #[must_use]
    #[inline]
    pub const fn is_adjacent(self, other: Space) -> bool {
        let step = other.0 as i16 - self.0 as i16;
        matches!(step, 20 | 19 | -1 | -20 | -19 | 1)
    }

    /// The neighbour in a direction, if there is one.
    #[must_use]
    #[inline]
    pub fn neighbour(self, direction: usize) -> Option<Space> {
        let number = self.0 as i16 + STEPS[direction % 6];
        let space = Space(number.max(0) as u16);
        (number >= 0 && BOARD.has(space)).then_some(space)
    }

    /// The spaces around it that are on the board.
    #[inline]
    pub fn neighbours(self) -> impl Iterator<Item = Space> {
        (0..6).filter_map(move |direction| self.neighbour(direction))
    }

    /// Every space of the board.
    pub fn all() -> impl Iterator<Item = Space> {
        BOARD.into_iter()
    }

    /// Is it printed as blocked?
    #[must_use]
    #[inline]
    pub fn is_blocked(self) -> bool {
        WALLS.has(self)
    }
}

/// How long a way is on a board without obstacles.
#[must_use]
pub const fn hex_length(q: i8, r: i8) -> i8 {
    let (a, b, c) = (q.abs(), r.abs(), (q + r).abs());
    let ab = if a > b { a } else { b };
    if ab > c { ab } else { c }
}

impl Notation for Space {
    fn write(&self, out: &mut Writer) {
        out.word("");
        out.part((b'a' + (self.q() + RADIUS) as u8) as char);
        out.part(self.r() + RADIUS + 1);
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("space")?;
        parse(word).ok_or_else(|| BadNotation::unknown("space", word))
    }

    fn touch(&self, touched: &mut Things) {
        touched.push(Thing::new("space", &self.text()));
    }
}

fn parse(word: &str) -> Option<Space> {
    let column = word.bytes().next().filter(|letter| (b'a'..=b's').contains(letter))?;
    let row =
        word[1..].parse::<i8>().ok().filter(|row| (1..=19).contains(row) && !word[1..].starts_with(['+', '0']))?;
    Space::checked((column - b'a') as i8 - RADIUS, row - RADIUS - 1)
}

impl Argument for Space {
    fn argument(&self) -> Arg {
        Arg::Text(self.text().into())
    }
}

impl Serialize for Space {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.text())
    }
}

const WORDS: usize = 6;

/// A set of spaces, one bit each.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Spaces([u64; WORDS]);

/// All spaces of the board.
pub const BOARD: Spaces = {
    let mut all = Spaces([0; WORDS]);
    let mut q = -RADIUS;
    while q <= RADIUS {
        let mut r = -RADIUS;
        while r <= RADIUS {
            if hex_length(q, r) <= RADIUS {
                all = all.with(Space::at(q, r));
            }
            r += 1;
        }
        q += 1;
    }
    all
};

/// The blocked spaces.
pub const WALLS: Spaces = Spaces::of(&BLOCKED);

/// The spaces that can be stood on.
pub const FLOOR: Spaces = BOARD.without(WALLS);

impl Spaces {
    /// None.
    pub const NONE: Spaces = Spaces([0; WORDS]);

    /// These.
    #[must_use]
    pub const fn of(spaces: &[Space]) -> Spaces {
        let mut set = Spaces::NONE;
        let mut i = 0;
        while i < spaces.len() {
            set = set.with(spaces[i]);
            i += 1;
        }
        set
    }

    /// With this one as well.
    #[must_use]
    #[inline]
    pub const fn with(mut self, space: Space) -> Spaces {
        self.insert(space);
        self
    }

    /// Puts one in.
    #[inline]
    pub const fn insert(&mut self, space: Space) {
        self.0[space.0 as usize / 64] |= 1 << (space.0 % 64);
    }

    /// Takes one out.
    #[inline]
    pub const fn remove(&mut self, space: Space) {
        self.0[space.0 as usize / 64] &= !(1 << (space.0 % 64));
    }

    /// Is it in?
    #[must_use]
    #[inline]
    pub const fn has(self, space: Space) -> bool {
        (space.0 as usize) < 64 * WORDS && self.0[space.0 as usize / 64] >> (space.0 % 64) & 1 == 1
    }

    /// None at all?
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        let w = self.0;
        w[0] | w[1] | w[2] | w[3] | w[4] | w[5] == 0
    }

    /// How many.
    #[must_use]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Those in one of them.
    #[must_use]
    #[inline]
    pub const fn or(self, other: Spaces) -> Spaces {
        let (a, b) = (self.0, other.0);
        Spaces([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3], a[4] | b[4], a[5] | b[5]])
    }

    /// Those in both.
    #[must_use]
    #[inline]
    pub const fn and(self, other: Spaces) -> Spaces {
        let (a, b) = (self.0, other.0);
        Spaces([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3], a[4] & b[4], a[5] & b[5]])
    }

    /// Those not in the other one.
    #[must_use]
    #[inline]
    pub const fn without(self, other: Spaces) -> Spaces {
        let b = other.0;
        self.and(Spaces([!b[0], !b[1], !b[2], !b[3], !b[4], !b[5]]))
    }

    /// All numbers moved up by less than 64.
    #[inline]
    const fn up(self, n: u32) -> Spaces {
        let w = self.0;
        let down = 64 - n;
        Spaces([
            w[0] << n,
            w[1] << n | w[0] >> down,
            w[2] << n | w[1] >> down,
            w[3] << n | w[2] >> down,
            w[4] << n | w[3] >> down,
            w[5] << n | w[4] >> down,
        ])
    }

    #[inline]
    const fn down(self, n: u32) -> Spaces {
        let w = self.0;
        let up = 64 - n;
        Spaces([
            w[0] >> n | w[1] << up,
            w[1] >> n | w[2] << up,
            w[2] >> n | w[3] << up,
            w[3] >> n | w[4] << up,
            w[4] >> n | w[5] << up,
            w[5] >> n,
        ])
    }

    /// The neighbours of all of them, on the board.
    #[must_use]
    #[inline]
    pub const fn around(self) -> Spaces {
        // A column further lie the space beside it and the one below that; a column back that one and the one above it.
        let (column, above, below) = (COLUMN as u32, self.up(1), self.down(1));
        above.or(below).or(self.or(below).up(column)).or(self.or(above).down(column)).and(BOARD)
    }
}

impl IntoIterator for Spaces {
    type Item = Space;
    type IntoIter = SpacesIter;

    #[inline]
    fn into_iter(self) -> SpacesIter {
        SpacesIter { left: self, word: 0 }
    }
}

/// The spaces of a set, by column and row.
#[derive(Clone, Debug)]
pub struct SpacesIter {
    left: Spaces,
    word: usize,
}

impl Iterator for SpacesIter {
    type Item = Space;

    #[inline]
    fn next(&mut self) -> Option<Space> {
        while self.word < WORDS {
            let bits = &mut self.left.0[self.word];
            if *bits != 0 {
                let bit = bits.trailing_zeros() as u16;
                *bits &= *bits - 1;
                return Some(Space(self.word as u16 * 64 + bit));
            }
            self.word += 1;
        }
        None
    }
}

impl FromIterator<Space> for Spaces {
    fn from_iter<I: IntoIterator<Item = Space>>(spaces: I) -> Spaces {
        spaces.into_iter().fold(Spaces::NONE, Spaces::with)
    }
}

/// A zone: the central one and the six deployment zones.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Message, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[message(prefix = "aris-zone")]
#[serde(rename_all = "snake_case")]
pub enum Zone {
    /// The one in the middle.
    #[default]
    Central,
    /// Deployment zone 1.
    One,
    /// Deployment zone 2.
    Two,
    /// Deployment zone 3.
    Three,
    /// Deployment zone 4.
    Four,
    /// Deployment zone 5.
    Five,
    /// Deployment zone 6.
    Six,
}

impl Zone {
    /// Every one, the central one first.
    pub const ALL: [Zone; 7] = [Zone::Central, Zone::One, Zone::Two, Zone::Three, Zone::Four, Zone::Five, Zone::Six];
    /// As written, in that order.
    const IDS: [&str; 7] = ["central", "1", "2", "3", "4", "5", "6"];

    /// Its spaces (ARIS-SPACE-06).
    #[must_use]
    #[inline]
    pub const fn spaces(self) -> Spaces {
        const SETS: [Spaces; 7] = {
            let mut sets = [Spaces::NONE; 7];
            let mut i = 0;
            while i < 7 {
                sets[i] = Spaces::of(&ZONES[i]);
                i += 1;
            }
            sets
        };
        SETS[self as usize]
    }
}

impl Notation for Zone {
    fn write(&self, out: &mut Writer) {
        out.word(Zone::IDS[*self as usize]);
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("zone")?;
        let found = Zone::ALL.into_iter().find(|zone| Zone::IDS[*zone as usize] == word);
        found.ok_or_else(|| BadNotation::unknown("zone", word))
    }

    fn touch(&self, touched: &mut Things) {
        touched.push(Thing::new("zone", Zone::IDS[*self as usize]));
    }
}

/// A set of zones.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Zones(u8);

impl Zones {
    /// None.
    pub const NONE: Zones = Zones(0);
    /// The six deployment zones.
    pub const DEPLOYMENT: Zones = Zones(0b111_1110);

    /// These.
    #[must_use]
    pub const fn of(zones: &[Zone]) -> Zones {
        let mut bits = 0;
        let mut i = 0;
        while i < zones.len() {
            bits |= 1 << zones[i] as u8;
            i += 1;
        }
        Zones(bits)
    }

    /// Is it in?
    #[must_use]
    pub const fn has(self, zone: Zone) -> bool {
        self.0 >> zone as u8 & 1 == 1
    }

    /// Puts one in.
    pub const fn insert(&mut self, zone: Zone) {
        self.0 |= 1 << zone as u8;
    }

    /// None at all?
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those not in the other set.
    #[must_use]
    pub const fn without(self, other: Zones) -> Zones {
        Zones(self.0 & !other.0)
    }

    /// The spaces of all of them.
    #[must_use]
    pub fn spaces(self) -> Spaces {
        self.into_iter().fold(Spaces::NONE, |all, zone| all.or(zone.spaces()))
    }
}

impl IntoIterator for Zones {
    type Item = Zone;
    type IntoIter = ZonesIter;

    fn into_iter(self) -> ZonesIter {
        ZonesIter(self.0)
    }
}

/// The zones of a set, the central one first.
#[derive(Clone, Debug)]
pub struct ZonesIter(u8);

impl Iterator for ZonesIter {
    type Item = Zone;

    fn next(&mut self) -> Option<Zone> {
        let zone = Zone::ALL.get(self.0.trailing_zeros() as usize).copied()?;
        self.0 &= self.0 - 1;
        Some(zone)
    }
}

#[cfg(feature = "data")]
mod data {
    //! As the data writes them: a space as `[q, r]`, a zone as its number, zones as a list.

    use super::{Space, Zone, Zones};
    use arbiter_engine::data::{Source, noted};
    use serde::{Deserialize, Deserializer, de::Error};

    impl<'de> Deserialize<'de> for Space {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Space, D::Error> {
            let (q, r) = Deserialize::deserialize(from)?;
            Space::checked(q, r).ok_or_else(|| D::Error::custom("off_the_board"))
        }
    }

    impl Source for Space {
        fn source(&self) -> String {
            format!("Space::at({},{})", self.q(), self.r())
        }
    }

    impl<'de> Deserialize<'de> for Zone {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Zone, D::Error> {
            noted(from)
        }
    }

    impl<'de> Deserialize<'de> for Zones {
        fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Zones, D::Error> {
            Ok(Zones::of(&Vec::deserialize(from)?))
        }
    }

    impl Source for Zones {
        fn source(&self) -> String {
            let zones: Vec<String> = self.into_iter().map(|zone| format!("Zone::{zone:?}")).collect();
            format!("Zones::of(&[{}])", zones.join(", "))
        }
    }
}

/// Written as its zones; nothing when empty. Reads to the end of the words.
impl Notation for Zones {
    fn write(&self, out: &mut Writer) {
        for zone in *self {
            zone.write(out);
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let mut zones = Zones::NONE;
        while !words.is_empty() {
            zones.insert(Zone::read(words)?);
        }
        Ok(zones)
    }
}
