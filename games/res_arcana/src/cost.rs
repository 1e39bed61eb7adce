//! Costs and discounts (RESA-COST-01 to RESA-COST-09).
//!
//! Essences of choice are named a piece at a time in the order of the types, so that no two paths
//! pay the same; where only one way is left, nothing is asked.

use crate::{
    Ask, Choice, Event, Reason,
    card::{Bill, Reduction},
    essence::{Essence, Essences, Part, Types},
    state::ResArcana,
    tables::Card,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// A payment that leaves a choice.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// So many essences of any type from this one on.
    Any { seat: Seat, left: u8, from: Essence },
    /// One essence of one of these types.
    OneOf { seat: Seat, of: Types },
    /// Any number of one type.
    Same { seat: Seat },
    /// The discount takes off so many parts of the bill, from this one on; `gold` of them may be
    /// Gold.
    Spare { seat: Seat, card: Card, left: u8, from: Part, gold: u8 },
    /// What is left of the bill is paid.
    Bill { seat: Seat },
}

/// Is so much in the pool?
#[inline]
pub(crate) fn in_pool(s: &ResArcana, seat: Seat, price: Essences) -> Result<(), Reason> {
    let pool = s.player(seat).pool;
    if pool.covers(price) { Ok(()) } else { Err(missing(pool, price)) }
}

#[cold]
fn missing(pool: Essences, price: Essences) -> Reason {
    let short = pool.short_of(price);
    let essence = Essence::ALL.into_iter().find(|essence| short.get(*essence) > 0).unwrap_or_default();
    Reason::Missing { n: short.get(essence), essence }
}

/// Can the bill be paid from the pool (RESA-COST-02, RESA-COST-03)?
#[inline]
pub(crate) fn payable(s: &ResArcana, seat: Seat, bill: &Bill) -> Result<(), Reason> {
    let pool = s.player(seat).pool;
    if !pool.covers(bill.typed) {
        return Err(missing(pool, bill.typed));
    }
    let total = bill.total();
    if bill.any > 0 && pool.total() < total {
        return Err(Reason::MissingAny { n: total - pool.total() });
    }
    Ok(())
}

/// Can the bill be paid after this discount (RESA-COST-04 to RESA-COST-07)?
#[inline]
pub(crate) fn payable_less(s: &ResArcana, seat: Seat, bill: &Bill, off: Reduction) -> Result<(), Reason> {
    if off == Reduction::default() {
        return payable(s, seat, bill);
    }
    let pool = s.player(seat).pool;
    let short = pool.short_of(bill.typed);
    let (any, not_gold) = (u16::from(off.any), u16::from(off.not_gold));
    if short.get(Essence::Gold) > any {
        return Err(Reason::Missing { n: short.get(Essence::Gold) - any, essence: Essence::Gold });
    }
    if short.total() > any + not_gold {
        return Err(Reason::MissingAny { n: short.total() - any - not_gold });
    }
    let left = bill.total() - spared(bill, off);
    if pool.total() < left { Err(Reason::MissingAny { n: left - pool.total() }) } else { Ok(()) }
}

/// How many essences the discount takes off this bill; the surplus is lost (RESA-COST-06).
fn spared(bill: &Bill, off: Reduction) -> u16 {
    let others = bill.total() - bill.typed.get(Essence::Gold);
    let not_gold = others.min(off.not_gold.into());
    (not_gold + u16::from(off.any)).min(bill.total())
}

/// Takes essences out of the pool.
pub(crate) fn pay(s: &mut ResArcana, seat: Seat, essences: Essences, tell: &mut impl Tell<Event>) {
    if !essences.is_empty() {
        let pool = &mut s.player_mut(seat).pool;
        *pool = pool.minus(essences);
        tell.tell(Event::Paid { seat, essences });
    }
}

