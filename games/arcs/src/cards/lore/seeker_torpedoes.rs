//! Seeker Torpedoes (ARCS-LORE-14).

use crate::{
    Ask, Choice, Event, Reason,
    battle::Die,
    cards::reroll,
    moments::{Cue, Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// After the roll, assault dice up to the fresh attacking ships are rerolled.
pub(crate) struct SeekerTorpedoes;

impl Speaks for SeekerTorpedoes {
    const HEARS: Moments = Moments::of(&[Moment::Rolled]);

    fn stirs(_: Card, s: &Arcs, seat: Seat, _: Moment) -> bool {
        s.battle.attacker == seat && s.battle.ships.fresh > 0 && reroll::any(s, Die::Assault)
    }

    fn rolled(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        reroll::begin(s, card, seat, s.battle.ships.fresh);
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::Reroll { card: cue.card, n: cue.n }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        reroll::options(s, cue, Die::Assault, out);
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        reroll::resume(s, cue, choice, tell);
    }
}
