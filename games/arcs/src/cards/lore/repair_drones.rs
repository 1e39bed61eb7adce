//! Repair Drones (ARCS-LORE-07).

use crate::{
    Ask, Choice, Event, Reason,
    actions::repair,
    choice::Damaged,
    moments::{Cue, Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Seats, Tell};

/// After an attack one attacking ship that survived damaged may be repaired (ARCS-AMB-11).
pub(crate) struct RepairDrones;

impl Speaks for RepairDrones {
    const HEARS: Moments = Moments::of(&[Moment::BattleEnds]);

    fn stirs(_: Card, s: &Arcs, seat: Seat, _: Moment) -> bool {
        s.battle.attacker == seat && s.battle.ships.damaged > 0
    }

    fn battle_ends(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.cue(card, seat, 0, 0);
    }

    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        if s.battle.ships.damaged > 0 { Seats::only(cue.seat) } else { Seats::NONE }
    }

    fn ask(s: &Arcs, cue: Cue) -> Ask {
        Ask::RepairShip { card: cue.card, at: s.battle.at }
    }

    fn options(s: &Arcs, _: Cue, out: &mut impl Options<Choice, Reason>) {
        out.offer(Choice::Repair { what: Damaged::Ship { at: s.battle.at } });
        out.offer(Choice::Decline);
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Repair { what } = choice {
            tell.tell(Event::Used { seat: cue.seat, card: cue.card });
            s.battle.ships.damaged -= 1;
            s.battle.ships.fresh += 1;
            repair::repair(s, cue.seat, what, tell);
        }
    }
}
