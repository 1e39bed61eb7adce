//! Declaring ambitions (ARCS-DECL-01 to ARCS-DECL-07).

use crate::{Ask, Choice, Event, Reason, moments::Moment, score::marker_power, state::Arcs, tables::Ambition};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// A declaration, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The lead player may declare with the lead card.
    Lead { seat: Seat },
    /// It is paid for: the marker goes to the ambition. A lead card is then covered.
    Mark { seat: Seat, ambition: Ambition, cover: bool },
}

impl Arcs {
    /// The available marker with the highest first place (ARCS-DECL-02).
    #[must_use]
    pub fn best_marker(&self) -> Option<usize> {
        let available = (0..self.markers.len()).filter(|marker| self.markers[*marker].is_none());
        available.max_by_key(|marker| marker_power(*marker, self.flipped).0)
    }

    /// May the seat declare anything, by whatever means?
    pub(crate) fn may_declare(&self, seat: Seat) -> Result<(), Reason> {
        if self.best_marker().is_none() {
            return Err(Reason::NoMarker);
        }
        self.cards_allow_declaration(seat)
    }

    /// Declares an ambition; `cover` puts the zero marker on the lead card. Effects of cards never
    /// do (ARCS-DECL-05). A cost is paid first (ARCS-DECL-07).
    pub(crate) fn declare(&mut self, seat: Seat, ambition: Ambition, cover: bool) {
        self.next(Step::Mark { seat, ambition, cover });
        self.hear_declaring(seat, ambition);
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcs) -> Seats {
        match self {
            Step::Lead { seat } => {
                let number = s.lead_card().map_or(1, |card| card.number());
                if number > 1 && s.may_declare(seat).is_ok() { Seats::only(seat) } else { Seats::NONE }
            }
            Step::Mark { .. } => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Arcs, _: Seat) -> Ask {
        let (first, second) = s.best_marker().map_or((0, 0), |marker| marker_power(marker, s.flipped));
        Ask::Declare { first, second }
    }

    pub(crate) fn options(self, s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        for ambition in Ambition::ALL {
            let printed = s.lead_card().is_some_and(|card| card.declares(ambition));
            let verdict = if printed { s.may_declare(seat) } else { Err(Reason::OtherAmbition { ambition }) };
            out.put(Choice::Declare { ambition }, verdict);
        }
        out.offer(Choice::Decline);
    }

    pub(crate) fn resume(self, s: &mut Arcs, seat: Seat, choice: Choice, _: &mut impl Tell<Event>) {
        if let Choice::Declare { ambition } = choice {
            s.declare(seat, ambition, true);
        }
    }

    pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
        let Step::Mark { seat, ambition, cover } = self else { return };
        let Some(marker) = s.best_marker() else { return };
        s.markers[marker] = Some(ambition);
        s.round.declared = true;
        let (first, second) = marker_power(marker, s.flipped);
        tell.tell(Event::Declared { seat, ambition, first, second });
        if cover && !s.keeps_number(seat, ambition) {
            s.round.zero = true; // ARCS-DECL-03
            tell.tell(Event::ZeroMarker);
        }
        s.announce(seat, Moment::Declared);
    }
}
