//! Mining Interest and Shipping Interest (ARCS-GUILD-02, ARCS-GUILD-09).

use crate::{
    Ask, Choice, Event, Reason,
    action::{Action, Actions, Via},
    cards::theft,
    moments::{Cue, Moment, Moments, Speaks},
    resource::Resource,
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Seats, Tell};

/// Both of them.
pub(crate) struct Interest;

/// The type of the card.
fn resource(card: Card) -> Resource {
    card.resource().unwrap_or_default()
}

/// Its new action: Manufacture or Synthesize.
fn action(card: Card) -> Choice {
    if card == Card::MiningInterest { Choice::Manufacture } else { Choice::Synthesize }
}

impl Speaks for Interest {
    const HEARS: Moments = Moments::of(&[Moment::Prelude, Moment::NewAction]);

    fn actions(card: Card, s: &Arcs, _: Seat, allowed: Actions, _: Via, out: &mut impl Options<Choice, Reason>) {
        if allowed.has(Action::Build) {
            out.put(action(card), s.may_gain(resource(card)));
        }
    }

    fn take_action(card: Card, s: &mut Arcs, seat: Seat, choice: Choice, _: Via, tell: &mut impl Tell<Event>) -> bool {
        let own = choice == action(card);
        if own {
            tell.tell(Event::Used { seat, card });
            s.gain(seat, resource(card), tell);
        }
        own
    }

    /// As many as there are empty slots now, card slots included; fewer is allowed (ARCS-AMB-05).
    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        let empty = s.empty_slots(seat);
        s.discard_guild(seat, card, tell);
        if empty > 0 {
            s.cue(card, seat, 0, empty);
        }
    }

    /// From the supply; only once it is empty, from rivals.
    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        let resource = resource(cue.card);
        let ways = theft::ways(s, cue.seat, theft::token(resource));
        if s.supply(resource) > 0 || ways.legal > 0 { Seats::only(cue.seat) } else { Seats::NONE }
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::Take { card: cue.card, resource: resource(cue.card), n: cue.n }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        let resource = resource(cue.card);
        let supplied = s.may_gain(resource);
        out.put(Choice::Gain { resource }, supplied);
        theft::targets(s, cue.seat, theft::token(resource), |from, loot, verdict| {
            let verdict =
                if supplied.is_ok() { Err(Reason::SupplyFirst { card: cue.card, resource }) } else { verdict };
            out.put(Choice::Steal { from, loot }, verdict);
        });
        out.offer(Choice::Done);
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if choice != Choice::Done && cue.n > 1 {
            s.cue(cue.card, cue.seat, cue.stage, cue.n - 1);
        }
        match choice {
            Choice::Gain { resource } => s.gain(cue.seat, resource, tell),
            Choice::Steal { from, loot } => s.steal(cue.seat, from, loot, tell),
            _ => {}
        }
    }
}
