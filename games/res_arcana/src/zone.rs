//! Discarding, destroying, drawing, reshuffling, looking (RESA-ZONE-01 to RESA-ZONE-09).

use crate::{
    Ask, Choice, Event, Reason,
    card::{Artifact, MagicItem, Monument},
    component::Component,
    essence::Essences,
    state::ResArcana,
    tables::Card,
};
use arbiter_components::{CardSet, Indexed, Seen};
use arbiter_engine::{Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// Moving cards, one after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Draw so many cards.
    Draw { seat: Seat, left: u8 },
    /// Discard as many cards as were drawn since the hand had so many.
    ThenDiscard { seat: Seat, had: u8 },
    /// Discard so many cards, from this number on.
    Discard { seat: Seat, left: u8, from: u8 },
    /// Choose the deck whose top cards are looked at.
    Look { seat: Seat, count: u8 },
    /// The House shows the next card of the own deck.
    ShowOwn { seat: Seat, left: u8 },
    /// The House shows the next card of the monument deck.
    ShowMonuments { seat: Seat, left: u8 },
    /// Put the cards looked at back on top of the own deck.
    OrderOwn { seat: Seat },
    /// Put the cards looked at back on top of the monument deck.
    OrderMonuments { seat: Seat },
}

/// What the House may turn up from the monument deck.
pub(crate) fn monument_options(s: &ResArcana, out: &mut impl Options<Choice, Reason>) {
    for monument in s.monuments.next() {
        out.offer(Choice::Reveal { card: monument.card() });
    }
}

/// A seat takes a magic item from the centre.
pub(crate) fn take_item(s: &mut ResArcana, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
    if let Some(item) = MagicItem::of(card) {
        s.items.remove(item);
        let player = s.player_mut(seat);
        player.item = Some(item);
        player.play.insert(Component::item(seat));
        tell.tell(Event::ItemTaken { seat, card });
    }
}

impl ResArcana {
    /// A card that was hidden lies open now: nothing has to be remembered of it.
    pub(crate) fn leave_hidden(&mut self, artifact: Artifact) {
        for player in &mut self.players.0 {
            player.knows.remove(artifact);
        }
        self.memory.held.remove(artifact);
        self.memory.unseen.remove(artifact);
    }

    /// A card goes from the hand to the discard pile, for all to see (RESA-DISCARD-03).
    pub(crate) fn discard(&mut self, seat: Seat, artifact: Artifact, tell: &mut impl Tell<Event>) {
        let card = artifact.card();
        self.leave_hidden(artifact);
        let player = self.player_mut(seat);
        player.hand.remove(artifact);
        player.discard.insert(artifact);
        self.doing.paid.cost = card.facts().cost.total() as u8;
        tell.tell(Event::Discarded { seat, card });
    }

    /// An artifact in play goes to the discard pile of whoever had it; essences on it go to the
    /// supply (RESA-ZONE-03, RESA-STORE-05).
    pub(crate) fn destroy(&mut self, seat: Seat, component: Component, tell: &mut impl Tell<Event>) {
        let Some(artifact) = component.artifact() else { return };
        let card = artifact.card();
        let player = self.player_mut(seat);
        player.play.remove(component);
        player.discard.insert(artifact);
        self.turned.remove(component);
        let essences = std::mem::replace(&mut self.on[component.index()], Essences::NONE);
        self.doing.paid.cost = card.facts().cost.total() as u8;
        tell.tell(Event::Destroyed { seat, card });
        if !essences.is_empty() {
            tell.tell(Event::Removed { card, essences });
        }
    }

