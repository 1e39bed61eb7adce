//! Using powers (RESA-POWER-01 to RESA-POWER-15).

use crate::{
    Ask, Choice, Event, Reason,
    card::{Cost, Effect, Power, Straighten, Subtype, Usable, Victim, When},
    check,
    component::{Component, Components},
    cost,
    essence::{Essence, Essences, Types},
    gain, life_loss, place,
    state::ResArcana,
    tables::Card,
    zone,
};
use arbiter_components::{CardSet, Indexed};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

/// Using a power, one thing after the other.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
pub enum Step {
    /// The effects from this one on.
    Effect { seat: Seat, component: Component, power: u8, at: u8 },
    /// A cost turns another artifact.
    TurnOther { seat: Seat, subtype: Subtype },
    /// A cost destroys an artifact.
    Destroy { seat: Seat, component: Component, victim: Victim },
    /// Straighten a component, or only a Creature.
    Straighten { seat: Seat, creature: bool },
    /// Put the essence paid on a component.
    PutOn { seat: Seat },
    /// Choose a rival whose essences are counted.
    Rival { seat: Seat, gain: Essence, count: Essence },
}

/// The answers of a turn that use a power.
#[inline]
pub(crate) fn options(s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
    for component in s.player(seat).play {
        let card = s.card_of(component);
        for (power, row) in (1..).zip(card.facts().powers) {
            let verdict = match row.when {
                When::Action => usable(s, seat, component, row),
                When::Claim => Err(Reason::OnlyClaim { card }),
                _ => Err(Reason::OnlyReaction { card }),
            };
            out.put(Choice::Use { card, power }, verdict);
        }
    }
}

/// Is the component in the right state, and can the whole cost be paid?
#[inline]
pub(crate) fn usable(s: &ResArcana, seat: Seat, component: Component, power: &Power) -> Result<(), Reason> {
    let turned = s.turned.has(component);
    match power.usable {
        Usable::Straight if turned => return Err(Reason::Turned { card: s.card_of(component) }),
        Usable::Turned if !turned => return Err(Reason::Straight { card: s.card_of(component) }),
        _ => {}
    }
    // A magic item taken this round lies on its Passed side (RESA-PASS-05).
    if component.is_item() && s.passed.has(seat) {
        return Err(Reason::ItemRests { card: s.card_of(component) });
    }
    affordable(s, seat, component, &power.cost)
}

/// Can the whole cost be paid (RESA-COST-03)?
#[inline]
pub(crate) fn affordable(s: &ResArcana, seat: Seat, component: Component, cost: &Cost) -> Result<(), Reason> {
    cost::payable(s, seat, &cost.pay)?;
    if !cost.from_it.is_empty() && !s.on[component.index()].covers(cost.from_it) {
        let short = s.on[component.index()].short_of(cost.from_it);
        let essence = Essence::ALL.into_iter().find(|essence| short.get(*essence) > 0).unwrap_or_default();
        return Err(Reason::MissingOnIt { card: s.card_of(component), n: short.get(essence), essence });
    }
    if cost.one_of != Types(0) && !cost.one_of.iter().any(|essence| s.player(seat).pool.get(essence) > 0) {
        let essence = cost.one_of.iter().next().unwrap_or_default();
        return Err(Reason::Missing { n: 1, essence });
    }
    if let Some(subtype) = cost.turn_other
        && straight(s, seat, subtype).is_empty()
    {
        return Err(Reason::NothingToTurn { subtype });
    }
    if let Some(victim) = cost.destroy
        && victims(s, seat, component, victim).is_empty()
    {
        return Err(Reason::NothingToDestroy);
    }
    if cost.discard && s.player(seat).hand.is_empty() {
        return Err(Reason::NothingToDiscard);
    }
    Ok(())
}

/// Own straight artifacts of a subtype (RESA-POWER-08).
fn straight(s: &ResArcana, seat: Seat, subtype: Subtype) -> Components {
    of_subtype(s, s.artifacts(seat).without(s.turned), subtype)
}

fn of_subtype(s: &ResArcana, among: Components, subtype: Subtype) -> Components {
    among.into_iter().filter(|component| s.card_of(*component).is(subtype)).collect()
}

/// What a cost may destroy; turned ones too (RESA-ZONE-02).
fn victims(s: &ResArcana, seat: Seat, component: Component, victim: Victim) -> Components {
    let artifacts = s.artifacts(seat);
    match victim {
        Victim::Itself => CardSet::only(component),
        Victim::Artifact => artifacts,
        Victim::OtherArtifact => artifacts.without(CardSet::only(component)),
        Victim::DragonOrCreature => {
            of_subtype(s, artifacts, Subtype::Dragon).or(of_subtype(s, artifacts, Subtype::Creature))
        }
    }
}

/// The action: pay the whole cost, then the effect (RESA-POWER-01).
pub(crate) fn act(s: &mut ResArcana, seat: Seat, card: Card, power: u8, tell: &mut impl Tell<Event>) {
    let Some(component) = s.component_of(seat, card) else { return };
    let Some(row) = card.facts().powers.get(usize::from(power).wrapping_sub(1)) else { return };
    tell.tell(Event::Used { seat, card });
    s.next(Step::Effect { seat, component, power: power - 1, at: 0 });
    pay(s, seat, component, &row.cost, tell);
}

