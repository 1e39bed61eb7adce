//! Populist Demands (ARCS-VOX-27).

use crate::{
    Ask, Choice, Event, Reason,
    moments::{Cue, Moment, Moments, Speaks},
    state::Arcs,
    tables::{Ambition, Card},
};
use arbiter_engine::{Options, Seat, Seats, Tell};

/// Any ambition may be declared; the lead card keeps its number (ARCS-DECL-05).
pub(crate) struct PopulistDemands;

impl Speaks for PopulistDemands {
    const HEARS: Moments = Moments::of(&[Moment::Secured]);

    fn secured(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.cue(card, seat, 0, 0);
    }

    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        if s.may_declare(cue.seat).is_ok() { Seats::only(cue.seat) } else { Seats::NONE }
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::CardDeclare { card: cue.card }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        for ambition in Ambition::ALL {
            out.put(Choice::Declare { ambition }, s.may_declare(cue.seat));
        }
        out.offer(Choice::Decline);
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, _: &mut impl Tell<Event>) {
        if let Choice::Declare { ambition } = choice {
            s.declare(cue.seat, ambition, false);
        }
    }
}
