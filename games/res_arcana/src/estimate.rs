//! How a position looks to somebody who plays well.
//!
//! Everything is measured in one currency in which a plain essence is worth [`PLAIN`]. What a card
//! does in a round is worked out once from its printed row.

use crate::{
    card::{Collect, Cost, Effect, Facts, Gift, PointsPer, Power, When},
    check::ENOUGH,
    component::Component,
    essence::{Essence, Essences},
    state::ResArcana,
    tables::{CARDS, Card},
};
use arbiter_components::Indexed;
use arbiter_engine::Seat;
use std::sync::LazyLock;

/// An essence other than Gold.
const PLAIN: i32 = 24;
/// A Gold.
const GOLD: i32 = 55;
/// An essence of a type of choice.
const CHOICE: i32 = 27;
/// A point, far from the end.
const POINT: i32 = 260;
/// A card in hand: it can at least be discarded.
const CARD: i32 = 45;
/// The First Player token, when its point does not decide the game.
const TOKEN: i32 = 80;
/// Having enough points: the game is won at the next check, or nearly so.
const WON: i32 = 3000;
/// More than this of one type is hard to spend.
const PLENTY: u16 = 8;
/// What an essence beyond that is worth.
const SURPLUS: i32 = 8;

/// What a card is worth to its owner.
#[derive(Copy, Clone, Default)]
struct Worth {
    /// What it brings by itself in every round.
    income: i32,
    /// What using its best power brings, beyond its cost.
    use_once: i32,
}

static WORTH: LazyLock<[Worth; CARDS.len()]> = LazyLock::new(|| {
    Card::ALL.map(|card| {
        let facts = card.facts();
        let powers = facts.powers.iter().filter(|power| power.when == When::Action);
        let use_once = powers.map(|power| net(facts, power)).max().unwrap_or(0).max(0);
        let shield = facts.powers.iter().any(|power| matches!(power.when, When::LifeLoss | When::DragonLifeLoss));
        Worth { income: income(facts) + if shield { PLAIN / 4 } else { 0 }, use_once }
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
        Collect::OneOf { amount, .. } => i32::from(amount) * (PLAIN + 2),
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
        + if cost.discard { CARD } else { 0 }
}

/// What a power brings beyond its cost.
fn net(facts: &Facts, power: &Power) -> i32 {
    let scored = |essences: Essences| -> i32 {
        let per = facts.points_per.iter().map(|per| match per {
            PointsPer::EssenceOnIt(essence, points) => i32::from(essences.get(*essence)) * i32::from(*points),
            PointsPer::Creature(_) | PointsPer::Dragon(_) => 0,
        });
        per.sum::<i32>() * POINT
    };
    let gains = power.effects.iter().map(|effect| match effect {
        Effect::Gain(given) => gift(given),
        Effect::StoreOnIt(given) => gift(given) * 9 / 10 + scored(given.typed),
        Effect::StorePaidOnIt | Effect::StorePaidOnAny => PLAIN + PLAIN / 2,
        Effect::GainX(essence) => 3 * (price(*essence) - PLAIN),
        Effect::GainXOther(_) => PLAIN / 2,
        Effect::GainItsCost { plus, .. } => (3 + i32::from(*plus)) * PLAIN,
        Effect::GainAsRival { gain, .. } => 2 * price(*gain),
        Effect::RivalsGain(essences) => -sum(*essences) / 3,
        Effect::RivalsLoseLife { amount, .. } => i32::from(*amount) * PLAIN,
        Effect::Draw(count) => i32::from(*count) * CARD,
        Effect::DrawThenDiscard(_) => CARD,
        Effect::Reorder(_) => PLAIN / 3,
        Effect::Straighten(_) => PLAIN,
        Effect::Place(_) => 3 * PLAIN,
        Effect::CheckVictory | Effect::Ignore | Effect::PointsNow(_) => 0,
    });
    gains.sum::<i32>() - cost(&power.cost)
}

pub(crate) fn estimate(s: &ResArcana, seat: Seat) -> i32 {
    let player = s.player(seat);
    let rounds = rounds_left(s);
    let mut value = points(s, seat) + pool(player.pool) + best_claim(s, seat);
    for component in player.play {
        value += in_play(s, seat, component, rounds);
    }
    for artifact in player.hand {
        value += CARD + in_round(artifact.card()) * rounds / 8;
    }
    value + (player.deck.len() as i32) * CARD / 8
}

/// What a card brings in a round, all in all.
fn in_round(card: Card) -> i32 {
    let worth = WORTH[card as usize];
    worth.income + worth.use_once * 3 / 4
}

/// Rounds that are still to come, in quarters.
fn rounds_left(s: &ResArcana) -> i32 {
    let most = s.everybody().map(|seat| s.points(seat)).max().unwrap_or(0);
    (2 * (i32::from(ENOUGH) - i32::from(most))).clamp(2, 14)
}

fn in_play(s: &ResArcana, seat: Seat, component: Component, rounds: i32) -> i32 {
    let worth = WORTH[s.card_of(component) as usize];
    let later = if component.is_item() { 0 } else { (worth.income + worth.use_once * 3 / 4) * rounds / 4 };
    let resting = s.passed.has(seat) || s.turned.has(component);
    let now = if resting { 0 } else { worth.use_once * 9 / 10 };
    let income = if component.is_item() && s.passed.has(seat) { worth.income + worth.use_once * 3 / 4 } else { 0 };
    later + now + income + sum(s.on[component.index()]) * 9 / 10
}

fn points(s: &ResArcana, seat: Seat) -> i32 {
    let all = i32::from(s.points(seat));
    let lasting = all - i32::from(s.first == seat);
    let token = if s.first == seat { TOKEN } else { 0 };
    let won = if all >= i32::from(ENOUGH) { WON } else { 0 };
    // Points count for more the nearer the end is.
    lasting * POINT + lasting * lasting * 12 + token + won
}

fn pool(pool: Essences) -> i32 {
    let one = |essence: Essence| {
        let amount = pool.get(essence);
        let usual = amount.min(PLENTY);
        i32::from(usual) * price(essence) + i32::from(amount - usual) * SURPLUS
    };
    Essence::ALL.into_iter().map(one).sum()
}

/// How near the seat is to claiming the Place of Power it is nearest to.
fn best_claim(s: &ResArcana, seat: Seat) -> i32 {
    let pool = s.player(seat).pool;
    let near = |card: Card| {
        let cost = card.facts().cost.typed;
        let missing = i32::from(pool.short_of(cost).total());
        let total = i32::from(cost.total());
        let share = (total - missing) * 100 / total.max(1);
        share * share * 300 / 10_000
    };
    s.places().map(near).max().unwrap_or(0)
}
