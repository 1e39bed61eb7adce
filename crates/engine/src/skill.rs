//! What sets the levels of bots apart, by game.

use std::fmt;

/// How many levels there are.
pub const LEVELS: usize = 8;

/// What a bot of some level is like at a game. It may be simple, never silly: whatever looks like a mistake at first sight is left
/// out at every level.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Skill {
    /// How many lines of play it tries for each decision; with none it takes what looks best at once.
    pub lines: u32,
    /// How much better one answer must look than another, in the units of [`Game::estimate`](crate::Game::estimate), to be surely told
    /// from it. For answers at first sight.
    pub noise: u32,
    /// Of a hundred answers so many are overlooked at first sight.
    pub overlooks: u8,
    /// Of a hundred decisions so many are made at first sight.
    pub hasty: u8,
}

impl Skill {
    /// Levels that suit a game of which nothing more is known, the easiest first.
    pub const USUAL: [Skill; LEVELS] = [
        Skill::simple(1200).overlooking(50),
        Skill::simple(600).overlooking(30),
        Skill::simple(250).overlooking(15),
        Skill::simple(0),
        Skill::thinking(40),
        Skill::thinking(160),
        Skill::thinking(700),
        Skill::thinking(3000),
    ];

    /// Takes what looks best at once, and cannot tell this from what looks so much worse.
    #[must_use]
    pub const fn simple(noise: u32) -> Skill {
        Skill { lines: 0, noise, overlooks: 0, hasty: 100 }
    }

    /// Tries so many lines of play.
    #[must_use]
    pub const fn thinking(lines: u32) -> Skill {
        Skill { lines, noise: 0, overlooks: 0, hasty: 0 }
    }

    /// The same, but so many of a hundred answers are overlooked.
    #[must_use]
    pub const fn overlooking(self, overlooks: u8) -> Skill {
        Skill { overlooks, ..self }
    }

    /// The same, but in so many of a hundred decisions in a hurry.
    #[must_use]
    pub const fn hasty(self, hasty: u8) -> Skill {
        Skill { hasty, ..self }
    }
}

/// As `docs/strength.md` names it: `noise 600, overlooks 20`, or `60 lines, hasty 50`.
impl fmt::Display for Skill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Skill { lines, noise, overlooks, hasty } = self;
        match lines {
            0 => write!(f, "noise {noise}, overlooks {overlooks}"),
            _ => write!(f, "{lines} lines, hasty {hasty}"),
        }?;
        // Who thinks makes mistakes where there is no time to think.
        if *lines > 0 && (*noise > 0 || *overlooks > 0) {
            write!(f, ", noise {noise}, overlooks {overlooks}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Skill;

    #[test]
    fn a_skill_says_all_that_sets_it_apart() {
        assert_eq!(Skill::simple(600).overlooking(20).to_string(), "noise 600, overlooks 20");
        assert_eq!(Skill::thinking(60).hasty(50).to_string(), "60 lines, hasty 50");
        assert_eq!(Skill::thinking(60).overlooking(5).to_string(), "60 lines, hasty 0, noise 0, overlooks 5");
    }
}
