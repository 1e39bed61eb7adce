//! Growing a tree of what may be answered, line by line.
//!
//! Several grow side by side where a search has several cores: each from its own luck, each with its share of the lines. What
//! they found is counted together (`search.rs`).

use crate::{
    Late, Style,
    judge::Judge,
    look::Looker,
    thought::Thought,
    tree::{Child, Tree},
    worth::worth,
};
use arbiter_engine::{Choices, Game, Peek, Rng, Seat, Turn};

/// After how many lines a search looks whether one choice can no longer be caught up with.
const CHECK: u32 = 32;
/// Whoever widens looks at so many answers at first, and at one more each time they come by.
const FIRST: usize = 4;

/// A tree, and room to grow it in.
#[derive(Debug)]
pub(crate) struct Grower<G: Game> {
    style: Style,
    tree: Tree<G::Choice>,
    thought: Thought<G>,
    /// What may be answered in the position a line is at.
    options: Choices<G::Choice>,
    /// The children of the node a line is at that are possible in its position.
    possible: Vec<(Child, G::Choice)>,
    /// The nodes a line went through.
    line: Vec<u32>,
    judge: Judge,
    looker: Looker,
}

impl<G: Game> Grower<G> {
    pub(crate) fn new(style: Style) -> Self {
        Grower {
            style,
            tree: Tree::new(),
            thought: Thought::new(),
            options: Choices::new(),
            possible: Vec::new(),
            line: Vec::new(),
            judge: Judge::of::<G>(style.is_learned),
            looker: Looker::default(),
        }
    }

    /// Grows a tree anew, or the one that is kept, until so many lines are tried, nothing can change any more, or it is late.
    pub(crate) fn grow(
        &mut self,
        peek: &Peek<'_, G>,
        choices: &Choices<G::Choice>,
        lines: u32,
        is_late: Late<'_>,
        rng: &mut Rng,
    ) {
        let known = if self.style.keeps { self.looker.asked(peek, &mut self.options, rng) } else { None };
        match known {
            Some(look) => self.tree.keep(look),
            None => self.tree.clear(),
        }
        for left in (1..=lines).rev() {
            if left % CHECK == 0 && (self.lead(choices, peek.seat()) > left || is_late()) {
                return;
            }
            self.try_line(peek.imagine(rng), peek.seat(), rng);
        }
    }

    /// How often a choice was tried, and the sum of what the seat could hope for then.
    pub(crate) fn found(&self, seat: Seat, choice: G::Choice) -> (u32, f32) {
        let child = self.tree.find(Tree::<G::Choice>::ROOT, None, seat, choice);
        let node = child.map(|child| self.tree.node(child.get()));
        node.map_or((0, 0.0), |node| (node.visits, node.hopes_of(seat)))
    }

    /// By how many tries the choice tried most often leads.
    fn lead(&self, choices: &[G::Choice], seat: Seat) -> u32 {
        let (mut most, mut second) = (0, 0);
        let mut after = None;
        for &choice in choices {
            after = self.tree.find(Tree::<G::Choice>::ROOT, after, seat, choice);
            let visits = after.map_or(0, |child| self.tree.node(child.get()).visits);
            (most, second) = (most.max(visits), second.max(most.min(visits)));
        }
        most - second
    }

    /// Tries one line of play from an imagined position, on behalf of `me`.
    fn try_line(&mut self, mut position: G, me: Seat, rng: &mut Rng) {
        let mut at = Tree::<G::Choice>::ROOT;
        let mut last = me;
        self.line.clear();
        self.line.push(at);
        while let Some(seat) = self.asked(&mut position, me, rng) {
            position.choices(seat, &mut self.options);
            // No question, no node: chains of forced answers cost no depth.
            if let [only] = *self.options {
                position.apply(seat, only, &mut ());
                continue;
            }
            // A new answer ends the line; what could follow it is only listed when it is given again.
            let node = self.tree.node(at);
            if node.is_leaf() && node.visits == 0 && at != Tree::<G::Choice>::ROOT {
                if self.style.keeps && seat == me {
                    self.tree.looks(at, || self.looker.look(&position, me, &self.options));
                }
                break;
            }
            self.list_possible(&position, at, seat, rng);
            let Some((child, choice)) = self.prefer(at, seat) else { break };
            position.apply(seat, choice, &mut ());
            at = child.get();
            last = seat;
            self.line.push(at);
        }
        self.play_on(&mut position, last, rng);
        let hopes = self.judge.hopes(&position, self.style.scale);
        for &at in &self.line {
            self.tree.went(at, &hopes);
        }
    }

