//! Many tables at once.
//!
//! | To know | Ask |
//! |---|---|
//! | which bot is stronger | a [`Tournament`]: seeded games on every core, seats in rotation |
//! | how fast the rules are | [`bench()`]: random play on one thread, by the clock of the processor, beside a [`yardstick()`] |
//! | what a judge of positions learns from | [`Positions`]: positions as numbers, and who won in the end |
//! | what is worth keeping of it | a [`Match`]: a line of JSON |
//! | whether stated chances are true | a [`Calibration`]: what was told, and what came |
//! | how one game goes | [`play_game`], and for random play [`play_random_loop`] |
//!
//! A result is named by rules version, setup, seed and bots; the number of threads does not matter.
//! What is *absent*: the wall clock, files and the terminal. Progress is told to a callback, and what
//! comes out is plain data that serialises to JSON.

mod bench;
mod calibration;
mod play;
mod positions;
mod record;
mod tournament;
mod wilson;
mod yardstick;

pub use bench::{Measured, Until, bench};
pub use calibration::{BINS, Calibrated, Calibration};
pub use play::{Luck, Played, Tally, play_game, play_random_loop};
pub use positions::{Positions, WIN};
pub use record::{Match, Truth};
pub use tournament::{GameLine, Impossible, OnLog, Outcome, Tournament};
pub use wilson::interval_95;
pub use yardstick::yardstick;
