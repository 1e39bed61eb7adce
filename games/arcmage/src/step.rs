//! The steps of the agenda: one type per chapter.

use crate::{Choice, Event, Reason, state::Arcmage};
use crate::{
    ability, bargain, check, city, combat, damage, movement, play, resource, script, setup, stack, trigger, turn,
    unmark, zone,
};
use arbiter_engine::{Options, Seats, Tell};

arbiter_engine::chapters! {
    Arcmage, first Step::Turn(turn::Step::Act);
    /// Before the first turn.
    Setup(setup),
    /// Turns and phases.
    Turn(turn),
    /// The unmark phase.
    Unmark(unmark),
    /// Cities: tactics, and residents of fallen ones.
    City(city),
    /// Moving.
    Movement(movement),
    /// Playing a card.
    Play(play),
    /// Using an ability.
    Ability(ability),
    /// Paying and sacrificing resources.
    Resource(resource),
    /// Priority and resolution.
    Stack(stack),
    /// Triggered abilities on their way to the stack.
    Trigger(trigger),
    /// What a card does, op by op.
    Script(script),
    /// Drawing, discarding, searching.
    Zone(zone),
    /// Attacking and defending.
    Combat(combat),
    /// Damage about to be dealt.
    Damage(damage),
    /// The state check.
    Check(check),
    /// What single cards ask for.
    Bargain(bargain),
}

impl Arcmage {
    /// Goes on until somebody must be asked or the game is over.
    pub(crate) fn run_agenda(&mut self, tell: &mut impl Tell<Event>) {
        self.agenda.rest(Seats::NONE);
        for _ in 0..arbiter_engine::MOST_STEPS {
            let Some(step) = self.agenda.top() else { return };
            let asked = step.waits_for(self);
            if asked.is_empty() {
                self.agenda.pop();
                step.settle(self, tell);
                continue;
            }
            // Who has given up is not asked any more.
            let Some(seat) = self.conceded.into_iter().find(|seat| asked.has(*seat)) else {
                return self.agenda.rest(asked);
            };
            let mut least = Least::default();
            step.options(self, seat, &mut least);
            let Some(choice) = least.0 else { return };
            self.agenda.pop();
            step.resume(self, seat, choice, tell);
        }
    }
}

/// Keeps the legal option that does least: one that ends the matter, or the first.
#[derive(Default)]
struct Least(Option<Choice>);

impl Options<Choice, Reason> for Least {
    fn put(&mut self, choice: Choice, verdict: Result<(), Reason>) {
        let ends = matches!(choice, Choice::Pass | Choice::Done | Choice::Decline);
        if verdict.is_ok() && (ends || self.0.is_none()) {
            self.0 = Some(choice);
        }
    }
}
