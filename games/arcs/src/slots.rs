//! Resource slots: the supply, gaining, rearranging, overflow, stealing (ARCS-RES-03 to ARCS-RES-10,
//! ARCS-COMP-09).
//!
//! Rearranging is asked one exchange of two slots at a time, as people do it with their hands: any two, in any order, until
//! they are done. Search goes a way of its own, on which it comes to every arrangement and to an end: a slot that is dearer
//! to raid is exchanged with a cheaper one, and the dear slots come first, as when sorting by selection. For slots of the
//! same raid cost are all the same, and so are tokens without a slot, which will be discarded.

use crate::{
    Ask, Choice, Event, Reason,
    choice::Loot,
    resource::{Pair, Resource, Resources, Slot},
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
    /// The tokens may be rearranged; of the places, from the dearest on, search has settled `from`.
    Arrange { seat: Seat, from: u8 },
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
        let held = self.players.0.iter().flat_map(|player| player.slots).filter(|slot| *slot == Some(resource)).count();
        let out = held as u8 + self.turn.limbo[resource as usize] + self.neutral()[resource as usize];
        TOKENS.saturating_sub(out)
    }

    /// Is a token of this type left to be gained (ARCS-COMP-09)?
    pub(crate) fn may_gain(&self, resource: Resource) -> Result<(), Reason> {
        if self.supply(resource) > 0 { Ok(()) } else { Err(Reason::NoneInSupply { resource }) }
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

    /// Tokens without a slot.
    fn homeless(&self, seat: Seat) -> u8 {
        let costs = self.slot_costs(seat);
        costs.iter().zip(self.player(seat).slots).filter(|(cost, slot)| **cost == 0 && slot.is_some()).count() as u8
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
        self.next(Step::Arrange { seat, from: 0 });
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
        match loot {
            Loot::Slot { slot } => {
                if let Some(resource) = self.player_mut(from).slots[slot.index()].take() {
                    tell.tell(Event::TokenStolen { seat, rival: from, resource });
                    self.receive(seat, resource);
                }
            }
            Loot::Guild { card } => {
                tell.tell(Event::GuildStolen { seat, rival: from, card });
                self.player_mut(from).cards.remove(card);
                if !self.hear_stolen(card, seat, tell) {
                    self.player_mut(seat).cards.insert(card);
                }
            }
        }
    }
}

/// A city has come back to the board of a seat. If it covers a slot, the tokens are rearranged and
/// what finds no place is discarded (ARCS-RES-06); the last two city slots cover none.
pub(crate) fn cover(s: &mut Arcs, seat: Seat) {
    let city_slot = CITIES + 1 - s.cities_left(seat);
    if SLOTS.iter().all(|(_, covered_by)| *covered_by != city_slot) {
        return;
    }
    s.next(Step::Arrange { seat, from: 0 });
    s.fill_empty_slots(seat);
}

/// Does an earlier slot that is as easy to raid hold the same? Then it makes no difference which of the two tokens goes.
pub(crate) fn is_alike(slots: &[Option<Resource>; Slot::COUNT], costs: &[u8; Slot::COUNT], slot: Slot) -> bool {
    let i = slot.index();
    (0..i).any(|earlier| slots[earlier] == slots[i] && costs[earlier] == costs[i])
}

/// The places of a seat, from the dearest to raid to those that cannot hold a token.
fn by_cost(costs: &[u8; Slot::COUNT]) -> [Slot; Slot::COUNT] {
    let mut places: [Slot; Slot::COUNT] = std::array::from_fn(Slot::new);
    places.sort_by_key(|slot| (u8::MAX - costs[slot.index()], slot.index()));
    places
}

/// Can something be exchanged with this place? One that cannot hold a token matters only while one lies there.
fn matters(s: &Arcs, seat: Seat, costs: &[u8; Slot::COUNT], place: usize) -> bool {
    costs[place] > 0 || s.player(seat).slots[place].is_some()
}

