//! Planning up to a horizon.
//!
//! Some games let a player act many times in a row, with small questions to everybody in between: an
//! activation of twenty answers is one idea, not twenty. A tree that branches at each of them never gets to
//! the point. So where the game says how far a plan should go ([`Game::horizon`]), every option is tried by
//! playing on until then, each seat giving the best-looking answer each time, and judging only then.
//!
//! The tries go where they matter: the best-looking options get a few, the worse half is dropped, and those left
//! share the next ones (sequential halving). Every option meets the same imagined positions and the same luck, so
//! that no option looks good because it was dealt better cards.

use crate::{
    Style,
    judge::Judge,
    thought::{Thought, best_looking, spread},
    weigh::Weighed,
    worth::worth,
};
use arbiter_engine::{Choices, Game, Horizon, Peek, Rng, Seat, Turn};

/// A try that goes as far as the next hour counts for so many lines of the budget, a longer one for more.
const LINES: u32 = 2;
/// So many options, the best-looking ones, are tried at all.
const SHORTLIST: usize = 8;
/// More tries than this tell nothing new about an option.
const MOST_TRIES: usize = 64;
/// Among so many pieces an answer is continued with the best-looking one.
const PIECES: usize = 4;
/// Answers within one try; nobody plans farther, whatever the horizon.
const MOST_ANSWERS: usize = 1000;

/// An option, and how its tries went.
#[derive(Debug)]
struct Tried<C> {
    choice: C,
    /// The sum of what the seat could hope for at the horizon.
    hopes: f32,
    tries: u32,
}

impl<C> Tried<C> {
    fn new(choice: C) -> Self {
        Tried { choice, hopes: 0.0, tries: 0 }
    }

    /// What the seat could hope for, on average.
    fn mean(&self) -> f32 {
        self.hopes / self.tries.max(1) as f32
    }
}

/// Room to plan in, kept so that planning does not allocate.
#[derive(Debug)]
pub(crate) struct Planner<G: Game> {
    /// What is imagined, and by which luck it goes on: the same for all options.
    worlds: Vec<(G, Rng)>,
    tried: Vec<Tried<G::Choice>>,
    /// Those that were dropped, the last of them last.
    dropped: Vec<Tried<G::Choice>>,
    /// How each choice looks at once, and its place in the list.
    looks: Vec<(i32, usize)>,
    thought: Thought<G>,
    options: Choices<G::Choice>,
}

impl<G: Game> Planner<G> {
    pub(crate) fn new() -> Self {
        Planner {
            worlds: Vec::new(),
            tried: Vec::new(),
            dropped: Vec::new(),
            looks: Vec::new(),
            thought: Thought::new(),
            options: Choices::new(),
        }
    }

    /// The choice after which things look best at the horizon.
    pub(crate) fn choose(
        &mut self,
        peek: &Peek<'_, G>,
        choices: &Choices<G::Choice>,
        style: &Style,
        judge: &mut Judge,
        is_late: &dyn Fn() -> bool,
        rng: &mut Rng,
    ) -> G::Choice {
        let horizon = peek.horizon().unwrap_or(Horizon { now: 1, until: 2 });
        self.worlds.clear();
        self.dropped.clear();
        self.shortlist(peek, choices, rng);
        // Of equals the first listed, but before anything has happened any: no two games should begin alike.
        if horizon.now == 0 {
            rng.shuffle(&mut self.tried);
        }
        let until = horizon.until + style.foresight;
        let cost = LINES * until.saturating_sub(horizon.now).max(1);
        let rounds = usize::BITS - (self.tried.len() - 1).leading_zeros();
        let share = style.budget / cost / rounds.max(1);
        while self.tried.len() > 1 {
            let from = self.worlds.len();
            let more = (share as usize / self.tried.len()).max(1);
            let upto = (from + more).min(MOST_TRIES).max(from);
            for _ in from..upto {
                self.worlds.push((peek.imagine(rng), Rng::new(rng.next_u64())));
            }
            for option in 0..self.tried.len() {
                for world in from..upto {
                    // Everything is tried once, however late it is.
                    if self.tried[option].tries > 0 && is_late() {
                        break;
                    }
                    let (mut position, mut luck) = self.worlds[world].clone();
                    position.apply(peek.seat(), self.tried[option].choice, &mut ());
                    self.play_out(&mut position, until, style, &mut luck);
                    self.tried[option].tries += 1;
                    self.tried[option].hopes += judge.hopes(&position, style.scale)[peek.seat().index()];
                }
            }
            // Stable: of equals, the one in front stays there.
            self.tried.sort_by(|one, two| two.mean().total_cmp(&one.mean()));
            let stay = self.tried.len().div_ceil(2);
            self.dropped.extend(self.tried.drain(stay..).rev());
        }
        self.tried[0].choice
    }

    /// What the last plan came to: every option that was tried, and what the seat could hope for after it; the best first.
    pub(crate) fn weighed(&self) -> impl Iterator<Item = Weighed<G::Choice>> {
        let all = self.tried.iter().chain(self.dropped.iter().rev());
        all.map(|option| Weighed { choice: option.choice, chance: option.mean() })
    }

    /// The options that look best at once, before chance has spoken.
    fn shortlist(&mut self, peek: &Peek<'_, G>, choices: &Choices<G::Choice>, rng: &mut Rng) {
        self.tried.clear();
        self.tried.extend(choices.iter().map(|choice| Tried::new(*choice)));
        if self.tried.len() <= SHORTLIST {
            return;
        }
        let world = peek.imagine(rng);
        self.looks.clear();
        for (index, choice) in choices.iter().enumerate() {
            let mut next = world;
            next.apply(peek.seat(), *choice, &mut ());
            self.thought.say_to_its_end(&mut next, peek.seat(), PIECES);
            self.looks.push((worth(&next, peek.seat()), index));
        }
        self.looks.sort_by_key(|(look, _)| std::cmp::Reverse(*look));
        self.looks.truncate(SHORTLIST);
        self.looks.sort_by_key(|(_, index)| *index);
        self.tried.clear();
        self.tried.extend(self.looks.iter().map(|(_, index)| Tried::new(choices[*index])));
    }

    /// Goes on until then, or until the game is over.
    fn play_out(&mut self, position: &mut G, until: u32, style: &Style, luck: &mut Rng) {
        for _ in 0..MOST_ANSWERS {
            self.thought.let_luck_answer(position, luck);
            if position.horizon().is_none_or(|horizon| horizon.now >= until) {
                return;
            }
            let Turn::Waiting(seats) = position.turn() else { return };
            let Some(seat) = seats.into_iter().next().filter(|seat| !seat.is_house()) else { return };
            self.answer(position, seat, style, luck);
        }
    }

    /// The best-looking answer, said to its end. Chance has not spoken yet when it is judged: nobody counts on luck.
    fn answer(&mut self, position: &mut G, seat: Seat, style: &Style, luck: &mut Rng) {
        position.choices(seat, &mut self.options);
        if let [only] = *self.options {
            position.apply(seat, only, &mut ());
            return;
        }
        let (count, width) = (self.options.len(), style.plan_width as usize);
        let start = if count > width { luck.below(count) } else { 0 };
        let answers = spread(count, width, start).map(|option| self.options[option]);
        best_looking(position, seat, answers, |next| self.thought.say_to_its_end(next, seat, PIECES));
    }
}
