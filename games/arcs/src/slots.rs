//! Resource slots: the supply, gaining, rearranging, overflow, stealing (ARCS-RES-03 to ARCS-RES-10,
//! ARCS-COMP-09).
//!
//! Rearranging is asked one exchange of two slots at a time. The first slot of each exchange comes
//! after that of the one before, as when sorting by selection: so every arrangement can be reached,
//! and each in one way. Slots of the same raid cost are all the same, and so are tokens without a
//! slot, for they will be discarded.

use crate::{
    Ask, Choice, Event, Reason,
    choice::Loot,
    resource::{Resource, Resources, Slot},
    state::Arcs,
    tables::{CITIES, Card, SLOTS, TOKENS},
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Tokens on their way, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// A token from the supply.
    Gain { seat: Seat, resource: Resource },
    /// A token of one of these types.
    GainOne { seat: Seat, optional: bool, of: Resources },
    /// The tokens may be rearranged; only slots from this one on come first in an exchange.
    Arrange { seat: Seat, from: Slot },
}

impl Arcs {
    /// Tokens on the ambition boxes with two players (ARCS-SETUP-06).
    #[must_use]
    pub fn neutral(&self) -> [u8; Resource::COUNT] {
        if self.count() == 2 { self.board.layout().neutral } else { [0; Resource::COUNT] }
    }

    /// Tokens of a type in the supply: neither on boards and ambition boxes nor in limbo
    /// (ARCS-COMP-09).
    #[must_use]
    pub fn supply(&self, resource: Resource) -> u8 {
        let held = self.players.iter().flat_map(|player| player.slots).filter(|slot| *slot == Some(resource)).count();
        let out = held as u8 + self.turn.limbo[resource as usize] + self.neutral()[resource as usize];
        TOKENS.saturating_sub(out)
    }

    /// The raid cost of every slot; 0 for a place that cannot hold a token now (ARCS-RES-03,
    /// ARCS-RES-08).
    #[must_use]
    pub fn slot_costs(&self, seat: Seat) -> [u8; Slot::COUNT] {
        let mut costs = [0; Slot::COUNT];
        let built = CITIES - self.cities_left(seat);
        for (cost, (printed, city_slot)) in costs.iter_mut().zip(SLOTS) {
            *cost = if city_slot <= built { printed } else { 0 };
        }
        costs[Slot::HOLDINGS.index()] = self.slot_on_card(seat).unwrap_or(0);
        costs
    }

    /// Open slots without a token.
    #[must_use]
    pub fn empty_slots(&self, seat: Seat) -> u8 {
        let costs = self.slot_costs(seat);
        costs.iter().zip(self.player(seat).slots).filter(|(cost, slot)| **cost > 0 && slot.is_none()).count() as u8
    }

    /// Gains a token from the supply, if there is one (ARCS-COMP-09, ARCS-GLOSS-01).
    pub(crate) fn gain(&mut self, seat: Seat, resource: Resource, tell: &mut impl Tell<Event>) {
        if self.supply(resource) == 0 {
            tell.tell(Event::SupplyEmpty { resource });
            return;
        }
        tell.tell(Event::Gained { seat, resource });
        self.receive(seat, resource);
    }

    /// Finds a place for a token that was gained, stolen or given, and lets the seat rearrange
    /// (ARCS-RES-04).
    pub(crate) fn receive(&mut self, seat: Seat, resource: Resource) {
        self.player_mut(seat).slots[Slot::NEW.index()] = Some(resource);
        self.next(Step::Arrange { seat, from: Slot::new(0) });
        self.fill_empty_slots(seat);
    }

    /// Tokens without a slot move into empty ones.
    fn fill_empty_slots(&mut self, seat: Seat) {
        let costs = self.slot_costs(seat);
        let slots = &mut self.player_mut(seat).slots;
        for homeless in (0..Slot::COUNT).filter(|i| costs[*i] == 0) {
            let empty = (0..Slot::COUNT).find(|i| costs[*i] > 0 && slots[*i].is_none());
            if let Some(empty) = empty.filter(|_| slots[homeless].is_some()) {
                slots.swap(homeless, empty);
            }
        }
    }

    /// Discards a token straight to the supply (ARCS-RES-07).
    pub(crate) fn discard_token(&mut self, seat: Seat, slot: Slot, tell: &mut impl Tell<Event>) {
        if let Some(resource) = self.player_mut(seat).slots[slot.index()].take() {
            tell.tell(Event::Discarded { seat, resource });
        }
    }

    // ----- stealing -----

    /// May this be stolen at all (ARCS-GLOSS-01)?
    pub(crate) fn may_steal(&self, from: Seat, loot: Loot) -> Result<(), Reason> {
        self.cards_allow_theft(from, loot)
    }

