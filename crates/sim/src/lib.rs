//! Many tables at once.
//!
//! | To know | Ask |
//! |---|---|
//! | which bot is stronger | a [`Tournament`]: seeded games on every core, seats in rotation |
//! | how fast the rules are | [`bench()`]: random play on one thread, by the clock of the processor, beside a [`yardstick()`] |
//! | what a judge of positions learns from | [`Positions`]: positions as numbers, and who won in the end |
//! | how one game goes | [`play_game`], and for random play [`play_random_loop`] |
//!
//! A result is named by rules version, setup, seed and bots; the number of threads does not matter.
//! What is *absent*: the wall clock, files and the terminal. Progress is told to a callback, and what
//! comes out is plain data that serialises to JSON.

mod bench;
mod play;
mod positions;
mod tournament;
mod wilson;
mod yardstick;

pub use bench::{Measured, Until, bench};
pub use play::{Luck, Played, Tally, play_game, play_random_loop};
pub use positions::{Positions, WIN};
pub use tournament::{GameLine, Impossible, Outcome, Tournament};
pub use wilson::interval_95;
pub use yardstick::yardstick;
