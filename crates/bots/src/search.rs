//! A bot that tries many lines of play: information-set Monte-Carlo tree search.
//!
//! Each line starts in a position imagined anew, so that everything the seat cannot know is different
//! every time, and walks one shared tree. The tree is *open loop*: a node stands for the answers that
//! were given, not for one position. Chance is answered at random and not branched on; the averages
//! in the nodes take care of it. Who answers is part of an answer, since chance may also decide who
//! is asked.
//!
//! What guides a line (PUCT): how answers went so far, and for answers hardly tried, how much they
//! gain at first sight: the game's own estimate once the thought is finished. An answer that was
//! seldom possible is owed fewer tries; that is what [`Node::chances`](crate::tree::Node) counts.
//!
//! What ends a line: the first answer never tried before. The thought is finished, a few more answers
//! may be given ([`Style::rollout`]), and the estimates of all seats become a share of the win.
//!
//! Where the game says how far a plan goes ([`Game::horizon`]), no tree is grown: see `plan.rs`.

use crate::{
    Bot,
    judge::Judge,
    plan::Planner,
    thought::Thought,
    tree::{Child, Tree},
    weigh::Weighed,
    worth::worth,
};
use arbiter_engine::{Choices, Game, MAX_SEATS, Peek, Rng, Seat, Turn};

/// After how many lines a search looks whether one choice can no longer be caught up with.
const CHECK: u32 = 32;
/// Over so many imagined positions it is said how things stand.
const WORLDS: usize = 24;

/// How a search goes about it.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Style {
    /// How many lines are tried for one decision.
    pub budget: u32,
    /// How eagerly answers are tried that have not done well so far.
    pub curiosity: f32,
    /// By how much a gain at first sight must fall short of the best one to be a quarter as
    /// interesting, in the units of [`Game::estimate`].
    pub doubt: f32,
    /// How much worse than usual an answer is expected to be before it is tried, as a share of a win.
    pub caution: f32,
    /// What lead makes a win likely (85 %), in the units of [`Game::estimate`].
    pub scale: f32,
    /// Positions looked at to finish the thought behind an answer at first sight.
    pub effort: u32,
    /// How many answers are given after the end of a line before it is judged.
    pub rollout: u32,
    /// Among how many options, picked at random, such an answer is the best-looking one. With 1 it is
    /// any option.
    pub rollout_width: u32,
    /// Among how many options an answer in a plan is the best-looking one.
    pub plan_width: u32,
    /// How much farther than the horizon a plan is thought through.
    pub foresight: u32,
    /// Are ends of lines judged by what was learned of the game, where something was?
    pub is_learned: bool,
}

impl Style {
    /// What has proven best so far.
    pub const USUAL: Style = Style {
        budget: 400,
        curiosity: 1.0,
        doubt: 300.0,
        caution: 0.05,
        scale: 2500.0,
        effort: 16,
        rollout: 12,
        rollout_width: 4,
        plan_width: 12,
        foresight: 0,
        is_learned: true,
    };
}

impl Default for Style {
    fn default() -> Self {
        Style::USUAL
    }
}

/// Tries many lines of play and takes the choice it came back to most often.
#[derive(Debug)]
pub struct Search<G: Game> {
    style: Style,
    /// What may be answered in earnest.
    choices: Choices<G::Choice>,
    tree: Tree<G::Choice>,
    thought: Thought<G>,
    /// What may be answered in the position a line is at.
    options: Choices<G::Choice>,
    /// The children of the node a line is at that are possible in its position.
    possible: Vec<(Child, G::Choice)>,
    /// The nodes a line went through.
    line: Vec<u32>,
    judge: Judge,
    planner: Planner<G>,
}

