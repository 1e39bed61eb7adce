//! Gate Ports (ARCS-LORE-08).

use crate::{
    Event, Reason,
    map::{Site, System},
    moments::{Moment, Moments, Speaks},
    piece::Piece,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Seat, Tell};

/// A starport may be built on a gate; fresh and under own control, it captures an agent of whoever
/// moves in.
pub(crate) struct GatePorts;

impl Speaks for GatePorts {
    const HEARS: Moments = Moments::of(&[Moment::MayBuild, Moment::Entered]);

    fn may_build(card: Card, s: &Arcs, _: Seat, piece: Piece, at: System) -> Option<Result<(), Reason>> {
        let taken = || s.building(Site::new(at, 0)).exists();
        (piece == Piece::Starport && at.is_gate())
            .then(|| if taken() { Err(Reason::OneInSystem { card, at }) } else { Ok(()) })
    }

    fn entered(
        card: Card,
        s: &mut Arcs,
        owner: Seat,
        mover: Seat,
        at: System,
        held: Option<Seat>,
        tell: &mut impl Tell<Event>,
    ) {
        if at.is_gate() && held == Some(owner) && s.has_fresh_starport(owner, at) {
            tell.tell(Event::Used { seat: owner, card });
            s.capture(owner, mover, 1, tell);
        }
    }
}
