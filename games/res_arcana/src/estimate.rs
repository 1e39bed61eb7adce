//! How a position looks to somebody who plays well.
//!
//! Everything is in one currency: a lead of 1000 over a rival makes a win about three times as
//! likely as a loss, and an essence in the pool is worth [`PLAIN`]. The numbers come from games the
//! bots played against each other, by asking which of the two players' assets went with winning
//! (logistic regression on the differences), and were rounded by hand. What a card does in a round
//! is worked out once from its printed row.
//!
//! What is *absent*: rivals. Who is ahead is for whoever compares two estimates.

use crate::{
    card::{Collect, Cost, Effect, Facts, Gift, Kind, PointsPer, Power, When},
    check::ENOUGH,
    component::Component,
    essence::{Essence, Essences},
    state::ResArcana,
    tables::Card,
};
use arbiter_components::Indexed;
use arbiter_engine::Seat;
use std::sync::LazyLock;

/// An essence other than Gold.
const PLAIN: i32 = 70;
/// More than this of one type is hard to spend.
const PLENTY: u16 = 9;
/// A Gold that a card makes.
const GOLD: i32 = 160;
/// A Gold in the pool, of the four that buy a monument …
const GOLD_OF_FOUR: i32 = 320;
/// … and of the next four; what lies beyond is hard to spend.
const MORE_GOLD: i32 = 190;
/// An essence of a type of choice.
const CHOICE: i32 = 78;
/// An essence that waits on a component.
const STORED: i32 = 40;
/// A Gold that does so.
const STORED_GOLD: i32 = 70;
/// A card that a power draws.
const DRAWN: i32 = 130;
/// A card in hand.
const CARD: i32 = 300;
/// A point, …
const POINT: i32 = 510;
/// … and so much more for each of them, squared: points count for more the nearer the end is.
const POINT_SQUARED: i32 = 32;
/// The First Player token, when its point does not decide the game.
const TOKEN: i32 = 150;
/// Having enough points: the game is won at the next check, unless a rival gets more.
const WON: i32 = 1500;
/// A point that could be made in the next round.
const NEXT_POINT: i32 = 124;
/// Having passed while others act on.
const PASSED: i32 = -1000;
/// A Creature in play.
const CREATURE: i32 = 50;

/// What a card is worth to its owner.
#[derive(Copy, Clone, Default)]
struct Worth {
    /// What it brings by itself in every round.
    income: i32,
    /// The same as essences: typed ones …
    typed: Essences,
    /// … and how many of a type of choice.
    wild: u16,
    /// What using its best power brings, beyond its cost. Points are counted elsewhere.
    use_once: i32,
}

static WORTH: LazyLock<[Worth; Card::ALL.len()]> = LazyLock::new(|| {
    Card::ALL.map(|card| {
        let facts = card.facts();
        let (typed, wild) = match facts.collect {
            Collect::Gain(given) => (given.typed, given.any),
            Collect::OneOf { amount, .. } => (Essences::NONE, amount),
            Collect::Interest { any, .. } => (Essences::NONE, any / 2),
            Collect::Nothing | Collect::Growth { .. } | Collect::PayOrTurn { .. } => (Essences::NONE, 0),
        };
        let powers = facts.powers.iter().filter(|power| power.when == When::Action);
        let use_once = powers.map(|power| net(facts, power)).max().unwrap_or(0).max(0);
        Worth { income: income(facts), typed, wild: wild.into(), use_once }
    })
});

fn price(essence: Essence) -> i32 {
    if essence == Essence::Gold { GOLD } else { PLAIN }
}

fn sum(essences: Essences) -> i32 {
    Essence::ALL.into_iter().map(|essence| i32::from(essences.get(essence)) * price(essence)).sum()
}

fn gift(gift: &Gift) -> i32 {
    sum(gift.typed) + i32::from(gift.any) * CHOICE
}

fn income(facts: &Facts) -> i32 {
    match facts.collect {
        Collect::Nothing => 0,
        Collect::Gain(given) => gift(&given),
        Collect::OneOf { amount, .. } => i32::from(amount) * (PLAIN + CHOICE) / 2,
        Collect::Interest { any, .. } => i32::from(any) * CHOICE / 2,
        Collect::Growth { each } => i32::from(each) * PLAIN,
        Collect::PayOrTurn { .. } => -PLAIN,
    }
}

