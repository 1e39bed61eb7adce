//! The levels people choose from, and who plays at them.

use crate::{Bot, Greedy, Late, Search, Style, judge::as_learned};
use arbiter_engine::{Choices, Game, LEVELS, Peek, Rng, Skill};

/// How well a bot plays, the easiest first. What a level means is said by each game ([`Game::LEVELS`]).
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug)]
#[allow(missing_docs, reason = "they are called what they are; `arbiter ladder` shows how far apart they are")]
pub enum Level {
    First,
    Easy,
    Relaxed,
    Medium,
    Keen,
    Hard,
    Expert,
    Master,
}

impl Level {
    /// Every level, the easiest first.
    pub const ALL: [Level; LEVELS] = [
        Level::First,
        Level::Easy,
        Level::Relaxed,
        Level::Medium,
        Level::Keen,
        Level::Hard,
        Level::Expert,
        Level::Master,
    ];

    /// As written.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Level::First => "first",
            Level::Easy => "easy",
            Level::Relaxed => "relaxed",
            Level::Medium => "medium",
            Level::Keen => "keen",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// Reads it back.
    #[must_use]
    pub fn from_text(text: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.as_str() == text)
    }

    /// The next easier level.
    #[must_use]
    pub fn below(self) -> Option<Level> {
        Level::ALL.into_iter().rev().find(|level| *level < self)
    }
}

/// Somebody who plays at a level.
#[derive(Debug)]
pub(crate) struct Leveled<G: Game> {
    skill: Skill,
    options: Choices<G::Choice>,
    hasty: Greedy<G>,
    thoughtful: Search<G>,
}

impl<G: Game> Leveled<G> {
    pub(crate) fn new(level: Level) -> Self {
        let skill = G::LEVELS[level as usize];
        let style = Style { budget: skill.lines, ..Style::default() };
        Leveled {
            skill,
            options: Choices::new(),
            hasty: Greedy::careless(skill.noise, skill.overlooks),
            thoughtful: as_learned(|| Search::new(style)),
        }
    }
}

impl<G: Game> Bot<G> for Leveled<G> {
    fn choose(&mut self, peek: &Peek<'_, G>, rng: &mut Rng) -> G::Choice {
        self.choose_in_time(peek, &|| false, rng)
    }

    fn choose_in_time(&mut self, peek: &Peek<'_, G>, is_late: Late<'_>, rng: &mut Rng) -> G::Choice {
        peek.sensible(&mut self.options);
        if let [only] = *self.options {
            return only;
        }
        let hasty = self.skill.lines == 0 || rng.below(100) < usize::from(self.skill.hasty);
        if hasty { self.hasty.choose(peek, rng) } else { self.thoughtful.choose_in_time(peek, is_late, rng) }
    }
}
