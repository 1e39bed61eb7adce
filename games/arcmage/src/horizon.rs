//! How far a plan should be thought through: a turn is one idea, from its first card to its last attack, and what an
//! answer to it was worth shows when it is over. And what is only begun: its worth shows when it is said to its end.

use crate::{combat, resource, state::Arcmage, step::Step, turn};
use arbiter_engine::Horizon;

pub(crate) fn horizon(s: &Arcmage) -> Horizon {
    let now = u32::from(s.turn);
    // A first city, and a turn skipped for another, show their worth when everybody has had a turn.
    let builds = s.turn == 0 || s.agenda.top() == Some(Step::Turn(turn::Step::Build));
    let turns = if builds { u32::from(s.count) + 1 } else { 1 };
    Horizon { now, until: now + turns }
}

/// Is a card being played, an ability used or an attack declared, and not yet all said that belongs to it?
pub(crate) fn is_midway(s: &Arcmage) -> bool {
    matches!(
        s.agenda.top(),
        Some(
            Step::Play(_)
                | Step::Ability(_)
                | Step::Resource(resource::Step::Pay { .. })
                | Step::Combat(combat::Step::Attackers)
        )
    )
}

#[cfg(test)]
mod tests {
    use crate::{Arcmage, Choice};
    use arbiter_engine::{Game, Notation, Seat, read_position};

    const P1: Seat = Seat::new(0);

    fn read(table: &str) -> Arcmage {
        read_position(table).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Whether something is begun after each of these answers of p1.
    fn midway(table: &str, answers: &[&str]) -> Vec<bool> {
        let mut position = read(table);
        assert!(!position.is_midway());
        let after = |answer: &&str| {
            let choice = Choice::from_text(answer).expect("words of a choice");
            assert!(position.allows(P1, choice), "{answer}");
            position.apply(P1, choice, &mut ());
            position.is_midway()
        };
        answers.iter().map(after).collect()
    }

    #[test]
    fn a_turn_is_judged_when_it_is_over_and_a_skipped_one_when_all_have_had_theirs() {
        let table = "p1 cities farmland; p1 pile sanctuary; p2 cities warren; p1 deck kolibri; p2 deck kolibri; turn 5";
        let turns = |table: &str| {
            let horizon = read(table).horizon().expect("a horizon");
            horizon.until - horizon.now
        };
        assert_eq!(turns(table), 1);
        assert_eq!(turns(&format!("{table}; phase unmark; agenda turn build")), 3);
    }

    #[test]
    fn a_spell_is_begun_until_it_is_aimed() {
        let table = "p1 cities farmland; p1 hand deadly_shock; p1 resources 2 red_banner; p2 cities warren
                     p2 army ghoul; p1 deck kolibri; p2 deck kolibri";
        assert_eq!(midway(table, &["play deadly_shock", "mode 2", "target warren"]), [true, true, false]);
    }

    #[test]
    fn an_ability_is_begun_until_it_is_aimed() {
        let table = "p1 cities farmland; p1 army undead_archer; p2 cities warren; p1 deck kolibri; p2 deck kolibri";
        assert_eq!(midway(table, &["use undead_archer 1", "target warren"]), [true, false]);
    }

    #[test]
    fn an_attack_is_begun_until_its_attackers_are_named() {
        let table = "p1 cities farmland; p1 army ghoul, wild_warg; p2 cities warren; p2 army misled_orc
                     p1 deck kolibri; p2 deck kolibri; phase attack; agenda combat choose";
        let answers = ["attack warren", "attacker ghoul", "done"];
        assert_eq!(midway(table, &answers), [true, true, false]);
    }
}
