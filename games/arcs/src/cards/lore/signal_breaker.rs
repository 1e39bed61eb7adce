//! Signal Breaker (ARCS-LORE-06).

use crate::{
    Event,
    moments::{Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Seat, Tell};

/// Attacking with fresh ships only, one rolled intercept is ignored. What counts is how they were
/// when the battle began, before Railgun Arrays.
pub(crate) struct SignalBreaker;

impl Speaks for SignalBreaker {
    const HEARS: Moments = Moments::of(&[Moment::BattleBegins]);

    fn stirs(_: Card, s: &Arcs, seat: Seat, _: Moment) -> bool {
        s.battle.attacker == seat && s.battle.all_fresh
    }

    fn battle_begins(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        tell.tell(Event::Used { seat, card });
        s.battle.ignored += 1;
    }
}
