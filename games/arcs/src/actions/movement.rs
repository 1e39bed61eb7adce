//! Move, and catapult moves (ARCS-MOVE-01, ARCS-MOVE-02, ARCS-CATAPULT-01 to ARCS-CATAPULT-04).

use crate::{Ask, Choice, Event, Reason, map::System, moments::Moment, piece::Ships, state::Arcs};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// A move, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// How many of the group make this step? `left` is 0 unless they are catapulted.
    Fleet { seat: Seat, from: System, to: System, fresh: u8, damaged: u8, left: u8 },
    /// The catapulted group goes on, or stops.
    Catapult { seat: Seat, at: System, fresh: u8, damaged: u8, left: u8 },
    /// The move is complete: cards may speak, for instance to add another.
    End { seat: Seat },
    /// It is over for good.
    Over,
}

/// A catapulted group may make so many steps before it stops or drops a ship. There are six gates:
/// whoever goes on for longer has been everywhere and comes to where a shorter way leads.
const PATIENCE: u8 = 7;

pub(super) fn options(s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    for from in s.fleet_systems(seat) {
        for to in s.board.adjacent(from) {
            out.offer(Choice::Move { from, to });
        }
    }
}

/// A move from one system to another, with all or some of the ships there.
pub(crate) fn begin(s: &mut Arcs, seat: Seat, from: System, to: System) {
    s.next(Step::End { seat });
    move_group(s, seat, from, to, s.ships(seat, from));
}

/// A move of some of these ships.
pub(crate) fn move_group(s: &mut Arcs, seat: Seat, from: System, to: System, group: Ships) {
    // An own starport, fresh or damaged, catapults (ARCS-CATAPULT-01, ARCS-CATAPULT-04).
    let left = if s.has_starport(seat, from) { PATIENCE } else { 0 };
    s.next(Step::Fleet { seat, from, to, fresh: group.fresh, damaged: group.damaged, left });
}

/// The groups that may make a step: at least one ship, and not more than a card allows.
fn groups(s: &Arcs, seat: Seat, group: Ships, mut each: impl FnMut(Ships, Result<(), Reason>)) {
    let most = s.most_ships(seat);
    for fresh in (0..=group.fresh).rev() {
        for damaged in (0..=group.damaged).rev() {
            let ships = Ships { fresh, damaged };
            if ships.count() > 0 {
                each(ships, if ships.count() <= most { Ok(()) } else { Err(Reason::TooManyShips { n: most }) });
            }
        }
    }
}

/// One step of a move.
#[derive(Copy, Clone)]
struct Leg {
    seat: Seat,
    from: System,
    to: System,
    left: u8,
}

/// Some ships of a group make a step; whoever controls a gate is looked up before they enter
/// (ARCS-CATAPULT-02).
fn step(s: &mut Arcs, leg: Leg, ships: Ships, group: Ships, tell: &mut impl Tell<Event>) {
    let Leg { seat, from, to, left } = leg;
    let held = s.control(to);
    *s.ships_mut(seat, from) = s.ships(seat, from).minus(ships);
    *s.ships_mut(seat, to) = s.ships(seat, to).plus(ships);
    let Ships { fresh, damaged } = ships;
    tell.tell(Event::Moved { seat, from, to, fresh, damaged });
    if !s.hearers(seat, Moment::MoveEnds).is_empty() {
        s.moved[from.index()] = s.moved[from.index()].saturating_sub(fresh);
        s.moved[to.index()] += fresh;
    }
    // A catapulted group may go on from a gate that no rival controlled (ARCS-CATAPULT-01).
    let blocked = held.is_some_and(|holder| holder != seat);
    if left > 1 && to.is_gate() && !blocked {
        // Ships dropped on the way make every place worth visiting again.
        let left = if ships == group { left - 1 } else { PATIENCE };
        s.next(Step::Catapult { seat, at: to, fresh, damaged, left });
    }
    s.hear_entered(seat, to, held, tell);
}

impl Step {
    pub(crate) fn waits_for(self, _: &Arcs) -> Seats {
        match self {
            Step::Fleet { seat, fresh, damaged, .. } => {
                if fresh + damaged == 1 {
                    Seats::NONE
                } else {
                    Seats::only(seat)
                }
            }
            Step::Catapult { seat, .. } => Seats::only(seat),
            Step::End { .. } | Step::Over => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, _: &Arcs, _: Seat) -> Ask {
        match self {
            Step::Fleet { from, to, .. } => Ask::Fleet { from, to },
            Step::Catapult { at, .. } => Ask::Catapult { at },
            Step::End { .. } | Step::Over => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Fleet { fresh, damaged, .. } => groups(s, seat, Ships { fresh, damaged }, |ships, verdict| {
                out.put(Choice::Fleet { fresh: ships.fresh, damaged: ships.damaged }, verdict);
            }),
            Step::Catapult { at, .. } => {
                out.offer(Choice::Stop);
                s.board.adjacent(at).into_iter().for_each(|to| out.offer(Choice::Go { to }));
            }
            Step::End { .. } | Step::Over => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcs, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Fleet { from, to, fresh, damaged, left, .. }, Choice::Fleet { fresh: f, damaged: d }) => {
                let (ships, group) = (Ships { fresh: f, damaged: d }, Ships { fresh, damaged });
                step(s, Leg { seat, from, to, left }, ships, group, tell);
            }
            (Step::Catapult { at, fresh, damaged, left, .. }, Choice::Go { to }) => {
                s.next(Step::Fleet { seat, from: at, to, fresh, damaged, left });
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
        match self {
            // A single ship: there is nothing to choose.
            Step::Fleet { seat, from, to, fresh, damaged, left } => {
                let ship = Ships { fresh, damaged };
                step(s, Leg { seat, from, to, left }, ship, ship, tell);
            }
            Step::End { seat } => {
                s.next(Step::Over);
                s.announce(seat, Moment::MoveEnds);
            }
            Step::Over => s.moved = [0; System::COUNT],
            Step::Catapult { .. } => {}
        }
    }
}
