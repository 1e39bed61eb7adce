//! What attacks do on average: the one under way, and those that could come next.
//!
//! Switches and tactics are left out, and a critical block counts as a block.

use super::{Fighter, Outlook};
use crate::{
    action,
    dice::{Die, Face, Pool, Symbol},
    figure::{Figure, Piece},
    printed::ActionRow,
    roll,
    step::Step,
    table::{Aristeia, Side, rival},
    tables::Character,
};
use arbiter_engine::{List, Seat};
use std::sync::LazyLock;

/// What a success is worth in a roll that is no attack.
const EFFECT: i32 = 70;
/// How much of an attack to come counts, in percent: this round, and in the next.
const THIS_ROUND: i32 = 40;
const NEXT_ROUND: i32 = 15;

/// So many points of damage are told apart.
const MOST: usize = 8;

/// What a roll may do.
#[derive(Copy, Clone, Debug, Default)]
struct Damage {
    /// The chances of at least 0, 1, 2 … points of damage, in 1024ths.
    at_least: [i32; MOST],
    /// How many of them come on average before the last of 0, 1, 2 … health points, in 1024ths.
    before: [i32; MOST],
}

impl Damage {
    fn new(at_least: [i32; MOST]) -> Damage {
        let before = std::array::from_fn(|health| at_least.iter().take(health).skip(1).sum());
        Damage { at_least, before }
    }

    /// Exactly so much.
    fn certain(amount: usize) -> Damage {
        Damage::new(std::array::from_fn(|n| if n <= amount { 1024 } else { 0 }))
    }

    /// What it is worth to the other player.
    #[inline]
    fn harm(&self, to: &Fighter) -> i32 {
        let health = usize::from(to.health).min(MOST - 1);
        if health == 0 || to.place.space().is_none() {
            return 0;
        }
        (self.before[health] * to.wound + self.at_least[health] * to.fragged) / 1024
    }
}

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
    let mut chances = [0; MOST];
    for (chance, outcomes) in chances.iter_mut().zip(exactly).rev() {
        at_least += outcomes;
        *chance = (at_least * 1024 / all.max(1)) as i32;
    }
    Damage::new(chances)
}

/// An attack of a character.
#[derive(Copy, Clone, Debug, Default)]
struct Attack {
    /// Action points.
    cost: i32,
    /// How far it reaches.
    range: i32,
    /// What it does to every character, in the open.
    damage: [Damage; Character::ALL.len()],
}

/// A character has so many attacks at most, Contender included.
const ATTACKS_EACH: usize = 3;

/// The attacks of every character.
static ATTACKS: LazyLock<[List<Attack, ATTACKS_EACH>; Character::ALL.len()]> = LazyLock::new(|| {
    Character::ALL.map(|character| {
        let attacks = character.row().actions.iter().map(|action| action.row()).filter(|row| row.attack);
        let attack = |row: &ActionRow| Attack {
            cost: i32::from(row.points.max(1)),
            range: row.range.map_or(0, |range| i32::from(range.max)),
            damage: Character::ALL.map(|other| damage(&Pool::of(row.pool), &Pool::of(other.row().defence))),
        };
        attacks.take(ATTACKS_EACH).map(attack).collect()
    })
});

/// The best attack each character could make next.
pub(super) fn prospects(seat: Seat, outlook: &Outlook) -> i32 {
    outlook.team(seat).iter().map(|fighter| prospect(fighter, outlook)).sum()
}

fn prospect(fighter: &Fighter, outlook: &Outlook) -> i32 {
    let Some(here) = fighter.place.space() else { return 0 };
    let (means, share) = if fighter.means.points > 0 {
        (fighter.means, THIS_ROUND)
    } else if outlook.clock.goes_on() && !fighter.to_come {
        (fighter.fresh, NEXT_ROUND)
    } else {
        return 0;
    };
    let attacks = &ATTACKS[fighter.figure.character() as usize];
    let mut best = 0;
    for enemy in outlook.team(rival(fighter.figure.seat())) {
        let Some(there) = enemy.place.space() else { continue };
        let far = i32::from(here.distance(there)) - means.movement;
        for attack in attacks.iter() {
            let range = if fighter.blind { 1 } else { attack.range };
            let times = if far <= range {
                means.points / attack.cost
            } else if far <= range + means.speed {
                (means.points - 2) / attack.cost
            } else {
                0
            };
            if times > 0 {
                let harm = attack.damage[enemy.figure.character() as usize].harm(enemy);
                best = best.max(harm * (2 + times) / 3);
            }
        }
    }
    best * share / 100
}

/// What the roll going on will do for each player, and damage about to be suffered by the other.
pub(super) fn under_way(s: &Aristeia, outlook: &Outlook) -> [i32; 2] {
    let mut worth = [0; 2];
    let mut harm = |to: Figure, damage: &Damage| {
        if let Some(fighter) = outlook.find(to) {
            worth[rival(to.seat()).index() & 1] += damage.harm(fighter);
        }
    };
    for hurt in s.hurts.iter() {
        harm(hurt.figure, &Damage::certain(usize::from(hurt.amount)));
    }
    let (mut declared, mut rolling) = (false, false);
    for step in s.agenda.steps() {
        match step {
            Step::Action(action::Step::Pools) => declared = true,
            Step::Action(action::Step::Effects) => rolling = true,
            _ => {}
        }
    }
    let doing = s.active().zip(s.doing.action).filter(|(_, action)| (declared || rolling) && action.rolls());
    let Some((figure, action)) = doing else { return worth };
    let sides: &[Side; 2] =
        if declared { &action::pools(s, figure, action, s.doing.target, s.doing.unsighted) } else { &s.roll.sides };
    let outcome = |side: usize| {
        if s.roll.counted && !declared {
            Damage::certain(usize::from(roll::net_successes(s, side)))
        } else {
            damage(&sides[side].pool, &sides[1 - side].pool)
        }
    };
    if action.row().attack {
        if let Some(target) = s.doing.target.and_then(Piece::figure) {
            harm(target, &outcome(0));
            if s.doing.strikes_back {
                harm(figure, &outcome(1));
            }
        }
    } else if !action.row().success.is_empty() {
        worth[figure.seat().index() & 1] += EFFECT * outcome(0).at_least[1] / 1024;
    }
    worth
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{dice::Colour, odds::odds as exact, printed::Part};

    /// Without a critical block the odds are the exact ones.
    #[test]
    fn the_odds_are_those_that_people_are_shown() {
        let attack = Pool::of(&[Part::Die(Colour::Red), Part::Die(Colour::Orange), Part::Printed(Symbol::Success)]);
        let defence = Pool::of(&[Part::Die(Colour::Blue), Part::Die(Colour::Black)]);
        let all = exact(&attack, &defence);
        for (least, chance) in damage(&attack, &defence).at_least.into_iter().enumerate() {
            let outcomes: u64 = all.first.iter().skip(least).sum();
            assert_eq!(chance, (outcomes * 1024 / all.outcomes) as i32, "at least {least}");
        }
    }

    #[test]
    fn certain_damage_is_certain() {
        let two = Damage::certain(2);
        assert_eq!(two.at_least[..4], [1024, 1024, 1024, 0]);
        assert_eq!((two.before[1], two.before[3]), (0, 2048));
    }

    #[test]
    fn everybody_has_an_attack_that_hurts() {
        for (character, attacks) in Character::ALL.into_iter().zip(ATTACKS.iter()) {
            assert!(
                attacks.iter().any(|attack| attack.damage.iter().all(|damage| damage.at_least[1] > 0)),
                "{character:?}"
            );
        }
    }
}
