//! The rule catalogues: every rule of every game as one numbered clause, in our own words.
//!
//! The texts live in `rules/<game>/en.toml` at the root of the workspace, their translations in
//! `fr.toml` and `de.toml` beside it. They are embedded here and read once, on first use.
//!
//! ```
//! use arbiter_rules::{Lang, catalogue};
//!
//! let rules = catalogue("res_arcana").expect("a game on the shelf");
//! let clause = rules.clause("RESA-CHECK-05").expect("a clause of the catalogue");
//! assert_eq!(clause.text(Lang::En), "If still tied, the tied players share the victory.");
//! ```
//!
//! Absent on purpose: card figures (they are data of each game) and anything that acts on a rule.

mod catalogue;
mod cite;
mod lang;
mod shelf;

pub use catalogue::{Catalogue, Chapter, Clause, Source, Term};
pub use cite::cited;
pub use lang::{Lang, UnknownLang};
pub use shelf::{catalogue, catalogues, clause, games};
