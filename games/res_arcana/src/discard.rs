//! The discard action (RESA-DISCARD-01 to RESA-DISCARD-04).

use crate::{
    Ask, Choice, Event, Reason,
    card::Artifact,
    essence::{Essence, Essences, Types},
    state::ResArcana,
    tables::Card,
};
use arbiter_engine::{Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// The gain of the discard action.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Either 1 Gold or any 2 others.
    Gain { seat: Seat },
}

/// The answers of a turn that discard a card.
#[inline]
pub(crate) fn options(s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    for artifact in s.player(seat).hand {
        out.offer(Choice::Discard { card: artifact.card() });
    }
}

/// The action. Only it gives essences, never a discard that pays a cost (RESA-DISCARD-02).
pub(crate) fn act(s: &mut ResArcana, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
    if let Some(artifact) = Artifact::of(card) {
        s.discard(seat, artifact, tell);
        s.next(Step::Gain { seat });
    }
}

impl Step {
    pub(crate) fn waits_for(self, _: &ResArcana) -> Seats {
        let Step::Gain { seat } = self;
        Seats::only(seat)
    }

    pub(crate) fn ask(self, _: &ResArcana, _: Seat) -> Ask {
        Ask::DiscardGain
    }

    pub(crate) fn options(self, _: &ResArcana, _: Seat, out: &mut impl Options<Choice, Reason>) {
        let others = Types::NOT_GOLD.iter().map(|essence| Pick::times(Choice::Gain { essence }, 2_u16));
        out.pieces(Wanted::exactly(2_u16), others);
        out.offer(Choice::Gain { essence: Essence::Gold });
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        let Choice::Gain { essence } = choice else { return };
        s.gain(seat, Essences::of(essence, 1), tell);
        if essence != Essence::Gold {
            s.gain_mix(seat, 1, Types::NOT_GOLD.from(essence));
        }
    }

    pub(crate) fn settle(self, _: &mut ResArcana, _: &mut impl Tell<Event>) {}
}
