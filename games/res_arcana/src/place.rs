//! Placing artifacts (RESA-PLACE-01 to RESA-PLACE-03).

use crate::{
    Ask, Choice, Event, Reason,
    card::{Artifact, Bill, Placing, Reduction},
    component::Component,
    cost,
    state::ResArcana,
    tables::Card,
};
use arbiter_components::CardSet;
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Placing, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// A power lets the player place something (RESA-AMB-04).
    Choose { seat: Seat, component: Component, power: u8 },
    /// All is paid: the artifact comes into play.
    Enter { seat: Seat, card: Card },
}

/// The answers of a turn that place an artifact from hand.
#[inline]
pub(crate) fn options(s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    for artifact in s.player(seat).hand {
        out.put(Choice::Place { card: artifact.card() }, allowed(s, seat, artifact, Reduction::default(), false));
    }
}

/// The action.
pub(crate) fn act(s: &mut ResArcana, seat: Seat, card: Card) {
    begin(s, seat, card, Reduction::default(), false);
}

/// Can the artifact be paid for, with this reduction on top of permanent discounts?
#[inline]
fn allowed(s: &ResArcana, seat: Seat, artifact: Artifact, off: Reduction, free: bool) -> Result<(), Reason> {
    let facts = artifact.card().facts();
    if free {
        return Ok(());
    }
    cost::payable_less(s, seat, &facts.cost, discount(s, seat, artifact.card()).plus(off))
}

/// All permanent discounts of a player on this artifact (RESA-COST-05, RESA-COST-08).
#[must_use]
pub(crate) fn discount(s: &ResArcana, seat: Seat, card: Card) -> Reduction {
    let player = s.player(seat);
    let dragon = card.facts().dragon;
    let mut off = Reduction::default();
    for component in player.play.and(DISCOUNTERS) {
        if let Some(discount) = s.card_of(component).facts().discount
            && (dragon || !discount.dragons)
        {
            off = off.plus(discount.off);
        }
    }
    off
}

/// Where a discount can lie: a few artifacts, the tiles, the mages. Looking only there keeps the
/// list of choices fast; a test compares it with the cards.
const DISCOUNTERS: CardSet<Component> = CardSet::from_bits(1 << (Card::DragonBridle as u64) | 0x1ff << 50);

fn begin(s: &mut ResArcana, seat: Seat, card: Card, off: Reduction, free: bool) {
    let off = discount(s, seat, card).plus(off);
    s.next(Step::Enter { seat, card });
    let bill = if free { Bill::FREE } else { card.facts().cost };
    cost::pay_less(s, seat, card, bill, off);
}

fn placing(s: &ResArcana, component: Component, power: u8) -> Option<Placing> {
    s.card_of(component).facts().powers.get(usize::from(power))?.effects.iter().find_map(|effect| match effect {
        crate::card::Effect::Place(placing) => Some(*placing),
        _ => None,
    })
}

impl Step {
    pub(crate) fn waits_for(self, _: &ResArcana) -> Seats {
        match self {
            // Asked even when nothing can be placed: a hand is secret.
            Step::Choose { seat, .. } => Seats::only(seat),
            Step::Enter { .. } => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, _: &ResArcana, _: Seat) -> Ask {
        Ask::Place
    }

    pub(crate) fn options(self, s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        let Step::Choose { component, power, .. } = self else { return };
        if let Some(placing) = placing(s, component, power) {
            let mut from = CardSet::EMPTY;
            if placing.hand {
                from = from.or(s.player(seat).hand);
            }
            for owner in s.everybody() {
                let open = if owner == seat { placing.own_discard } else { placing.rival_discard };
                if open {
                    from = from.or(s.player(owner).discard);
                }
            }
            for artifact in from {
                let card = artifact.card();
                let verdict = if placing.dragons && !card.facts().dragon {
                    Err(Reason::WrongSubtype { card })
                } else {
                    allowed(s, seat, artifact, placing.off, placing.free)
                };
                out.put(Choice::Place { card }, verdict);
            }
        }
        out.offer(Choice::Decline);
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        let Step::Choose { component, power, .. } = self else { return };
        match (choice, placing(s, component, power)) {
            (Choice::Place { card }, Some(placing)) => begin(s, seat, card, placing.off, placing.free),
            _ => tell.tell(Event::PlacedNothing { seat }),
        }
    }

    pub(crate) fn settle(self, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
        let Step::Enter { seat, card } = self else { return };
        let Some(artifact) = Artifact::of(card) else { return };
        s.leave_hidden(artifact);
        for owner in s.everybody() {
            let player = s.player_mut(owner);
            player.hand.remove(artifact);
            player.discard.remove(artifact);
        }
        s.player_mut(seat).play.insert(artifact.into());
        tell.tell(Event::Placed { seat, card });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tables::CARDS;
    use arbiter_components::Indexed;

    #[test]
    fn discounts_lie_where_we_look_for_them() {
        for (index, facts) in CARDS.iter().enumerate().filter(|(_, facts)| facts.discount.is_some()) {
            let component = match facts.kind {
                crate::card::Kind::Artifact => Component::from_index(index),
                crate::card::Kind::PlaceOfPower => Component::tile(facts.tile.into()),
                crate::card::Kind::Mage => Component::mage(Seat::new(3)),
                _ => panic!("{index} has a discount"),
            };
            assert!(DISCOUNTERS.has(component));
        }
    }
}
