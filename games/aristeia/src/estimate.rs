//! How a position looks to somebody who plays well: points first, then who will hold the scoring zones at
//! the end of the round, then health, cards and frags.
//!
//! What is *absent*: rivals. Who is ahead is for whoever compares two estimates.

use crate::{
    figure::{Figure, Place},
    table::Aristeia,
    tables::{ENOUGH, ROUND_LIMIT},
};
use arbiter_engine::Seat;

/// A victory point.
const POINT: i32 = 1000;
/// Enough of them.
const WON: i32 = 4000;
/// A character inside a scoring zone.
const INSIDE: i32 = 420;
/// Each space farther from it.
const FARTHER: i32 = 45;
/// Each health point left.
const HEALTH: i32 = 60;
/// A character in the infirmary or on the bench.
const AWAY: i32 = -250;
/// A frag.
const FRAG: i32 = 120;
/// A tactic in hand.
const CARD: i32 = 70;
/// A marker that hinders.
const HINDERED: i32 = -60;
/// A point to spend that is left; small, so that it is spent.
const UNSPENT: i32 = 8;

pub(crate) fn estimate(s: &Aristeia, seat: Seat) -> i32 {
    let player = s.player(seat);
    let mut worth = POINT * i32::from(player.points) + FRAG * i32::from(player.frags) + CARD * player.hand.len() as i32;
    if player.points >= ENOUGH {
        worth += WON;
    }
    // Nothing scores after the last round.
    let zones_matter = s.round < ROUND_LIMIT || !s.agenda.steps().is_empty();
    for figure in s.team(seat) {
        worth += body(s, figure, zones_matter);
    }
    if s.active().is_some_and(|figure| figure.seat() == seat) {
        worth += UNSPENT * i32::from(s.activation.points + s.activation.movement);
    }
    worth
}

fn body(s: &Aristeia, figure: Figure, zones_matter: bool) -> i32 {
    let mut worth = HEALTH * i32::from(s.health(figure));
    for (state, _, count) in s.body(figure).markers.iter() {
        if !state.row().positive {
            worth += HINDERED * i32::from(count);
        }
    }
    let Place::On(here) = s.body(figure).place else { return worth + AWAY };
    if zones_matter {
        let away = s.scoring.spaces().into_iter().map(|space| here.distance(space)).min().unwrap_or(0);
        worth += if away == 0 { INSIDE } else { -FARTHER * i32::from(away) };
    }
    worth
}