/// Pays a bill: the typed part at once, the rest by choice.
pub(crate) fn pay_bill(s: &mut ResArcana, seat: Seat, bill: &Bill, tell: &mut impl Tell<Event>) {
    pay(s, seat, bill.typed, tell);
    if bill.any > 0 {
        s.next(Step::Any { seat, left: bill.any, from: Essence::Elan });
    }
}

/// Pays for an artifact: first the discount, then what is left.
pub(crate) fn pay_less(s: &mut ResArcana, seat: Seat, card: Card, bill: Bill, off: Reduction) {
    s.doing.bill = Some(bill);
    s.next(Step::Bill { seat });
    let left = spared(&bill, off) as u8;
    if left > 0 {
        s.next(Step::Spare { seat, card, left, from: Part::Elan, gold: off.any });
    }
}

/// The bill without this part.
fn less(bill: Bill, part: Part) -> Bill {
    match part.essence() {
        Some(essence) => Bill { typed: bill.typed.minus(Essences::of(essence, 1)), ..bill },
        None => Bill { any: bill.any.saturating_sub(1), ..bill },
    }
}

fn has(bill: &Bill, part: Part) -> u16 {
    part.essence().map_or(bill.any.into(), |essence| bill.typed.get(essence))
}

/// May the discount take off this part next, so that what is left can still be paid?
fn sparable(s: &ResArcana, seat: Seat, bill: Bill, left: u8, gold: u8, from: Part, part: Part) -> Result<(), Reason> {
    if has(&bill, part) == 0 {
        return Err(Reason::NoSuchPart);
    }
    if part < from {
        return Err(Reason::OutOfOrder);
    }
    if part == Part::Gold && gold == 0 {
        return Err(Reason::DiscountExcludes { essence: Essence::Gold });
    }
    let rest = less(bill, part);
    let (left, gold) = (left - 1, if part == Part::Gold { gold - 1 } else { gold });
    // What may come off from here on, in order.
    let open = Part::ALL.into_iter().filter(|next| *next >= part);
    let mut room: u16 = 0;
    let mut reach = Bill::FREE;
    for next in open {
        let most = if next == Part::Gold { has(&rest, next).min(gold.into()) } else { has(&rest, next) };
        room += most;
        match next.essence() {
            Some(essence) => reach.typed = reach.typed.plus(Essences::of(essence, most)),
            None => reach.any = most as u8,
        }
    }
    if room < left.into() {
        return Err(Reason::OutOfOrder);
    }
    // Whatever is short must still be able to come off.
    let pool = s.player(seat).pool;
    let short = pool.short_of(rest.typed);
    if !reach.typed.covers(short) || short.total() > left.into() {
        return Err(missing(pool, rest.typed));
    }
    let after = rest.total() - u16::from(left);
    if pool.total() < after { Err(Reason::MissingAny { n: after - pool.total() }) } else { Ok(()) }
}

impl Step {
    /// May one more essence of this type be paid, with later types left for the rest?
    fn payable_piece(s: &ResArcana, seat: Seat, left: u8, from: Essence, essence: Essence) -> Result<(), Reason> {
        let pool = s.player(seat).pool;
        if pool.get(essence) == 0 {
            return Err(Reason::Missing { n: 1, essence });
        }
        if essence < from || pool.total_from(essence) < left.into() { Err(Reason::OutOfOrder) } else { Ok(()) }
    }

    fn seat(self) -> Seat {
        match self {
            Step::Any { seat, .. }
            | Step::OneOf { seat, .. }
            | Step::Same { seat }
            | Step::Spare { seat, .. }
            | Step::Bill { seat } => seat,
        }
    }

    /// The only way to go on, if there is just one.
    fn forced(self, s: &ResArcana) -> Option<Choice> {
        only_option(|out| self.options(s, self.seat(), out))
    }

    pub(crate) fn waits_for(self, s: &ResArcana) -> Seats {
        let settled = matches!(self, Step::Bill { .. }) || self.forced(s).is_some();
        if settled { Seats::NONE } else { Seats::only(self.seat()) }
    }

