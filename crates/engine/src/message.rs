//! Messages: what the rules say, as an id and arguments, never as prose.
//!
//! Wording, plurals and gender belong to the Fluent files in `locales/`. `#[derive(Message)]` makes
//! an id from a variant, its arguments from the fields, and a list of all ids for the tests.

use crate::Seat;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Something the rules ask, tell, refuse or name.
///
/// ```
/// use arbiter_engine::{Arg, Message};
///
/// #[derive(Message)]
/// #[message(prefix = "nim-why")]
/// enum Reason { TooMany { stones: u8 }, EmptyHeap }
///
/// let said = Reason::TooMany { stones: 5 }.say();
/// assert_eq!(said.id, "nim-why-too-many");
/// assert_eq!(said.args, [("stones", Arg::Number(5))]);
/// assert_eq!(Reason::SAYS, [("nim-why-too-many", ["stones"].as_slice()), ("nim-why-empty-heap", &[])]);
/// ```
pub trait Message {
    /// Every message that `say` can make.
    const SAYS: &'static [Signature];

    /// The message with its arguments.
    fn say(&self) -> Spoken;
}

/// The id of a message, and the names of its arguments.
pub type Signature = (&'static str, &'static [&'static str]);

/// A message on its way to somebody's language.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Spoken {
    /// The Fluent message.
    pub id: &'static str,
    /// Its arguments, by name.
    #[serde(serialize_with = "as_map", skip_serializing_if = "Vec::is_empty")]
    pub args: Vec<(&'static str, Arg)>,
}

fn as_map<S: serde::Serializer>(args: &[(&'static str, Arg)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

impl Spoken {
    /// The word a page of the book has for a question or an event: `spend` for `pebb-ask-spend`.
    #[must_use]
    pub fn word(&self) -> &'static str {
        word_of(self.id)
    }
}

/// The end of an id, after what it is of and what kind of message it is.
#[must_use]
pub fn word_of(id: &'static str) -> &'static str {
    id.splitn(3, '-').nth(2).unwrap_or(id)
}

/// An argument of a message.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A count, which plurals select on.
    Number(i64),
    /// A seat, to be called by its name at the table.
    Seat(Seat),
    /// Another message: a card's name, an essence.
    Name(Spoken),
    /// Several messages, to be joined by the language: `2 Elan, 1 Gold`.
    List(Vec<Spoken>),
    /// Taken as it is: an id of the rules, such as a clause, or what somebody typed.
    Text(Cow<'static, str>),
}

impl Serialize for Seat {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        <Seat as crate::Notation>::from_text(&text).map_err(|_| serde::de::Error::custom("no seat is called so"))
    }
}

/// May be an argument of a message.
pub trait Argument {
    /// As an argument.
    fn argument(&self) -> Arg;
}

impl<M: Message> Argument for M {
    fn argument(&self) -> Arg {
        Arg::Name(self.say())
    }
}

macro_rules! number_argument {
    ($($number:ty),*) => {$(
        impl Argument for $number {
            fn argument(&self) -> Arg {
                Arg::Number(i64::from(*self))
            }
        }
    )*};
}
number_argument!(u8, u16, u32, i8, i16, i32);

impl Argument for usize {
    fn argument(&self) -> Arg {
        Arg::Number(i64::try_from(*self).unwrap_or(i64::MAX))
    }
}

impl Argument for String {
    fn argument(&self) -> Arg {
        Arg::Text(Cow::Owned(self.clone()))
    }
}

impl Argument for Spoken {
    fn argument(&self) -> Arg {
        Arg::Name(self.clone())
    }
}

impl Argument for Arg {
    fn argument(&self) -> Arg {
        self.clone()
    }
}
