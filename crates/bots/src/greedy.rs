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
/// Who is careless looks less far.
const CARELESS_EFFORT: u32 = 150;
/// Where every answer makes things worse, what looks so much worse than the best is a mistake that everybody sees.
const MERCY: i64 = 40;
/// The same for what is only the end of something begun: less than a point of damage is worth, on either side.
const AIM: i64 = 12;

/// Carries every option out in an imagined position, finishes the thought, and takes the option
/// after which [`Game::estimate`] is highest; the first of them if several are.
#[derive(Debug)]
pub struct Greedy<G: Game> {
    options: Choices<G::Choice>,
    imagined: Vec<G>,
    thought: Thought<G>,
    /// What each option leads to, summed over the samples.
    looks: Vec<i64>,
    /// How much better an option must look than another to be surely told from it.
    noise: u32,
    /// How many of a hundred options are overlooked.
    overlooks: u8,
}

impl<G: Game> Greedy<G> {
    /// A bot that takes what looks best now.
    #[must_use]
    pub fn new() -> Self {
        Greedy::careless(0, 0)
    }

    /// The same for somebody who cannot tell answers apart that look alike up to so much, and overlooks so many of a hundred. What looks like a mistake to everybody is
    /// no answer even so: to help a rival, to hurt oneself, to lay down what is of no use.
    #[must_use]
    pub fn careless(noise: u32, overlooks: u8) -> Self {
        Greedy {
            options: Choices::new(),
            imagined: Vec::with_capacity(SAMPLES),
            thought: Thought::new(),
            looks: Vec::new(),
            noise,
            overlooks,
        }
    }

    /// One of the options that are no obvious mistake, and rather one that looks good.
    fn mistake_one_for_another(&self, now: i32, rng: &mut Rng) -> G::Choice {
        let (samples, now) = (SAMPLES as i64, i64::from(now) * SAMPLES as i64);
        // Nobody makes things worse who need not.
        let best = self.looks.iter().copied().max().unwrap_or(i64::MAX);
        let bar = if best >= now { now } else { best - MERCY * samples };
        // Where only the aim is left to say, everybody sees whom it hurts.
        let bar = if self.imagined[0].is_midway() { bar.max(best - AIM * samples) } else { bar };
        // Who has overlooked all that is any good looks again.
        let (mut taken, mut second) = ((i64::MIN, self.options[0]), (i64::MIN, self.options[0]));
        for (look, option) in self.looks.iter().zip(self.options.iter()).filter(|(look, _)| **look >= bar) {
            let seems = look + samples * rng.below(self.noise.max(1) as usize) as i64;
            let seen = if rng.below(100) < usize::from(self.overlooks) { &mut second } else { &mut taken };
            if seems > seen.0 {
                *seen = (seems, *option);
            }
        }
        if taken.0 == i64::MIN { second.1 } else { taken.1 }
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
        peek.sensible(&mut self.options);
        if let [only] = *self.options {
            return only;
        }
        let careless = self.noise > 0 || self.overlooks > 0;
        let effort = if careless { CARELESS_EFFORT } else { EFFORT };
        let effort = (effort / self.options.len().max(1) as u32).max(LEAST_EFFORT);
        self.imagined.clear();
        self.imagined.push(peek.imagine(rng));

        self.looks.clear();
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
            self.looks.push(sum);
            if sum > best.0 {
                best = (sum, option);
            }
        }
        if careless {
            return self.mistake_one_for_another(worth(&self.imagined[0], peek.seat()), rng);
        }
        best.1
    }
}
