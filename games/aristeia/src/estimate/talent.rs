//! Whom to have in the team.
//!
//! What a character does for its team shows over a whole game, farther than anybody plans. So this is experience:
//! from 1144 games between two searches whose teams were dealt at random, 244 to 300 in each scenario, how much
//! each character added to the odds of a win. That many games tell no more than three grades apart, so there are no
//! more; within a grade a plan takes now one, now another. To be measured again when a stand-in card is replaced.

use crate::{
    step::Step,
    table::{Aristeia, BOTH},
    tables::{Character, Scenario},
};
use arbiter_components::Indexed;

/// A good character, against one that is as good as most.
const GOOD: i32 = 400;
const POOR: i32 = -400;

/// In the order of [`Character`].
const fn talents(scenario: Scenario) -> [i32; Character::ALL.len()] {
    match scenario {
        Scenario::Assault => [0, 0, GOOD, GOOD, 0, 0, POOR, POOR],
        Scenario::Conquest => [GOOD, POOR, GOOD, 0, GOOD, 0, POOR, POOR],
        Scenario::KingOfTheHill => [0, POOR, GOOD, POOR, 0, 0, POOR, GOOD],
        Scenario::ScorchedEarth => [0, 0, 0, 0, 0, 0, POOR, POOR],
    }
}

/// Until the first character is deployed, teams are all there is; nothing later.
pub(super) fn of_teams(s: &Aristeia) -> Option<[i32; 2]> {
    if s.round > 0 || !s.agenda.steps().iter().any(|step| matches!(step, Step::Setup(_))) {
        return None;
    }
    let talents = talents(s.setup.scenario);
    Some(BOTH.map(|seat| {
        let picked = s.player(seat).picks.into_iter();
        let revealed = s.team(seat).map(|figure| figure.character());
        picked.chain(revealed).map(|character| talents[character.index()]).sum()
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Choice, Setup};
    use arbiter_engine::Game;

    #[test]
    fn a_good_character_makes_a_better_team() {
        let setup = Setup { scenario: Scenario::Conquest, ..Setup::default() };
        let start = Aristeia::begin(&setup).unwrap();
        let after = |character| {
            let mut position = start;
            position.apply(BOTH[0], Choice::Pick { character }, &mut ());
            position.estimate(BOTH[0]) - position.estimate(BOTH[1])
        };
        assert!(after(Character::EightBall) > after(Character::MajorLunah));
        assert!(after(Character::MajorLunah) > after(Character::Gata));
    }
}
