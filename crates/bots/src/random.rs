//! A bot that does not think.

use crate::Bot;
use arbiter_engine::{Choices, Game, Peek, Rng};

/// Answers with any choice, each as likely as the next.
#[derive(Debug)]
pub struct Random<G: Game> {
    choices: Choices<G::Choice>,
}

impl<G: Game> Random<G> {
    /// A bot that does not think.
    #[must_use]
    pub fn new() -> Self {
        Random { choices: Choices::new() }
    }
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Random::new()
    }
}

impl<G: Game> Bot<G> for Random<G> {
    fn choose(&mut self, peek: &Peek<'_, G>, rng: &mut Rng) -> G::Choice {
        peek.choices(&mut self.choices);
        self.choices[rng.below(self.choices.len())]
    }
}
