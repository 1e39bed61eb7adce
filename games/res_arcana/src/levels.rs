//! What sets the levels of bots apart in this game; `arbiter ladder` shows by how much, `docs/strength.md` what came out.

use arbiter_engine::Skill;

/// From a first game to a master's.
pub(crate) const LEVELS: [Skill; arbiter_engine::LEVELS] = [
    Skill::simple(4000).overlooking(50),
    Skill::simple(1000).overlooking(22),
    Skill::simple(400).overlooking(5),
    Skill::simple(0),
    Skill::thinking(16),
    Skill::thinking(60),
    Skill::thinking(250),
    Skill::thinking(1500),
];
