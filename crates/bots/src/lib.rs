//! Players of any game who see only what their seat may see.
//!
//! A [`Bot`] is handed a [`Peek`]: its view, its decision, and imagined positions to think in. What
//! good play means comes from the game's own [`Game::estimate`]; nothing here knows any rule.
//!
//! | Kind | Thinks | Found in |
//! |---|---|---|
//! | `random` | not at all | [`Random`] |
//! | `greedy` | one thought ahead: a whole payment, not one coin of it | [`Greedy`] |
//! | `search`, `inventive` | as many lines of play as its budget allows (information-set MCTS), or whole plans where the game says how far one goes | [`Search`] |
//!
//! People choose a [`Level`]: greedy who mistakes one answer for another, then greedy, then search with more and more lines, each as
//! far as the game says ([`Game::LEVELS`]).
//!
//! What is *absent*: clocks. A budget counts lines (whoever has people waiting says when it is late: [`Late`]), and all luck comes from the [`Rng`] a bot is
//! handed, so the same peek and the same luck give the same choice on every machine. For the same
//! reason the arithmetic is limited to what IEEE 754 defines to the last bit: no `exp`, no `ln`.

mod course;
mod greedy;
mod grow;
mod judge;
mod kind;
mod level;
mod look;
mod plan;
mod random;
mod search;
mod thought;
mod tree;
mod truth;
mod weigh;
mod worth;

pub use greedy::Greedy;
pub use judge::judge_by;
pub use kind::{BadKind, Kind};
pub use level::Level;
pub use random::Random;
pub use search::{Search, Style};
pub use weigh::{Advice, Change, Weighed, advise, felt, telling_fits};

use arbiter_engine::{Game, Peek, Rng};
use std::time::Duration;

/// Is it late? Whoever thinks for people asks now and then, and comes to an end. Bots have no clock: whoever sets them thinking has.
pub type Late<'a> = &'a (dyn Fn() -> bool + Sync);

/// When it is late where people wait for one decision: for the next of a bot, and for those of the bots of others.
pub const PATIENCE: Duration = Duration::from_secs(1);

/// Somebody who answers for a seat.
///
/// A bot may keep memory between decisions to save allocations, never to remember what it saw: one
/// bot may sit at many tables in turn.
pub trait Bot<G: Game>: Send {
    /// Picks one of the choices the seat has.
    ///
    /// # Panics
    /// May panic if the seat is not asked anything.
    fn choose(&mut self, peek: &Peek<'_, G>, rng: &mut Rng) -> G::Choice;

    /// The same for people, who do not wait for ever: no thought begins once it is late. As long as it never is, the answer is
    /// that of [`choose`](Bot::choose).
    fn choose_in_time(&mut self, peek: &Peek<'_, G>, _is_late: Late<'_>, rng: &mut Rng) -> G::Choice {
        self.choose(peek, rng)
    }
}

impl<G: Game, B: Bot<G> + ?Sized> Bot<G> for Box<B> {
    fn choose(&mut self, peek: &Peek<'_, G>, rng: &mut Rng) -> G::Choice {
        (**self).choose(peek, rng)
    }

    fn choose_in_time(&mut self, peek: &Peek<'_, G>, is_late: Late<'_>, rng: &mut Rng) -> G::Choice {
        (**self).choose_in_time(peek, is_late, rng)
    }
}

/// A bot of this kind.
#[must_use]
pub fn bot<G: Game>(kind: Kind) -> Box<dyn Bot<G>> {
    match kind {
        Kind::Random => Box::new(Random::new()),
        Kind::Greedy => Box::new(Greedy::new()),
        Kind::Search { budget } => Box::new(Search::new(Style { budget, ..Style::default() })),
        Kind::Careless { noise, overlooks } => Box::new(Greedy::careless(noise, overlooks)),
        Kind::Level(level) => Box::new(level::Leveled::new(level)),
        Kind::Crew { budget, cores } => Box::new(Search::new(Style { budget, cores, ..Style::default() })),
        Kind::Inventive { budget } => Box::new(Search::new(Style { budget, is_inventive: true, ..Style::default() })),
        Kind::Keeping { budget } => Box::new(Search::new(Style { budget, keeps: true, ..Style::default() })),
        Kind::Widening { budget } => Box::new(Search::new(Style { budget, widens: true, ..Style::default() })),
        Kind::Plain { budget } => Box::new(Search::new(Style { budget, is_learned: false, ..Style::default() })),
    }
}
