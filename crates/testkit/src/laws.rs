//! The laws every game must obey, tried in random games.
//!
//! [`check_laws`] plays games in which every seat and the House answer at random, and looks at each
//! position on the way. The cheap laws are checked at every step; those that cost more are checked
//! thoroughly at a sample of the steps, and lightly at the others, so that twenty games take no time
//! and a million games are worth running. Every law is checked in every game.
//!
//! `trial.rs` plays one game; `position.rs` holds the laws about a position as it stands, `secrets.rs`
//! the laws about who may know what, `orders.rs` the law about answers of several pieces.

mod orders;
mod position;
mod secrets;
mod trial;

#[cfg(test)]
mod flawed;
#[cfg(test)]
mod tests;

use arbiter_engine::{Game, Notation, Setup};
use std::fmt;

/// A law of the table.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Law {
    /// The setup can be played.
    Setup,
    /// The same choice in the same position leads to the same position.
    Determinism,
    /// The log, read back and played again, leads to the same positions.
    Replay,
    /// What is listed is legal, what is not is refused, and who is asked can answer.
    Listed,
    /// An answer of several pieces may be given in any order, and leads to the same outcomes.
    Orders,
    /// A position and its redeal look the same to the seat it was redealt for, and no event tells a rival what only the
    /// seat sees that may still take it back.
    View,
    /// What a seat does, without the House, teaches it nothing.
    Choice,
    /// Taking back restores the very position.
    Undo,
    /// No piece is born or lost.
    Conservation,
    /// Random play ends in time.
    Termination,
    /// What is written reads back.
    Notation,
    /// A position is small.
    Size,
    /// Every message the rules say is in their list, and every clause they cite in the catalogue.
    Messages,
    /// The rules never panic.
    NoCrash,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::Setup => "setup: what is agreed on can be played",
            Law::Determinism => "determinism: the same choice in the same position leads to the same position",
            Law::Replay => "replay: the log leads to the same positions again",
            Law::Listed => "legal means listed: what is listed is allowed, and nothing else",
            Law::Orders => "orders: the pieces of an answer may be named in any order, with the same outcomes",
            Law::View => {
                "view: a position and its redeal look the same to the seat, and no event tells more than is seen"
            }
            Law::Choice => "choice: without the House, a choice teaches nothing",
            Law::Undo => "undo: taking back restores the very position",
            Law::Conservation => "conservation: no piece is born or lost",
            Law::Termination => "termination: random play ends in time",
            Law::Notation => "notation: what is written reads back",
            Law::Size => "size: a position is small",
            Law::Messages => "messages: the rules say only what is in their list",
            Law::NoCrash => "no crash: the rules never panic",
        })
    }
}

/// How far things may go, and how thoroughly to look.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Limits {
    /// The most bytes a position may have.
    pub size: usize,
    /// One step in so many is looked at thoroughly.
    pub every: usize,
    /// The most times something is taken back in a game.
    pub undos: usize,
    /// One choice in so many is listened to for what it tells rivals; 0: none.
    pub listens: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits { size: 4096, every: 8, undos: 8, listens: 8 }
    }
}

/// What was tried, when no law was broken.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default)]
pub struct LawReport {
    /// Games played to their end.
    pub games: usize,
    /// Choices made in them, those of the House included.
    pub choices: usize,
    /// The most choices in one game.
    pub longest: usize,
    /// How often something was taken back.
    pub undos: usize,
    /// How often something was refused, as it should be.
    pub refusals: usize,
    /// How often a position was compared with its redeal.
    pub redeals: usize,
    /// How many answers of several pieces were given in other orders.
    pub orders: usize,
}

impl LawReport {
    /// Adds what another run tried.
    pub fn add(&mut self, other: LawReport) {
        self.games += other.games;
        self.choices += other.choices;
        self.longest = self.longest.max(other.longest);
        self.undos += other.undos;
        self.refusals += other.refusals;
        self.redeals += other.redeals;
        self.orders += other.orders;
    }
}

impl fmt::Display for LawReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let LawReport { games, choices, longest, undos, refusals, redeals, orders } = self;
        write!(
            f,
            "{games} games, {choices} choices, {longest} in the longest; {undos} times taken back, {refusals} refusals, \
             {redeals} redeals, {orders} answers in other orders"
        )
    }
}

/// A law was broken: which one, and how to see it again.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// The game.
    pub game: &'static str,
    /// The seed of the game it happened in: `check_laws(setup, 1, game_seed, …)` plays it again.
    pub game_seed: u64,
    /// The setup it was played with.
    pub setup: String,
    /// Everything that was done until then.
    pub log: String,
    /// What is wrong.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} breaks a law", self.game)?;
        writeln!(f, "  law    {}", self.law)?;
        writeln!(f, "  setup  {}", self.setup)?;
        writeln!(f, "  seed   {}", self.game_seed)?;
        writeln!(f, "\n{}", self.what.trim_end())?;
        if self.log.is_empty() { Ok(()) } else { write!(f, "\nthe log until then\n\n{}", self.log) }
    }
}

