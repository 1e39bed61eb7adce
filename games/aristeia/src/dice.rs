//! Dice, their symbols, and the pools they are thrown in (ARIS-DICE-01 to ARIS-DICE-04).

use crate::{
    printed::Part,
    tables::{DICE_LIMITS, FACES},
};
use arbiter_engine::{
    Arg, Argument, BadNotation, List, Message, Notation, Signature, Spoken, Thing, Things, Words, Writer,
};
use serde::Serialize;

/// The colour of a die.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("colour")]
#[message(prefix = "aris-die")]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs, reason = "colours are colours")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
pub enum Colour {
    #[default]
    Red,
    Green,
    Orange,
    Blue,
    Yellow,
    Black,
}

impl Colour {
    /// Every one.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Green, Colour::Orange, Colour::Blue, Colour::Yellow, Colour::Black];

    /// Its six faces.
    #[must_use]
    pub const fn faces(self) -> &'static [Face; 6] {
        &FACES[self as usize]
    }

    /// The first face that shows these symbols, counted from 1.
    fn face_with(self, symbols: Face) -> Option<u8> {
        (1..).zip(self.faces()).find(|(_, shown)| **shown == symbols).map(|(face, _)| face)
    }

    /// A face by its symbols, `success+special`, or by its number.
    fn face_named(self, word: &str) -> Option<u8> {
        match word.parse::<u8>() {
            Ok(face @ 1..=6) if word.len() == 1 => Some(face),
            _ => self.face_with(Face::from_word(word)?),
        }
    }
}

/// A symbol on a die or printed in a pool.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default, Notation, Message, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[thing("symbol")]
#[message(prefix = "aris-symbol")]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "data", derive(serde::Deserialize, arbiter_engine::data::Source))]
pub enum Symbol {
    /// A success.
    #[default]
    Success,
    /// A block.
    Block,
    /// A special.
    Special,
    /// A critical success (ARIS-CRIT-01).
    CritSuccess,
    /// A critical block (ARIS-CRIT-04).
    CritBlock,
}

impl Symbol {
    /// Every one.
    pub const ALL: [Symbol; 5] =
        [Symbol::Success, Symbol::Block, Symbol::Special, Symbol::CritSuccess, Symbol::CritBlock];
}

/// Symbols: how many of each. What a face shows, what a switch costs, what is left of a roll.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Record<Symbol, number>"))]
pub struct Face([u8; 5]);

/// As the data writes them: the symbols, each as often as it is shown.
#[cfg(feature = "data")]
impl<'de> serde::Deserialize<'de> for Face {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Face, D::Error> {
        let symbols = Vec::<Symbol>::deserialize(from)?;
        Ok(Face(Symbol::ALL.map(|symbol| symbols.iter().filter(|shown| **shown == symbol).count() as u8)))
    }
}

#[cfg(feature = "data")]
impl arbiter_engine::data::Source for Face {
    fn source(&self) -> String {
        format!("Face::new({:?})", self.0)
    }
}

impl Face {
    /// No symbol.
    pub const BLANK: Face = Face([0; 5]);

    /// So many of each, in the order of [`Symbol::ALL`].
    #[must_use]
    pub const fn new(counts: [u8; 5]) -> Face {
        Face(counts)
    }

    /// One symbol.
    #[must_use]
    pub const fn only(symbol: Symbol) -> Face {
        let mut counts = [0; 5];
        counts[symbol as usize] = 1;
        Face(counts)
    }

    /// How many of a symbol.
    #[must_use]
    #[inline]
    pub const fn get(self, symbol: Symbol) -> u8 {
        self.0[symbol as usize]
    }

    /// Sets how many of a symbol.
    #[inline]
    pub fn set(&mut self, symbol: Symbol, count: u8) {
        self.0[symbol as usize] = count;
    }

    /// These and those.
    #[must_use]
    #[inline]
    pub fn plus(mut self, other: Face) -> Face {
        for (mine, more) in self.0.iter_mut().zip(other.0) {
            *mine = mine.saturating_add(more);
        }
        self
    }

    /// No symbol at all?
    #[must_use]
    pub fn is_blank(self) -> bool {
        self == Face::BLANK
    }

