//! Damage, the infirmary, frags (ARIS-DAMAGE-01 to ARIS-DAMAGE-04, ARIS-FRAG-01, ARIS-FRAG-02,
//! ARIS-INFIRM-01 to ARIS-INFIRM-03).

use crate::{
    Ask, Choice, Event, Reason,
    figure::{Body, Figure, Place},
    hand, scenario, skill,
    table::{Aristeia, Hurt, rival},
    tables::{Skill, Window},
    window,
};
use arbiter_engine::{List, Notation, Options, Seat, Seats, Tell};

/// Damage, from being known to being marked.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// Maximus may take a part of the damage of an adjacent ally (ARIS-CHAR-MAX-01).
    Split { n: u8 },
    /// It is marked, and who has enough goes to the infirmary.
    Mark,
    /// Frags have brought enough points: the game is over, once their cards are drawn.
    Enough,
}

/// One character is about to suffer damage.
pub(crate) fn inflict(s: &mut Aristeia, figure: Figure, amount: u8, tell: &mut impl Tell<Event>) {
    let mut hurts = List::new();
    hurts.push(Hurt { figure, amount, by: None });
    begin(s, hurts, tell);
}

/// These are about to suffer damage, at the same time.
pub(crate) fn begin(s: &mut Aristeia, mut hurts: List<Hurt, 4>, tell: &mut impl Tell<Event>) {
    hurts.retain(|hurt| hurt.amount > 0);
    s.hurts = hurts;
    if hurts.is_empty() {
        return;
    }
    for hurt in hurts.iter() {
        tell.tell(Event::AboutToSuffer { figure: hurt.figure, n: hurt.amount });
    }
    s.next(Step::Mark);
    window::open(s, Window::DamageAboutToBeSuffered);
    // The split is decided before tactics reduce what is left (ARIS-AMB-37); the Outsider's first, unless the Outsider
    // lets the other one begin.
    for seat in [rival(s.outsider), s.outsider] {
        for n in (0..s.hurts.len()).rev() {
            if s.hurts[n].figure.seat() == seat {
                s.next(Step::Split { n: n as u8 });
            }
        }
    }
}

/// The ally who may take a part of this damage.
fn protector(s: &Aristeia, n: u8) -> Option<(Figure, Hurt)> {
    let hurt = *s.hurts.get(usize::from(n))?;
    let protector = s.skilled(hurt.figure.seat(), Skill::GetBehindMe)?;
    let (here, there) = (s.space_of(protector)?, s.space_of(hurt.figure)?);
    (here.is_adjacent(there) && hurt.amount > 0).then_some((protector, hurt))
}

/// The splits that are decided now, the first one first.
fn splits(s: &Aristeia) -> impl Iterator<Item = u8> + '_ {
    s.agenda.steps().iter().rev().map_while(|step| match step {
        crate::step::Step::Damage(Step::Split { n }) => Some(*n),
        _ => None,
    })
}

/// Does this seat decide a split?
fn is_for(s: &Aristeia, n: u8, seat: Seat) -> bool {
    protector(s, n).is_some_and(|(figure, _)| figure.seat() == seat)
}

/// The splits of this seat are decided before those of the other (ARIS-GEN-03).
fn let_begin(s: &mut Aristeia, seat: Seat) {
    let all: List<u8, 4> = splits(s).collect();
    for _ in all.iter() {
        s.agenda.pop();
    }
    // The last one pushed is decided first.
    for theirs in [false, true] {
        for n in all.iter().rev().copied() {
            if is_for(s, n, seat) == theirs {
                s.next(Step::Split { n });
            }
        }
    }
}

impl Step {
    pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
        match self {
            Step::Split { n } => protector(s, n).map_or(Seats::NONE, |(figure, _)| Seats::only(figure.seat())),
            Step::Mark | Step::Enough => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, s: &Aristeia, _: Seat) -> Ask {
        let Step::Split { n } = self else { return Ask::Chance };
        protector(s, n).map_or(Ask::Chance, |(_, hurt)| Ask::Split { figure: hurt.figure, n: hurt.amount })
    }

