//! The steps of the agenda: one type per chapter, each with the same five short functions.

use crate::{Ask, Choice, Event, Reason, table::Aristeia};
use crate::{
    action, activation, damage, deployment, disengage, displace, effect, hand, roll, round, scenario, setup, skill,
    switch, tactic, turn, window,
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
            pub(crate) fn waits_for(self, s: &Aristeia) -> Seats {
                match self { $(Step::$name(step) => step.waits_for(s)),* }
            }

            /// What the seat is asked.
            pub(crate) fn ask(self, s: &Aristeia, seat: Seat) -> Ask {
                match self { $(Step::$name(step) => step.ask(s, seat)),* }
            }

            /// The answers to consider.
            #[inline]
            pub(crate) fn options(self, s: &Aristeia, seat: Seat, out: &mut impl Options<Choice, Reason>) {
                match self { $(Step::$name(step) => step.options(s, seat, out)),* }
            }

            /// Goes on with the answer.
            #[inline]
            pub(crate) fn resume(self, s: &mut Aristeia, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
                match self { $(Step::$name(step) => step.resume(s, seat, choice, tell)),* }
            }

            /// Does what needs no answer.
            #[inline]
            pub(crate) fn settle(self, s: &mut Aristeia, tell: &mut impl Tell<Event>) {
                match self { $(Step::$name(step) => step.settle(s, tell)),* }
            }
        }

        $(impl From<$module::Step> for Step {
            fn from(step: $module::Step) -> Step { Step::$name(step) }
        })*
    };
}

chapters! {
    /// Before deployment.
    Setup(setup),
    /// Deployment.
    Deployment(deployment),
    /// Rounds.
    Round(round),
    /// What the scenario says.
    Scenario(scenario),
    /// Turns.
    Turn(turn),
    /// Activations.
    Activation(activation),
    /// Actions.
    Action(action),
    /// Rolls.
    Roll(roll),
    /// Switches.
    Switch(switch),
    /// Disengaging.
    Disengage(disengage),
    /// Displacing and placing.
    Displace(displace),
    /// Effects.
    Effect(effect),
    /// Damage.
    Damage(damage),
    /// Drawing and discarding.
    Hand(hand),
    /// Windows for tactics.
    Window(window),
    /// Tactics.
    Tactic(tactic),
    /// Automatic skills.
    Skill(skill),
}

impl Default for Step {
    fn default() -> Step {
        Step::Activation(activation::Step::Act)
    }
}

impl Aristeia {
    /// This comes next.
    #[inline]
    pub(crate) fn next(&mut self, step: impl Into<Step>) {
        self.agenda.push(step.into());
    }

    /// Goes on until somebody must be asked or the game is over.
    pub(crate) fn run(&mut self, tell: &mut impl Tell<Event>) {
        while let Some(step) = self.agenda.top() {
            if !step.waits_for(self).is_empty() {
                return;
            }
            self.agenda.pop();
            step.settle(self, tell);
        }
    }
}
