//! How a position looks to somebody who plays well: points first, then the points the round will bring, then
//! who is fit to fight for the next ones.
//!
//! Everything is in one currency: a victory point is worth [`POINT`], more of it the nearer the end. The
//! heart is `presence`: how likely each character is to stand in a scoring zone when the round ends, and what the
//! scenario pays for that. `fight` knows what attacks do on average, those under way and those to come, so that
//! an attack is worth something from its declaration on, before a die has fallen.
//!
//! What is *absent*: rivals. Who is ahead is for whoever compares two estimates.

mod fight;
mod presence;

use crate::{
    figure::{Figure, Place},
    printed::{Mark, Turned},
    round,
    step::Step,
    table::Aristeia,
    tables::ROUND_LIMIT,
    turn,
};
use arbiter_engine::Seat;

/// A victory point, by how many objectives phases are still to come: in the end nothing else counts.
const POINT: [i32; 6] = [2400, 1500, 1150, 1000, 900, 850];
/// Each part of a frag that is not its points: it decides ties.
const FRAG: i32 = 70;
/// A tactic in hand, for each phase to come up to three.
const CARD: i32 = 28;
/// All health lost but the last point; less in the last round.
const WOUNDS: i32 = 220;
/// A character in the infirmary, and on the bench.
const INFIRMARY: i32 = -260;
const BENCH: i32 = -90;
/// A marker that hinders, and one that helps.
const HINDERED: i32 = -45;
const HELPED: i32 = 25;
/// A marker that will do damage.
const SMOULDERING: i32 = -55;
/// Cannot move, while it has an activation to come.
const STUCK: i32 = -60;
/// A point to spend that is left; small, so that it is spent.
const UNSPENT: i32 = 9;

pub(crate) fn estimate(s: &Aristeia, seat: Seat) -> i32 {
    let clock = Clock::of(s);
    let player = s.player(seat);
    let point = clock.point();
    let mut worth = point * i32::from(player.points) + FRAG * i32::from(player.frags);
    worth += CARD * clock.phases.min(3) * player.hand.len() as i32;
    for figure in s.team(seat) {
        worth += body(s, figure, clock);
    }
    worth += presence::hoped_for(s, seat, clock);
    worth += fight::prospects(s, seat, clock);
    worth += fight::under_way(s, seat, clock);
    if s.active().is_some_and(|figure| figure.seat() == seat) {
        worth += UNSPENT * i32::from(s.activation.points + s.activation.movement);
    }
    worth
}

/// How much of the game is left.
#[derive(Copy, Clone, Debug)]
struct Clock {
    /// Objectives phases to come.
    phases: i32,
    /// Is the round over, and all its points given?
    scored: bool,
    /// For each seat: is the activation of the character whose card is face up still to come?
    waits: [bool; 2],
}

impl Clock {
    fn of(s: &Aristeia) -> Clock {
        let (mut scored, mut waits) = (s.round == 0, [false; 2]);
        for step in s.agenda.steps() {
            match step {
                Step::Round(round::Step::Recover | round::Step::Begin) => scored = true,
                Step::Turn(turn::Step::Order | turn::Step::Prevail) => waits = [true; 2],
                Step::Turn(turn::Step::Activate { seat }) => waits[seat.index() & 1] = true,
                _ => {}
            }
        }
        let phases = i32::from(ROUND_LIMIT.saturating_sub(s.round)) + i32::from(!scored);
        Clock { phases, scored, waits }
    }

    fn point(self) -> i32 {
        POINT[self.phases.clamp(0, 5) as usize]
    }

    /// Will there be a round after this one?
    fn goes_on(self) -> bool {
        self.phases > i32::from(!self.scored)
    }

    /// Is an activation of this figure still to come in the round that scores next?
    fn to_come(self, s: &Aristeia, figure: Figure) -> bool {
        if self.scored {
            return true;
        }
        let planned = s.player(figure.seat()).plan.iter().position(|character| *character == figure.character());
        match planned.map(|place| (place + 1).cmp(&usize::from(s.turn))) {
            None | Some(std::cmp::Ordering::Greater) => true,
            Some(std::cmp::Ordering::Equal) => self.waits[figure.seat().index() & 1],
            Some(std::cmp::Ordering::Less) => false,
        }
    }
}

/// What a figure can still do this round.
#[derive(Copy, Clone, Debug)]
struct Means {
    /// Action points it has or will have.
    points: i32,
    /// Movement points it has.
    movement: i32,
    /// What a move action gives it; 0 if it cannot move.
    speed: i32,
}

impl Means {
    /// Nothing left to do.
    const NONE: Means = Means { points: 0, movement: 0, speed: 0 };

    fn of(s: &Aristeia, figure: Figure, clock: Clock) -> Means {
        let speed = if s.is_marked(figure, Mark::CannotMove) { 0 } else { i32::from(s.speed(figure)) };
        if s.active() == Some(figure) {
            let movement = if speed == 0 { 0 } else { i32::from(s.activation.movement) };
            Means { points: i32::from(s.activation.points), movement, speed }
        } else if clock.to_come(s, figure) {
            Means { points: i32::from(s.energy(figure)), movement: 0, speed }
        } else {
            Means::NONE
        }
    }

    /// How far it can walk.
    fn reach(self) -> i32 {
        self.movement + self.speed * (self.points / 2)
    }
}

/// Health, markers, and being there at all.
fn body(s: &Aristeia, figure: Figure, clock: Clock) -> i32 {
    let body = s.body(figure);
    let mut worth = match body.place {
        Place::Infirmary => return if clock.goes_on() { INFIRMARY } else { INFIRMARY / 2 },
        Place::Bench if s.round > 0 => BENCH,
        Place::Box | Place::Bench | Place::On(_) => 0,
    };
    if body.damage > 0 {
        let wounds = WOUNDS * i32::from(body.damage) / i32::from(figure.character().row().health.max(1));
        worth -= if clock.goes_on() { wounds } else { wounds / 2 };
    }
    if body.markers.is_empty() {
        return worth;
    }
    for (state, red, count) in body.markers.iter() {
        let row = state.row();
        let marker = match row.turned {
            Turned::Damage(_) | Turned::Roll(_) => SMOULDERING,
            Turned::Stays if row.positive => HELPED,
            Turned::Stays if !red && row.blue.is_empty() => 0,
            Turned::Stays if red && row.red.contains(&Mark::CannotMove) && clock.to_come(s, figure) => HINDERED + STUCK,
            Turned::Stays => HINDERED,
        };
        worth += marker * i32::from(count);
    }
    worth
}
