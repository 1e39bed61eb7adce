//! Farseers (ARCS-GUILD-17).

use crate::{
    Ask, Choice, Event, Reason,
    action::{ActionCard, ActionCards},
    moments::{Cue, Moment, Moments, Speaks},
    state::Arcs,
    tables::Card,
};
use arbiter_engine::{Options, Pick, Seat, Seats, Tell, Wanted};

/// A declaration lets them look into a rival's hand and exchange a card; discarded, they change the
/// own hand.
pub(crate) struct Farseers;

/// Into whose hand?
const RIVAL: u8 = 0;
/// The House shows the hand of rival `n`: what is seen cannot be taken back.
const SHOW: u8 = 1;
/// Exchange a card with rival `n`?
const EXCHANGE: u8 = 2;
/// Which cards go; `n` have gone.
const DISCARD: u8 = 3;

/// Rivals with cards in hand.
fn rivals(s: &Arcs, seat: Seat) -> impl Iterator<Item = Seat> {
    s.rivals(seat).filter(|rival| s.with_cards().has(*rival))
}

/// What may go beside what has gone: cards are carried to the pile in their order. It is asked even if
/// there are none: that would betray the hand.
fn discardable(s: &Arcs, cue: Cue) -> impl Iterator<Item = ActionCard> + Clone {
    let gone = if cue.n > 0 { s.pile.top() } else { ActionCards::EMPTY };
    let last = gone.into_iter().last();
    s.player(cue.seat).hand.into_iter().filter(move |card| last.is_none_or(|last| *card > last))
}

/// Both know the card they gave; everybody else knows neither hand any longer.
fn exchange(s: &mut Arcs, seat: Seat, rival: Seat, mine: ActionCard, theirs: ActionCard, tell: &mut impl Tell<Event>) {
    let hands = s.player(seat).hand.or(s.player(rival).hand);
    for other in s.everybody().filter(|other| *other != seat && *other != rival) {
        let player = s.player_mut(other);
        player.knows = player.knows.without(hands);
    }
    for (owner, gives, takes) in [(seat, mine, theirs), (rival, theirs, mine)] {
        let player = s.player_mut(owner);
        player.hand.remove(gives);
        player.hand.insert(takes);
        player.knows.remove(takes);
        player.knows.insert(gives);
    }
    tell.tell(Event::Exchanged { seat, rival, mine, theirs });
}

impl Speaks for Farseers {
    const HEARS: Moments = Moments::of(&[Moment::Prelude, Moment::Declared]);

    fn stirs(_: Card, s: &Arcs, seat: Seat, _: Moment) -> bool {
        rivals(s, seat).next().is_some()
    }

    fn declared(card: Card, s: &mut Arcs, seat: Seat, _: &mut impl Tell<Event>) {
        s.cue(card, seat, RIVAL, 0);
    }

    fn take_prelude(card: Card, s: &mut Arcs, seat: Seat, tell: &mut impl Tell<Event>) {
        s.discard_guild(seat, card, tell);
        s.cue(card, seat, DISCARD, 0);
    }

    fn waits_for(s: &Arcs, cue: Cue) -> Seats {
        let has_cards = |seat: Seat| s.with_cards().has(seat);
        let asked = match cue.stage {
            // Asked even if there is but one: what is seen cannot be taken back, the declaration until then can.
            RIVAL => rivals(s, cue.seat).next().is_some(),
            SHOW => return Seats::only(Seat::HOUSE),
            EXCHANGE => has_cards(cue.seat) && has_cards(Seat::new(cue.n)),
            _ => has_cards(cue.seat),
        };
        if asked { Seats::only(cue.seat) } else { Seats::NONE }
    }

    fn ask(s: &Arcs, cue: Cue) -> Ask {
        match cue.stage {
            SHOW => Ask::Chance,
            DISCARD => Ask::DiscardHand { card: cue.card, n: s.player(cue.seat).hand.len() as u8 },
            RIVAL => Ask::LookAt { card: cue.card },
            _ => Ask::Exchange { card: cue.card, rival: Seat::new(cue.n) },
        }
    }

    fn options(s: &Arcs, cue: Cue, out: &mut impl Options<Choice, Reason>) {
        match cue.stage {
            // Looking is compulsory, exchanging is not (ARCS-GUILD-17).
            RIVAL => rivals(s, cue.seat).for_each(|seat| out.offer(Choice::Rival { seat })),
            SHOW => out.offer(Choice::Show),
            EXCHANGE => {
                for mine in s.player(cue.seat).hand {
                    for theirs in s.player(Seat::new(cue.n)).hand {
                        out.offer(Choice::Exchange { mine, theirs });
                    }
                }
                out.offer(Choice::Decline);
            }
            _ => {
                let hand = s.player(cue.seat).hand.len() as u16;
                let picks = discardable(s, cue).map(|card| Pick::once(Choice::DiscardCard { card }));
                out.pieces(Wanted::up_to(hand, Choice::Done), picks);
            }
        }
    }

    fn resume(s: &mut Arcs, cue: Cue, choice: Choice, tell: &mut impl Tell<Event>) {
        let Cue { card: farseers, seat, n, .. } = cue;
        match choice {
            Choice::Rival { seat: rival } => s.cue(farseers, seat, SHOW, rival.index() as u8),
            Choice::Show => {
                let rival = Seat::new(n);
                let hand = s.player(rival).hand;
                let player = s.player_mut(seat);
                player.knows = player.knows.or(hand);
                tell.tell(Event::Looked { seat, rival });
                s.cue(farseers, seat, EXCHANGE, n);
            }
            Choice::Exchange { mine, theirs } => exchange(s, seat, Seat::new(n), mine, theirs, tell),
            Choice::DiscardCard { card } => {
                s.forget_hand(seat);
                let player = s.player_mut(seat);
                player.hand.remove(card);
                player.knows.insert(card);
                if n == 0 {
                    s.pile.put(ActionCards::only(card));
                } else {
                    s.pile.put_into_top(card);
                }
                tell.tell(Event::HandDiscarded { seat, card });
                s.cue(farseers, seat, DISCARD, n + 1);
            }
            Choice::Done => s.draw_from_pile(seat, n + 1),
            _ => {}
        }
    }

    /// With an empty hand there is nothing more to discard.
    fn settle(s: &mut Arcs, cue: Cue, _: &mut impl Tell<Event>) {
        if cue.stage == DISCARD {
            s.draw_from_pile(cue.seat, cue.n + 1);
        }
    }
}
