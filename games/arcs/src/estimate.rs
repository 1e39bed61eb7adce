//! How a position looks to somebody who plays well.
//!
//! Everything is in one currency: a point of power is worth [`POWER`]. Most power comes from the
//! ambitions declared in this chapter, so the heart of it is how likely a seat is to come first or
//! second in each of them; everything else is worth what it usually brings later.
//!
//! What is *absent*: rivals. Who is ahead is for whoever compares two estimates.

use crate::{
    action::ActionCards,
    state::Arcs,
    tables::{Ambition, Card},
};
use arbiter_engine::{BySeat, Seat};

/// A point of power.
const POWER: i32 = 100;
/// A fresh ship; a damaged one is worth less than half of it.
const SHIP: i32 = 26;
const DAMAGED_SHIP: i32 = 11;
/// A planet or gate controlled.
const CONTROL: i32 = 14;
/// A building; damaged, two thirds of it.
const STARPORT: i32 = 45;
const CITY: i32 = 70;
/// A city whose planet its owner does not control pays tribute to others.
const LOST_GRIP: i32 = -16;
/// A resource token, beyond what it counts for ambitions.
const TOKEN: i32 = 22;
/// A guild card, beyond what it counts for ambitions.
const GUILD: i32 = 55;
/// An agent on a Court card …
const AGENT: i32 = 9;
/// … and having the most on it.
const FAVOUR: i32 = 26;
/// An action card in hand, and each of its pips.
const CARD: i32 = 14;
const PIP: i32 = 5;
/// The initiative.
const INITIATIVE: i32 = 34;
/// A type whose tokens are lost to outrage.
const OUTRAGE: i32 = -20;
/// What counts for an ambition that nobody has declared yet.
const PROMISE: i32 = 10;
/// Being alone in front there, while a marker is left.
const PROMISING: i32 = 24;

/// The chance of a first place, in percent, by how much one is ahead of the best rival, from −4 to 4.
const AHEAD: [i32; 9] = [3, 7, 14, 26, 42, 66, 82, 91, 96];
/// The number of cards in hand that make the rest of a chapter long.
const LONG: i32 = 6;

pub(crate) fn estimate(s: &Arcs, seat: Seat) -> i32 {
    let player = s.player(seat);
    let mut value = POWER * i32::from(player.power);
    let left = cards_left(s);
    for ambition in Ambition::ALL {
        value += ambition_value(s, seat, ambition, left);
    }
    value
        + fleet(s, seat)
        + buildings(s, seat)
        + court(s, seat)
        + hand(player.hand)
        + TOKEN * player.slots.iter().flatten().count() as i32
        + GUILD * player.cards.and(Card::GUILDS).len() as i32
        + OUTRAGE * player.outrage.len() as i32
        + if s.initiative == seat { INITIATIVE } else { 0 }
}

/// How many cards the fullest hand holds: how much of the chapter is left.
fn cards_left(s: &Arcs) -> i32 {
    s.everybody().map(|seat| s.player(seat).hand.len() as i32).max().unwrap_or(0)
}

/// What an ambition will bring: its markers, if there are any.
fn ambition_value(s: &Arcs, seat: Seat, ambition: Ambition, left: i32) -> i32 {
    let own = i32::from(s.standing_in(seat, ambition));
    let neutral = i32::from(s.neutral_in(ambition));
    let mut counts = BySeat::all(0);
    for rival in s.rivals(seat) {
        counts[rival] = i32::from(s.standing_in(rival, ambition));
    }
    let best = counts.0.into_iter().max().unwrap_or(0).max(neutral);
    if !s.markers.contains(&Some(ambition)) {
        let front = own > best && s.best_marker().is_some();
        return PROMISE * own.min(6) + if front { PROMISING } else { 0 };
    }
    let stakes = s.stakes(seat, ambition);
    let (first, second) = (i32::from(stakes.first + stakes.bonus), i32::from(stakes.second));
    let now = POWER * i32::from(s.power_now(seat, ambition));
    if left == 0 {
        return now;
    }
    let ahead = (own - best).clamp(-4, 4);
    let chance_first = if own == 0 { AHEAD[0] } else { AHEAD[(ahead + 4) as usize % AHEAD.len()] };
    let above = counts.0.into_iter().chain([neutral]).filter(|count| *count >= own).count();
    let chance_second = match (own, above) {
        (0, _) => 4,
        (_, 0) => (100 - chance_first) * 3 / 4,
        (_, 1) => (100 - chance_first) * 2 / 3,
        _ => (100 - chance_first) / 5,
    };
    let hoped = POWER * (first * chance_first + second * chance_second) / 100;
    (hoped * left + now * (LONG + 1 - left).max(0)) / (LONG + 1).max(left)
}

fn fleet(s: &Arcs, seat: Seat) -> i32 {
    let mut value = 0;
    for at in s.fleet_systems(seat) {
        let ships = s.ships(seat, at);
        value += SHIP * i32::from(ships.fresh) + DAMAGED_SHIP * i32::from(ships.damaged);
        if s.controls(seat, at) {
            value += CONTROL;
        }
    }
    value
}

fn buildings(s: &Arcs, seat: Seat) -> i32 {
    let mut value = 0;
    for at in s.board.systems() {
        for site in at.sites() {
            let building = s.building(site);
            if !building.is_of(seat) {
                continue;
            }
            let worth = if building.is_city() { CITY } else { STARPORT };
            value += if building.is_damaged() { worth * 2 / 3 } else { worth };
            if building.is_city() && s.control(at).is_some_and(|holder| holder != seat) {
                value += LOST_GRIP;
            }
        }
    }
    value
}

fn court(s: &Arcs, seat: Seat) -> i32 {
    let mut value = 0;
    for place in s.court.iter().filter(|place| place.card.is_some()) {
        let own = place.agents[seat];
        let best = s.rivals(seat).map(|rival| place.agents[rival]).max().unwrap_or(0);
        value += AGENT * i32::from(own.min(3));
        if own > best {
            value += FAVOUR;
        }
    }
    value
}

fn hand(cards: ActionCards) -> i32 {
    cards.into_iter().map(|card| CARD + PIP * i32::from(card.pips())).sum()
}
