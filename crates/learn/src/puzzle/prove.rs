//! Proofs by looking at everything: one answer of one's own must do, and all answers of rivals and of the House must not help.

use super::Goal;
use arbiter_engine::{Choices, Eyes, Game, MAX_SEATS, Peek, Rng, Seat, Turn};
use std::collections::HashMap;

/// Positions kept so that they are not looked at twice.
const KEPT: usize = 1500;
/// So often is made up anew what the seat cannot know, to see that nothing depends on it; more often where rivals attack.
const REDEALS: u64 = 4;
const DEFENDED: u64 = 16;

/// Looks at everything that may happen, so many nodes at most.
pub struct Prover<'a, G> {
    seat: Seat,
    goal: &'a Goal,
    nodes: u32,
    /// What is taken for granted where nothing can be proven: what is answered unseen, or by several at once.
    granted: bool,
    known: HashMap<Mark, Vec<(G, bool)>>,
    kept: usize,
}

/// What positions that are the same have in common, quick to tell: their estimates, how many decisions are left, and whether a
/// rival has answered.
type Mark = ([Option<i32>; MAX_SEATS], u8, bool);

impl<'a, G: Game> Prover<'a, G> {
    /// Somebody who proves that the seat reaches the goal.
    #[must_use]
    pub fn new(seat: Seat, goal: &'a Goal, nodes: u32) -> Prover<'a, G> {
        Prover { seat, goal, nodes, granted: false, known: HashMap::new(), kept: 0 }
    }

    /// Somebody who doubts: what they say cannot be done, somebody can prevent for sure.
    #[must_use]
    pub fn doubting(seat: Seat, goal: &'a Goal, nodes: u32) -> Prover<'a, G> {
        Prover { granted: true, ..Prover::new(seat, goal, nodes) }
    }

    /// Does the seat reach the goal from here in so many decisions of its own, whatever anybody answers? Nothing if there is too
    /// much to look at. A defence must hold until the seat is asked again, once a rival has answered its last decision.
    pub fn can(&mut self, position: &G, within: u8) -> Option<bool> {
        self.holds(position, within, false)
    }

    fn holds(&mut self, position: &G, within: u8, answered: bool) -> Option<bool> {
        if self.goal.is_met(position, self.seat) {
            return Some(true);
        }
        if self.goal.is_broken(position, self.seat) {
            return Some(false);
        }
        let Turn::Waiting(asked) = position.turn() else { return Some(false) };
        if asked.has(self.seat) {
            if within == 0 && answered && self.goal.is_defence() {
                return Some(true);
            }
            // What rivals decide in secret at the same time is not known: nothing is proven that way.
            if asked.len() > 1 {
                return Some(self.granted);
            }
            // What is still to be said of one's last answer is no further decision of a defence.
            if within == 0 && !self.goal.is_defence() {
                return Some(false);
            }
            return self.once(position, within, false, |prover| prover.own(position, within));
        }
        let rival = asked.into_iter().next()?;
        if rival.is_house() {
            return self.others(position, rival, within, answered);
        }
        // Rivals come to the same in many ways: one step after the other, in any order.
        self.once(position, within, answered, |prover| prover.others(position, rival, within, answered))
    }

    /// What was found of the same position before, or is found now.
    fn once(
        &mut self,
        position: &G,
        within: u8,
        answered: bool,
        find: impl FnOnce(&mut Self) -> Option<bool>,
    ) -> Option<bool> {
        let mark = (position.estimates(), within, answered);
        let known = self.known.get(&mark).into_iter().flatten().find(|(known, _)| known == position);
        if let Some((_, found)) = known {
            return Some(*found);
        }
        let found = find(self)?;
        if self.kept < KEPT {
            self.kept += 1;
            self.known.entry(mark).or_default().push((*position, found));
        }
        Some(found)
    }

    /// Whatever somebody else answers.
    fn others(&mut self, position: &G, rival: Seat, within: u8, answered: bool) -> Option<bool> {
        self.nodes = self.nodes.checked_sub(1)?;
        let mut answers = Choices::new();
        position.choices(rival, &mut answers);
        let after = |choice: G::Choice| {
            let mut next = *position;
            next.apply(rival, choice, &mut ());
            next
        };
        if self.is_unseen(rival, &answers, after) {
            return Some(self.granted);
        }
        for index in 0..answers.len() {
            if !self.holds(&after(answers[index]), within, answered || !rival.is_house())? {
                return Some(false);
            }
        }
        Some(!answers.is_empty())
    }

    /// What is answered unseen would have to be guessed: nothing is proven that way. Whoever is asked on has not yet said all of it;
    /// and of what the House brings, some may look the same, as two blank faces of a die do.
    fn is_unseen(&self, whose: Seat, answers: &[G::Choice], after: impl Fn(G::Choice) -> G) -> bool {
        let compared = if whose.is_house() { answers.len() } else { 2 };
        let mut nexts = answers.iter().take(compared).map(|choice| after(*choice));
        let Some(first) = nexts.next().filter(|_| answers.len() > 1) else { return false };
        let view = first.view(Eyes::Seat(self.seat));
        let is_said = |next: &G| !next.turn().waits_for(whose);
        nexts.all(|next| (is_said(&first) || is_said(&next)) && next.view(Eyes::Seat(self.seat)) == view)
    }

    fn own(&mut self, position: &G, within: u8) -> Option<bool> {
        self.nodes = self.nodes.checked_sub(1)?;
        let mut answers = Choices::new();
        position.choices(self.seat, &mut answers);
        let left = if answers.len() > 1 { within.saturating_sub(1) } else { within };
        let mut open = false;
        for index in 0..answers.len() {
            let mut next = *position;
            next.apply(self.seat, answers[index], &mut ());
            match self.holds(&next, left, false) {
                Some(true) => return Some(true),
                Some(false) => {}
                None => open = true,
            }
        }
        (!open).then_some(false)
    }
}

/// All answers that reach the goal for sure. Nothing if there is too much to look at, or if it is not certain of a defence that all
/// other answers fail.
#[must_use]
pub fn right_answers<G: Game>(position: &G, seat: Seat, goal: &Goal, within: u8, nodes: u32) -> Option<Vec<G::Choice>> {
    few_right(position, seat, goal, within, nodes, usize::MAX).ok()
}

/// The same, but gives up when more than so many are right: `Err(true)`. With too much to look at, or in doubt, it is `Err(false)`.
pub(super) fn few_right<G: Game>(
    position: &G,
    seat: Seat,
    goal: &Goal,
    within: u8,
    nodes: u32,
    most: usize,
) -> Result<Vec<G::Choice>, bool> {
    let mut prover = Prover::new(seat, goal, nodes);
    let mut doubter = Prover::doubting(seat, goal, nodes);
    let left = within.saturating_sub(1);
    let mut right = Vec::new();
    for choice in position.listed(seat).iter() {
        let mut next = *position;
        next.apply(seat, *choice, &mut ());
        if prover.can(&next, left).ok_or(false)? {
            right.push(*choice);
            if right.len() > most {
                return Err(true);
            }
        } else if goal.is_defence() && doubter.can(&next, left).ok_or(false)? {
            return Err(false);
        }
    }
    Ok(right)
}

/// Is one answer right, wherever what the seat cannot know lies? It is made up anew so many times.
#[must_use]
pub fn is_safe<G: Game>(position: &G, seat: Seat, choice: G::Choice, goal: &Goal, within: u8, nodes: u32) -> bool {
    let times = if goal.is_defence() { DEFENDED } else { REDEALS };
    (0..times).all(|number| {
        let mut world = Peek::new(position, seat).imagine(&mut Rng::stream(0x9e4, number));
        if !world.allows(seat, choice) {
            return false;
        }
        world.apply(seat, choice, &mut ());
        Prover::new(seat, goal, nodes).can(&world, within.saturating_sub(1)) == Some(true)
    })
}
