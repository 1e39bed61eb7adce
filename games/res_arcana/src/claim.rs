//! Claiming monuments and Places of Power (RESA-CLAIM-01 to RESA-CLAIM-07).

use crate::{
    Ask, Choice, Event, Reason,
    card::{Kind, Monument, TILES, When},
    component::Component,
    cost, power,
    state::ResArcana,
    tables::Card,
    zone,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Claiming, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The House turns up the top monument for a space of the display.
    Refill { space: u8 },
    /// The House turns up the top monument for whoever claimed it unseen.
    Top { seat: Seat },
    /// What the card does when it is claimed.
    Claimed { seat: Seat, card: Card },
}

/// What every monument costs (RESA-CLAIM-02): the same on all ten, so on any of them.
fn monument_cost() -> &'static crate::card::Bill {
    &Card::GreatPyramid.facts().cost
}

/// The answers of a turn that claim something.
#[inline]
pub(crate) fn options(s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    let monument = cost::payable(s, seat, monument_cost());
    for shown in s.display.into_iter().flatten() {
        out.put(Choice::Claim { card: shown.card() }, monument);
    }
    let top = if s.monuments.is_empty() { Err(Reason::NoMonuments) } else { monument };
    out.put(Choice::ClaimTop, top);
    for tile in (0..TILES).filter(|tile| s.unclaimed >> tile & 1 == 1) {
        let card = s.face(tile);
        out.put(Choice::Claim { card }, cost::payable(s, seat, &card.facts().cost));
    }
}

/// The action: a displayed monument or a Place of Power.
pub(crate) fn act(s: &mut ResArcana, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
    if card.kind() == Kind::PlaceOfPower {
        s.unclaimed &= !(1 << card.facts().tile);
        s.player_mut(seat).play.insert(Component::tile(card.facts().tile.into()));
        tell.tell(Event::Claimed { seat, card });
        cost::pay_bill(s, seat, &card.facts().cost, tell);
        return;
    }
    // The space is refilled at once (RESA-CLAIM-03), before the card acts (RESA-AMB-10).
    let space = s.display.iter().position(|shown| shown.is_some_and(|shown| shown.card() == card));
    if let Some(space) = space {
        s.display[space] = None;
        s.next(Step::Claimed { seat, card });
        if !s.monuments.is_empty() {
            s.next(Step::Refill { space: space as u8 });
        }
        take(s, seat, card, tell);
        cost::pay_bill(s, seat, &card.facts().cost, tell);
    }
}

/// The action: the unseen top card of the monument deck (RESA-CLAIM-04).
pub(crate) fn act_on_top(s: &mut ResArcana, seat: Seat, tell: &mut impl Tell<Event>) {
    s.next(Step::Top { seat });
    cost::pay_bill(s, seat, monument_cost(), tell);
}

fn take(s: &mut ResArcana, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
    if let Some(monument) = Monument::of(card) {
        s.player_mut(seat).play.insert(monument.into());
        tell.tell(Event::Claimed { seat, card });
    }
}

impl ResArcana {
    /// Turns the top monument up into a space of the display.
    pub(crate) fn show_monument(&mut self, space: usize, card: Card, tell: &mut impl Tell<Event>) {
        if let Some(monument) = Monument::of(card) {
            self.monuments.take(monument);
            self.display[space % 2] = Some(monument);
            tell.tell(Event::MonumentShown { card });
        }
    }
}

impl Step {
    pub(crate) fn waits_for(self, _: &ResArcana) -> Seats {
        match self {
            Step::Refill { .. } | Step::Top { .. } => Seats::only(Seat::HOUSE),
            Step::Claimed { .. } => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, _: &ResArcana, _: Seat) -> Ask {
        Ask::Chance
    }

    pub(crate) fn options(self, s: &ResArcana, _: Seat, out: &mut impl Options<Choice, Reason>) {
        zone::monument_options(s, out);
    }

    pub(crate) fn resume(self, s: &mut ResArcana, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        let Choice::Reveal { card } = choice else { return };
        match self {
            Step::Refill { space } => s.show_monument(space.into(), card, tell),
            Step::Top { seat } => {
                if let Some(monument) = Monument::of(card) {
                    s.monuments.take(monument);
                }
                s.next(Step::Claimed { seat, card });
                take(s, seat, card, tell);
            }
            Step::Claimed { .. } => {}
        }
    }

    pub(crate) fn settle(self, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
        let Step::Claimed { seat, card } = self else { return };
        let Some(component) = s.component_of(seat, card) else { return };
        if card.facts().powers.first().is_some_and(|power| power.when == When::Claim) {
            power::effects(s, seat, component, 0, tell);
        }
    }
}
