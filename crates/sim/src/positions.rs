//! Positions of games that bots played, and how these games ended: what a judge of positions learns from.
//!
//! Bots stray now and then, so that a learner also sees what good players avoid. Levels do not: whoever learns to beat one meets it
//! as it is.

use crate::{
    play::{Luck, watch_game},
    tournament::seating,
};
use arbiter_bots::{Bot, Kind, bot};
use arbiter_engine::{Choices, Eyes, Features, Game, Peek, Rng, Seats, Turn, places};
use rayon::iter::{ParallelBridge, ParallelIterator};

/// Which positions to take down.
#[derive(Clone, Debug)]
pub struct Positions<G: Game> {
    /// What every table is set up with.
    pub setup: G::Setup,
    /// Who plays: as many as there are seats.
    pub bots: Vec<Kind>,
    /// How many games.
    pub games: u64,
    /// What all luck comes from.
    pub seed: u64,
    /// Of a hundred answers so many are any answer, but for those of levels. One game in four goes without.
    pub stray: u32,
    /// One position in so many is taken down.
    pub every: usize,
}

/// What a whole win is written as; shared ones are less.
pub const WIN: u8 = 200;

impl<G: Game> Positions<G> {
    /// How long a row is: the number of the game (4 bytes, the least first), the place in it (2 bytes), and for each seat what
    /// share of the win it got in the end (1 byte, [`WIN`] is all) and its [`Game::features`] (1 byte each, signed).
    #[must_use]
    pub fn row(&self) -> usize {
        6 + self.bots.len() * (1 + places(G::FEATURES))
    }

    /// Plays all games on every core. `take` gets the rows of each game that was finished, in whatever order games end; nothing if
    /// the table cannot be set up so.
    pub fn run(&self, take: impl Fn(&[u8]) + Sync) -> Result<(), G::Reason> {
        let start = G::begin(&self.setup)?;
        (0..self.games).par_bridge().for_each_init(
            || self.bots.iter().map(|kind| Straying::new(*kind)).collect::<Vec<_>>(),
            |bots, game| {
                for (bot, straying) in bots.iter_mut().enumerate() {
                    let strays = game % 4 != 0 && !matches!(self.bots[bot], Kind::Level(_));
                    straying.stray = if strays { self.stray } else { 0 };
                    straying.rng = Rng::stream(self.seed ^ 0x5eed, game * 4 + bot as u64);
                }
                take(&self.rows(&start, bots, game));
            },
        );
        Ok(())
    }

    fn rows(&self, start: &G, bots: &mut [Straying<G>], game: u64) -> Vec<u8> {
        let mut rows = Vec::new();
        let mut features = Features::new();
        let seating = seating(game, bots.len());
        let all = || Seats::all(start.seats()).into_iter();
        let played = watch_game(start, bots, &seating, Luck::of_game(self.seed, game), |position: &G, ply| {
            let is_asked = matches!(position.turn(), Turn::Waiting(_)) && !position.turn().is_house();
            if !is_asked || !(ply + game as usize).is_multiple_of(self.every.max(1)) {
                return;
            }
            rows.extend_from_slice(&(game as u32).to_le_bytes());
            rows.extend_from_slice(&(ply as u16).to_le_bytes());
            for seat in all() {
                features.clear();
                position.features(seat, Eyes::Arbiter, &mut features);
                rows.push(0);
                rows.extend(features.laid_out(places(G::FEATURES)).into_iter().map(i8::cast_unsigned));
            }
        });
        let Some(ranking) = played.ranking else { return Vec::new() };
        let winners = ranking.winners();
        for row in rows.chunks_exact_mut(self.row()) {
            for winner in winners {
                row[6 + winner.index() * (1 + places(G::FEATURES))] = WIN / winners.len();
            }
        }
        rows
    }
}

/// A bot that sometimes gives any answer.
struct Straying<G: Game> {
    inner: Box<dyn Bot<G>>,
    stray: u32,
    rng: Rng,
    choices: Choices<G::Choice>,
}

impl<G: Game> Straying<G> {
    fn new(kind: Kind) -> Self {
        Straying { inner: bot(kind), stray: 0, rng: Rng::new(0), choices: Choices::new() }
    }
}

impl<G: Game> Bot<G> for Straying<G> {
    fn choose(&mut self, peek: &Peek<'_, G>, rng: &mut Rng) -> G::Choice {
        if self.rng.below(100) >= self.stray as usize {
            return self.inner.choose(peek, rng);
        }
        peek.choices(&mut self.choices);
        self.choices[self.rng.below(self.choices.len())]
    }
}
