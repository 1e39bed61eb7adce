//! A bot that takes what looks best now.

use crate::{
    Bot,
    thought::{Luck, Thought},
    worth::worth,
};
use arbiter_engine::{Choices, Game, Peek, Rng, Seat};

/// Positions looked at for one decision, shared by its options: what keeps it quick.
const EFFORT: u32 = 600;
/// No option gets less than this, so that a long list does not mean half-finished thoughts.
const LEAST_EFFORT: u32 = 12;
/// Over how many imagined positions an option is judged if chance has a say in it.
const SAMPLES: usize = 4;

/// Carries every option out in an imagined position, finishes the thought, and takes the option
/// after which [`Game::estimate`] is highest; the first of them if several are.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    options: Choices<G::Choice>,
    imagined: Vec<G>,
    thought: Thought<G>,
}

impl<G: Game> Greedy<G> {
    /// A bot that takes what looks best now.
    #[must_use]
    pub fn new() -> Self {
        Greedy { options: Choices::new(), imagined: Vec::with_capacity(SAMPLES), thought: Thought::new() }
    }

    /// What an option leads to, and whether chance had a say in it.
    fn value(&mut self, sample: usize, seat: Seat, option: G::Choice, effort: u32, rng: &mut Rng) -> (i64, Luck) {
        let mut position = self.imagined[sample];
        position.apply(seat, option, &mut ());
        let luck = self.thought.finish(&mut position, seat, effort, rng);
        (i64::from(worth(&position, seat)), luck)
    }
}

impl<G: Game> Default for Greedy<G> {
    fn default() -> Self {
        Greedy::new()
    }
}

impl<G: Game> Bot<G> for Greedy<G> {
    fn choose(&mut self, peek: &Peek<'_, G>, rng: &mut Rng) -> G::Choice {
        peek.choices(&mut self.options);
        if let [only] = *self.options {
            return only;
        }
        let effort = (EFFORT / self.options.len().max(1) as u32).max(LEAST_EFFORT);
        self.imagined.clear();
        self.imagined.push(peek.imagine(rng));

        let mut best = (i64::MIN, self.options[0]);
        for index in 0..self.options.len() {
            let option = self.options[index];
            let (mut sum, luck) = self.value(0, peek.seat(), option, effort, rng);
            if luck == Luck::Some {
                for sample in 1..SAMPLES {
                    if sample == self.imagined.len() {
                        self.imagined.push(peek.imagine(rng));
                    }
                    sum += self.value(sample, peek.seat(), option, effort, rng).0;
                }
            } else {
                sum *= SAMPLES as i64;
            }
            if sum > best.0 {
                best = (sum, option);
            }
        }
        best.1
    }
}
