//! What is worth knowing of one side of a position, as small numbers at fixed places.
//!
//! For whoever learns from games: a judge of positions ([`Game::JUDGE`](crate::Game::JUDGE)), a researcher's network. Most
//! places hold nothing at any one time, so only the others are kept.

/// A word for some places of a row, for whoever explains a choice: what there is more or less of after it.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Telling {
    /// What it is called: `points`.
    pub word: &'static str,
    /// The row it is read from …
    pub row: &'static str,
    /// … from here on …
    pub from: usize,
    /// … so many places, which are added up.
    pub count: usize,
}

impl Telling {
    /// A word for the places of a row from one on.
    #[must_use]
    pub const fn new(word: &'static str, row: &'static str, from: usize, count: usize) -> Telling {
        Telling { word, row, from, count }
    }

    /// Where that is in a layout; nowhere if there is no such row.
    #[must_use]
    pub fn places(&self, layout: &[(&str, usize)]) -> std::ops::Range<usize> {
        let mut begin = 0;
        for (row, places) in layout {
            if *row == self.row {
                return begin + self.from..begin + (self.from + self.count).min(*places);
            }
            begin += places;
        }
        0..0
    }
}

/// Small numbers at fixed places; where nothing was put there is 0.
#[derive(Clone, Eq, PartialEq, Debug, Default)]
pub struct Features {
    kept: Vec<(u16, i8)>,
    /// How many places have been given a meaning so far.
    reached: usize,
}

impl Features {
    /// Nothing anywhere.
    #[must_use]
    pub const fn new() -> Features {
        Features { kept: Vec::new(), reached: 0 }
    }

    /// Forgets everything, keeps the room.
    pub fn clear(&mut self) {
        self.kept.clear();
        self.reached = 0;
    }

    /// The next so many places, one row of the layout: where they begin.
    #[inline]
    pub fn row(&mut self, places: usize) -> usize {
        self.reached += places;
        self.reached - places
    }

    /// How many places the rows so far take.
    #[must_use]
    pub fn reached(&self) -> usize {
        self.reached
    }

    /// Puts a number at a place, once for each place. What is too large for it counts as the largest there is.
    #[inline]
    pub fn put(&mut self, place: usize, number: i32) {
        if number != 0 {
            self.kept.push((place as u16, number.clamp(-127, 127) as i8));
        }
    }

    /// A row of one place, and the number in it.
    #[inline]
    pub fn single(&mut self, number: i32) {
        let place = self.row(1);
        self.put(place, number);
    }

    /// A row of claims, each of which holds or does not.
    #[inline]
    pub fn claims<const N: usize>(&mut self, claims: [bool; N]) {
        let row = self.row(N);
        for (claim, _) in claims.into_iter().enumerate().filter(|(_, holds)| *holds) {
            self.mark(row + claim);
        }
    }

    /// Marks a place.
    #[inline]
    pub fn mark(&mut self, place: usize) {
        self.kept.push((place as u16, 1));
    }

    /// Every place with a number in it, in the order in which they were put.
    pub fn iter(&self) -> impl Iterator<Item = (usize, i32)> + '_ {
        self.kept.iter().map(|(place, number)| (usize::from(*place), i32::from(*number)))
    }

    /// All places, also those that hold nothing.
    #[must_use]
    pub fn laid_out(&self, places: usize) -> Vec<i8> {
        let mut all = vec![0; places];
        for &(place, number) in &self.kept {
            all[usize::from(place)] = number;
        }
        all
    }
}

/// How many places there are, of which each row of a list tells the meaning and the number.
#[must_use]
pub const fn places(layout: &[(&str, usize)]) -> usize {
    let (mut sum, mut row) = (0, 0);
    while row < layout.len() {
        sum += layout[row].1;
        row += 1;
    }
    sum
}