    /// In one word: `success+success+special`, or `blank`.
    fn word(self) -> impl std::fmt::Display {
        std::fmt::from_fn(move |f| {
            let all = Symbol::ALL.into_iter().flat_map(|symbol| (0..self.get(symbol)).map(move |_| symbol));
            for (i, symbol) in all.enumerate() {
                let plus = if i > 0 { "+" } else { "" };
                write!(f, "{plus}{}", symbol.text())?;
            }
            if self.is_blank() { f.write_str("blank") } else { Ok(()) }
        })
    }

    /// Reads such a word, the symbols in any order.
    fn from_word(word: &str) -> Option<Face> {
        if word == "blank" {
            return Some(Face::BLANK);
        }
        word.split('+')
            .try_fold(Face::BLANK, |face, symbol| Some(face.plus(Face::only(Symbol::from_text(symbol).ok()?))))
    }
}

/// Written as counts and symbols: `success 2 special 1`; nothing when blank. Reads to the end.
impl Notation for Face {
    fn write(&self, out: &mut Writer) {
        for symbol in Symbol::ALL {
            if self.get(symbol) > 0 {
                symbol.write(out);
                out.number(self.get(symbol));
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let mut face = Face::BLANK;
        while !words.is_empty() {
            let symbol = Symbol::read(words)?;
            face.set(symbol, u8::read(words)?);
        }
        Ok(face)
    }
}

impl Serialize for Face {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_map(Symbol::ALL.into_iter().map(|symbol| (symbol, self.get(symbol))))
    }
}

/// A die of a roll, or a printed symbol, which counts as one (ARIS-CANCEL-02); two bytes small.
///
/// It knows which face is up, whether it was cancelled, and which of its symbols were taken out.
/// Written `orange`, `orange:success+special`, `printed:block`, with `:x` behind it when it is cancelled and
/// `-block` for a symbol taken out of it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Die {
    /// Seven for each colour, from not thrown yet to the sixth face, then the printed symbols.
    shown: u8,
    /// Symbols taken out or used up, two bits for each plain kind and one for a critical one, and
    /// whether it was cancelled.
    spoilt: u8,
}

/// Where the printed symbols begin.
const PRINTED: u8 = 42;
/// The bit of a cancelled die.
const CANCELLED: u8 = 1 << 7;
/// The lowest bit of the count of a symbol taken out; critical symbols share one, for no die has both.
const GONE: [u8; 5] = [0, 2, 4, 6, 6];

impl Die {
    /// A die that is not thrown yet, or a printed symbol.
    #[must_use]
    pub fn new(part: Part) -> Die {
        let shown = match part {
            Part::Die(colour) => 7 * colour as u8,
            Part::Printed(symbol) => PRINTED + symbol as u8,
        };
        Die { shown, spoilt: 0 }
    }

    /// What it is.
    #[must_use]
    #[inline]
    pub fn part(self) -> Part {
        match self.colour() {
            Some(colour) => Part::Die(colour),
            None => Part::Printed(Symbol::ALL[usize::from(self.shown - PRINTED) % 5]),
        }
    }

    /// Its colour, if it is a real die.
    #[must_use]
    #[inline]
    pub fn colour(self) -> Option<Colour> {
        Colour::ALL.get(usize::from(self.shown / 7)).copied()
    }

    /// The face that is up, 1 to 6; 0 before the throw and for a printed symbol.
    #[must_use]
    #[inline]
    pub fn face(self) -> u8 {
        if self.shown < PRINTED { self.shown % 7 } else { 0 }
    }

    /// Must it still be thrown?
    #[must_use]
    #[inline]
    pub fn is_waiting(self) -> bool {
        self.shown < PRINTED && self.shown.is_multiple_of(7) && !self.is_cancelled()
    }

    /// Turns up a face, or picks the die up again with 0. Faces that show the same are the same face.
    pub(crate) fn show(&mut self, face: u8) {
        let Some(colour) = self.colour() else { return };
        let alike = colour.faces().get(usize::from(face).wrapping_sub(1)).and_then(|shown| colour.face_with(*shown));
        self.shown = self.shown / 7 * 7 + alike.unwrap_or(0);
        self.spoilt = 0;
    }

    /// Cancelled: as if it had never been thrown (ARIS-CANCEL-01).
    #[must_use]
    #[inline]
    pub fn is_cancelled(self) -> bool {
        self.spoilt & CANCELLED != 0
    }

