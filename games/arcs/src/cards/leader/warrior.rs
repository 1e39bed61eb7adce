//! Warrior: Tactical and Violent (ARCS-LEADER-06a, ARCS-LEADER-06b).

use super::a_place_less;
use crate::{
    Choice, Event, Reason,
    action::{Action, Actions, Via},
    actions::movement::{self, Leg},
    map::{System, Systems},
    moments::{Moment, Moments, Podium, Speaks, Stakes},
    piece::Ships,
    state::Arcs,
    step::Step,
    tables::{Ambition, Card},
    turn,
};
use arbiter_engine::{Options, Seat, Tell};

/// Moves before or after a battle with the pip of a copy or pivot; Empath is worth less.
pub(crate) struct Warrior;

/// Is there a battle to come after the move going on?
fn owes_battle(s: &Arcs, seat: Seat) -> bool {
    let owed = turn::Step::Grant { seat, action: Action::Battle, via: Via::Effect, optional: false };
    s.agenda.steps().contains(&Step::Turn(owed))
}

/// Could the seat battle there, had it ships?
fn has_rival(s: &Arcs, seat: Seat, at: System) -> bool {
    s.rivals(seat).any(|rival| s.is_present(rival, at))
}

/// Can the seat battle anywhere, once this step is made with so many ships, or further on? A gate
/// that stops a catapulted group has a rival's ships, so there is no need to look behind it.
fn leads_to_battle(s: &Arcs, leg: Leg, ships: Ships) -> bool {
    let Leg { seat, from, to, left } = leg;
    let stays = |at: &System| *at != from || s.ships(seat, from).count() > ships.count();
    let mut within_reach = Systems::only(to);
    for _ in 1..left {
        for gate in within_reach.and(System::GATES) {
            within_reach = within_reach.or(s.board.adjacent(gate));
        }
    }
    let mut fields = s.fleet_systems(seat).into_iter().filter(stays).chain(within_reach);
    fields.any(|at| has_rival(s, seat, at))
}

fn battle_follows(card: Card, follows: bool) -> Result<(), Reason> {
    if follows { Ok(()) } else { Err(Reason::NothingFollows { card, action: Action::Battle }) }
}

impl Speaks for Warrior {
    const HEARS: Moments = Moments::of(&[Moment::NewAction, Moment::Acted, Moment::MayStep, Moment::Power]);

    /// The move first: then a battle must follow.
    fn new_actions(
        card: Card,
        s: &Arcs,
        seat: Seat,
        allowed: Actions,
        via: Via,
        out: &mut impl Options<Choice, Reason>,
    ) {
        if via != Via::SinglePip || !allowed.has(Action::Battle) {
            return;
        }
        let one = Ships { fresh: 1, damaged: 0 };
        for from in s.fleet_systems(seat) {
            for to in s.board.adjacent(from) {
                let follows = leads_to_battle(s, Leg::first(s, seat, from, to), one);
                out.put(Choice::TacticalMove { from, to }, battle_follows(card, follows));
            }
        }
    }

    fn take_new_action(
        card: Card,
        s: &mut Arcs,
        seat: Seat,
        choice: Choice,
        _: Via,
        tell: &mut impl Tell<Event>,
    ) -> bool {
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
        let can_fight = || s.fleet_systems(by).into_iter().any(|at| has_rival(s, by, at));
        battle_follows(card, !owes_battle(s, by) || can_fight())
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