impl std::error::Error for Broken {}

/// A law, and what breaks it.
type Breach = (Law, String);

/// Refuses to go on unless the law holds.
fn hold(law: Law, holds: bool, what: impl FnOnce() -> String) -> Result<(), Breach> {
    if holds { Ok(()) } else { Err((law, what())) }
}

/// Plays random games and checks every law on the way; stops at the first that is broken.
///
/// Game number `i` depends on `seed + i` only, so a run can be split, and a single game seen again.
pub fn check_laws<G: Game>(setup: &G::Setup, games: usize, seed: u64, limits: Limits) -> Result<LawReport, Broken> {
    let broken =
        |game_seed, (law, what): Breach, log| Broken { law, game: G::NAME, game_seed, setup: setup.text(), log, what };
    position::reads_back(setup, "a setup").map_err(|breach| broken(seed, breach, String::new()))?;
    let size = size_of::<G>();
    hold(Law::Size, size <= limits.size, || format!("a position has {size} bytes, {} are allowed", limits.size))
        .map_err(|breach| broken(seed, breach, String::new()))?;
    let mut report = LawReport::default();
    for game_seed in (0..games as u64).map(|i| seed.wrapping_add(i)) {
        let tried = trial::play::<G>(setup, game_seed, limits);
        report.add(tried.map_err(|(breach, log)| broken(game_seed, breach, log))?);
    }
    Ok(report)
}

/// Plays random games from a written position on, and checks every law on the way. For what random play
/// from the box hardly ever reaches: a mêlée, the last round.
pub fn check_laws_from<G: Game>(position: &G, games: usize, seed: u64, limits: Limits) -> Result<LawReport, Broken> {
    let mut report = LawReport::default();
    for game_seed in (0..games as u64).map(|i| seed.wrapping_add(i)) {
        let tried = trial::play_from::<G>(position, game_seed, limits);
        let broken = |((law, what), log): (Breach, String)| {
            let setup = arbiter_engine::position_text(position);
            Broken { law, game: G::NAME, game_seed, setup, log, what }
        };
        report.add(tried.map_err(broken)?);
    }
    Ok(report)
}

/// Checks the laws for every setup worth testing with that many seats; what
/// [`laws!`](crate::laws!) does.
///
/// # Panics
/// With a readable report, if a law is broken; if there is no such setup, or if a law was never tried.
pub fn laws_hold<G: Game>(seats: u8, games: usize, limits: Limits) {
    let variants = G::Setup::variants(seats);
    assert!(!variants.is_empty(), "{} has no setup for {seats} seats: say so with `seats = […]`", G::NAME);
    let mut tried = LawReport::default();
    for (name, setup) in variants {
        match check_laws::<G>(&setup, games, 0, limits) {
            Ok(report) => tried.add(report),
            Err(broken) => panic!("\nwith the setup called {name}, {broken}"),
        }
    }
    let LawReport { undos, refusals, redeals, orders, .. } = tried;
    assert!(
        [undos, refusals, redeals, orders].iter().all(|n| *n > 0),
        "a law is never tried with {seats} seats: {tried}"
    );
}

/// Tests that the laws hold in every setup worth testing, for each number of seats: two, three and four unless
/// said otherwise, and there must be no setup for another.
///
/// `testkit::laws!(Pebbles);` or `testkit::laws!(Pebbles, seats = [2, 3], games = 100, size = 512);`, where `size` is the
/// most bytes a position may have.
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::laws!($game, games = 20);
    };
    ($game:ty, games = $games:expr) => {
        $crate::laws!($game, games = $games, size = $crate::laws::Limits::default().size);
    };
    ($game:ty, games = $games:expr, size = $size:expr) => {
        $crate::laws!($game, seats = [2, 3, 4], games = $games, size = $size);
    };
    ($game:ty, seats = [$($seats:tt),+], games = $games:expr, size = $size:expr) => {
        $($crate::laws!(@$seats $game, $games, $size);)+

        #[test]
        fn the_laws_are_tried_with_every_number_of_seats() {
            let variants = <<$game as $crate::Game>::Setup as $crate::Setup>::variants;
            let played: Vec<u8> = (2..=4).filter(|seats| !variants(*seats).is_empty()).collect();
            assert_eq!(played, [$($seats),+]);
        }
    };
    (@2 $($rest:tt)+) => { $crate::laws!(@test the_laws_hold_for_two 2 $($rest)+); };
    (@3 $($rest:tt)+) => { $crate::laws!(@test the_laws_hold_for_three 3 $($rest)+); };
    (@4 $($rest:tt)+) => { $crate::laws!(@test the_laws_hold_for_four 4 $($rest)+); };
    (@test $name:ident $seats:literal $game:ty, $games:expr, $size:expr) => {
        #[test]
        fn $name() {
            $crate::laws::laws_hold::<$game>($seats, $games, $crate::laws::Limits { size: $size, ..Default::default() });
        }
    };
}