/// Pays a cost: at once what leaves no choice, the rest a piece at a time.
pub(crate) fn pay(s: &mut ResArcana, seat: Seat, component: Component, cost: &Cost, tell: &mut impl Tell<Event>) {
    if cost.discard {
        s.next(zone::Step::Discard { seat, left: 1, from: 0 });
    }
    match cost.destroy {
        None => {}
        Some(Victim::Itself) => s.destroy(seat, component, tell),
        Some(victim) => s.next(Step::Destroy { seat, component, victim }),
    }
    if let Some(subtype) = cost.turn_other {
        s.next(Step::TurnOther { seat, subtype });
    }
    if cost.same {
        s.next(cost::Step::Same { seat });
    }
    if cost.one_of != Types(0) {
        s.next(cost::Step::OneOf { seat, of: cost.one_of });
    }
    if cost.turn {
        s.turn_component(component, tell);
    }
    if !cost.from_it.is_empty() {
        let on = &mut s.on[component.index()];
        *on = on.minus(cost.from_it);
        tell.tell(Event::Removed { card: s.card_of(component), essences: cost.from_it });
    }
    cost::pay_bill(s, seat, &cost.pay, tell);
}

/// All effects of a power, from the first.
pub(crate) fn effects(s: &mut ResArcana, seat: Seat, component: Component, power: u8, tell: &mut impl Tell<Event>) {
    Step::Effect { seat, component, power, at: 0 }.settle(s, tell);
}

fn effect(s: &mut ResArcana, seat: Seat, component: Component, power: u8, effect: Effect, tell: &mut impl Tell<Event>) {
    match effect {
        Effect::Gain(gift) => {
            s.gain_mix(seat, gift.any.into(), gift.of);
            s.gain(seat, gift.typed, tell);
        }
        Effect::StoreOnIt(gift) => {
            s.store_mix(seat, gift.any, gift.of, component);
            s.store(component, gift.typed, tell);
        }
        Effect::StorePaidOnIt => s.store(component, Essences::of(s.doing.paid.essence, 1), tell),
        Effect::StorePaidOnAny => s.next(Step::PutOn { seat }),
        Effect::GainX(essence) => s.gain(seat, Essences::of(essence, s.doing.paid.x), tell),
        // Never the type that was paid (RESA-AMB-03).
        Effect::GainXOther(of) => {
            let other = Types(of.0 & !(1 << s.doing.paid.essence.index()));
            if s.doing.paid.x > 0 {
                s.next(gain::Step::Other { seat, of: other });
            }
        }
        Effect::GainItsCost { plus, of } => {
            s.gain_mix(seat, u16::from(s.doing.paid.cost) + u16::from(plus), of);
        }
        Effect::GainAsRival { gain, count } => s.next(Step::Rival { seat, gain, count }),
        Effect::RivalsGain(essences) => {
            for rival in s.rivals(seat) {
                s.gain(rival, essences, tell);
            }
        }
        Effect::RivalsLoseLife { amount, .. } => life_loss::begin(s, seat, component, power, amount, tell),
        Effect::Draw(count) => s.next(zone::Step::Draw { seat, left: count }),
        Effect::DrawThenDiscard(count) => {
            s.next(zone::Step::ThenDiscard { seat, had: s.player(seat).hand.len() as u8 });
            s.next(zone::Step::Draw { seat, left: count });
        }
        Effect::Reorder(count) => s.next(zone::Step::Look { seat, count }),
        Effect::Straighten(Straighten::Any) => s.next(Step::Straighten { seat, creature: false }),
        Effect::Straighten(Straighten::Creature) => s.next(Step::Straighten { seat, creature: true }),
        Effect::Straighten(Straighten::Itself) => s.straighten(component, tell),
        Effect::Place(_) => s.next(place::Step::Choose { seat, component, power }),
        Effect::CheckVictory => check::begin(s, tell),
        Effect::PointsNow(points) => {
            s.player_mut(seat).bonus += points;
            tell.tell(Event::PointsNow { seat, n: points });
        }
        // What is ignored is never carried out in the first place.
        Effect::Ignore => {}
    }
}

impl ResArcana {
    /// Turns a component.
    pub(crate) fn turn_component(&mut self, component: Component, tell: &mut impl Tell<Event>) {
        self.turned.insert(component);
        tell.tell(Event::Turned { card: self.card_of(component) });
    }

    /// Straightens a component; it is usable again (RESA-POWER-09).
    pub(crate) fn straighten(&mut self, component: Component, tell: &mut impl Tell<Event>) {
        if self.turned.remove(component) {
            tell.tell(Event::Straightened { card: self.card_of(component) });
        }
    }
}

