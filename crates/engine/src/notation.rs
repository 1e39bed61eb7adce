//! The one text form of choices, steps, setups and ids.
//!
//! A value is written as words: `place chalice_of_fire`. The same text is the log line, the wire
//! message, the command-line input, the test script and the bug report. It survives reordering and
//! refactoring, as an index into a list would not. Use `#[derive(Notation)]`; write it by hand only
//! for leaves.

use crate::List;
use std::fmt::{self, Write as _};

/// Has one text form, made of words, that reads back to the same value.
///
/// ```
/// use arbiter_engine::Notation;
///
/// #[derive(Notation, PartialEq, Debug)]
/// enum Move { Take { heap: u8, stones: u8 }, GiveUp }
///
/// let choice = Move::Take { heap: 2, stones: 5 };
/// assert_eq!(choice.text(), "take 2 5");
/// assert_eq!(Move::from_text("take 2 5"), Ok(choice));
/// assert_eq!(Move::GiveUp.text(), "give_up");
/// ```
pub trait Notation: Sized {
    /// Appends the words of this value.
    fn write(&self, out: &mut Writer);

    /// Reads the value off the front of some words.
    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation>;

    /// Names the things this value touches, in order, so that a client can light them up.
    fn touch(&self, touched: &mut Things) {
        let _ = touched;
    }

    /// The text form.
    fn text(&self) -> String {
        let mut out = Writer::default();
        self.write(&mut out);
        out.finish()
    }

    /// Reads a whole text; anything left over is an error.
    fn from_text(text: &str) -> Result<Self, BadNotation> {
        let mut words = Words::new(text);
        let value = Self::read(&mut words)?;
        words.end()?;
        Ok(value)
    }

    /// The things this value touches, in order.
    fn touches(&self) -> Things {
        let mut touched = Things::new();
        self.touch(&mut touched);
        touched
    }
}

/// Something on the table that a finger can touch: a kind and an id, written `card:prism`.
#[derive(Clone, Eq, PartialEq, Hash, Debug)]
pub struct Thing(String);

/// Things, in the order they are touched.
pub type Things = Vec<Thing>;

impl Thing {
    /// The thing of that kind with that id.
    #[must_use]
    pub fn new(kind: &str, id: &str) -> Thing {
        Thing(format!("{kind}:{id}"))
    }

    /// As written: `card:prism`.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Thing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl serde::Serialize for Thing {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.0)
    }
}

impl std::str::FromStr for Thing {
    type Err = BadNotation;

    fn from_str(text: &str) -> Result<Thing, BadNotation> {
        match text.split_once(':') {
            Some((kind, id)) if !kind.is_empty() && !id.is_empty() => Ok(Thing(text.to_owned())),
            _ => Err(BadNotation::unknown("thing", text)),
        }
    }
}

/// Collects words, one space between them.
#[derive(Clone, Eq, PartialEq, Default, Debug)]
pub struct Writer {
    text: String,
    /// Where the words being collected begin.
    start: usize,
}

impl Writer {
    /// Appends a word.
    pub fn word(&mut self, word: &str) {
        self.space();
        self.text.push_str(word);
    }

    /// Appends a number.
    pub fn number(&mut self, number: impl Into<i64>) {
        self.space();
        self.part(number.into());
    }

    /// Appends to the last word.
    pub fn part(&mut self, part: impl fmt::Display) {
        // Writing to a string cannot fail.
        let _ = write!(self.text, "{part}");
    }

    fn space(&mut self) {
        if self.text.len() > self.start {
            self.text.push(' ');
        }
    }

    /// Begins anew behind what was written, and says where that is.
    pub(crate) fn begin(&mut self) -> usize {
        self.start = self.text.len();
        self.start
    }

    /// What was written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.text
    }

    /// What was written.
    #[must_use]
    pub fn finish(self) -> String {
        self.text
    }
}

/// The words of a text, read from the front.
#[derive(Clone, Debug)]
pub struct Words<'a> {
    rest: &'a str,
}

impl<'a> Words<'a> {
    /// The words of this text.
    #[must_use]
    pub fn new(text: &'a str) -> Words<'a> {
        Words { rest: text.trim() }
    }

    /// The next word, without taking it.
    #[must_use]
    pub fn peek(&self) -> Option<&'a str> {
        self.rest.split_whitespace().next()
    }

    /// Takes the next word; `wanted` says in the error what was missing.
    pub fn next_word(&mut self, wanted: &'static str) -> Result<&'a str, BadNotation> {
        let word = self.peek().ok_or(BadNotation::Missing { wanted })?;
        self.rest = self.rest[word.len()..].trim_start();
        Ok(word)
    }

    /// Takes the next word if it is this one.
    pub fn take(&mut self, word: &str) -> bool {
        let found = self.peek() == Some(word);
        if found {
            self.rest = self.rest[word.len()..].trim_start();
        }
        found
    }

    /// Is nothing left?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// Everything that is left, as it was written.
    #[must_use]
    pub fn rest(&self) -> &'a str {
        self.rest
    }

