//! Puzzles: pages of the book with a question at their end.

use crate::{About, Happening, Spoken, TableNow};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// A puzzle, and what somebody has answered to it so far.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    /// The page.
    pub page: String,
    /// The answers, one after the other: choices, or `yes` or a clause where it is asked whether something is allowed.
    pub answers: Vec<String>,
    /// What somebody would like to do there, and cannot: asks why not instead.
    #[serde(default)]
    pub why: Option<About>,
}

/// What is asked, and what came of the answers.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct Puzzle {
    /// The game it is of.
    pub game: String,
    /// The question.
    pub asks: Spoken,
    /// The clauses to choose from, where it is asked whether something is allowed.
    pub among: Vec<String>,
    /// How it stands.
    pub verdict: PuzzleVerdict,
    /// The table at its beginning, and then after each step; the last is the present one.
    pub steps: Vec<PuzzleStep>,
    /// What the rules say of it, once it is over; or why something cannot be done.
    pub reason: Option<Spoken>,
    /// The clause that says so.
    pub clause: Option<String>,
    /// What would have been right, answer by answer, from where it went wrong; nothing before it is over.
    pub line: Vec<Spoken>,
    /// How good a position the answer given and the best one lead to, over many redeals: 0 is lost, 100 is won.
    pub shares: Option<(u8, u8)>,
}

/// How a puzzle stands.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum PuzzleVerdict {
    /// Something is still to be answered.
    Open,
    /// It is solved.
    Right,
    /// Not so; the steps show why.
    Wrong,
}

/// A table to look at, and what led to it.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct PuzzleStep {
    /// What happened since the step before.
    pub entries: Vec<Happening>,
    /// The table, as the one who is asked sees it.
    pub table: TableNow,
}
