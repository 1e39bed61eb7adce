//! Silver-Tongues (ARCS-GUILD-20).

use crate::{
    Ask, Choice, Event, Reason,
    cards::theft,
    choice::Loot,
    moments::{Cue, Moment, Moments, Speaks},
    state::{Arcs, Player},
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// Discarded, it steals one token or guild card.
pub(crate) struct SilverTongues;

/// The supply on a cartel is no token of its holder, so it is never among the loot.
fn anything(_: &Player, _: Loot) -> bool {
    true
}

impl Speaks for SilverTongues {
    const HEARS: Moments = Moments::of(&[Moment::Prelude]);
    const GOES_ONLY_WAY: bool = true;

    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        s.discard_guild(seat, card, tell);
        s.cue(card, seat, 0, 0);
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::Steal { card: cue.card }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        theft::options(s, cue.seat, anything, out);
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Steal { from, loot } = choice {
            s.steal(cue.seat, from, loot, tell);
        }
    }
}
