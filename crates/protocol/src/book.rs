//! The rule book as examples that run, written by anybody.

use crate::{Spoken, View};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A page to be played.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct BookPage {
    /// Markdown with blocks that run.
    pub page: String,
    /// The game it is of, where it does not say so itself.
    #[serde(default)]
    pub game: Option<String>,
}

/// How a page went.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct BookReport {
    /// The game it is of.
    pub game: String,
    /// What cannot be read; then nothing was played.
    pub problems: Vec<BookProblem>,
    /// The examples, from top to bottom.
    pub examples: Vec<BookExample>,
}

/// A line that cannot be read.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct BookProblem {
    /// Counted from 1.
    pub line: u32,
    /// What stands there.
    pub text: String,
    /// What is wrong with it.
    pub what: Spoken,
}

/// How an example went.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct BookExample {
    /// The heading it stands under.
    pub heading: String,
    /// Where its block begins, counted in lines from 1.
    pub line: u32,
    /// The clauses it shows.
    pub clauses: Vec<String>,
    /// What is not as it says; null if everything is.
    pub failure: Option<BookFailure>,
    /// The table as it was left; null if it never began.
    pub left: Option<BookTable>,
}

/// Where an example and the rules disagree.
#[derive(Clone, PartialEq, Debug, Serialize, TS, ToSchema)]
pub struct BookFailure {
    /// Counted from 1.
    pub line: u32,
    /// What the line says.
    pub text: String,
    /// What is so instead, line by line.
    pub what: Vec<Spoken>,
}

/// A table as an example left it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct BookTable {
    /// How many sit there.
    pub seats: u8,
    /// The position in words.
    pub position: String,
    /// What somebody sees who sees everything: the game's own JSON.
    #[ts(type = "unknown")]
    #[schema(value_type = Object)]
    pub view: View,
}

/// The text of a page.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct BookText {
    /// Markdown with a block that runs.
    pub page: String,
}