    /// Who is asked next, once chance has answered. Where several decide in secret, `me` does so last:
    /// the others, who cannot know what I answer, do not get to answer it.
    fn asked(&mut self, position: &mut G, me: Seat, rng: &mut Rng) -> Option<Seat> {
        loop {
            self.thought.let_luck_answer(position, rng);
            let Turn::Waiting(seats) = position.turn() else { return None };
            let seat = seats.into_iter().find(|seat| *seat != me).or(seats.into_iter().next())?;
            if seat.is_house() {
                return None;
            }
            if seats.len() == 1 {
                return Some(seat);
            }
            self.answer_lightly(position, seat, rng);
        }
    }

    /// Finds the children of a node that are possible in this position, and adds those that are new, or as many of them as it is time
    /// to look at.
    fn list_possible(&mut self, position: &G, at: u32, seat: Seat, rng: &mut Rng) {
        // What is decided now is looked at as a whole.
        let widens = self.style.widens && at != Tree::<G::Choice>::ROOT;
        let (due, new) = if widens { self.due(at, seat) } else { (1, 1) };
        self.possible.clear();
        let (mut after, mut met) = (None, 0);
        for index in 0..self.options.len() {
            let choice = self.options[index];
            let known = self.tree.find(at, after, seat, choice);
            if known.is_none() {
                // From all over the list.
                met += 1;
                if met * due / new == (met - 1) * due / new {
                    continue;
                }
            }
            let child = known.unwrap_or_else(|| {
                let mut next = *position;
                next.apply(seat, choice, &mut ());
                self.thought.finish(&mut next, seat, self.style.effort, rng);
                let gain = worth(&next, seat) - worth(position, seat);
                self.tree.add(at, seat, choice, gain as f32)
            });
            self.tree.had_chance(child);
            self.possible.push((child, choice));
            after = Some(child);
        }
    }

    /// How many of the options that are new to a node are looked at now, and how many are new.
    fn due(&self, at: u32, seat: Seat) -> (usize, usize) {
        let known = self.options.iter().filter(|choice| self.tree.find(at, None, seat, **choice).is_some()).count();
        let new = self.options.len() - known;
        let most = FIRST + self.tree.node(at).visits as usize;
        (most.saturating_sub(known).min(new), new)
    }

    /// The possible child worth trying most.
    fn prefer(&self, at: u32, seat: Seat) -> Option<(Child, G::Choice)> {
        let Style { curiosity, doubt, caution, .. } = self.style;
        let nodes = || self.possible.iter().map(|(child, _)| self.tree.node(child.get()));
        let best_gain = nodes().map(|node| node.gain).fold(f32::MIN, f32::max);
        let interest = |gain: f32| {
            let short = 1.0 + (best_gain - gain) / doubt;
            1.0 / (short * short)
        };
        let all_interest: f32 = nodes().map(|node| interest(node.gain)).sum();
        let unknown = self.tree.node(at).hope(seat).unwrap_or(0.5) - caution;

        let mut best = None;
        let mut best_score = f32::MIN;
        for &(child, choice) in &self.possible {
            let node = self.tree.node(child.get());
            let known = node.hope(seat).unwrap_or(unknown);
            let share = interest(node.gain) / all_interest;
            let score = known + curiosity * share * (node.chances as f32).sqrt() / (1 + node.visits) as f32;
            if score > best_score {
                best_score = score;
                best = Some((child, choice));
            }
        }
        best
    }

    /// From the end of a line to the position by which it is judged.
    fn play_on(&mut self, position: &mut G, last: Seat, rng: &mut Rng) {
        self.thought.finish(position, last, self.style.effort, rng);
        for _ in 0..self.style.rollout {
            let Turn::Waiting(seats) = position.turn() else { return };
            let Some(seat) = seats.into_iter().next() else { return };
            self.answer_lightly(position, seat, rng);
            self.thought.let_luck_answer(position, rng);
        }
    }

    /// Answers for a seat without much thought.
    fn answer_lightly(&mut self, position: &mut G, seat: Seat, rng: &mut Rng) {
        position.choices(seat, &mut self.options);
        let mut best = None;
        for _ in 0..self.style.rollout_width.max(1) {
            let Some(&choice) = rng.pick(&self.options) else { return };
            let mut next = *position;
            next.apply(seat, choice, &mut ());
            if self.style.rollout_width <= 1 {
                *position = next;
                return;
            }
            self.thought.let_luck_answer(&mut next, rng);
            let value = worth(&next, seat);
            if best.is_none_or(|(best, _)| value > best) {
                best = Some((value, choice));
            }
        }
        if let Some((_, choice)) = best {
            position.apply(seat, choice, &mut ());
        }
    }
}
