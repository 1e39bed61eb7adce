//! Messages in the reader's language.
//!
//! Rules and programs say ids and arguments ([`Message`](arbiter_engine::Message)). A [`Speaker`]
//! turns them into a sentence, with the Fluent files of `locales/<language>/`, which are part of the
//! program.
//!
//! ```
//! use arbiter_language::{Lang, Speaker};
//!
//! let speaker = Speaker::new(Lang::De, ["Anna", "Ben"]);
//! assert_eq!(speaker.cannot_undo(arbiter_engine::CannotUndo::Over), "Die Partie ist vorbei: Nichts kann mehr rückgängig gemacht werden.");
//! ```
//!
//! | File | What is in it |
//! |---|---|
//! | [`files`] | which Fluent files there are: those of the folder |
//! | [`Speaker`] | ids and arguments in, a sentence out |
//! | [`Common`] | what the engine says: refusals, undo, lists |
//! | [`report`] | what is missing, unused or unlike between the languages |
//!
//! Absent on purpose: any wording. It is all in the files.

mod bundle;
mod common;
pub mod files;
mod report;
mod speaker;

pub use arbiter_rules::{Lang, UnknownLang};
pub use common::Common;
pub use report::{Gap, LocaleReport, Unlike, report, variables};
pub use speaker::{Speaker, Unsaid, with_clause};
