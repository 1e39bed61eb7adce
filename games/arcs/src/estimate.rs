//! How a position looks to somebody who plays well. A first, honest one: power, the power that the
//! declared ambitions would bring now, and what one can do things with.

use crate::{
    card::Cards,
    state::Arcs,
    tables::{Ambition, Card},
};
use arbiter_engine::{MAX_SEATS, Seat};

const POWER: i32 = 120;
const STANDING: i32 = 6;
const SHIP: i32 = 14;
const CONTROL: i32 = 12;
const STARPORT: i32 = 25;
const CITY: i32 = 35;
const TOKEN: i32 = 14;
const GUILD: i32 = 30;
const AGENT: i32 = 6;
const HAND: i32 = 20;
const INITIATIVE: i32 = 15;

pub(crate) fn estimate(s: &Arcs, seat: Seat) -> i32 {
    if s.agenda.top().is_none() {
        return if s.ranking().winners().has(seat) { 10_000 } else { 0 };
    }
    let mut worth = [0; MAX_SEATS];
    for one in s.everybody() {
        worth[one.index() % MAX_SEATS] = value(s, one);
    }
    let best_rival = s.rivals(seat).map(|rival| worth[rival.index() % MAX_SEATS]).max().unwrap_or(0);
    5000 + worth[seat.index() % MAX_SEATS] - best_rival
}

fn value(s: &Arcs, seat: Seat) -> i32 {
    let player = s.player(seat);
    let mut value = POWER * i32::from(player.power);
    for ambition in Ambition::ALL {
        if s.markers.contains(&Some(ambition)) {
            value += POWER * i32::from(s.power_now(seat, ambition)) / 2;
        }
        value += STANDING * i32::from(s.standing_in(seat, ambition));
    }
    for at in s.fleet_systems(seat) {
        let ships = s.ships(seat, at);
        value += SHIP * i32::from(ships.endurance()) / 2;
        if s.controls(seat, at) {
            value += CONTROL;
        }
    }
    for building in s.sites.iter().filter(|building| building.is_of(seat)) {
        let worth = if building.is_city() { CITY } else { STARPORT };
        value += if building.is_damaged() { worth / 2 } else { worth };
    }
    let guilds: Cards = player.cards.and(Card::GUILDS);
    let agents: u8 = s.court.iter().map(|place| place.agents[seat.index() % MAX_SEATS]).sum();
    value += TOKEN * player.slots.iter().flatten().count() as i32;
    value += GUILD * guilds.len() as i32;
    value += AGENT * i32::from(agents);
    value += HAND * player.hand.len() as i32;
    value += if s.initiative == seat { INITIATIVE } else { 0 };
    value
}
