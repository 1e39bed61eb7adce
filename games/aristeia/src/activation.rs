//! Activations: preparation, actions, states (ARIS-ACTIV-01, ARIS-PREP-01 to ARIS-PREP-05,
//! ARIS-ACTSTEP-01 to ARIS-ACTSTEP-04, ARIS-STSTEP-01 to ARIS-STSTEP-03).

use crate::{
    Ask, Choice, Event, Reason, action,
    board::Space,
    damage,
    dice::{Shown, Symbol, Thrown},
    disengage, displace,
    figure::{Figure, Place},
    movement,
    printed::Turned,
    table::{Activation, Aristeia, Doing, Roll},
    tables::{State, Window},
    tactic, window,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// An activation, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Action points come (ARIS-PREP-02).
    Points,
    /// Whoever is on the bench returns (ARIS-PREP-04).
    Return,
    /// The actions step begins.
    Begin,
    /// The player spends points and plays tactics (ARIS-ACTSTEP-01).
    Act,
    /// Points are lost (ARIS-ACTSTEP-03).
    States,
    /// Markers turn.
    Markers,
    /// The Outsider says which marker takes effect next; so many are left (ARIS-STSTEP-03).
    Turning { poisoned: u8, burning: u8 },
    /// A burning marker rolls (ARIS-STATE-BURN-01).
    Burn,
    /// The activation is over.
    End,
}

/// A character becomes active, unless it is in the infirmary (ARIS-TURN-04).
pub(crate) fn begin(s: &mut Aristeia, figure: Figure) {
    // Smoke goes at the beginning of the next activation of who laid it, even of a skipped one
    // (ARIS-SMOKE-04).
    s.smoke.retain(|smoke| smoke.by != figure);
    if !s.is_reachable(figure) {
        return;
    }
    s.activation = Activation { figure: Some(figure), ..Activation::default() };
    s.next(Step::Points);
    window::open(s, Window::PreparationBegin);
}

