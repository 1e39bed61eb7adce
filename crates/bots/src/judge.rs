//! A learned judge of positions: what each seat may hope for.
//!
//! A small net of whole numbers, the same to the last bit on every machine. Every side of the table goes through the same first
//! layer; two sides together give by how much one is ahead of the other, and the other way round the opposite. Its numbers are
//! learned from games that bots played (`training/`) and lie with the game ([`Game::JUDGE`]).
//!
//! It judges the ends of lines. How an answer looks at first sight is still the game's own estimate: the judge knows who wins, not
//! which of two answers is better, and costs four times as much.

use crate::worth::{chance, outcome};
use arbiter_engine::{Eyes, Features, Game, MAX_SEATS, Seat, Seats, Turn, places};
use std::{cell::Cell, sync::OnceLock};

/// Numbers of the net stand for so much less.
const ONE: i32 = 1024;
/// No neuron says more than this.
const MOST: i32 = 8 * ONE;
/// How a net begins.
const MAGIC: &[u8] = b"arbiter judge 1\n";

/// What everybody but the levels judges by instead of what a game has learned; for studies.
static INSTEAD: OnceLock<Vec<u8>> = OnceLock::new();

thread_local! {
    /// Is somebody being made who judges by what the game has learned, whatever others do?
    static IS_FIXED: Cell<bool> = const { Cell::new(false) };
}

/// Makes somebody who judges by what the game has learned, whatever others are told to judge by.
pub(crate) fn as_learned<T>(make: impl FnOnce() -> T) -> T {
    let before = IS_FIXED.replace(true);
    let made = make();
    IS_FIXED.set(before);
    made
}

/// Has every bot made from now on judge by these bytes instead of [`Game::JUDGE`], but for the levels, which stay what they are; for
/// studies, once in a program. What fits no game is as good as nothing learned.
pub fn judge_by(bytes: Vec<u8>) {
    // Said a second time, it is not heard.
    let _ = INSTEAD.set(bytes);
}

/// The net as it was learned.
#[derive(Debug)]
struct Net {
    /// Neurons for each side …
    wide: usize,
    /// … and for two sides together.
    deep: usize,
    /// For each feature, its weight in every neuron of the first layer.
    first: Vec<i16>,
    first_bias: Vec<i16>,
    /// For each neuron of the second layer, its weight for every neuron of one side and of the other.
    second: Vec<i16>,
    second_bias: Vec<i16>,
    last: Vec<i16>,
    /// What a feature counts by itself.
    straight: Vec<i16>,
}

impl Net {
    /// Reads a net for so many features; nothing if these bytes are none.
    fn read(bytes: &[u8], features: usize) -> Option<Net> {
        let rest = bytes.strip_prefix(MAGIC)?;
        let (pairs, []) = rest.as_chunks::<2>() else { return None };
        let mut numbers = pairs.iter().map(|pair| i16::from_le_bytes(*pair));
        let mut size = || usize::try_from(numbers.next()?).ok();
        let (known, wide, deep) = (size()?, size()?, size()?);
        let mut take = |count: usize| {
            let taken: Vec<i16> = numbers.by_ref().take(count).collect();
            (taken.len() == count).then_some(taken)
        };
        let net = Net {
            wide,
            deep,
            first: take(known * wide)?,
            first_bias: take(wide)?,
            second: take(2 * wide * deep)?,
            second_bias: take(deep)?,
            last: take(deep)?,
            straight: take(known)?,
        };
        (known == features && numbers.next().is_none()).then_some(net)
    }
}

/// One side of the table, as the first layer sees it.
#[derive(Clone, Debug, Default)]
struct Side {
    neurons: Vec<i32>,
    straight: i32,
}

/// Judges positions of a game, by its net if it has one and else by its estimate.
#[derive(Debug)]
pub(crate) struct Judge {
    net: Option<Net>,
    features: Features,
    sides: [Side; MAX_SEATS],
}

impl Judge {
    /// The judge of a game, as it was learned; or one who only has the estimate.
    pub(crate) fn of<G: Game>(is_learned: bool) -> Judge {
        let instead = INSTEAD.get().filter(|_| !IS_FIXED.get());
        let bytes = instead.map_or(G::JUDGE, Vec::as_slice);
        let net = if is_learned { Net::read(bytes, places(G::FEATURES)) } else { None };
        Judge { net, features: Features::new(), sides: Default::default() }
    }

    /// The share of a win each seat may hope for, 0 to 1. `scale` is for who has no net: the lead that makes a win likely.
    pub(crate) fn hopes<G: Game>(&mut self, position: &G, scale: f32) -> [f32; MAX_SEATS] {
        let (Some(net), Turn::Waiting(_)) = (&self.net, position.turn()) else { return outcome(position, scale) };
        let seats = Seats::all(position.seats());
        for seat in seats {
            self.features.clear();
            position.features(seat, Eyes::Arbiter, &mut self.features);
            net.look(&self.features, &mut self.sides[seat.index()]);
        }
        let mut hopes = [0.0; MAX_SEATS];
        for seat in seats {
            let rivals = seats.into_iter().filter(|rival| *rival != seat);
            let lead = rivals.map(|rival| net.lead(&self.sides, seat, rival)).min().unwrap_or(0);
            hopes[seat.index()] = chance(lead as f32 / ONE as f32);
        }
        hopes
    }
}

