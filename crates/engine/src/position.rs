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

use crate::{BadNotation, BySeat, Game, MAX_SEATS, Notation, Seat, Seats, Thing, Turn, Words, Writer};
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

/// Written as a facet for each of its fields; part of a `Whole` position. Use `#[derive(Facets)]`: a field is written by its
/// own name, one that each seat has ([`BySeat`]) with the seat before it. How many `seats` there are stands at the head of
/// every position.
///
/// ```
/// use arbiter_engine::{At, BySeat, Facets, Written};
///
/// #[derive(Facets)]
/// #[facet(of = Nim, derived(gone = Nim::gone))]
/// struct Nim {
///     seats: u8,
///     #[facet(flat)]
///     players: BySeat<Player>,
///     heap: u8,
/// }
///
/// #[derive(Copy, Clone, Facets)]
/// struct Player {
///     won: u8,
///     #[facet(name = "name")]
///     called: u8,
/// }
///
/// impl Nim {
///     fn gone(&self) -> u8 {
///         10 - self.heap
///     }
/// }
///
/// let mut nim = Nim { seats: 2, players: BySeat::all(Player { won: 0, called: 1 }), heap: 7 };
/// let at = At::table(nim.seats);
/// assert!(nim.set_facet(at, "p2 won", "5").is_ok_and(|setting| !setting.is_unknown()));
/// assert!(nim.set_facet(at, "gone", "5").is_ok_and(|setting| setting.is_unknown()), "it follows from the others");
/// let mut facets = Facets::default();
/// nim.write_facets(&nim, at, &mut facets);
/// let all = [("p1 won", "0"), ("p1 name", "1"), ("p2 won", "5"), ("p2 name", "1"), ("heap", "7"), ("gone", "3")];
/// assert_eq!(facets.iter().collect::<Vec<_>>(), all);
/// ```
pub trait Written<Whole> {
    /// The facets of every field.
    fn write_facets(&self, whole: &Whole, at: At, out: &mut Facets);

    /// Sets one of them from its words, or says how the whole position sets it.
    fn set_facet(&mut self, at: At, key: &str, value: &str) -> Result<Setting<Whole>, BadNotation>;
}

/// Whose facets they are.
#[derive(Copy, Clone, Debug)]
pub struct At {
    seats: u8,
    seat: Option<Seat>,
}

impl At {
    /// Those of a table for so many.
    #[must_use]
    pub const fn table(seats: u8) -> At {
        At { seats, seat: None }
    }

    /// The seat they are of.
    #[must_use]
    pub fn seat(self) -> Seat {
        self.seat.unwrap_or_default()
    }

    /// The key of a facet with this name.
    #[must_use]
    pub fn key(self, name: &str) -> impl fmt::Display {
        fmt::from_fn(move |f| match self.seat {
            Some(seat) => write!(f, "{} {name}", seat.as_str()),
            None => f.write_str(name),
        })
    }

    /// An error if so many do not sit here.
    pub fn is_for(self, players: u8) -> Result<(), BadNotation> {
        if players == self.seats {
            Ok(())
        } else {
            Err(BadNotation::unknown("number_of_players", &players.to_string()))
        }
    }
}

/// What came of setting a facet.
#[derive(Debug)]
pub enum Setting<Whole> {
    /// It is set.
    Done,
    /// There is no such facet to be set.
    Unknown,
    /// The whole position sets it, from the seat, the key and the words; it says whether there is such a facet.
    Whole(fn(&mut Whole, At, &str, &str) -> Result<bool, BadNotation>),
}

impl<Whole> Setting<Whole> {
    /// Is there no such facet?
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        matches!(self, Setting::Unknown)
    }
}

/// What each seat has: its facets, with the seat before each key.
impl<Whole, T: Written<Whole>, const N: usize> Written<Whole> for [T; N] {
    fn write_facets(&self, whole: &Whole, at: At, out: &mut Facets) {
        for (seat, each) in (0..at.seats).map(Seat::new).zip(self) {
            each.write_facets(whole, At { seat: Some(seat), ..at }, out);
        }
    }

