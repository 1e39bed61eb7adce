//! Hands, decks and discard piles of tactics (ARIS-TACTIC-03 to ARIS-TACTIC-09).

use crate::{
    Ask, Choice, Event, Reason,
    table::{Aristeia, rival},
    tables::Tactic,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Moving cards, one after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Draw so many tactics, as far as the deck goes (ARIS-TACTIC-09).
    Draw { seat: Seat, left: u8 },
    /// The opponent of this seat discards so many at random (ARIS-TACTIC-06).
    Lose { seat: Seat, left: u8 },
    /// Take a tactic from the own deck without showing it (ARIS-CHAR-BIL-01).
    Fetch { seat: Seat },
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        let house_if = |asked: bool| if asked { Seats::only(Seat::HOUSE) } else { Seats::NONE };
        match self {
            Step::Draw { seat, left } => house_if(left > 0 && !s.player(seat).deck.is_empty()),
            Step::Lose { seat, left } => house_if(left > 0 && !s.player(rival(seat)).hand.is_empty()),
            Step::Fetch { seat } => {
                if s.player(seat).deck.is_empty() {
                    Seats::NONE
                } else {
                    Seats::only(seat)
                }
            }
        }
    }

    pub(crate) fn ask(self, _: &Aristeia, _: Seat) -> Ask {
        match self {
            Step::Fetch { .. } => Ask::Fetch,
            Step::Draw { .. } | Step::Lose { .. } => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Aristeia, _: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Draw { seat, .. } => {
                s.player(seat).deck.into_iter().for_each(|tactic| out.offer(Choice::Draw { tactic }));
            }
            Step::Lose { seat, .. } => {
                s.player(rival(seat)).hand.into_iter().for_each(|tactic| out.offer(Choice::Lose { tactic }));
            }
            Step::Fetch { seat } => {
                s.player(seat).deck.into_iter().for_each(|tactic| out.offer(Choice::Fetch { tactic }));
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Draw { seat, left }, Choice::Draw { tactic }) => {
                let player = s.player_mut(seat);
                player.deck.remove(tactic);
                player.hand.insert(tactic);
                tell.tell(Event::Drew { seat, tactic });
                if left > 1 {
                    s.next(Step::Draw { seat, left: left - 1 });
                }
            }
            (Step::Lose { seat, left }, Choice::Lose { tactic }) => {
                let loser = rival(seat);
                s.player_mut(loser).hand.remove(tactic);
                s.discard(loser, tactic);
                tell.tell(Event::Discarded { seat: loser, tactic });
                if left > 1 {
                    s.next(Step::Lose { seat, left: left - 1 });
                }
            }
            (Step::Fetch { seat }, Choice::Fetch { tactic }) => {
                let player = s.player_mut(seat);
                player.deck.remove(tactic);
                player.hand.insert(tactic);
                tell.tell(Event::Fetched { seat, tactic });
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, _: &mut Aristeia, _: &mut impl Tell<Event>) {}
}

impl Aristeia {
    /// A card goes face up on its owner's discard pile (ARIS-TACTIC-03).
    pub(crate) fn discard(&mut self, seat: Seat, tactic: Tactic) {
        let pile = &mut self.player_mut(seat).discard;
        if !pile.is_full() {
            pile.push(tactic);
        }
    }
}
