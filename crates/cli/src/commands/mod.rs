//! The commands besides `play`, one small file each.

#[cfg(unix)]
pub mod admin;
pub mod backup;
pub mod bench;
pub mod book;
pub mod calibrate;
pub mod cards;
#[cfg(unix)]
pub mod chaos;
pub mod clauses;
mod kept;
pub mod ladder;
pub mod laws;
pub mod lesson;
pub mod load;
pub mod locales;
pub mod perft;
mod progress;
pub mod puzzles;
mod record;
pub mod replay;
pub mod serve;
pub mod sim;