/// The exchanges that make a difference, from these places on.
fn exchanges(s: &Arcs, seat: Seat, from: u8) -> impl Iterator<Item = Pair> + '_ {
    let (slots, costs, from) = (&s.player(seat).slots, s.slot_costs(seat), usize::from(from));
    let places = by_cost(&costs).map(Slot::index);
    let alike = move |i: usize, j: usize| costs[i] == costs[j] && slots[i] == slots[j];
    let first = (from..Slot::COUNT).filter(move |first| {
        let a = places[*first];
        matters(s, seat, &costs, a) && !places[from..*first].iter().any(|earlier| alike(*earlier, a))
    });
    first.flat_map(move |first| {
        let second = (first + 1..Slot::COUNT).filter(move |second| {
            let (a, b) = (places[first], places[*second]);
            let differ = costs[a] != costs[b] && slots[a] != slots[b];
            let repeated = || places[first + 1..*second].iter().any(|earlier| alike(*earlier, b));
            matters(s, seat, &costs, b) && differ && !repeated()
        });
        second.map(move |second| Pair::new(Slot::new(places[first]), Slot::new(places[second])))
    })
}

/// Any two places that differ in their raid cost and in what they hold: what people exchange (ARCS-RES-04).
fn pairs(s: &Arcs, seat: Seat) -> impl Iterator<Item = Pair> + '_ {
    let (slots, costs) = (&s.player(seat).slots, s.slot_costs(seat));
    (0..Slot::COUNT).flat_map(move |a| {
        let others = (a + 1..Slot::COUNT).filter(move |b| {
            let both_matter = matters(s, seat, &costs, a) && matters(s, seat, &costs, *b);
            both_matter && slots[a] != slots[*b] && costs[a] != costs[*b]
        });
        others.map(move |b| Pair::new(Slot::new(a), Slot::new(b)))
    })
}

/// Exchanges what lies in two places.
fn exchange(s: &mut Arcs, seat: Seat, pair: Pair, tell: &mut impl Tell<Event>) {
    let [a, b] = pair.both();
    let slots = &mut s.player_mut(seat).slots;
    match (slots[a.index()], slots[b.index()]) {
        (Some(one), Some(other)) => tell.tell(Event::Swapped { seat, one, a, other, b }),
        (Some(resource), None) => tell.tell(Event::Shifted { seat, resource, from: a, to: b }),
        (None, Some(resource)) => tell.tell(Event::Shifted { seat, resource, from: b, to: a }),
        (None, None) => {}
    }
    slots.swap(a.index(), b.index());
}

impl Arcs {
    /// A person rearranges: everything stays open until they are done, or there was but one thing to do.
    pub(crate) fn rearrange_by_hand(&mut self, seat: Seat, pair: Pair, tell: &mut impl Tell<Event>) {
        let Some(step) = self.agenda.pop() else { return };
        let only = pairs(self, seat).count() == 1;
        exchange(self, seat, pair, tell);
        if only {
            step.settle(self, tell);
        } else {
            self.next(Step::Arrange { seat, from: 0 });
        }
    }

    /// Tokens in slots of the same raid cost, in one order.
    pub(crate) fn tidy_slots(&mut self, seat: Seat) {
        let costs = self.slot_costs(seat);
        let slots = &mut self.player_mut(seat).slots;
        for i in (0..Slot::COUNT).filter(|i| costs[*i] > 0) {
            let alike = (i + 1..Slot::COUNT).filter(|j| costs[*j] == costs[i]);
            if let Some(least) = alike.min_by_key(|j| slots[*j])
                && slots[least] < slots[i]
            {
                slots.swap(i, least);
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
                let any = exchanges(s, seat, from).next().is_some();
                if any { Seats::only(seat) } else { Seats::NONE }
            }
        }
    }

    pub(crate) fn ask(self, s: &Arcs, seat: Seat) -> Ask {
        match self {
            Step::GainOne { optional: true, .. } => Ask::MayGain { card: s.granting(seat) },
            Step::GainOne { .. } => Ask::Gain,
            _ => match s.homeless(seat) {
                0 => Ask::Arrange,
                n => Ask::Overflow { n },
            },
        }
    }

