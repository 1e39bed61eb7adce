//! Lessons: pages of the book that wait for a person.

use crate::{About, BookFailure, BookProblem, Happening, Spoken, TableNow};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A lesson, or why the page is none.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Lesson {
    /// The game it is of; empty if the page says none.
    pub game: String,
    /// What cannot be read.
    pub problems: Vec<BookProblem>,
    /// What is not as the page says.
    pub failure: Option<BookFailure>,
    /// Where it waits for the person, from its beginning to its end.
    pub stops: Vec<LessonStop>,
    /// The position at its end, to go on from.
    pub position: String,
}

/// Where a lesson waits.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct LessonStop {
    /// What the coach says, by its name on the page.
    pub says: Option<String>,
    /// The things it points at: `card:prism`.
    pub at: Vec<String>,
    /// What is to be done, all pieces of one answer; nothing where there is only something to read.
    pub expected: Vec<String>,
    /// What happened since the stop before.
    pub entries: Vec<Happening>,
    /// The table, as the person sees it.
    pub table: TableNow,
}

/// Asks why something cannot be done at a stop of a lesson.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LessonWhy {
    /// The page.
    pub page: String,
    /// The stop, counted from 0.
    pub stop: u32,
    /// What is meant.
    pub about: About,
}

/// Why not.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct LessonBecause {
    /// The reason; null if it may be done.
    pub reason: Option<Spoken>,
    /// The clause that says so.
    pub clause: Option<String>,
}
