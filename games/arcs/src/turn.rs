//! A turn after its card is played: Prelude, pips, and the end (ARCS-PRE-01, ARCS-LEAD-01 to
//! ARCS-LEAD-03, ARCS-ELIM-01). Spending is in `prelude.rs`, the actions in `actions/`.

use crate::{
    Ask, Choice, Event, Reason,
    action::{Action, Actions, Manner, Via},
    actions, prelude,
    resource::Resource,
    state::{Arcs, Turn},
    tables::Card,
};
use arbiter_engine::{Count, Notation, Options, Seat, Seats, Tell};

/// A turn, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The Prelude opens.
    Open { seat: Seat },
    /// A Prelude action, an action with a pip, or the end.
    Act { seat: Seat },
    /// The action of a resource that was spent.
    Spent { seat: Seat, resource: Resource },
    /// An action that an effect grants (or demands, if it is not optional).
    Grant { seat: Seat, action: Action, via: Via, optional: bool },
    /// An action taken with the pip of a copy or pivot is over.
    Acted { seat: Seat, action: Action },
    /// The turn ends.
    Finish { seat: Seat },
    /// Ships come to a gate, for nothing is left on the map.
    Relief { seat: Seat },
    /// All is done.
    Close { seat: Seat },
}

/// A seat has played its card: the turn is going to be this.
pub(crate) fn open(s: &mut Arcs, seat: Seat) {
    s.turn = Turn { seat: Some(seat), ..Turn::default() };
    s.next(Step::Open { seat });
}

/// What the pips of a seat may be used for, and what taking an action with one counts as.
pub(crate) fn pip_actions(s: &Arcs, seat: Seat) -> (Actions, Via) {
    let Some(played) = s.played(seat) else { return Default::default() };
    let (suit, via) = match played.manner {
        Manner::Lead | Manner::Surpass => (Some(played.card.suit()), Via::Pip),
        Manner::Copy => (s.lead_card().map(|card| card.suit()), Via::SinglePip),
        Manner::Pivot => (Some(played.card.suit()), Via::SinglePip),
    };
    let actions = suit.map(|suit| suit.actions()).unwrap_or_default();
    // A weapon lets every pip battle (ARCS-RES-02).
    (if s.turn.armed { actions.with(Action::Battle) } else { actions }, via)
}

/// Pips of the card a seat played: its own, or one (ARCS-COPY-01, ARCS-PIVOT-01).
fn pips(s: &Arcs, seat: Seat) -> u8 {
    s.played(seat).map_or(0, |played| match played.manner {
        Manner::Lead | Manner::Surpass => played.card.pips(),
        Manner::Copy | Manner::Pivot => 1,
    })
}

/// Tokens in limbo go back to the supply (ARCS-PRE-03).
fn close_prelude(s: &mut Arcs) {
    s.turn.prelude = false;
    s.turn.limbo = [0; Resource::COUNT];
    s.turn.secured = Default::default();
}

/// Neither ships nor starports on the map (ARCS-ELIM-01)?
fn needs_relief(s: &Arcs, seat: Seat) -> bool {
    let owns_starport = s.sites.iter().any(|building| building.is_of(seat) && building.is_starport());
    !owns_starport && s.ships_on_map(seat) == 0 && s.ships_left(seat) > 0
}

/// Ships of the relief.
const RELIEF: u8 = 3;

/// Can anything be done in the Prelude?
fn has_prelude(s: &Arcs, seat: Seat) -> bool {
    s.turn.prelude && Count::of(|out| prelude::options(s, seat, out)).legal > 0
}

impl Arcs {
    /// The card of a seat that grants actions and tokens outside the rules: its leader, for no other
    /// does. (In a position written without one, no card granted anything.)
    pub(crate) fn granting(&self, seat: Seat) -> Card {
        self.player(seat).cards.and(Card::LEADERS).first().unwrap_or_default()
    }
}

