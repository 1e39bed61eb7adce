//! Relic Fence (ARCS-GUILD-24).

use crate::{
    Ask, Choice, Event, Reason,
    moments::{Cue, Moment, Moments, Speaks},
    resource::{Resource, Slot},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// Once per turn, a token is discarded for a relic. Tokens in limbo or on a cartel are no longer, or
/// never were, in a slot.
pub(crate) struct RelicFence;

/// The token goes straight to the supply (ARCS-AMB-07).
fn fence(s: &mut Arcs, seat: Seat, slot: Slot, tell: &mut impl Tell<Event>) {
    s.discard_token(seat, slot, tell);
    s.gain(seat, Resource::Relic, tell);
}

impl Speaks for RelicFence {
    const HEARS: Moments = Moments::of(&[Moment::Prelude]);
    const GOES_ONLY_WAY: bool = true;

    /// Both halves must be possible (ARCS-GOLD-06).
    fn prelude(card: Card, s: &Arcs, seat: Seat) -> Result<(), Reason> {
        if s.turn.used.has(card) {
            Err(Reason::OncePerTurn { card })
        } else if s.player(seat).slots.iter().all(Option::is_none) {
            Err(Reason::NoTokens { card })
        } else {
            s.may_gain(Resource::Relic)
        }
    }

    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.turn.used.insert(card);
        s.cue(card, seat, 0, 0);
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::Fence { card: cue.card }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        let slots = &s.player(cue.seat).slots;
        for slot in Slot::all().filter(|slot| slots[slot.index()].is_some()) {
            let choice = Choice::DiscardToken { slot };
            // All may be rearranged afterwards: of each type, one is as good as another.
            let is_alike = slots[..slot.index()].contains(&slots[slot.index()]);
            if is_alike { out.also(choice) } else { out.offer(choice) }
        }
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::DiscardToken { slot } = choice {
            fence(s, cue.seat, slot, tell);
        }
    }
}