    /// Everything of a rival that could be stolen.
    pub(crate) fn loot_of(&self, from: Seat, mut loot: impl FnMut(Loot)) {
        for slot in Slot::all().filter(|slot| self.player(from).slots[slot.index()].is_some()) {
            loot(Loot::Slot { slot });
        }
        for card in self.player(from).cards.and(Card::GUILDS) {
            loot(Loot::Guild { card });
        }
    }

    /// Steals it (ARCS-RAID-02).
    pub(crate) fn steal(&mut self, seat: Seat, from: Seat, loot: Loot, tell: &mut impl Tell<Event>) {
        tell.tell(Event::Stolen { seat, rival: from, loot });
        match loot {
            Loot::Slot { slot } => {
                if let Some(resource) = self.player_mut(from).slots[slot.index()].take() {
                    self.receive(seat, resource);
                }
            }
            Loot::Guild { card } => {
                self.player_mut(from).cards.remove(card);
                if !self.hear_stolen(card, seat, tell) {
                    self.player_mut(seat).cards.insert(card);
                }
            }
        }
    }
}

/// A city has come back to the board of a seat: what lost its slot must find another (ARCS-RES-06).
pub(crate) fn cover(s: &mut Arcs, seat: Seat) {
    s.next(Step::Arrange { seat, from: Slot::new(0) });
    s.fill_empty_slots(seat);
}

/// Walks over the exchanges that make a difference.
fn exchanges(s: &Arcs, seat: Seat, from: Slot, mut exchange: impl FnMut(Slot, Slot)) {
    let slots = &s.player(seat).slots;
    let costs = s.slot_costs(seat);
    // A place that cannot hold a token matters only while one lies there.
    let matters = |i: usize| costs[i] > 0 || slots[i].is_some();
    let alike = |i: usize, j: usize| costs[i] == costs[j] && slots[i] == slots[j];
    for a in (from.index()..Slot::COUNT).filter(|a| matters(*a)) {
        if (from.index()..a).any(|earlier| alike(earlier, a)) {
            continue;
        }
        for b in (a + 1..Slot::COUNT).filter(|b| matters(*b)) {
            let repeated = (a + 1..b).any(|earlier| alike(earlier, b));
            if costs[a] != costs[b] && slots[a] != slots[b] && !repeated {
                exchange(Slot::new(a), Slot::new(b));
            }
        }
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcs) -> Seats {
        match self {
            Step::Gain { .. } => Seats::NONE,
            Step::GainOne { seat, of, .. } => {
                let any = of.into_iter().any(|resource| s.supply(resource) > 0);
                if any { Seats::only(seat) } else { Seats::NONE }
            }
            Step::Arrange { seat, from } => {
                let mut any = false;
                exchanges(s, seat, from, |_, _| any = true);
                if any { Seats::only(seat) } else { Seats::NONE }
            }
        }
    }

    pub(crate) fn ask(self, _: &Arcs, _: Seat) -> Ask {
        match self {
            Step::GainOne { .. } => Ask::Gain,
            _ => Ask::Arrange,
        }
    }

    pub(crate) fn options(self, s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Gain { .. } => {}
            Step::GainOne { of, optional, .. } => {
                for resource in of {
                    let left = s.supply(resource) > 0;
                    let verdict = if left { Ok(()) } else { Err(Reason::NoneInSupply { resource }) };
                    out.put(Choice::Gain { resource }, verdict);
                }
                if optional {
                    out.offer(Choice::Decline);
                }
            }
            Step::Arrange { from, .. } => {
                out.offer(Choice::Done);
                exchanges(s, seat, from, |a, b| out.offer(Choice::Swap { a, b }));
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Arcs, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::GainOne { .. }, Choice::Gain { resource }) => s.gain(seat, resource, tell),
            (Step::Arrange { .. }, Choice::Swap { a, b }) => {
                s.player_mut(seat).slots.swap(a.index(), b.index());
                tell.tell(Event::Rearranged { seat, a, b });
                s.next(Step::Arrange { seat, from: Slot::new(a.index() + 1) });
            }
            (Step::Arrange { .. }, Choice::Done) => self.settle(s, tell),
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
        match self {
            Step::Gain { seat, resource } => s.gain(seat, resource, tell),
            Step::GainOne { .. } => {}
            Step::Arrange { seat, .. } => {
                let costs = s.slot_costs(seat);
                for slot in Slot::all().filter(|slot| costs[slot.index()] == 0) {
                    s.discard_token(seat, slot, tell);
                }
            }
        }
    }
}
