//! Planning up to a horizon.
//!
//! Some games let a player act many times in a row, with small questions to everybody in between: an
//! activation of twenty answers is one idea, not twenty. A tree that branches at each of them never gets to
//! the point. So where the game says how far a plan should go ([`Game::horizon`]), every option is tried by
//! playing on until then, each seat giving the best-looking answer each time, and judging only then.
//!
//! The tries go where they matter: the best-looking options get a few, the worse half is dropped, and those left
//! share the next ones (sequential halving). Every option meets the same imagined positions and the same luck, so
//! that no option looks good because it was dealt better cards. An option that did no better than the one in front in any of
//! many positions is dropped as well: so thinking ends early where the answer is clear.
//!
//! More tries of the same play soon tell nothing new. So whoever is inventive and has many lines spends most of them on better
//! play behind those options that are left (`course.rs`).
//!
//! Options are tried on as many cores as one is given; what comes out is the same with any number of them.

use crate::{
    Late, Style,
    course::{PIECES, Player, Round, Tried},
    thought::Thought,
    weigh::Weighed,
    worth::worth,
};
use arbiter_engine::{Choices, Game, Horizon, Peek, Rng};
use std::sync::{Mutex, PoisonError};

/// A try that goes until one more thing is over ([`Horizon`]) counts for so many lines of the budget, a longer one for more.
const LINES: u32 = 2;
/// So many options, the best-looking ones, are tried at all.
const SHORTLIST: usize = 8;
/// More tries than this tell nothing new about an option.
const MOST_TRIES: usize = 64;
/// With so many lines an inventive search makes plans better, …
const BETTER_FROM: u32 = 200;
/// … once one of so many tries has said which options deserve it, …
const FIRST: u32 = 6;
/// … and of the rest one of so many says what came of it.
const PROVEN: u32 = 4;
/// After so many tries it may be clear that an option is not the best.
const CLEAR: usize = 8;

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
    /// Who tries options, each on a core.
    players: Vec<Player<G>>,
}

impl<G: Game> Planner<G> {
    pub(crate) fn new(style: &Style) -> Self {
        Planner {
            worlds: Vec::new(),
            tried: Vec::new(),
            dropped: Vec::new(),
            looks: Vec::new(),
            thought: Thought::new(),
            players: (0..style.cores.max(1)).map(|_| Player::new(style.is_learned)).collect(),
        }
    }

    /// The choice after which things look best at the horizon.
    pub(crate) fn choose(
        &mut self,
        peek: &Peek<'_, G>,
        choices: &Choices<G::Choice>,
        style: &Style,
        is_late: Late<'_>,
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
        let cost = LINES * horizon.until.saturating_sub(horizon.now).max(1);
        let tries = style.budget / cost;
        let is_better = style.is_inventive && tries * LINES >= BETTER_FROM;
        let halvings = usize::BITS - (self.tried.len() - 1).leading_zeros();
        // Two options that are tried only once would never have their plans made better.
        let rounds = if is_better { halvings.max(2) } else { halvings.max(1) };
        for turn in 0.. {
            let count = self.tried.len() as u32;
            let (share, better) = match (is_better, turn) {
                (false, _) => (tries / rounds / count, 0),
                (true, 0) => (tries / FIRST / count, 0),
                (true, _) => {
                    let share = (tries - tries / FIRST) / (rounds - 1) / count;
                    (share / PROVEN, share - share / PROVEN)
                }
            };
            let from = self.worlds.len();
            for _ in from..(from + share.max(1) as usize).min(MOST_TRIES) {
                self.worlds.push((peek.imagine(rng), Rng::new(rng.next_u64())));
            }
            let round = Round {
                me: peek.seat(),
                worlds: &self.worlds,
                until: horizon.until,
                better,
                width: style.plan_width as usize,
                scale: style.scale,
                is_late,
            };
            try_all(&mut self.tried, &mut self.players, &round);
            // Stable: of equals, the one in front stays there.
            self.tried.sort_by(|one, two| two.mean().total_cmp(&one.mean()));
            let stay = self.tried.len().div_ceil(2).max(if is_better && turn == 0 { 2 } else { 1 });
            self.dropped.extend(self.tried.drain(stay..).rev());
            for option in (1..self.tried.len()).rev() {
                if self.tried[option].is_never_better_than(&self.tried[0], CLEAR) {
                    self.dropped.push(self.tried.remove(option));
                }
            }
            if self.tried.len() == 1 {
                break;
            }
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
}

/// A round of tries for all these options, each by whichever player is free: it does not matter which.
fn try_all<G: Game>(options: &mut [Tried<G::Choice>], players: &mut [Player<G>], round: &Round<'_, G>) {
    if let [player] = players {
        options.iter_mut().for_each(|option| player.go_on(option, round));
        return;
    }
    let waiting = Mutex::new(options.iter_mut());
    let next = || waiting.lock().unwrap_or_else(PoisonError::into_inner).next();
    std::thread::scope(|scope| {
        for player in players {
            scope.spawn(|| {
                while let Some(option) = next() {
                    player.go_on(option, round);
                }
            });
        }
    });
}
