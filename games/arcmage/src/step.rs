//! The steps of the agenda: one type per chapter, each with the same short functions.

use crate::{Ask, Choice, Event, Reason, state::Arcmage};
use crate::{
    ability, bargain, check, city, combat, damage, movement, play, resource, script, setup, stack, trigger, turn,
    unmark, zone,
};
use arbiter_engine::{Notation, Options, Seat, Seats, Tell};

macro_rules! chapters {
    ($($(#[$doc:meta])* $name:ident($module:ident)),* $(,)?) => {
        /// Something the rules still have to do.
        #[derive(Copy, Clone, Eq, PartialEq, Debug, Notation)]
        pub enum Step { $($(#[$doc])* $name($module::Step)),* }

        impl Step {
            /// Whom the step has to ask; nobody, and it is settled.
            #[inline]
            pub(crate) fn waits_for(self, s: &Arcmage) -> Seats {
                match self { $(Step::$name(step) => step.waits_for(s)),* }
            }

            /// What the seat is asked.
            pub(crate) fn ask(self, s: &Arcmage, seat: Seat) -> Ask {
                match self { $(Step::$name(step) => step.ask(s, seat)),* }
            }

            /// The answers to consider.
            #[inline]
            pub(crate) fn options(self, s: &Arcmage, seat: Seat, out: &mut impl Options<Choice, Reason>) {
                match self { $(Step::$name(step) => step.options(s, seat, out)),* }
            }

            /// Goes on with the answer.
            #[inline]
            pub(crate) fn resume(self, s: &mut Arcmage, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
                match self { $(Step::$name(step) => step.resume(s, seat, choice, tell)),* }
            }

            /// Does what needs no answer.
            #[inline]
            pub(crate) fn settle(self, s: &mut Arcmage, tell: &mut impl Tell<Event>) {
                match self { $(Step::$name(step) => step.settle(s, tell)),* }
            }
        }

        $(impl From<$module::Step> for Step {
            fn from(step: $module::Step) -> Step { Step::$name(step) }
        })*
    };
}

chapters! {
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

impl Default for Step {
    fn default() -> Step {
        Step::Turn(turn::Step::Act)
    }
}

impl Arcmage {
    /// This comes next.
    #[inline]
    pub(crate) fn next(&mut self, step: impl Into<Step>) {
        self.agenda.push(step.into());
    }

    /// Goes on until somebody must be asked or the game is over.
    pub(crate) fn run(&mut self, tell: &mut impl Tell<Event>) {
        self.asked = Seats::NONE;
        while let Some(step) = self.agenda.top() {
            let asked = step.waits_for(self);
            if asked.is_empty() {
                self.agenda.pop();
                step.settle(self, tell);
                continue;
            }
            // Who has given up is not asked any more.
            let Some(seat) = self.conceded.into_iter().find(|seat| asked.has(*seat)) else {
                self.asked = asked;
                return;
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
