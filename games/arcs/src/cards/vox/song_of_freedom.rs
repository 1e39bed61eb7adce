//! Song of Freedom (ARCS-VOX-29).

use crate::{
    Ask, Choice, Event, Reason,
    map::Site,
    moments::{Cue, Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Seats, Tell};

/// A city in a controlled system may go back to its board; then the initiative may be seized.
pub(crate) struct SongOfFreedom;

const RETURN: u8 = 0;
const SEIZE: u8 = 1;
const SHUFFLE: u8 = 2;

/// Cities in systems the seat controls, whoever owns them.
fn cities(s: &Arcs, seat: Seat) -> impl Iterator<Item = Site> + '_ {
    let sites = (0..Site::COUNT).map(Site::from_index);
    sites.filter(move |site| s.building(*site).is_city() && s.controls(seat, site.system()))
}

impl Speaks for SongOfFreedom {
    const HEARS: Moments = Moments::of(&[Moment::Secured]);

    fn secured(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.cue(card, seat, SHUFFLE, 0);
        s.cue(card, seat, RETURN, 0);
    }

    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        let asked = match cue.stage {
            RETURN => cities(s, cue.seat).next().is_some(),
            SEIZE => s.may_seize(cue.seat).is_ok(),
            _ => false,
        };
        if asked { Seats::only(cue.seat) } else { Seats::NONE }
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        match cue.stage {
            RETURN => Ask::ReturnCity { card: cue.card },
            _ => Ask::SeizeNow { card: cue.card },
        }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        match cue.stage {
            RETURN => cities(s, cue.seat).for_each(|site| out.offer(Choice::Return { site })),
            _ => out.put(Choice::SeizeNow, s.may_seize(cue.seat)),
        }
        out.offer(Choice::Decline);
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        match choice {
            Choice::Return { site } => {
                s.cue(cue.card, cue.seat, SEIZE, 0);
                s.return_city(site, tell);
            }
            Choice::SeizeNow => s.seize(cue.seat, tell),
            _ => {}
        }
    }

    /// Shuffled into the Court deck before the refill, and with it whatever was buried.
    fn settle(s: &mut Arcs, cue: Cue, tell: &mut impl Tell<Event>) {
        if cue.stage == SHUFFLE && s.court_discard.remove(cue.card) {
            s.court_deck.insert(cue.card);
            s.court_deck = s.court_deck.or(std::mem::take(&mut s.buried));
            tell.tell(Event::CourtShuffled);
        }
    }
}
