//! What attacks do on average: the one under way, and those that could come next.
//!
//! Switches and tactics are left out, and a critical block counts as a block.

use super::{Clock, Means};
use crate::{
    action,
    board::Zone,
    dice::{Die, Face, Pool, Symbol},
    figure::{Figure, Piece},
    printed::Mark,
    roll,
    step::Step,
    table::{Aristeia, RollKind, Side, rival},
    tables::{Action, Character},
};
use arbiter_engine::Seat;
use std::sync::LazyLock;

/// All health of a character but the last point, taken.
const WOUNDS: i32 = super::WOUNDS;
/// Sending it to the infirmary, besides what it scores …
const FRAGGED: i32 = 330;
/// … and if it stood in a scoring zone …
const FROM_ZONE: i32 = 260;
/// … or had its activation still to come.
const UNUSED: i32 = 200;
/// What a success is worth in a roll that is no attack.
const EFFECT: i32 = 70;
/// How much of an attack to come counts, in percent: this round, and in the next.
const THIS_ROUND: i32 = 40;
const NEXT_ROUND: i32 = 15;

/// So many points of damage are told apart.
const MOST: usize = 8;
/// The chances of at least 0, 1, 2 … damage, in 1024ths.
type Damage = [i32; MOST];

/// Successes of a pool, plain and critical; or blocks, with nothing in the second place.
const PLAIN: usize = 12;
const CRITICAL: usize = 4;
type Odds = [[u64; CRITICAL]; PLAIN];

/// The odds of every count in a pool; what was thrown already is certain.
fn odds(pool: &Pool, count: impl Fn(Face) -> (u8, u8)) -> Odds {
    let mut odds = [[0; CRITICAL]; PLAIN];
    odds[0][0] = 1;
    let certain = |die: &Die| !die.is_waiting();
    let (mut plain, mut critical) = (0, 0);
    for die in pool.0.iter().filter(|die| certain(die)) {
        let (more, most) = count(die.symbols());
        (plain, critical) = (plain + usize::from(more), critical + usize::from(most));
    }
    odds.swap(0, plain.min(PLAIN - 1));
    odds[plain.min(PLAIN - 1)].swap(0, critical.min(CRITICAL - 1));
    for colour in pool.0.iter().filter(|die| !certain(die)).filter_map(|die| die.colour()) {
        let before = odds;
        odds = [[0; CRITICAL]; PLAIN];
        for face in colour.faces() {
            let (more, most) = count(*face);
            for (plain, row) in before.iter().enumerate() {
                for (critical, often) in row.iter().enumerate().filter(|(_, often)| **often > 0) {
                    let (plain, critical) = (plain + usize::from(more), critical + usize::from(most));
                    odds[plain.min(PLAIN - 1)][critical.min(CRITICAL - 1)] += often;
                }
            }
        }
    }
    odds
}

/// What the dice of one side do to the other.
fn damage(own: &Pool, other: &Pool) -> Damage {
    let successes = odds(own, |face| (face.get(Symbol::Success), face.get(Symbol::CritSuccess)));
    let blocks = odds(other, |face| (face.get(Symbol::Block) + face.get(Symbol::CritBlock), 0));
    let mut exactly = [0u64; MOST];
    let mut all = 0;
    for (plain, row) in successes.iter().enumerate() {
        for (critical, often) in row.iter().enumerate().filter(|(_, often)| **often > 0) {
            for (blocked, [times, ..]) in blocks.iter().enumerate().filter(|(_, row)| row[0] > 0) {
                let left = (plain.saturating_sub(blocked) + critical).min(MOST - 1);
                exactly[left] += often * times;
                all += often * times;
            }
        }
    }
    let mut at_least = 0;
    let mut damage = [0; MOST];
    for (chance, outcomes) in damage.iter_mut().zip(exactly).rev() {
        at_least += outcomes;
        *chance = (at_least * 1024 / all.max(1)) as i32;
    }
    damage
}

/// What every attack does to every character, in the open.
static ATTACKS: LazyLock<[[Damage; Character::ALL.len()]; Action::ALL.len()]> = LazyLock::new(|| {
    Action::ALL.map(|action| {
        Character::ALL.map(|defender| damage(&Pool::of(action.row().pool), &Pool::of(defender.row().defence)))
    })
});

