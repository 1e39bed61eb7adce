//! Costs and discounts (RESA-COST-01 to RESA-COST-09).
//!
//! Essences of choice are pieces of one answer; where only one way is left, nothing is asked.

use crate::{
    Ask, Choice, Event, Reason,
    card::{Bill, Reduction},
    essence::{Essence, Essences, Part, Types},
    state::ResArcana,
    tables::Card,
};
use arbiter_engine::{Count, Group, Notation, Options, Pick, Seat, Seats, Tell, Wanted};

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
    if left == 0 {
        return;
    }
    // Which parts it takes off is a question only if it changes what is paid (RESA-COST-04).
    if let Alike::Yes { bill, .. } = alike(s, seat, bill, left, Part::Elan, off.any) {
        s.doing.bill = Some(bill);
    } else {
        s.next(Step::Spare { seat, card, left, from: Part::Elan, gold: off.any });
    }
}

/// Do all ways to take the discount off come to the same payment?
#[derive(Copy, Clone, Eq, PartialEq)]
enum Alike {
    /// There is no way.
    Never,
    /// This payment, for the bill that one of the ways leaves.
    Yes { paid: Essences, bill: Bill },
    /// Several payments are possible.
    No,
}

/// Compares all ways to take so many parts off the bill, from this one on.
fn alike(s: &ResArcana, seat: Seat, bill: Bill, left: u8, from: Part, gold: u8) -> Alike {
    if left == 0 {
        return the_payment(s.player(seat).pool, bill);
    }
    let mut all = Alike::Never;
    for part in Part::ALL.into_iter().skip_while(|part| *part < from) {
        if has(&bill, part) == 0 || part == Part::Gold && gold == 0 {
            continue;
        }
        let gold = if part == Part::Gold { gold - 1 } else { gold };
        all = match (all, alike(s, seat, less(bill, part), left - 1, part, gold)) {
            (one, Alike::Never) | (Alike::Never, one) => one,
            (Alike::Yes { paid, .. }, Alike::Yes { paid: other, .. }) if paid == other => all,
            _ => return Alike::No,
        };
    }
    all
}

/// What is paid for a bill, if the pool leaves no choice: all of it goes, or what it holds beside the typed part is of one
/// type.
fn the_payment(pool: Essences, bill: Bill) -> Alike {
    if !pool.covers(bill.typed) || pool.total() < bill.total() {
        return Alike::Never;
    }
    let rest = pool.minus(bill.typed);
    let mut types = Essence::ALL.into_iter().filter(|essence| rest.get(*essence) > 0);
    let paid = match (types.next(), types.next()) {
        _ if bill.any == 0 => bill.typed,
        _ if rest.total() == u16::from(bill.any) => pool,
        (Some(only), None) => bill.typed.plus(Essences::of(only, bill.any.into())),
        _ => return Alike::No,
    };
    Alike::Yes { paid, bill }
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

/// How often the discount may take off this part, so that what is left can still be paid: what is short has to come
/// off, and leaves less for the others.
fn sparable(s: &ResArcana, seat: Seat, bill: Bill, left: u8, gold: u8, part: Part) -> Pick<Choice, Reason> {
    let pool = s.player(seat).pool;
    let short = pool.short_of(bill.typed);
    let due = part.essence().map_or(0, |essence| short.get(essence));
    let there = has(&bill, part);
    let room = u16::from(left).saturating_sub(short.total() - due);
    let most = match part {
        _ if there == 0 => Err(Reason::NoSuchPart),
        Part::Gold if gold == 0 => Err(Reason::DiscountExcludes { essence: Essence::Gold }),
        _ if room == 0 => Err(missing(pool, bill.typed)),
        Part::Gold => Ok(there.min(gold.into()).min(room)),
        _ => Ok(there.min(room)),
    };
    let group = Group { id: part as u16, least: due, most: u16::MAX };
    Pick { choice: Choice::Spare { part }, most, group }
}

impl Step {
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
        Count::of(|out| self.options(s, self.seat(), out)).only()
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
                let pool = s.player(seat).pool;
                let pick = |essence| match pool.get(essence) {
                    0 => Pick::judged(Choice::Pay { essence }, Err(Reason::Missing { n: 1, essence })),
                    n => Pick::times(Choice::Pay { essence }, n),
                };
                out.pieces(Wanted::exactly(left), from.and_later().map(pick));
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
                let parts = Part::ALL.into_iter().skip_while(move |part| *part < from);
                out.pieces(Wanted::exactly(left), parts.map(|part| sparable(s, seat, bill, left, gold, part)));
            }
            Step::Bill { .. } => {}
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Any { left, .. }, Choice::Pay { essence }) => {
                pay(s, seat, Essences::of(essence, 1), tell);
                s.doing.paid.essence = essence;
                if left > 1 {
                    s.next(Step::Any { seat, left: left - 1, from: essence });
                }
            }
            (Step::OneOf { .. }, Choice::Pay { essence }) => {
                pay(s, seat, Essences::of(essence, 1), tell);
                s.doing.paid.essence = essence;
            }
            (Step::Same { .. }, Choice::PaySame { essence, amount }) => {
                pay(s, seat, Essences::of(essence, amount), tell);
                s.doing.paid.essence = essence;
                s.doing.paid.x = amount;
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
