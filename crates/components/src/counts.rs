//! How many there are of each thing, in words.

use crate::Indexed;
use arbiter_engine::{BadNotation, BySeat, Form, Notation, Seat, Words, Writer};
use std::marker::PhantomData;

/// What there is any of, with its number: `fuel 1 relic 2`. Reads to the end of the words.
#[derive(Debug)]
pub struct Counts<K>(PhantomData<K>);

impl Indexed for Seat {
    fn index(self) -> usize {
        Seat::index(self)
    }

    fn from_index(index: usize) -> Seat {
        Seat::new(index as u8)
    }
}

impl<K: Indexed + Notation, const N: usize> Form<[u8; N]> for Counts<K> {
    fn write(counts: &[u8; N], out: &mut Writer) {
        for (i, n) in counts.iter().enumerate().filter(|(_, n)| **n > 0) {
            K::from_index(i).write(out);
            out.number(*n);
        }
    }

    fn read(words: &mut Words<'_>) -> Result<[u8; N], BadNotation> {
        let mut counts = [0; N];
        while !words.is_empty() {
            let word = words.peek().unwrap_or_default();
            let place = counts.get_mut(K::read(words)?.index());
            *place.ok_or_else(|| BadNotation::unknown("thing_that_is_counted", word))? = u8::read(words)?;
        }
        Ok(counts)
    }
}

impl Form<BySeat<u8>> for Counts<Seat> {
    fn write(counts: &BySeat<u8>, out: &mut Writer) {
        <Counts<Seat> as Form<_>>::write(&counts.0, out);
    }

    fn read(words: &mut Words<'_>) -> Result<BySeat<u8>, BadNotation> {
        <Counts<Seat> as Form<_>>::read(words).map(BySeat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::read_form;

    #[test]
    fn only_what_there_is_any_of_is_written() {
        let counts = BySeat([0, 2, 0, 1]);
        let mut out = Writer::default();
        Counts::<Seat>::write(&counts, &mut out);
        assert_eq!(out.as_str(), "p2 2 p4 1");
        assert_eq!(read_form::<Counts<Seat>, BySeat<u8>>("p4 1 p2 2"), Ok(counts));
        assert!(read_form::<Counts<Seat>, BySeat<u8>>("p4").is_err());
        assert!(read_form::<Counts<Seat>, BySeat<u8>>("house 1").is_err(), "the House has nothing");
    }
}