/// What damage to a figure is worth to the other player.
fn harm(s: &Aristeia, figure: Figure, damage: &Damage, clock: Clock) -> i32 {
    let health = usize::from(s.health(figure)).min(MOST - 1);
    let Some(here) = s.space_of(figure).filter(|_| health > 0) else { return 0 };
    let wounds: i32 = damage[1..health].iter().sum();
    let wound = WOUNDS / i32::from(figure.character().row().health.max(1));
    let inside = s.scoring.spaces().has(here);
    let central = s.scoring.has(Zone::Central) && inside && Zone::Central.spaces().has(here);
    let row = s.setup.scenario.row();
    let points = row.frag_points + if s.setup.scorched_frags { row.optional_frag_points } else { 0 };
    let mut fragged = FRAGGED + super::CARD * clock.phases.min(3);
    if inside {
        fragged += FROM_ZONE;
    }
    if clock.to_come(s, figure) && !clock.scored {
        fragged += UNUSED;
    }
    if central {
        fragged += clock.point() * i32::from(points);
    }
    (wounds * wound + damage[health] * fragged) / 1024
}

/// The best attack each character could make next.
pub(super) fn prospects(s: &Aristeia, seat: Seat, clock: Clock) -> i32 {
    s.team(seat).map(|figure| prospect(s, figure, clock)).sum()
}

fn prospect(s: &Aristeia, figure: Figure, clock: Clock) -> i32 {
    let Some(here) = s.space_of(figure) else { return 0 };
    let mut means = Means::of(s, figure, clock);
    let mut share = THIS_ROUND;
    if means.points == 0 && s.active() != Some(figure) {
        if !clock.goes_on() {
            return 0;
        }
        share = NEXT_ROUND;
        means = Means { points: i32::from(s.energy(figure)), movement: 0, speed: i32::from(s.speed(figure)) };
    }
    let blind = s.is_marked(figure, Mark::Blind);
    let mut best = 0;
    for action in figure.character().row().actions {
        let row = action.row();
        let (Some(range), true) = (row.range.filter(|_| row.attack), means.points >= i32::from(row.points)) else {
            continue;
        };
        let range = if blind { 1 } else { i32::from(range.max) };
        let cost = i32::from(row.points.max(1));
        for enemy in s.team(rival(figure.seat())) {
            let Some(there) = s.space_of(enemy) else { continue };
            let far = i32::from(here.distance(there));
            let times = if far <= range + means.movement {
                means.points / cost
            } else if means.points >= cost + 2 && far <= range + means.movement + means.speed {
                (means.points - 2) / cost
            } else {
                continue;
            };
            let damage = &ATTACKS[*action as usize][enemy.character() as usize];
            best = best.max(harm(s, enemy, damage, clock) * (2 + times) / 3);
        }
    }
    best * share / 100
}

/// What the roll going on will do for a player, and damage about to be suffered by the other.
pub(super) fn under_way(s: &Aristeia, seat: Seat, clock: Clock) -> i32 {
    let mut worth = 0;
    for hurt in s.hurts.iter().filter(|hurt| hurt.figure.seat() != seat) {
        worth += harm(s, hurt.figure, &certain(usize::from(hurt.amount)), clock);
    }
    let (mut declared, mut rolling) = (false, false);
    for step in s.agenda.steps() {
        match step {
            Step::Action(action::Step::Pools) => declared = true,
            Step::Action(action::Step::Effects) => rolling = true,
            _ => {}
        }
    }
    let Some((figure, action)) = s.active().zip(s.doing.action).filter(|_| declared || rolling) else { return worth };
    if !action.rolls() {
        return worth;
    }
    let sides: [Side; 2] =
        if declared { action::pools(s, figure, action, s.doing.target, s.doing.unsighted) } else { s.roll.sides };
    let counted = rolling && !declared && s.roll.counted;
    let outcome = |side: usize| {
        if counted {
            certain(usize::from(roll::net_successes(s, side)))
        } else {
            damage(&sides[side].pool, &sides[1 - side].pool)
        }
    };
    if !action.row().attack {
        let success = !action.row().success.is_empty() && figure.seat() == seat;
        return worth + if success { EFFECT * outcome(0)[1] / 1024 } else { 0 };
    }
    let Some(target) = s.doing.target.and_then(Piece::figure) else { return worth };
    debug_assert!(declared || matches!(s.roll.kind, RollKind::Combat));
    if figure.seat() == seat {
        worth += harm(s, target, &outcome(0), clock);
    } else if s.doing.strikes_back {
        worth += harm(s, figure, &outcome(1), clock);
    }
    worth
}

/// Exactly so much damage.
fn certain(amount: usize) -> Damage {
    std::array::from_fn(|n| if n <= amount { 1024 } else { 0 })
}