    /// The whole discard pile becomes the new deck (RESA-ZONE-04). All know what is in it.
    fn reshuffle(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let player = self.player_mut(seat);
        let cards = std::mem::take(&mut player.discard);
        player.deck.pool = cards;
        let hand = player.hand;
        self.memory.held = self.memory.held.or(hand);
        for rival in self.rivals(seat) {
            let knows = &mut self.player_mut(rival).knows;
            *knows = knows.or(cards);
        }
        tell.tell(Event::Reshuffled { seat });
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &ResArcana) -> Seats {
        match self {
            Step::Draw { seat, .. } | Step::ShowOwn { seat, .. } => {
                if s.player(seat).deck.is_empty() {
                    Seats::NONE
                } else {
                    Seats::only(Seat::HOUSE)
                }
            }
            Step::ShowMonuments { .. } => {
                if s.monuments.is_empty() {
                    Seats::NONE
                } else {
                    Seats::only(Seat::HOUSE)
                }
            }
            Step::ThenDiscard { .. } => Seats::NONE,
            Step::Discard { seat, .. } | Step::Look { seat, .. } => Seats::only(seat),
            Step::OrderOwn { seat } | Step::OrderMonuments { seat } => {
                if s.doing.looked.len() > 1 {
                    Seats::only(seat)
                } else {
                    Seats::NONE
                }
            }
        }
    }

