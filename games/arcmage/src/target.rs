//! What a card or an answer may point at.

use crate::{piece::Piece, tables::Card};
use arbiter_engine::{Argument, BadNotation, Message, Notation, Seat, Signature, Spoken, Thing, Things, Words, Writer};
use serde::Serialize;

/// Something pointed at.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "string"))]
pub enum Target {
    /// Nothing, or nothing any more.
    #[default]
    None,
    /// A piece in play or on the stack: `ghoul.2`.
    Piece(Piece),
    /// A player: `p2`.
    Seat(Seat),
    /// A player's army: `p2.army`.
    Army(Seat),
    /// A card in a graveyard, counted from the bottom: `p2.grave.3.ghoul`.
    Grave {
        /// Whose graveyard.
        seat: Seat,
        /// From 1, the oldest.
        at: u8,
        /// The card.
        card: Card,
    },
}

impl Target {
    /// The piece, if it is one.
    #[must_use]
    #[inline]
    pub fn piece(self) -> Option<Piece> {
        match self {
            Target::Piece(piece) => Some(piece),
            _ => None,
        }
    }

    /// The player, if it is one.
    #[must_use]
    pub fn seat(self) -> Option<Seat> {
        match self {
            Target::Seat(seat) | Target::Army(seat) => Some(seat),
            _ => None,
        }
    }
}

impl Notation for Target {
    fn write(&self, out: &mut Writer) {
        match self {
            Target::None => out.word("none"),
            Target::Piece(piece) => piece.write(out),
            Target::Seat(seat) => seat.write(out),
            Target::Army(seat) => {
                seat.write(out);
                out.part(".army");
            }
            Target::Grave { seat, at, card } => {
                seat.write(out);
                out.part(".grave.");
                out.part(at);
                out.part('.');
                out.part(card.text());
            }
        }
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.peek().unwrap_or_default();
        if words.take("none") {
            return Ok(Target::None);
        }
        let bad = || BadNotation::unknown("target", word);
        let (first, rest) = word.split_once('.').unwrap_or((word, ""));
        let Ok(seat) = Seat::from_text(first) else { return Piece::read(words).map(Target::Piece) };
        words.next_word("target")?;
        match rest {
            "" => Ok(Target::Seat(seat)),
            "army" => Ok(Target::Army(seat)),
            _ => {
                let (at, card) = rest.strip_prefix("grave.").and_then(|rest| rest.split_once('.')).ok_or_else(bad)?;
                Ok(Target::Grave { seat, at: at.parse().map_err(|_| bad())?, card: Card::from_text(card)? })
            }
        }
    }

    fn touch(&self, touched: &mut Things) {
        match self {
            Target::None => {}
            Target::Piece(piece) => piece.touch(touched),
            Target::Seat(seat) => seat.touch(touched),
            Target::Army(seat) => touched.push(Thing::new("army", seat.as_str())),
            Target::Grave { seat, at, .. } => {
                let mut id = String::from(seat.as_str());
                id.push('.');
                id += &at.to_string();
                touched.push(Thing::new("grave", &id));
            }
        }
    }
}

impl Message for Target {
    const SAYS: &'static [Signature] =
        &[("arcm-target-seat", &["seat"]), ("arcm-target-army", &["seat"]), ("arcm-target-grave", &["seat", "card"])];

    fn say(&self) -> Spoken {
        match *self {
            Target::None => Piece::NONE.say(),
            Target::Piece(piece) => piece.say(),
            Target::Seat(seat) => Spoken { id: "arcm-target-seat", args: vec![("seat", seat.argument())] },
            Target::Army(seat) => Spoken { id: "arcm-target-army", args: vec![("seat", seat.argument())] },
            Target::Grave { seat, card, .. } => {
                Spoken { id: "arcm-target-grave", args: vec![("seat", seat.argument()), ("card", card.argument())] }
            }
        }
    }
}

impl Serialize for Target {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(&self.text())
    }
}

/// A resource card: whose, and which in the order they were laid down: `p2.resource.3`.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Default)]
pub struct ResourceAt {
    /// Who controls it.
    pub seat: Seat,
    /// From 1, the oldest.
    pub at: u8,
}

impl ResourceAt {
    /// Where it lies now that so many before it are gone.
    pub(crate) fn less(self, gone: u8) -> ResourceAt {
        ResourceAt { at: self.at.saturating_sub(gone), ..self }
    }
}

impl Notation for ResourceAt {
    fn write(&self, out: &mut Writer) {
        self.seat.write(out);
        out.part(".resource.");
        out.part(self.at);
    }

    fn read(words: &mut Words<'_>) -> Result<Self, BadNotation> {
        let word = words.next_word("resource_card")?;
        let bad = || BadNotation::unknown("resource_card", word);
        let (seat, rest) = word.split_once('.').ok_or_else(bad)?;
        let at = rest.strip_prefix("resource.").and_then(|at| at.parse().ok()).ok_or_else(bad)?;
        Ok(ResourceAt { seat: Seat::from_text(seat).map_err(|_| bad())?, at })
    }

    fn touch(&self, touched: &mut Things) {
        let mut id = String::from(self.seat.as_str());
        id.push('.');
        id += &self.at.to_string();
        touched.push(Thing::new("resource", &id));
    }
}

impl Message for ResourceAt {
    const SAYS: &'static [Signature] = &[("arcm-resource-card", &["seat", "n"])];

    fn say(&self) -> Spoken {
        Spoken { id: "arcm-resource-card", args: vec![("seat", self.seat.argument()), ("n", self.at.argument())] }
    }
}