/// Is the active character still there? If not, what is left of its activation is skipped
/// (ARIS-INFIRM-02).
fn goes_on(s: &Aristeia) -> bool {
    s.active().is_some_and(|figure| s.is_reachable(figure))
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        let active = s.active();
        match self {
            Step::Act => match active {
                Some(figure) if s.is_inside(figure) => Seats::only(figure.seat()),
                _ => Seats::NONE,
            },
            Step::Turning { poisoned, burning } if goes_on(s) && poisoned > 0 && burning > 0 => Seats::only(s.outsider),
            Step::Burn if goes_on(s) => Seats::only(Seat::HOUSE),
            _ => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Aristeia, _: Seat) -> Ask {
        match self {
            Step::Act => Ask::Act {
                figure: s.active().unwrap_or_default(),
                n: s.activation.points,
                movement: s.activation.movement,
            },
            Step::Turning { .. } => Ask::TurnMarker,
            _ => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Aristeia, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Act => {
                let Some(figure) = s.active() else { return };
                action::options(s, figure, out);
                movement::options(s, figure, out);
                window::options(s, seat, Window::ActionsFree, out);
                out.offer(Choice::Done);
            }
            Step::Turning { .. } => {
                for state in [State::Poisoned, State::Burning] {
                    out.offer(Choice::Turn { state });
                }
            }
            Step::Burn => {
                let Turned::Roll(colour) = State::Burning.row().turned else { return };
                (1..=6).for_each(|face| out.offer(Choice::Roll { die: Thrown { colour, face } }));
            }
            _ => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Act, Choice::Done) => {
                s.next(Step::States);
                window::open(s, Window::ActionsEnd);
            }
            (Step::Act, _) => {
                // One thing, finished before the next starts (ARIS-ACTSTEP-02).
                s.next(Step::Act);
                match choice {
                    Choice::Act { action, target, with } => action::choose(s, action, target.0, with, tell),
                    Choice::Step { space } => movement::step(s, space, tell),
                    Choice::Disengage => disengage::begin(s, tell),
                    Choice::Play { tactic, on } => tactic::play(s, seat, tactic, on, tell),
                    _ => {}
                }
            }
            (Step::Turning { poisoned, burning }, Choice::Turn { state }) => {
                turn_one(s, state, poisoned, burning, tell);
            }
            (Step::Burn, Choice::Roll { die }) => {
                let Some(figure) = s.active() else { return };
                let shown = die.shows();
                tell.tell(Event::Burns { figure, die: Shown::Die { colour: die.colour, symbols: shown } });
                // New markers stay red in this step (ARIS-STATE-BURN-03).
                for _ in 0..shown.get(Symbol::Special) {
                    s.impose(figure, State::Burning, None, tell);
                }
                damage::inflict(s, figure, shown.get(Symbol::Success), tell);
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, tell: &mut impl Tell<Event>) {
        let Some(figure) = s.active().filter(|_| goes_on(s) || matches!(self, Step::End)) else {
            return end(s, tell);
        };
        match self {
            Step::Points => {
                // Energy matters at this instant only (ARIS-PREP-03).
                let energy = s.energy(figure);
                s.activation.points += energy;
                tell.tell(Event::Activates { figure, n: energy });
                s.next(Step::Return);
                window::open(s, Window::AfterActionPoints);
            }
            Step::Return => {
                s.next(Step::Begin);
                window::open(s, Window::PreparationEnd);
                if s.body(figure).place == Place::Bench {
                    s.next(displace::Step::Return { figure });
                }
            }
            Step::Begin => {
                s.next(Step::Act);
                window::open(s, Window::ActionsBegin);
            }
            Step::Act => end(s, tell), // it could not return: no space is free anywhere
            Step::States => {
                (s.activation.points, s.activation.movement) = (0, 0);
                s.next(Step::Markers);
                window::open(s, Window::StatesBegin);
            }
            Step::Markers => {
                let markers = &mut s.body_mut(figure).markers;
                if !markers.is_empty() {
                    markers.turn();
                    tell.tell(Event::MarkersTurned { figure });
                }
                let markers = s.body(figure).markers;
                s.next(Step::End);
                window::open(s, Window::StatesEnd);
                let (poisoned, burning) = (markers.red(State::Poisoned), markers.red(State::Burning));
                s.next(Step::Turning { poisoned, burning });
            }
            Step::Turning { poisoned: 0, burning: 0 } | Step::Burn => {}
            Step::Turning { poisoned, burning } => {
                let state = if poisoned > 0 { State::Poisoned } else { State::Burning };
                turn_one(s, state, poisoned, burning, tell);
            }
            Step::End => end(s, tell),
        }
    }
}

/// One of the markers that stack takes effect and goes (ARIS-STATE-POIS-01, ARIS-STATE-BURN-01).
fn turn_one(s: &mut Aristeia, state: State, poisoned: u8, burning: u8, tell: &mut impl Tell<Event>) {
    let Some(figure) = s.active() else { return };
    s.next(match state {
        State::Poisoned => Step::Turning { poisoned: poisoned.saturating_sub(1), burning },
        _ => Step::Turning { poisoned, burning: burning.saturating_sub(1) },
    });
    s.unmark(figure, state, true, tell);
    match state.row().turned {
        Turned::Damage(amount) => damage::inflict(s, figure, amount, tell),
        Turned::Roll(_) => s.next(Step::Burn),
        Turned::Stays => {}
    }
}

/// It stops being active.
fn end(s: &mut Aristeia, tell: &mut impl Tell<Event>) {
    if let Some(figure) = s.active() {
        tell.tell(Event::ActivationEnds { figure });
    }
    s.activation = Activation::default();
    s.doing = Doing::default();
    s.roll = Roll::default();
}

impl Aristeia {
    /// A figure moves, is displaced or placed.
    pub(crate) fn put(&mut self, figure: Figure, space: Space) {
        self.body_mut(figure).place = Place::On(space);
    }
}
