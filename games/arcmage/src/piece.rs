//! Pieces: cards and tokens that lie open on the table, each with a name of its own.
//!
//! Hidden cards are counted, not named (`cards.rs`). A card gets a name when it is played or put into play: the first
//! Ghoul is `ghoul`, a second one beside it `ghoul.2`. A name is not given again while something on the stack, or an
//! effect that waits, still speaks of it.

use crate::{
    able::Able,
    card::{Facts, Keywords, Kind},
    tables::Card,
};
use arbiter_engine::{
    Arg, Argument, BadNotation, Message, Notation, Seat, Signature, Spoken, Thing, Things, Words, Writer,
};
use serde::Serialize;

/// The name of a piece: a card, and which of those on the table. Written `ghoul`, `ghoul.2`.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub struct Piece {
    /// The card.
    pub card: Card,
    /// From 1; 0 is no piece at all.
    pub n: u8,
}

impl Piece {
    /// No piece.
    pub const NONE: Piece = Piece { card: Card::ALL[0], n: 0 };

    /// Is it a piece at all?
    #[must_use]
    #[inline]
    pub fn is_some(self) -> bool {
        self.n > 0
    }

    /// What is printed on it.
    #[must_use]
    #[inline]
    pub fn facts(self) -> &'static Facts {
        self.card.facts()
    }
}

impl Notation for Piece {
    fn write(&self, out: &mut Writer) {
        if self.n == 0 {
            out.word("nothing");
            return;
        }
        self.card.write(out);
        if self.n > 1 {
            out.part('.');
            out.part(self.n);
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("card")?;
        if word == "nothing" {
            return Ok(Piece::NONE);
        }
        let (card, n) = match word.split_once('.') {
            None => (word, 1),
            Some((card, n)) => match n.parse() {
                Ok(n) if n > 1 => (card, n),
                _ => return Err(BadNotation::unknown("card", word)),
            },
        };
        Ok(Piece { card: Card::from_text(card)?, n })
    }

    fn touch(&self, touched: &mut Things) {
        if self.is_some() {
            touched.push(Thing::new("card", &self.text()));
        }
    }
}

/// A piece is called by its card; several of them also by their number.
impl Message for Piece {
    const SAYS: &'static [Signature] = &[("arcm-piece", &["card", "n"]), ("arcm-nothing", &[])];

    fn say(&self) -> Spoken {
        match self.n {
            0 => Spoken { id: "arcm-nothing", args: vec![] },
            1 => self.card.say(),
            n => Spoken { id: "arcm-piece", args: vec![("card", self.card.argument()), ("n", Arg::Number(n.into()))] },
        }
    }
}

impl Serialize for Piece {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.text())
    }
}

/// Where a piece is.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub enum Place {
    /// It has left, but something still speaks of it.
    #[default]
    Gone,
    /// On the stack.
    Stack,
    /// In the army of its controller.
    Army,
    /// Resident of this city.
    City(Piece),
    /// A city in the kingdom of its controller.
    Kingdom,
    /// Attached to this.
    On(Piece),
    /// A global enchantment.
    Global,
}

impl Place {
    /// Is a piece there in play (ARCM-STATE-01)?
    #[must_use]
    #[inline]
    pub fn in_play(self) -> bool {
        !matches!(self, Place::Gone | Place::Stack)
    }

    /// The city, if it is one.
    #[must_use]
    pub fn city(self) -> Option<Piece> {
        match self {
            Place::City(city) => Some(city),
            _ => None,
        }
    }
}

