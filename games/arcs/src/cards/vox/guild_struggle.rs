//! Guild Struggle (ARCS-VOX-30).

use crate::{
    Ask, Choice, Event, Reason,
    cards::theft,
    choice::Loot,
    moments::{Cue, Moment, Moments, Speaks},
    state::{Arcs, Player},
    tables::Card,
};
use arbiter_engine::{Options, Seat, Seats, Tell};

/// A guild card may be stolen; then all discarded ones go back into the Court deck.
pub(crate) struct GuildStruggle;

const STEAL: u8 = 0;
const SHUFFLE: u8 = 1;

fn guild(_: &Player, loot: Loot) -> bool {
    matches!(loot, Loot::Guild { .. })
}

impl Speaks for GuildStruggle {
    const HEARS: Moments = Moments::of(&[Moment::Secured]);

    fn secured(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.cue(card, seat, SHUFFLE, 0);
        s.cue(card, seat, STEAL, 0);
    }

    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        let ways = theft::ways(s, cue.seat, guild);
        if cue.stage == STEAL && ways.legal > 0 { Seats::only(cue.seat) } else { Seats::NONE }
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::MayStealGuild { card: cue.card }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        theft::options(s, cue.seat, guild, out);
        out.offer(Choice::Decline);
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Steal { from, loot } = choice {
            s.steal(cue.seat, from, loot, tell);
        }
    }

    /// Vox cards stay where they are, this one too. What was buried is shuffled with the deck.
    fn settle(s: &mut Arcs, cue: Cue, tell: &mut impl Tell<Event>) {
        if cue.stage == SHUFFLE {
            let guilds = s.court_discard.and(Card::GUILDS);
            s.court_discard = s.court_discard.without(guilds);
            s.court_deck = s.court_deck.or(guilds).or(std::mem::take(&mut s.buried));
            tell.tell(Event::CourtShuffled);
        }
    }
}
