//! Outrage Spreads (ARCS-VOX-28).

use crate::{
    Ask, Choice, Event, Reason,
    moments::{Cue, Moment, Moments, Speaks},
    resource::Resource,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// Everybody provokes outrage of a type. No city was destroyed, so nobody ransacks.
pub(crate) struct OutrageSpreads;

impl Speaks for OutrageSpreads {
    const HEARS: Moments = Moments::of(&[Moment::Secured]);

    fn secured(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.cue(card, seat, 0, 0);
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::Outrage { card: cue.card }
    }

    fn options(_: &Arcs, _: Cue, out: &mut impl Options<Choice, Reason>) {
        Resource::ALL.into_iter().for_each(|resource| out.offer(Choice::Type { resource }));
        out.offer(Choice::Decline);
    }

    fn resume(s: &mut Arcs, _: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Type { resource } = choice {
            for seat in s.in_order() {
                s.provoke_outrage(seat, resource, tell);
            }
        }
    }
}
