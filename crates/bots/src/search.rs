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

use crate::{Bot, Late, grow::Grower, judge::Judge, plan::Planner, thought::Thought, weigh::Weighed};
use arbiter_engine::{Choices, Game, MAX_SEATS, Peek, Rng};

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
    /// On how many cores it thinks.
    pub cores: u8,
    /// Do most lines go into better plans behind the best options, instead of more tries of them all?
    pub is_inventive: bool,
    /// Is a tree kept for as long as what it foresaw comes?
    pub keeps: bool,
    /// Are few answers of a long list looked at first, and more of them later?
    pub widens: bool,
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
        cores: 1,
        is_inventive: false,
        keeps: false,
        widens: false,
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
    /// Who grows trees, each on a core of its own.
    growers: Vec<Grower<G>>,
    thought: Thought<G>,
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
            growers: (0..style.cores.max(1)).map(|_| Grower::new(style)).collect(),
            thought: Thought::new(),
            judge: Judge::of::<G>(style.is_learned),
            planner: Planner::new(&style),
        }
    }

    /// Thinks until the budget is spent, nothing can change any more, or it is late.
    fn think(&mut self, peek: &Peek<'_, G>, is_late: Late<'_>, rng: &mut Rng) -> G::Choice {
        peek.sensible(&mut self.choices);
        if let [only] = *self.choices {
            return only;
        }
        if peek.horizon().is_some() {
            return self.planner.choose(peek, &self.choices, &self.style, is_late, rng);
        }
        let (budget, choices) = (self.style.budget, &self.choices);
        if let [grower] = &mut self.growers[..] {
            grower.grow(peek, choices, budget, is_late, rng);
        } else {
            let cores = self.growers.len() as u32;
            std::thread::scope(|scope| {
                for (core, grower) in (0..).zip(&mut self.growers) {
                    let lines = budget / cores + u32::from(core < budget % cores);
                    let mut luck = Rng::new(rng.next_u64());
                    scope.spawn(move || grower.grow(peek, choices, lines, is_late, &mut luck));
                }
            });
        }
        // Of equals, the first listed.
        let (mut best, mut most) = (self.choices[0], 0);
        for &choice in self.choices.iter() {
            let (visits, _) = self.found(peek, choice);
            if visits > most {
                (best, most) = (choice, visits);
            }
        }
        best
    }

    /// How often a choice was tried in all trees, and what the seat could hope for then, on average.
    fn found(&self, peek: &Peek<'_, G>, choice: G::Choice) -> (u32, f32) {
        let found = self.growers.iter().map(|grower| grower.found(peek.seat(), choice));
        let (visits, hopes) = found.fold((0, 0.0), |sum, found| (sum.0 + found.0, sum.1 + found.1));
        (visits, hopes / visits.max(1) as f32)
    }

    /// What the last thought came to: the options that were tried and what the seat may hope for after each, the best first.
    pub(crate) fn weighed(&self, peek: &Peek<'_, G>) -> Vec<Weighed<G::Choice>> {
        if peek.horizon().is_some() {
            return self.planner.weighed().collect();
        }
        let found = self.choices.iter().map(|choice| (*choice, self.found(peek, *choice)));
        let mut tried: Vec<_> = found.filter(|(_, (visits, _))| *visits > 0).collect();
        // Stable: of equals, the first listed.
        tried.sort_by_key(|(_, (visits, _))| std::cmp::Reverse(*visits));
        tried.into_iter().map(|(choice, (_, chance))| Weighed { choice, chance }).collect()
    }

    /// Thinks for as long as there is time and says what every option that was tried is worth, the best first.
    pub(crate) fn weigh(&mut self, peek: &Peek<'_, G>, is_late: Late<'_>, rng: &mut Rng) -> Vec<Weighed<G::Choice>> {
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

    fn choose_in_time(&mut self, peek: &Peek<'_, G>, is_late: Late<'_>, rng: &mut Rng) -> G::Choice {
        self.think(peek, is_late, rng)
    }
}