/// Can any of these actions be taken?
pub(crate) fn can_act(s: &Arcs, seat: Seat, actions: Actions, via: Via) -> bool {
    Count::of(|out| actions::options(s, seat, actions, via, out)).legal > 0
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcs) -> Seats {
        match self {
            Step::Act { seat } | Step::Spent { seat, .. } => Seats::only(seat),
            Step::Grant { seat, action, via, .. } => {
                if can_act(s, seat, Actions::of(&[action]), via) {
                    Seats::only(seat)
                } else {
                    Seats::NONE
                }
            }
            Step::Relief { seat } => Seats::only(seat),
            Step::Open { .. } | Step::Acted { .. } | Step::Finish { .. } | Step::Close { .. } => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Arcs, seat: Seat) -> Ask {
        match self {
            Step::Spent { resource, .. } => Ask::Spent { resource },
            Step::Grant { action, optional: true, .. } => Ask::Free { card: s.granting(seat), action },
            Step::Grant { action, .. } => Ask::Must { card: s.granting(seat), action },
            Step::Relief { .. } => Ask::Relief,
            _ if has_prelude(s, seat) => Ask::Prelude { pips: s.turn.pips },
            _ => Ask::Turn { pips: s.turn.pips },
        }
    }

    pub(crate) fn options(self, s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Act { .. } => {
                if s.turn.prelude {
                    prelude::options(s, seat, out);
                }
                if s.turn.pips > 0 {
                    let (allowed, via) = pip_actions(s, seat);
                    actions::options(s, seat, allowed, via, out);
                }
                out.offer(Choice::EndTurn); // pips may be left unused (ARCS-LEAD-03)
            }
            Step::Spent { resource, .. } => {
                actions::options(s, seat, prelude::actions_of(s, resource), Via::Resource, out);
                out.offer(Choice::Decline); // spent for nothing (ARCS-PRE-07)
            }
            Step::Grant { action, via, optional, .. } => {
                actions::options(s, seat, Actions::of(&[action]), via, out);
                if optional {
                    out.offer(Choice::Decline);
                }
            }
            Step::Relief { .. } => s.board.gates().into_iter().for_each(|at| out.offer(Choice::Place { at })),
            _ => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcs, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Act { .. }, Choice::EndTurn) => s.next(Step::Finish { seat }),
            (Step::Act { .. }, Choice::Spend { slot, resource }) => {
                s.next(self);
                prelude::spend(s, seat, slot, resource, tell);
            }
            (Step::Act { .. }, Choice::Use { card }) => {
                s.next(self);
                s.turn.begun = true;
                tell.tell(Event::Used { seat, card });
                s.take_prelude(card, seat, tell);
            }
            (Step::Act { .. }, _) => {
                s.next(self);
                // The first pip closes the Prelude (ARCS-PRE-01).
                close_prelude(s);
                s.turn.pips -= 1;
                let (_, via) = pip_actions(s, seat);
                actions::act(s, seat, choice, via, tell);
            }
            (_, Choice::Decline) => {}
            (Step::Spent { .. }, _) => actions::act(s, seat, choice, Via::Resource, tell),
            (Step::Grant { via, .. }, _) => actions::act(s, seat, choice, via, tell),
            (Step::Relief { .. }, Choice::Place { at }) => {
                let n = s.place_ships(seat, at, RELIEF);
                tell.tell(Event::Relieved { seat, at, n });
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
        match self {
            Step::Open { seat } => {
                s.turn.prelude = true;
                s.turn.pips = pips(s, seat);
                s.next(Step::Act { seat });
            }
            Step::Acted { seat, action } => s.hear_acted(seat, action, tell),
            Step::Finish { seat } => {
                close_prelude(s);
                s.next(Step::Close { seat });
                if needs_relief(s, seat) {
                    s.next(Step::Relief { seat });
                }
            }
            Step::Close { seat } => {
                s.turn = Turn::default();
                for building in &mut s.sites {
                    *building = building.rested();
                }
                tell.tell(Event::TurnEnds { seat });
            }
            _ => {}
        }
    }
}
