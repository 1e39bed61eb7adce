//! Other forms than a value's own notation: rows parted by commas, what is left out where there is nothing.

use crate::{BadNotation, BySeat, List, Notation, Seat, Seats, Words, Writer};

/// A way to write a `T`, for `#[facet(with = …)]` and `#[part(with = …)]`.
pub trait Form<T> {
    /// Appends the words of the value.
    fn write(value: &T, out: &mut Writer);

    /// Reads the value off the front of some words.
    fn read(words: &mut Words<'_>) -> Result<T, BadNotation>;
}

/// Reads a whole text in this form.
pub fn read_form<F: Form<T>, T>(text: &str) -> Result<T, BadNotation> {
    let mut words = Words::new(text);
    let value = F::read(&mut words)?;
    words.end()?;
    Ok(value)
}

/// Of a struct whose notation has named parts: their names. What a page of the book may leave unsaid.
pub trait Parts {
    /// The words that part them.
    const PARTS: &'static [&'static str];

    /// What goes without saying.
    fn usual() -> Self;
}

/// Parted by commas: `ghoul p1, wight p2`. Of what each seat has, those rows that are unlike the usual, with the seat before
/// them. Of an array, as many rows as are needed. Reads to the end of the words.
#[derive(Debug)]
pub struct Rows;

/// One row after the other, with a comma between them.
pub fn write_rows<T>(out: &mut Writer, rows: impl IntoIterator<Item = T>, mut write: impl FnMut(&mut Writer, T)) {
    for (i, row) in rows.into_iter().enumerate() {
        if i > 0 {
            out.part(",");
        }
        write(out, row);
    }
}

/// What is between the commas, without the empty rows.
pub fn rows(text: &str) -> impl Iterator<Item = Words<'_>> {
    text.split(',').map(Words::new).filter(|words| !words.is_empty())
}