impl Net {
    /// The first layer.
    fn look(&self, features: &Features, side: &mut Side) {
        side.neurons.clear();
        side.neurons.extend(self.first_bias.iter().map(|bias| i32::from(*bias)));
        side.straight = 0;
        for (place, number) in features.iter() {
            side.straight += number * i32::from(self.straight[place]);
            let weights = &self.first[place * self.wide..][..self.wide];
            for (neuron, weight) in side.neurons.iter_mut().zip(weights) {
                *neuron += number * i32::from(*weight);
            }
        }
        for neuron in &mut side.neurons {
            *neuron = (*neuron).clamp(0, MOST);
        }
    }

    /// By how much one side is ahead of another.
    fn lead(&self, sides: &[Side; MAX_SEATS], one: Seat, other: Seat) -> i32 {
        let (one, other) = (&sides[one.index()], &sides[other.index()]);
        self.meet(one, other) - self.meet(other, one) + one.straight - other.straight
    }

    fn meet(&self, mine: &Side, theirs: &Side) -> i32 {
        let mut sum = 0;
        for neuron in 0..self.deep {
            let weights = &self.second[neuron * 2 * self.wide..][..2 * self.wide];
            let seen = mine.neurons.iter().chain(&theirs.neurons).zip(weights);
            let felt: i64 = seen.map(|(said, weight)| i64::from(*said) * i64::from(*weight)).sum();
            let said = (felt / i64::from(ONE)) as i32 + i32::from(self.second_bias[neuron]);
            sum += i64::from(said.clamp(0, MOST)) * i64::from(self.last[neuron]);
        }
        (sum / i64::from(ONE)) as i32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A net of two features, one neuron for a side and one for two: the first feature counts, and the second is feared in rivals.
    fn small() -> Vec<u8> {
        let numbers: [i16; 14] = [2, 1, 1, 512, 0, 0, 1024, -1024, 0, 1024, 0, 100, 0, 0];
        let numbers = &numbers[..3 + 2 + 1 + 2 + 1 + 1 + 2];
        [MAGIC, &numbers.iter().flat_map(|number| number.to_le_bytes()).collect::<Vec<_>>()].concat()
    }

    #[test]
    fn a_net_is_read_whole_or_not_at_all() {
        let bytes = small();
        assert!(Net::read(&bytes, 2).is_some());
        assert!(Net::read(&bytes, 3).is_none(), "made for other features");
        assert!(Net::read(&bytes[..bytes.len() - 2], 2).is_none(), "too short");
        assert!(Net::read(&[&bytes[..], &[0, 0]].concat(), 2).is_none(), "too long");
        assert!(Net::read(b"", 2).is_none());
    }

    #[test]
    fn what_one_is_ahead_the_other_is_behind() {
        let net = Net::read(&small(), 2).expect("a net");
        let mut sides: [Side; MAX_SEATS] = Default::default();
        let mut features = Features::new();
        features.put(0, 3);
        net.look(&features, &mut sides[0]);
        net.look(&Features::new(), &mut sides[1]);
        let [one, two] = [Seat::new(0), Seat::new(1)];
        assert!(net.lead(&sides, one, two) > 0);
        assert_eq!(net.lead(&sides, one, two), -net.lead(&sides, two, one));
        assert_eq!(net.lead(&sides, one, one), 0);
    }

    /// Whoever studies a judge plays against the level as everybody knows it. (Said for the whole program: no other test of this
    /// crate says it.)
    #[test]
    fn levels_judge_as_they_always_did() {
        use res_arcana::ResArcana;
        judge_by(b"no judge".to_vec());
        assert!(Judge::of::<ResArcana>(true).net.is_none(), "others judge by what they are told to");
        assert!(as_learned(|| Judge::of::<ResArcana>(true)).net.is_some());
        assert!(as_learned(|| Judge::of::<ResArcana>(false)).net.is_none());
        assert!(Judge::of::<ResArcana>(true).net.is_none(), "only while somebody is made so");
    }

    /// Who has learned has a net for the features that are laid out now: one that does not fit would be passed over in silence.
    #[test]
    fn nets_fit_their_games() {
        fn has_learned<G: Game>() -> bool {
            assert!(G::JUDGE.is_empty() || Net::read(G::JUDGE, places(G::FEATURES)).is_some(), "{}", G::NAME);
            !G::JUDGE.is_empty()
        }
        assert!(has_learned::<res_arcana::ResArcana>() && has_learned::<arcs::Arcs>());
        assert!(
            !has_learned::<arcmage::Arcmage>() && !has_learned::<aristeia::Aristeia>(),
            "docs/strength.md says why"
        );
    }
}
