//! Turns: initiative cards, and who activates first (ARIS-TURN-01 to ARIS-TURN-06).

use crate::{
    Ask, Choice, Event, Reason, activation,
    figure::{Figure, Place},
    round,
    setup::TEAM,
    table::{Aristeia, BOTH, rival},
    tables::Window,
    window,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// A turn, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Both initiative cards are turned up (ARIS-TURN-01).
    Reveal,
    /// Of two tactics that decide the order, the Outsider says which prevails (ARIS-AMB-38).
    Prevail,
    /// Somebody says who activates first (ARIS-TURN-02).
    Order,
    /// The character of this seat activates.
    Activate { seat: Seat },
    /// The turn is over.
    End,
}

/// Who says who activates first.
fn chooser(s: &Aristeia) -> Seat {
    if let Some(seat) = BOTH.into_iter().find(|seat| s.player(*seat).says_order) {
        return seat; // ARIS-CHAR-PAR-01
    }
    let [one, two] = BOTH.map(|seat| s.revealed(seat).map_or(0, |figure| s.initiative(figure)));
    match one.cmp(&two) {
        std::cmp::Ordering::Greater => BOTH[0],
        std::cmp::Ordering::Less => BOTH[1],
        std::cmp::Ordering::Equal => s.outsider,
    }
}

/// Is the character whose card is face up in the infirmary? (ARIS-TURN-06)
pub(crate) fn rests(s: &Aristeia, seat: Seat) -> bool {
    s.revealed(seat).is_none_or(|figure| !s.is_reachable(figure))
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        match self {
            Step::Reveal => Seats::only(Seat::HOUSE),
            Step::Prevail if s.players.iter().all(|player| player.says_order) => Seats::only(s.outsider),
            Step::Order if !BOTH.into_iter().any(|seat| rests(s, seat)) => Seats::only(chooser(s)),
            Step::Prevail | Step::Order | Step::Activate { .. } | Step::End => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, _: &Aristeia, _: Seat) -> Ask {
        match self {
            Step::Prevail => Ask::Prevail,
            Step::Order => Ask::FirstActivation,
            Step::Reveal | Step::Activate { .. } | Step::End => Ask::Chance,
        }
    }

    pub(crate) fn options(self, _: &Aristeia, _: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Reveal => out.offer(Choice::Reveal),
            Step::Prevail => BOTH.into_iter().for_each(|seat| out.offer(Choice::Prevail { seat })),
            Step::Order => BOTH.into_iter().for_each(|seat| out.offer(Choice::First { seat })),
            Step::Activate { .. } | Step::End => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Reveal, _) => {
                s.turn += 1;
                for figure in BOTH.into_iter().filter_map(|seat| s.revealed(seat)) {
                    tell.tell(Event::Revealed { figure });
                }
                s.next(Step::Order);
                s.next(Step::Prevail);
                window::open(s, Window::InitiativeRevealed);
            }
            (Step::Prevail, Choice::Prevail { seat }) => {
                s.player_mut(rival(seat)).says_order = false;
            }
            (Step::Order, Choice::First { seat }) => {
                tell.tell(Event::ActivatesFirst { seat });
                begin(s, seat);
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, _: &mut impl Tell<Event>) {
        match self {
            Step::Reveal | Step::Prevail => {}
            // Nobody can choose: at most one of them activates (ARIS-TURN-06).
            Step::Order => begin(s, chooser(s)),
            Step::Activate { seat } => {
                if let Some(figure) = s.revealed(seat) {
                    activation::begin(s, figure);
                }
            }
            Step::End => {
                // What lasts until the end of the turn ends (ARIS-AMB-35).
                for body in &mut s.bodies {
                    (body.guard_dice, body.guard_blocks) = (0, 0);
                }
                if usize::from(s.turn) < TEAM {
                    s.next(Step::Reveal);
                } else {
                    s.next(round::Step::Objectives);
                }
            }
        }
    }
}

fn begin(s: &mut Aristeia, first: Seat) {
    s.players.iter_mut().for_each(|player| player.says_order = false);
    s.next(Step::End);
    s.next(Step::Activate { seat: rival(first) });
    s.next(Step::Activate { seat: first });
}

/// Is this figure's initiative card face up and itself able to act?
pub(crate) fn will_activate(s: &Aristeia, figure: Option<Figure>) -> bool {
    figure.is_some_and(|figure| s.body(figure).place != Place::Infirmary)
}
