//! The steps of the agenda: one type per chapter, each with the same four short functions.

use crate::{Ask, Choice, Event, Reason, state::ResArcana};
use crate::{
    bout, check, claim, collect, cost, discard, draft, gain, life_loss, pass, place, power, round, setup, zone,
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
            pub(crate) fn waits_for(self, s: &ResArcana) -> Seats {
                match self { $(Step::$name(step) => step.waits_for(s)),* }
            }

            /// What the seat is asked.
            pub(crate) fn ask(self, s: &ResArcana, seat: Seat) -> Ask {
                match self { $(Step::$name(step) => step.ask(s, seat)),* }
            }

            /// The answers to consider.
            #[inline]
            pub(crate) fn options(self, s: &ResArcana, seat: Seat, out: &mut impl Options<Choice, Reason>) {
                match self { $(Step::$name(step) => step.options(s, seat, out)),* }
            }

            /// Goes on with the answer.
            #[inline]
            pub(crate) fn resume(self, s: &mut ResArcana, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
                match self { $(Step::$name(step) => step.resume(s, seat, choice, tell)),* }
            }

            /// Does what needs no answer.
            #[inline]
            pub(crate) fn settle(self, s: &mut ResArcana, tell: &mut impl Tell<Event>) {
                match self { $(Step::$name(step) => step.settle(s, tell)),* }
            }
        }

        $(impl From<$module::Step> for Step {
            fn from(step: $module::Step) -> Step { Step::$name(step) }
        })*
    };
}

chapters! {
    /// Before the first round.
    Setup(setup),
    /// The draft variant.
    Draft(draft),
    /// Between the games of a match.
    Bout(bout),
    /// Rounds and turns.
    Round(round),
    /// Collect.
    Collect(collect),
    /// Placing an artifact.
    Place(place),
    /// Claiming a monument.
    Claim(claim),
    /// The discard action.
    Discard(discard),
    /// Passing.
    Pass(pass),
    /// Paying.
    Cost(cost),
    /// Gaining.
    Gain(gain),
    /// Using a power.
    Power(power),
    /// Losing Life.
    LifeLoss(life_loss),
    /// Drawing, looking, discarding.
    Zone(zone),
    /// Checking victory.
    Check(check),
}

impl Default for Step {
    fn default() -> Step {
        Step::Round(round::Step::Act { seat: Seat::default() })
    }
}

impl ResArcana {
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
