//! Drafting leaders and lore (ARCS-LL-01 to ARCS-LL-04).

use crate::{Ask, Choice, Event, Reason, card::Cards, state::Arcs, tables::Card};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// The draft, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The House turns up leaders, then lore.
    Reveal { leaders: u8, lore: u8 },
    /// The pick with this number, from 0.
    Pick { n: u8 },
    /// Cards that nobody picked leave the game (ARCS-LL-03).
    Leave,
}

pub(crate) fn begin(s: &mut Arcs) {
    let players = s.count();
    // One extra lore per player where each ends with two (ARCS-LL-04).
    let lore = players + 1 + players * (s.setup.lore - 1);
    s.next(Step::Reveal { leaders: players + 1, lore });
}

/// Who has a pick: reverse turn order, ending with the holder of the initiative; every pass the
/// same (ARCS-LL-02).
fn picker(s: &Arcs, n: u8) -> Seat {
    let behind = n % s.count() + 1;
    Seat::new((s.initiative.index() as u8 + s.count() - behind % s.count()) % s.count())
}

/// One leader, and one or two lore (ARCS-LL-03, ARCS-LL-04).
fn may_pick(s: &Arcs, seat: Seat, card: Card) -> Result<(), Reason> {
    let has = |kind: Cards| s.player(seat).cards.and(kind).len();
    if Card::LEADERS.has(card) && has(Card::LEADERS) > 0 {
        return Err(Reason::OneLeader);
    }
    if Card::LORE.has(card) && has(Card::LORE) >= usize::from(s.setup.lore) {
        return Err(Reason::EnoughLore { n: s.setup.lore });
    }
    Ok(())
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcs) -> Seats {
        match self {
            Step::Reveal { .. } => Seats::only(Seat::HOUSE),
            Step::Pick { n } => Seats::only(picker(s, n)),
            Step::Leave => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Arcs, seat: Seat) -> Ask {
        let cards = s.player(seat).cards;
        match self {
            Step::Pick { .. } if !cards.and(Card::LEADERS).is_empty() => Ask::DraftLore,
            Step::Pick { .. } if cards.and(Card::LORE).len() >= usize::from(s.setup.lore) => Ask::DraftLeader,
            Step::Pick { .. } => Ask::Draft,
            _ => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Reveal { leaders, .. } => {
                let pile = if leaders > 0 { Card::LEADERS } else { Card::LORE };
                pile.without(s.row).into_iter().for_each(|card| out.offer(Choice::Reveal { card }));
            }
            Step::Pick { .. } => {
                s.row.into_iter().for_each(|card| out.put(Choice::Pick { card }, may_pick(s, seat, card)));
            }
            Step::Leave => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcs, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Reveal { leaders, lore }, Choice::Reveal { card }) => {
                s.row.insert(card);
                tell.tell(Event::DraftShown { card });
                match (leaders, lore) {
                    (1.., _) => s.next(Step::Reveal { leaders: leaders - 1, lore }),
                    (0, 2..) => s.next(Step::Reveal { leaders, lore: lore - 1 }),
                    _ => s.next(Step::Pick { n: 0 }),
                }
            }
            (Step::Pick { n }, Choice::Pick { card }) => {
                s.row.remove(card);
                s.player_mut(seat).cards.insert(card);
                tell.tell(Event::Picked { seat, card });
                let passes = 1 + s.setup.lore;
                s.next(if n + 1 < passes * s.count() { Step::Pick { n: n + 1 } } else { Step::Leave });
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcs, _: &mut impl Tell<Event>) {
        if self == Step::Leave {
            s.row = Cards::EMPTY;
        }
    }
}
