//! Advice: how things stand, and what somebody who plays well would do.

use crate::{Seat, Spoken};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// How things stand, and what somebody who plays well would do, as far as a seat can know.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Advice {
    /// The position it is about.
    pub n: u32,
    /// For whom.
    pub seat: Seat,
    /// How likely each seat is to win, from p1 on, in per cent; together about 100.
    pub chances: Vec<u8>,
    /// The best choices, the best first; none where only the chances were asked for.
    pub options: Vec<Advised>,
}

/// A choice, what it is worth, and what changes by it.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Advised {
    /// Its text.
    pub text: String,
    /// What it is called.
    pub label: Spoken,
    /// How likely the seat is to win after it, in per cent.
    pub chance: u8,
    /// What changes by it at once, what counts most first.
    pub changes: Vec<Change>,
}

/// Something there is more or less of.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct Change {
    /// What: a word of the game, `points`.
    pub what: String,
    /// By how much.
    pub by: i32,
    /// Is it rivals who have more or less of it?
    pub rival: bool,
}
