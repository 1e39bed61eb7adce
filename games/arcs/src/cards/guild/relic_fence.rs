//! Relic Fence (ARCS-GUILD-24).

use crate::{
    Ask, Choice, Event, Reason,
    moments::{Cue, Moment, Moments, Speaks},
    resource::{Resource, Slot},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Seats, Tell};

/// Once per turn, a token is discarded for a relic. Tokens in limbo or on a cartel are no longer, or
/// never were, in a slot.
pub(crate) struct RelicFence;

/// The first slot with each type of token: all may be rearranged afterwards.
fn tokens(s: &Arcs, seat: Seat) -> impl Iterator<Item = Slot> {
    let slots = s.player(seat).slots;
    Slot::all().filter(move |slot| {
        let token = slots[slot.index()];
        token.is_some() && !slots[..slot.index()].contains(&token)
    })
}

/// The token goes straight to the supply (ARCS-AMB-07).
fn fence(s: &mut Arcs, seat: Seat, slot: Slot, tell: &mut impl Tell<Event>) {
    s.discard_token(seat, slot, tell);
    s.gain(seat, Resource::Relic, tell);
}

impl Speaks for RelicFence {
    const HEARS: Moments = Moments::of(&[Moment::Prelude]);

    /// Both halves must be possible (ARCS-GOLD-06).
    fn prelude(card: Card, s: &Arcs, seat: Seat) -> Result<(), Reason> {
        if s.turn.used.has(card) {
            Err(Reason::OncePerTurn { card })
        } else if tokens(s, seat).next().is_none() {
            Err(Reason::NoTokens { card })
        } else {
            s.may_gain(Resource::Relic)
        }
    }

    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.turn.used.insert(card);
        s.cue(card, seat, 0, 0);
    }

    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        if tokens(s, cue.seat).count() > 1 { Seats::only(cue.seat) } else { Seats::NONE }
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::Fence { card: cue.card }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        tokens(s, cue.seat).for_each(|slot| out.offer(Choice::DiscardToken { slot }));
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::DiscardToken { slot } = choice {
            fence(s, cue.seat, slot, tell);
        }
    }

    fn settle(s: &mut Arcs, cue: Cue, tell: &mut impl Tell<Event>) {
        let only = tokens(s, cue.seat).next();
        if let Some(slot) = only {
            fence(s, cue.seat, slot, tell);
        }
    }
}
