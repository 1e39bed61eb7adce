//! The action discard pile, and drawing from its bottom (ARCS-ROUNDEND-01, ARCS-ROUNDEND-03,
//! ARCS-AMB-12, ARCS-AMB-26).

use crate::{
    Ask, Choice, Event, Reason,
    action::{ActionCard, ActionCards},
    state::Arcs,
};
use arbiter_components::Indexed;
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// The action discard pile. Cards come onto it in batches that are shuffled (ARCS-AMB-26) and are
/// drawn from the bottom, so it is made of layers without an order of their own.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Pile {
    /// The layer each card is in, from 1 at the bottom; 0 is not in the pile.
    layers: [u8; ActionCard::COUNT],
    /// Cards in the open pile, where discards are split (ARCS-ROUNDEND-03).
    pub open: ActionCards,
}

impl Pile {
    /// No cards.
    pub const EMPTY: Pile = Pile { layers: [0; ActionCard::COUNT], open: ActionCards::EMPTY };

    /// The number of layers.
    #[must_use]
    pub fn height(&self) -> u8 {
        self.layers.iter().copied().max().unwrap_or(0)
    }

    /// The cards of a layer, from 1 at the bottom.
    #[must_use]
    pub fn layer(&self, layer: u8) -> ActionCards {
        let there = |(_, at): &(usize, &u8)| **at == layer;
        self.layers.iter().enumerate().filter(there).map(|(i, _)| ActionCard::from_index(i)).collect()
    }

    /// The layer of a card; 0 if it is not in the pile.
    #[must_use]
    pub fn layer_of(&self, card: ActionCard) -> u8 {
        self.layers[card.index()]
    }

    /// All cards of the face-down pile.
    #[must_use]
    pub fn cards(&self) -> ActionCards {
        let there = |(_, at): &(usize, &u8)| **at > 0;
        self.layers.iter().enumerate().filter(there).map(|(i, _)| ActionCard::from_index(i)).collect()
    }

    /// Puts cards on top, shuffled.
    pub fn put(&mut self, cards: ActionCards) {
        let layer = self.height() + 1;
        cards.into_iter().for_each(|card| self.layers[card.index()] = layer);
    }

    /// Takes a card of the bottom layer.
    pub fn take(&mut self, card: ActionCard) {
        self.layers[card.index()] = 0;
        if self.layer(1).is_empty() {
            self.layers.iter_mut().for_each(|layer| *layer = layer.saturating_sub(1));
        }
    }

    /// Shuffles the open pile and all layers together.
    pub fn shuffle_together(&mut self) {
        let all = self.cards().or(self.open);
        *self = Pile::EMPTY;
        self.put(all);
    }

    /// Every card stands where another stood.
    pub(crate) fn exchange(&mut self, with: impl Fn(ActionCard) -> ActionCard) {
        let old = self.layers;
        for (i, layer) in old.into_iter().enumerate() {
            self.layers[with(ActionCard::from_index(i)).index()] = layer;
        }
    }
}

/// Drawing.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The House draws cards from the bottom for a seat.
    Draw { seat: Seat, left: u8 },
}

impl Arcs {
    /// Draws so many cards from the bottom of the pile, or as many as there are (ARCS-AMB-12).
    /// Where the pile is too small and there is an open one, both are shuffled together first
    /// (ARCS-ROUNDEND-03).
    pub(crate) fn draw_from_pile(&mut self, seat: Seat, n: u8) {
        if self.pile.cards().len() < usize::from(n) && !self.pile.open.is_empty() {
            // Nobody knows any longer which layer a card is in, but all still know that it is there.
            self.all_know(self.pile.open);
            self.pile.shuffle_together();
        }
        if n > 0 {
            self.next(Step::Draw { seat, left: n });
        }
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcs) -> Seats {
        if s.pile.height() == 0 { Seats::NONE } else { Seats::only(Seat::HOUSE) }
    }

    pub(crate) fn ask(self, _: &Arcs, _: Seat) -> Ask {
        Ask::Chance
    }

    pub(crate) fn options(self, s: &Arcs, _: Seat, out: &mut impl Options<Choice, Reason>) {
        s.pile.layer(1).into_iter().for_each(|card| out.offer(Choice::Draw { card }));
    }

    pub(crate) fn resume(self, s: &mut Arcs, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        let (Step::Draw { seat, left }, Choice::Draw { card }) = (self, choice) else { return };
        let layer = s.pile.layer(1);
        // Whoever knew some of these cards no longer knows whether one of them was drawn.
        if layer.len() > 1 {
            for rival in s.rivals(seat) {
                let player = s.player_mut(rival);
                player.knows = player.knows.without(layer);
            }
        }
        s.pile.take(card);
        let player = s.player_mut(seat);
        player.knows.remove(card);
        player.hand.insert(card);
        tell.tell(Event::Drew { seat, card });
        if left > 1 {
            s.next(Step::Draw { seat, left: left - 1 });
        }
    }

    pub(crate) fn settle(self, _: &mut Arcs, _: &mut impl Tell<Event>) {}
}
