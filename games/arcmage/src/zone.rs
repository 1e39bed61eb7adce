//! Cards on their way between zones: entering and leaving play, drawing, discarding, looking (ARCM-ZONE-01 to
//! ARCM-ZONE-12).

mod moves;

pub(crate) use moves::Exit;

use crate::{Ask, Choice, Event, Reason, card::Trigger, cards::Cards, piece::Piece, resource, state::Arcmage};
use arbiter_engine::{List, Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// Moving cards, one after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say who, and how many are left")]
pub enum Step {
    /// Draw so many cards.
    Draw { seat: Seat, left: u8 },
    /// A seat says, in secret, whether it draws a card.
    MayDraw { seat: Seat },
    /// Those draw who have said so.
    DrawAll,
    /// So many cards go from the deck to the graveyard.
    Mill { seat: Seat, left: u8 },
    /// A seat looks at the card at this depth of a deck, and so many in all; 0 is the top.
    Look { seat: Seat, of: Seat, at: u8, left: u8 },
    /// The House reveals so many cards of a hand at random; this one it has shown already.
    RevealHand { seat: Seat, left: u8, shown: Piece },
    /// Discard so many cards, from this one on.
    Discard { seat: Seat, left: u8, from: u8 },
    /// Choose so many cards to discard, in secret, from this one on.
    Seal { seat: Seat, left: u8, from: u8 },
    /// The House opens what was chosen in secret.
    Unseal,
    /// Discard a card or sacrifice a resource card, so many times: cards from this one on; once resource cards are gone,
    /// so many of them, only resource cards from this place on.
    DiscardOrSacrifice { seat: Seat, left: u8, from: u8, gone: u8 },
}

/// The cards the House may turn up from the top of a deck.
pub(crate) fn top_options(
    s: &Arcmage,
    seat: Seat,
    out: &mut impl Options<Choice, Reason>,
    choice: impl Fn(Piece) -> Choice,
) {
    let deck = &s.player(seat).deck;
    match deck.next() {
        Some(card) => out.offer(choice(Piece { card, n: 1 })),
        None => copies(&deck.pool, out, choice),
    }
}

/// Every copy by itself: the House's answers are equally likely.
fn copies(cards: &Cards, out: &mut impl Options<Choice, Reason>, choice: impl Fn(Piece) -> Choice) {
    for (card, count) in cards.iter() {
        (1..=count).for_each(|n| out.offer(choice(Piece { card, n })));
    }
}

/// The cards of a hand that may be discarded, from this one on.
fn discards(s: &Arcmage, seat: Seat, from: u8) -> impl Iterator<Item = Pick<Choice, Reason>> + Clone + use<> {
    let later = s.player(seat).hand.iter().filter(move |(card, _)| *card as u8 >= from);
    later.map(|(card, n)| Pick::times(Choice::Discard { card }, n))
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        match self {
            Step::Draw { seat, .. } if s.cannot_draw(seat) || s.player(seat).deck.is_empty() => Seats::NONE,
            Step::Mill { seat, .. } if s.player(seat).deck.is_empty() => Seats::NONE,
            Step::Look { of, at, .. } if s.player(of).deck.len() <= at.into() => Seats::NONE,
            Step::Look { seat, of, at, .. } if s.player(of).deck.is_seen_at(at.into(), seat) => Seats::NONE,
            Step::RevealHand { seat, shown, .. } if s.player(seat).hand.len() <= usize::from(shown.is_some()) => {
                Seats::NONE
            }
            Step::Draw { .. } | Step::Mill { .. } | Step::Look { .. } | Step::RevealHand { .. } | Step::Unseal => {
                Seats::only(Seat::HOUSE)
            }
            Step::MayDraw { seat } => Seats::only(seat),
            Step::DrawAll => Seats::NONE,
            Step::Discard { seat, left, .. } | Step::Seal { seat, left, .. } => {
                s.who_buries(seat, left, s.player(seat).hand.len())
            }
            Step::DiscardOrSacrifice { seat, left, .. } => {
                s.who_buries(seat, left, s.player(seat).hand.len() + s.resources_of(seat).count())
            }
        }
    }

    pub(crate) fn ask(self, _: &Arcmage, _: Seat) -> Ask {
        match self {
            Step::MayDraw { .. } => Ask::MayDraw,
            Step::Discard { left, .. } | Step::Seal { left, .. } => Ask::Discard { n: left },
            Step::DiscardOrSacrifice { left, .. } => Ask::DiscardOrSacrifice { n: left },
            _ => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Draw { seat, .. } => top_options(s, seat, out, |card| Choice::Draw { card }),
            Step::Mill { seat, .. } => top_options(s, seat, out, |card| Choice::Mill { card }),
            Step::Look { of, at, .. } => {
                let deck = &s.player(of).deck;
                match deck.known_at(at.into()) {
                    Some(card) => out.offer(Choice::Show { card: Piece { card, n: 1 } }),
                    None => copies(&deck.pool, out, |card| Choice::Show { card }),
                }
            }
            Step::RevealHand { seat, shown, .. } => {
                for (card, count) in s.player(seat).hand.iter() {
                    let others = (1..=count).map(|n| Piece { card, n }).filter(|card| *card != shown);
                    others.for_each(|card| out.offer(Choice::Reveal { card }));
                }
            }
            Step::Unseal => out.offer(Choice::Unseal),
            Step::DrawAll => {}
            Step::MayDraw { .. } => {
                out.offer(Choice::Accept);
                out.offer(Choice::Decline);
            }
            Step::Discard { .. } | Step::Seal { .. } | Step::DiscardOrSacrifice { .. } if seat.is_house() => {
                out.offer(Choice::Unseal);
            }
            Step::Discard { left, from, .. } | Step::Seal { left, from, .. } => {
                // The whole hand, where its order in the graveyard counts.
                let n = left.min(s.player(seat).hand.len() as u8);
                let wanted = Wanted { ordered: s.order_matters_in_grave(seat), ..Wanted::exactly(n) };
                out.pieces(wanted, discards(s, seat, from));
            }
            // Resource cards are named by where they lie, and each that goes moves those behind it: where the order
            // counts, one after the other.
            Step::DiscardOrSacrifice { .. } if s.order_matters_in_grave(seat) => {
                discards(s, seat, 0).for_each(|pick| out.offer(pick.choice));
                resource::sacrifices(s, seat, 0, 0).for_each(|pick| out.offer(pick.choice));
            }
            Step::DiscardOrSacrifice { left, from, gone, .. } => {
                let (cards, resources) = if gone == 0 { (from, 0) } else { (u8::MAX, from) };
                let picks = discards(s, seat, cards).chain(resource::sacrifices(s, seat, resources, gone));
                out.pieces(Wanted::exactly(left), picks);
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Discard { seat, .. }, Choice::Unseal) => {
                for card in s.player(seat).hand.each() {
                    s.discard(seat, card, tell);
                }
            }
            (Step::Seal { seat, .. }, Choice::Unseal) => {
                let player = s.player_mut(seat);
                for card in player.hand.each() {
                    if !player.chosen.is_full() {
                        player.hand.take(card);
                        player.chosen.push(card);
                    }
                }
            }
            (Step::DiscardOrSacrifice { seat, .. }, Choice::Unseal) => {
                for card in s.player(seat).hand.each() {
                    s.discard(seat, card, tell);
                }
                s.sacrifice_resources(seat, tell);
            }
            (Step::Draw { seat, left }, Choice::Draw { card }) => {
                let known_to_all = s.player(seat).deck.top().first().is_some_and(|top| top.by == Seats::all(s.count));
                let player = s.player_mut(seat);
                player.deck.take_top(card.card);
                player.hand.add(card.card);
                if known_to_all {
                    player.known.add(card.card);
                }
                tell.tell(Event::Drew { seat, card: card.card });
                s.hear_opponent(seat, Trigger::OpponentDraws);
                if left > 1 {
                    s.next(Step::Draw { seat, left: left - 1 });
                }
            }
            (Step::Mill { seat, left }, Choice::Mill { card }) => {
                s.player_mut(seat).deck.take_top(card.card);
                tell.tell(Event::Milled { seat, card: card.card });
                s.bury(seat, card.card);
                if left > 1 {
                    s.next(Step::Mill { seat, left: left - 1 });
                }
            }
            (Step::Look { seat, of, at, left }, Choice::Show { card }) => {
                s.player_mut(of).deck.see_at(at.into(), card.card, seat);
                tell.tell(Event::Saw { seat, of, card: card.card });
                if left > 1 {
                    s.next(Step::Look { seat, of, at: at + 1, left: left - 1 });
                }
            }
            (Step::RevealHand { seat, left, .. }, Choice::Reveal { card }) => {
                let player = s.player_mut(seat);
                let mut shown = card;
                if player.known.count(card.card) < player.hand.count(card.card).min(card.n) {
                    player.known.add(card.card);
                    // Of copies, the known ones are counted first.
                    shown.n = player.known.count(card.card);
                }
                tell.tell(Event::Revealed { seat, card: card.card });
                if left > 1 {
                    s.next(Step::RevealHand { seat, left: left - 1, shown });
                }
            }
            (Step::MayDraw { seat }, Choice::Accept) => s.drawing.insert(seat),
            (Step::Discard { left, .. }, Choice::Discard { card }) => {
                s.discard(seat, card, tell);
                if left > 1 {
                    let from = if s.order_matters_in_grave(seat) { 0 } else { card as u8 };
                    s.next(Step::Discard { seat, left: left - 1, from });
                }
            }
            (Step::Seal { left, .. }, Choice::Discard { card }) => {
                let player = s.player_mut(seat);
                player.hand.take(card);
                if !player.chosen.is_full() {
                    player.chosen.push(card);
                }
                if left > 1 {
                    let from = if s.order_matters_in_grave(seat) { 0 } else { card as u8 };
                    s.next(Step::Seal { seat, left: left - 1, from });
                }
            }
            (Step::Unseal, _) => {
                for seat in s.in_order() {
                    for card in std::mem::take(&mut s.player_mut(seat).chosen).iter() {
                        s.player_mut(seat).known.take(*card);
                        s.discarded(seat, *card, tell);
                    }
                    s.sacrifice_pledged(seat, tell);
                }
            }
            (Step::DiscardOrSacrifice { left, gone, .. }, _) => {
                let (from, gone) = match choice {
                    Choice::Discard { card } => {
                        s.discard(seat, card, tell);
                        (card as u8, gone)
                    }
                    Choice::Sacrifice { resource } => {
                        s.sacrifice_resource(resource.less(gone), tell);
                        (resource.at + 1, gone + 1)
                    }
                    _ => return,
                };
                let (from, gone) = if s.order_matters_in_grave(seat) { (0, 0) } else { (from, gone) };
                if left > 1 {
                    s.next(Step::DiscardOrSacrifice { seat, left: left - 1, from, gone });
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
        match self {
            Step::Draw { seat, .. } if s.cannot_draw(seat) => tell.tell(Event::DrawSkipped { seat }),
            // Who must draw and cannot is defeated in the next state check (ARCM-WIN-03).
            Step::Draw { seat, .. } => {
                s.drained.insert(seat);
                tell.tell(Event::CannotDraw { seat });
            }
            // Seen before: on to the next.
            Step::Look { seat, of, at, left } => {
                if let Some(seen) = s.player(of).deck.top().get(usize::from(at)).copied() {
                    tell.tell(Event::Saw { seat, of, card: seen.card });
                    if left > 1 {
                        s.next(Step::Look { seat, of, at: at + 1, left: left - 1 });
                    }
                }
            }
            Step::DrawAll => {
                let drawing = std::mem::take(&mut s.drawing);
                let order: List<Seat, 4> = s.in_order().filter(|seat| drawing.has(*seat)).collect();
                order.iter().rev().for_each(|seat| s.next(Step::Draw { seat: *seat, left: 1 }));
            }
            _ => {}
        }
    }
}

impl Arcmage {
    /// Several players discard at once: chosen in order, in secret, then carried out together (ARCM-AMB-23).
    pub(crate) fn discard_together(&mut self, seats: Seats, count: u8) {
        let discarding: List<Seat, 4> = self.in_order().filter(|seat| seats.has(*seat)).collect();
        if let [seat] = discarding[..] {
            let left = count.min(self.player(seat).hand.len() as u8);
            if left > 0 {
                self.next(Step::Discard { seat, left, from: 0 });
            }
            return;
        }
        if discarding.iter().all(|seat| self.player(*seat).hand.is_empty()) {
            return;
        }
        self.next(Step::Unseal);
        for seat in discarding.iter().rev() {
            let left = count.min(self.player(*seat).hand.len() as u8);
            if left > 0 {
                self.next(Step::Seal { seat: *seat, left, from: 0 });
            }
        }
    }
}
