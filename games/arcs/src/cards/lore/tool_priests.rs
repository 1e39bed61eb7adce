//! Tool-Priests (ARCS-LORE-01).

use crate::{
    Choice, Event, Reason,
    action::{Action, Actions, Via},
    moments::{Moment, Moments, Speaks},
    piece::Piece,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// Summon, instead of a build, once per turn: a ship at any city in a system you control.
pub(crate) struct ToolPriests;

impl Speaks for ToolPriests {
    const HEARS: Moments = Moments::of(&[Moment::NewAction]);

    fn actions(card: Card, s: &Arcs, seat: Seat, allowed: Actions, _: Via, out: &mut impl Options<Choice, Reason>) {
        if !allowed.has(Action::Build) {
            return;
        }
        let cities = s.board.systems().into_iter().filter(|at| at.sites().any(|site| s.building(site).is_city()));
        for at in cities {
            let verdict = if s.turn.used.has(card) {
                Err(Reason::OncePerTurn { card })
            } else if !s.controls(seat, at) {
                Err(Reason::NeedsControl { card, at })
            } else if s.ships_left(seat) == 0 {
                Err(Reason::NoneLeft { piece: Piece::Ship })
            } else {
                Ok(())
            };
            out.put(Choice::Summon { at }, verdict);
        }
    }

    fn take_action(card: Card, s: &mut Arcs, seat: Seat, choice: Choice, _: Via, tell: &mut impl Tell<Event>) -> bool {
        let Choice::Summon { at } = choice else { return false };
        s.turn.used.insert(card);
        tell.tell(Event::Used { seat, card });
        let n = s.place_ships(seat, at, 1);
        tell.tell(Event::ShipsPlaced { seat, at, n });
        true
    }
}
