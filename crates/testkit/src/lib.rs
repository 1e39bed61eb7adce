//! Tests for any game: the rule book as running examples, the laws, whole games, counts of futures,
//! and the report on clauses and their witnesses.
//!
//! A game's `tests/` folder is a few lines of Rust, and everything else is text that players can read:
//!
//! ```
//! use arbiter_testkit as testkit;
//! use pebbles::Pebbles;
//!
//! testkit::book!(Pebbles); //         tests/book/*.md: the rule book, clause by clause
//! testkit::laws!(Pebbles, games = 20, size = 512);
//! testkit::orders!(Pebbles); //       tests/orders.txt: answers of several pieces, in any order
//! testkit::perft!(Pebbles); //        tests/perft.txt: how many futures
//! testkit::playthroughs!(Pebbles, [("two", "players 2", 7)]); // tests/playthroughs/*.txt
//! ```
//!
//! and, for a game with a catalogue, `testkit::clauses!(Arcs);`. The same functions serve the command
//! line: `arbiter book`, `arbiter laws`, `arbiter clauses`.

mod bless;
pub mod book;
pub mod clauses;
mod differ;
pub mod fuzz;
pub mod laws;
pub mod orders;
pub mod perft;
pub mod playthrough;
pub mod purity;
pub mod reasons;
mod words;

pub use arbiter_engine::{Game, Setup};
pub use book::{BadPage, BookReport, Page, PageReport, run_book};
pub use clauses::{ClauseReport, Places};
pub use laws::{Broken, Law, LawReport, Limits, check_laws, check_laws_from};
pub use playthrough::playthrough;