    pub(crate) fn ask(self, _: &ResArcana, _: Seat) -> Ask {
        match self {
            Step::Any { left, .. } => Ask::Pay { n: left.into() },
            Step::OneOf { .. } => Ask::PayOneOf,
            Step::Same { .. } => Ask::PaySame,
            Step::Spare { left, card, .. } => Ask::Discount { n: left, card },
            Step::Bill { .. } => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Any { left, from, .. } => {
                for essence in Essence::ALL {
                    out.put(Choice::Pay { essence }, Step::payable_piece(s, seat, left, from, essence));
                }
            }
            Step::OneOf { of, .. } => {
                for essence in Essence::ALL {
                    let allowed = if of.has(essence) {
                        in_pool(s, seat, Essences::of(essence, 1))
                    } else {
                        Err(Reason::CannotPayWith { essence })
                    };
                    out.put(Choice::Pay { essence }, allowed);
                }
            }
            Step::Same { .. } => {
                // Any number, none too (RESA-AMB-02).
                out.offer(Choice::PayNothing);
                for essence in Essence::ALL {
                    for amount in 1..=s.player(seat).pool.get(essence) {
                        out.offer(Choice::PaySame { essence, amount });
                    }
                }
            }
            Step::Spare { left, from, gold, .. } => {
                let bill = s.doing.bill.unwrap_or(Bill::FREE);
                for part in Part::ALL {
                    out.put(Choice::Spare { part }, sparable(s, seat, bill, left, gold, from, part));
                }
            }
            Step::Bill { .. } => {}
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Any { left, .. }, Choice::Pay { essence }) => {
                pay(s, seat, Essences::of(essence, 1), tell);
                s.doing.paid = essence;
                if left > 1 {
                    s.next(Step::Any { seat, left: left - 1, from: essence });
                }
            }
            (Step::OneOf { .. }, Choice::Pay { essence }) => {
                pay(s, seat, Essences::of(essence, 1), tell);
                s.doing.paid = essence;
            }
            (Step::Same { .. }, Choice::PaySame { essence, amount }) => {
                pay(s, seat, Essences::of(essence, amount), tell);
                s.doing.paid = essence;
                s.doing.x = amount;
            }
            (Step::Spare { card, left, gold, .. }, Choice::Spare { part }) => {
                s.doing.bill = s.doing.bill.map(|bill| less(bill, part));
                let gold = if part == Part::Gold { gold.saturating_sub(1) } else { gold };
                if left > 1 {
                    s.next(Step::Spare { seat, card, left: left - 1, from: part, gold });
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
        match self {
            Step::Bill { seat } => {
                if let Some(bill) = s.doing.bill.take() {
                    pay_bill(s, seat, &bill, tell);
                }
            }
            _ => {
                if let Some(choice) = self.forced(s) {
                    self.resume(s, self.seat(), choice, tell);
                }
            }
        }
    }
}

/// Counts the legal options and keeps the first.
#[derive(Default)]
pub(crate) struct Count {
    first: Option<Choice>,
    legal: u16,
}

impl Options<Choice, Reason> for Count {
    #[inline]
    fn put(&mut self, choice: Choice, verdict: Result<(), Reason>) {
        if verdict.is_ok() {
            self.first = self.first.or(Some(choice));
            self.legal += 1;
        }
    }
}

/// The legal option, if there is just one: then nothing has to be asked.
pub(crate) fn only_option(options: impl FnOnce(&mut Count)) -> Option<Choice> {
    let mut count = Count::default();
    options(&mut count);
    if count.legal == 1 { count.first } else { None }
}

/// Is there more than one legal option?
pub(crate) fn several_options(options: impl FnOnce(&mut Count)) -> bool {
    let mut count = Count::default();
    options(&mut count);
    count.legal > 1
}
