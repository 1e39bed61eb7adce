//! Hidden Harbors (ARCS-LORE-05).

use crate::{
    Reason,
    map::System,
    moments::{Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::Seat;

/// Ships are built fresh everywhere; no raid dice where an own fresh starport stands.
pub(crate) struct HiddenHarbors;

impl Speaks for HiddenHarbors {
    const HEARS: Moments = Moments::of(&[Moment::FreshShips, Moment::RaidDice]);

    fn fresh_ships(_: Card) -> bool {
        true
    }

    fn raid_dice(card: Card, s: &Arcs, owner: Seat, at: System) -> Result<(), Reason> {
        if s.has_fresh_starport(owner, at) { Err(Reason::NoRaidDice { card, at }) } else { Ok(()) }
    }
}
