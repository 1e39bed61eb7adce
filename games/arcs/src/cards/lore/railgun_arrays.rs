//! Railgun Arrays (ARCS-LORE-12).

use crate::{
    Event, battle,
    moments::{Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Seat, Tell};

/// A fresh defending ship deals one hit before the attacker collects dice.
pub(crate) struct RailgunArrays;

impl Speaks for RailgunArrays {
    const HEARS: Moments = Moments::of(&[Moment::BattleBegins]);

    fn stirs(_: Card, s: &Arcs, seat: Seat, _: Moment) -> bool {
        s.battle.defender == seat && s.ships(seat, s.battle.at).fresh > 0
    }

    fn battle_begins(_: Card, s: &mut Arcs, _: Seat, _: &mut impl Tell<Event>) {
        s.next(battle::Step::OwnHits { n: 1 });
    }
}
