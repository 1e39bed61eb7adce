//! Gatekeepers (ARCS-GUILD-08).

use crate::{
    Ask, Choice, Event, Reason,
    cards::scatter,
    map::System,
    moments::{Cue, ExtraDice, Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// Up to two more dice when attacking in a gate; discarded, a ship in every gate.
pub(crate) struct Gatekeepers;

impl Speaks for Gatekeepers {
    const HEARS: Moments = Moments::of(&[Moment::Prelude, Moment::ExtraDice]);

    fn extra_dice(_: Card, s: &Arcs, _: Seat, at: System) -> ExtraDice {
        let may = if at.is_gate() && !s.battle.rifles { 2 } else { 0 };
        ExtraDice { may, must: 0 }
    }

    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        s.discard_guild(seat, card, tell);
        scatter::begin(s, card, seat, s.board.gates(), tell);
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        scatter::ask(cue)
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        scatter::options(cue, s.board.gates(), out);
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        scatter::resume(s, cue, s.board.gates(), choice, tell);
    }
}