    pub(crate) fn ask(self, _: &ResArcana, _: Seat) -> Ask {
        match self {
            Step::Discard { left, .. } => Ask::Discard { n: left },
            Step::Look { .. } => Ask::Look,
            Step::OrderOwn { .. } | Step::OrderMonuments { .. } => Ask::Order,
            _ => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Draw { seat, .. } => {
                let next = s.player(seat).deck.next();
                next.into_iter().for_each(|artifact| out.offer(Choice::Draw { card: artifact.card() }));
            }
            Step::ShowOwn { seat, .. } => {
                let next = s.player(seat).deck.next();
                next.into_iter().for_each(|artifact| out.offer(Choice::Show { card: artifact.card() }));
            }
            Step::ShowMonuments { .. } => {
                s.monuments.next().into_iter().for_each(|monument| out.offer(Choice::Show { card: monument.card() }));
            }
            Step::Discard { left, from, .. } => {
                let hand = s.player(seat).hand.into_iter().filter(move |artifact| artifact.index() >= from.into());
                out.pieces(
                    Wanted::exactly(left),
                    hand.map(|artifact| Pick::once(Choice::Discard { card: artifact.card() })),
                );
            }
            Step::Look { .. } => {
                out.offer(Choice::LookOwn);
                out.offer(Choice::LookMonuments);
            }
            Step::OrderOwn { .. } | Step::OrderMonuments { .. } => {
                s.doing.looked.iter().for_each(|card| out.offer(Choice::Top { card: *card }));
            }
            Step::ThenDiscard { .. } => {}
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Draw { seat, left }, Choice::Draw { card }) => {
                if let Some(artifact) = Artifact::of(card) {
                    let player = s.player_mut(seat);
                    player.deck.take(artifact);
                    player.hand.insert(artifact);
                    s.memory.unseen.remove(artifact);
                    tell.tell(Event::Drew { seat, card });
                }
                if left > 1 {
                    s.next(Step::Draw { seat, left: left - 1 });
                }
            }
            (Step::ShowOwn { seat, left }, Choice::Show { card }) => {
                if let Some(artifact) = Artifact::of(card) {
                    s.player_mut(seat).deck.take(artifact);
                    s.memory.unseen.remove(artifact);
                    s.doing.looked.push(card);
                    tell.tell(Event::Saw { seat, card });
                }
                if left > 1 {
                    s.next(Step::ShowOwn { seat, left: left - 1 });
                }
            }
            (Step::ShowMonuments { seat, left }, Choice::Show { card }) => {
                if let Some(monument) = Monument::of(card) {
                    s.monuments.take(monument);
                    s.doing.looked.push(card);
                    tell.tell(Event::Saw { seat, card });
                }
                if left > 1 {
                    s.next(Step::ShowMonuments { seat, left: left - 1 });
                }
            }
            (Step::Discard { left, .. }, Choice::Discard { card }) => {
                if let Some(artifact) = Artifact::of(card) {
                    s.discard(seat, artifact, tell);
                    if left > 1 {
                        s.next(Step::Discard { seat, left: left - 1, from: artifact.index() as u8 + 1 });
                    }
                }
            }
            (Step::Look { count, .. }, Choice::LookOwn) => {
                tell.tell(Event::LooksAtDeck { seat });
                s.next(Step::OrderOwn { seat });
                s.next(Step::ShowOwn { seat, left: count });
            }
            (Step::Look { count, .. }, Choice::LookMonuments) => {
                tell.tell(Event::LooksAtMonuments { seat });
                s.next(Step::OrderMonuments { seat });
                s.next(Step::ShowMonuments { seat, left: count });
            }
            (Step::OrderOwn { .. } | Step::OrderMonuments { .. }, Choice::Top { card }) => {
                self.put_back(s, card, tell);
                s.next(self);
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
        match self {
            // The deck is empty: reshuffle if there is something to reshuffle, else stop
            // (RESA-ZONE-04 to RESA-ZONE-06, RESA-AMB-12, RESA-AMB-22).
            Step::Draw { seat, .. } | Step::ShowOwn { seat, .. } if !s.player(seat).discard.is_empty() => {
                s.reshuffle(seat, tell);
                s.next(self);
            }
            Step::ThenDiscard { seat, had } => {
                let drawn = (s.player(seat).hand.len() as u8).saturating_sub(had);
                if drawn > 0 {
                    s.next(Step::Discard { seat, left: drawn, from: 0 });
                }
            }
            Step::OrderOwn { .. } | Step::OrderMonuments { .. } => {
                if let Some(card) = s.doing.looked.first().copied() {
                    self.put_back(s, card, tell);
                }
            }
            _ => {}
        }
    }

    /// Is there room for what is looked at: three cards, which are the top of their deck?
    pub(crate) fn fits(self, s: &ResArcana) -> bool {
        let looked = s.doing.looked.len();
        let shows = |left: u8, top: usize| left > 0 && usize::from(left) + looked <= 3 && top <= left.into();
        match self {
            Step::Look { count, .. } => looked == 0 && count == 3,
            Step::ShowOwn { seat, left } => shows(left, s.player(seat).deck.top.len()),
            Step::ShowMonuments { left, .. } => shows(left, s.monuments.top.len()),
            Step::OrderOwn { seat } => looked + s.player(seat).deck.top.len() <= 3 || s.still_shows(),
            Step::OrderMonuments { .. } => looked + s.monuments.top.len() <= 3 || s.still_shows(),
            _ => true,
        }
    }

    /// The card goes back, under those put back before it.
    fn put_back(self, s: &mut ResArcana, card: Card, tell: &mut impl Tell<Event>) {
        s.doing.looked.retain(|looked| *looked != card);
        let (seat, count) = match self {
            Step::OrderOwn { seat } => {
                let top = &mut s.player_mut(seat).deck.top;
                if let Some(card) = Artifact::of(card) {
                    top.push(Seen { card, by: Seats::only(seat) });
                }
                (seat, top.len())
            }
            Step::OrderMonuments { seat } => {
                if let Some(card) = Monument::of(card) {
                    s.monuments.top.push(Seen { card, by: Seats::only(seat) });
                }
                (seat, s.monuments.top.len())
            }
            _ => return,
        };
        if s.doing.looked.is_empty() {
            tell.tell(Event::PutBack { seat, n: count as u8 });
        }
    }
}

impl ResArcana {
    /// Are cards still being shown, before they are put back?
    fn still_shows(&self) -> bool {
        let top = self.agenda.top();
        matches!(top, Some(crate::step::Step::Zone(Step::ShowOwn { .. } | Step::ShowMonuments { .. })))
    }
}

/// The artifacts a seat is looking at.
pub(crate) fn looked_artifacts(s: &ResArcana) -> CardSet<Artifact> {
    s.doing.looked.iter().filter_map(|card| Artifact::of(*card)).collect()
}

/// Who is looking at cards now.
pub(crate) fn looker(s: &ResArcana) -> Option<Seat> {
    s.agenda.steps().iter().rev().find_map(|step| match step {
        crate::step::Step::Zone(Step::OrderOwn { seat } | Step::OrderMonuments { seat }) => Some(*seat),
        _ => None,
    })
}
