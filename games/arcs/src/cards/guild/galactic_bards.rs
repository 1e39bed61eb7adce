//! Galactic Bards (ARCS-GUILD-25).

use crate::{
    Choice, Event, Reason,
    moments::{Moment, Moments, Speaks},
    state::Arcs,
    tables::{Ambition, Card},
};
use arbiter_engine::{Options, Seat, Tell};

/// A card that surpasses or pivots declares its ambition, the first of the round.
pub(crate) struct GalacticBards;

/// May the card that was played declare this?
fn may_declare(s: &Arcs, card: Card, seat: Seat, ambition: Ambition) -> Result<(), Reason> {
    let Some(played) = s.played(seat).filter(|played| played.face_up()) else {
        return Err(Reason::FaceDown { card });
    };
    if s.round.declared {
        Err(Reason::AlreadyDeclared { card })
    } else if played.card.declares(ambition) {
        s.may_declare(seat)
    } else {
        Err(Reason::OtherAmbition { ambition })
    }
}

impl Speaks for GalacticBards {
    const HEARS: Moments = Moments::of(&[Moment::Followed]);

    fn stirs(card: Card, s: &Arcs, seat: Seat, _: Moment) -> bool {
        Ambition::ALL.into_iter().any(|ambition| may_declare(s, card, seat, ambition).is_ok())
    }

    fn followed(card: Card, s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        for ambition in Ambition::ALL {
            out.put(Choice::Declare { ambition }, may_declare(s, card, seat, ambition));
        }
    }

    /// The lead card keeps its number (ARCS-DECL-05).
    fn take_followed(card: Card, s: &mut Arcs, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) -> bool {
        let Choice::Declare { ambition } = choice else { return false };
        tell.tell(Event::Used { seat, card });
        s.declare(seat, ambition, false);
        true
    }
}
