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
//! of the game. Where only one way is left, nothing is asked: a step says so by `is_open` in `waits_for`, and
//! `take_only_way` in `settle`, which every chapter's step has from `chapters!`.

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

        $(#[allow(dead_code, reason = "not every chapter has questions that may have one answer")]
        impl $module::Step {
            /// Has the seat more than one answer?
            #[inline]
            pub(crate) fn is_open(self, s: &$game, seat: $crate::Seat) -> bool {
                $crate::Count::of(|out| self.options(s, seat, out)).legal > 1
            }

            /// Goes on with the only answer there is, or with the first, of a seat that is not asked; says whether there
            /// was one.
            pub(crate) fn take_only_way(
                self,
                s: &mut $game,
                seat: $crate::Seat,
                tell: &mut impl $crate::Tell<<$game as $crate::Game>::Event>,
            ) -> bool {
                let only = $crate::Count::of(|out| self.options(s, seat, out)).first;
                only.into_iter().for_each(|choice| self.resume(s, seat, choice, tell));
                only.is_some()
            }
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
/// at another time; it is somebody else's turn), also `out_of_question` and `untouchable`.
#[macro_export]
macro_rules! flow {
    ($nobody:expr, $not_now:expr, $not_asked:expr) => {
        $crate::flow!($nobody);

        fn out_of_question(&self, seat: $crate::Seat, _: Self::Choice) -> Self::Reason {
            if self.turn().waits_for(seat) { $not_now } else { $not_asked }
        }

        fn untouchable(&self, seat: $crate::Seat, _: &$crate::Thing) -> Self::Reason {
            if self.turn().waits_for(seat) { $not_now } else { $not_asked }
        }
    };
    ($nobody:expr) => {
        #[inline]
        fn turn(&self) -> $crate::Turn {
            let Some(step) = self.agenda.top() else { return $crate::Turn::Over(self.ranking()) };
            let asked = self.agenda.asked().unwrap_or_else(|| step.waits_for(self));
            debug_assert_eq!(step.waits_for(self), asked, "whom the agenda waits for has changed behind its back");
            $crate::Turn::Waiting(asked)
        }

        fn ask(&self, seat: $crate::Seat) -> Self::Ask {
            self.agenda.top().map_or($nobody, |step| step.ask(self, seat))
        }

        #[inline]
        fn options(&self, seat: $crate::Seat, options: &mut impl $crate::Options<Self::Choice, Self::Reason>) {
            if let Some(step) = self.agenda.top()
                && self.agenda.asked().unwrap_or_else(|| step.waits_for(self)).has(seat)
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
                let asked = step.waits_for(self);
                if !asked.is_empty() {
                    return self.agenda.rest(asked);
                }
                self.agenda.pop();
                step.settle(self, tell);
            }
        }
    };
}

/// Most of `impl Game` for a game that is laid out as the others are: its types and functions are where their names say.
///
/// | Module | Has |
/// |---|---|
/// | `setup` | `begin` |
/// | `reason` | `out_of_question`, `untouchable` |
/// | `things` | `touches`, `rulings` |
/// | `view`, `redeal`, `estimate` | a function of its own name |
/// | `position` | `blank`, `said_of`, `sound`; the position derives `Facets` |
/// | `event` | `messages` |
/// | `features` | `features`, and `LAYOUT` and `TELLING` |
/// | `levels` | `LEVELS` |
///
/// How many play is in its `setup`, and the flow is that of [`flow!`](crate::flow!); a game that has these otherwise says
/// `laid_out!()`.
#[macro_export]
macro_rules! laid_out {
    ($nobody:expr) => {
        $crate::flow!($nobody);

        #[inline]
        fn seats(&self) -> u8 {
            self.setup.players
        }

        $crate::laid_out!();
    };
    () => {
        const FEATURES: &'static [(&'static str, usize)] = features::LAYOUT;
        const TELLING: &'static [$crate::Telling] = features::TELLING;
        const LEVELS: [$crate::Skill; $crate::LEVELS] = levels::LEVELS;

        type Setup = Setup;
        type Ask = Ask;
        type Choice = Choice;
        type Event = Event;
        type Reason = Reason;
        type View = View;

        fn begin(setup: &Setup) -> Result<Self, Reason> {
            setup::begin(setup)
        }

        fn touches(&self, seat: $crate::Seat, choice: Choice) -> $crate::Things {
            things::touches(seat, choice)
        }

        fn out_of_question(&self, seat: $crate::Seat, choice: Choice) -> Reason {
            reason::out_of_question(self, seat, choice)
        }

        fn untouchable(&self, seat: $crate::Seat, thing: &$crate::Thing) -> Reason {
            reason::untouchable(self, seat, thing)
        }

        fn view(&self, eyes: $crate::Eyes) -> View {
            view::view(self, eyes)
        }

        fn redeal(&mut self, seat: $crate::Seat, rng: &mut $crate::Rng) {
            redeal::redeal(self, seat, rng);
        }

        fn estimate(&self, seat: $crate::Seat) -> i32 {
            estimate::estimate(self, seat)
        }

        fn features(&self, of: $crate::Seat, eyes: $crate::Eyes, out: &mut $crate::Features) {
            features::features(self, of, eyes, out);
        }

        fn blank(seats: u8) -> Self {
            position::blank(seats)
        }

        fn facets(&self, facets: &mut $crate::Facets) {
            $crate::write_facets(self, facets);
        }

        fn set(&mut self, key: &str, value: &str) -> Result<(), $crate::BadPosition> {
            $crate::set_facet(self, key, value)
        }

        fn said_of(facet: &str) -> &'static [&'static str] {
            position::said_of(facet)
        }

        fn sound(&self) -> Result<(), $crate::Unsound> {
            position::sound(self)
        }

        fn messages() -> Vec<$crate::Signature> {
            event::messages()
        }

        fn rulings() -> Vec<($crate::Thing, String)> {
            things::rulings()
        }
    };
}

/// Who sits at the table and what each has, for a position with `players: BySeat<Player>`, as many as its `setup` says.
#[macro_export]
macro_rules! seated {
    ($game:ident, $player:ty) => {
        impl $game {
            /// How many sit at the table.
            #[must_use]
            #[inline]
            pub fn count(&self) -> u8 {
                self.setup.players
            }

            /// Everybody at the table, from p1 on.
            #[inline]
            pub fn everybody(&self) -> impl DoubleEndedIterator<Item = $crate::Seat> + use<> {
                (0..self.count()).map($crate::Seat::new)
            }

            /// Everybody, clockwise from this seat.
            pub fn clockwise_from(&self, first: $crate::Seat) -> impl DoubleEndedIterator<Item = $crate::Seat> + use<> {
                let (first, count) = (first.index() as u8, self.count());
                (0..count).map(move |i| $crate::Seat::new((first + i) % count))
            }

            /// All others, from p1 on.
            #[inline]
            pub fn rivals(&self, seat: $crate::Seat) -> impl Iterator<Item = $crate::Seat> + use<> {
                self.everybody().filter(move |rival| *rival != seat)
            }

            /// What a seat has.
            #[must_use]
            #[inline]
            pub fn player(&self, seat: $crate::Seat) -> &$player {
                &self.players[seat]
            }

            /// What a seat has, to be changed.
            #[inline]
            pub fn player_mut(&mut self, seat: $crate::Seat) -> &mut $player {
                &mut self.players[seat]
            }
        }
    };
}
