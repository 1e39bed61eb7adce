//! What every game at the table shares.
//!
//! A **position** is a small plain value. The rules look at it and ask somebody a question (a
//! [`Decision`]); the answer is a [`Choice`]; the choice makes the next position and tells a few
//! [`Event`]s. Dice and decks are answered the same way, by [`Seat::HOUSE`]. The list of choices
//! is the game: keep it in a [`Table`]'s log, and position, picture, undo, replay and audit follow.
//!
//! What is *absent* here: clocks, files, threads, sentences for human eyes, and anything that
//! knows one particular game.

mod agenda;
mod audit;
mod chapters;
mod choices;
#[cfg(feature = "data")]
pub mod data;
mod features;
mod fingerprint;
mod form;
mod game;
mod house;
mod list;
mod log;
mod message;
mod notation;
mod page;
mod peek;
mod pieces;
mod plain;
mod position;
mod rng;
mod seat;
mod skill;
mod table;

pub use agenda::Agenda;
pub use arbiter_derive::{Cites, Facets, Message, Notation};
pub use audit::{Unfair, audit};
pub use chapters::MOST_STEPS;
pub use choices::{Choices, Options, WhyNot};
pub use features::{Features, Telling, places};
pub use fingerprint::Fingerprint;
pub use form::{Form, Maybe, Padded, Parts, Rows, Stroked, Trimmed, Unusual, read_form, read_rows, rows, write_rows};
pub use game::{
    Ask, Choice, Cites, Clause, Decision, Event, Game, Horizon, Players, Ranking, Reason, Setup, Tell, Turn,
};
pub use house::{BadSeed, Seed};
pub use list::List;
pub use log::{BadLog, Deed, Entry, Log, LogLine, LogText, Opening, read_pieces};
pub use message::{Arg, Argument, Message, Signature, Spoken, word_of};
pub use notation::{BadNotation, Notation, Thing, Things, Words, Writer};
pub use page::{last_answer_of, new_page, page_of};
pub use peek::Peek;
pub use pieces::{Count, Group, Pick, Shape, Sheet, Slot, Wanted};
pub use plain::{Card, Lies, Plain, Seen, Zone};
pub use position::{
    At, BadPosition, Facet, Facets, Setting, Unsound, Written, names_seats_of, position_text, read_position, set_facet,
    write_facets,
};
pub use rng::Rng;
pub use seat::{BySeat, Eyes, MAX_SEATS, Seat, Seats};
pub use skill::{LEVELS, Skill};
pub use table::{CannotUndo, Illegal, Table};

/// For the derives, so that they also work inside this crate.
extern crate self as arbiter_engine;
