//! Knowing again what was foreseen: how a decision looks to whoever has to make it, as a number.
//!
//! A tree grown for one decision reaches on to the next ones. Whether one of them has come can only be told by how it looks: a bot
//! hears of no answers, its own or others'. So what a seat may know of the table (its [features](Game::features)) and what it may
//! answer make a number, and a branch that led to the same number is kept. Nothing hidden goes into it.

use arbiter_engine::{Choices, Eyes, Features, Game, Peek, Rng, Seat, Seats};
use std::hash::{DefaultHasher, Hash, Hasher};

/// How a decision looks. Compared only, never counted with: it may be another number on another machine.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) struct Look(u64);

#[cfg(test)]
impl Look {
    /// That of something told in words.
    pub(crate) fn like(words: &str) -> Look {
        let mut hasher = DefaultHasher::new();
        words.hash(&mut hasher);
        Look(hasher.finish())
    }
}

/// Room to look in.
#[derive(Debug, Default)]
pub(crate) struct Looker {
    features: Features,
}

impl Looker {
    /// How a position looks to a seat that may answer this.
    pub(crate) fn look<G: Game>(&mut self, position: &G, seat: Seat, options: &[G::Choice]) -> Look {
        let mut hasher = DefaultHasher::new();
        for of in Seats::all(position.seats()) {
            self.features.clear();
            position.features(of, Eyes::Seat(seat), &mut self.features);
            for feature in self.features.iter() {
                feature.hash(&mut hasher);
            }
            self.features.reached().hash(&mut hasher);
        }
        options.hash(&mut hasher);
        Look(hasher.finish())
    }

    /// How what a seat is asked now looks to it; nothing in games that say too little of how they look.
    pub(crate) fn asked<G: Game>(
        &mut self,
        peek: &Peek<'_, G>,
        options: &mut Choices<G::Choice>,
        rng: &mut Rng,
    ) -> Option<Look> {
        if G::FEATURES.is_empty() {
            return None;
        }
        peek.choices(options);
        Some(self.look(&peek.imagine(rng), peek.seat(), options))
    }
}