    /// Cancels it.
    pub(crate) fn cancel(&mut self) {
        self.spoilt |= CANCELLED;
    }

    /// The symbols its face shows, whatever became of them.
    #[must_use]
    #[inline]
    pub fn shows(self) -> Face {
        match (self.part(), self.face()) {
            (Part::Printed(symbol), _) => Face::only(symbol),
            (Part::Die(_), 0) => Face::BLANK,
            (Part::Die(colour), face) => colour.faces()[usize::from(face - 1) % 6],
        }
    }

    /// How many of a symbol were taken out.
    #[inline]
    fn gone(self, symbol: Symbol) -> u8 {
        self.spoilt >> GONE[symbol as usize] & if symbol >= Symbol::CritSuccess { 1 } else { 3 }
    }

    /// The symbols it gives now.
    #[must_use]
    #[inline]
    pub fn symbols(self) -> Face {
        if self.is_cancelled() {
            return Face::BLANK;
        }
        let mut face = self.shows();
        if self.spoilt != 0 {
            for symbol in Symbol::ALL {
                face.set(symbol, face.get(symbol).saturating_sub(self.gone(symbol)));
            }
        }
        face
    }

    /// As the log speaks of it.
    pub(crate) fn shown(self) -> Shown {
        match self.part() {
            Part::Die(colour) => Shown::Die { colour, symbols: self.shows() },
            Part::Printed(_) => Shown::Printed { symbols: self.shows() },
        }
    }

    /// Takes one symbol out of it, or uses it up; nothing if it gives none.
    pub(crate) fn take(&mut self, symbol: Symbol) {
        if self.shows().get(symbol) > self.gone(symbol) {
            self.spoilt += 1 << GONE[symbol as usize];
        }
    }
}

impl Notation for Die {
    fn write(&self, out: &mut Writer) {
        match self.part() {
            Part::Die(colour) => {
                colour.write(out);
                if self.face() > 0 {
                    out.part(format_args!(":{}", self.shows().word()));
                }
            }
            Part::Printed(symbol) => {
                out.word("printed:");
                out.part(symbol.text());
            }
        }
        if self.is_cancelled() {
            out.part(":x");
        }
        for symbol in Symbol::ALL {
            for _ in 0..self.gone(symbol).min(self.shows().get(symbol)) {
                out.part(format_args!("-{}", symbol.text()));
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("die")?;
        let bad = || BadNotation::unknown("die", word);
        let mut gone = word.split('-');
        let mut parts = gone.next().unwrap_or_default().split(':');
        let name = parts.next().unwrap_or_default();
        let mut die = if name == "printed" {
            Die::new(Part::Printed(Symbol::from_text(parts.next().unwrap_or_default())?))
        } else {
            Die::new(Part::Die(Colour::from_text(name).map_err(|_| bad())?))
        };
        for part in parts {
            match die.colour().and_then(|colour| colour.face_named(part)) {
                Some(face) if die.is_waiting() => die.show(face),
                None if part == "x" && !die.is_cancelled() => die.cancel(),
                _ => return Err(bad()),
            }
        }
        for symbol in gone {
            let symbol = Symbol::from_text(symbol)?;
            let before = die;
            die.take(symbol);
            if die == before {
                return Err(bad());
            }
        }
        Ok(die)
    }
}

/// The most dice and symbols a side can have: all fourteen dice, and printed and added symbols.
pub const MOST_DICE: usize = 22;

/// The dice and printed symbols of one side of a roll.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Pool(pub List<Die, MOST_DICE>);

/// Written as its dice. Reads to the end of the words.
impl Notation for Pool {
    fn write(&self, out: &mut Writer) {
        self.0.write(out);
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        List::read(words).map(Pool)
    }
}

impl Pool {
    /// Printed dice and symbols, as far as the limits allow.
    #[must_use]
    pub fn of(parts: &[Part]) -> Pool {
        let mut pool = Pool::default();
        for part in parts {
            pool.add(*part);
        }
        pool
    }

    /// Is there room for another die of that colour? (ARIS-DICE-01)
    #[must_use]
    pub fn has_room(&self, part: Part) -> bool {
        let Part::Die(colour) = part else { return !self.0.is_full() }; // ARIS-DICE-02
        let found = self.0.iter().filter(|die| die.colour() == Some(colour)).count();
        found < usize::from(DICE_LIMITS[colour as usize]) && !self.0.is_full()
    }

    /// Adds a die or symbol; one over the limit is left out.
    pub fn add(&mut self, part: Part) -> bool {
        let room = self.has_room(part);
        if room {
            self.0.push(Die::new(part));
        }
        room
    }

    /// All symbols of dice that are not cancelled.
    #[must_use]
    pub fn symbols(&self) -> Face {
        self.0.iter().fold(Face::BLANK, |all, die| all.plus(die.symbols()))
    }
}

/// Which die of a roll: `a3` is the third of the active side, `d1` the first of the other side.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
pub struct DieAt {
    /// Of the other side, not the active one.
    pub other: bool,
    /// Counted from 0.
    pub index: u8,
}

impl DieAt {
    /// The side it belongs to, as an index.
    #[must_use]
    pub fn side(self) -> usize {
        usize::from(self.other)
    }
}

impl Notation for DieAt {
    fn write(&self, out: &mut Writer) {
        out.word(if self.other { "d" } else { "a" });
        out.part(self.index + 1);
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("die_of_the_roll")?;
        let bad = || BadNotation::unknown("die_of_the_roll", word);
        let number = word.strip_prefix(['a', 'd']).ok_or_else(bad)?;
        let index: u8 = number.parse().map_err(|_| bad())?;
        if index == 0 || usize::from(index) > MOST_DICE || number.starts_with(['0', '+']) {
            return Err(bad());
        }
        Ok(DieAt { other: word.starts_with('d'), index: index - 1 })
    }

    fn touch(&self, touched: &mut Things) {
        touched.push(Thing::new("die", &self.text()));
    }
}

impl Message for DieAt {
    const SAYS: &'static [Signature] = &[("aris-die-at-active", &["n"]), ("aris-die-at-other", &["n"])];

    fn say(&self) -> Spoken {
        Spoken { id: Self::SAYS[self.side()].0, args: vec![("n", (self.index + 1).argument())] }
    }
}

/// A die and the face it shows: `orange 6`, or in a page of the book `orange success`. What the House answers when a die
/// is thrown; each of the six faces is as likely as the next.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub struct Thrown {
    /// Of which colour.
    pub colour: Colour,
    /// 1 to 6, as in the data.
    pub face: u8,
}

impl Thrown {
    /// As people say it: `orange success+special`.
    pub(crate) fn spelled(self) -> String {
        [self.colour.text(), self.shows().word().to_string()].join(" ")
    }

