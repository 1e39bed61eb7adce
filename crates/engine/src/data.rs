//! Printed facts on their way from `data/*.toml` into the tables of a game: rows are read into the very types that the
//! rules run, and said again as Rust. Only the generator does so; feature `data`.

use crate::Notation;
use serde::{Deserialize, Deserializer};

/// Makes [`Source`] of a row type: every field, or those unlike a constant: `#[source(rest = Cost::NOTHING)]`.
pub use arbiter_derive::Source;

/// A value as Rust source.
pub trait Source {
    /// The source of it.
    fn source(&self) -> String;
}

macro_rules! plain {
    ($($kind:ty),*) => {$(
        impl Source for $kind {
            fn source(&self) -> String {
                format!("{self:?}")
            }
        }
    )*};
}

plain!(bool, u8, u16, u32, usize, i8, &str);

impl<T: Source> Source for &T {
    fn source(&self) -> String {
        format!("&{}", (**self).source())
    }
}

impl<T: Source> Source for Option<T> {
    fn source(&self) -> String {
        self.as_ref().map_or_else(|| "None".to_owned(), |some| format!("Some({})", some.source()))
    }
}

impl<T: Source> Source for &[T] {
    fn source(&self) -> String {
        format!("&{}", array(self))
    }
}

impl<T: Source, const N: usize> Source for [T; N] {
    fn source(&self) -> String {
        array(self)
    }
}

impl<T: Source> Source for Vec<T> {
    fn source(&self) -> String {
        array(self)
    }
}

fn array<T: Source>(of: &[T]) -> String {
    format!("[{}]", of.iter().map(Source::source).collect::<Vec<_>>().join(", "))
}

impl<A: Source, B: Source> Source for (A, B) {
    fn source(&self) -> String {
        format!("({}, {})", self.0.source(), self.1.source())
    }
}

/// Reads a list that stays for as long as the program runs.
///
/// # Errors
/// If a row cannot be read.
pub fn list<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<&'static [T], D::Error> {
    Ok(Vec::deserialize(from)?.leak())
}

/// Reads a list of lists that stays for as long as the program runs.
///
/// # Errors
/// If a row cannot be read.
pub fn lists<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<&'static [&'static [T]], D::Error> {
    let lists: Vec<Vec<T>> = Vec::deserialize(from)?;
    Ok(lists.into_iter().map(|list| &*list.leak()).collect::<Vec<_>>().leak())
}

/// Reads one thing that stays for as long as the program runs.
///
/// # Errors
/// If it cannot be read.
pub fn one<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<&'static T, D::Error> {
    Ok(&vec![T::deserialize(from)?].leak()[0])
}

/// Reads one thing, if there is any, that stays for as long as the program runs.
///
/// # Errors
/// If it cannot be read.
pub fn some<'de, D: Deserializer<'de>, T: Deserialize<'de>>(from: D) -> Result<Option<&'static T>, D::Error> {
    one(from).map(Some)
}

/// Reads a word that stays for as long as the program runs.
///
/// # Errors
/// If it is not a word.
pub fn word<'de, D: Deserializer<'de>>(from: D) -> Result<&'static str, D::Error> {
    Ok(String::deserialize(from)?.leak())
}

/// Reads a thing as the notation writes it.
///
/// # Errors
/// If it is not such a thing.
pub fn noted<'de, D: Deserializer<'de>, T: Notation>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    T::from_text(&text).map_err(|error| serde::de::Error::custom(format!("{error:?}")))
}
