//! The unmark phase (ARCM-TURN-03, ARCM-TURN-04), with those who stay marked, taxes and caps.

use crate::{
    Ask, Choice, Event, Reason, ability,
    card::{Cap, Counter, Faction, Scope},
    check,
    piece::{Flag, Permanent, Piece},
    state::{Arcmage, Note},
    turn,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// The unmark phase, one creature after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
#[allow(missing_docs, reason = "the fields say which creature, and how many more")]
pub enum Step {
    /// A creature with a tax, or that may stay marked: does it unmark?
    One { piece: Piece },
    /// No more than so many creatures unmark: which?
    Some { left: u8 },
    /// The phase is over.
    End,
}

/// What unmarking a creature takes.
#[derive(Copy, Clone, Default)]
struct Tax {
    /// So many resources.
    pay: u8,
    /// So many -1/-1 counters (ARCM-CARD-14).
    decay: u8,
}

impl Arcmage {
    fn tax(&self, there: &Permanent) -> Tax {
        Tax { pay: self.unmark_tax(there), decay: self.counters(there.piece, Counter::PoisonIvy) }
    }

    /// May the marked creature unmark in this phase?
    fn may_unmark(&self, there: &Permanent) -> Result<(), Reason> {
        if self.stays_marked(there, Scope::UnmarkPhase) {
            return Err(Reason::StaysMarked { card: there.piece });
        }
        match self.tax(there).pay {
            0 => Ok(()),
            pay => Arcmage::can_pay(&self.available(there.controller), pay, 0, Faction::Gaian),
        }
    }

    /// Could it, if its controller produced all they can first (ARCM-ABIL-07)?
    fn could_unmark(&self, there: &Permanent) -> bool {
        if self.stays_marked(there, Scope::UnmarkPhase) {
            return false;
        }
        let pay = self.tax(there).pay;
        pay == 0 || {
            let mut available = self.available(there.controller);
            self.could_produce(there.controller, &mut available);
            Arcmage::can_pay(&available, pay, 0, Faction::Gaian).is_ok()
        }
    }

    /// Is it for its controller to say whether it unmarks?
    fn is_free_to(&self, there: &Permanent) -> bool {
        let tax = self.tax(there);
        tax.pay > 0 || tax.decay > 0 || self.may_stay_marked(there)
    }

    fn unmarkable(&self) -> impl Iterator<Item = &Permanent> {
        let active = self.active;
        self.creatures()
            .filter(move |there| there.controller == active && there.is_marked() && self.could_unmark(there))
    }

    /// The creature unmarks, and what that takes is paid.
    fn unmark_taxed(&mut self, piece: Piece, tell: &mut impl Tell<Event>) {
        let Some(there) = self.get(piece).copied() else { return };
        let tax = self.tax(&there);
        self.unmark(piece, tell);
        self.add_counters(piece, Counter::Decay, tax.decay, tell);
        self.pay(there.controller, tax.pay, 0, Faction::Gaian, tell);
    }

    /// The next creature of the active player, after this one, whose controller has a say.
    fn next_free(&self, after: Piece) -> Option<Piece> {
        let mut marked = self.creatures().filter(|there| there.controller == self.active && there.is_marked());
        let free = |there: &&Permanent| there.piece > after && self.is_free_to(there) && self.could_unmark(there);
        marked.find(free).map(|there| there.piece)
    }
}

/// The phase begins: devotion ends (ARCM-CITY-17), and everything that is simply unmarked is.
pub(crate) fn begin(s: &mut Arcmage, tell: &mut impl Tell<Event>) {
    let active = s.active;
    for there in s.pieces.iter_mut().filter(|there| there.controller == active) {
        there.set(Flag::Devoted, false);
    }
    let Arcmage { notes, pieces, .. } = s;
    let of_active = |piece: Piece| pieces.get(piece).is_some_and(|there| there.controller == active);
    notes.retain(|noted| !matches!(noted.note, Note::Devotion { .. }) || !of_active(noted.piece));
    s.find_sources();
    for resource in s.resources.iter_mut().filter(|resource| resource.controller() == active) {
        resource.mark(false);
    }
    for i in 0..s.pieces.len() {
        let there = s.pieces[i];
        if there.in_play() && !there.is_creature() && there.controller == active {
            s.unmark(there.piece, tell);
        }
    }
    s.next(Step::End);
    if let Some(cap) = s.cap(Cap::Unmarking, Piece::NONE)
        && usize::from(cap) < s.unmarkable().count()
    {
        s.next(Step::Some { left: cap });
        return;
    }
    if let Some(piece) = s.next_free(Piece::NONE) {
        s.next(Step::One { piece });
    }
    for i in 0..s.pieces.len() {
        let there = s.pieces[i];
        if there.is_creature()
            && there.controller == active
            && there.is_marked()
            && !s.is_free_to(&there)
            && s.may_unmark(&there).is_ok()
        {
            s.unmark(there.piece, tell);
        }
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
        match self {
            Step::One { .. } => Seats::only(s.active),
            Step::Some { left } if left > 0 && s.unmarkable().next().is_some() => Seats::only(s.active),
            Step::Some { .. } | Step::End => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, _: &Arcmage, _: Seat) -> Ask {
        match self {
            Step::One { piece } => Ask::Unmark { piece },
            Step::Some { left } => Ask::UnmarkSome { n: left },
            Step::End => Ask::Chance,
        }
    }

    pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::One { piece } => {
                let verdict = s.get(piece).map_or(Ok(()), |there| s.may_unmark(there));
                out.put(Choice::Unmark { piece }, verdict);
                out.offer(Choice::Stay { piece });
                if s.get(piece).is_some_and(|there| s.tax(there).pay > 0) {
                    ability::produce_options(s, seat, out);
                }
            }
            Step::Some { .. } => {
                let (mut must, mut taxed) = (false, false);
                for there in s.creatures().filter(|there| there.controller == s.active && there.is_marked()) {
                    let verdict = s.may_unmark(there);
                    must |= verdict.is_ok() && !s.is_free_to(there);
                    taxed |= s.tax(there).pay > 0;
                    out.put(Choice::Unmark { piece: there.piece }, verdict);
                }
                out.put(Choice::Done, if must { Err(Reason::MustUnmark) } else { Ok(()) });
                if taxed {
                    ability::produce_options(s, seat, out);
                }
            }
            Step::End => {}
        }
    }

    pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (step, Choice::Use { piece, ability }) => {
                s.next(step);
                ability::produce_now(s, seat, piece, ability, tell);
            }
            (Step::One { piece }, choice) => {
                if let Some(piece) = s.next_free(piece) {
                    s.next(Step::One { piece });
                }
                if matches!(choice, Choice::Unmark { .. }) {
                    s.unmark_taxed(piece, tell);
                }
            }
            (Step::Some { left }, Choice::Unmark { piece }) => {
                s.next(Step::Some { left: left.saturating_sub(1) });
                s.unmark_taxed(piece, tell);
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut Arcmage, _: &mut impl Tell<Event>) {
        if self == Step::End {
            rest(s);
            s.next(turn::Step::Leave);
            // What a -1/-1 counter has killed is found at once (ARCM-STATE-02).
            s.next(check::Step::Check);
        }
    }
}

/// An unmark phase of their controller has passed for those who rest.
fn rest(s: &mut Arcmage) {
    let active = s.active;
    let mut notes = s.notes;
    notes.clear();
    for noted in s.notes.iter() {
        let theirs = s.get(noted.piece).is_some_and(|there| there.controller == active);
        match noted.note {
            Note::Rests { phases } if theirs && phases > 1 => {
                notes.push(crate::state::Noted { note: Note::Rests { phases: phases - 1 }, ..*noted });
            }
            Note::Rests { .. } if theirs => {}
            // Whoever is unmarked, or whose holder is, is held no more (ARCM-CARD-36).
            Note::Held { by } => {
                let marked = |piece: Piece| s.in_play(piece).is_some_and(Permanent::is_marked);
                if marked(by) && marked(noted.piece) {
                    notes.push(*noted);
                }
            }
            _ => notes.push(*noted),
        }
    }
    s.notes = notes;
}
