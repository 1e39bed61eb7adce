//! Listing choices, and saying why one is not listed: one pass of the rules serves both.

use crate::{
    Choice, Reason,
    pieces::{self, Pick, Wanted},
};

/// Receives every answer the rules consider, with their verdict on it.
///
/// A game walks over all answers a person could think of and puts each one here. [`Choices`] keeps
/// the allowed ones, [`WhyNot`] the reasons against the others. Because both hear the same verdicts,
/// the list and the reasons cannot disagree.
pub trait Options<C, R> {
    /// Considers a choice: allowed, or refused for a reason.
    fn put(&mut self, choice: C, verdict: Result<(), R>);

    /// A choice that nothing speaks against.
    #[inline]
    fn offer(&mut self, choice: C) {
        self.put(choice, Ok(()));
    }

    /// A choice with all that could speak against it: whether it does, and the reason. The first that does counts.
    #[inline]
    fn unless(&mut self, choice: C, against: impl IntoIterator<Item = (bool, R)>) {
        let reason = against.into_iter().find_map(|(speaks, reason)| speaks.then_some(reason));
        self.put(choice, reason.map_or(Ok(()), Err));
    }

    /// Considers an answer of several pieces: how many are wanted, and what may be named. At most once a walk. Of what
    /// was named already the rules put only what comes no earlier in the list than the last of it.
    #[inline]
    fn pieces(&mut self, wanted: Wanted<C>, picks: impl Iterator<Item = Pick<C, R>> + Clone)
    where
        C: Copy,
        Self: Sized,
    {
        pieces::list(wanted, picks, |choice, verdict| self.put(choice, verdict));
    }

    /// Considers a row of answers that leads to the same outcomes by many ways: search is offered `listed`, which takes it
    /// to each by few of them, and people what they may `say` instead, in any order
    /// ([`Game::apply_by_hand`](crate::Game::apply_by_hand)). At most once a walk.
    #[inline]
    fn by_hand(&mut self, listed: impl Iterator<Item = C>, _say: impl Iterator<Item = C>)
    where
        Self: Sized,
    {
        listed.for_each(|choice| self.offer(choice));
    }

    /// Another way of saying what is listed: the other of two tokens that are alike. People may say it, and it comes to the
    /// same; search need not see it.
    #[inline]
    fn also(&mut self, _choice: C) {}
}

/// The legal choices of a decision. Made to be kept and filled again, so that listing does not
/// allocate.
#[derive(Clone, Debug)]
pub struct Choices<C>(Vec<C>);

impl<C> Choices<C> {
    /// An empty list with room for an ordinary decision.
    #[must_use]
    pub fn new() -> Self {
        Choices(Vec::with_capacity(64))
    }

    /// Forgets the list, keeps the room.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Keeps some, in their order.
    pub(crate) fn retain(&mut self, keeps: impl FnMut(&C) -> bool) {
        self.0.retain(keeps);
    }
}

impl<C> Default for Choices<C> {
    fn default() -> Self {
        Choices::new()
    }
}

impl<C> std::ops::Deref for Choices<C> {
    type Target = [C];

    fn deref(&self) -> &[C] {
        &self.0
    }
}

impl<C, R> Options<C, R> for Choices<C> {
    #[inline]
    fn put(&mut self, choice: C, verdict: Result<(), R>) {
        if verdict.is_ok() {
            self.0.push(choice);
        }
    }
}

/// Gathers what speaks against a choice, or against all that touch a thing.
#[derive(Debug)]
pub struct WhyNot<M, C, R> {
    meant: M,
    /// The reasons heard, each with the choice it speaks against; the first is the best answer.
    pub reasons: Vec<(C, R)>,
    /// Was a choice that is meant allowed after all?
    pub allowed: bool,
}

impl<M: Fn(C) -> bool, C: Choice, R: Reason> WhyNot<M, C, R> {
    /// Why none of the choices that are meant?
    #[must_use]
    pub fn new(meant: M) -> Self {
        WhyNot { meant, reasons: Vec::new(), allowed: false }
    }
}

impl<M: Fn(C) -> bool, C: Choice, R: Reason> Options<C, R> for WhyNot<M, C, R> {
    fn put(&mut self, choice: C, verdict: Result<(), R>) {
        if (self.meant)(choice) {
            match verdict {
                Ok(()) => self.allowed = true,
                Err(reason) => self.reasons.push((choice, reason)),
            }
        }
    }

    /// A piece may be named in any order, so it need not be the next one of the list.
    fn pieces(&mut self, wanted: Wanted<C>, picks: impl Iterator<Item = Pick<C, R>> + Clone) {
        for pick in picks.filter(|pick| pick.most != Ok(0)) {
            self.put(pick.choice, pick.most.map(|_| ()));
        }
        if let Some(done) = wanted.done.filter(|_| wanted.least == 0) {
            self.offer(done);
        }
    }

    fn by_hand(&mut self, listed: impl Iterator<Item = C>, say: impl Iterator<Item = C>) {
        listed.chain(say).for_each(|choice| self.offer(choice));
    }

    fn also(&mut self, choice: C) {
        self.offer(choice);
    }
}
