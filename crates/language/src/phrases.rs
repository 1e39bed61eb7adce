//! Sentences of the programs around the rules.

use arbiter_engine::{Seat, Spoken};

/// A sentence of a program: like a message of the rules, but its arguments may be any text.
pub trait Phrase {
    /// Every phrase of this kind: its id and the names of its arguments.
    const ALL: &'static [(&'static str, &'static [&'static str])];

    /// The Fluent message.
    fn id(&self) -> &'static str;

    /// Its arguments, by name.
    fn args(self) -> Vec<(&'static str, Value)>;

    /// Every id of this kind, for the language checks.
    #[must_use]
    fn ids() -> Vec<&'static str> {
        Self::ALL.iter().map(|(id, _)| *id).collect()
    }
}

/// An argument of a phrase.
#[derive(Clone, Debug)]
pub enum Value {
    /// A count, which plurals select on.
    Number(i64),
    /// Taken as it is.
    Text(String),
    /// A seat, to be called by its name at the table.
    Seat(Seat),
    /// Something the rules say.
    Spoken(Spoken),
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(i64::from(number))
    }
}

impl From<u8> for Value {
    fn from(number: u8) -> Value {
        Value::Number(i64::from(number))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<Seat> for Value {
    fn from(seat: Seat) -> Value {
        Value::Seat(seat)
    }
}

impl From<Spoken> for Value {
    fn from(spoken: Spoken) -> Value {
        Value::Spoken(spoken)
    }
}

/// Declares the sentences of a program: for each a variant, its Fluent id, and typed arguments.
///
/// ```
/// arbiter_language::phrases! {
///     /// What the door says.
///     pub enum Door {
///         Closed = "door-closed",
///         Opens = "door-opens" { hour: u32, keeper: String },
///     }
/// }
///
/// use arbiter_language::Phrase;
/// assert_eq!(Door::Closed.id(), "door-closed");
/// assert_eq!(Door::ALL[1], ("door-opens", ["hour", "keeper"].as_slice()));
/// ```
#[macro_export]
macro_rules! phrases {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $( $(#[$doc:meta])* $variant:ident = $id:literal $({ $($field:ident : $kind:ty),* $(,)? })? ),* $(,)?
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug)]
        #[allow(missing_docs, reason = "the sentence in the Fluent file is the best documentation of its variant")]
        $vis enum $name {
            $( $(#[$doc])* $variant $({ $($field: $kind),* })? ),*
        }

        impl $crate::Phrase for $name {
            const ALL: &'static [(&'static str, &'static [&'static str])] =
                &[$( ($id, &[$($(stringify!($field)),*)?]) ),*];

            fn id(&self) -> &'static str {
                match self { $( $name::$variant { .. } => $id ),* }
            }

            fn args(self) -> ::std::vec::Vec<(&'static str, $crate::Value)> {
                match self {
                    $( $name::$variant $({ $($field),* })? =>
                        vec![$($( (stringify!($field), $crate::Value::from($field)) ),*)?] ),*
                }
            }
        }
    };
}
