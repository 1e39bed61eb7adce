//! How a position looks to somebody who plays well.

use crate::state::ResArcana;
use arbiter_engine::Seat;

pub(crate) fn estimate(s: &ResArcana, seat: Seat) -> i32 {
    i32::from(s.points(seat)) * 400 + i32::from(s.player(seat).pool.total()) * 25
}
