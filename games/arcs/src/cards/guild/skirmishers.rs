//! Skirmishers (ARCS-GUILD-13).

use crate::{
    Ask, Choice, Event, Reason,
    battle::Die,
    cards::{muster, reroll},
    moments::{Cue, Moment, Moments, Speaks},
    resource::Resource,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// After the roll, skirmish dice up to the weapon icons are rerolled.
pub(crate) struct Skirmishers;

impl Speaks for Skirmishers {
    const HEARS: Moments = Moments::of(&[Moment::Prelude, Moment::Rolled]);
    const BRINGS_SHIPS: bool = true;

    fn stirs(_: Card, s: &Arcs, seat: Seat, _: Moment) -> bool {
        s.battle.attacker == seat && !s.battle.rifles && reroll::any(s, Die::Skirmish)
    }

    fn rolled(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        reroll::begin(s, card, seat, s.icons(seat, Resource::Weapon));
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        match cue.stage {
            muster::STAGE => Ask::PlaceShips { card: cue.card, n: cue.n },
            _ => Ask::Reroll { card: cue.card, n: cue.n },
        }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        match cue.stage {
            muster::STAGE => muster::options(s, cue, out),
            _ => reroll::options(s, cue, Die::Skirmish, out),
        }
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        match cue.stage {
            muster::STAGE => muster::resume(s, cue, choice, tell),
            _ => reroll::resume(s, cue, choice, tell),
        }
    }
}