fn cost(cost: &Cost) -> i32 {
    sum(cost.pay.typed)
        + i32::from(cost.pay.any) * PLAIN
        + if cost.one_of.0 != 0 { PLAIN } else { 0 }
        + sum(cost.from_it)
        + if cost.turn_other.is_some() { PLAIN / 2 } else { 0 }
        + if cost.destroy.is_some() { 4 * PLAIN } else { 0 }
        + if cost.discard { DRAWN } else { 0 }
}

/// What a power brings beyond its cost, points aside.
fn net(facts: &Facts, power: &Power) -> i32 {
    let gains = power.effects.iter().map(|effect| match effect {
        Effect::Gain(given) => gift(given),
        Effect::StoreOnIt(given) if scored(facts, given.typed) > 0 => 0,
        Effect::StoreOnIt(given) => gift(given) * 9 / 10,
        Effect::StorePaidOnIt | Effect::StorePaidOnAny => PLAIN + PLAIN / 2,
        Effect::GainX(essence) => 3 * (price(*essence) - PLAIN),
        Effect::GainXOther(_) => PLAIN / 2,
        Effect::GainItsCost { plus, .. } => (3 + i32::from(*plus)) * PLAIN,
        Effect::GainAsRival { gain, .. } => 2 * price(*gain),
        Effect::RivalsGain(essences) => -sum(*essences) / 3,
        Effect::RivalsLoseLife { amount, .. } => i32::from(*amount) * PLAIN,
        Effect::Draw(count) => i32::from(*count) * DRAWN,
        Effect::DrawThenDiscard(_) => DRAWN,
        Effect::Reorder(_) => PLAIN / 3,
        Effect::Straighten(_) => PLAIN,
        Effect::Place(_) => 3 * PLAIN,
        Effect::CheckVictory | Effect::Ignore | Effect::PointsNow(_) => 0,
    });
    gains.sum::<i32>() - cost(&power.cost)
}

/// The points these essences are worth when they lie on the card.
fn scored(facts: &Facts, essences: Essences) -> i32 {
    let per = facts.points_per.iter().map(|per| match per {
        PointsPer::EssenceOnIt(essence, points) => i32::from(essences.get(*essence)) * i32::from(*points),
        PointsPer::Creature(_) | PointsPer::Dragon(_) => 0,
    });
    per.sum()
}

/// What a Place of Power is worth beyond its points and income: to whoever could claim it, and to
/// whoever holds it.
fn place(card: Card) -> (i32, i32) {
    match card {
        Card::SacredGrove => (850, 0),
        Card::AlchemistsTower => (690, 450),
        Card::CatacombsOfTheDead => (460, 650),
        Card::SacrificialPit => (770, 200),
        Card::CursedForge => (380, 0),
        Card::DwarvenMines => (460, 80),
        Card::CoralCastle => (770, 390),
        Card::SunkenReef => (770, 490),
        Card::DragonsLair => (540, 750),
        Card::SorcerersBestiary => (380, -150),
        _ => (0, 0),
    }
}

pub(crate) fn estimate(s: &ResArcana, seat: Seat) -> i32 {
    let player = s.player(seat);
    let rounds = quarters_left(s);
    let passed = s.passed.has(seat);
    let mut next = Next::of(player.pool);
    let mut value = pool(player.pool) + player.hand.len() as i32 * CARD + if passed { PASSED } else { 0 };
    for component in player.play {
        value += in_play(s, component, rounds, passed, &mut next);
    }
    value += claim(s, |cost| i32::from(player.pool.short_of(cost).total()));
    value += claim(s, |cost| next.short_of(cost)) * 2 / 5;
    value + points(s, seat) + next.points(s, seat) * NEXT_POINT
}

/// Rounds that are still to come, in quarters.
fn quarters_left(s: &ResArcana) -> i32 {
    let most = s.everybody().map(|seat| s.points(seat)).max().unwrap_or(0);
    (2 * (i32::from(ENOUGH) - i32::from(most))).clamp(2, 18)
}

fn points(s: &ResArcana, seat: Seat) -> i32 {
    let all = i32::from(s.points(seat));
    let lasting = all - i32::from(s.first == seat);
    let token = if s.first == seat { TOKEN } else { 0 };
    let won = if all >= i32::from(ENOUGH) { WON } else { 0 };
    lasting * POINT + lasting * lasting * POINT_SQUARED + token + won
}

