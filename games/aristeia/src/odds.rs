//! The exact odds of a roll, counted over all outcomes in whole numbers.
//!
//! Nobody plays tactics or uses switches in it. A critical block is used against successes as well as can be:
//! to cancel a die, or as a block; other symbols that a cancelled die loses are not counted.

use crate::dice::{Face, Pool, Symbol};
use serde::Serialize;

/// How many outcomes leave so many successes.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Odds {
    /// All outcomes.
    pub outcomes: u64,
    /// Outcomes in which the first side has 0, 1, 2 … successes left.
    pub first: Vec<u64>,
    /// The same for the second side.
    pub second: Vec<u64>,
}

/// What one side may show: the sums, and the best single die to cancel.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Debug, Default)]
struct Shown {
    successes: u8,
    criticals: u8,
    blocks: u8,
    critical_blocks: u8,
    /// The most successes on one die.
    best: u8,
}

impl Shown {
    fn with(mut self, face: Face) -> Shown {
        self.successes += face.get(Symbol::Success);
        self.criticals += face.get(Symbol::CritSuccess);
        self.blocks += face.get(Symbol::Block);
        self.critical_blocks += face.get(Symbol::CritBlock);
        self.best = self.best.max(face.get(Symbol::Success));
        self
    }
}

/// Every outcome of a pool, with how often it comes up.
fn outcomes(pool: &Pool) -> Vec<(Shown, u64)> {
    let mut all = vec![(Shown::default(), 1)];
    for die in pool.0.iter() {
        let faces: Vec<Face> = match die.colour() {
            Some(colour) if die.is_waiting() => colour.faces().to_vec(),
            _ => vec![die.symbols()],
        };
        let mut next: Vec<(Shown, u64)> =
            all.iter().flat_map(|(shown, n)| faces.iter().map(move |face| (shown.with(*face), *n))).collect();
        next.sort_unstable();
        next.dedup_by(|later, kept| {
            let same = later.0 == kept.0;
            if same {
                kept.1 += later.1;
            }
            same
        });
        all = next;
    }
    all
}

/// Successes left of `own` against `other`, whose critical block is used as well as can be.
fn left(own: &Shown, other: &Shown) -> u8 {
    let plain = |successes: u8, blocks: u8, criticals: u8| successes.saturating_sub(blocks) + criticals;
    let as_block = plain(own.successes, other.blocks + other.critical_blocks, own.criticals);
    if other.critical_blocks == 0 {
        return as_block;
    }
    let rest = other.blocks + other.critical_blocks - 1;
    let cancels_plain = plain(own.successes.saturating_sub(own.best), rest, own.criticals);
    let cancels_critical = plain(own.successes, rest, own.criticals.saturating_sub(1));
    as_block.min(cancels_plain).min(cancels_critical)
}

/// The odds of one pool against another; against an empty one for a simple roll.
#[must_use]
pub fn odds(first: &Pool, second: &Pool) -> Odds {
    let (ones, twos) = (outcomes(first), outcomes(second));
    let mut odds = Odds { outcomes: 0, first: Vec::new(), second: Vec::new() };
    let add = |counts: &mut Vec<u64>, n: u8, weight: u64| {
        if counts.len() <= usize::from(n) {
            counts.resize(usize::from(n) + 1, 0);
        }
        counts[usize::from(n)] += weight;
    };
    for (one, often) in &ones {
        for (two, times) in &twos {
            let weight = often * times;
            odds.outcomes += weight;
            add(&mut odds.first, left(one, two), weight);
            add(&mut odds.second, left(two, one), weight);
        }
    }
    odds
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{dice::Colour, printed::Part};

    #[test]
    fn one_die_against_nobody() {
        // Orange: four faces of six with a success, one of them with two.
        let odds = odds(&Pool::of(&[Part::Die(Colour::Orange)]), &Pool::default());
        assert_eq!((odds.outcomes, odds.first), (6, vec![2, 3, 1]));
    }

    #[test]
    fn blocks_take_successes_and_a_critical_block_takes_a_die() {
        // A printed success against a green die: only the two blank faces leave it.
        let success = Pool::of(&[Part::Printed(Symbol::Success)]);
        let green = Pool::of(&[Part::Die(Colour::Green)]);
        assert_eq!(odds(&success, &green).first, vec![4, 2]);
        // A critical success is taken by the critical block alone.
        let critical = Pool::of(&[Part::Printed(Symbol::CritSuccess)]);
        assert_eq!(odds(&critical, &green).first, vec![1, 5]);
    }

    #[test]
    fn a_whole_attack_counts_every_outcome() {
        let attack = Pool::of(&[Part::Die(Colour::Red), Part::Die(Colour::Orange), Part::Printed(Symbol::Success)]);
        let defence = Pool::of(&[Part::Die(Colour::Green), Part::Die(Colour::Blue)]);
        let odds = odds(&attack, &defence);
        assert_eq!(odds.outcomes, 6 * 6 * 6 * 6);
        assert_eq!(odds.first.iter().sum::<u64>(), odds.outcomes);
        assert_eq!(odds.second.iter().sum::<u64>(), odds.outcomes);
    }
}
