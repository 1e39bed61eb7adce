//! The seven standard actions (ARCS-TAX-01 to ARCS-SECURE-04, ARCS-BATTLE-01), and the new actions
//! that take their places (ARCS-NEW-01).

pub(crate) mod build;
pub(crate) mod influence;
pub mod movement;
pub(crate) mod repair;
pub(crate) mod tax;

use crate::{
    Choice, Event, Reason,
    action::{Action, Actions, Via},
    battle, court,
    moments::Moment,
    state::Arcs,
    turn,
};
use arbiter_engine::{Options, Seat, Tell};

/// The answers that take one of these actions, or a new action in the place of one.
pub(crate) fn options(s: &Arcs, seat: Seat, allowed: Actions, via: Via, out: &mut impl Options<Choice, Reason>) {
    if allowed.has(Action::Tax) {
        tax::options(s, seat, out);
    }
    if allowed.has(Action::Build) {
        build::options(s, seat, out);
    }
    if allowed.has(Action::Move) {
        movement::options(s, seat, out);
    }
    if allowed.has(Action::Repair) {
        repair::options(s, seat, out);
    }
    if allowed.has(Action::Influence) {
        influence::options(s, seat, out);
    }
    if allowed.has(Action::Secure) {
        court::options(s, seat, out);
    }
    if allowed.has(Action::Battle) {
        battle::options(s, seat, out);
    }
    if via.allows_new_actions() {
        s.offer_new_actions(seat, allowed, via, out);
    }
}

/// The standard action an answer takes.
#[must_use]
pub(crate) fn standard(choice: Choice) -> Option<Action> {
    Some(match choice {
        Choice::Tax { .. } => Action::Tax,
        Choice::Build { .. } => Action::Build,
        Choice::Move { .. } => Action::Move,
        Choice::Repair { .. } => Action::Repair,
        Choice::Influence { .. } => Action::Influence,
        Choice::Secure { .. } => Action::Secure,
        Choice::Battle { .. } => Action::Battle,
        _ => return None,
    })
}

/// Takes the action.
pub(crate) fn act(s: &mut Arcs, seat: Seat, choice: Choice, via: Via, tell: &mut impl Tell<Event>) {
    let Some(action) = standard(choice) else { return s.take_new_action(seat, choice, via, tell) };
    if via == Via::SinglePip && !s.hearers(seat, Moment::Acted).is_empty() {
        s.next(turn::Step::Acted { seat, action });
    }
    match choice {
        Choice::Tax { site } => tax::tax(s, seat, site, via, tell),
        Choice::Build { piece, at } => build::build(s, seat, piece, at, tell),
        Choice::Move { from, to } => movement::begin(s, seat, from, to),
        Choice::Repair { what } => repair::repair(s, seat, what, tell),
        Choice::Influence { card } => influence::influence(s, seat, card, tell),
        Choice::Secure { card } => court::secure(s, seat, card, tell),
        Choice::Battle { at, rival } => battle::begin(s, seat, at, rival, tell),
        _ => {}
    }
}
