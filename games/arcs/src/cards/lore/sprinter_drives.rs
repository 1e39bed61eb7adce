//! Sprinter Drives (ARCS-LORE-03).

use crate::{
    Ask, Choice, Event, Reason,
    actions::movement::{self, Leg},
    map::System,
    moments::{Cue, Moment, Moments, Speaks},
    piece::Ships,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// After a move, fresh ships of one system that took part in it may move once more.
pub(crate) struct SprinterDrives;

/// The ships that may.
fn sprinters(s: &Arcs, seat: Seat, at: System) -> Ships {
    Ships { fresh: s.moved[at.index()].min(s.ships(seat, at).fresh), damaged: 0 }
}

impl Speaks for SprinterDrives {
    const HEARS: Moments = Moments::of(&[Moment::MoveEnds]);

    fn stirs(_: Card, s: &Arcs, seat: Seat, _: Moment) -> bool {
        s.fleet_systems(seat).into_iter().any(|at| sprinters(s, seat, at).fresh > 0)
    }

    fn move_ends(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.cue(card, seat, 0, 0);
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::Sprint { card: cue.card }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        for from in s.fleet_systems(cue.seat) {
            let group = sprinters(s, cue.seat, from);
            for to in s.board.adjacent(from) {
                let verdict = if group.fresh > 0 {
                    Leg::first(s, cue.seat, from, to).is_allowed(s, group)
                } else {
                    Err(Reason::HasNotMoved { card: cue.card, at: from })
                };
                out.put(Choice::Move { from, to }, verdict);
            }
        }
        out.put(Choice::Decline, s.cards_allow_stop(cue.seat));
    }

    /// Not a move of its own: it has no end after which ships could sprint again.
    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Move { from, to } = choice {
            tell.tell(Event::Used { seat: cue.seat, card: cue.card });
            let group = sprinters(s, cue.seat, from);
            movement::move_group(s, cue.seat, from, to, group);
        }
    }
}
