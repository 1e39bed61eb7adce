//! What sets the levels of bots apart in this game; `arbiter ladder` shows by how much, `docs/strength.md` what came out.

use arbiter_engine::Skill;

/// From a first game to a master's.
pub(crate) const LEVELS: [Skill; arbiter_engine::LEVELS] = [
    Skill::simple(1200).overlooking(30),
    Skill::simple(500).overlooking(10),
    Skill::simple(200),
    Skill::simple(70),
    Skill::simple(0),
    Skill::thinking(160),
    Skill::thinking(500),
    Skill::thinking(2000),
];