/// Written as one word or two: `army`, `in farmland`, `on ghoul.2`.
impl Notation for Place {
    fn write(&self, out: &mut Writer) {
        match self {
            Place::Gone => out.word("gone"),
            Place::Stack => out.word("stack"),
            Place::Army => out.word("army"),
            Place::Kingdom => out.word("kingdom"),
            Place::Global => out.word("global"),
            Place::City(city) => {
                out.word("in");
                city.write(out);
            }
            Place::On(host) => {
                out.word("on");
                host.write(out);
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        Ok(match words.next_word("place")? {
            "gone" => Place::Gone,
            "stack" => Place::Stack,
            "army" => Place::Army,
            "kingdom" => Place::Kingdom,
            "global" => Place::Global,
            "in" => Place::City(Piece::read(words)?),
            "on" => Place::On(Piece::read(words)?),
            word => return Err(BadNotation::unknown("place", word)),
        })
    }

    fn touch(&self, touched: &mut Things) {
        match self {
            Place::City(piece) | Place::On(piece) => piece.touch(touched),
            _ => {}
        }
    }
}

/// A place is called by its city or by its kind.
impl Message for Place {
    const SAYS: &'static [Signature] = &[("arcm-place-army", &[]), ("arcm-place-elsewhere", &[])];

    fn say(&self) -> Spoken {
        match self {
            Place::City(piece) | Place::On(piece) => piece.say(),
            Place::Army => Spoken { id: "arcm-place-army", args: vec![] },
            _ => Spoken { id: "arcm-place-elsewhere", args: vec![] },
        }
    }
}

macro_rules! flags {
    ($($(#[$doc:meta])* $name:ident = $word:literal),* $(,)?) => {
        /// Something that is so of a piece, or not.
        #[derive(Copy, Clone, Eq, PartialEq, Debug)]
        pub enum Flag { $($(#[$doc])* $name),* }

        impl Flag {
            /// Every one, with its word.
            pub(crate) const ALL: &'static [(Flag, &'static str)] = &[$((Flag::$name, $word)),*];
        }
    };
}

flags! {
    /// Turned sideways (ARCM-STATE-04).
    Marked = "marked",
    /// Marked for devotion to its city (ARCM-CITY-13).
    Devoted = "devoted",
    /// Declared for devotion, not yet marked (ARCM-CITY-11).
    Devoting = "devoting",
    /// Attacks.
    Attacking = "attacking",
    /// A defender has been assigned against it (ARCM-COMBAT-15).
    Met = "met",
    /// Attacked this turn.
    Attacked = "attacked",
    /// Undead besides what is printed (ARCM-CARD-05).
    Undead = "undead",
    /// Has diverted damage this turn (ARCM-KW-14).
    Diverted = "diverted",
    /// A city that was part of a movement this turn (ARCM-MOVE-03).
    Travelled = "travelled",
    /// A city whose turn in the tactics phase is over (ARCM-CITY-10).
    Tended = "tended",
    /// Struck by a deadly creature (ARCM-KW-09).
    Doomed = "doomed",
    /// About to go to the graveyard.
    Dying = "dying",
    /// Came into play since the last state check.
    Fresh = "fresh",
    /// Attacks as though it were not peaceful (ARCM-CARD-12).
    Roused = "roused",
    /// Has rabies (ARCM-KW-21).
    Rabid = "rabid",
    /// Was played, not put into play.
    Played = "played",
}

/// A piece on the table and everything that is so of it.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct Permanent {
    /// Which one.
    pub piece: Piece,
    /// Whose deck it came from; of a token, who made it.
    pub owner: Seat,
    /// Who uses it.
    pub controller: Seat,
    /// Where it is.
    pub place: Place,
    flags: u16,
    /// Damage this turn: what a creature has taken, what a city has suffered.
    pub damage: u8,
    /// The defense a city has left.
    pub defense: i8,
    /// +1/+1 counters.
    pub growth: u8,
    /// +1/+0 counters.
    pub edge: u8,
    /// -1/-1 counters.
    pub decay: u8,
    /// ATK until end of turn.
    pub atk: i8,
    /// DEF until end of turn.
    pub def: i8,
    /// Keywords until end of turn.
    pub gained: Keywords,
    /// Damage it has dealt this turn.
    pub dealt: u8,
    /// Damage it dealt in the turn before.
    pub dealt_before: u8,
}

impl Permanent {
    /// A piece that comes to a place.
    #[must_use]
    pub fn new(piece: Piece, owner: Seat, controller: Seat, place: Place) -> Permanent {
        let city = place == Place::Kingdom && piece.card.is(Kind::City);
        let defense = if city { piece.facts().defense as i8 } else { 0 };
        Permanent { piece, owner, controller, place, defense, ..Permanent::default() }
    }

    /// Is that so of it?
    #[must_use]
    #[inline]
    pub fn is(&self, flag: Flag) -> bool {
        self.flags >> flag as u16 & 1 == 1
    }

    /// A bit for each flag, in the order of [`Flag::ALL`].
    #[inline]
    pub(crate) fn flags(&self) -> u16 {
        self.flags
    }

    /// Makes it so, or not.
    #[inline]
    pub fn set(&mut self, flag: Flag, on: bool) {
        self.flags = self.flags & !(1 << flag as u16) | u16::from(on) << flag as u16;
    }

    /// Is it in play?
    #[must_use]
    #[inline]
    pub fn in_play(&self) -> bool {
        self.place.in_play()
    }

    /// Is it 0/2 and without abilities until end of turn (ARCM-CARD-45)?
    #[must_use]
    #[inline]
    pub fn is_serene(&self) -> bool {
        self.gained.any_of(Keywords::SERENE)
    }

    /// Is it a creature in play?
    #[must_use]
    #[inline]
    pub fn is_creature(&self) -> bool {
        matches!(self.place, Place::Army | Place::City(_))
    }

    /// Is it a city in play?
    #[must_use]
    #[inline]
    pub fn is_city(&self) -> bool {
        self.place == Place::Kingdom
    }

    /// Is it marked?
    #[must_use]
    #[inline]
    pub fn is_marked(&self) -> bool {
        self.is(Flag::Marked)
    }
}

/// How many pieces a table has room for.
pub const ROOM: usize = 100;
/// Below this many, a card may still be played: effects may need the rest.
pub(crate) const ROOM_TO_PLAY: usize = ROOM - 16;

/// All pieces on the table, in the order of their names.
#[derive(Copy, Clone)]
pub struct Pieces {
    len: u8,
    /// What any of them is able to, whether it is in play or not.
    able: Able,
    all: [Permanent; ROOM],
}

impl Pieces {
    /// None.
    #[must_use]
    pub fn new() -> Pieces {
        Pieces { len: 0, able: Able::NOTHING, all: [Permanent::default(); ROOM] }
    }

    /// Is any of them able to do one of these, whether it is in play or not?
    #[inline]
    pub(crate) fn are(&self, able: Able) -> bool {
        self.able.has(able)
    }

    #[inline]
    fn search(&self, piece: Piece) -> Result<usize, usize> {
        let number = |piece: Piece| u16::from(piece.card as u8) << 8 | u16::from(piece.n);
        let wanted = number(piece);
        self.binary_search_by(|there| number(there.piece).cmp(&wanted))
    }

    /// The piece of that name.
    #[must_use]
    #[inline]
    pub fn get(&self, piece: Piece) -> Option<&Permanent> {
        if !piece.is_some() {
            return None;
        }
        self.search(piece).ok().map(|i| &self.all[i])
    }

    /// The piece of that name, to be changed.
    #[inline]
    pub fn get_mut(&mut self, piece: Piece) -> Option<&mut Permanent> {
        self.search(piece).ok().map(|i| &mut self.all[i])
    }

    /// Is there no room for another?
    #[must_use]
    pub fn is_full(&self) -> bool {
        usize::from(self.len) == ROOM
    }

    /// The next free name of a card.
    #[must_use]
    pub fn name(&self, card: Card) -> Piece {
        let mut piece = Piece { card, n: 1 };
        let start = self.partition_point(|there| there.piece < piece);
        for there in &self[start..] {
            if there.piece != piece {
                break;
            }
            piece.n = piece.n.saturating_add(1);
        }
        piece
    }

    /// Adds a piece; says whether there was room and the name was free.
    pub fn insert(&mut self, permanent: Permanent) -> bool {
        let Err(at) = self.search(permanent.piece) else { return false };
        if self.is_full() {
            return false;
        }
        self.all.copy_within(at..usize::from(self.len), at + 1);
        self.all[at] = permanent;
        self.len += 1;
        self.able = self.able.and(permanent.piece.card.able());
        true
    }

    /// Takes a piece off the table for good.
    pub fn remove(&mut self, piece: Piece) -> Option<Permanent> {
        let at = self.search(piece).ok()?;
        let permanent = self.all[at];
        self.all.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        self.all[usize::from(self.len)] = Permanent::default();
        self.able = self.iter().fold(Able::NOTHING, |able, there| able.and(there.piece.card.able()));
        Some(permanent)
    }
}

impl Default for Pieces {
    fn default() -> Pieces {
        Pieces::new()
    }
}

impl std::ops::Deref for Pieces {
    type Target = [Permanent];

    #[inline]
    fn deref(&self) -> &[Permanent] {
        &self.all[..usize::from(self.len)]
    }
}

impl std::ops::DerefMut for Pieces {
    #[inline]
    fn deref_mut(&mut self) -> &mut [Permanent] {
        &mut self.all[..usize::from(self.len)]
    }
}

impl PartialEq for Pieces {
    fn eq(&self, other: &Pieces) -> bool {
        **self == **other
    }
}

impl Eq for Pieces {}

impl std::fmt::Debug for Pieces {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}
