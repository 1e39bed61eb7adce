//! Who will stand in the scoring zones when the round ends, and what that will pay.
//!
//! Every character has a chance to be inside, by where it is and how far it can still walk. From the chances
//! follow the odds of every count of heads on both sides, and from those the points of each objective.

use super::{Clock, Fighter, Means, Outlook};
use crate::{
    board::{FLOOR, NUMBERS, Spaces, Zone},
    figure::Place,
    printed::Test,
    setup::TEAM,
    table::{Aristeia, BOTH, rival},
    tables::Scenario,
};
use arbiter_engine::Seat;
use std::sync::LazyLock;

/// Certain, as a chance.
const SURE: i32 = 1024;
/// Inside, with nothing else to happen.
const SETTLED: i32 = 1000;
/// What each enemy who can still get at it takes off that.
const HARRIED: i32 = 45;
/// Outside, but within its reach; and each space it has to walk.
const EXPECTED: i32 = 900;
const WALK: i32 = 10;
/// The same next to an enemy, from whom it has to get away.
const HELD: i32 = 560;
/// A few spaces too far.
const STRAY: i32 = 60;
/// What a zone held now is worth in each later round, as a share of this one's points, in percent.
const LASTING: i32 = 30;
/// Each space away from the nearest scoring zone …
const FARTHER: i32 = 16;
/// … and, where the zone will move, from the middle of the board.
const OFF_CENTRE: i32 = 7;

/// Every space, how many steps it is from each zone on an empty board.
static STEPS: LazyLock<[[u8; NUMBERS]; 7]> = LazyLock::new(|| {
    Zone::ALL.map(|zone| {
        let mut steps = [u8::MAX; NUMBERS];
        let (mut rim, mut seen, mut step) = (zone.spaces(), Spaces::NONE, 0);
        while !rim.is_empty() {
            rim.into_iter().for_each(|space| steps[space.index()] = step);
            seen = seen.or(rim);
            rim = rim.around().and(FLOOR).without(seen);
            step += 1;
        }
        steps
    })
});

/// How far a figure is from a zone; from the bench it comes by the nearest zone it may return to.
fn steps_to(s: &Aristeia, fighter: &Fighter, zone: Zone) -> Option<i32> {
    let steps = &STEPS[zone as usize];
    match fighter.place {
        Place::On(space) => Some(i32::from(steps[space.index()])),
        Place::Bench | Place::Infirmary => {
            let own = if s.round == 0 { s.player(fighter.figure.seat()).zones } else { s.setup.scenario.row().bench };
            let gates = own.without(s.scoring).spaces();
            gates.into_iter().map(|space| i32::from(steps[space.index()])).min()
        }
        Place::Box => None,
    }
}

/// The scoring zone a figure is nearest to, and how far it is.
fn nearest(s: &Aristeia, fighter: &Fighter) -> Option<(Zone, i32)> {
    let far = |zone| steps_to(s, fighter, zone).map(|steps| (zone, steps));
    s.scoring.into_iter().filter_map(far).min_by_key(|(_, steps)| *steps)
}

/// The chance of a figure to be inside the zone when the round ends.
fn chance(fighter: &Fighter, steps: i32, clock: Clock, enemies: &[Fighter]) -> i32 {
    let reach = fighter.means.reach();
    let here = match fighter.place {
        Place::On(here) => here,
        Place::Infirmary if !clock.scored => return 0,
        _ => return if steps <= reach { EXPECTED - WALK * steps } else { 0 },
    };
    let apart = |enemy: &Fighter| enemy.place.space().map_or(i32::MAX, |there| i32::from(here.distance(there)));
    if steps == 0 {
        let harries = |enemy: &&Fighter| {
            let Means { points, movement, speed } = enemy.means;
            points >= 2 && apart(enemy) <= movement + speed + 3
        };
        return SETTLED - HARRIED * enemies.iter().filter(harries).count() as i32;
    }
    if steps > reach {
        return if steps <= reach + 2 && reach > 0 { STRAY } else { 0 };
    }
    if enemies.iter().any(|enemy| apart(enemy) == 1) { HELD - WALK * steps } else { EXPECTED - WALK * steps }
}

/// The odds that so many heads are inside.
type Heads = [i32; TEAM + 1];

fn one_more(heads: &mut Heads, chance: i32) {
    for n in (0..heads.len()).rev() {
        let fewer = if n > 0 { heads[n - 1] } else { 0 };
        heads[n] = (heads[n] * (SURE - chance) + fewer * chance) / SURE;
    }
}