impl<G: Game> Search<G> {
    /// A bot that searches in this style.
    #[must_use]
    pub fn new(style: Style) -> Self {
        Search {
            style,
            choices: Choices::new(),
            tree: Tree::new(),
            thought: Thought::new(),
            options: Choices::new(),
            possible: Vec::new(),
            line: Vec::new(),
            judge: Judge::of::<G>(style.is_learned),
            planner: Planner::new(),
        }
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

    /// Finds the children of a node that are possible in this position, and adds those that are new.
    fn list_possible(&mut self, position: &G, at: u32, seat: Seat, rng: &mut Rng) {
        self.possible.clear();
        let mut after = None;
        for index in 0..self.options.len() {
            let choice = self.options[index];
            let child = self.tree.find(at, after, seat, choice).unwrap_or_else(|| {
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

    /// The choice tried most often, and by how many tries it leads. Of equals, the first listed.
    fn favourite(&self, seat: Seat) -> (G::Choice, u32) {
        let (mut best, mut most, mut second) = (self.choices[0], 0, 0);
        let mut after = None;
        for &choice in self.choices.iter() {
            after = self.tree.find(Tree::<G::Choice>::ROOT, after, seat, choice);
            let visits = after.map_or(0, |child| self.tree.node(child.get()).visits);
            if visits > most {
                (best, most, second) = (choice, visits, most);
            } else {
                second = second.max(visits);
            }
        }
        (best, most - second)
    }
}

impl<G: Game> Search<G> {
    /// Thinks until the budget is spent, nothing can change any more, or it is late.
    fn think(&mut self, peek: &Peek<'_, G>, is_late: &dyn Fn() -> bool, rng: &mut Rng) -> G::Choice {
        peek.choices(&mut self.choices);
        self.tree.clear();
        if let [only] = *self.choices {
            return only;
        }
        if peek.horizon().is_some() {
            return self.planner.choose(peek, &self.choices, &self.style, &mut self.judge, is_late, rng);
        }
        for left in (1..=self.style.budget).rev() {
            if left % CHECK == 0 {
                let (favourite, lead) = self.favourite(peek.seat());
                if lead > left || is_late() {
                    return favourite;
                }
            }
            self.try_line(peek.imagine(rng), peek.seat(), rng);
        }
        self.favourite(peek.seat()).0
    }

    /// What the last thought came to: the options that were tried and what the seat may hope for after each, the best first.
    pub(crate) fn weighed(&self, peek: &Peek<'_, G>) -> Vec<Weighed<G::Choice>> {
        if peek.horizon().is_some() {
            return self.planner.weighed().collect();
        }
        let (mut tried, mut after) = (Vec::new(), None);
        for &choice in self.choices.iter() {
            after = self.tree.find(Tree::<G::Choice>::ROOT, after, peek.seat(), choice);
            let Some(node) = after.map(|child| self.tree.node(child.get())) else { continue };
            if let Some(chance) = node.hope(peek.seat()) {
                tried.push((node.visits, Weighed { choice, chance }));
            }
        }
        // Stable: of equals, the first listed.
        tried.sort_by_key(|(visits, _)| std::cmp::Reverse(*visits));
        tried.into_iter().map(|(_, weighed)| weighed).collect()
    }

    /// Thinks for as long as there is time and says what every option that was tried is worth, the best first.
    pub(crate) fn weigh(
        &mut self,
        peek: &Peek<'_, G>,
        is_late: &dyn Fn() -> bool,
        rng: &mut Rng,
    ) -> Vec<Weighed<G::Choice>> {
        let only = self.think(peek, is_late, rng);
        if self.choices.len() == 1 {
            let chance = self.chances(peek, rng)[peek.seat().index()];
            return vec![Weighed { choice: only, chance }];
        }
        self.weighed(peek)
    }

    /// What each seat may hope for now, as far as this one can know: by several positions that look like this one to it.
    pub(crate) fn chances(&mut self, peek: &Peek<'_, G>, rng: &mut Rng) -> [f32; MAX_SEATS] {
        let mut sum = [0.0; MAX_SEATS];
        for _ in 0..WORLDS {
            let mut position = peek.imagine(rng);
            self.thought.let_luck_answer(&mut position, rng);
            for (sum, hope) in sum.iter_mut().zip(self.judge.hopes(&position, self.style.scale)) {
                *sum += hope;
            }
        }
        let all = sum.iter().sum::<f32>().max(f32::MIN_POSITIVE);
        sum.map(|hopes| hopes / all)
    }
}

impl<G: Game> Bot<G> for Search<G> {
    fn choose(&mut self, peek: &Peek<'_, G>, rng: &mut Rng) -> G::Choice {
        self.think(peek, &|| false, rng)
    }
}