/// Reads rows, each whole.
pub fn read_rows<T>(
    words: &mut Words<'_>,
    mut row: impl FnMut(&mut Words<'_>) -> Result<T, BadNotation>,
    mut put: impl FnMut(T) -> bool,
) -> Result<(), BadNotation> {
    for mut words in rows(words.take_rest()) {
        let text = words.rest();
        let value = row(&mut words)?;
        words.end()?;
        if !put(value) {
            return Err(BadNotation::unknown("shorter_list", text));
        }
    }
    Ok(())
}

impl<T: Notation + Copy + Default, const N: usize> Form<List<T, N>> for Rows {
    fn write(list: &List<T, N>, out: &mut Writer) {
        write_rows(out, list.iter(), |out, row| row.write(out));
    }

    fn read(words: &mut Words<'_>) -> Result<List<T, N>, BadNotation> {
        let mut list = List::new();
        read_rows(words, T::read, |row| list.try_push(row).is_ok())?;
        Ok(list)
    }
}

impl<T: Notation + Copy + Default + PartialEq> Form<BySeat<T>> for Rows {
    fn write(all: &BySeat<T>, out: &mut Writer) {
        let said = all.iter().filter(|(_, each)| **each != T::default());
        write_rows(out, said, |out, (seat, each)| {
            seat.write(out);
            each.write(out);
        });
    }

    fn read(words: &mut Words<'_>) -> Result<BySeat<T>, BadNotation> {
        let mut all = BySeat::all(T::default());
        read_rows(
            words,
            |words| Ok((Seat::read(words)?, T::read(words)?)),
            |(seat, each)| {
                all[seat] = each;
                true
            },
        )?;
        Ok(all)
    }
}

impl<T: Notation + Copy + Default + PartialEq, const N: usize> Form<[T; N]> for Rows {
    fn write(all: &[T; N], out: &mut Writer) {
        write_rows(out, without_blank_end(all), |out, row| row.write(out));
    }

    fn read(words: &mut Words<'_>) -> Result<[T; N], BadNotation> {
        let mut all = [T::default(); N];
        let mut places = all.iter_mut();
        read_rows(words, T::read, |row| places.next().map(|place| *place = row).is_some())?;
        Ok(all)
    }
}

/// Nothing where there is nothing: `Some` as what is in it.
#[derive(Debug)]
pub struct Maybe;

impl<T: Notation> Form<Option<T>> for Maybe {
    fn write(value: &Option<T>, out: &mut Writer) {
        value.iter().for_each(|some| some.write(out));
    }

    fn read(words: &mut Words<'_>) -> Result<Option<T>, BadNotation> {
        if words.is_empty() { Ok(None) } else { T::read(words).map(Some) }
    }
}

/// Nothing at all where it is as usual; else its own notation.
#[derive(Debug)]
pub struct Unusual;

impl<T: Notation + Default + PartialEq> Form<T> for Unusual {
    fn write(value: &T, out: &mut Writer) {
        if *value != T::default() {
            value.write(out);
        }
    }

    fn read(words: &mut Words<'_>) -> Result<T, BadNotation> {
        if words.is_empty() { Ok(T::default()) } else { T::read(words) }
    }
}

/// Nothing at all is nobody, too.
impl Form<Seats> for Maybe {
    fn write(seats: &Seats, out: &mut Writer) {
        seats.write(out);
    }

    fn read(words: &mut Words<'_>) -> Result<Seats, BadNotation> {
        if words.is_empty() { Ok(Seats::NONE) } else { Seats::read(words) }
    }
}

/// One after the other; those left out at the end are as usual.
#[derive(Debug)]
pub struct Padded;

impl<T: Notation + Copy + Default, const N: usize> Form<[T; N]> for Padded {
    fn write(all: &[T; N], out: &mut Writer) {
        all.write(out);
    }

    fn read(words: &mut Words<'_>) -> Result<[T; N], BadNotation> {
        let mut all = [T::default(); N];
        for each in &mut all {
            if !words.is_empty() {
                *each = T::read(words)?;
            }
        }
        Ok(all)
    }
}

/// One after the other, without those at the end that are as usual.
#[derive(Debug)]
pub struct Trimmed;

impl<T: Notation + Copy + Default + PartialEq, const N: usize> Form<[T; N]> for Trimmed {
    fn write(all: &[T; N], out: &mut Writer) {
        without_blank_end(all).iter().for_each(|each| each.write(out));
    }

    fn read(words: &mut Words<'_>) -> Result<[T; N], BadNotation> {
        Padded::read(words)
    }
}

fn without_blank_end<T: Default + PartialEq>(all: &[T]) -> &[T] {
    let usual = T::default();
    let used = all.iter().rposition(|each| *each != usual).map_or(0, |last| last + 1);
    &all[..used]
}

/// Parted by strokes, for what reads to the end of its words: `prism vault / athanor`; nothing if all are as usual.
#[derive(Debug)]
pub struct Stroked;

impl<T: Notation + Copy + Default + PartialEq, const N: usize> Form<[T; N]> for Stroked {
    fn write(all: &[T; N], out: &mut Writer) {
        if all.iter().all(|each| *each == T::default()) {
            return;
        }
        for (i, each) in all.iter().enumerate() {
            if i > 0 {
                out.word("/");
            }
            each.write(out);
        }
    }

    fn read(words: &mut Words<'_>) -> Result<[T; N], BadNotation> {
        let mut all = [T::default(); N];
        if words.is_empty() {
            return Ok(all);
        }
        let mut places = all.iter_mut();
        for part in words.take_rest().split('/') {
            let place = places.next().ok_or_else(|| BadNotation::unknown("shorter_list", part))?;
            *place = T::from_text(part)?;
        }
        Ok(all)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read<F: Form<T>, T>(text: &str) -> Result<T, BadNotation> {
        read_form::<F, T>(text)
    }

    fn text<F: Form<T>, T>(value: &T) -> String {
        let mut out = Writer::default();
        F::write(value, &mut out);
        out.finish()
    }

    #[test]
    fn rows_are_parted_by_commas_and_no_more_than_there_is_room_for() {
        let list: List<[u8; 2], 2> = [[1, 2], [3, 4]].into_iter().collect();
        assert_eq!(text::<Rows, _>(&list), "1 2, 3 4");
        assert_eq!(read::<Rows, List<[u8; 2], 2>>("1 2, 3 4"), Ok(list));
        assert_eq!(read::<Rows, List<[u8; 2], 2>>("1 2 3"), Err(BadNotation::LeftOver { found: "3".into() }));
        let long = read::<Rows, List<u8, 2>>("1, 2, 3");
        assert_eq!(long, Err(BadNotation::unknown("shorter_list", "3")));
    }

    #[test]
    fn of_seats_and_arrays_only_what_is_unlike_the_usual_is_written() {
        let mut all = BySeat::all(0u8);
        (all[Seat::new(1)], all[Seat::new(3)]) = (5, 7);
        assert_eq!(text::<Rows, _>(&all), "p2 5, p4 7");
        assert_eq!(read::<Rows, BySeat<u8>>("p4 7, p2 5"), Ok(all));
        assert_eq!(text::<Rows, _>(&[3u8, 0, 2, 0]), "3, 0, 2");
        assert_eq!(read::<Rows, [u8; 4]>("3, 0, 2"), Ok([3, 0, 2, 0]));
        assert!(read::<Rows, [u8; 1]>("3, 0").is_err());
    }

    #[test]
    fn what_is_left_out_at_the_end_is_as_usual() {
        assert_eq!(text::<Padded, _>(&[Some(3u8), None]), "3 none");
        assert_eq!(text::<Trimmed, _>(&[None, Some(3u8), None]), "none 3");
        assert_eq!(read::<Trimmed, [Option<u8>; 3]>("none 3"), Ok([None, Some(3), None]));
        assert_eq!(read::<Padded, [Option<u8>; 2]>("3"), Ok([Some(3), None]));
        assert!(read::<Padded, [Option<u8>; 2]>("3 none 1").is_err());
        assert_eq!((text::<Maybe, _>(&None::<u8>), read::<Maybe, Option<u8>>("")), (String::new(), Ok(None)));
        assert_eq!((text::<Unusual, _>(&Seats::NONE), read::<Unusual, Seats>("")), (String::new(), Ok(Seats::NONE)));
        assert_eq!((text::<Unusual, _>(&3u8), read::<Unusual, u8>("3")), ("3".into(), Ok(3)));
    }

    #[test]
    fn strokes_part_what_reads_to_the_end() {
        let lists: [List<u8, 2>; 2] = [[1, 2].into_iter().collect(), List::new()];
        assert_eq!(text::<Stroked, _>(&lists), "1 2 /");
        assert_eq!(read::<Stroked, [List<u8, 2>; 2]>("1 2 /"), Ok(lists));
        assert_eq!(text::<Stroked, _>(&[List::<u8, 2>::new(); 2]), "");
        assert!(read::<Stroked, [List<u8, 2>; 2]>("1 / 2 / 1").is_err());
    }

    #[derive(Copy, Clone, PartialEq, Debug, Default, crate::Notation)]
    #[parts("part_of_a_walk", is_on)]
    struct Walk {
        is_on: bool,
        #[part(leads)]
        by: Seat,
        #[part(leads)]
        to: Option<Seat>,
        far: u8,
        tired: bool,
        #[part(always)]
        past: List<u8, 4>,
        #[part(skip)]
        unsaid: u8,
        back: Option<Seat>,
        #[part(usual = 9)]
        slow: u8,
    }

    #[derive(Copy, Clone, PartialEq, Debug, Default, crate::Notation)]
    #[parts]
    struct Way {
        from: Seat,
        over: bool,
        to: Seat,
    }

    #[test]
    fn a_flag_among_leading_parts_is_there_or_not() {
        let way = Way { from: Seat::new(0), over: true, to: Seat::new(1) };
        assert_eq!((way.text().as_str(), Way::from_text("p1 over p2")), ("p1 over p2", Ok(way)));
        let plain = Way { over: false, ..way };
        assert_eq!((plain.text().as_str(), Way::from_text("p1 p2")), ("p1 p2", Ok(plain)));
    }

    #[test]
    fn parts_are_named_unless_they_are_as_usual() {
        let far = Walk { is_on: true, far: 3, tired: true, past: [1, 2].into_iter().collect(), ..Walk::usual() };
        assert_eq!(far.text(), "p1 far 3 tired past 1 2");
        assert_eq!(Walk::from_text("p1 past 1 2 tired far 3"), Ok(far));
        let there = Walk { is_on: true, to: Some(Seat::new(1)), back: Some(Seat::new(2)), ..Walk::usual() };
        assert_eq!(there.text(), "p1 p2 past back p3");
        assert_eq!(Walk::from_text("p1 p2 past back p3"), Ok(there));
        let slow = Walk { is_on: true, ..Walk::default() };
        assert_eq!((slow.text().as_str(), Walk::from_text("p1 past slow 0")), ("p1 past slow 0", Ok(slow)));
        assert_eq!(Walk::PARTS, ["far", "tired", "past", "back", "slow"]);
        assert_eq!((Walk::usual().text(), Walk::from_text("")), (String::new(), Ok(Walk::usual())));
        assert_eq!(Walk::from_text("p1 fra 3"), Err(BadNotation::unknown("seat", "fra")));
        assert_eq!(Walk::from_text("p1 p2 far 3 fra"), Err(BadNotation::unknown("part_of_a_walk", "fra")));
        assert_eq!(Walk::from_text("p1 far tired"), Err(BadNotation::Missing { wanted: "number" }));
    }
}