    pub(crate) fn options(self, s: &Aristeia, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        if let Step::Split { n } = self
            && let Some((_, hurt)) = protector(s, n)
        {
            (0..=hurt.amount).for_each(|n| out.offer(Choice::Split { n }));
            if seat == s.outsider && splits(s).any(|n| is_for(s, n, rival(seat))) {
                out.offer(Choice::First { seat: rival(seat) });
            }
        }
    }

    pub(crate) fn resume(self, s: &mut Aristeia, _: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        let (Step::Split { n }, Choice::Split { n: part }) = (self, choice) else {
            if let Choice::First { seat } = choice {
                s.next(self);
                let_begin(s, seat);
            }
            return;
        };
        let Some((protector, hurt)) = protector(s, n).filter(|_| part > 0) else { return };
        tell.tell(Event::Protected { figure: protector, n: part });
        s.hurts[usize::from(n)].amount -= part;
        if let Some(own) = s.hurts.iter_mut().find(|other| other.figure == protector && other.by == hurt.by) {
            own.amount += part;
        } else if !s.hurts.is_full() {
            s.hurts.push(Hurt { figure: protector, amount: part, by: hurt.by });
        }
    }

    pub(crate) fn settle(self, s: &mut Aristeia, tell: &mut impl Tell<Event>) {
        match self {
            Step::Split { .. } => return,
            Step::Enough => return s.finish(tell),
            Step::Mark => {}
        }
        let hurts = std::mem::take(&mut s.hurts);
        for hurt in hurts.iter() {
            mark(s, *hurt, tell);
        }
        window::open(s, Window::AfterDamage);
        if hurts.iter().any(|hurt| hurt.by.is_some()) {
            skill::after_combat_damage(s);
        }
        let gone = hurts.iter().map(|hurt| hurt.figure).filter(|figure| s.is_inside(*figure) && s.health(*figure) == 0);
        let gone: List<Figure, 4> = gone.collect();
        gone.iter().for_each(|figure| to_infirmary(s, *figure, tell));
        // Points from frags may end the game at once (ARIS-AMB-19), but not without the cards (ARIS-FRAG-01).
        if s.somebody_has_enough() {
            s.next(Step::Enough);
        }
        gone.iter().for_each(|figure| s.next(hand::Step::Draw { seat: rival(figure.seat()), left: 1 }));
    }
}

/// Never more than health; what is over does not count as inflicted (ARIS-DAMAGE-02).
fn mark(s: &mut Aristeia, hurt: Hurt, tell: &mut impl Tell<Event>) {
    let n = hurt.amount.min(s.health(hurt.figure));
    if n == 0 || !s.is_inside(hurt.figure) {
        return;
    }
    s.body_mut(hurt.figure).damage += n;
    if let Some(by) = hurt.by {
        s.doing.inflicted[usize::from(by & 1)] += n;
        if let Some(side) = s.side_of(hurt.figure) {
            s.doing.suffered[side] += n;
        }
    }
    tell.tell(Event::Suffered { figure: hurt.figure, n });
}

/// It loses all damage, states and counters, and the other player gains a frag (ARIS-DAMAGE-04, ARIS-FRAG-01).
fn to_infirmary(s: &mut Aristeia, figure: Figure, tell: &mut impl Tell<Event>) {
    let points = scenario::frag_points(s, figure);
    *s.body_mut(figure) = Body { place: Place::Infirmary, ..Body::default() };
    let seat = rival(figure.seat());
    s.player_mut(seat).frags += 1;
    tell.tell(Event::Fragged { figure });
    s.end_taunts_of(figure, tell);
    if points > 0 {
        s.gain_points(seat, points);
        tell.tell(Event::ScoredFrag { seat, n: points, figure });
    }
}
