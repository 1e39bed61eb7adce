//! The text form of positions: a line for each facet that matters.
//!
//! ```text
//! players 2
//! p1 pool elan 2 gold 1
//! p1 hand prism vault
//! agenda act p1
//! ```
//!
//! A facet that is as in a blank position is left out, so a test or a puzzle writes only what
//! matters, and a whole position is still the same few words.

use crate::{BadNotation, BySeat, Game, MAX_SEATS, Notation, Seat, Turn, Words, Writer};
use std::{fmt, ops::Range};

/// The facets of a position: what is where, in words.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Facets {
    /// All keys and values, one after the other: a position is written down at every entry of a
    /// log, so it should not cost an allocation for each facet.
    text: Writer,
    lines: Vec<Line>,
}

/// Where a facet stands in the text: its value begins where its key ends.
#[derive(Clone, Eq, PartialEq, Debug)]
struct Line {
    key: Range<usize>,
    end: usize,
    derived: bool,
}

impl Facets {
    /// Of this position.
    #[must_use]
    pub fn of<G: Game>(position: &G) -> Facets {
        let mut facets = Facets::default();
        position.facets(&mut facets);
        facets
    }

    /// A facet that can be set.
    pub fn put(&mut self, key: impl fmt::Display, value: impl fmt::Display) {
        self.add(key, false, |out| out.part(value));
    }

    /// A facet that can be set, whose words are written straight in.
    pub fn write(&mut self, key: impl fmt::Display, value: impl FnOnce(&mut Writer)) {
        self.add(key, false, value);
    }

    /// A facet that follows from the others: it can be expected, not given.
    pub fn derived(&mut self, key: impl fmt::Display, value: impl fmt::Display) {
        self.add(key, true, |out| out.part(value));
    }

    fn add(&mut self, key: impl fmt::Display, derived: bool, value: impl FnOnce(&mut Writer)) {
        let start = self.text.begin();
        self.text.part(key);
        let key = start..self.text.begin();
        value(&mut self.text);
        self.lines.push(Line { key, end: self.text.begin(), derived });
    }

    fn key(&self, facet: &Line) -> &str {
        &self.text.as_str()[facet.key.clone()]
    }

    fn value(&self, facet: &Line) -> &str {
        &self.text.as_str()[facet.key.end..facet.end]
    }

    /// The words of a facet.
    #[must_use]
    pub fn get(&self, key: &str) -> Option<&str> {
        self.lines.iter().find(|facet| self.key(facet) == key).map(|facet| self.value(facet))
    }

    /// Does this facet follow from the others?
    #[must_use]
    pub fn is_derived(&self, key: &str) -> bool {
        self.lines.iter().any(|facet| facet.derived && self.key(facet) == key)
    }

    /// All facets, `(key, value)`.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.lines.iter().map(|facet| (self.key(facet), self.value(facet)))
    }

    /// Parts a line such as `p1 pool elan 2` into the key of one of these facets and the rest.
    #[must_use]
    pub fn split<'a>(&self, line: &'a str) -> Option<(&str, &'a str)> {
        let plain = self.iter().filter_map(|(key, _)| {
            let rest = line.strip_prefix(key)?;
            (rest.is_empty() || rest.starts_with(' ')).then(|| (key, rest.trim()))
        });
        // People line things up with more than one space.
        let spaced = self.iter().filter_map(|(key, _)| {
            let mut words = Words::new(line);
            key.split(' ').all(|word| words.take(word)).then(|| (key, words.rest()))
        });
        let longest = |(key, _): &(&str, &str)| key.len();
        plain.max_by_key(longest).or_else(|| spaced.max_by_key(longest))
    }
}

/// Written as a facet for each of its fields. Use `#[derive(Facets)]`: a field is written by its own name, one that each
/// seat has ([`BySeat`]) with the seat before it. How many `seats` there are stands at the head of every position.
///
/// ```
/// use arbiter_engine::{BySeat, Facets, Seat, Written};
///
/// #[derive(Facets)]
/// struct Nim {
///     seats: u8,
///     won: BySeat<u8>,
///     heap: u8,
///     #[facet(derived)]
///     gone: u8,
/// }
///
/// let mut nim = Nim { seats: 2, won: BySeat::all(0), heap: 7, gone: 3 };
/// assert_eq!(nim.set_facet("p2 won", "5"), Ok(()));
/// assert!(nim.set_facet("gone", "5").is_err(), "it follows from the others");
/// let mut facets = Facets::default();
/// nim.write_facets(&mut facets);
/// let all = [("p1 won", "0"), ("p2 won", "5"), ("heap", "7"), ("gone", "3")];
/// assert_eq!(facets.iter().collect::<Vec<_>>(), all);
/// ```
pub trait Written {
    /// The facets of every field.
    fn write_facets(&self, out: &mut Facets);

    /// Sets one of them from its words.
    fn set_facet(&mut self, key: &str, value: &str) -> Result<(), BadPosition>;
}

/// Something that is written as one facet, or as one for each seat.
pub trait Facet {
    /// Writes it under this name.
    fn put(&self, name: &str, seats: u8, derived: bool, out: &mut Facets);

    /// Sets it, if the key is that of this name; says whether it is.
    fn set(&mut self, name: &str, key: &str, value: &str) -> Result<bool, BadPosition>;
}

impl<T: Notation> Facet for T {
    fn put(&self, name: &str, _: u8, derived: bool, out: &mut Facets) {
        out.add(name, derived, |out| self.write(out));
    }

    fn set(&mut self, name: &str, key: &str, value: &str) -> Result<bool, BadPosition> {
        if key == name {
            *self = T::from_text(value).map_err(|error| BadPosition::value(key, error))?;
        }
        Ok(key == name)
    }
}