    /// The symbols of that face.
    #[must_use]
    pub fn shows(self) -> Face {
        self.colour.faces()[usize::from(self.face.max(1) - 1) % 6]
    }
}

impl Notation for Thrown {
    fn write(&self, out: &mut Writer) {
        self.colour.write(out);
        self.face.write(out);
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let colour = Colour::read(words)?;
        let word = words.next_word("face")?;
        let face = word.parse().ok().or_else(|| colour.face_named(word));
        Ok(Thrown { colour, face: face.ok_or_else(|| BadNotation::unknown("face", word))? })
    }

    fn touch(&self, touched: &mut Things) {
        self.colour.touch(touched);
    }
}

/// Said by its symbols: a number on a face means nothing to a reader.
impl Argument for Thrown {
    fn argument(&self) -> Arg {
        Shown::Die { colour: self.colour, symbols: self.shows() }.argument()
    }
}

/// A die or a printed symbol as the log speaks of it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Message)]
#[message(prefix = "aris-shown")]
#[allow(missing_docs, reason = "the fields are the arguments of the message")]
pub enum Shown {
    /// A die with a face up.
    Die { colour: Colour, symbols: Face },
    /// A symbol printed beside the dice.
    Printed { symbols: Face },
}

/// How the symbols of a face are counted.
pub(crate) const COUNTED: Signature = ("aris-symbols", &["n", "symbol"]);

/// Said as a list: 2 successes, 1 special.
impl Argument for Face {
    fn argument(&self) -> Arg {
        let counted = |symbol: Symbol| {
            let n = self.get(symbol);
            let args = vec![("n", n.argument()), ("symbol", symbol.argument())];
            (n > 0).then_some(Spoken { id: COUNTED.0, args })
        };
        Arg::List(Symbol::ALL.into_iter().filter_map(counted).collect())
    }
}
