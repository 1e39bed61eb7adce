//! How good answers are, over many redeals: each is played on from the same imagined positions by the same luck.

use arbiter_engine::{Choices, Game, Peek, Rng, Seat, Turn};

/// Answers given after the one that is weighed.
const ANSWERS: usize = 28;
/// Among so many options, from all over the list, an answer is the best-looking one.
const WIDTH: usize = 6;
/// The lead, in the units of [`Game::estimate`], that is three quarters of a win.
const LEAD: f64 = 2500.0;

/// How thoroughly it is weighed, and by which luck.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Scale {
    /// Over how many redeals.
    pub lines: u32,
    /// The luck.
    pub seed: u32,
}

/// By how much one answer is ahead of another, and how far that may be off.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Lead {
    /// As a share of a win.
    pub mean: f64,
    /// The error of the mean.
    pub error: f64,
}

impl Lead {
    /// Is it clear: twice the error, and more than a trifle?
    #[must_use]
    pub fn is_clear(self) -> bool {
        self.mean >= 0.02 && self.mean >= 2.0 * self.error
    }
}

/// The share of a win that each answer led to, redeal by redeal.
#[must_use]
pub fn weigh<G: Game>(position: &G, seat: Seat, choices: &[G::Choice], scale: Scale) -> Vec<Vec<f64>> {
    let peek = Peek::new(position, seat);
    let worlds: Vec<G> =
        (0..scale.lines).map(|line| peek.imagine(&mut Rng::stream(u64::from(scale.seed), u64::from(line)))).collect();
    let went = |choice: &G::Choice| {
        let line = |(line, world): (u64, &G)| {
            let mut world = *world;
            world.apply(seat, *choice, &mut ());
            play_on(&mut world, ANSWERS, &mut Rng::stream(u64::from(scale.seed) + 1, line), |_, _| ());
            share(&world, seat)
        };
        (0..).zip(&worlds).map(line).collect()
    };
    choices.iter().map(went).collect()
}

/// By how much one is ahead of the other, line by line.
#[must_use]
pub fn lead(one: &[f64], other: &[f64]) -> Lead {
    let count = one.len().max(1) as f64;
    let ahead: Vec<f64> = one.iter().zip(other).map(|(one, other)| one - other).collect();
    let mean = ahead.iter().sum::<f64>() / count;
    let spread = ahead.iter().map(|each| (each - mean) * (each - mean)).sum::<f64>() / (count - 1.0).max(1.0);
    Lead { mean, error: (spread / count).sqrt() }
}

/// Everybody answers as looks best at once, so many answers long; the House by this luck. Each answer is told of.
pub(crate) fn play_on<G: Game>(position: &mut G, answers: usize, rng: &mut Rng, mut tell: impl FnMut(Seat, G::Choice)) {
    let mut choices = Choices::new();
    let mut given = 0;
    // Questions of the House do not count, but there is an end to everything.
    for _ in 0..answers * 8 {
        let Turn::Waiting(asked) = position.turn() else { return };
        let Some(seat) = asked.into_iter().next() else { return };
        position.choices(seat, &mut choices);
        let choice = if seat.is_house() {
            rng.pick(&choices).copied()
        } else {
            if choices.len() > 1 {
                given += 1;
            }
            if given > answers && !position.is_midway() {
                return;
            }
            let start = rng.below(choices.len());
            best_looking(position, seat, &choices, start)
        };
        let Some(choice) = choice else { return };
        tell(seat, choice);
        position.apply(seat, choice, &mut ());
    }
}

fn best_looking<G: Game>(position: &G, seat: Seat, choices: &[G::Choice], start: usize) -> Option<G::Choice> {
    let looked_at = choices.len().min(WIDTH);
    let mut best: Option<(f64, G::Choice)> = None;
    for nth in 0..looked_at {
        let choice = choices[(start + nth * choices.len() / looked_at) % choices.len()];
        let mut next = *position;
        next.apply(seat, choice, &mut ());
        let value = share(&next, seat);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, choice));
        }
    }
    best.map(|(_, choice)| choice)
}

/// The share of a win that a seat may hope for, by the estimates of the game. (Nothing here that IEEE 754 leaves open.)
pub(crate) fn share<G: Game>(position: &G, seat: Seat) -> f64 {
    match position.turn() {
        Turn::Over(ranking) => f64::from(ranking.worth(seat)) / 10_000.0,
        Turn::Waiting(_) => {
            let mut estimates = position.estimates();
            let own = estimates[seat.index()].take().unwrap_or(0);
            let lead = f64::from(own - estimates.into_iter().flatten().max().unwrap_or(0)) / LEAD;
            0.5 + 0.5 * lead / (1.0 + lead.abs())
        }
    }
}
