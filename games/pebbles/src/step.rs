//! The rules, step by step. Each step says whom it asks, what, what may be answered, and what comes of it.

use crate::{Ask, Choice, Event, Pebble, Pebbles, Reason};
use arbiter_engine::{Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// A winner takes no more coins than this. (PEBB-TAKE-01)
const MOST_TAKEN: u8 = 2;
/// Who was lowest trades no more pebbles than this. (PEBB-TRADE-01)
const MOST_TRADED: usize = 2;

/// What the rules still have to do. Holds no secrets.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Default, Notation)]
#[allow(missing_docs, reason = "who it is about, and how many")]
pub enum Step {
    /// The House draws pebbles for a seat. (PEBB-DEAL-02)
    Draw { to: Seat, left: u8 },
    /// Everybody seals a pebble. (PEBB-BID-01)
    #[default]
    Bid,
    /// The House opens the fists: that is new knowledge. (PEBB-BID-02)
    Reveal,
    /// Who was lowest takes pebbles into the fist, to trade them. (PEBB-TRADE-01)
    Trade { by: Seat },
    /// The winner takes coins and buys pebbles. (PEBB-TAKE-01, PEBB-BUY-01)
    Spend { by: Seat, taken: u8 },
}

impl Step {
    /// Whom it asks; nobody, and it is settled.
    pub(crate) fn waits_for(self, s: &Pebbles) -> Seats {
        let can_bid = |seat: &Seat| s.fist[*seat].is_empty() && !s.hand[*seat].is_empty();
        match self {
            Step::Draw { left, .. } if left == 0 || s.sack.is_empty() => Seats::NONE,
            Step::Draw { .. } | Step::Reveal => Seats::only(Seat::HOUSE),
            Step::Bid => s.everybody().into_iter().filter(can_bid).collect(),
            Step::Trade { by } if s.may_trade(by) == 0 || s.hand[by].is_empty() => Seats::NONE,
            Step::Trade { by } | Step::Spend { by, .. } => Seats::only(by),
        }
    }

    pub(crate) fn ask(self, s: &Pebbles, _: Seat) -> Ask {
        match self {
            Step::Draw { to, .. } => Ask::Draw { to },
            Step::Bid => Ask::Bid,
            Step::Reveal => Ask::Reveal,
            Step::Trade { by } => Ask::Trade { left: s.may_trade(by) },
            Step::Spend { taken, .. } => Ask::Spend { left: MOST_TAKEN.saturating_sub(taken) },
        }
    }

    pub(crate) fn options(self, s: &Pebbles, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        let held = |pebble| if s.hand[seat].has(pebble) { Ok(()) } else { Err(Reason::NotHeld { pebble }) };
        match self {
            Step::Draw { .. } => s.sack.into_iter().for_each(|pebble| out.offer(Choice::Draw { pebble })),
            Step::Bid => Pebble::ALL.into_iter().for_each(|pebble| out.put(Choice::Bid { pebble }, held(pebble))),
            Step::Reveal => out.offer(Choice::Reveal),
            Step::Trade { by } => {
                // Listed in the order of their numbers; people name them in any.
                let later =
                    Pebble::ALL.into_iter().filter(|pebble| s.fist[by].into_iter().all(|named| named < *pebble));
                let picks = later.map(|pebble| Pick::judged(Choice::Trade { pebble }, held(pebble)));
                out.pieces(Wanted::up_to(s.may_trade(by), Choice::Keep), picks);
            }
            Step::Spend { by, taken } => {
                let enough = taken >= MOST_TAKEN;
                out.unless(Choice::Take, [(enough, Reason::EnoughTaken), (s.chest == 0, Reason::ChestEmpty)]);
                let poor = s.coins[by] == 0;
                out.unless(Choice::Buy, [(poor, Reason::NoCoin), (s.sack.is_empty(), Reason::SackEmpty)]);
                out.offer(Choice::Pass);
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Pebbles, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Draw { to, left }, Choice::Draw { pebble }) => {
                s.agenda.push(Step::Draw { to, left: left - 1 });
                s.sack.remove(pebble);
                s.hand[to].insert(pebble);
                tell.tell(Event::Drew { seat: to, pebble });
            }
            (Step::Bid, Choice::Bid { pebble }) => {
                s.close_fist_on(seat, pebble, self);
                tell.tell(Event::Sealed { seat });
            }
            (Step::Reveal, Choice::Reveal) => s.reveal(tell),
            (Step::Trade { .. }, Choice::Trade { pebble }) => s.close_fist_on(seat, pebble, self),
            (Step::Trade { by }, Choice::Keep) => s.trade(by, tell),
            (Step::Spend { by, taken }, Choice::Take) => {
                s.agenda.push(Step::Spend { by, taken: taken + 1 });
                s.chest -= 1;
                s.coins[by] += 1;
                tell.tell(Event::Took { seat });
            }
            (Step::Spend { by, .. }, Choice::Buy) => {
                s.agenda.push(self);
                s.agenda.push(Step::Draw { to: by, left: 1 });
                s.chest += 1;
                s.coins[by] -= 1;
                tell.tell(Event::Bought { seat });
            }
            (Step::Spend { .. }, Choice::Pass) => {
                tell.tell(Event::Passed { seat });
                if s.everybody().into_iter().any(|seat| s.hand[seat].is_empty()) {
                    tell.tell(Event::Ended);
                } else {
                    s.agenda.push(Step::Bid);
                }
            }
            _ => {} // not legal, and `apply` trusts its caller
        }
    }

    pub(crate) fn settle(self, s: &mut Pebbles, tell: &mut impl Tell<Event>) {
        match self {
            Step::Bid => s.agenda.push(Step::Reveal),
            Step::Trade { by } => s.trade(by, tell),
            _ => {}
        }
    }

    /// Can it stand at this place of the agenda? Only what ends by itself stands above something else.
    pub(crate) fn fits(self, s: &Pebbles, place: usize) -> bool {
        match self {
            Step::Draw { to: seat, .. } | Step::Trade { by: seat } => s.everybody().has(seat),
            Step::Spend { by, .. } => place == 0 && s.everybody().has(by),
            Step::Bid | Step::Reveal => place == 0,
        }
    }
}

impl Pebbles {
    /// From the hand into the fist; the same step goes on.
    fn close_fist_on(&mut self, seat: Seat, pebble: Pebble, step: Step) {
        self.hand[seat].remove(pebble);
        self.fist[seat].insert(pebble);
        self.agenda.push(step);
    }

    fn reveal(&mut self, tell: &mut impl Tell<Event>) {
        let (mut lowest, mut highest) = (None, None);
        for seat in self.everybody() {
            for pebble in std::mem::take(&mut self.fist[seat]) {
                self.spent.insert(pebble);
                tell.tell(Event::Opened { seat, pebble });
                lowest = Some(lowest.map_or((pebble, seat), |other| (pebble, seat).min(other)));
                highest = highest.max(Some((pebble, seat)));
            }
        }
        let (Some((_, lowest)), Some((_, winner))) = (lowest, highest) else { return };
        tell.tell(Event::Won { seat: winner });
        self.agenda.push(Step::Spend { by: winner, taken: 0 });
        self.agenda.push(Step::Trade { by: lowest });
    }

    /// How many more pebbles may be named: no more than can be drawn for them.
    fn may_trade(&self, by: Seat) -> u8 {
        MOST_TRADED.min(self.sack.len()).saturating_sub(self.fist[by].len()) as u8
    }

    fn trade(&mut self, by: Seat, tell: &mut impl Tell<Event>) {
        let traded = std::mem::take(&mut self.fist[by]);
        self.spent = self.spent.or(traded);
        traded.into_iter().for_each(|pebble| tell.tell(Event::Traded { seat: by, pebble }));
        self.agenda.push(Step::Draw { to: by, left: traded.len() as u8 });
    }
}