    pub(crate) fn options(self, s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Gain { .. } => {}
            Step::GainOne { of, optional, .. } => {
                for resource in of {
                    out.put(Choice::Gain { resource }, s.may_gain(resource));
                }
                if optional {
                    out.offer(Choice::Decline);
                }
            }
            Step::Arrange { from, .. } => {
                out.offer(Choice::Done);
                let swap = |slots| Choice::Swap { slots };
                let listed = exchanges(s, seat, from).map(swap);
                // Whoever has begun on the way of search goes on there.
                match from {
                    0 => out.by_hand(listed, pairs(s, seat).map(swap)),
                    _ => listed.for_each(|choice| out.offer(choice)),
                }
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Arcs, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::GainOne { .. }, Choice::Gain { resource }) => s.gain(seat, resource, tell),
            (Step::Arrange { .. }, Choice::Swap { slots }) => {
                exchange(s, seat, slots, tell);
                let dearer = by_cost(&s.slot_costs(seat)).iter().position(|slot| slots.both().contains(slot));
                s.next(Step::Arrange { seat, from: dearer.unwrap_or(0) as u8 + 1 });
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

#[cfg(test)]
mod tests {
    use super::*;
    use arbiter_engine::{Choices, Game, Notation};
    use std::collections::{BTreeMap, BTreeSet};

    /// What raiding sees of an arrangement: which types lie in slots of which cost. The others are
    /// discarded.
    fn arrangement(s: &Arcs, seat: Seat) -> String {
        let costs = s.slot_costs(seat);
        let mut tokens: Vec<String> = Slot::all()
            .filter(|slot| costs[slot.index()] > 0)
            .filter_map(|slot| Some(format!("{} {}", costs[slot.index()], s.player(seat).slots[slot.index()]?.text())))
            .collect();
        tokens.sort();
        tokens.join(", ")
    }

    /// Every way to answer: how often each arrangement is reached.
    fn reached(s: &Arcs, seat: Seat, ways: &mut BTreeMap<String, usize>) {
        let mut choices = Choices::new();
        s.choices(seat, &mut choices);
        for choice in choices.iter() {
            let mut then = *s;
            match choice {
                Choice::Done => *ways.entry(arrangement(s, seat)).or_default() += 1,
                _ => {
                    then.apply(seat, *choice, &mut ());
                    match then.agenda.top() {
                        Some(crate::step::Step::Slots(Step::Arrange { .. })) => reached(&then, seat, ways),
                        _ => *ways.entry(arrangement(&then, seat)).or_default() += 1,
                    }
                }
            }
        }
    }

    /// Every order of the tokens in all places they could lie in.
    fn all_arrangements(s: &Arcs, seat: Seat) -> BTreeSet<String> {
        let costs = s.slot_costs(seat);
        let homeless = (0..Slot::COUNT).any(|i| costs[i] == 0 && s.player(seat).slots[i].is_some());
        let places: Vec<usize> =
            (0..Slot::COUNT).filter(|i| costs[*i] > 0 || s.player(seat).slots[*i].is_some()).collect();
        let mut all = BTreeSet::new();
        let mut tokens: Vec<Option<Resource>> = places.iter().map(|i| s.player(seat).slots[*i]).collect();
        permute(&mut tokens, 0, &mut |tokens| {
            let mut then = *s;
            for (place, token) in places.iter().zip(tokens) {
                then.player_mut(seat).slots[*place] = *token;
            }
            let kept = places.iter().all(|i| costs[*i] > 0 || then.player(seat).slots[*i].is_some());
            if !homeless || kept {
                all.insert(arrangement(&then, seat));
            }
        });
        all
    }

    fn permute(tokens: &mut Vec<Option<Resource>>, from: usize, each: &mut impl FnMut(&[Option<Resource>])) {
        if from == tokens.len() {
            return each(tokens);
        }
        for i in from..tokens.len() {
            tokens.swap(from, i);
            permute(tokens, from + 1, each);
            tokens.swap(from, i);
        }
    }

    /// ARCS-RES-04: all tokens may be rearranged.
    #[test]
    fn every_arrangement_can_be_reached() {
        let positions = [
            "p1 slots fuel relic",
            "p1 slots fuel relic psionic; 2-a city p1",
            "p1 slots fuel relic psionic weapon; 2-a city p1; 2-b city p1; 2-c city p1",
            "p1 slots fuel fuel relic weapon material psionic; 2-a city p1; 2-b city p1; 2-c city p1",
            "p1 slots fuel relic none none none none none material",
            "p1 slots fuel relic weapon psionic none none none material; 2-a city p1; 2-b city p1",
            "p1 slots fuel relic none none none none psionic material; p1 cards ancient_holdings",
            "p1 slots fuel relic none none none none none psionic; p1 cards ancient_holdings",
            "p1 slots fuel relic weapon none psionic material",
        ];
        for text in positions {
            let text = format!("players 3; {text}; agenda slots arrange p1 0 | round begin");
            let mut s: Arcs = arbiter_engine::read_position(&text).expect("such a position can be");
            s.fill_empty_slots(Seat::new(0));
            let mut ways = BTreeMap::new();
            reached(&s, Seat::new(0), &mut ways);
            let found: BTreeSet<String> = ways.keys().cloned().collect();
            assert_eq!(found, all_arrangements(&s, Seat::new(0)), "{text}");
        }
    }
}
