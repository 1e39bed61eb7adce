//! Galactic Rifles (ARCS-LORE-02).

use crate::{
    Ask, Choice, Event, Reason,
    action::{Action, Actions, Via},
    battle::{self, Battle, Die},
    moments::{Cue, Moment, Moments, Speaks},
    state::Arcs,
    tables::{Card, DICE_EACH},
};
use arbiter_engine::{Options, Seat, Seats, Tell};

/// Fire Rifles, instead of a battle: skirmish dice of fresh ships hit a rival in an adjacent system.
/// It is no battle, so no card changes it; [`Battle::rifles`] says so to the steps they share.
pub(crate) struct GalacticRifles;

impl Speaks for GalacticRifles {
    const HEARS: Moments = Moments::of(&[Moment::NewAction]);

    fn actions(card: Card, s: &Arcs, seat: Seat, allowed: Actions, _: Via, out: &mut impl Options<Choice, Reason>) {
        if !allowed.has(Action::Battle) {
            return;
        }
        for from in s.fleet_systems(seat) {
            let fresh = s.ships(seat, from).fresh > 0;
            let verdict = if fresh { Ok(()) } else { Err(Reason::NoFreshShips { card, at: from }) };
            for at in s.board.adjacent(from) {
                for rival in s.rivals(seat).filter(|rival| s.is_present(*rival, at)) {
                    out.put(Choice::FireRifles { from, at, rival }, verdict);
                }
            }
        }
    }

    fn take_action(card: Card, s: &mut Arcs, seat: Seat, choice: Choice, _: Via, tell: &mut impl Tell<Event>) -> bool {
        let Choice::FireRifles { from, at, rival } = choice else { return false };
        let dice = s.ships(seat, from).fresh.min(DICE_EACH);
        s.battle = Battle { is_on: true, rifles: true, attacker: seat, defender: rival, at, ..Battle::default() };
        tell.tell(Event::RiflesFired { seat, rival, from, at });
        s.cue(card, seat, 0, dice);
        true
    }

    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        if s.battle.rifles { Seats::only(cue.seat) } else { Seats::NONE }
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::Rifles { card: cue.card, n: cue.n }
    }

    fn options(_: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        let most = cue.n.min(DICE_EACH);
        for n in 0..=DICE_EACH {
            let verdict = if n <= most { Ok(()) } else { Err(Reason::TooManyDice { n: most }) };
            out.put(Choice::Collect { die: Die::Skirmish, n }, verdict);
        }
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Collect { die, n } = choice {
            s.battle.to_roll[die as usize] = n;
            tell.tell(Event::Collected { seat: cue.seat, die, n });
            s.next(battle::Step::Rolled);
            s.next(battle::Step::Roll);
        }
    }
}
