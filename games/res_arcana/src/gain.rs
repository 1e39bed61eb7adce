//! Gaining essences in a free mix, in pieces (RESA-COLLECT-03, RESA-COLLECT-04, RESA-POWER-12).

use crate::{
    Ask, Choice, Event, Reason,
    component::Component,
    essence::{Essence, Essences, Types},
    state::ResArcana,
};
use arbiter_engine::{Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// A gain that leaves a choice.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// So many of these types, into the pool.
    Mix { seat: Seat, left: u8, of: Types },
    /// So many of these types, onto a component.
    MixOn { seat: Seat, left: u8, of: Types, at: Component },
    /// So much of one of these types.
    OneOf { seat: Seat, amount: u8, of: Types, at: Component },
    /// As much of one other type as was paid.
    Other { seat: Seat, of: Types },
}

impl Step {
    fn types(self) -> (Seat, Types) {
        match self {
            Step::Mix { seat, of, .. }
            | Step::MixOn { seat, of, .. }
            | Step::OneOf { seat, of, .. }
            | Step::Other { seat, of } => (seat, of),
        }
    }

    fn left(self, s: &ResArcana) -> u16 {
        match self {
            Step::Mix { left, .. } | Step::MixOn { left, .. } => left.into(),
            Step::OneOf { amount, .. } => amount.into(),
            Step::Other { .. } => s.doing.paid.x,
        }
    }

    pub(crate) fn waits_for(self, _: &ResArcana) -> Seats {
        let (seat, of) = self.types();
        if of.only().is_some() { Seats::NONE } else { Seats::only(seat) }
    }

    pub(crate) fn ask(self, s: &ResArcana, _: Seat) -> Ask {
        match self {
            Step::Mix { left, .. } => Ask::Gain { n: left.into() },
            Step::MixOn { left, at, .. } => Ask::Store { n: left.into(), card: s.card_of(at) },
            Step::OneOf { amount, at, .. } => Ask::CollectOne { card: s.card_of(at), n: amount },
            Step::Other { .. } => Ask::GainOther { n: s.doing.paid.x },
        }
    }

    pub(crate) fn options(self, s: &ResArcana, _: Seat, out: &mut impl Options<Choice, Reason>) {
        let (_, of) = self.types();
        let refused = |essence| match self {
            Step::Other { .. } if essence == s.doing.paid.essence => Reason::SameType { essence },
            _ => Reason::TypeForbidden { essence },
        };
        match self {
            Step::Mix { left, .. } | Step::MixOn { left, .. } => {
                let pick = |essence| match of.has(essence) {
                    true => Pick::times(Choice::Gain { essence }, left),
                    false => Pick::judged(Choice::Gain { essence }, Err(refused(essence))),
                };
                out.pieces(Wanted::exactly(left), Essence::ALL.into_iter().map(pick));
            }
            Step::OneOf { .. } | Step::Other { .. } => {
                for essence in Essence::ALL {
                    let verdict = if of.has(essence) { Ok(()) } else { Err(refused(essence)) };
                    out.put(Choice::Gain { essence }, verdict);
                }
            }
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        let Choice::Gain { essence } = choice else { return };
        match self {
            Step::Mix { left, of, .. } => {
                s.gain(seat, Essences::of(essence, 1), tell);
                s.gain_mix(seat, u16::from(left) - 1, of.from(essence));
            }
            Step::MixOn { left, of, at, .. } => {
                s.store(at, Essences::of(essence, 1), tell);
                s.store_mix(seat, left - 1, of.from(essence), at);
            }
            Step::OneOf { amount, .. } => s.gain(seat, Essences::of(essence, amount.into()), tell),
            Step::Other { .. } => s.gain(seat, Essences::of(essence, s.doing.paid.x), tell),
        }
    }

    /// Only one type is left to take, so nothing is asked.
    pub(crate) fn settle(self, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
        let (seat, of) = self.types();
        let Some(essence) = of.only() else { return };
        let essences = Essences::of(essence, self.left(s));
        match self {
            Step::MixOn { at, .. } => s.store(at, essences, tell),
            _ => s.gain(seat, essences, tell),
        }
    }
}

impl ResArcana {
    /// Essences from the supply to the pool (RESA-POWER-05).
    pub(crate) fn gain(&mut self, seat: Seat, essences: Essences, tell: &mut impl Tell<Event>) {
        if !essences.is_empty() {
            let pool = &mut self.player_mut(seat).pool;
            *pool = pool.plus(essences);
            tell.tell(Event::Gained { seat, essences });
        }
    }

    /// So many of these types, into the pool.
    pub(crate) fn gain_mix(&mut self, seat: Seat, left: u16, of: Types) {
        if left > 0 {
            self.next(Step::Mix { seat, left: left.min(u8::MAX.into()) as u8, of });
        }
    }

    /// So many of these types, onto a component.
    pub(crate) fn store_mix(&mut self, seat: Seat, left: u8, of: Types, at: Component) {
        if left > 0 {
            self.next(Step::MixOn { seat, left, of, at });
        }
    }

    /// Essences onto a component (RESA-STORE-01).
    pub(crate) fn store(&mut self, at: Component, essences: Essences, tell: &mut impl Tell<Event>) {
        if !essences.is_empty() {
            use arbiter_components::Indexed;
            let on = &mut self.on[at.index()];
            *on = on.plus(essences);
            tell.tell(Event::Stored { card: self.card_of(at), essences });
        }
    }
}
