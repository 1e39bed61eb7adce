//! The steps of the agenda: one type per chapter, each with the same five short functions.

use crate::{Ask, Choice, Event, Reason, state::Arcs};
use crate::{
    actions::movement, ambition, battle, chapter, city, court, draft, moments, pile, raid, round, setup, slots, turn,
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
            pub(crate) fn waits_for(self, s: &Arcs) -> Seats {
                match self { $(Step::$name(step) => step.waits_for(s)),* }
            }

            /// What the seat is asked.
            pub(crate) fn ask(self, s: &Arcs, seat: Seat) -> Ask {
                match self { $(Step::$name(step) => step.ask(s, seat)),* }
            }

            /// The answers to consider.
            #[inline]
            pub(crate) fn options(self, s: &Arcs, seat: Seat, out: &mut impl Options<Choice, Reason>) {
                match self { $(Step::$name(step) => step.options(s, seat, out)),* }
            }

            /// Goes on with the answer.
            #[inline]
            pub(crate) fn resume(self, s: &mut Arcs, seat: Seat, choice: Choice, tell: &mut impl Tell<Event>) {
                match self { $(Step::$name(step) => step.resume(s, seat, choice, tell)),* }
            }

            /// Does what needs no answer.
            #[inline]
            pub(crate) fn settle(self, s: &mut Arcs, tell: &mut impl Tell<Event>) {
                match self { $(Step::$name(step) => step.settle(s, tell)),* }
            }
        }

        $(impl From<$module::Step> for Step {
            fn from(step: $module::Step) -> Step { Step::$name(step) }
        })*
    };
}

chapters! {
    /// Before the first chapter.
    Setup(setup),
    /// Leaders & Lore.
    Draft(draft),
    /// Beginning and end of a chapter.
    Chapter(chapter),
    /// Playing cards.
    Round(round),
    /// Declaring ambitions.
    Ambition(ambition),
    /// Prelude, pips, end of the turn.
    Turn(turn),
    /// Gaining and rearranging resources.
    Slots(slots),
    /// The Court row.
    Court(court),
    /// The action discard pile.
    Pile(pile),
    /// Moves, catapults.
    Movement(movement),
    /// Battles.
    Battle(battle),
    /// Destroyed cities.
    City(city),
    /// Raiding.
    Raid(raid),
    /// Cards that speak.
    Moment(moments),
}

impl Default for Step {
    fn default() -> Step {
        Step::Round(round::Step::Begin)
    }
}

impl Arcs {
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
