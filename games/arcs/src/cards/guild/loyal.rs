//! Loyal Engineers, Pilots, Marines, Empaths, Keepers (ARCS-GUILD-01, -07, -15, -19, -21): any token
//! may be spent as their type, outraged or not. That outrage spares them is printed on them.

use crate::{
    Choice, Event, Reason,
    cards::muster,
    moments::{Cue, Moment, Moments, Speaks},
    resource::Resource,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// Four of them.
pub(crate) struct Loyal;

impl Speaks for Loyal {
    const HEARS: Moments = Moments::of(&[Moment::SpendAs]);

    fn spend_as(card: Card) -> Option<Resource> {
        card.resource()
    }
}

/// Loyal Marines, which can also be discarded for ships.
pub(crate) struct Marines;

impl Speaks for Marines {
    const HEARS: Moments = Moments::of(&[Moment::SpendAs, Moment::Prelude]);

    fn spend_as(card: Card) -> Option<Resource> {
        card.resource()
    }

    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        muster::take_prelude(card, s, seat, tell);
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        muster::options(s, cue, out);
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        muster::resume(s, cue, choice, tell);
    }
}
