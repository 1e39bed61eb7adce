//! Losing Life, and reacting to it (RESA-LIFELOSS-01 to RESA-LIFELOSS-10, RESA-REACT-01 to
//! RESA-REACT-06).

use crate::{
    Ask, Choice, Event, Reason,
    card::{Cost, Effect, Power, When},
    component::Component,
    essence::{Essence, Essences},
    power,
    state::ResArcana,
    tables::Card,
};
use arbiter_engine::{Notation, Options, Pick, Seat, Seats, Tell, Wanted};

/// A Life loss, one rival after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// A rival answers the power of this card.
    Answer { seat: Seat, card: Card, power: u8 },
    /// A rival chooses essences to lose, from this type on.
    Lose { seat: Seat, left: u8, from: Essence },
}

/// Strikes every rival who has not passed, in order (RESA-LIFELOSS-01, RESA-TIMING-01).
pub(crate) fn begin(s: &mut ResArcana, seat: Seat, at: Component, power: u8, n: u8, tell: &mut impl Tell<Event>) {
    let card = s.card_of(at);
    tell.tell(Event::LifeLoss { seat, card, n });
    for rival in s.in_order().rev() {
        if rival != seat && !s.passed.has(rival) {
            s.next(Step::Answer { seat: rival, card, power });
        }
    }
}

/// How much Life the power takes, and the way out printed on it.
pub(crate) fn attack(card: Card, power: u8) -> (u8, Option<Cost>) {
    let effects = card.facts().powers.get(usize::from(power)).map_or(&[][..], |power| power.effects);
    effects
        .iter()
        .find_map(|effect| match effect {
            Effect::RivalsLoseLife { amount, escape } => Some((*amount, *escape)),
            _ => None,
        })
        .unwrap_or((0, None))
}

/// The reaction of a component to a Life loss.
fn reaction(s: &ResArcana, component: Component) -> Option<&'static Power> {
    let powers = s.card_of(component).facts().powers;
    powers.iter().find(|power| matches!(power.when, When::LifeLoss | When::DragonLifeLoss))
}

fn may_react(s: &ResArcana, seat: Seat, at: Component, power: &Power, attacker: Card) -> Result<(), Reason> {
    if power.when == When::DragonLifeLoss && !attacker.facts().dragon {
        return Err(Reason::OnlyDragons { card: s.card_of(at) });
    }
    power::usable(s, seat, at, power)
}

fn may_escape(s: &ResArcana, seat: Seat, attacker: Card, escape: Option<Cost>) -> Result<(), Reason> {
    let cost = escape.ok_or(Reason::NoEscape { card: attacker })?;
    power::affordable(s, seat, Component::default(), &cost)
}

impl Step {
    pub(crate) fn waits_for(self, s: &ResArcana) -> Seats {
        match self {
            Step::Answer { seat, card, power } => {
                let way_out = may_escape(s, seat, card, attack(card, power).1).is_ok();
                let mut reactions = s.player(seat).play.into_iter().filter_map(|at| Some((at, reaction(s, at)?)));
                let answer = way_out || reactions.any(|(at, power)| may_react(s, seat, at, power, card).is_ok());
                if answer { Seats::only(seat) } else { Seats::NONE }
            }
            Step::Lose { seat, .. } if self.is_open(s, seat) => Seats::only(seat),
            Step::Lose { .. } => Seats::NONE,
        }
    }

    pub(crate) fn ask(self, _: &ResArcana, _: Seat) -> Ask {
        match self {
            Step::Answer { card, power, .. } => Ask::LifeLoss { n: attack(card, power).0, card },
            Step::Lose { left, .. } => Ask::Lose { n: left.into() },
        }
    }

    pub(crate) fn options(self, s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        match self {
            Step::Answer { card: attacker, power, .. } => {
                for at in s.player(seat).play {
                    let card = s.card_of(at);
                    let verdict = match reaction(s, at) {
                        Some(power) => may_react(s, seat, at, power, attacker),
                        None => Err(Reason::NoReaction { card }),
                    };
                    out.put(Choice::React { card }, verdict);
                }
                out.put(Choice::Escape, may_escape(s, seat, attacker, attack(attacker, power).1));
                out.offer(Choice::Suffer);
            }
            Step::Lose { left, from, .. } => {
                let pool = s.player(seat).pool;
                let pick = |essence| match pool.get(essence) {
                    0 => Pick::judged(Choice::Lose { essence }, Err(Reason::NoneToLose { essence })),
                    n => Pick::times(Choice::Lose { essence }, n),
                };
                out.pieces(Wanted::exactly(left), from.and_later().map(pick));
            }
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match (self, choice) {
            (Step::Answer { .. }, Choice::React { card }) => {
                let Some(at) = s.component_of(seat, card) else { return };
                let Some(row) = reaction(s, at) else { return };
                tell.tell(Event::Ignored { seat, card });
                power::pay(s, seat, at, &row.cost, tell);
                let index = card.facts().powers.iter().position(|power| std::ptr::eq(power, row)).unwrap_or(0);
                power::effects(s, seat, at, index as u8, tell);
            }
            (Step::Answer { card, power, .. }, Choice::Escape) => {
                tell.tell(Event::Escaped { seat });
                if let Some(cost) = attack(card, power).1 {
                    power::pay(s, seat, Component::default(), &cost, tell);
                }
            }
            (Step::Answer { card, power, .. }, Choice::Suffer) => suffer(s, seat, attack(card, power).0, tell),
            (Step::Lose { left, .. }, Choice::Lose { essence }) => {
                lose(s, seat, Essences::of(essence, 1), tell);
                if left > 1 {
                    s.next(Step::Lose { seat, left: left - 1, from: essence });
                }
            }
            _ => {}
        }
    }

    pub(crate) fn settle(self, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
        match self {
            Step::Answer { seat, card, power } => suffer(s, seat, attack(card, power).0, tell),
            // Only one way is left; or too little, and then all of it is lost (RESA-LIFELOSS-05).
            Step::Lose { seat, .. } => {
                if !self.take_only_way(s, seat, tell) {
                    lose(s, seat, s.player(seat).pool, tell);
                }
            }
        }
    }
}

/// Life as far as it goes, then 2 others for each Life missing (RESA-LIFELOSS-03 to
/// RESA-LIFELOSS-05).
fn suffer(s: &mut ResArcana, seat: Seat, n: u8, tell: &mut impl Tell<Event>) {
    let life = s.player(seat).pool.get(Essence::Life).min(n.into());
    lose(s, seat, Essences::of(Essence::Life, life), tell);
    let missing = n - life as u8;
    if missing > 0 {
        s.next(Step::Lose { seat, left: 2 * missing, from: Essence::Elan });
    }
}

/// Lost essences go to the supply (RESA-LIFELOSS-06).
fn lose(s: &mut ResArcana, seat: Seat, essences: Essences, tell: &mut impl Tell<Event>) {
    if !essences.is_empty() {
        let pool = &mut s.player_mut(seat).pool;
        *pool = pool.minus(essences);
        tell.tell(Event::Lost { seat, essences });
    }
}
