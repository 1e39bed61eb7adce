//! Gate Stations (ARCS-LORE-11). Which types such a city has is said in [`Arcs::city_types`].

use crate::{
    Reason,
    map::{Site, System},
    moments::{Moment, Moments, Speaks},
    piece::Piece,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::Seat;

/// A city may be built on a gate.
pub(crate) struct GateStations;

impl Speaks for GateStations {
    const HEARS: Moments = Moments::of(&[Moment::MayBuild]);

    fn may_build(card: Card, s: &Arcs, _: Seat, piece: Piece, at: System) -> Option<Result<(), Reason>> {
        let taken = || s.building(Site::new(at, 1)).exists();
        (piece == Piece::City && at.is_gate())
            .then(|| if taken() { Err(Reason::OneInSystem { card, at }) } else { Ok(()) })
    }
}
