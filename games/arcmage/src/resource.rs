//! Resource cards, costs and loyalty (ARCM-RES-01 to ARCM-RES-15).

use crate::{
    Ask, Choice, Event, Reason,
    card::{Cap, Faction, Op, Price},
    cards::Cards,
    filter::{Subject, Zone},
    piece::Piece,
    state::{Arcmage, Resource, SEALED},
    tables::Card,
    target::ResourceAt,
    zone::{self, Exit},
};
use arbiter_engine::{List, Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// Paying, laying down and sacrificing, a piece at a time.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say who, and how many are left")]
pub enum Step {
    /// Pay so many resources, from this faction on.
    Pay { seat: Seat, left: u8, from: Faction },
    /// Lay down resource cards: so many, or up to one.
    Lay { seat: Seat, left: u8, must: bool },
    /// Sacrifice so many resource cards, from this place on; so many are gone already.
    Sacrifice { seat: Seat, left: u8, from: u8, gone: u8 },
    /// Choose so many resource cards to sacrifice, in secret, from this place on.
    Pledge { seat: Seat, left: u8, from: u8 },
    /// Steal a resource card.
    Steal { seat: Seat, from: Seat, thief: Piece },
    /// The House shows all resource cards of a seat to everybody (ARCM-CARD-58).
    Show { seat: Seat, card: Card, script: u8, at: u8 },
    /// One of them comes to the hand, in exchange for the card that is being resolved.
    Swap { seat: Seat, card: Card, script: u8, at: u8 },
    /// It changes hands: the House shows its face to who has it now (ARCM-RES-14).
    Take { seat: Seat, resource: ResourceAt, thief: Piece },
}

impl Arcmage {
    /// What a seat can spend now, by faction: unmarked resource cards and produced resources (ARCM-RES-04).
    #[inline]
    pub(crate) fn available(&self, seat: Seat) -> [u8; 5] {
        let mut available = self.player(seat).produced;
        for faction in self.resources.iter().filter_map(|resource| resource.pays_for(seat)) {
            available[faction] += 1;
        }
        available
    }

    /// Can a seat pay so much, of which so much in one faction (ARCM-RES-06)?
    pub(crate) fn can_pay(available: &[u8; 5], cost: u8, loyalty: u8, faction: Faction) -> Result<(), Reason> {
        let total = available.iter().map(|n| u16::from(*n)).sum::<u16>();
        let loyal = loyalty.min(cost);
        let have = available[faction as usize];
        if have < loyal {
            return Err(Reason::Loyalty { n: loyal - have, faction });
        }
        if total < u16::from(cost) {
            return Err(Reason::Resources { n: u16::from(cost) - total });
        }
        Ok(())
    }

    /// What a card costs its player, with so much for X: never below 0 (ARCM-RES-10, ARCM-RES-11).
    pub(crate) fn cost(&self, card: Card, seat: Seat, x: u8) -> u8 {
        let printed = match card.facts().price {
            Price::Fixed(n) => i16::from(n) + i16::from(x),
            Price::X => i16::from(x),
            Price::SkipTurn | Price::Token => 0,
        };
        (printed + self.cost_change(card, seat)).clamp(0, 250) as u8
    }

    /// Pays a cost: the loyal part at once, the rest a piece at a time.
    pub(crate) fn pay(&mut self, seat: Seat, cost: u8, loyalty: u8, faction: Faction, tell: &mut impl Tell<Event>) {
        let loyal = loyalty.min(cost);
        self.spend(seat, faction, loyal, tell);
        if cost > loyal {
            self.next(Step::Pay { seat, left: cost - loyal, from: Faction::Gaian });
        }
    }

    /// Spends resources of one faction: produced ones first, since they vanish; then stolen cards; then the oldest.
    fn spend(&mut self, seat: Seat, faction: Faction, n: u8, tell: &mut impl Tell<Event>) {
        if n == 0 {
            return;
        }
        let produced = &mut self.player_mut(seat).produced[faction as usize];
        let mut left = n - n.min(*produced);
        *produced -= n.min(*produced);
        for stolen in [true, false] {
            for resource in self.resources.iter_mut() {
                let usable = resource.controller() == seat && !resource.is_marked() && resource.faction() == faction;
                if left > 0 && usable && (resource.owner() != seat) == stolen {
                    resource.mark(true);
                    left -= 1;
                }
            }
        }
        tell.tell(Event::Paid { seat, n, faction });
    }

    /// The place of a resource card in the list of all.
    pub(crate) fn resource_index(&self, named: ResourceAt) -> Option<usize> {
        let mut own = self.resources.iter().enumerate().filter(|(_, resource)| resource.controller() == named.seat);
        own.nth(usize::from(named.at).checked_sub(1)?).map(|(i, _)| i)
    }

    fn remove_resource(&mut self, at: usize) -> Resource {
        self.resources.remove(at).unwrap_or_default()
    }

    /// Adds a resource card behind those its controller has.
    pub(crate) fn add_resource(&mut self, resource: Resource) {
        if self.resources.is_full() {
            return;
        }
        let at = self.resources.iter().filter(|other| other.controller() <= resource.controller()).count();
        self.resources.push(resource);
        self.resources[at..].rotate_right(1);
    }

    /// A resource card goes face up to its owner's graveyard (ARCM-RES-13).
    pub(crate) fn sacrifice_resource(&mut self, named: ResourceAt, tell: &mut impl Tell<Event>) {
        if let Some(at) = self.resource_index(named) {
            let resource = self.remove_resource(at);
            tell.tell(Event::ResourceSacrificed { seat: named.seat, card: resource.card });
            self.bury(resource.owner(), resource.card);
        }
    }

    /// All resource cards of a seat go.
    pub(crate) fn sacrifice_resources(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        while self.resources_of(seat).next().is_some() {
            self.sacrifice_resource(ResourceAt { seat, at: 1 }, tell);
        }
    }

    /// Players sacrifice resource cards at once, each so many: chosen in order, in secret, then carried out together
    /// (ARCM-AMB-23). What is more than can be noted follows one after the other.
    pub(crate) fn sacrifice_together(&mut self, count: impl Fn(&Arcmage, Seat) -> u8) {
        let left = |s: &Arcmage, seat: Seat| count(s, seat).min(s.resources_of(seat).count() as u8);
        let order: List<(Seat, u8), 4> =
            self.in_order().map(|seat| (seat, left(self, seat))).filter(|(_, left)| *left > 0).collect();
        if let [(seat, left)] = order[..] {
            return self.next(Step::Sacrifice { seat, left, from: 0, gone: 0 });
        }
        for (seat, left) in order.iter().rev().filter(|(_, left)| usize::from(*left) > SEALED) {
            self.next(Step::Sacrifice { seat: *seat, left: left - SEALED as u8, from: 0, gone: 0 });
        }
        if !order.is_empty() {
            self.next(zone::Step::Unseal);
        }
        for (seat, left) in order.iter().rev() {
            self.next(Step::Pledge { seat: *seat, left: (*left).min(SEALED as u8), from: 0 });
        }
    }

    /// What a player has pledged goes, in the order it was named.
    pub(crate) fn sacrifice_pledged(&mut self, seat: Seat, tell: &mut impl Tell<Event>) {
        let pledged = std::mem::take(&mut self.player_mut(seat).pledged);
        for (i, at) in pledged.iter().enumerate() {
            let gone = pledged[..i].iter().filter(|before| *before < at).count() as u8;
            self.sacrifice_resource(ResourceAt { seat, at: at - gone }, tell);
        }
    }

    /// A card of the hand becomes a resource card (ARCM-RES-01, ARCM-RES-02).
    fn lay(&mut self, seat: Seat, card: Card, faction: Faction, tell: &mut impl Tell<Event>) {
        if self.resources.is_full() {
            return;
        }
        self.leave_hand_hidden(seat, card);
        self.add_resource(Resource::new(card, faction, seat));
        tell.tell(Event::Resource { seat, faction, card });
    }

    /// The faces of own resource cards that the card being resolved may be swapped for (ARCM-CARD-58).
    fn swappable(&self, seat: Seat, card: Card, script: u8, at: u8) -> Cards {
        let Some(Op::SwapResource { what }) = card.script(script).get(usize::from(at)) else { return Cards::NONE };
        let own = self.resources_of(seat).filter(|resource| resource.owner() == seat);
        let meant = |card: &Card| self.means(what, &self.scene(), Subject::Card(*card, Zone::Hand, seat));
        own.map(|resource| resource.card).filter(meant).collect()
    }

    /// The card being resolved lies in the place of a resource card with this face, which comes to the hand.
    fn swap_resource(&mut self, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
        let source = self.doing.source;
        let found = |there: &&mut Resource| there.controller() == seat && there.owner() == seat && there.card == card;
        let Some(resource) = self.resources.iter_mut().find(found) else { return };
        resource.card = source.card;
        let faction = resource.faction();
        let player = self.player_mut(seat);
        player.hand.add(card);
        player.known.add(card);
        tell.tell(Event::Resource { seat, faction, card: source.card });
        self.exit(source, Exit::Rises, tell);
    }

    /// How many more resource cards a seat may have (ARCM-CARD-20). The cap of an own city follows the own resource
    /// cards, so that only those of others matter.
    pub(crate) fn room_for_resources(&self, seat: Seat) -> u8 {
        let own = self.resources_of(seat).count() as u8;
        self.cap_of_others(Cap::Resources, seat).map_or(250, |cap| cap.saturating_sub(own))
    }

    /// What a stolen resource card's thief took goes back, in its current state (ARCM-CARD-24).
    pub(crate) fn return_stolen(&mut self, thief: Piece, tell: &mut impl Tell<Event>) {
        let taken = |resource: &Resource| resource.thief == thief && thief.is_some();
        while let Some(at) = self.resources.iter().position(taken) {
            let mut resource = self.remove_resource(at);
            let (seat, to) = (resource.controller(), resource.owner());
            resource.give_to(to);
            resource.thief = Piece::NONE;
            self.add_resource(resource);
            tell.tell(Event::Restored { seat, to });
        }
    }
}

/// The resource cards a seat may sacrifice, from this place on. Each is named by the place it had before the first of
/// them went: so many are gone.
pub(crate) fn sacrifices(
    s: &Arcmage,
    seat: Seat,
    from: u8,
    gone: u8,
) -> impl Iterator<Item = Pick<Choice, Reason>> + Clone + use<> {
    let all = (s.resources_of(seat).count() as u8).saturating_add(gone);
    (from.max(1)..=all).map(move |at| Pick::once(Choice::Sacrifice { resource: ResourceAt { seat, at } }))
}

/// A resource of a faction of which no card is left in hand or deck, while another has some: it pays no loyalty. To whom all cards are
/// of no use, any will do.
pub(crate) fn is_folly(s: &Arcmage, seat: Seat, choice: Choice) -> bool {
    let Choice::Resource { card, faction } = choice else { return false };
    let player = s.player(seat);
    let mut hand = player.hand;
    hand.take(card);
    let has_use = |faction: Faction| {
        let cards = Cards::of(faction);
        !hand.kinds_among(&cards).is_empty() || !player.deck.pool.kinds_among(&cards).is_empty()
    };
    !has_use(faction) && Faction::ALL.into_iter().any(has_use)
}

impl Step {
    fn seat(self) -> Seat {
        match self {
            Step::Pay { seat, .. }
            | Step::Lay { seat, .. }
            | Step::Sacrifice { seat, .. }
            | Step::Pledge { seat, .. }
            | Step::Steal { seat, .. }
            | Step::Show { seat, .. }
            | Step::Swap { seat, .. }
            | Step::Take { seat, .. } => seat,
        }
    }

    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        let seat = self.seat();
        let asked = match self {
            Step::Show { .. } if s.resources_of(seat).next().is_none() => false,
            Step::Show { .. } => return Seats::only(Seat::HOUSE),
            Step::Swap { .. } => true,
            Step::Lay { .. } => {
                !s.player(seat).hand.is_empty() && s.room_for_resources(seat) > 0 && !s.resources.is_full()
            }
            Step::Pledge { left, .. } => {
                let free = s.resources_of(seat).count() - s.player(seat).pledged.len();
                free > usize::from(left) || free > 1 && s.order_matters_in_grave(seat)
            }
            Step::Sacrifice { left, .. } => return s.who_buries(seat, left, s.resources_of(seat).count()),
            Step::Take { .. } => return Seats::only(Seat::HOUSE),
            _ => self.is_open(s, seat),
        };
        if asked { Seats::only(seat) } else { Seats::NONE }
    }

    pub(crate) fn ask(self, _: &Arcmage, _: Seat) -> Ask {
        match self {
            Step::Pay { left, .. } => Ask::Pay { n: left },
            Step::Lay { left, must: true, .. } => Ask::Resource { n: left },
            Step::Lay { .. } => Ask::MayResource,
            Step::Sacrifice { left, .. } | Step::Pledge { left, .. } => Ask::SacrificeResources { n: left },
            Step::Steal { from, .. } => Ask::Steal { from },
            Step::Swap { card, .. } => Ask::Take { card },
            Step::Take { .. } | Step::Show { .. } => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Pay { left, from, .. } => {
                let available = s.available(seat);
                let pick = |faction: Faction| match available[faction as usize] {
                    0 => Pick::judged(Choice::Pay { faction }, Err(Reason::NoneOf { faction })),
                    n => Pick::times(Choice::Pay { faction }, n),
                };
                let later = Faction::ALL.into_iter().filter(|faction| *faction >= from);
                out.pieces(Wanted::exactly(left), later.map(pick));
            }
            Step::Lay { must, .. } => {
                for (card, _) in s.player(seat).hand.iter() {
                    Faction::ALL.into_iter().for_each(|faction| out.offer(Choice::Resource { card, faction }));
                }
                out.put(Choice::Decline, if must { Err(Reason::MustLay) } else { Ok(()) });
            }
            Step::Sacrifice { .. } if seat.is_house() => out.offer(Choice::Unseal),
            // Each that goes moves those behind it: where the order counts, one after the other.
            Step::Sacrifice { .. } if s.order_matters_in_grave(seat) => {
                sacrifices(s, seat, 0, 0).for_each(|pick| out.offer(pick.choice));
            }
            Step::Sacrifice { left, from, gone, .. } => {
                out.pieces(Wanted::exactly(left), sacrifices(s, seat, from, gone));
            }
            Step::Pledge { left, from, .. } => {
                let pledged = s.player(seat).pledged;
                let free = sacrifices(s, seat, from, 0).filter(move |pick| match pick.choice {
                    Choice::Sacrifice { resource } => !pledged.contains(&resource.at),
                    _ => false,
                });
                out.pieces(Wanted { ordered: s.order_matters_in_grave(seat), ..Wanted::exactly(left) }, free);
            }
            Step::Steal { from, .. } => {
                for at in 1..=s.resources_of(from).count() as u8 {
                    out.offer(Choice::Steal { resource: ResourceAt { seat: from, at } });
                }
            }
            Step::Show { .. } => out.offer(Choice::Unseal),
            Step::Swap { card, script, at, .. } => {
                let some = s.swappable(seat, card, script, at);
                some.iter().for_each(|(card, _)| out.offer(Choice::Take { card }));
                out.put(Choice::Decline, if some.is_empty() { Ok(()) } else { Err(Reason::MustTake) });
            }
            Step::Take { resource, .. } => {
                let card = s.resource_index(resource).map_or(Card::default(), |at| s.resources[at].card);
                out.offer(Choice::Show { card: Piece { card, n: 1 } });
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Pay { left, .. }, Choice::Pay { faction }) => {
                s.spend(seat, faction, 1, tell);
                if left > 1 {
                    s.next(Step::Pay { seat, left: left - 1, from: faction });
                }
            }
            (Step::Lay { left, must, .. }, Choice::Resource { card, faction }) => {
                s.lay(seat, card, faction, tell);
                if left > 1 {
                    s.next(Step::Lay { seat, left: left - 1, must });
                }
            }
            (Step::Sacrifice { left, gone, .. }, Choice::Sacrifice { resource }) => {
                s.sacrifice_resource(resource.less(gone), tell);
                if left > 1 {
                    let ordered = s.order_matters_in_grave(seat);
                    let (from, gone) = if ordered { (0, 0) } else { (resource.at + 1, gone + 1) };
                    s.next(Step::Sacrifice { seat, left: left - 1, from, gone });
                }
            }
            (Step::Pledge { left, .. }, Choice::Sacrifice { resource }) => {
                s.player_mut(seat).pledged.push(resource.at);
                if left > 1 {
                    let from = if s.order_matters_in_grave(seat) { 0 } else { resource.at + 1 };
                    s.next(Step::Pledge { seat, left: left - 1, from });
                }
            }
            (Step::Steal { thief, .. }, Choice::Steal { resource }) => {
                s.next(Step::Take { seat, resource, thief });
            }
            (Step::Show { seat, card, script, at }, Choice::Unseal) => {
                let shown: List<Card, 150> = s.resources_of(seat).map(|resource| resource.card).collect();
                shown.iter().for_each(|card| tell.tell(Event::Revealed { seat, card: *card }));
                s.next(Step::Swap { seat, card, script, at });
            }
            (Step::Swap { seat, .. }, Choice::Take { card }) => s.swap_resource(seat, card, tell),
            (Step::Sacrifice { seat, .. }, Choice::Unseal) => s.sacrifice_resources(seat, tell),
            (Step::Take { seat, resource, thief }, _) => {
                if let Some(at) = s.resource_index(resource) {
                    let mut stolen = s.remove_resource(at);
                    stolen.give_to(seat);
                    stolen.thief = thief;
                    s.add_resource(stolen);
                    tell.tell(Event::Stolen { seat, from: resource.seat, resource });
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        if matches!(self, Step::Lay { .. } | Step::Sacrifice { .. } | Step::Show { .. }) {
            return;
        }
        let seat = self.seat();
        if let Step::Pledge { .. } = self {
            // All that are left: nothing is chosen, and nothing shown before the House opens it.
            let all = s.resources_of(seat).count() as u8;
            let pledged = &mut s.player_mut(seat).pledged;
            for at in 1..=all {
                if !pledged.contains(&at) && !pledged.is_full() {
                    pledged.push(at);
                }
            }
            return;
        }
        self.take_only_way(s, seat, tell);
    }
}
