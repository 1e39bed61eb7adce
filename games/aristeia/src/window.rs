//! Windows: the moments at which tactics may be played (ARIS-GEN-02, ARIS-ROLL-03, ARIS-TACTIC-01, ARIS-TACTIC-14,
//! ARIS-AMB-27).
//!
//! **Nobody learns anything from being asked, or from others being asked.** A player is asked in a
//! window exactly if, for all the other one can know, some card in that hand could be played now
//! ([`could_play`]): the cards of the team and the standard ones, less those in the discard pile. What is
//! really in the hand decides only what is offered beside `pass`. So a seat without a playable tactic
//! looks just like one that holds back, and a program that passes for its player gives nothing away.

use crate::{
    Ask, Choice, Event, Reason,
    ask::Moment,
    choice::On,
    figure::Figure,
    printed::Priority,
    skill,
    table::{Aristeia, BOTH, rival},
    tables::Window,
    tactic,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// A window is open.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Skills, then tactics.
    Open { window: Window },
    /// In rolls the Outsider says who plays first.
    Starter { window: Window },
    /// Elsewhere the Outsider begins, or lets the other one begin (ARIS-GEN-03).
    Opening { window: Window },
    /// A player plays a tactic or passes; so many have passed in a row.
    Turn { window: Window, seat: Seat, passes: u8 },
}

/// A window opens; what is on the agenda waits until it closes.
#[inline]
pub(crate) fn open(s: &mut Aristeia, window: Window) {
    if tactic::heard_in(window).is_empty() && !skill_speaks_in(window) {
        return; // nobody will ever say anything here
    }
    s.next(Step::Open { window });
}

fn skill_speaks_in(window: Window) -> bool {
    matches!(window, Window::ActionDeclared | Window::AfterRollBeforeCrit)
}

/// What goes on.
fn moment(s: &Aristeia) -> Moment {
    let acting = s.agenda.steps().iter().any(|step| matches!(step, crate::step::Step::Action(_)));
    match (s.active(), s.doing.action.filter(|_| acting), s.doing.target) {
        (Some(figure), Some(action), Some(piece)) => Moment::ActionAt { figure, action, piece },
        (Some(figure), Some(action), None) => Moment::Action { figure, action },
        (Some(figure), None, _) => Moment::Activation { figure },
        (None, ..) => Moment::None,
    }
}

/// For all that the other player can know, could this one play something now?
pub(crate) fn could_play(s: &Aristeia, seat: Seat, window: Window) -> bool {
    let heard = tactic::heard_in(window).and(tactic::played_by(s, seat));
    if heard.is_empty() {
        return false;
    }
    tactic::possible_hand(s, seat, heard).into_iter().any(|tactic| {
        let mut legal = false;
        tactic::ways_to_play(s, seat, tactic, |_, verdict| legal |= verdict.is_ok());
        legal
    })
}

/// What a player may play from the hand in this window.
pub(crate) fn options(s: &Aristeia, seat: Seat, window: Window, out: &mut impl Options<Choice, Reason>) {
    for tactic in s.player(seat).hand {
        if tactic.row().window == window {
            tactic::ways_to_play(s, seat, tactic, |on, verdict| out.put(Choice::Play { tactic, on }, verdict));
        } else {
            out.put(Choice::Play { tactic, on: On::default() }, Err(Reason::OtherWindow { tactic }));
        }
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        match self {
            Step::Open { .. } => Seats::NONE,
            Step::Starter { window } | Step::Opening { window }
                if BOTH.into_iter().all(|seat| could_play(s, seat, window)) =>
            {
                Seats::only(s.outsider)
            }
            Step::Turn { window, seat, .. } if could_play(s, seat, window) => Seats::only(seat),
            Step::Starter { .. } | Step::Opening { .. } | Step::Turn { .. } => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Aristeia, _: Seat) -> Ask {
        match self {
            Step::Open { window } | Step::Turn { window, .. } => Ask::Window { window, moment: moment(s) },
            Step::Starter { window } => Ask::FirstTactic { window },
            Step::Opening { window } => Ask::OpeningWindow { window, moment: moment(s) },
        }
    }

    pub(crate) fn options(self, s: &Aristeia, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Open { .. } => {}
            Step::Starter { .. } => BOTH.into_iter().for_each(|seat| out.offer(Choice::First { seat })),
            Step::Opening { window } => {
                options(s, seat, window, out);
                out.offer(Choice::Pass);
                out.offer(Choice::First { seat: rival(seat) });
            }
            Step::Turn { window, .. } => {
                options(s, seat, window, out);
                out.offer(Choice::Pass);
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Starter { window } | Step::Opening { window }, Choice::First { seat }) => {
                s.next(Step::Turn { window, seat, passes: 0 });
            }
            (Step::Turn { window, .. } | Step::Opening { window }, Choice::Play { tactic, on }) => {
                // Both must pass in a row anew (ARIS-TACTIC-14).
                s.next(Step::Turn { window, seat: rival(seat), passes: 0 });
                tactic::play(s, seat, tactic, on, tell);
            }
            (Step::Turn { window, seat, passes }, _) => passed(s, window, seat, passes),
            (Step::Opening { window }, _) => passed(s, window, seat, 0),
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, _: &mut impl Tell<Event>) {
        match self {
            Step::Open { window } => {
                let active = s.active().map_or(s.outsider, Figure::seat);
                match window.priority() {
                    Priority::Outsider => s.next(Step::Opening { window }),
                    Priority::OutsiderChooses => s.next(Step::Starter { window }),
                    Priority::Active | Priority::Answerer => s.next(Step::Turn { window, seat: active, passes: 0 }),
                }
                skill::open(s, window);
            }
            // At most one of them could: the order does not matter.
            Step::Starter { window } | Step::Opening { window } => {
                s.next(Step::Turn { window, seat: s.outsider, passes: 0 });
            }
            Step::Turn { window, seat, passes } => passed(s, window, seat, passes),
        }
    }
}

fn passed(s: &mut Aristeia, window: Window, seat: Seat, passes: u8) {
    if passes == 0 {
        s.next(Step::Turn { window, seat: rival(seat), passes: 1 });
    }
}

/// The window that is open, if one is.
pub(crate) fn current(s: &Aristeia) -> Option<Window> {
    s.agenda.steps().iter().rev().find_map(|step| match step {
        crate::step::Step::Window(Step::Turn { window, .. } | Step::Starter { window } | Step::Opening { window }) => {
            Some(*window)
        }
        crate::step::Step::Tactic(tactic::Step::Answer { .. }) => Some(Window::TacticPlayed),
        _ => None,
    })
}
