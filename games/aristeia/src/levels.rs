//! What sets the levels of bots apart in this game; `arbiter ladder` shows by how much, `docs/strength.md` what came out.

use arbiter_engine::Skill;

/// From a first game to a master's.
pub(crate) const LEVELS: [Skill; arbiter_engine::LEVELS] = [
    Skill::simple(1500).overlooking(75),
    Skill::simple(700).overlooking(50),
    Skill::simple(300).overlooking(25),
    Skill::simple(100).overlooking(8),
    Skill::simple(0),
    Skill::thinking(100),
    Skill::thinking(250),
    Skill::thinking(800),
];
