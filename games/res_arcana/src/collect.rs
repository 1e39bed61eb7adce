//! Collect (RESA-COLLECT-01 to RESA-COLLECT-11).
//!
//! The order inside the phase is free and changes nothing but the Cursed Forge's price, which is
//! best paid last; so it is always settled last (RESA-COLLECT-08).

use crate::{
    Ask, Choice, Event, Reason,
    card::Collect,
    component::Component,
    essence::{Essence, Essences},
    gain,
    state::ResArcana,
};
use arbiter_components::Indexed;
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// A player's Collect, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// All that needs no answer.
    Abilities { seat: Seat },
    /// What needs one, from this component on.
    From { seat: Seat, at: u8 },
    /// Take the essences off a component, or leave them.
    Take { seat: Seat, at: Component },
    /// Pay or turn the Cursed Forge.
    Forge { seat: Seat },
    /// Pay or turn this component.
    PayOrTurn { seat: Seat, at: Component },
}

impl Step {
    pub(crate) fn waits_for(self, _: &ResArcana) -> Seats {
        match self {
            Step::Take { seat, .. } | Step::PayOrTurn { seat, .. } => Seats::only(seat),
            Step::Abilities { .. } | Step::From { .. } | Step::Forge { .. } => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &ResArcana, _: Seat) -> Ask {
        match self {
            Step::Take { at, .. } => Ask::Take { card: s.card_of(at) },
            Step::PayOrTurn { at, .. } => Ask::Forge { card: s.card_of(at) },
            _ => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Take { at, .. } => {
                let card = s.card_of(at);
                out.offer(Choice::Take { card });
                out.offer(Choice::Leave { card });
            }
            Step::PayOrTurn { at, .. } => {
                let card = s.card_of(at);
                let paid = match card.facts().collect {
                    Collect::PayOrTurn { pay } => crate::cost::in_pool(s, seat, pay),
                    _ => Ok(()),
                };
                out.put(Choice::Pay { essence: Essence::Death }, paid);
                out.offer(Choice::Turn { card });
            }
            _ => {}
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Take { at, .. }, Choice::Take { card }) => {
                let essences = std::mem::take(&mut s.on[at.index()]);
                let pool = &mut s.player_mut(seat).pool;
                *pool = pool.plus(essences);
                tell.tell(Event::TakenOff { seat, card, essences });
            }
            (Step::Take { at, .. }, Choice::Leave { card }) => {
                tell.tell(Event::LeftOn { seat, card });
                left(s, seat, at, tell);
            }
            (Step::PayOrTurn { at, .. }, Choice::Pay { .. }) => {
                if let Collect::PayOrTurn { pay } = s.card_of(at).facts().collect {
                    crate::cost::pay(s, seat, pay, tell);
                }
            }
            (Step::PayOrTurn { at, .. }, Choice::Turn { .. }) => s.turn_component(at, tell),
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
        match self {
            Step::Abilities { seat } => {
                let mut all = Essences::NONE;
                for component in s.player(seat).play {
                    if let Collect::Gain(gift) = s.card_of(component).facts().collect {
                        all = all.plus(gift.typed);
                    }
                }
                if !all.is_empty() {
                    let pool = &mut s.player_mut(seat).pool;
                    *pool = pool.plus(all);
                    tell.tell(Event::Collected { seat, essences: all });
                }
                s.next(Step::Forge { seat });
                s.next(Step::From { seat, at: 0 });
            }
            Step::From { seat, at } => {
                for component in s.player(seat).play.into_iter().skip_while(|next| next.index() < at.into()) {
                    let laden = !s.on[component.index()].is_empty();
                    let choice = match s.card_of(component).facts().collect {
                        Collect::Gain(gift) if gift.any > 0 => {
                            Some(gain::Step::Mix { seat, left: gift.any, of: gift.of })
                        }
                        Collect::OneOf { amount, of } => Some(gain::Step::OneOf { seat, amount, of, at: component }),
                        _ => None,
                    };
                    if !laden && choice.is_none() {
                        continue;
                    }
                    s.next(Step::From { seat, at: component.index() as u8 + 1 });
                    if let Some(choice) = choice {
                        s.next(choice);
                    }
                    if laden {
                        s.next(Step::Take { seat, at: component });
                    }
                    return;
                }
            }
            Step::Forge { seat } => {
                for component in s.player(seat).play {
                    if let Collect::PayOrTurn { pay } = s.card_of(component).facts().collect {
                        if s.player(seat).pool.covers(pay) {
                            s.next(Step::PayOrTurn { seat, at: component });
                        } else {
                            s.turn_component(component, tell);
                        }
                    }
                }
            }
            Step::Take { .. } | Step::PayOrTurn { .. } => {}
        }
    }
}

/// Essences were left on a component in this phase (RESA-COLLECT-09, RESA-AMB-20).
fn left(s: &mut ResArcana, seat: Seat, at: Component, tell: &mut impl Tell<Event>) {
    let lying = s.on[at.index()];
    match s.card_of(at).facts().collect {
        Collect::Interest { essence, any, of } if lying.get(essence) > 0 => {
            s.gain_mix(seat, any.into(), of);
        }
        Collect::Growth { each } => {
            let present = Essence::ALL.into_iter().filter(|essence| lying.get(*essence) > 0);
            let growth = present.fold(Essences::NONE, |sum, essence| sum.plus(Essences::of(essence, each.into())));
            s.store(at, growth, tell);
        }
        _ => {}
    }
}