    fn set_facet(&mut self, at: At, key: &str, value: &str) -> Result<Setting<Whole>, BadNotation> {
        let Some((seat, name)) = key.split_once(' ') else { return Ok(Setting::Unknown) };
        let seat = Seat::from_text(seat)?;
        match self.get_mut(seat.index()) {
            Some(each) => each.set_facet(At { seat: Some(seat), ..at }, name, value),
            None => Err(BadNotation::unknown("seat", seat.as_str())),
        }
    }
}

impl<Whole, T: Written<Whole>> Written<Whole> for BySeat<T> {
    fn write_facets(&self, whole: &Whole, at: At, out: &mut Facets) {
        self.0.write_facets(whole, at, out);
    }

    fn set_facet(&mut self, at: At, key: &str, value: &str) -> Result<Setting<Whole>, BadNotation> {
        self.0.set_facet(at, key, value)
    }
}

/// Something that is written as one facet, or as one for each seat.
pub trait Facet {
    /// Writes it under this name.
    fn put(&self, name: &str, at: At, derived: bool, out: &mut Facets);

    /// Sets it, if the key is that of this name; says whether it is.
    fn set(&mut self, name: &str, key: &str, value: &str) -> Result<bool, BadNotation>;
}

impl<T: Notation> Facet for T {
    fn put(&self, name: &str, at: At, derived: bool, out: &mut Facets) {
        out.add(at.key(name), derived, |out| self.write(out));
    }

    fn set(&mut self, name: &str, key: &str, value: &str) -> Result<bool, BadNotation> {
        if key == name {
            *self = T::from_text(value)?;
        }
        Ok(key == name)
    }
}

impl<T: Notation> Facet for BySeat<T> {
    fn put(&self, name: &str, at: At, derived: bool, out: &mut Facets) {
        for (seat, each) in self.of(at.seats) {
            out.add(seat.facet(name), derived, |out| each.write(out));
        }
    }

    fn set(&mut self, name: &str, key: &str, value: &str) -> Result<bool, BadNotation> {
        let Some((seat, _)) = key.split_once(' ').filter(|(_, rest)| *rest == name) else { return Ok(false) };
        self[Seat::from_text(seat)?].set(name, name, value)
    }
}

/// The facets of a position that derives them.
pub fn write_facets<G: Game + Written<G>>(position: &G, out: &mut Facets) {
    position.write_facets(position, At::table(position.seats()), out);
}

/// Sets a facet of a position that derives them.
pub fn set_facet<G: Game + Written<G>>(position: &mut G, key: &str, value: &str) -> Result<(), BadPosition> {
    let at = At::table(position.seats());
    let of = |seat: &str| Seat::from_text(seat).ok();
    // What a seat has is set by its name alone.
    let (at, name) = match key.split_once(' ').and_then(|(seat, name)| Some((of(seat)?, name))) {
        Some((seat, name)) => (At { seat: Some(seat), ..at }, name),
        None => (at, key),
    };
    let set = match position.set_facet(at, key, value) {
        Ok(Setting::Done) => Ok(true),
        Ok(Setting::Unknown) => Ok(false),
        Ok(Setting::Whole(set)) => set(position, at, name, value),
        Err(error) => Err(error),
    };
    match set {
        Ok(true) => Ok(()),
        Ok(false) => Err(BadPosition::UnknownFacet(key.to_owned())),
        Err(error) => Err(BadPosition::value(key, error)),
    }
}

/// The text form of a position.
#[must_use]
pub fn position_text<G: Game>(position: &G) -> String {
    text_with_blank(position, &Facets::of(&G::blank(position.seats())))
}

/// The text form of a position, when the facets of the blank one are at hand.
pub(crate) fn text_with_blank<G: Game>(position: &G, blank: &Facets) -> String {
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

/// Does a step, or whatever else is written, name only seats of a table for so many?
pub fn names_seats_of(seats: u8, step: &impl Notation) -> bool {
    let is_here = |thing: &Thing| {
        let seat = thing.as_str().strip_prefix("seat:").and_then(|seat| Seat::from_text(seat).ok());
        seat.is_none_or(|seat| Seats::all(seats).has(seat))
    };
    step.touches().iter().all(is_here)
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
