//! As the data writes them: sets as lists, and a filter as a line, `creature & (is:tree | is:flower) & !has:flying`.

use super::*;
use serde::{
    Deserialize, Deserializer,
    de::{
        Error, IntoDeserializer,
        value::{MapAccessDeserializer, MapDeserializer},
    },
};

impl Amount {
    /// One.
    pub(super) fn one() -> Amount {
        Amount::N(1)
    }
}

impl<'de> Deserialize<'de> for Keywords {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Keywords, D::Error> {
        Ok(Keywords::of(&Vec::deserialize(from)?))
    }
}

impl Source for Keywords {
    fn source(&self) -> String {
        format!("Keywords::of(&{})", self.iter().collect::<Vec<_>>().source())
    }
}

impl<'de> Deserialize<'de> for Subtypes {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Subtypes, D::Error> {
        Ok(Subtypes::of(&Vec::deserialize(from)?))
    }
}

impl Source for Subtypes {
    fn source(&self) -> String {
        format!("Subtypes::of(&{})", self.iter().collect::<Vec<_>>().source())
    }
}

impl<'de> Deserialize<'de> for Filter {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Filter, D::Error> {
        let text = String::deserialize(from)?;
        let mut line = Line { rest: &text };
        let filter = line.either()?;
        if line.rest.is_empty() { Ok(filter) } else { Err(D::Error::custom(line.rest)) }
    }
}

/// What stands inside another stays for as long as the program runs.
macro_rules! inside {
    ($($of:ty),*) => {$(
        impl<'de> Deserialize<'de> for &'static $of {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                one(from)
            }
        }
    )*};
}
inside!(Amount, Condition, Filter);

/// A filter that is being read: or, and, not, brackets, terms.
struct Line<'a> {
    rest: &'a str,
}

impl Line<'_> {
    fn take(&mut self, sign: char) -> bool {
        let rest = self.rest.trim_start().strip_prefix(sign);
        self.rest = rest.unwrap_or(self.rest).trim_start();
        rest.is_some()
    }

    fn either<E: Error>(&mut self) -> Result<Filter, E> {
        let mut parts = vec![self.both()?];
        while self.take('|') {
            parts.push(self.both()?);
        }
        Ok(if let [one] = parts[..] { one } else { Filter::OneOf(parts.leak()) })
    }

    fn both<E: Error>(&mut self) -> Result<Filter, E> {
        let mut parts = vec![self.one()?];
        while self.take('&') {
            parts.push(self.one()?);
        }
        Ok(if let [one] = parts[..] { one } else { Filter::All(parts.leak()) })
    }

    fn one<E: Error>(&mut self) -> Result<Filter, E> {
        if self.take('!') {
            return Ok(Filter::Not(&vec![self.one()?].leak()[0]));
        }
        if self.take('(') {
            let inside = self.either()?;
            return if self.take(')') { Ok(inside) } else { Err(E::custom(self.rest)) };
        }
        let (word, rest) = self.rest.split_at(self.rest.find(['&', '|', '(', ')', '!']).unwrap_or(self.rest.len()));
        self.rest = rest;
        term(word.trim())
    }
}

/// `unmarked`, `is:tree`, `costs_at_most:3`: a variant by its name, and what it holds.
fn term<E: Error>(word: &str) -> Result<Filter, E> {
    match word.split_once(':') {
        None => Filter::deserialize(word.into_deserializer()),
        Some((word, of)) => match of.parse::<u8>() {
            Ok(n) => Filter::deserialize(MapAccessDeserializer::new(MapDeserializer::new([(word, n)].into_iter()))),
            Err(_) => Filter::deserialize(MapAccessDeserializer::new(MapDeserializer::new([(word, of)].into_iter()))),
        },
    }
}
