//! Moments at which a card adds answers to a question.

use super::{Moment, Speaks};
use crate::{
    Choice, Event, Reason,
    action::{Actions, Via},
    cards::speakers,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

impl Arcs {
    pub(crate) fn prelude_of(&self, card: Card, seat: Seat) -> Result<(), Reason> {
        speak!(card, prelude(card, self, seat))
    }

    pub(crate) fn take_prelude(&mut self, card: Card, seat: Seat, tell: &mut impl Tell<Event>) {
        speak!(card, take_prelude(card, self, seat, tell));
    }

    pub(crate) fn offer_new_actions(
        &self,
        seat: Seat,
        allowed: Actions,
        via: Via,
        out: &mut impl Options<Choice, Reason>,
    ) {
        for card in self.hearers(seat, Moment::NewAction) {
            speak!(card, actions(card, self, seat, allowed, via, out));
        }
    }

    pub(crate) fn take_new_action(&mut self, seat: Seat, choice: Choice, via: Via, tell: &mut impl Tell<Event>) {
        for card in self.hearers(seat, Moment::NewAction) {
            if speak!(card, take_action(card, self, seat, choice, via, tell)) {
                return;
            }
        }
    }

    pub(crate) fn a_card_wants_to_follow(&self, seat: Seat) -> bool {
        let hearers = self.hearers(seat, Moment::Followed);
        hearers.into_iter().any(|card| speak!(card, stirs(card, self, seat, Moment::Followed)))
    }

    pub(crate) fn offer_followed(&self, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        for card in self.hearers(seat, Moment::Followed) {
            speak!(card, followed(card, self, seat, out));
        }
    }

    pub(crate) fn take_followed(&mut self, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        for card in self.hearers(seat, Moment::Followed) {
            if speak!(card, take_followed(card, self, seat, choice, tell)) {
                return;
            }
        }
    }
}
