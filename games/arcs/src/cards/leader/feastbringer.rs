//! Feastbringer: Charismatic and Generous (ARCS-LEADER-07a, ARCS-LEADER-07b).

use crate::{
    Ask, Choice, Event, Reason,
    action::{Action, Actions, Via},
    actions::influence,
    card::Cards,
    moments::{Cue, Moment, Moments, Speaks},
    state::Arcs,
    tables::{Ambition, Card},
    turn,
};
use arbiter_engine::{Options, Seat, Tell};

/// Influences before or after a secure with the pip of a copy or pivot; every declaration costs a
/// guild card.
pub(crate) struct Feastbringer;

const PAY: u8 = 0;

/// What could be given away.
fn gifts(s: &Arcs, seat: Seat) -> Cards {
    s.player(seat).cards.and(Card::GUILDS)
}

/// To the rival with the least power; of several, the first in turn order (ARCS-AMB-04). A gift is
/// no theft: nothing protects against it.
fn give(s: &mut Arcs, seat: Seat, card: Card, tell: &mut impl Tell<Event>) {
    let rivals = s.in_order().filter(|rival| *rival != seat);
    let Some(rival) = rivals.min_by_key(|rival| s.player(*rival).power) else { return };
    s.player_mut(seat).cards.remove(card);
    s.player_mut(rival).cards.insert(card);
    tell.tell(Event::CardGiven { seat, rival, card });
}

/// Can anything be secured once an agent was added here?
fn may_influence_first(s: &Arcs, seat: Seat, card: Card, target: Card) -> Result<(), Reason> {
    if s.agents_left(seat) == 0 {
        return Err(Reason::NoAgents);
    }
    let mut then = *s;
    influence::influence(&mut then, seat, target, &mut ());
    if turn::can_act(&then, seat, Actions::of(&[Action::Secure]), Via::Effect) {
        Ok(())
    } else {
        Err(Reason::NothingFollows { card, action: Action::Secure })
    }
}

impl Speaks for Feastbringer {
    const HEARS: Moments = Moments::of(&[Moment::NewAction, Moment::Acted, Moment::MayDeclare, Moment::Declaring]);
    const GOES_ONLY_WAY: bool = true;

    /// The influence first: then a secure must follow.
    fn actions(card: Card, s: &Arcs, seat: Seat, allowed: Actions, via: Via, out: &mut impl Options<Choice, Reason>) {
        if via == Via::SinglePip && allowed.has(Action::Secure) {
            for target in s.court.iter().filter_map(|place| place.card) {
                out.put(Choice::CharismaticInfluence { card: target }, may_influence_first(s, seat, card, target));
            }
        }
    }

    fn take_action(card: Card, s: &mut Arcs, seat: Seat, choice: Choice, _: Via, tell: &mut impl Tell<Event>) -> bool {
        let Choice::CharismaticInfluence { card: target } = choice else { return false };
        tell.tell(Event::Used { seat, card });
        s.next(turn::Step::Grant { seat, action: Action::Secure, via: Via::Effect, optional: false });
        influence::influence(s, seat, target, tell);
        true
    }

    /// The secure first: then an influence may follow.
    fn acted(_: Card, s: &mut Arcs, seat: Seat, action: Action, _: &mut impl Tell<Event>) {
        if action == Action::Secure {
            s.next(turn::Step::Grant { seat, action: Action::Influence, via: Via::Effect, optional: true });
        }
    }

    fn may_declare(card: Card, s: &Arcs, by: Seat) -> Result<(), Reason> {
        if gifts(s, by).is_empty() { Err(Reason::NoGuildToGive { card }) } else { Ok(()) }
    }

    fn declaring(card: Card, s: &mut Arcs, seat: Seat, ambition: Ambition) {
        s.cue(card, seat, PAY, ambition as u8);
    }

    fn ask(_: &Arcs, cue: Cue) -> Ask {
        Ask::Pay { card: cue.card, ambition: Ambition::ALL[usize::from(cue.n) % Ambition::ALL.len()] }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        gifts(s, cue.seat).into_iter().for_each(|card| out.offer(Choice::Give { card }));
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        if let Choice::Give { card } = choice {
            give(s, cue.seat, card, tell);
        }
    }
}
