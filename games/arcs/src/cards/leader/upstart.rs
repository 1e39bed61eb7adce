//! Upstart: Ambitious and Callow (ARCS-LEADER-04a, ARCS-LEADER-04b).

use crate::{
    Event, Reason,
    map::Site,
    moments::{Moment, Moments, Speaks},
    resource::Resource,
    slots,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Seat, Tell};

/// Gains a resource with every declaration; taxes only under own control.
pub(crate) struct Upstart;

impl Speaks for Upstart {
    const HEARS: Moments = Moments::of(&[Moment::Declared, Moment::MayTax]);

    fn declared(_: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.next(slots::Step::GainOne { seat, optional: true, of: Resource::ALL.into_iter().collect() });
    }

    fn may_tax(card: Card, s: &Arcs, by: Seat, site: Site) -> Result<(), Reason> {
        let at = site.system();
        if s.controls(by, at) { Ok(()) } else { Err(Reason::CallowTax { card, at }) }
    }
}
