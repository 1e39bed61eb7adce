//! How a position looks to someone who plays well: all a bot knows of the game.
//!
//! Honest and simple: cities are life, creatures are what wins and keeps them, cards and resources are what creatures come
//! from. Everything is counted for the seat and against the best of the others.

use crate::{card::Keyword, piece::Permanent, state::Arcmage};
use arbiter_engine::{Game as _, Seat, Turn};

/// A win.
const WIN: i32 = 10_000;

pub(crate) fn estimate(s: &Arcmage, seat: Seat) -> i32 {
    if let Turn::Over(ranking) = s.turn() {
        let winners = ranking.winners();
        return if winners.has(seat) { WIN / i32::from(winners.len()) } else { 0 };
    }
    if s.defeated.has(seat) {
        return 0;
    }
    let best = s.opponents(seat).map(|other| strength(s, other)).max().unwrap_or(0);
    (WIN / 2 + strength(s, seat) - best).clamp(1, WIN - 1)
}

fn strength(s: &Arcmage, seat: Seat) -> i32 {
    let player = s.player(seat);
    let mut sum = 0;
    let mut defense = 0;
    for there in s.pieces.iter().filter(|there| there.in_play() && there.controller == seat) {
        if there.is_city() {
            sum += 220;
            defense += i32::from(there.defense.max(0));
        } else if there.is_creature() {
            sum += creature(s, there);
        } else {
            sum += 60;
        }
    }
    // The first points of defense are worth the most.
    sum += 90 * defense - defense * defense;
    sum += 100 * player.pile.len() as i32;
    let resources = s.resources_of(seat).count() as i32;
    sum += 130 * resources.min(6) + 40 * (resources - 6).clamp(0, 6);
    sum += 70 * (player.hand.len() as i32).min(7);
    // An empty deck is the end.
    sum + match player.deck.len() {
        0 => -900,
        n @ 1..=5 => -60 * (6 - n as i32),
        _ => 0,
    }
}

fn creature(s: &Arcmage, there: &Permanent) -> i32 {
    let (atk, def) = s.stats(there);
    let mut worth = 40 + 45 * i32::from(atk.max(0)) + 25 * i32::from(def.max(0));
    for keyword in [Keyword::Flying, Keyword::FirstStrike, Keyword::Veteran, Keyword::Deadly, Keyword::Overrun] {
        if there.piece.facts().keywords.and(there.gained).has(keyword) {
            worth += 30;
        }
    }
    worth += 12 * i32::from(there.piece.facts().loyalty);
    if there.is_marked() { worth - 15 } else { worth }
}
