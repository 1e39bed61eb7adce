//! Positions in words: each facet, how it is set, and what a sound position obeys.

mod read;
mod sound;
mod write;

pub(crate) use read::set;
pub(crate) use sound::sound;
pub(crate) use write::{facets, said_of};

use crate::{setup::empty, state::Arcmage, turn};

/// Nothing on the table: the first play phase of p1's first turn.
pub(crate) fn blank(seats: u8) -> Arcmage {
    let mut s = empty(seats);
    s.next(turn::Step::Act);
    s
}