    /// Reads something behind this word.
    pub fn named<T: Notation>(&mut self, word: &'static str) -> Result<T, BadNotation> {
        if self.take(word) { T::read(self) } else { Err(BadNotation::unknown(word, self.peek().unwrap_or_default())) }
    }

    /// Reads something that ends before the next of these words.
    pub fn before<T>(
        &mut self,
        stops: &[&str],
        read: impl FnOnce(&mut Words<'a>) -> Result<T, BadNotation>,
    ) -> Result<T, BadNotation> {
        let mut end = self.rest.len();
        let mut words = self.clone();
        while let Some(word) = words.peek() {
            if stops.contains(&word) {
                end = self.rest.len() - words.rest.len();
                break;
            }
            words.rest = words.rest[word.len()..].trim_start();
        }
        let mut part = Words { rest: &self.rest[..end] };
        let value = read(&mut part)?;
        self.rest = &self.rest[end - part.rest.len()..];
        Ok(value)
    }

    /// Is the next word one of these, or nothing left?
    #[must_use]
    pub fn is_before(&self, stops: &[&str]) -> bool {
        self.peek().is_none_or(|word| stops.contains(&word))
    }

    /// Takes everything that is left.
    pub fn take_rest(&mut self) -> &'a str {
        std::mem::take(&mut self.rest)
    }

    /// An error if words are left over.
    pub fn end(&self) -> Result<(), BadNotation> {
        match self.peek() {
            None => Ok(()),
            Some(word) => Err(BadNotation::LeftOver { found: clip(word) }),
        }
    }
}

/// A text that is not the notation of anything.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum BadNotation {
    /// The text ends too early.
    Missing {
        /// What should have come next: a noun, such as `seat`.
        wanted: &'static str,
    },
    /// A word that means nothing here.
    Unknown {
        /// What should have stood there.
        wanted: &'static str,
        /// What stood there.
        found: String,
    },
    /// Words after the end.
    LeftOver {
        /// The first of them.
        found: String,
    },
}

impl BadNotation {
    /// `found` is not `wanted`.
    #[must_use]
    pub fn unknown(wanted: &'static str, found: &str) -> BadNotation {
        BadNotation::Unknown { wanted, found: clip(found) }
    }
}

/// A word as it may stand in an error: short, whatever was sent.
fn clip(word: &str) -> String {
    word.chars().take(40).collect()
}

/// `essence` with its article.
fn a(noun: &str) -> String {
    let article = if noun.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{article} {}", noun.replace('_', " "))
}

impl fmt::Display for BadNotation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadNotation::Missing { wanted } => write!(f, "{} is missing at the end", a(wanted)),
            BadNotation::Unknown { wanted, found } => write!(f, "“{found}” is not {}", a(wanted)),
            BadNotation::LeftOver { found } => write!(f, "“{found}” is one word too many"),
        }
    }
}

impl std::error::Error for BadNotation {}

macro_rules! number_notation {
    ($($number:ty),*) => {$(
        impl Notation for $number {
            fn write(&self, out: &mut Writer) {
                out.number(*self);
            }

            fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
                let word = words.next_word("number")?;
                word.parse().map_err(|_| BadNotation::unknown("number", word))
            }
        }
    )*};
}
number_notation!(u8, u16, u32, i8, i16, i32);

/// Written `yes` or `no`.
impl Notation for bool {
    fn write(&self, out: &mut Writer) {
        out.word(if *self { "yes" } else { "no" });
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        match words.next_word("yes_or_no")? {
            "yes" => Ok(true),
            "no" => Ok(false),
            word => Err(BadNotation::unknown("yes_or_no", word)),
        }
    }
}

/// Nothing is written `none`.
impl<T: Notation> Notation for Option<T> {
    fn write(&self, out: &mut Writer) {
        match self {
            Some(value) => value.write(out),
            None => out.word("none"),
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        if words.take("none") { Ok(None) } else { T::read(words).map(Some) }
    }

    fn touch(&self, touched: &mut Things) {
        if let Some(value) = self {
            value.touch(touched);
        }
    }
}

/// Written one after the other; exactly so many are read.
impl<T: Notation + Copy + Default, const N: usize> Notation for [T; N] {
    fn write(&self, out: &mut Writer) {
        self.iter().for_each(|each| each.write(out));
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let mut all = [T::default(); N];
        for each in &mut all {
            *each = T::read(words)?;
        }
        Ok(all)
    }
}

/// Written one after the other. Reads to the end of the words.
impl<T: Notation + Copy + Default, const N: usize> Notation for List<T, N> {
    fn write(&self, out: &mut Writer) {
        self.iter().for_each(|each| each.write(out));
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let mut list = List::new();
        while !words.is_empty() {
            let word = words.peek().unwrap_or_default();
            let each = T::read(words)?;
            list.try_push(each).map_err(|_| BadNotation::unknown("shorter_list", word))?;
        }
        Ok(list)
    }
}
