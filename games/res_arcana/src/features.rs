//! What a learner is told of one side of the table; [`LAYOUT`] says what lies where.
//!
//! What the eyes may not see is left out: the hand of a rival is only counted. Decks and discard piles are left out for
//! everybody; a judge that saw them learned games by heart.

use crate::{
    card::{Kind, TILES},
    check::ENOUGH,
    component::Component,
    essence::{Essence, Essences},
    estimate::{self, Next},
    state::ResArcana,
    tables::Card,
};
use arbiter_components::Indexed;
use arbiter_engine::{Eyes, Features, Game, Seat, Telling};

const CARDS: usize = Card::ALL.len();
/// More of one essence than the last of these is as good as that.
const STEPS: [u16; 6] = [1, 2, 3, 4, 6, 8];
const MOST_POINTS: usize = 14;

/// What lies where, in order.
pub(crate) const LAYOUT: &[(&str, usize)] = &[
    // The estimate, in hundreds.
    ("estimate", 1),
    // Essences in the pool, by type.
    ("pool", 5),
    // At least 1, 2, 3, 4, 6, 8 of each type.
    ("pool_at_least", 5 * STEPS.len()),
    // Points.
    ("points", 1),
    // So many points, 0 to 13 and more.
    ("points_are", MOST_POINTS),
    // Points more than the best rival; most points at the table.
    ("lead_and_most", 2),
    // Enough points, first player, passed, all rivals passed, asked now.
    ("claims", 5),
    // Round.
    ("round", 1),
    // Cards in play.
    ("in_play", CARDS),
    // Cards in play that are not turned.
    ("ready", CARDS),
    // Essences on cards in play.
    ("stored", CARDS),
    // Cards in hand.
    ("hand", 1),
    // Each of them, as far as they are seen.
    ("held", CARDS),
    // Those of them that can be paid for.
    ("payable", CARDS),
    // Free Places of Power: tenths of the cost that are at hand, now and with the next income.
    ("places", 4 * TILES),
    // Monuments that Gold can buy, now and with the next income.
    ("monuments", 2),
    // What the next income brings, by type and of any type.
    ("income", 6),
    // Points that could be made in the next round.
    ("next_points", 1),
];

/// What has words, for whoever explains a choice.
pub(crate) const TELLING: &[Telling] = &[
    Telling::new("points", "points", 0, 1),
    Telling::new("in_play", "in_play", 0, CARDS),
    Telling::new("income", "income", 0, 6),
    Telling::new("pool", "pool", 0, 5),
    Telling::new("stored", "stored", 0, CARDS),
    Telling::new("ready", "ready", 0, CARDS),
    Telling::new("hand", "hand", 0, 1),
];

pub(crate) fn features(s: &ResArcana, of: Seat, eyes: Eyes, out: &mut Features) {
    let player = s.player(of);
    out.single(estimate::estimate(s, of) / 100);
    let amounts = Essence::ALL.map(|essence| player.pool.get(essence));
    numbers(out, amounts.map(i32::from));
    let row = out.row(5 * STEPS.len());
    for (type_, amount) in amounts.into_iter().enumerate() {
        for step in 0..STEPS.iter().take_while(|step| amount >= **step).count() {
            out.mark(row + type_ * STEPS.len() + step);
        }
    }

    let points = i32::from(s.points(of));
    let best = s.rivals(of).map(|rival| i32::from(s.points(rival))).max().unwrap_or(0);
    out.single(points);
    let row = out.row(MOST_POINTS);
    out.mark(row + (points.max(0) as usize).min(MOST_POINTS - 1));
    numbers(out, [points - best, points.max(best)]);
    let rivals_passed = s.rivals(of).all(|rival| s.passed.has(rival));
    let asked = s.turn().waits_for(of);
    out.claims([points >= i32::from(ENOUGH), s.first == of, s.passed.has(of), rivals_passed, asked]);
    out.single(i32::from(s.round));

    let mut next = Next::of(player.pool);
    let (there, ready, stored) = (out.row(CARDS), out.row(CARDS), out.row(CARDS));
    for component in player.play {
        let card = s.card_of(component);
        out.mark(there + card as usize);
        if !s.turned.has(component) {
            out.mark(ready + card as usize);
        }
        let on = s.on[component.index()];
        out.put(stored + card as usize, i32::from(on.total()));
        if card.kind() != Kind::PlaceOfPower {
            next.take(on);
        }
        next.collect(card);
    }

    out.single(player.hand.len() as i32);
    let (held, payable) = (out.row(CARDS), out.row(CARDS));
    for artifact in player.hand.into_iter().filter(|_| eyes.are(of)) {
        let card = s.card_of(Component::from(artifact));
        out.mark(held + card as usize);
        if player.pool.short_of(card.facts().cost.typed).is_empty() {
            out.mark(payable + card as usize);
        }
    }

    let row = out.row(4 * TILES);
    for tile in (0..TILES).filter(|tile| s.unclaimed >> tile & 1 == 1) {
        let cost = s.face(tile).facts().cost.typed;
        let face = row + 2 * (2 * tile + usize::from(s.moon >> tile & 1));
        out.put(face, tenths(cost, i32::from(player.pool.short_of(cost).total())));
        out.put(face + 1, tenths(cost, next.short_of(cost)));
    }
    numbers(out, [player.pool, next.have].map(|have| i32::from(have.get(Essence::Gold) / 4)));
    let [elan, life, calm, death, gold] =
        Essence::ALL.map(|essence| i32::from(next.have.get(essence)) - i32::from(player.pool.get(essence)));
    numbers(out, [elan, life, calm, death, gold, i32::from(next.wild)]);
    out.single(next.points(s, of));
}

fn numbers<const N: usize>(out: &mut Features, numbers: [i32; N]) {
    for number in numbers {
        out.single(number);
    }
}

/// How much of a cost is there, in tenths.
fn tenths(cost: Essences, missing: i32) -> i32 {
    let total = i32::from(cost.total()).max(1);
    (total - missing).max(0) * 10 / total
}
