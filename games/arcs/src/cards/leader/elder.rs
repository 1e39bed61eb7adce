//! Elder: Beloved and Just (ARCS-LEADER-01a, ARCS-LEADER-01b).

use super::a_place_less;
use crate::{
    Event, Reason,
    action::{Action, Via},
    moments::{Moment, Moments, Speaks},
    score::{Podium, Stakes},
    state::Arcs,
    tables::{Ambition, Card},
    turn,
};
use arbiter_engine::{Seat, Tell};

/// Nobody ransacks for a city taken from the Elder, and losses in a defence are answered in the
/// Court; Tyrant is worth less.
pub(crate) struct Elder;

impl Speaks for Elder {
    const HEARS: Moments = Moments::of(&[Moment::MayRansack, Moment::BattleEnds, Moment::Power]);

    /// Rifles are not a battle and ransack all the same (ARCS-AMB-09): they do not ask.
    fn may_ransack(card: Card, _: &Arcs, _: Seat) -> Result<(), Reason> {
        Err(Reason::Guarded { card })
    }

    fn stirs(_: Card, s: &Arcs, seat: Seat, _: Moment) -> bool {
        s.battle.defender == seat && s.battle.trophies
    }

    fn battle_ends(_: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.next(turn::Step::Grant { seat, action: Action::Influence, via: Via::Effect, optional: true });
    }

    fn power(_: Card, ambition: Ambition, place: Podium, stakes: Stakes) -> Option<u8> {
        (ambition == Ambition::Tyrant).then(|| a_place_less(place, stakes))
    }
}
