//! How fast the rules are.

use crate::play::{Tally, play_random_loop};
use arbiter_engine::{Choices, Game, Rng, Turn};
use cpu_time::ThreadTime;
use serde::Serialize;
use std::{hint::black_box, time::Duration};

/// When a bench has seen enough.
#[derive(Copy, Clone, PartialEq, Debug)]
pub enum Until {
    /// After this many games.
    Games(u64),
    /// After about this much time of the processor.
    CpuTime(Duration),
}

/// What a bench measured. Time is that of the processor, on one thread, and covers everything.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Measured {
    /// The game.
    pub game: &'static str,
    /// How many sat at each table.
    pub players: u8,
    /// Games played.
    pub games: u64,
    /// Choices made by seats.
    pub decisions: u64,
    /// Choices made by the House.
    pub house_decisions: u64,
    /// Choices made by seats, per second.
    pub decisions_per_cpu_second: f64,
    /// Games per second.
    pub games_per_cpu_second: f64,
    /// Options a seat had in a decision, on average.
    pub mean_options: f64,
    /// The most options a seat had in a decision.
    pub max_options: usize,
    /// The size of a position.
    pub bytes_per_position: usize,
    /// Nanoseconds to copy a position.
    pub ns_per_copy: f64,
}

/// Games between two looks at the clock.
const BATCH: u64 = 16;

/// Plays at random and measures, or says why such a table cannot be.
pub fn bench<G: Game>(setup: &G::Setup, until: Until, seed: u64) -> Result<Measured, G::Reason> {
    let start = G::begin(setup)?;
    let mut rng = Rng::new(seed);
    let mut choices = Choices::new();
    play_random_loop(&start, BATCH, &mut rng, &mut choices, &mut Tally::default()); // warms up

    let mut tally = Tally::default();
    let clock = ThreadTime::now();
    match until {
        Until::Games(games) => play_random_loop(&start, games, &mut rng, &mut choices, &mut tally),
        Until::CpuTime(limit) => {
            while clock.elapsed() < limit {
                play_random_loop(&start, BATCH, &mut rng, &mut choices, &mut tally);
            }
        }
    }
    let seconds = clock.elapsed().as_secs_f64().max(1e-9);

    Ok(Measured {
        game: G::NAME,
        players: start.seats(),
        games: tally.games,
        decisions: tally.decisions,
        house_decisions: tally.house_decisions,
        decisions_per_cpu_second: tally.decisions as f64 / seconds,
        games_per_cpu_second: tally.games as f64 / seconds,
        mean_options: tally.options as f64 / tally.decisions.max(1) as f64,
        max_options: tally.max_options,
        bytes_per_position: size_of::<G>(),
        ns_per_copy: ns_per_copy(&positions_of_a_game(start, &mut rng)),
    })
}

/// Every position of a random game: what there is to copy in earnest.
fn positions_of_a_game<G: Game>(mut position: G, rng: &mut Rng) -> Vec<G> {
    let mut positions = vec![position];
    let mut choices = Choices::new();
    while positions.len() < G::LONGEST.min(256) {
        let Turn::Waiting(seats) = position.turn() else { break };
        let Some(seat) = seats.into_iter().next() else { break };
        position.choices(seat, &mut choices);
        position.apply(seat, choices[rng.below(choices.len())], &mut ());
        positions.push(position);
    }
    positions
}

fn ns_per_copy<G: Game>(positions: &[G]) -> f64 {
    const COPIES: usize = 1 << 20;
    let mut copy = positions[0];
    let clock = ThreadTime::now();
    for position in positions.iter().cycle().take(COPIES) {
        copy = *black_box(position);
        black_box(&mut copy);
    }
    black_box(copy);
    clock.elapsed().as_nanos() as f64 / COPIES as f64
}
