//! Figures and other pieces: who stands where (ARIS-GEN-09, ARIS-SPACE-05).

use crate::{board::Space, states::Markers, tables::Character};
use arbiter_components::Indexed;
use arbiter_engine::{
    Arg, Argument, BadNotation, Message, Notation, Seat, Signature, Spoken, Thing, Things, Words, Writer,
};
use serde::Serialize;

/// A character of a team: the same character may be in both. Written `p1.gata`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Figure(u8);

impl Figure {
    /// How many there could be.
    pub const COUNT: usize = 2 * Character::ALL.len();

    /// The character in the team of a seat.
    #[must_use]
    #[inline]
    pub fn new(seat: Seat, character: Character) -> Figure {
        Figure((seat.index() as u8 & 1) << 3 | character as u8)
    }

    /// Whose it is.
    #[must_use]
    #[inline]
    pub const fn seat(self) -> Seat {
        Seat::new(self.0 >> 3)
    }

    /// Its card.
    #[must_use]
    #[inline]
    pub fn character(self) -> Character {
        Character::from_index(usize::from(self.0 & 7))
    }

    /// Every one that could be.
    pub fn all() -> impl Iterator<Item = Figure> {
        (0..Figure::COUNT as u8).map(Figure)
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    pub(crate) fn parse(word: &str) -> Option<Figure> {
        let (seat, character) = word.split_once('.')?;
        let seat = Seat::from_text(seat).ok().filter(|seat| seat.index() < 2)?;
        Some(Figure::new(seat, Character::from_text(character).ok()?))
    }
}

impl Notation for Figure {
    fn write(&self, out: &mut Writer) {
        out.word(self.seat().as_str());
        out.part(".");
        out.part(self.character().text());
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("character_of_a_team")?;
        Figure::parse(word).ok_or_else(|| BadNotation::unknown("character_of_a_team", word))
    }

    fn touch(&self, touched: &mut Things) {
        touched.push(Thing::new("piece", &self.text()));
    }
}

impl Serialize for Figure {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.text())
    }
}

/// The message that names a figure.
const FIGURE: Signature = ("aris-figure", &["seat", "character"]);
/// The message that names a barrier.
const BARRIER: Signature = ("aris-barrier", &["n"]);

impl Message for Figure {
    const SAYS: &'static [Signature] = &[FIGURE];

    fn say(&self) -> Spoken {
        let args = vec![("seat", Arg::Seat(self.seat())), ("character", self.character().argument())];
        Spoken { id: FIGURE.0, args }
    }
}

/// Barriers of a scenario.
pub const BARRIERS: usize = 5;

/// What can be a target: a figure, or a barrier, written `barrier.1` (ARIS-TARGET-01).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Piece(u8);

impl Piece {
    /// How many there could be.
    pub(crate) const COUNT: usize = Figure::COUNT + BARRIERS;

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize % Piece::COUNT
    }

    /// The barrier with that number, from 0.
    #[must_use]
    #[inline]
    pub fn barrier(number: usize) -> Piece {
        Piece((Figure::COUNT + number % BARRIERS) as u8)
    }

    /// The figure, if it is one.
    #[must_use]
    #[inline]
    pub fn figure(self) -> Option<Figure> {
        (usize::from(self.0) < Figure::COUNT).then_some(Figure(self.0))
    }

    /// The number of the barrier, from 0, if it is one.
    #[must_use]
    #[inline]
    pub fn barrier_number(self) -> Option<usize> {
        usize::from(self.0).checked_sub(Figure::COUNT)
    }
}

impl From<Figure> for Piece {
    #[inline]
    fn from(figure: Figure) -> Piece {
        Piece(figure.0)
    }
}

impl Notation for Piece {
    fn write(&self, out: &mut Writer) {
        match self.figure() {
            Some(figure) => figure.write(out),
            None => {
                out.word("barrier.");
                out.part(self.barrier_number().unwrap_or(0) + 1);
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("piece")?;
        let number = word.strip_prefix("barrier.").filter(|number| number.len() == 1);
        let barrier = number.and_then(|number| number.parse().ok()).filter(|n| (1..=BARRIERS).contains(n));
        let piece = barrier.map(|n| Piece::barrier(n - 1)).or_else(|| Figure::parse(word).map(Piece::from));
        piece.ok_or_else(|| BadNotation::unknown("piece", word))
    }

    fn touch(&self, touched: &mut Things) {
        touched.push(Thing::new("piece", &self.text()));
    }
}

impl Serialize for Piece {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.text())
    }
}

impl Message for Piece {
    const SAYS: &'static [Signature] = &[FIGURE, BARRIER];

    fn say(&self) -> Spoken {
        match self.figure() {
            Some(figure) => figure.say(),
            None => {
                let n = self.barrier_number().unwrap_or(0) + 1;
                Spoken { id: BARRIER.0, args: vec![("n", n.argument())] }
            }
        }
    }
}

/// Where a figure is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// In no team.
    #[default]
    Box,
    /// In a team, before deployment or on its bench.
    Bench,
    /// In its infirmary.
    Infirmary,
    /// In the HexaDome.
    On(Space),
}

impl Place {
    /// The space it stands on.
    #[must_use]
    #[inline]
    pub fn space(self) -> Option<Space> {
        match self {
            Place::On(space) => Some(space),
            Place::Box | Place::Bench | Place::Infirmary => None,
        }
    }
}

/// What a figure has and carries.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Body {
    /// Where it is.
    pub place: Place,
    /// Damage counters (ARIS-DAMAGE-01).
    pub damage: u8,
    /// State markers.
    pub markers: Markers,
    /// Black dice that join its defence rolls until the end of the turn (ARIS-AMB-35).
    pub guard_dice: u8,
    /// Blocks that do.
    pub guard_blocks: u8,
}

/// A target that may be absent: nothing is written then, and it stands at the end.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct Target(pub Option<Piece>);

impl Notation for Target {
    fn write(&self, out: &mut Writer) {
        if let Some(piece) = self.0 {
            piece.write(out);
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let there = words.peek().is_some_and(|word| word.contains('.'));
        if there { Piece::read(words).map(|piece| Target(Some(piece))) } else { Ok(Target(None)) }
    }

    fn touch(&self, touched: &mut Things) {
        if let Some(piece) = self.0 {
            piece.touch(touched);
        }
    }
}

/// Said as the piece, or as nothing at all.
impl Argument for Target {
    fn argument(&self) -> Arg {
        Arg::List(self.0.iter().map(Message::say).collect())
    }
}
