//! Messages on their way to somebody's language.

use serde::{Deserialize, Serialize, Serializer, de};
use std::{borrow::Cow, collections::BTreeMap, fmt};
use ts_rs::TS;
use utoipa::ToSchema;

/// A Fluent message and its arguments. The client says it; the server never does.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Spoken {
    /// The Fluent message, such as `resa-ask-action`.
    #[schema(value_type = String)]
    pub id: Cow<'static, str>,
    /// Its arguments, by name; absent if there are none.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "write_args",
        deserialize_with = "read_args"
    )]
    #[ts(optional, as = "Option<BTreeMap<String, Arg>>")]
    #[schema(value_type = BTreeMap<String, Arg>, required = false)]
    pub args: Vec<(Cow<'static, str>, Arg)>,
}

impl Spoken {
    /// A message without arguments.
    #[must_use]
    pub const fn plain(id: &'static str) -> Spoken {
        Spoken { id: Cow::Borrowed(id), args: Vec::new() }
    }

    /// The same with one more argument.
    #[must_use]
    pub fn with(mut self, name: &'static str, arg: Arg) -> Spoken {
        self.args.push((name.into(), arg));
        self
    }
}

fn write_args<S: Serializer>(args: &[(Cow<'static, str>, Arg)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(args.iter().map(|(name, arg)| (name, arg)))
}

fn read_args<'de, D: de::Deserializer<'de>>(from: D) -> Result<Vec<(Cow<'static, str>, Arg)>, D::Error> {
    let args = BTreeMap::<String, Arg>::deserialize(from)?;
    Ok(args.into_iter().map(|(name, arg)| (name.into(), arg)).collect())
}

/// An argument of a message.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Arg {
    /// A count, which plurals select on.
    Number(i64),
    /// A seat, to be called by the name of who sits there.
    Seat(Seat),
    /// Another message: a card's name, an essence.
    #[schema(no_recursion)]
    Name(Spoken),
    /// Several messages, to be joined by the language.
    #[schema(no_recursion)]
    List(Vec<Spoken>),
    /// Taken as it is.
    #[schema(value_type = String)]
    Text(Cow<'static, str>),
}

/// A place at the table, or the House, which answers for chance.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Seat {
    /// The first seat.
    P1,
    /// The second.
    P2,
    /// The third.
    P3,
    /// The fourth.
    P4,
    /// Dice, deals and draws.
    House,
}

impl Seat {
    /// The seat with this index, counted from 0; every other number is the House.
    #[must_use]
    pub const fn new(index: usize) -> Seat {
        match index {
            0 => Seat::P1,
            1 => Seat::P2,
            2 => Seat::P3,
            3 => Seat::P4,
            _ => Seat::House,
        }
    }

    /// Counted from 0; nothing for the House.
    #[must_use]
    pub const fn index(self) -> Option<u8> {
        match self {
            Seat::P1 => Some(0),
            Seat::P2 => Some(1),
            Seat::P3 => Some(2),
            Seat::P4 => Some(3),
            Seat::House => None,
        }
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Seat::P1 => "p1",
            Seat::P2 => "p2",
            Seat::P3 => "p3",
            Seat::P4 => "p4",
            Seat::House => "house",
        })
    }
}
