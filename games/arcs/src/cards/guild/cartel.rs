//! Material Cartel and Fuel Cartel (ARCS-GUILD-03, ARCS-GUILD-06).

use crate::{
    Ask, Choice, Event, Reason,
    cards::theft,
    moments::{Cue, Moment, Moments, Speaks},
    resource::{Resource, Slot},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Seat, Tell};

/// Both of them: the supply lies on the card. It stays the supply, so nothing but counting changes.
pub(crate) struct Cartel;

/// The type of the card.
fn resource(card: Card) -> Resource {
    card.resource().unwrap_or_default()
}

impl Speaks for Cartel {
    const HEARS: Moments = Moments::of(&[Moment::Prelude, Moment::Icons, Moment::AfterScoring]);
    const GOES_ONLY_WAY: bool = true;

    fn icons(card: Card, s: &Arcs, wanted: Resource) -> u8 {
        if wanted == resource(card) { s.supply(wanted) } else { 0 }
    }

    /// Every rival discards the tokens of the type, whatever was scored.
    fn after_scoring(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        let has_some = |rival: Seat| s.player(rival).slots.contains(&Some(resource(card)));
        if s.rivals(seat).any(has_some) {
            tell.tell(Event::Used { seat, card });
        }
        for rival in s.rivals(seat) {
            for slot in Slot::all() {
                if s.player(rival).slots[slot.index()] == Some(resource(card)) {
                    s.discard_token(rival, slot, tell);
                }
            }
        }
    }

    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        s.discard_guild(seat, card, tell);
        s.cue(card, seat, 0, 0);
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::StealToken { card: cue.card, resource: resource(cue.card) }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        theft::options(s, cue.seat, theft::token(resource(cue.card)), out);
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Steal { from, loot } = choice {
            s.steal(cue.seat, from, loot, tell);
        }
    }
}
