//! The commands besides `play`, one small file each.

pub mod backup;
pub mod bench;
pub mod book;
pub mod cards;
pub mod clauses;
pub mod laws;
pub mod lesson;
pub mod load;
pub mod locales;
pub mod perft;
mod progress;
pub mod replay;
pub mod serve;
pub mod sim;
