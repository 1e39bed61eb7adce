//! Demagogue: Bold and Paranoid (ARCS-LEADER-08a, ARCS-LEADER-08b).

use crate::{
    Ask, Choice, Event, Reason,
    actions::influence,
    moments::{Cue, Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Pick, Seat, Seats, Tell, Wanted};

/// Every declaration brings agents to the Court; a guild card takes two of them to secure.
pub(crate) struct Demagogue;

/// Own agents needed on a guild card.
const AGENTS: u8 = 2;

/// The Court cards, with their places, from this place on.
fn court(s: &Arcs, from: u8) -> impl Iterator<Item = (u8, Card)> + Clone + '_ {
    (0..).zip(&s.court).filter_map(|(n, place)| Some((n, place.card?))).filter(move |(n, _)| *n >= from)
}

impl Speaks for Demagogue {
    const HEARS: Moments = Moments::of(&[Moment::Declared, Moment::MaySecure]);

    fn may_secure(card: Card, s: &Arcs, by: Seat, target: Card) -> Result<(), Reason> {
        let own = |place: usize| s.court[place].agents[by];
        let enough = s.court_place(target).is_some_and(|place| own(place) >= AGENTS);
        if enough || target.is_vox() { Ok(()) } else { Err(Reason::NeedsTwoAgents { card }) }
    }

    fn stirs(_: Card, s: &Arcs, seat: Seat, _: Moment) -> bool {
        s.agents_left(seat) > 0 && court(s, 0).next().is_some()
    }

    /// The stage of the cue is the place from which on agents can still be placed.
    fn declared(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.cue(card, seat, 0, 0);
    }

    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        let any = s.agents_left(cue.seat) > 0 && court(s, cue.stage).next().is_some();
        if any { Seats::only(cue.seat) } else { Seats::NONE }
    }

    fn ask(s: &Arcs, cue: Cue) -> Ask {
        let n = s.agents_left(cue.seat).min(court(s, cue.stage).count() as u8);
        Ask::Agents { card: cue.card, n }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        let picks = court(s, cue.stage).map(|(_, card)| Pick::once(Choice::Influence { card }));
        out.pieces(Wanted::up_to(s.agents_left(cue.seat), Choice::Done), picks);
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Influence { card } = choice
            && let Some(place) = s.court_place(card)
        {
            influence::influence(s, cue.seat, card, tell);
            s.cue(cue.card, cue.seat, place as u8 + 1, 0);
        }
    }
}