/// The points the objectives to come will give, and what is held for later rounds.
pub(super) fn hoped_for(s: &Aristeia, outlook: &Outlook) -> [i32; 2] {
    let clock = outlook.clock;
    let row = s.setup.scenario.row();
    let moves = row.moves.is_some();
    let mut worth = [0; 2];
    if clock.phases == 0 {
        return worth;
    }
    let mut heads = [[[SURE, 0, 0, 0, 0]; 7]; 2];
    for side in BOTH {
        let index = side.index() & 1;
        for fighter in outlook.team(side) {
            let Some((zone, steps)) = nearest(s, fighter) else { continue };
            let chance = chance(fighter, steps, clock, outlook.team(rival(side)));
            one_more(&mut heads[index][zone as usize], chance);
            worth[index] -= FARTHER * steps.min(12);
            if moves && clock.goes_on() {
                worth[index] -= OFF_CENTRE * steps_to(s, fighter, Zone::Central).unwrap_or(0);
            }
        }
    }
    let lasting = if moves { 0 } else { LASTING * (clock.phases - 1).min(3) };
    for side in BOTH {
        let hoped = if row.conquer { zones(s, side, &heads) } else { crowd(s, side, &heads) };
        worth[side.index() & 1] += (hoped * (100 + lasting) / 100 * clock.point()) / SURE;
    }
    worth
}

/// Where heads are counted in all scoring zones together: there is one, where this is so.
fn crowd(s: &Aristeia, seat: Seat, heads: &[[Heads; 7]; 2]) -> i32 {
    let Some(zone) = s.scoring.into_iter().next() else { return 0 };
    let (mine, theirs) = (&heads[seat.index() & 1][zone as usize], &heads[rival(seat).index() & 1][zone as usize]);
    let pay = &PAY[s.setup.scenario as usize];
    let mut hoped = 0;
    for (likely, row) in mine.iter().zip(pay) {
        for (as_likely, points) in theirs.iter().zip(row) {
            hoped += points * likely * as_likely;
        }
    }
    hoped / SURE
}

/// What each count of heads on both sides pays, by scenario.
static PAY: LazyLock<[[[i32; TEAM + 1]; TEAM + 1]; Scenario::ALL.len()]> = LazyLock::new(|| {
    Scenario::ALL.map(|scenario| {
        std::array::from_fn(|me| {
            std::array::from_fn(|you| {
                let met = |test: Test| match test {
                    Test::SoleInside => me > 0 && you == 0,
                    Test::MoreInsideBothPresent => me > you && you > 0,
                    Test::MoreInside => me > you,
                    Test::EqualInside => me == you && me > 0,
                    Test::MoreZones | Test::EqualZones | Test::OwnsCentral => false,
                };
                let objectives = scenario.row().objectives.iter();
                objectives.filter(|one| met(one.test)).map(|one| i32::from(one.points)).sum()
            })
        })
    })
});

/// Where zones are conquered (ARIS-SCEN-CONQ-05): the odds of each one's owner, then of each count of zones.
fn zones(s: &Aristeia, seat: Seat, heads: &[[Heads; 7]; 2]) -> i32 {
    const ZONES: usize = 5;
    let (me, you) = (seat.index() & 1, rival(seat).index() & 1);
    // The odds of a lead of so many zones, from −5 to 5, and of having none.
    let mut lead = [0; 2 * ZONES + 1];
    lead[ZONES] = SURE;
    let (mut none, mut central) = (SURE, 0);
    for zone in s.scoring {
        let (mine, theirs) = (&heads[me][zone as usize], &heads[you][zone as usize]);
        let (mut own, mut lost, mut empty) = (0, 0, 0);
        for (i, likely) in mine.iter().enumerate() {
            for (j, as_likely) in theirs.iter().enumerate() {
                let both = likely * as_likely / SURE;
                match i.cmp(&j) {
                    std::cmp::Ordering::Greater => own += both,
                    std::cmp::Ordering::Less => lost += both,
                    std::cmp::Ordering::Equal if i == 0 => empty += both,
                    std::cmp::Ordering::Equal => {}
                }
            }
        }
        if s.players[me].conquered.has(zone) {
            own += empty;
        } else if s.players[you].conquered.has(zone) {
            lost += empty;
        }
        let before = lead;
        for (n, odds) in lead.iter_mut().enumerate() {
            let from = |index: Option<usize>| index.and_then(|index| before.get(index)).copied().unwrap_or(0);
            let (fewer, more) = (from(n.checked_sub(1)), from(Some(n + 1)));
            *odds = (before[n] * (SURE - own - lost) + fewer * own + more * lost) / SURE;
        }
        none = none * (SURE - own) / SURE;
        if zone == Zone::Central {
            central = own;
        }
    }
    let ahead: i32 = lead[ZONES + 1..].iter().sum();
    let even = lead[ZONES] * (SURE - none) / SURE;
    let objectives = s.setup.scenario.row().objectives;
    let odds = |test: Test| match test {
        Test::MoreZones => ahead,
        Test::EqualZones => even,
        Test::OwnsCentral => central,
        Test::SoleInside | Test::MoreInsideBothPresent | Test::MoreInside | Test::EqualInside => 0,
    };
    objectives.iter().map(|one| i32::from(one.points) * odds(one.test)).sum()
}