fn pool(pool: Essences) -> i32 {
    let plain = [Essence::Elan, Essence::Life, Essence::Calm, Essence::Death];
    let plain: u16 = plain.into_iter().map(|essence| pool.get(essence).min(PLENTY)).sum();
    let gold = i32::from(pool.get(Essence::Gold));
    i32::from(plain) * PLAIN + gold.min(4) * GOLD_OF_FOUR + (gold - 4).clamp(0, 4) * MORE_GOLD
}

/// What a component is worth: what it brings in the rounds to come, and what it can do in this one.
fn in_play(s: &ResArcana, component: Component, rounds: i32, passed: bool, next: &mut Next) -> i32 {
    let card = s.card_of(component);
    let (worth, facts) = (&WORTH[card as usize], card.facts());
    let on = s.on[component.index()];
    let mut value = if facts.creature { CREATURE } else { 0 };
    if facts.kind == Kind::PlaceOfPower {
        value += place(card).1;
    } else if !on.is_empty() {
        let gold = on.get(Essence::Gold);
        value += i32::from(gold) * STORED_GOLD + i32::from(on.total() - gold) * STORED;
        next.take(on);
    }
    let ready = if passed || s.turned.has(component) { 0 } else { worth.use_once * 3 / 4 };
    if !component.is_item() {
        next.collect(card);
        value + (worth.income * 31 + worth.use_once * 24) * rounds / 100 + ready
    } else if passed {
        next.collect(card);
        value + (worth.income + worth.use_once * 3 / 4) * 3 / 4
    } else {
        value + ready
    }
}

/// How near the seat is to claiming a Place of Power that is worth it. `missing` says how many
/// essences are missing.
fn claim(s: &ResArcana, missing: impl Fn(Essences) -> i32) -> i32 {
    let near = |card: Card| {
        let cost = card.facts().cost.typed;
        let total = i32::from(cost.total()).max(1);
        let share = (total - missing(cost)) * 100 / total;
        share * share * place(card).0 / 10_000
    };
    s.places().map(near).max().unwrap_or(0)
}

/// What a seat will have to spend in the next round, if it spends nothing in this one.
pub(crate) struct Next {
    pub(crate) have: Essences,
    /// Essences of a type of choice.
    pub(crate) wild: u16,
}

impl Next {
    /// With what is in the pool.
    pub(crate) fn of(have: Essences) -> Next {
        Next { have, wild: 0 }
    }

    /// What lies on a component, since it will be collected.
    pub(crate) fn take(&mut self, on: Essences) {
        self.have = self.have.plus(on);
    }

    /// What a card brings by itself.
    pub(crate) fn collect(&mut self, card: Card) {
        let worth = &WORTH[card as usize];
        self.have = self.have.plus(worth.typed);
        self.wild += worth.wild;
    }

    pub(crate) fn short_of(&self, cost: Essences) -> i32 {
        i32::from(self.have.short_of(cost).total().saturating_sub(self.wild))
    }

    /// Pays a cost if it can.
    fn pays(&mut self, cost: Essences) -> bool {
        let missing = self.have.short_of(cost).total();
        if missing > self.wild {
            return false;
        }
        self.wild -= missing;
        self.have = self.have.minus(cost);
        true
    }

    /// The points that could be made with it: on Places of Power, and by claiming monuments.
    pub(crate) fn points(mut self, s: &ResArcana, seat: Seat) -> i32 {
        /// More uses of one power in a round than that are a dream.
        const OFTEN: usize = 6;
        let mut points = 0;
        for component in s.player(seat).play {
            let facts = s.card_of(component).facts();
            if facts.kind != Kind::PlaceOfPower {
                continue;
            }
            for power in facts.powers.iter().rev().filter(|power| power.when == When::Action) {
                let gain: i32 = power.effects.iter().map(|effect| stored_points(facts, effect)).sum();
                if gain == 0 || power.cost.turn_other.is_some() {
                    continue;
                }
                let times = if power.cost.turn { 1 } else { OFTEN };
                let uses = (0..times).take_while(|_| self.pays(power.cost.pay.typed)).count();
                points += gain * uses as i32;
            }
        }
        points + i32::from(self.have.get(Essence::Gold) / 4 * 2)
    }
}

/// The points an effect puts on its card.
fn stored_points(facts: &Facts, effect: &Effect) -> i32 {
    if let Effect::StoreOnIt(given) = effect { scored(facts, given.typed) } else { 0 }
}
