//! Rebel: Committed and Disorganized (ARCS-LEADER-05a, ARCS-LEADER-05b).

use crate::{
    Reason,
    actions::movement::Leg,
    map::System,
    moments::{ExtraDice, Moment, Moments, Speaks},
    piece::Ships,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::Seat;

/// Attacks with two more dice, and not with less than two; moves two ships at a time.
pub(crate) struct Rebel;

/// Dice that are added and must be collected.
const DICE: u8 = 2;
/// Ships that make a step together.
const SHIPS: u8 = 2;

impl Speaks for Rebel {
    const HEARS: Moments = Moments::of(&[Moment::ExtraDice, Moment::MayStep]);

    fn extra_dice(_: Card, _: &Arcs, _: Seat, _: System) -> ExtraDice {
        ExtraDice { may: DICE, must: DICE }
    }

    fn may_step(_: Card, _: &Arcs, _: Leg, ships: Ships) -> Result<(), Reason> {
        if ships.count() <= SHIPS { Ok(()) } else { Err(Reason::TooManyShips { n: SHIPS }) }
    }
}
