//! What lies on the table for a finger: the things that stand for a choice, and the clause about a thing.

use crate::{
    Choice,
    dice::Symbol,
    figure::Figure,
    table::BOTH,
    tables::{Action, Character, Scenario, Skill, State, Switch, Tactic},
};
use arbiter_engine::{Notation, Seat, Thing, Things};

/// A character's figure stands for its card, and the symbols that buy a switch for the switch.
pub(crate) fn touches(seat: Seat, choice: Choice) -> Things {
    let mut touched = choice.touches();
    match choice {
        Choice::Plan { character } | Choice::Deploy { character, .. } => {
            Figure::new(seat, character).touch(&mut touched);
        }
        Choice::Switch { switch } => {
            let cost = switch.row().cost;
            Symbol::ALL.iter().filter(|symbol| cost.get(**symbol) > 0).for_each(|symbol| symbol.touch(&mut touched));
        }
        Choice::Disengage => touched.push(Thing::new("action", "disengage")),
        _ => {}
    }
    touched
}

/// Characters, states and scenarios have clauses of their own; the others share one.
pub(crate) fn rulings() -> Vec<(Thing, String)> {
    let characters = Character::ALL.into_iter().flat_map(|character| {
        let figures = BOTH.map(|seat| Figure::new(seat, character).touches());
        let things = [character.touches()].into_iter().chain(figures).flatten();
        things.map(move |thing| (thing, of_character(character)))
    });
    let all = |things: Things, clause: &'static str| things.into_iter().map(move |thing| (thing, clause));
    let states = State::ALL.into_iter().flat_map(|state| all(state.touches(), of_state(state)));
    let scenarios = Scenario::ALL.into_iter().flat_map(|scenario| all(scenario.touches(), of_scenario(scenario)));
    let actions = Action::ALL.into_iter().flat_map(|action| all(action.touches(), of_action(action)));
    let tactics = Tactic::ALL.into_iter().flat_map(|tactic| all(tactic.touches(), "ARIS-TACTIC-01"));
    let switches = Switch::ALL.into_iter().flat_map(|switch| all(switch.touches(), "ARIS-SWITCH-01"));
    let skills = Skill::ALL.into_iter().flat_map(|skill| all(skill.touches(), "ARIS-AUTO-01"));
    let found = characters.chain(states).chain(scenarios).chain(actions).chain(tactics).chain(switches).chain(skills);
    found.map(|(thing, clause)| (thing, clause.to_owned())).collect()
}

fn of_character(character: Character) -> &'static str {
    match character {
        Character::EightBall => "ARIS-CHAR-8BA-01",
        Character::Gata => "ARIS-CHAR-GAT-01",
        Character::Hexx3r => "ARIS-CHAR-HEX-01",
        Character::MajorLunah => "ARIS-CHAR-LUN-01",
        Character::Maximus => "ARIS-CHAR-MAX-01",
        Character::Mushashi => "ARIS-CHAR-MUS-01",
        Character::Parvati => "ARIS-CHAR-PAR-01",
        Character::WildBill => "ARIS-CHAR-BIL-01",
    }
}

fn of_state(state: State) -> &'static str {
    match state {
        State::Blinded => "ARIS-STATE-BLIND-01",
        State::Hidden => "ARIS-STATE-HIDE-01",
        State::Focused => "ARIS-STATE-FOCUS-01",
        State::Stunned => "ARIS-STATE-STUN-01",
        State::Burning => "ARIS-STATE-BURN-01",
        State::Poisoned => "ARIS-STATE-POIS-01",
        State::Immobilised => "ARIS-STATE-IMMO-01",
        State::Taunted => "ARIS-STATE-TAUNT-01",
        State::Marked => "ARIS-STATE-MARK-01",
        _ => "ARIS-STATE-01",
    }
}

fn of_scenario(scenario: Scenario) -> &'static str {
    match scenario {
        Scenario::Assault => "ARIS-SCEN-ASSAULT-01",
        Scenario::Conquest => "ARIS-SCEN-CONQ-01",
        Scenario::KingOfTheHill => "ARIS-SCEN-KOTH-01",
        Scenario::ScorchedEarth => "ARIS-SCEN-SCORCH-01",
    }
}

fn of_action(action: Action) -> &'static str {
    match action {
        Action::Contender => "ARIS-CONT-01",
        Action::Move => "ARIS-MOVE-01",
        _ => "ARIS-ACTION-01",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of a choice as written.
    fn touched(seat: u8, choice: &str) -> Vec<String> {
        let choice = Choice::from_text(choice).unwrap_or_else(|error| panic!("{choice}: {error}"));
        touches(Seat::new(seat), choice).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn figures_stand_for_cards() {
        assert_eq!(touched(0, "plan gata"), ["character:gata", "piece:p1.gata"]);
        assert_eq!(touched(1, "deploy gata j10"), ["character:gata", "space:j10", "piece:p2.gata"]);
        assert_eq!(touched(0, "step j10"), ["space:j10"]);
        assert_eq!(touched(0, "disengage"), ["action:disengage"]);
    }

    #[test]
    fn symbols_stand_for_switches_and_payments() {
        assert_eq!(touched(0, "switch flow"), ["switch:flow", "symbol:block", "symbol:special"]);
        assert_eq!(touched(0, "pay crit_block"), ["symbol:crit_block"]);
        assert_eq!(touched(0, "colour orange"), ["colour:orange"]);
    }
}