impl Step {
    /// The components to choose from.
    fn targets(self, s: &ResArcana) -> Components {
        match self {
            Step::TurnOther { seat, subtype } => straight(s, seat, subtype),
            Step::Destroy { seat, component, victim } => victims(s, seat, component, victim),
            Step::Straighten { seat, creature } => {
                let turned = s.player(seat).play.and(s.turned);
                if creature { of_subtype(s, turned, Subtype::Creature) } else { turned }
            }
            Step::PutOn { seat } => s.player(seat).play,
            Step::Effect { .. } | Step::Rival { .. } => CardSet::EMPTY,
        }
    }

    pub(crate) fn waits_for(self, s: &ResArcana) -> Seats {
        match self {
            Step::Effect { .. } => Seats::NONE,
            Step::Rival { seat, .. } => {
                if s.count() == 2 {
                    Seats::NONE
                } else {
                    Seats::only(seat)
                }
            }
            Step::TurnOther { seat, .. }
            | Step::Destroy { seat, .. }
            | Step::Straighten { seat, .. }
            | Step::PutOn { seat } => {
                if self.targets(s).len() > 1 {
                    Seats::only(seat)
                } else {
                    Seats::NONE
                }
            }
        }
    }

    pub(crate) fn ask(self, s: &ResArcana, _: Seat) -> Ask {
        match self {
            Step::TurnOther { subtype, .. } => Ask::TurnOther { subtype },
            Step::Destroy { .. } => Ask::Destroy,
            Step::Straighten { .. } => Ask::Straighten,
            Step::PutOn { .. } => Ask::PutOn { essence: s.doing.paid.essence },
            Step::Rival { count, .. } => Ask::Rival { essence: count },
            Step::Effect { .. } => Ask::Chance,
        }
    }

    /// The answer that names a component.
    fn naming(self, card: Card) -> Choice {
        match self {
            Step::TurnOther { .. } => Choice::Turn { card },
            Step::Destroy { .. } => Choice::Destroy { card },
            Step::Straighten { .. } => Choice::Straighten { card },
            _ => Choice::PutOn { card },
        }
    }

    /// Why a component in play may not be named.
    fn refusal(self, s: &ResArcana, component: Component) -> Reason {
        let card = s.card_of(component);
        match self {
            Step::TurnOther { subtype, .. } if card.is(subtype) => Reason::NotStraight { card },
            Step::Straighten { .. } if !s.turned.has(component) => Reason::NotTurned { card },
            Step::Destroy { victim: Victim::OtherArtifact, component: itself, .. } if itself == component => {
                Reason::NotItself { card }
            }
            _ => Reason::WrongSubtype { card },
        }
    }

    pub(crate) fn options(self, s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
        if let Step::Rival { .. } = self {
            for other in s.everybody() {
                let verdict = if other == seat { Err(Reason::NotARival) } else { Ok(()) };
                out.put(Choice::Rival { seat: other }, verdict);
            }
            return;
        }
        let targets = self.targets(s);
        for component in s.player(seat).play {
            let verdict = if targets.has(component) { Ok(()) } else { Err(self.refusal(s, component)) };
            out.put(self.naming(s.card_of(component)), verdict);
        }
    }

    pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
        match choice {
            Choice::Rival { seat: rival } => self.count_rival(s, rival, tell),
            Choice::Turn { card } | Choice::Destroy { card } | Choice::Straighten { card } | Choice::PutOn { card } => {
                if let Some(component) = s.component_of(seat, card) {
                    self.carry_out(s, component, tell);
                }
            }
            _ => {}
        }
    }

    fn count_rival(self, s: &mut ResArcana, rival: Seat, tell: &mut impl Tell<Event>) {
        if let Step::Rival { seat, gain, count } = self {
            tell.tell(Event::RivalChosen { seat, rival, essence: count });
            s.gain(seat, Essences::of(gain, s.player(rival).pool.get(count)), tell);
        }
    }

    fn carry_out(self, s: &mut ResArcana, component: Component, tell: &mut impl Tell<Event>) {
        match self {
            Step::TurnOther { .. } => s.turn_component(component, tell),
            Step::Destroy { seat, .. } => s.destroy(seat, component, tell),
            Step::Straighten { .. } => s.straighten(component, tell),
            Step::PutOn { .. } => s.store(component, Essences::of(s.doing.paid.essence, 1), tell),
            Step::Effect { .. } | Step::Rival { .. } => {}
        }
    }

    pub(crate) fn settle(self, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
        match self {
            Step::Effect { seat, component, power, at } => {
                let effects =
                    s.card_of(component).facts().powers.get(usize::from(power)).map_or(&[][..], |p| p.effects);
                if let Some(now) = effects.get(usize::from(at)) {
                    if effects.len() > usize::from(at) + 1 {
                        s.next(Step::Effect { seat, component, power, at: at + 1 });
                    }
                    effect(s, seat, component, power, *now, tell);
                }
            }
            Step::Rival { seat, .. } => self.count_rival(s, seat.left(s.count()), tell),
            // Only one to choose from, or none (RESA-AMB-05).
            _ => {
                if let Some(component) = self.targets(s).first() {
                    self.carry_out(s, component, tell);
                }
            }
        }
    }
}
