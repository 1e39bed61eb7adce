//! Listeners to the walk of the options: what a person may say, and whether anything has to be asked at all.

use super::{Pick, Shape, Slot, Wanted};
use crate::{Options, Seat};

/// Everything a person may answer: whole choices, and pieces of one.
#[derive(Clone, Debug)]
pub struct Sheet<C> {
    /// What is an answer by itself.
    pub choices: Vec<C>,
    /// What may be said in any order until a choice ends it, where search has a way of its own.
    pub by_hand: Vec<C>,
    /// Those of the choices that search does not see, since they come to the same as another.
    pub also: Vec<C>,
    /// What is answered in pieces.
    pub shape: Option<Shape<C>>,
}

impl<C: Copy + Eq> Sheet<C> {
    pub(crate) fn new() -> Self {
        Sheet { choices: Vec::new(), by_hand: Vec::new(), also: Vec::new(), shape: None }
    }

    /// The answer in several pieces, if there is one to give.
    #[must_use]
    pub fn compound(&self) -> Option<&Shape<C>> {
        self.shape.as_ref().filter(|shape| shape.is_compound())
    }

    /// Does it stand on the sheet as something that is said by itself?
    #[must_use]
    pub fn has(&self, choice: C) -> bool {
        self.choices.contains(&choice) || self.by_hand.contains(&choice)
    }

    /// What may be said next by somebody who has named these: pieces in the order of the list, what says that these
    /// are all, and, as long as nothing is named, what else may be answered.
    #[must_use]
    pub fn offers(&self, named: &[C]) -> Vec<C> {
        let Some(shape) = &self.shape else { return [&self.choices[..], &self.by_hand].concat() };
        let mut offers: Vec<C> = shape.open(named).collect();
        offers.extend(self.choices.iter().filter(|_| named.is_empty()));
        offers.extend(shape.wanted.done.filter(|_| shape.may_finish(named)));
        offers
    }
}

impl<C: Copy + Eq, R> Options<C, R> for Sheet<C> {
    fn put(&mut self, choice: C, verdict: Result<(), R>) {
        if verdict.is_ok() {
            self.choices.push(choice);
        }
    }

    fn pieces(&mut self, wanted: Wanted<C>, picks: impl Iterator<Item = Pick<C, R>> + Clone) {
        let slot = |pick: Pick<C, R>| Slot { choice: pick.choice, most: pick.room(), group: pick.group };
        let slots = picks.map(slot).filter(|slot| slot.most > 0).collect();
        self.shape = Some(Shape { wanted, slots });
    }

    fn by_hand(&mut self, _listed: impl Iterator<Item = C>, say: impl Iterator<Item = C>) {
        self.by_hand.extend(say);
    }

    fn also(&mut self, choice: C) {
        self.choices.push(choice);
        self.also.push(choice);
    }
}

/// Counts the legal options and keeps the first.
#[derive(Clone, Debug)]
pub struct Count<C> {
    /// The first of them.
    pub first: Option<C>,
    /// How many.
    pub legal: usize,
}

impl<C: Copy, R> Options<C, R> for Count<C> {
    #[inline]
    fn put(&mut self, choice: C, verdict: Result<(), R>) {
        if verdict.is_ok() {
            self.first = self.first.or(Some(choice));
            self.legal += 1;
        }
    }
}

impl<C: Copy> Count<C> {
    /// Of what a walk over the options finds legal.
    #[inline]
    pub fn of(walk: impl FnOnce(&mut Count<C>)) -> Count<C> {
        let mut count = Count { first: None, legal: 0 };
        walk(&mut count);
        count
    }

    /// The legal option, if there is just one: then nothing has to be asked.
    #[inline]
    #[must_use]
    pub fn only(self) -> Option<C> {
        self.first.filter(|_| self.legal == 1)
    }
}

/// The pieces each seat has named and that are not yet a whole answer.
#[derive(Clone, Debug)]
pub(crate) struct Trays<C>(Vec<(Seat, Vec<C>)>);

impl<C: Copy> Trays<C> {
    pub(crate) const EMPTY: Trays<C> = Trays(Vec::new());

    pub(crate) fn of(&self, seat: Seat) -> &[C] {
        self.0.iter().find(|(whose, _)| *whose == seat).map_or(&[], |(_, named)| named)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn put(&mut self, seat: Seat, named: Vec<C>) {
        self.0.retain(|(whose, _)| *whose != seat);
        if !named.is_empty() {
            self.0.push((seat, named));
        }
    }
}
