//! What every game with an agenda needs: a step for each chapter of its rules, and the loop that runs them.
//!
//! A chapter is a module with a type `Step` and the same five short functions:
//!
//! | Function | Says |
//! |---|---|
//! | `waits_for(self, &G) -> Seats` | whom the step has to ask; nobody, and it is settled |
//! | `ask(self, &G, Seat) -> Ask` | what the seat is asked |
//! | `options(self, &G, Seat, &mut impl Options)` | the answers to consider |
//! | `resume(self, &mut G, Seat, Choice, &mut impl Tell)` | goes on with the answer |
//! | `settle(self, &mut G, &mut impl Tell)` | does what needs no answer |
//!
//! [`chapters!`](crate::chapters!) makes one `Step` of them, and [`flow!`](crate::flow!), inside `impl Game`, the flow
//! of the game.

/// So many steps in a row that ask nobody are a fault of the rules: the agenda stops there, and whoever answered hears
/// that it could not be carried out ([`Illegal::Runaway`](crate::Illegal::Runaway)).
pub const MOST_STEPS: usize = 20_000;

/// Makes the `Step` of a game whose position has an `agenda`: a variant for each chapter.
///
/// ```ignore
/// arbiter_engine::chapters! {
///     ResArcana, first Step::Round(round::Step::Begin);
///     /// Rounds and turns.
///     Round(round),
///     /// Paying.
///     Cost(cost),
/// }
/// ```
#[macro_export]
macro_rules! chapters {
    ($game:ty, first $first:expr; $($(#[$doc:meta])* $name:ident($module:ident)),* $(,)?) => {
        /// Something the rules still have to do.
        #[derive(Copy, Clone, Eq, PartialEq, Debug, $crate::Notation)]
        pub enum Step { $($(#[$doc])* $name($module::Step)),* }

        impl Default for Step {
            fn default() -> Step {
                $first
            }
        }

        impl Step {
            /// Whom the step has to ask; nobody, and it is settled.
            #[inline]
            pub(crate) fn waits_for(self, s: &$game) -> $crate::Seats {
                match self { $(Step::$name(step) => step.waits_for(s)),* }
            }

            /// What the seat is asked.
            pub(crate) fn ask(self, s: &$game, seat: $crate::Seat) -> <$game as $crate::Game>::Ask {
                match self { $(Step::$name(step) => step.ask(s, seat)),* }
            }

            /// The answers to consider.
            #[inline]
            pub(crate) fn options(
                self,
                s: &$game,
                seat: $crate::Seat,
                out: &mut impl $crate::Options<<$game as $crate::Game>::Choice, <$game as $crate::Game>::Reason>,
            ) {
                match self { $(Step::$name(step) => step.options(s, seat, out)),* }
            }

            /// Goes on with the answer.
            #[inline]
            pub(crate) fn resume(
                self,
                s: &mut $game,
                seat: $crate::Seat,
                choice: <$game as $crate::Game>::Choice,
                tell: &mut impl $crate::Tell<<$game as $crate::Game>::Event>,
            ) {
                match self { $(Step::$name(step) => step.resume(s, seat, choice, tell)),* }
            }

            /// Does what needs no answer.
            #[inline]
            pub(crate) fn settle(
                self,
                s: &mut $game,
                tell: &mut impl $crate::Tell<<$game as $crate::Game>::Event>,
            ) {
                match self { $(Step::$name(step) => step.settle(s, tell)),* }
            }
        }

        $(impl From<$module::Step> for Step {
            fn from(step: $module::Step) -> Step { Step::$name(step) }
        })*

        impl $game {
            /// This comes next.
            #[inline]
            pub(crate) fn next(&mut self, step: impl Into<Step>) {
                self.agenda.push(step.into());
            }
        }
    };
}

/// The flow of a game with an agenda, to be put inside `impl Game`: `turn`, `ask`, `options`, `apply` and `run`. The
/// game says who won (`ranking`), and what the House is asked where nobody reads it. With two reasons more (that is done
/// at another time; it is somebody else's turn), also `beside` and `untouchable`.
#[macro_export]
macro_rules! flow {
    ($nobody:expr, $not_now:expr, $not_asked:expr) => {
        $crate::flow!($nobody);

        fn beside(&self, seat: $crate::Seat, _: Self::Choice) -> Self::Reason {
            if self.turn().waits_for(seat) { $not_now } else { $not_asked }
        }

        fn untouchable(&self, seat: $crate::Seat, _: &$crate::Thing) -> Self::Reason {
            if self.turn().waits_for(seat) { $not_now } else { $not_asked }
        }
    };
    ($nobody:expr) => {
        #[inline]
        fn turn(&self) -> $crate::Turn {
            match self.agenda.top() {
                Some(step) => $crate::Turn::Waiting(step.waits_for(self)),
                None => $crate::Turn::Over(self.ranking()),
            }
        }

        fn ask(&self, seat: $crate::Seat) -> Self::Ask {
            self.agenda.top().map_or($nobody, |step| step.ask(self, seat))
        }

        #[inline]
        fn options(&self, seat: $crate::Seat, options: &mut impl $crate::Options<Self::Choice, Self::Reason>) {
            if let Some(step) = self.agenda.top()
                && step.waits_for(self).has(seat)
            {
                step.options(self, seat, options);
            }
        }

        #[inline]
        fn apply(&mut self, seat: $crate::Seat, choice: Self::Choice, tell: &mut impl $crate::Tell<Self::Event>) {
            if let Some(step) = self.agenda.pop() {
                step.resume(self, seat, choice, tell);
            }
            self.run(tell);
        }

        #[inline]
        fn run(&mut self, tell: &mut impl $crate::Tell<Self::Event>) {
            for _ in 0..$crate::MOST_STEPS {
                let Some(step) = self.agenda.top() else { return };
                if !step.waits_for(self).is_empty() {
                    return;
                }
                self.agenda.pop();
                step.settle(self, tell);
            }
        }
    };
}
