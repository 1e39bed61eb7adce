//! Warrior: Tactical and Violent (ARCS-LEADER-06a, ARCS-LEADER-06b).

use super::a_place_less;
use crate::{
    Choice, Event, Reason,
    action::{Action, Actions, Via},
    actions::movement::{self, Leg},
    map::{System, Systems},
    moments::{Moment, Moments, Speaks},
    piece::Ships,
    score::{Podium, Stakes},
    state::Arcs,
    step::Step,
    tables::{Ambition, Card},
    turn,
};
use arbiter_engine::{Options, Seat, Tell};

/// Moves before or after a battle with the pip of a copy or pivot; Empath is worth less.
pub(crate) struct Warrior;

/// One ship. Whatever more of them can do, fewer can.
const FRESH: Ships = Ships { fresh: 1, damaged: 0 };
const DAMAGED: Ships = Ships { fresh: 0, damaged: 1 };

/// Is there a battle to come after the move going on?
fn owes_battle(s: &Arcs, seat: Seat) -> bool {
    let owed = turn::Step::Grant { seat, action: Action::Battle, via: Via::Effect, optional: false };
    s.agenda.steps().contains(&Step::Turn(owed))
}

/// Could the seat battle there, had it ships?
fn has_rival(s: &Arcs, seat: Seat, at: System) -> bool {
    s.rivals(seat).any(|rival| s.is_present(rival, at))
}

/// Where a group can come to with the steps of this leg. A gate that stops it on the way has a
/// rival's ships, so there is no need to look behind it.
fn within_reach(s: &Arcs, leg: Leg) -> Systems {
    let mut reach = Systems::only(leg.to);
    for _ in 1..leg.left {
        for gate in reach.and(System::GATES) {
            reach = reach.or(s.board.adjacent(gate));
        }
    }
    reach
}

/// Will there be another move of fresh ships when the one going on, or about to begin, is complete
/// (ARCS-LORE-03)?
fn will_sprint(s: &Arcs, seat: Seat) -> bool {
    let sprinting = s.agenda.steps().contains(&Step::Movement(movement::Step::Over));
    !sprinting && !s.hearers(seat, Moment::MoveEnds).is_empty()
}

/// Can fresh ships that sprint from here come to a rival?
fn sprints_to_battle(s: &Arcs, seat: Seat, from: System) -> bool {
    let ways = s.board.adjacent(from).into_iter().map(|to| Leg::first(s, seat, from, to));
    ways.flat_map(|leg| within_reach(s, leg)).any(|at| has_rival(s, seat, at))
}

/// Can the seat battle anywhere, once this step is made with these ships, or further on?
fn leads_to_battle(s: &Arcs, leg: Leg, ships: Ships) -> bool {
    let Leg { seat, from, .. } = leg;
    let reach = within_reach(s, leg);
    let stays = |at: &System| *at != from || s.ships(seat, from).count() > ships.count();
    let mut fields = s.fleet_systems(seat).into_iter().filter(stays).chain(reach);
    if fields.any(|at| has_rival(s, seat, at)) {
        return true;
    }
    let left_behind = |at: &System| s.moved[at.index()] > if *at == from { ships.fresh } else { 0 };
    let moved = s.fleet_systems(seat).into_iter().filter(left_behind);
    let group = reach.into_iter().filter(|_| ships.fresh > 0);
    will_sprint(s, seat) && moved.chain(group).any(|at| sprints_to_battle(s, seat, at))
}

/// Can the seat battle if the move ends here?
fn may_end_here(s: &Arcs, seat: Seat) -> bool {
    let fleets = s.fleet_systems(seat);
    let moved = |at: &System| s.moved[at.index()] > 0;
    fleets.into_iter().any(|at| has_rival(s, seat, at))
        || will_sprint(s, seat) && fleets.into_iter().filter(moved).any(|at| sprints_to_battle(s, seat, at))
}

fn battle_follows(card: Card, follows: bool) -> Result<(), Reason> {
    if follows { Ok(()) } else { Err(Reason::NothingFollows { card, action: Action::Battle }) }
}

impl Speaks for Warrior {
    const HEARS: Moments = Moments::of(&[Moment::NewAction, Moment::Acted, Moment::MayStep, Moment::Power]);

    /// The move first: then a battle must follow.
    fn actions(card: Card, s: &Arcs, seat: Seat, allowed: Actions, via: Via, out: &mut impl Options<Choice, Reason>) {
        if via != Via::SinglePip || !allowed.has(Action::Battle) {
            return;
        }
        for from in s.fleet_systems(seat) {
            let one = if s.ships(seat, from).fresh > 0 { FRESH } else { DAMAGED };
            for to in s.board.adjacent(from) {
                let follows = leads_to_battle(s, Leg::first(s, seat, from, to), one);
                out.put(Choice::TacticalMove { from, to }, battle_follows(card, follows));
            }
        }
    }

    fn take_action(card: Card, s: &mut Arcs, seat: Seat, choice: Choice, _: Via, tell: &mut impl Tell<Event>) -> bool {
        let Choice::TacticalMove { from, to } = choice else { return false };
        tell.tell(Event::Used { seat, card });
        s.next(turn::Step::Grant { seat, action: Action::Battle, via: Via::Effect, optional: false });
        movement::begin(s, seat, from, to);
        true
    }

    fn may_step(card: Card, s: &Arcs, leg: Leg, ships: Ships) -> Result<(), Reason> {
        battle_follows(card, !owes_battle(s, leg.seat) || leads_to_battle(s, leg, ships))
    }

    fn may_stop(card: Card, s: &Arcs, by: Seat) -> Result<(), Reason> {
        battle_follows(card, !owes_battle(s, by) || may_end_here(s, by))
    }

    /// The battle first: then a move may follow.
    fn acted(_: Card, s: &mut Arcs, seat: Seat, action: Action, _: &mut impl Tell<Event>) {
        if action == Action::Battle {
            s.next(turn::Step::Grant { seat, action: Action::Move, via: Via::Effect, optional: true });
        }
    }

    fn power(_: Card, ambition: Ambition, place: Podium, stakes: Stakes) -> Option<u8> {
        (ambition == Ambition::Empath).then(|| a_place_less(place, stakes))
    }
}
