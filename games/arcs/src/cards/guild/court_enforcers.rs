//! Court Enforcers (ARCS-GUILD-14).

use crate::{
    Choice, Event, Reason,
    action::{Action, Actions, Via},
    moments::{Moment, Moments, Speaks},
    resource::Resource,
    state::{Arcs, CourtPlace},
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// Abduct, instead of a battle: all rival agents on a Court card, if they are fewer than the weapon
/// icons.
pub(crate) struct CourtEnforcers;

/// May the rival agents of this place be abducted? Own ones do not count.
fn may_abduct(s: &Arcs, seat: Seat, place: &CourtPlace, card: Card) -> Result<(), Reason> {
    let n: u8 = s.rivals(seat).map(|rival| place.agents[rival]).sum();
    match n {
        0 => Err(Reason::NoRivalAgents { card }),
        _ if n >= s.icons(seat, Resource::Weapon) => Err(Reason::TooFewWeapons { card, n: n + 1 }),
        _ => Ok(()),
    }
}

impl Speaks for CourtEnforcers {
    const HEARS: Moments = Moments::of(&[Moment::Prelude, Moment::NewAction]);
    const BRINGS_SHIPS: bool = true;

    fn actions(_: Card, s: &Arcs, seat: Seat, allowed: Actions, _: Via, out: &mut impl Options<Choice, Reason>) {
        if allowed.has(Action::Battle) {
            for place in &s.court {
                if let Some(card) = place.card {
                    out.put(Choice::Abduct { card }, may_abduct(s, seat, place, card));
                }
            }
        }
    }

    fn take_action(card: Card, s: &mut Arcs, seat: Seat, choice: Choice, _: Via, tell: &mut impl Tell<Event>) -> bool {
        let Choice::Abduct { card: target } = choice else { return false };
        tell.tell(Event::Used { seat, card });
        let Some(place) = s.court_place(target) else { return true };
        for rival in s.rivals(seat) {
            let n = std::mem::take(&mut s.court[place].agents[rival]);
            if n > 0 {
                s.player_mut(seat).captives[rival] += n;
                tell.tell(Event::Captured { seat, rival, n });
            }
        }
        true
    }
}
