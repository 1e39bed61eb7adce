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

    fn battle_begins(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        tell.tell(Event::Used { seat, card });
        s.next(battle::Step::OwnHits { n: 1 });
    }
}