impl<T: Notation> Facet for BySeat<T> {
    fn put(&self, name: &str, seats: u8, derived: bool, out: &mut Facets) {
        for (seat, each) in self.of(seats) {
            out.add(seat.facet(name), derived, |out| each.write(out));
        }
    }

    fn set(&mut self, name: &str, key: &str, value: &str) -> Result<bool, BadPosition> {
        let Some((seat, _)) = key.split_once(' ').filter(|(_, rest)| *rest == name) else { return Ok(false) };
        let seat = Seat::from_text(seat).map_err(|error| BadPosition::value(key, error))?;
        self[seat].set(name, name, value).map_err(|error| match error {
            BadPosition::Value { error, .. } => BadPosition::value(key, error),
            other => other,
        })
    }
}

/// The text form of a position.
#[must_use]
pub fn position_text<G: Game>(position: &G) -> String {
    text_beside(position, &Facets::of(&G::blank(position.seats())))
}

/// The text form of a position, when the facets of the blank one are at hand.
pub(crate) fn text_beside<G: Game>(position: &G, blank: &Facets) -> String {
    let mut text = format!("players {}\n", position.seats());
    let facets = Facets::of(position);
    for (i, facet) in facets.lines.iter().enumerate().filter(|(_, facet)| !facet.derived) {
        let (key, value) = (facets.key(facet), facets.value(facet));
        // A game lists its facets in one order, so the same facet of the blank position usually
        // stands in the same place.
        let same_place = blank.lines.get(i).filter(|usual| blank.key(usual) == key);
        let usual = same_place.map_or_else(|| blank.get(key), |usual| Some(blank.value(usual)));
        if usual != Some(value) {
            text += key;
            text.push(' ');
            text += if value.is_empty() { "-" } else { value };
            text.push('\n');
        }
    }
    text
}

/// Reads a written position: facets one a line, or parted by `;`. Facets left out are as in a
/// blank position for `players` (2 if not said). A value `-` is an empty one.
pub fn read_position<G: Game>(text: &str) -> Result<G, BadPosition> {
    let lines = || text.split(['\n', ';']).map(str::trim).filter(|line| !line.is_empty());
    let mut players = 2;
    let mut said = Vec::new();
    for line in lines() {
        if let Some(count) = line.strip_prefix("players ") {
            once(&mut said, "players")?;
            players = count.trim().parse().unwrap_or(0);
            if !(1..=MAX_SEATS as u8).contains(&players) {
                return Err(BadPosition::value("players", BadNotation::unknown("number_of_players", count)));
            }
        }
    }
    let mut position = G::blank(players);
    let facets = Facets::of(&position);
    for line in lines().filter(|line| !line.starts_with("players ")) {
        let (key, value) =
            facets.split(line).ok_or_else(|| BadPosition::UnknownFacet(line.chars().take(60).collect()))?;
        once(&mut said, key)?;
        position.set(key, if value == "-" { "" } else { value })?;
    }
    position.sound().map_err(BadPosition::Unsound)?;
    position.complete();
    position.run(&mut ());
    if let Turn::Waiting(seats) = position.turn()
        && (seats.is_empty() || seats.into_iter().any(|seat| position.listed(seat).is_empty()))
    {
        return Err(BadPosition::Unsound(Unsound::NoAnswer));
    }
    Ok(position)
}

/// A facet is said once: which of two would be meant?
fn once(said: &mut Vec<String>, key: &str) -> Result<(), BadPosition> {
    if said.iter().any(|other| other == key) {
        return Err(BadPosition::Twice(key.to_owned()));
    }
    said.push(key.to_owned());
    Ok(())
}

/// A written position that cannot be.
#[derive(Clone, Eq, PartialEq, Debug)]
pub enum BadPosition {
    /// The line names no facet of this game, or one that only follows from others.
    UnknownFacet(String),
    /// The words after the key are wrong.
    Value {
        /// The facet.
        key: String,
        /// What is wrong with its words.
        error: BadNotation,
    },
    /// This facet is there twice.
    Twice(String),
    /// Each line is fine, but together they cannot be.
    Unsound(Unsound),
}

impl BadPosition {
    /// The words of `key` are wrong.
    #[must_use]
    pub fn value(key: &str, error: BadNotation) -> BadPosition {
        BadPosition::Value { key: key.to_owned(), error }
    }
}

impl fmt::Display for BadPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadPosition::UnknownFacet(line) => write!(f, "“{line}” names nothing that a position has"),
            BadPosition::Value { key, error } => write!(f, "{key}: {error}"),
            BadPosition::Twice(key) => write!(f, "{key} is said twice"),
            BadPosition::Unsound(why) => write!(f, "such a position cannot be: {why}"),
        }
    }
}

/// Why pieces cannot lie on a table like that.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
pub enum Unsound {
    /// The game is not for so many.
    Players,
    /// Somebody is named, or has something, who does not sit here.
    Nobody,
    /// A piece is in two places.
    TwoPlaces,
    /// A piece is missing where others say that it is, or has what only a piece in play can have.
    NotInPlay,
    /// An amount is too large or too small.
    Amount,
    /// What the rules still have to do names something that is not there.
    Agenda,
    /// Somebody is asked and has no answer.
    NoAnswer,
}

impl fmt::Display for Unsound {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Unsound::Players => "the game is not for so many",
            Unsound::Nobody => "somebody is named, or has something, who does not sit here",
            Unsound::TwoPlaces => "a piece is in two places",
            Unsound::NotInPlay => "something is said of a piece that is not in play",
            Unsound::Amount => "an amount is too large or too small",
            Unsound::Agenda => "the agenda names something that is not there",
            Unsound::NoAnswer => "somebody is asked and has no answer",
        })
    }
}

impl std::error::Error for BadPosition {}
