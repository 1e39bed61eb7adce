//! Proofs by looking at everything: one answer of one's own must do, and all answers of rivals and of the House must not help.

use super::Goal;
use arbiter_engine::{Choices, Eyes, Game, Seat, Turn};

/// Positions kept so that they are not looked at twice.
const KEPT: usize = 1500;

/// Looks at everything that may happen, so many nodes at most.
pub struct Prover<'a, G> {
    seat: Seat,
    goal: &'a Goal,
    nodes: u32,
    known: Vec<(G, u8, bool)>,
}

impl<'a, G: Game> Prover<'a, G> {
    /// Somebody who proves that the seat reaches the goal.
    #[must_use]
    pub fn new(seat: Seat, goal: &'a Goal, nodes: u32) -> Prover<'a, G> {
        Prover { seat, goal, nodes, known: Vec::new() }
    }

    /// Does the seat reach the goal from here in so many decisions of its own, whatever anybody answers? Nothing if there is too
    /// much to look at.
    pub fn can(&mut self, position: &G, within: u8) -> Option<bool> {
        if self.goal.is_met(position, self.seat) {
            return Some(true);
        }
        let Turn::Waiting(asked) = position.turn() else { return Some(false) };
        self.nodes = self.nodes.checked_sub(1)?;
        if asked.has(self.seat) {
            // What rivals decide in secret at the same time is not known: nothing is proven that way.
            if asked.len() > 1 || within == 0 {
                return Some(false);
            }
            if let Some((.., found)) = self.known.iter().find(|(known, left, _)| *left == within && known == position) {
                return Some(*found);
            }
            let found = self.own(position, within);
            if let (Some(found), true) = (found, self.known.len() < KEPT) {
                self.known.push((*position, within, found));
            }
            return found;
        }
        let rival = asked.into_iter().next()?;
        let mut answers = Choices::new();
        position.choices(rival, &mut answers);
        let after = |choice: G::Choice| {
            let mut next = *position;
            next.apply(rival, choice, &mut ());
            next
        };
        // What is answered unseen would have to be guessed: nothing is proven that way either.
        if let [first, second, ..] = *answers
            && after(first).view(Eyes::Seat(self.seat)) == after(second).view(Eyes::Seat(self.seat))
        {
            return Some(false);
        }
        for index in 0..answers.len() {
            if !self.can(&after(answers[index]), within)? {
                return Some(false);
            }
        }
        Some(!answers.is_empty())
    }

    fn own(&mut self, position: &G, within: u8) -> Option<bool> {
        let mut answers = Choices::new();
        position.choices(self.seat, &mut answers);
        let left = if answers.len() > 1 { within - 1 } else { within };
        let mut open = false;
        for index in 0..answers.len() {
            let mut next = *position;
            next.apply(self.seat, answers[index], &mut ());
            match self.can(&next, left) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => open = true,
            }
        }
        (!open).then_some(false)
    }
}

/// All answers that reach the goal for sure. Nothing if there is too much to look at.
#[must_use]
pub fn right_answers<G: Game>(position: &G, seat: Seat, goal: &Goal, within: u8, nodes: u32) -> Option<Vec<G::Choice>> {
    let mut prover = Prover::new(seat, goal, nodes);
    let mut right = Vec::new();
    for choice in position.listed(seat).iter() {
        let mut next = *position;
        next.apply(seat, *choice, &mut ());
        if prover.can(&next, within.saturating_sub(1))? {
            right.push(*choice);
        }
    }
    Some(right)
}
