//! The Court: securing, ransacking, refilling (ARCS-SECURE-01 to ARCS-SECURE-04, ARCS-CITY-02,
//! ARCS-CITY-03).

use crate::{
    Ask, Choice, Event, Reason,
    card::Cards,
    state::{Arcs, CourtPlace},
    tables::Card,
};
use arbiter_engine::{BySeat, Notation, Options, Seat, Seats, Tell};

/// The Court, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The House fills a place from the deck.
    Refill { place: u8 },
    /// A seat ransacks a card with agents of this rival on it.
    Ransack { seat: Seat, rival: Seat },
}

/// The answers that secure a Court card.
pub(crate) fn options(s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    for place in &s.court {
        if let Some(card) = place.card {
            out.put(Choice::Secure { card }, may_secure(s, seat, place, card));
        }
    }
}

/// More agents than each rival (ARCS-SECURE-01).
fn may_secure(s: &Arcs, seat: Seat, place: &CourtPlace, card: Card) -> Result<(), Reason> {
    let own = place.agents[seat];
    if own == 0 || s.rivals(seat).any(|rival| place.agents[rival] >= own) {
        return Err(Reason::NotMostAgents { card });
    }
    s.cards_allow_secure(seat, card)
}

/// Takes a Court card; rival agents on it become captives.
pub(crate) fn secure(s: &mut Arcs, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
    let Some(place) = s.court_place(card) else { return };
    tell.tell(Event::Secured { seat, card });
    for rival in s.rivals(seat) {
        let n = s.court[place].agents[rival];
        if n > 0 {
            s.player_mut(seat).captives[rival] += n;
            tell.tell(Event::Captured { seat, rival, n });
        }
    }
    take(s, seat, place, card, tell);
}

/// Takes a Court card after destroying a city; rival agents on it become trophies (ARCS-CITY-03).
fn ransack(s: &mut Arcs, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
    let Some(place) = s.court_place(card) else { return };
    tell.tell(Event::Ransacked { seat, card });
    for rival in s.rivals(seat) {
        let n = s.court[place].agents[rival];
        if n > 0 {
            s.player_mut(seat).trophies[rival].agents += n;
            tell.tell(Event::AgentsTaken { seat, rival, n });
        }
    }
    take(s, seat, place, card, tell);
}

/// The agents are gone, own ones to the supply. A guild card is kept, a vox card resolves; only
/// then the place is refilled (ARCS-SECURE-02 to ARCS-SECURE-04).
fn take(s: &mut Arcs, seat: Seat, place: usize, card: Card, tell: &mut impl Tell<Event>) {
    s.court[place] = CourtPlace::default();
    s.next(Step::Refill { place: place as u8 });
    if card.is_vox() {
        s.court_discard.insert(card);
        s.hear_secured(card, seat, tell);
    } else {
        s.player_mut(seat).cards.insert(card);
        if s.turn.prelude {
            s.turn.secured.insert(card); // ARCS-PRE-04, also by a ransack (ARCS-AMB-08)
        }
    }
}

impl Arcs {
    /// Puts a card from the deck into the Court.
    pub(crate) fn show_in_court(&mut self, place: usize, card: Card, tell: &mut impl Tell<Event>) {
        self.court_deck.remove(card);
        self.buried.remove(card);
        self.court[place % self.court.len()] = CourtPlace { card: Some(card), agents: BySeat::default() };
        tell.tell(Event::CourtShown { card });
    }

    /// Discards a guild card from a play area (ARCS-PRE-05).
    pub(crate) fn discard_guild(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        if self.player_mut(seat).cards.remove(card) {
            self.court_discard.insert(card);
            tell.tell(Event::CardDiscarded { seat, card });
        }
    }

    /// The cards that may be the top one of the Court deck.
    fn top_of_court_deck(&self) -> Cards {
        if self.court_deck.is_empty() { self.buried } else { self.court_deck }
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcs) -> Seats {
        match self {
            // Nothing to refill with: the Court shrinks (ARCS-AMB-20).
            Step::Refill { .. } if s.top_of_court_deck().is_empty() => Seats::NONE,
            Step::Refill { .. } => Seats::only(Seat::HOUSE),
            Step::Ransack { seat, rival } => match targets(s, rival).count() {
                0 | 1 => Seats::NONE,
                _ => Seats::only(seat),
            },
        }
    }

    pub(crate) fn ask(self, _: &Arcs, _: Seat) -> Ask {
        match self {
            Step::Refill { .. } => Ask::Chance,
            Step::Ransack { rival, .. } => Ask::Ransack { rival },
        }
    }

    pub(crate) fn options(self, s: &Arcs, _: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Refill { .. } => {
                s.top_of_court_deck().into_iter().for_each(|card| out.offer(Choice::Reveal { card }));
            }
            Step::Ransack { rival, .. } => {
                for place in &s.court {
                    let Some(card) = place.card else { continue };
                    let there = place.agents[rival] > 0;
                    let verdict = if there { Ok(()) } else { Err(Reason::NoAgentThere { card, rival }) };
                    out.put(Choice::Ransack { card }, verdict);
                }
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Arcs, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Refill { place }, Choice::Reveal { card }) => s.show_in_court(place.into(), card, tell),
            (Step::Ransack { seat, .. }, Choice::Ransack { card }) => ransack(s, seat, card, tell),
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
        let Step::Ransack { seat, rival } = self else { return };
        let only = targets(s, rival).next();
        if let Some(card) = only {
            ransack(s, seat, card, tell);
        }
    }
}

/// Court cards with agents of this owner.
fn targets(s: &Arcs, owner: Seat) -> impl Iterator<Item = Card> {
    s.court.iter().filter(move |place| place.agents[owner] > 0).filter_map(|place| place.card)
}
