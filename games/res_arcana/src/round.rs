//! Rounds, turns and their actions (RESA-ROUND-01 to RESA-ROUND-06, RESA-ACTION-01, RESA-ACTION-02).

use crate::{Ask, Choice, Event, Reason, check, claim, collect, discard, pass, place, power, state::ResArcana};
use arbiter_components::CardSet;
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Rounds and turns.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// A round begins with Collect.
    Begin,
    /// The next player who has not passed acts, after this one.
    After { seat: Seat },
    /// A player chooses an action.
    Act { seat: Seat },
    /// Nothing was decided: everything is straightened for the next round.
    End,
}

impl Step {
    #[inline]
    pub(crate) fn waits_for(self, _: &ResArcana) -> Seats {
        match self {
            Step::Act { seat } => Seats::only(seat),
            Step::Begin | Step::After { .. } | Step::End => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, _: &ResArcana, _: Seat) -> Ask {
        Ask::Action
    }

    pub(crate) fn options(self, s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        place::options(s, seat, out);
        claim::options(s, seat, out);
        power::options(s, seat, out);
        discard::options(s, seat, out);
        // Passing is always possible (RESA-ACTION-02).
        out.offer(Choice::Pass);
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        // One action, wholly resolved, then the next player (RESA-TIMING-02).
        s.next(Step::After { seat });
        match choice {
            Choice::Place { card } => place::act(s, seat, card),
            Choice::Claim { card } => claim::act(s, seat, card, tell),
            Choice::ClaimTop => claim::act_on_top(s, seat, tell),
            Choice::Discard { card } => discard::act(s, seat, card, tell),
            Choice::Use { card, power } => power::act(s, seat, card, power, tell),
            Choice::Pass => pass::act(s, seat, tell),
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
        match self {
            Step::Begin => {
                s.round = s.round.saturating_add(1);
                tell.tell(Event::RoundBegins { round: s.round });
                // The holder of the token acts first (RESA-ROUND-05): the turn comes to whoever
                // sits to the left of this seat.
                s.next(Step::After { seat: s.first.right(s.count()) });
                for seat in s.in_order().rev() {
                    s.next(collect::Step::Abilities { seat });
                }
            }
            Step::After { seat } => {
                s.doing = crate::state::Doing::default();
                let mut next = seat.left(s.count());
                for _ in 0..s.count() {
                    if !s.passed.has(next) {
                        s.next(Step::Act { seat: next });
                        return;
                    }
                    next = next.left(s.count());
                }
                s.next(Step::End);
                check::begin(s, tell);
            }
            Step::End => {
                s.turned = CardSet::EMPTY;
                s.passed = Seats::NONE;
                s.next(Step::Begin);
            }
            Step::Act { .. } => {}
        }
    }
}
