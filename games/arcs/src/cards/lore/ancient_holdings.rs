//! Ancient Holdings (ARCS-LORE-13).

use crate::{
    moments::{Moment, Moments, Speaks},
    tables::Card,
};

/// One more resource slot, open from the start.
pub(crate) struct AncientHoldings;

impl Speaks for AncientHoldings {
    const HEARS: Moments = Moments::of(&[Moment::Slot]);

    fn slot(_: Card) -> u8 {
        4
    }
}
